"""The table of what was tried, as a page of the documentation."""

from __future__ import annotations

from pathlib import Path
from string import Template
from typing import Final

from reliability.identity import identity
from reliability.programme import Line
from reliability.reached import Reached, of
from reliability.results import Results

PAGE: Final = Template(Path(__file__).with_name("page.md").read_text("utf-8"))

HEADS: Final = (
    *("line", "promise", "asked for", "tried", "also counted", "failed", "fewer than"),
    *("control", "package", "command"),
)


def report(
    lines: list[Line],
    elsewhere: dict[str, str],
    results: Results,
    commit: str,
    reached: dict[str, Reached],
) -> str:
    """The whole page."""
    shown = {line.name: reached.get(line.name) or of(line, results, commit) for line in lines}
    told = [row(line, shown[line.name], results.version) for line in lines]
    rows = [HEADS, ["---"] * len(HEADS), *told]
    others = [f"- {id}: {why}" for id, why in sorted(elsewhere.items(), key=by_number)]
    return PAGE.substitute(
        commit=commit,
        table="\n".join(f"| {' | '.join(cells)} |" for cells in rows),
        elsewhere="\n".join(others),
    )


def by_number(item: tuple[str, str]) -> int:
    return int(item[0].removeprefix("D"))


def row(line: Line, reached: Reached | None, version: str) -> list[str]:
    """A row of the table."""
    asked = [line.code, line.what, f"{line.wanted:,} {line.counts}"]
    if reached is None:
        control = "not tried" if line.control else ""
        return [*asked, "0", "", "0", "", control, "never", command(line)]
    others = sorted(set(reached.counts) - {line.counts, "tests"})
    has_bound = line.is_sample and reached.tried > 0 and reached.failed == 0
    age = "" if reached.version == identity(line, version) else ", older"
    return [
        *asked,
        f"{reached.tried:,}",
        ", ".join(f"{reached.counts[name]:,} {name.replace('_', ' ')}" for name in others),
        f"{reached.failed}: {line.failure}"
        if reached.failed and line.failure
        else f"{reached.failed}",
        f"{300 / reached.tried:.2g} %" if has_bound else "",
        reached.control,
        f"{reached.commit}, {reached.date}{age}",
        command(line),
    ]


def command(line: Line) -> str:
    """What repeats a line."""
    return f"`make reliability ARGS={line.code}`"
