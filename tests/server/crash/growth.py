"""Whether what a server holds grows without end, judged by a curve of what it held at rest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import median
from typing import Final

GROWTH: Final = 0.05
"""The share of its memory by which a server may grow in the second half."""

SPARE: Final = 4
"""Descriptors or tasks more than before that are no pile yet."""


def later(curve: Sequence[int]) -> Sequence[int]:
    """The second half: in the first one, what is used later is still being loaded."""
    return curve[len(curve) // 2 :]


def slope(curve: Sequence[int]) -> float:
    """By how much a curve climbs from one point to the next; some odd points do not matter."""
    pairs = combinations(enumerate(curve), 2)
    return median((there - here) / (after - before) for (before, here), (after, there) in pairs)


def climbs(memory: Sequence[int]) -> bool:
    """Whether the second half of a curve climbs by more than a server may grow."""
    half = later(memory)
    return slope(half) * (len(half) - 1) > GROWTH * half[0]


def piles_up(counts: Sequence[int]) -> bool:
    """Whether there are more of them at the end than in the middle."""
    half = later(counts)
    return half[-1] > half[0] + SPARE
