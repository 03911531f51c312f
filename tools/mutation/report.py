"""The page about changes that tests notice, and about those that they do not."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from string import Template
from typing import Final

from mutation.sample import Sample

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


def report(totals: dict[str, int], samples: dict[str, Sample]) -> str:
    """The whole page."""
    heads = ["group", "changes", "tried", "noticed", "share", "of all, 95 %", "date"]
    rows = [heads, ["---"] * len(heads)]
    parts = []
    for name, total in totals.items():
        sample = samples.get(name) or Sample("never", 0, 0, [])
        share = f"{100 * sample.noticed / sample.tried:.0f} %" if sample.tried else ""
        limits = bounds(sample.noticed, sample.tried) if sample.tried else ""
        figures = [f"{number:,}" for number in (total, sample.tried, sample.noticed)]
        rows.append([name, *figures, share, limits, sample.date])
        if sample.survivors:
            lines = "\n".join(f"- {line}" for line in sample.survivors)
            parts.append(f"## Survivors: {name}\n\n{lines}")
    return PAGE.substitute(
        table="\n".join(f"| {' | '.join(row)} |" for row in rows),
        survivors="".join(f"\n{part}\n" for part in parts),
    )
