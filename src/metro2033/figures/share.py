"""Win shares with 95 % intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations."""


@dataclass
class Share:
    """How often something happened in a number of trials, counted in parts if it was shared.

    `fair` is the number expected if all were equal, summed over the trials.
    """

    count: float = 0.0
    trials: int = 0
    fair: float = 0.0

    def add(self, part: float, fair: float = 0.0) -> None:
        """Add a trial."""
        self.count += part
        self.trials += 1
        self.fair += fair

    @property
    def value(self) -> float:
        """The share; 0 without trials."""
        return self.count / self.trials if self.trials else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.within(Z)

    def within(self, z: float) -> tuple[float, float]:
        """Wilson's score interval for so many standard deviations.

        >>> low, high = Share(5, 10).within(Z)
        >>> round(low, 4), round(high, 4)
        (0.2366, 0.7634)
        """
        n, p = self.trials, self.value
        if n == 0:
            return 0.0, 1.0
        middle = p + z * z / (2 * n)
        reach = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        scale = 1 + z * z / n
        return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)

    def data(self) -> dict[str, float]:
        """The share with its bounds and the fair share, as JSON data."""
        low, high = self.bounds
        data = {"trials": self.trials, "count": round(self.count, 4)}
        data |= {"share": round(self.value, 4), "low": round(low, 4), "high": round(high, 4)}
        if self.fair:
            fair = self.fair / self.trials
            data |= {"fair": round(fair, 4), "of_fair": round(self.value / fair, 4)}
            data |= {"of_fair_low": round(low / fair, 4), "of_fair_high": round(high / fair, 4)}
        return data


def win_parts(ranking: list[int]) -> list[float]:
    """Each seat's part of the win: all of it, a share if several have won, or nothing.

    >>> win_parts([2, 1, 1]), win_parts([2, 3, 3])
    ([0.0, 0.5, 0.5], [0.0, 0.0, 0.0])
    """
    winners = ranking.count(1)
    return [1 / winners if place == 1 else 0.0 for place in ranking]
