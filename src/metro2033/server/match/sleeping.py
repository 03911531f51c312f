"""Matches that are not in memory while somebody's time runs: an alarm wakes them when it is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from metro2033.server.match.dependencies import MatchStore
from metro2033.server.store.entities import StoreError, Unavailable

KEPT_MS: Final = 300_000
"""How much time may pass before it is taken from the clocks in the store."""


RETRY_MS: Final = 5_000
"""How long to wait before waking a match again that could not be loaded."""


class SleepingMatches:
    """Since when matches sleep, and the alarm of each."""

    def __init__(
        self, store: MatchStore, now: Callable[[], int], wake: Callable[[str], None]
    ) -> None:
        self._store: Final = store
        self._now: Final = now
        self._wake: Final = wake
        self._since: Final[dict[str, int]] = {}
        self._alarms: Final[dict[str, asyncio.TimerHandle]] = {}

    def __contains__(self, match: str) -> bool:
        return match in self._since

    def add(self, match: str, left_ms: int) -> None:
        """Wake a match when so much time has passed, unless it is loaded before."""
        self._sleep(match, self._now(), left_ms)

    def wake_again(self, match: str) -> None:
        """Wake a match again in a while that could not be loaded; its time goes on."""
        self._sleep(match, self._since.get(match, self._now()), RETRY_MS)

    def _sleep(self, match: str, since: int, left_ms: int) -> None:
        self.take(match)
        loop = asyncio.get_running_loop()
        self._since[match] = since
        self._alarms[match] = loop.call_later(max(0, left_ms) / 1000, self._wake, match)

    def take(self, match: str) -> int:
        """Remove a match; how long it slept, in milliseconds that are not stored yet."""
        alarm = self._alarms.pop(match, None)
        if alarm is not None:
            alarm.cancel()
        now = self._now()
        return now - self._since.pop(match, now)

    @contextmanager
    def taken(self, match: str) -> Iterator[int]:
        """Remove a match that is loaded; how long it slept. It sleeps on if that fails."""
        since = self._since.get(match)
        try:
            yield self.take(match)
        except Unavailable:
            if since is not None:
                self._since[match] = since
                self.wake_again(match)
            raise

    async def keep(self, least_ms: int = KEPT_MS) -> None:
        """Take the time that has passed from the clocks in the store."""
        now = self._now()
        passed = {match: now - since for match, since in self._since.items()}
        passed = {match: time for match, time in passed.items() if time >= least_ms}
        if not passed:
            return
        # A match that is loaded meanwhile must not count that time once more.
        for match, time in passed.items():
            self._since[match] += time
        try:
            await self._store.spend(passed)
        except StoreError:
            for match in passed.keys() & self._since.keys():
                self._since[match] -= passed[match]
            raise

    async def close(self) -> None:
        """Keep all time, and wake nothing any more."""
        await self.keep(1)
        self.clear()

    def clear(self) -> None:
        """Wake nothing any more; other processes count the time that has passed."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        self._since.clear()
