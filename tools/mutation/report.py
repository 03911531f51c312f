"""The page about changes that tests notice, and about those that they do not."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from string import Template
from typing import Any, Final

PAGE: Final = Template(Path(__file__).with_name("page.md").read_text("utf-8"))


def bounds(killed: int, tried: int) -> str:
    """The share of noticed changes, as an interval (Wilson).

    >>> bounds(90, 100)
    '83-94 %'
    """
    z, share = 1.96, killed / tried
    middle = share + z * z / (2 * tried)
    spread = z * sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried))
    low, high = ((middle + sign * spread) / (1 + z * z / tried) for sign in (-1, 1))
    return f"{100 * low:.0f}-{100 * high:.0f} %"


def report(totals: dict[str, int], tried: list[dict[str, Any]], judged: dict[str, str]) -> str:
    """The whole page."""
    heads = ["group", "changes", "tried", "noticed", "share", "of all, 95 %"]
    rows = [heads, ["---"] * len(heads)]
    parts = []
    for name, total in totals.items():
        mine = [change for change in tried if change["group"] == name]
        killed = [change for change in mine if change["outcome"] != "survived"]
        share = f"{100 * len(killed) / len(mine):.0f} %" if mine else ""
        limits = bounds(len(killed), len(mine)) if mine else ""
        rows.append([name, f"{total:,}", f"{len(mine):,}", f"{len(killed):,}", share, limits])
        lines = [survivor(change, judged) for change in mine if change["outcome"] == "survived"]
        if lines:
            parts.append(f"## Survivors: {name}\n\n" + "\n".join(sorted(lines)))
    return PAGE.substitute(
        table="\n".join(f"| {' | '.join(row)} |" for row in rows),
        survivors="".join(f"\n{part}\n" for part in parts),
    )


def survivor(change: dict[str, Any], judged: dict[str, str]) -> str:
    """A line about a change that nobody noticed, with what was said about it."""
    where = f"{change['file'].removeprefix('metro2033/')}:{change['line']}"
    said = judged.get(f"{change['file']}:{change['n']}", "")
    told = change["change"].replace("\n", " ").replace("`", "'")[:160]
    return f"- `{where}`: `{told}`" + (f": {said}" if said else "")
