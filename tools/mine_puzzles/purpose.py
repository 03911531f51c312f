"""What the best answers of puzzles are for, as hints say it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from metro2033 import catalog
from metro2033.review.effort import Effort
from metro2033.review.grade import Grader
from metro2033.table.keys import codec_of

EFFORT = Effort(looks=32, checks=0, trials=0, portion=0, reasons=64)
"""Worlds to find the plans of answers, and to tell what they are for."""

MOST_OTHERS = 4
"""So many of the next best answers are compared with the best one."""

SEED = 2033


def purpose(edition: str, state: Any, seat: int, chances: dict[str, float]) -> dict[str, Any]:
    """What the best of some answers is for; only what there is to say."""
    game = catalog.game(edition)
    ranked = sorted(chances, key=lambda key: -chances[key])[: 1 + MOST_OTHERS]
    words = [codec_of(game).word(key) for key in ranked]
    lead = chances[ranked[0]] - chances[ranked[1]]
    found = msgspec.to_builtins(_grader(edition).purpose(state, seat, words, lead, SEED))
    return {name: value for name, value in found.items() if value}


@cache
def _grader(edition: str) -> Grader:
    return Grader(catalog.game(edition), EFFORT)
