"""`metro2033 bench`: how fast the engine is, beside a peer."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from metro2033 import __version__, catalog
from metro2033.bench import peer
from metro2033.bench.conductor import QUICK, BenchFailed, Plan, measure
from metro2033.cli.fault import Failed
from metro2033.cli.option import known_game
from metro2033.cli.output import aside, console, grid, print_json

ROWS = {
    "decisions_per_s": "decisions/s, random play",
    "driven_decisions_per_s": "decisions/s, driven from Python",
    "draws_per_s": "answers of nature/s, besides",
    "matches_per_s": "matches/s",
    "clone_us": "clone, us",
    "search_us": "clone and 30 decisions, us",
    "view_us": "view, us",
    "imagine_us": "imagine, us",
    "snapshot_us": "snapshot to text and back, us",
}


def bench(
    edition: Annotated[
        list[str] | None, typer.Option("--edition", metavar="NAME", help="Only this; repeatable.")
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the figures; - prints.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Seconds instead of a minute.")] = False,
) -> None:
    """Measure the engine, compiled and plain, and a peer in the same run.

    Figures are medians of samples of CPU time, taken in turn. Decisions are answers of seats,
    forced ones included; nature's answers are counted apart. The peer is catanatron in random
    play by four; it comes with `pip install 'metro2033[bench]'`.

    Examples:

    - `metro2033 bench`
    - `metro2033 bench --quick --json bench.json`
    """
    plan = QUICK if quick else Plan()
    editions = [known_game(name).name for name in edition or catalog.names()]
    try:
        with aside().status("measuring") as status:
            figures = measure(editions, plan, status.update)
    except BenchFailed as error:
        raise Failed(str(error)) from error
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
    """One table for each edition, the peer beside it."""
    screen = console()
    machine = data["machine"]
    screen.print(f"metro2033 {data['version']}, Python {data['python']}, {machine['processor']}")
    for name, forms in data["editions"].items():
        screen.print()
        screen.print(edition_table(name, forms, data))
    screen.print()
    if data["peer"] is None:
        screen.print(f"{peer.NAME} is not installed: no peer (pip install 'metro2033\\[bench]')")
    if len(next(iter(data["editions"].values()))) == 1:
        screen.print("the installed engine is plain Python: nothing compiled to measure")


def edition_table(name: str, forms: dict[str, Any], data: dict[str, Any]) -> Any:
    """The figures of one edition in each form, with ratios to the peer where it has the figure."""
    rival = data["peer"]
    headings = ["", *forms]
    if rival:
        headings += [f"{rival['name']} {rival['version']}", *[f"{form} ratio" for form in forms]]
    any_form = next(iter(forms.values()))
    title = f"{name}, {any_form['seats']} seats, {any_form['decisions_per_match']:.0f} decisions"
    table = grid(*headings, title=f"{title} and {any_form['draws_per_match']:.0f} draws a match")
    for figure, label in ROWS.items():
        cells = [number(form["figures"].get(figure)) for form in forms.values()]
        if rival:
            cells.append(number(rival["figures"].get(figure)))
            cells += [times(data["ratios"][name][form].get(figure)) for form in forms]
        table.add_row(label, *cells)
    return table


def number(figure: dict[str, float] | None) -> str:
    """A median with three digits that mean something."""
    if figure is None:
        return ""
    value = figure["median"]
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def times(ratio: float | None) -> str:
    """How many times faster than the peer."""
    return "" if ratio is None else f"{ratio:.3g}x"
