"""The strength of the levels: matches of every level against the next lower one.

`ratings.json` holds them, as tools/train/ladder.py has played them.
"""

from __future__ import annotations

import json
from functools import cache
from math import log10
from pathlib import Path
from typing import Any, Final

from metro2033.bots.registry import LEVELS

FILE: Final = Path(__file__).with_name("ratings.json")

USUAL: Final = "stalker"
BASE: Final = 1000
"""The rating of the usual level."""


@cache
def rows() -> list[dict[str, Any]]:
    """A row for every edition, number of seats, and level with a lower one."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@cache
def rating(edition: str, level: str, seats: int = 2) -> int | None:
    """The Elo rating of a level, at two seats or at more: 100 more win 64 % of the matches."""
    played = [r for r in rows() if r["edition"] == edition]
    steps = {r["level"]: step(r["wins"]) for r in played if r["seats"] == 2}
    if level not in LEVELS or not steps:
        return None
    if seats > 2:
        steps |= {r["level"]: step(r["wins"]) for r in played if r["seats"] > 2}
    names = list(LEVELS)
    total = sum(steps[name] for name in names[1 : names.index(level) + 1])
    return round(BASE + total - sum(steps[name] for name in names[1 : names.index(USUAL) + 1]))


def step(wins: float) -> float:
    """By how much the rating of a bot with so many wins of a hundred is the higher one."""
    share = min(max(wins, 1.0), 99.0) / 100.0
    return 400.0 * log10(share / (1.0 - share))
