"""Measures the engine in all its forms, the static page's among them, and a peer: `make bench`.

Figures are medians of CPU time samples, taken in turn. Decisions are answers by seats, forced ones
included; draws are counted separately. The peer is catanatron (the extra `bench`).
"""

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.table import Table

from engine_bench import peer
from engine_bench.conductor import QUICK, BenchFailed, Plan, Report, measure
from metro2033 import __version__, catalog
from metro2033.bench import FIGURES
from metro2033.cli.output import console, grid


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="engine_bench", description=__doc__)
    parser.add_argument("--edition", action="append", choices=catalog.names(), help="repeatable")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--quick", action="store_true", help="seconds instead of minutes")
    return parser.parse_args()


def main() -> int:
    """Measure, print tables, and write the file."""
    asked = arguments()
    try:
        found = measure(
            asked.edition or catalog.names(),
            QUICK if asked.quick else Plan(),
            lambda n, of: print(f"round {n} of {of}", file=sys.stderr),
        )
    except BenchFailed as error:
        sys.exit(f"engine_bench: {error}")
    date = datetime.now(UTC).isoformat(timespec="seconds")
    data = {"command": " ".join(sys.argv[1:]), "version": __version__, "date": date, **found}
    if asked.json is not None:
        asked.json.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    show(data)
    return 0


def show(data: Report) -> None:
    """Print a table for each edition, next to the peer."""
    screen = console()
    processor = data["machine"]["processor"]
    screen.print(f"metro2033 {data['version']}, Python {data['python']}, {processor}")
    for name, forms in data["editions"].items():
        screen.print(edition_table(name, forms, data))
    if data["peer"] is None:
        screen.print(f"{peer.NAME} is not installed, so no peer is measured")
    if not any("compiled" in forms for forms in data["editions"].values()):
        screen.print("the installed engine is plain Python: there is no compiled form to measure")


def edition_table(name: str, forms: Report, data: Report) -> Table:
    """The figures of one edition in each form, with ratios to the peer if it has the figure."""
    rival = data["peer"]
    any_form = next(iter(forms.values()))
    length = ", ".join(
        f"{any_form[f'{what}_per_match']:.0f} {what}" for what in ("decisions", "draws")
    )
    headings = ["", *forms]
    if rival:
        headings += [f"{rival['name']} {rival['version']}", *[f"{form} ratio" for form in forms]]
    title = f"\n{name}, {any_form['seats']} seats, {length} per match"
    table = grid(*headings, title=title)
    for figure in FIGURES:
        cells = [number(form["figures"].get(figure)) for form in forms.values()]
        if rival:
            ratios = [data["ratios"][name][form].get(figure) for form in forms]
            cells.append(number(rival["figures"].get(figure)))
            cells += [f"{ratio:,.3g}×" if ratio else "" for ratio in ratios]
        table.add_row(figure, *cells)
    return table


def number(figure: dict[str, Any] | None) -> str:
    """A median with three significant digits; whole from 100 on."""
    if figure is None:
        return ""
    value = figure["median"]
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main())
