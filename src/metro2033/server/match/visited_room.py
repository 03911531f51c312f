"""A room that people enter and leave, one change at a time, some of whom watch with a delay."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from metro2033.server.match.actor import Actor
from metro2033.server.match.audience import Audience
from metro2033.server.match.delayed_viewers import DelayedViewers
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.match_state import MatchState
from metro2033.server.match.outbox import GOING_AWAY, Outbox
from metro2033.server.match.publisher import Publisher
from metro2033.server.protocol import client
from metro2033.server.store.entities import StoreError, Unavailable

T = TypeVar("T")


class RoomClosed(Exception):
    """The room is closed: what it holds may not be what is stored."""


class VisitedRoom(ABC):
    """A match in memory with everybody who is connected to it."""

    def __init__(self, deps: Dependencies, state: MatchState) -> None:
        self.state: Final = state
        self.lock: Final = asyncio.Lock()
        self.is_closed = False
        self._deps: Final = deps
        self._late: Final = DelayedViewers(state, deps.now, deps.store.now)
        self._publisher: Final = Publisher(
            state, deps.now, deps.store.now, is_elsewhere=self._late.__contains__
        )
        self._showing: asyncio.Task[None] | None = None
        self._published = 0
        self._asked: frozenset[int] = frozenset()  # who knows already that they are asked
        self._listeners: Final[list[Callable[[], None]]] = []

    @abstractmethod
    async def reload(self) -> None:
        """Read the match and its seats again, and publish what is new."""

    # One change at a time

    async def exclusively(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else changes the match; RoomClosed if that is too late."""
        async with self.lock:
            if self.is_closed:
                raise RoomClosed
            try:
                return await job()
            except Unavailable:
                if self.state.seq != self._published:
                    self._publisher.not_stored()
                raise
            finally:
                if self.state.seq != self._published:
                    self.close()

    def close(self) -> None:
        """Close everything: what is stored is no longer known here."""
        self.is_closed = True
        self.audience.close(GOING_AWAY)
        self._late.close(GOING_AWAY)
        self.notify()

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call a listener after each change of the match or its seats."""
        self._listeners.append(listener)

    def ignore(self, listener: Callable[[], None]) -> None:
        """Remove a listener."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def notify(self) -> None:
        """Call the listeners."""
        for listener in self._listeners:
            listener()

    @property
    def is_running(self) -> bool:
        """Whether the match goes on here."""
        return self.state.is_running and not self.is_closed

    # Coming and going

    @property
    def audience(self) -> Audience:
        """The connected people who have the state of the match."""
        return self._publisher.audience

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected."""
        return not len(self.audience) and not len(self._late)

    def is_behind(self, actor: Actor) -> bool:
        """Whether anybody watches with a delay."""
        return actor in self._late

    def may_look(self, actor: Actor) -> bool:
        """Whether a person may see the current match, or the delayed one."""
        return self._late.may_look(actor) if self.is_behind(actor) else self.state.may_look(actor)

    def known_to(self, actor: Actor) -> MatchState:
        """The match as a person here may know it."""
        return self._late.state if self.is_behind(actor) else self.state

    def _show_more(self) -> None:
        """Time has passed: delayed spectators may know more."""

        async def show() -> None:
            self._late.follow(self._show_more)

        async def attempt() -> None:
            with suppress(RoomClosed):
                await self.exclusively(show)

        self._showing = asyncio.get_running_loop().create_task(attempt())

    async def enter(self, outbox: Outbox, actor: Actor, hello: client.Hello) -> bool:
        """Let a connection in; False if it has lost its seat."""

        async def let_in() -> bool:
            if not self.state.may_look(actor):
                # The store may know more: somebody who has logged in holds their seats anew.
                await self.reload()
            if self.is_behind(actor):
                await self._late.prepare(self._show_more)
            return self.admit(outbox, actor, hello)

        is_in = await self.exclusively(let_in)
        if is_in and actor.viewer in self._asked:
            # They are in whether or not the store takes that: at worst they get a message too many.
            with suppress(StoreError):
                await self._deps.store.drop_notices(self.state.match.id, actor.viewer)
        return is_in

    def admit(self, outbox: Outbox, actor: Actor, hello: client.Hello) -> bool:
        """Send a connection the state of the match, if it may look; the caller has the room."""
        if self.is_behind(actor):
            return self._late.admit(outbox, actor, hello, self._show_more)
        is_welcome = self.state.may_look(actor)
        if is_welcome:
            self._publisher.add(outbox, actor, hello)
        return is_welcome

    def leave(self, outbox: Outbox) -> None:
        """Send nothing more to a connection."""
        self._publisher.remove(outbox)
        self._late.leave(outbox)
