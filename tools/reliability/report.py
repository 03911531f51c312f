"""The table of what was tried, as a page of the documentation."""

from __future__ import annotations

from pathlib import Path
from string import Template
from typing import Final

from reliability.programme import Line
from reliability.results import Results

PAGE: Final = Template(Path(__file__).with_name("page.md").read_text("utf-8"))

HEADS: Final = (
    *("line", "promise", "asked for", "tried", "also counted", "failed", "fewer than"),
    *("control", "last run"),
)


def report(lines: list[Line], elsewhere: dict[str, str], results: Results) -> str:
    """The whole page."""
    rows = [HEADS, ["---"] * len(HEADS), *(row(line, results) for line in lines)]
    others = [f"- {id}: {why}" for id, why in sorted(elsewhere.items(), key=by_number)]
    return PAGE.substitute(
        version=results.version if results.runs else "not run yet",
        table="\n".join(f"| {' | '.join(cells)} |" for cells in rows),
        elsewhere="\n".join(others),
    )


def by_number(item: tuple[str, str]) -> int:
    return int(item[0].removeprefix("D"))


def row(line: Line, results: Results) -> list[str]:
    """A row of the table."""
    runs, tried = results.of(line), results.tried(line)
    failed = sum(bool(run.failed) for run in runs)
    names = sorted({name for run in runs for name in run.counts} - {line.counts, "tests"})
    others = [f"{sum(run.counts.get(name, 0) for run in runs):,} {name}" for name in names]
    has_bound = line.is_sample and tried > 0 and failed == 0
    return [
        line.id,
        line.what,
        f"{line.wanted:,} {line.counts}",
        f"{tried:,}",
        ", ".join(others),
        f"{failed}",
        f"{300 / tried:.2g} %" if has_bound else "",
        control(line, results),
        max((run.date for run in runs), default="never"),
    ]


def control(line: Line, results: Results) -> str:
    """Whether the planted fault was found."""
    run = results.control_of(line)
    if not line.control:
        return ""
    if run is None:
        return "not tried"
    return "missed" if run.failed else "found"
