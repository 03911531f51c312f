"""Shares of wins in paired matches, and how far they move, with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from metro2033.figures.share import Share, Z

Sample = tuple[float, int]
"""What seats of a kind won in one match, and how many such seats there were."""

PLACES: Final = 6

FEW: Final = 30
"""With fewer trials, what matches add to a share says too little about its error."""


@dataclass(frozen=True, slots=True)
class Shift:
    """A share with house cards less the same share with the printed set; None without trials."""

    printed: float | None
    house: float | None
    change: float | None
    low: float | None
    high: float | None
    trials: int

    @property
    def is_sure(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.low is not None and self.high is not None and not self.low <= 0 <= self.high

    def data(self) -> dict[str, Any]:
        """The shift as JSON data."""
        names = ("printed", "house", "change", "low", "high")
        found = {name: getattr(self, name) for name in names}
        rounded = {k: None if v is None else round(v, PLACES) for k, v in found.items()}
        return {**rounded, "trials": self.trials}


def shift(
    printed: Sequence[Sample],
    house: Sequence[Sample],
    z: float = Z,
    fair: float | None = None,
    is_same: bool = False,
) -> Shift:
    """Compare shares of wins over the same matches, match by match.

    A share is a ratio of sums. Its error is taken from what each match adds to it, so that luck
    which both matches of a pair share cancels out, and seats of one match do not count as if they
    were independent. Where the printed set has no such seats, `fair` stands for its share.
    `is_same`: every match went the same with both sets, so that even few are sure.

    >>> shift([(1, 1), (0, 1)] * 50, [(1, 1), (0, 1)] * 50).change
    0.0
    """
    before, after = _share(printed), _share(house)
    base = fair if before is None else before
    trials = _trials(house)
    if after is None or base is None:
        return Shift(before, after, None, None, None, trials)
    few = trials if before is None else min(trials, _trials(printed))
    if few < FEW and not is_same:
        down, up = _few_errors(printed, house, base, z)
    else:
        down = up = z * _error(printed, house, before, after)
    change = after - base
    low, high = max(-1.0, change - down), min(1.0, change + up)
    return Shift(before, after, change, low, high, trials)


def _error(
    printed: Sequence[Sample], house: Sequence[Sample], before: float | None, after: float
) -> float:
    """The standard error of a shift, from what each pair of matches adds to it."""
    pairs = zip(_parts(printed, before), _parts(house, after), strict=True)
    squares = [(new - old) ** 2 for old, new in pairs]
    return math.sqrt(math.fsum(squares) / max(1, len(squares) - 1) / max(1, len(squares)))


def _few_errors(
    printed: Sequence[Sample], house: Sequence[Sample], base: float, z: float
) -> tuple[float, float]:
    """How far a shift of few trials may be off, down and up, by Newcombe's hybrid of scores."""
    old, new = _bounds(printed, z), _bounds(house, z)
    after = _share(house) or 0.0
    if _share(printed) is None:
        old = base, base
    down = math.hypot(after - new[0], old[1] - base)
    return down, math.hypot(new[1] - after, base - old[0])


def _bounds(samples: Sequence[Sample], z: float) -> tuple[float, float]:
    """Wilson's score interval of a share."""
    return Share(math.fsum(won for won, _ in samples), _trials(samples)).within(z)


def _trials(samples: Sequence[Sample]) -> int:
    return sum(n for _, n in samples)


def _share(samples: Sequence[Sample]) -> float | None:
    trials = _trials(samples)
    return math.fsum(won for won, _ in samples) / trials if trials else None


def _parts(samples: Sequence[Sample], share: float | None) -> list[float]:
    """What each match adds to the error of a share."""
    if share is None:
        return [0.0] * len(samples)
    mean = _trials(samples) / len(samples)
    return [(won - share * n) / mean for won, n in samples]
