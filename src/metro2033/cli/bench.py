"""`metro2033 bench`: the speed of the engine, next to a peer."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from metro2033 import __version__, catalog
from metro2033.bench import peer
from metro2033.bench.conductor import QUICK, Plan, measure
from metro2033.cli.option import known_game
from metro2033.cli.output import aside, console, edition_name, figures, grid, print_json
from metro2033.cli.speech import say

FIGURES = (
    "decisions_per_s",
    "driven_decisions_per_s",
    "draws_per_s",
    "matches_per_s",
    "clone_us",
    "search_us",
    "view_us",
    "imagine_us",
    "snapshot_us",
)
"""What is reported for each form of the engine, in this order."""


def bench(
    edition: Annotated[list[str] | None, typer.Option("--edition", metavar="NAME")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE")] = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
) -> None:
    """Measure the engine, compiled and plain, and a peer in the same run."""
    plan = QUICK if quick else Plan()
    editions = [known_game(name).name for name in edition or catalog.names()]
    with aside().status(say("cli-progress", "bench")) as status:
        figures = measure(
            editions,
            plan,
            lambda n, of: status.update(say("cli-progress", "bench-round", number=n, of=of)),
        )
    words = ["metro2033 bench", *[f"--edition {name}" for name in edition or ()]]
    command = " ".join([*words, "--quick"] if quick else words)
    date = datetime.now(UTC).isoformat(timespec="seconds")
    data = {"command": command, "version": __version__, "date": date, **figures}
    if json_file == Path("-"):
        print_json(data)
        return
    if json_file is not None:
        json_file.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    show(data)


def show(data: dict[str, Any]) -> None:
    """Print a table for each edition, next to the peer."""
    screen = console()
    about = {"version": data["version"], "python": data["python"]}
    screen.print(say("cli-bench", **about, processor=data["machine"]["processor"]))
    for name, forms in data["editions"].items():
        screen.print()
        screen.print(edition_table(name, forms, data))
    screen.print()
    if data["peer"] is None:
        screen.print(say("cli-no-peer", name=peer.NAME))
    if len(next(iter(data["editions"].values()))) == 1:
        screen.print(say("cli-only-plain"))


def edition_table(name: str, forms: dict[str, Any], data: dict[str, Any]) -> Any:
    """The figures of one edition in each form, with ratios to the peer if it has the figure."""
    rival = data["peer"]
    headings = ["", *[say("cli-form", form) for form in forms]]
    if rival:
        headings.append(f"{rival['name']} {rival['version']}")
        headings += [say("cli-form-ratio", form) for form in forms]
    any_form = next(iter(forms.values()))
    decisions, draws = (round(any_form[f"{what}_per_match"]) for what in ("decisions", "draws"))
    seats = any_form["seats"]
    about = {"edition": edition_name(name), "seats": seats, "decisions": decisions, "draws": draws}
    table = grid(*headings, title=say("cli-bench-edition", **about))
    for figure in FIGURES:
        label = say("cli-speed", figure.replace("_", "-"))
        cells = [number(form["figures"].get(figure)) for form in forms.values()]
        if rival:
            cells.append(number(rival["figures"].get(figure)))
            cells += [times(data["ratios"][name][form].get(figure)) for form in forms]
        table.add_row(label, *cells)
    return table


def number(figure: dict[str, float] | None) -> str:
    """A median with three significant digits."""
    return "" if figure is None else figures().rounded(figure["median"])


def times(ratio: float | None) -> str:
    """How many times faster than the peer."""
    return "" if ratio is None else f"{figures().rounded(ratio)}×"
