"""One match and those who look at it: answers come in one after another, changes go out to all.

An answer is tried at the table, stored, and only then told. When storing fails, nobody knows what
is stored: then the room is given up, its connections are closed, and whoever comes back finds a
new room with what the store holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from metro2033 import catalog
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.game import Game
from metro2033.server import clock
from metro2033.server.access import is_held
from metro2033.server.audience import Audience
from metro2033.server.auth import Identity
from metro2033.server.greeting import clock_parts, greet, proposal_part, seat_parts
from metro2033.server.live import Live
from metro2033.server.metrics import Metrics
from metro2033.server.mind import Minds
from metro2033.server.outlet import GOING_AWAY, Outlet
from metro2033.server.patch import merge_patch
from metro2033.server.protocol import client, server, wire
from metro2033.server.store.record import Line, Match, Seat, Unknown
from metro2033.server.store.store import Store

T = TypeVar("T")

MOST_MISSED: Final = 300
"""Choices that somebody who comes back is told one by one; after more the view is told anew."""

MOST_LINES: Final = 200
"""Lines of chat that are kept at hand."""


class GivenUp(Exception):
    """A room that is no more: what it knew may not be what is stored."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What rooms stand on; `now` is in milliseconds and runs only while the server does."""

    store: Store
    minds: Minds
    metrics: Metrics
    bot_delay_ms: int
    now: Callable[[], int]


@dataclass(frozen=True, slots=True)
class Actor:
    """Who speaks on a connection: the viewer that it is, the seats that it holds, its language."""

    viewer: int
    held: tuple[int, ...]
    language: str
    identity: Identity | None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A seat wants to go back to `n` choices; `missing` have not agreed yet."""

    number: int
    seat: int
    n: int
    missing: frozenset[int]


class Room:
    """A match in memory. Whoever changes it holds `lock`; what is told is stored before."""

    def __init__(self, parts: Parts, match: Match, seats: Sequence[Seat]) -> None:
        self.parts: Final = parts
        self.match = match
        self.seats: Final = list(seats)
        self.live: Live | None = None
        self.clocks: clock.Clocks | None = None
        self._told = 0
        self.lines: Final[list[Line]] = []
        self.proposal: Proposal | None = None
        self.is_broken = False
        self.lock: Final = asyncio.Lock()
        self.audience: Final = Audience()
        self.when_changed: Final[list[Callable[[], None]]] = []
        self._actors: Final[dict[Outlet, Actor]] = {}

    @classmethod
    async def load(cls, parts: Parts, match_id: str, away_ms: int = 0) -> Room:
        """The room of a stored match; Unknown where there is none, BadRecord for a foreign one.

        `away_ms` is how long it was not in memory while the server ran.
        """
        match = await parts.store.match(match_id)
        if match is None:
            raise Unknown(f"there is no match {match_id}")
        room = cls(parts, match, await parts.store.seats(match_id))
        room.lines.extend(await parts.store.lines(match_id, 0, MOST_LINES))
        await room.sit_down(away_ms)
        return room

    async def sit_down(self, away_ms: int = 0) -> None:
        """Bring the match to a table as it is stored, if it has begun."""
        if self.match.header is None:
            return
        log = await self.parts.store.log(self.match.id)
        self.live = Live.open(self.match, log.choices, log.undone)
        self._told = self.live.seq
        await self.wind_clocks(away_ms)

    async def wind_clocks(self, away_ms: int = 0) -> None:
        """Set the clocks as they are stored."""
        rule = clock.read_rule(self.match.settings.get("clock"))
        if rule is None:
            return
        kept = await self.parts.store.clocks(self.match.id)
        persons = [seat.seat for seat in self.seats if seat.kind == "person"]
        left = {seat: kept.get(seat, rule.at_start()) for seat in persons}
        self.clocks = clock.Clocks(rule, left, self.parts.now())
        self.clocks.go_on(self._persons_asked(), self.parts.now() - away_ms)

    # What changes a match

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else changes the match; GivenUp if that can be no more."""
        async with self.lock:
            if self.is_broken:
                raise GivenUp
            try:
                return await job()
            finally:
                if self.live is not None and self.live.seq != self._told:
                    self.give_up()

    async def resume(self) -> None:
        """Play on from what is stored: nature may be asked, or somebody who has no choice."""
        live = self.live
        if live is None or self.match.status != "running":
            return
        since = live.table.count
        live.settle(self.parts.store.now())
        if live.table.count > since:
            await self.store_since(since)
        else:
            self.follow()

    async def store_since(self, since: int, answered: Collection[int] = ()) -> None:
        """Store the choices after the first `since`, then tell them."""
        live = self.playing
        self.run_clocks(answered)
        await self.parts.store.append(
            self.match.id,
            live.log[since:],
            asked=self._asked(),
            clocks=self.time_left(),
            status="over" if live.table.is_over else "running",
        )
        for made in live.log[since:]:
            self.parts.metrics.choices.labels(made.cause).inc()
        self.tell_since(since)

    async def take_back(self, n: int) -> None:
        """Take back the choices after the n-th, then tell it."""
        live = self.playing
        count = live.table.count
        undone = live.take_back(n)
        self.run_clocks()
        await self.parts.store.cut(
            self.match.id, n, count=count, asked=self._asked(), clocks=self.time_left()
        )
        self.tell_since(n, undone)

    async def stand_in(self, seat: int, bot: str | None) -> None:
        """Let a bot answer for a seat, or the person again; then tell it."""
        store = self.parts.store
        self.seats[seat] = await store.change_seat(self.match.id, seat, taken_over_by=bot)
        self.run_clocks()
        self.tell_seats()
        self.follow()

    def propose(self, proposal: Proposal | None) -> None:
        """Tell all what is proposed, or that nothing is any more."""
        if proposal != self.proposal:
            self.proposal = proposal
            self.audience.send_all(server.Proposed(proposal=proposal_part(self)))

    def give_up(self) -> None:
        """Close everything: what is stored is no longer known here."""
        self.is_broken = True
        self.audience.close(GOING_AWAY)
        self.follow()

    def follow(self) -> None:
        """Let those who wait for a change see to it."""
        for see in self.when_changed:
            see()

    def tell_since(self, since: int, undone: int = 0) -> None:
        """Tell all viewers what happened after `since` choices, which is stored."""
        for viewer in self.audience.viewers:
            before = self.audience.view(viewer)
            # Who waited in the lobby has no view yet, and is greeted when the match has begun.
            if before is not None:
                self.audience.send(viewer, self._change(viewer, before, since, undone))
        self.propose(None)
        if self.playing.table.is_over:
            self.match = replace(self.match, status="over")
            self.tell_end()
        self._told = self.playing.seq
        self.follow()

    def tell_end(self) -> None:
        """Tell all that the match is over, or was broken off."""
        ranking = self.live.table.ranking if self.live else []
        is_over = self.match.status == "over"
        self.audience.send_all(server.Over(status="over" if is_over else "ended", ranking=ranking))

    def _change(self, viewer: int, before: Any, since: int, undone: int) -> server.Change:
        """What a viewer is told who knew the view `before`."""
        live = self.playing
        sight = live.sight
        view = sight.view(viewer)
        self.audience.told(viewer, view)
        return server.Change(
            seq=live.seq,
            n=live.table.count,
            undone=undone,
            steps=sight.steps(viewer, since, live.table.count),
            patch=merge_patch(sight.facts(before), sight.facts(view)),
            question=sight.question(viewer),
            waiting=sight.waiting(),
            clocks=clock_parts(self),
            undo=sight.undo(viewer),
        )

    # Who looks

    def enter(self, outlet: Outlet, actor: Actor, hello: client.Hello) -> bool:
        """Let a connection look from a seat, if it still holds it; tell it where the match stands.

        The caller holds the lock, so that nothing is told which is not stored.
        """
        viewer = actor.viewer
        if viewer != SPECTATOR and not is_held(self.seats[viewer], actor.identity):
            return False
        was_here = self.audience.has(viewer)
        self._actors[outlet] = actor
        self.audience.add(viewer, outlet)
        self._greet(outlet, hello)
        if not was_here and viewer != SPECTATOR:
            self.tell_seats(but=outlet)
        return True

    def leave(self, outlet: Outlet) -> None:
        """Let a connection look no more."""
        actor = self._actors.pop(outlet, None)
        if actor is None:
            return
        self.audience.remove(actor.viewer, outlet)
        if not self.audience.has(actor.viewer) and actor.viewer != SPECTATOR:
            self.tell_seats()

    def greet_all(self) -> None:
        """Tell everybody where the match stands, from the start."""
        for outlet in self.audience:
            self._greet(outlet, client.Hello(match=self.match.id))

    def tell_seats(self, but: Outlet | None = None) -> None:
        """Tell all, or all others, who sits where."""
        self.audience.send_all(server.Seats(seats=seat_parts(self)), but)

    def _greet(self, outlet: Outlet, hello: client.Hello) -> None:
        actor, live = self._actors[outlet], self.live
        if live is None:
            outlet.send(wire.write(greet(self, actor, hello, {})))
            return
        view = live.sight.view(actor.viewer)
        self.audience.told(actor.viewer, view)
        known = live.count_at(hello.seq) if hello.seq is not None else None
        if known is None or live.table.count - known > MOST_MISSED:
            outlet.send(wire.write(greet(self, actor, hello, live.sight.facts(view))))
            return
        outlet.send(wire.write(greet(self, actor, hello, None)))
        if known < live.table.count:
            before = live.sight.view_at(actor.viewer, known)
            outlet.send(wire.write(self._change(actor.viewer, before, known, 0)))

    # Who is asked

    @property
    def game(self) -> Game[Any]:
        """The edition that is played."""
        return catalog.game(self.match.settings["edition"])

    @property
    def playing(self) -> Live:
        """The match at its table, which has begun."""
        assert self.live is not None
        return self.live

    @property
    def is_running(self) -> bool:
        """Whether the match goes on here."""
        return self.live is not None and self.match.status == "running" and not self.is_broken

    def bot_of(self, seat: int) -> str | None:
        """The bot that answers for a seat, if one does."""
        here = self.seats[seat]
        return here.bot if here.kind == "bot" else here.taken_over_by

    def _asked(self) -> int:
        """A bit for each seat that is waited for."""
        return sum(1 << seat for seat in self.playing.table.asked)

    def run_clocks(self, answered: Collection[int] = ()) -> None:
        """Let the clocks of the persons who are asked run."""
        if self.clocks is not None:
            self.clocks.run(self._persons_asked(), answered, self.parts.now())

    def _persons_asked(self) -> list[int]:
        asked = self.playing.table.asked
        return [s.seat for s in self.seats if s.seat in asked and self.bot_of(s.seat) is None]

    def time_left(self) -> dict[int, int]:
        """The milliseconds that seats have left."""
        return {} if self.clocks is None else self.clocks.left(self.parts.now())
