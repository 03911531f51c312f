"""`metro2033 bench`: how fast the installed engine runs on this machine."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from metro2033 import __version__, catalog
from metro2033.bench import FIGURES, Samples, Subject, add, machine, medians
from metro2033.cli.option import command_line, known_game
from metro2033.cli.output import (
    aside,
    console,
    edition_name,
    figures,
    grid,
    json_text,
    print_json,
)
from metro2033.cli.speech import say
from metro2033.form import engine_form

REPEATS: Final = 7
SECONDS: Final = 0.25
"""A figure is the median of so many samples, each of so many seconds."""

QUICK_REPEATS: Final = 3
QUICK_SECONDS: Final = 0.03


def bench(
    edition: Annotated[list[str] | None, typer.Option("--edition", metavar="NAME")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE")] = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
) -> None:
    """Measure the speed of the engine."""
    repeats, seconds = (QUICK_REPEATS, QUICK_SECONDS) if quick else (REPEATS, SECONDS)
    subjects = {name: Subject(known_game(name)) for name in edition or catalog.names()}
    data = {
        "command": command_line("bench", edition=edition, quick=quick),
        "version": __version__,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "repeats": repeats,
        "seconds": seconds,
        **machine(),
        "editions": measured(subjects, repeats, seconds),
    }
    if json_file == Path("-"):
        print_json(data)
        return
    if json_file is not None:
        json_file.write_text(json_text(data) + "\n", encoding="utf-8")
    show(data)


def measured(subjects: dict[str, Subject], repeats: int, seconds: float) -> dict[str, Any]:
    """The figures of each edition, under the form of the engine; the editions take turns."""
    samples: dict[str, Samples] = {name: {} for name in subjects}
    with aside().status(say("cli-progress", "bench")) as status:
        for repeat in range(repeats):
            status.update(say("cli-progress", "bench-round", number=repeat + 1, of=repeats))
            for name, subject in subjects.items():
                for measure in subject.measures.values():
                    add(samples[name], measure(seconds))
    found = {}
    for name, subject in subjects.items():
        length = subject.length()
        about = {**subject.facts(), **length}
        about["figures"] = medians(samples[name], length["decisions_per_match"])
        found[name] = {engine_form(): about}
    return found


def show(data: dict[str, Any]) -> None:
    """Print a table for each edition."""
    screen = console()
    about = {"version": data["version"], "python": data["python"]}
    screen.print(say("cli-bench", **about, processor=data["machine"]["processor"]))
    for name, forms in data["editions"].items():
        screen.print()
        screen.print(edition_table(name, forms))


def edition_table(name: str, forms: dict[str, Any]) -> Table:
    """The figures of one edition in each form."""
    any_form = next(iter(forms.values()))
    decisions, draws = (round(any_form[f"{what}_per_match"]) for what in ("decisions", "draws"))
    about = {"seats": any_form["seats"], "decisions": decisions, "draws": draws}
    title = say("cli-bench-edition", edition=edition_name(name), **about)
    table = grid("", *[say("cli-form", form) for form in forms], title=title)
    for figure in FIGURES:
        values = [form["figures"][figure]["median"] for form in forms.values()]
        table.add_row(say("cli-speed", figure.replace("_", "-")), *map(figures().rounded, values))
    return table
