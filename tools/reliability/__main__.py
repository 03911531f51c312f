"""Proves what the game promises: `make reliability`, or `PYTHONPATH=tools python -m reliability`.

It takes hours, goes on where it was interrupted, and writes docs/reliability.md as it goes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from reliability import programme
from reliability.identity import ROOT, Package, package
from reliability.programme import Line
from reliability.reached import Reached, update
from reliability.report import report
from reliability.results import CONTROL, Results, Run
from reliability.schedule import Schedule

RESULTS: Final = ROOT / ".cache" / "reliability.jsonl"
PAGE: Final = ROOT / "docs" / "reliability.md"
REACHED: Final = Path(__file__).with_name("reached.json")


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="reliability", description=__doc__)
    parser.add_argument("lines", nargs="*", metavar="LINE", help="D3 or D1.plans; else all")
    parser.add_argument("--nightly", action="store_true", help="the share that fits into a night")
    parser.add_argument("--jobs", type=int, default=1, help="runs side by side")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin none after that")
    parser.add_argument("--report", action="store_true", help="only write the page")
    parser.add_argument("--without", default="", metavar="D9,D20", help="lines to leave out")
    parser.add_argument("--version", help="the package's tree, where there is no repository")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--reached", type=Path, default=REACHED)
    return parser.parse_args()


def named(lines: list[Line], names: list[str]) -> set[Line]:
    """The lines of an ID or a code; nobody is to wait for hours for one that is misspelled."""
    found = {line for line in lines for name in names if name in {line.id, line.code}}
    unknown = set(names) - {name for line in found for name in (line.id, line.code)}
    if unknown:
        sys.exit(f"no line is called {', '.join(sorted(unknown))}")
    return found


def tell(line: Line, done: Run, results: Results) -> None:
    """A line on the terminal about a run."""
    if done.seed == CONTROL:
        outcome = "control " + ("MISSED" if done.failed else "found")
    else:
        outcome = f"{results.tried(line):,} of {line.wanted:,} {line.counts}"
    failed = f", FAILED: {done.failed}\n{done.output}" if done.failed else ""
    sys.stdout.write(f"{line.code:14} {line.what}: {outcome}, {done.seconds:.0f} s{failed}\n")
    sys.stdout.flush()


def main() -> int:
    """Run what is left of the programme; the number of runs that failed is the exit status."""
    wishes = arguments()
    lines, elsewhere = programme.read()
    tested = package() if wishes.version is None else Package(wishes.version, wishes.version)
    results = Results(wishes.results, tested.version)
    wanted = named(lines, wishes.lines) if wishes.lines else set(lines)
    wanted -= named(lines, wishes.without.split(",") if wishes.without else [])
    chosen = [line for line in lines if line in wanted]

    def write_page() -> None:
        reached = update(lines, results, tested.commit, Reached.read(wishes.reached))
        Reached.write(wishes.reached, reached)
        page = report(lines, elsewhere, results, tested.commit, reached)
        wishes.page.write_text(page, "utf-8")

    if not wishes.report:
        schedule = Schedule(chosen, results, is_nightly=wishes.nightly)
        for line, done in schedule.run(wishes.jobs, 60 * wishes.minutes):
            results.add(done)
            tell(line, done, results)
            write_page()
    write_page()
    runs = [run for line in chosen for run in (*results.of(line), results.control_of(line)) if run]
    return min(100, sum(bool(run.failed) for run in runs))


if __name__ == "__main__":
    sys.exit(main())
