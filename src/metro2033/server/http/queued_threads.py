"""A few threads for work that holds a core for a while, with a short queue in front of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from anyio import CapacityLimiter, to_thread

from metro2033.server.rate_limit import Slots
from metro2033.server.tables.problem import Problem

T = TypeVar("T")


class QueuedThreads:
    """So many threads; so much of one address may be under way or wait, and so much in all."""

    def __init__(self, threads: int, for_each: int, in_all: int) -> None:
        self._limiter: Final = CapacityLimiter(threads)
        self._slots: Final = Slots(for_each, in_all)

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """The result of some work, unless too much waits already, of `who` or in all."""
        if not self._slots.open(who):
            raise Problem(503, "problem-busy", after=2)
        try:
            return await to_thread.run_sync(work, limiter=self._limiter)
        finally:
            self._slots.close(who)
