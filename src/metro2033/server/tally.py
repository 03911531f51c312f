"""What the server counts with every move, as plain numbers: Prometheus' own would cost more."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString


class Tally(Collector):
    """How often something has happened, by one label. One thread counts."""

    def __init__(self, name: str, what: str, label: str, registry: CollectorRegistry) -> None:
        self.counts: Final = Counter[str]()
        self.label: Final = label
        self._about: Final = (name, what)
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """All counts as they stand."""
        family = CounterMetricFamily(*self._about, labels=[self.label])
        for value, count in list(self.counts.items()):
            family.add_metric([value], count)
        yield family


class Timings(Collector):
    """How many times took how long. One thread observes them."""

    def __init__(
        self, name: str, what: str, buckets: Sequence[float], registry: CollectorRegistry
    ) -> None:
        self._about: Final = (name, what)
        self._bounds: Final = [float(bound) for bound in buckets]
        self._counts: Final = [0] * (len(buckets) + 1)
        self._seconds = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Something took so many seconds."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """All times as they stand."""
        bounds = [*map(floatToGoString, self._bounds), "+Inf"]
        counts = list(zip(bounds, accumulate(self._counts), strict=True))
        family = HistogramMetricFamily(*self._about)
        family.add_metric([], counts, self._seconds)
        yield family
