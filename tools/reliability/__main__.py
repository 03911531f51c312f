"""Proves what the game promises: `make reliability`, or `PYTHONPATH=tools python -m reliability`.

It takes hours, goes on where it was interrupted, and writes docs/reliability.md as it goes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic
from typing import Final

from reliability import programme
from reliability.programme import Line
from reliability.report import report
from reliability.results import CONTROL, Results, Run
from reliability.run import ROOT, run, version

RESULTS: Final = ROOT / ".cache" / "reliability.jsonl"
PAGE: Final = ROOT / "docs" / "reliability.md"


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="reliability", description=__doc__)
    parser.add_argument("lines", nargs="*", metavar="LINE", help="as D3; all by default")
    parser.add_argument("--nightly", action="store_true", help="the share that fits into a night")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--report", action="store_true", help="only write the page")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--page", type=Path, default=PAGE)
    return parser.parse_args()


def wanted(line: Line, *, nightly: bool) -> int:
    return line.nightly if nightly else line.wanted


def next_run(lines: list[Line], results: Results, *, nightly: bool) -> tuple[Line, bool] | None:
    """What to do next, and whether that is a control; the line of which least is done comes first.

    A line that failed is not tried again.
    """
    for line in lines:
        if line.control and results.control_of(line) is None:
            return line, True
    open_lines = [
        line
        for line in lines
        if results.tried(line) < wanted(line, nightly=nightly)
        and not any(run.failed for run in results.of(line))
    ]
    if not open_lines:
        return None
    share = {line.name: results.tried(line) / wanted(line, nightly=nightly) for line in open_lines}
    return min(open_lines, key=lambda line: share[line.name]), False


def tell(line: Line, done: Run, results: Results) -> None:
    """A line on the terminal about a run."""
    if done.seed == CONTROL:
        outcome = "control " + ("MISSED" if done.failed else "found")
    else:
        outcome = f"{results.tried(line):,} of {line.wanted:,} {line.counts}"
    failed = f", FAILED: {done.failed}\n{done.output}" if done.failed else ""
    sys.stdout.write(f"{line.id:4} {line.what}: {outcome}, {done.seconds:.0f} s{failed}\n")
    sys.stdout.flush()


def main() -> int:
    """Run what is left of the programme; the number of lines that failed is the exit status."""
    wishes = arguments()
    lines, elsewhere = programme.read()
    results = Results(wishes.results, version())
    chosen = [line for line in lines if not wishes.lines or line.id in wishes.lines]
    end = monotonic() + 60 * wishes.minutes
    while not wishes.report and monotonic() < end:
        following = next_run(chosen, results, nightly=wishes.nightly)
        if following is None:
            break
        line, is_control = following
        tests = line.control if is_control else line.tests
        seed = CONTROL if is_control else results.next_seed(line)
        done = run(line.name, tests, seed, 1 if is_control else line.effort, results.version)
        results.add(done)
        tell(line, done, results)
        wishes.page.write_text(report(lines, elsewhere, results), "utf-8")
    wishes.page.write_text(report(lines, elsewhere, results), "utf-8")
    runs = [run for line in chosen for run in (*results.of(line), results.control_of(line)) if run]
    return min(100, sum(bool(run.failed) for run in runs))


if __name__ == "__main__":
    sys.exit(main())
