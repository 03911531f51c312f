"""What limits turn away: counted each time, logged now and then."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from metro2033.server.log import logger
from metro2033.server.metrics import Metrics

LOG: Final = logger("metro2033.limit")

EVERY_SECONDS: Final = 60.0
"""How often each reason gets a line."""


class LimitLog:
    """Counts everything that is turned away, by reason, and keeps floods out of the log."""

    def __init__(self, metrics: Metrics, now: Callable[[], float] = monotonic) -> None:
        self._metrics: Final = metrics
        self._now: Final = now
        self._told: Final[dict[str, float]] = {}
        self._times: Final[dict[str, int]] = {}

    def count(self, reason: str) -> None:
        """Something was turned away."""
        self._metrics.turned_away.labels(reason).inc()

    def bite(self, reason: str, address: str) -> None:
        """An address reached a limit: the first time is logged, later ones once a minute."""
        self.count(reason)
        self._times[reason] = self._times.get(reason, 0) + 1
        now = self._now()
        if now - self._told.get(reason, -EVERY_SECONDS) >= EVERY_SECONDS:
            self._told[reason] = now
            times = self._times.pop(reason)
            LOG.warning("limit reached", reason=reason, address=address, times=times)
