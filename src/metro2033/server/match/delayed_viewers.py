"""Delayed spectators, apart from all others: nothing reaches them early."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from metro2033.server.match.actor import Actor
from metro2033.server.match.delayed import DelayedMatch
from metro2033.server.match.match_state import MatchState
from metro2033.server.match.outbox import Outbox
from metro2033.server.protocol import client
from metro2033.server.store.delay import read_delay


class DelayedViewers:
    """The delayed spectators of a room; their match is made for the first of them.

    `wake` is called when there is more to show by the passing of time. It is not kept longer than
    that: a room that hangs on to itself would wait for the garbage collector.
    """

    def __init__(self, live: MatchState, now: Callable[[], int], time: Callable[[], int]) -> None:
        self._live: Final = live
        self._now: Final = now
        self._time: Final = time
        self._shown: DelayedMatch | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return 0 if self._shown is None else len(self._shown.publisher.audience)

    def __contains__(self, actor: Actor) -> bool:
        """Whether a viewer is delayed; that ends when everybody may know the whole match."""
        if not self._live.is_behind(actor):
            return False
        is_ended = self._live.match.is_ended
        shown = self._shown
        return not is_ended or shown is None or not shown.state.match.is_ended

    @property
    def state(self) -> MatchState:
        """The match as they know it."""
        assert self._shown is not None
        return self._shown.state

    def may_look(self, actor: Actor) -> bool:
        """Whether a viewer may see what is shown."""
        return self._shown is not None and self._shown.state.may_look(actor)

    async def prepare(self, wake: Callable[[], None]) -> None:
        """Make the match that they are shown, unless there is one."""
        delay = read_delay(self._live.match.settings)
        if self._shown is None and delay is not None:
            self._shown = await DelayedMatch.open(self._live, delay, self._now, self._time)
        self.follow(wake)

    def admit(
        self, outbox: Outbox, actor: Actor, hello: client.Hello, wake: Callable[[], None]
    ) -> bool:
        """Send a connection what is shown, if it may look."""
        shown = self._shown
        if shown is None or not shown.is_ready or not self.may_look(actor):
            return False
        # The numbers of their changes hold as long as the room does.
        shown.publisher.add(outbox, actor, replace(hello, seq=None))
        self.follow(wake)
        return True

    def follow(self, wake: Callable[[], None]) -> None:
        """Show what may be known by now, and come back when there is more."""
        self._calm()
        if self._shown is None:
            return
        self._shown.follow()
        wait = self._shown.next_ms() if len(self) else None
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(wait, 1) / 1000, wake)

    def leave(self, outbox: Outbox) -> None:
        """Send nothing more to a connection."""
        if self._shown is not None:
            self._shown.publisher.remove(outbox)
        if not len(self):
            self._calm()

    def close(self, code: int) -> None:
        """Close all their connections, and show nothing more."""
        self._calm()
        if self._shown is not None:
            self._shown.publisher.audience.close(code)

    def _calm(self) -> None:
        """Wait for nothing."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
