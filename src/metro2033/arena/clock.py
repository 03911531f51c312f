"""How long decisions took: totals and histograms, which add up over matches."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

STEPS: Final = 16
"""Histogram bins per doubling of the time: percentiles are accurate to 4 %."""


@dataclass
class Clock:
    """The times of some decisions. `sizes` counts them by the logarithm of their microseconds."""

    count: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    sizes: Counter[int] = field(default_factory=Counter)

    @classmethod
    def of(cls, times: Iterable[float]) -> Clock:
        """A clock of single times, in seconds."""
        clock = cls()
        for seconds in times:
            clock.count += 1
            clock.seconds += seconds
            clock.worst = max(clock.worst, seconds)
            clock.sizes[round(STEPS * math.log2(max(seconds, 1e-7) * 1e6))] += 1
        return clock

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Clock:
        """Read a clock from data."""
        sizes = Counter({int(size): n for size, n in data["sizes"].items()})
        return cls(data["count"], data["seconds"], data["worst"], sizes)

    def data(self) -> dict[str, Any]:
        """The clock as JSON data."""
        sizes = {str(size): n for size, n in sorted(self.sizes.items())}
        return {
            "count": self.count,
            "seconds": round(self.seconds, 7),
            "worst": round(self.worst, 7),
            "sizes": sizes,
        }

    def add(self, other: Clock) -> None:
        """Add the decisions of another clock."""
        self.count += other.count
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)
        self.sizes += other.sizes

    def within(self, share: float) -> float:
        """The seconds within which that share of the decisions was made."""
        wanted, seen = share * self.count, 0
        for size, n in sorted(self.sizes.items()):
            seen += n
            if seen >= wanted:
                return min(2 ** (size / STEPS) / 1e6, self.worst)
        return self.worst
