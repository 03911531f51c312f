"""One match and those who look at it: answers come in one after another, changes go out to all.

An answer is tried at the table, stored, and only then told. When storing fails, nobody knows what
is stored: then the room is given up, its connections are closed, and whoever comes back finds a
new room with what the store holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from metro2033 import catalog
from metro2033.engine.kernel.game import Game
from metro2033.server.match import clock
from metro2033.server.match.actor import Actor, Proposal, may_hear, may_look
from metro2033.server.match.audience import Audience
from metro2033.server.match.dependencies import Dependencies, RoomClosed
from metro2033.server.match.logged_table import LoggedTable
from metro2033.server.match.messages import change, clock_parts, proposal_part, seat_parts
from metro2033.server.match.outbox import GOING_AWAY, Outbox
from metro2033.server.match.upgrade import kept
from metro2033.server.protocol import server
from metro2033.server.store.entities import ChatLine, Match, Seat, Snapshot, Unknown
from metro2033.table.record import header_data

T = TypeVar("T")

KEEP_EVERY: Final = 50
"""Choices after which the state is kept, for the case that a later server cannot follow them."""

MOST_LINES: Final = 200
"""Lines of chat that are kept at hand."""


class Room:
    """A match in memory. Whoever changes it holds `lock`; what is told is stored before."""

    def __init__(self, parts: Dependencies, match: Match, seats: Sequence[Seat]) -> None:
        self.parts: Final = parts
        self.match = match
        self.seats: Final = list(seats)
        self.live: LoggedTable | None = None
        self.clocks: clock.Clocks | None = None
        self._told = 0
        self._kept = 0
        self.lines: Final[list[ChatLine]] = []
        self.proposal: Proposal | None = None
        self.is_broken = False
        self.lock: Final = asyncio.Lock()
        self.audience: Final = Audience()
        self.when_changed: Final[list[Callable[[], None]]] = []

    @classmethod
    async def load(cls, parts: Dependencies, match_id: str, away_ms: int = 0) -> Room:
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
        store, match_id = self.parts.store, self.match.id
        log, snapshot = await store.log(match_id), await store.snapshot(match_id)
        self.live = LoggedTable.open(self.match, log.choices, log.undone, snapshot)
        self._kept = snapshot.n if snapshot is not None else 0
        header = header_data(self.live.table.header)
        if header != self.match.header and self.match.status == "running":
            await store.change_header(match_id, header)
            self.match = replace(self.match, header=header)
        self._told = self.live.seq
        await self.wind_clocks(away_ms)

    async def wind_clocks(self, away_ms: int = 0) -> None:
        """Set the clocks as they are stored."""
        rule = clock.read_rule(self.match.settings.get("clock"))
        if rule is None:
            return
        kept = await self.parts.store.clocks(self.match.id)
        people = [seat.seat for seat in self.seats if seat.kind != "bot"]
        left = {seat: kept.get(seat, rule.at_start()) for seat in people}
        table, now = self.playing.table, self.parts.now()
        self.clocks = clock.Clocks(rule, left, now, table.count)
        self.clocks.go_on(table.ask_numbers, now - away_ms, self._bots)

    # What changes a match

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else changes the match; RoomClosed if that can be no more."""
        async with self.lock:
            if self.is_broken:
                raise RoomClosed
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
        self.run_clocks(since, answered)
        is_due = live.table.is_over or self._kept == 0
        snapshot = self.state_to_keep(1 if is_due else KEEP_EVERY)
        await self.parts.store.append(
            self.match.id,
            live.log[since:],
            asked=self._asked(),
            clocks=self.time_left(),
            status="over" if live.table.is_over else "running",
            kept=snapshot,
        )
        self._kept = snapshot.n if snapshot is not None else self._kept
        for made in live.log[since:]:
            self.parts.metrics.choices.labels(made.cause).inc()
        self.tell_since(since)

    def state_to_keep(self, new: int = 1) -> Snapshot | None:
        """The state of the match, if so many choices were made since one was kept."""
        is_new = self.live is not None and self.live.table.count - self._kept >= new
        return kept(self.playing.table) if is_new else None

    async def take_back(self, n: int, *, is_agreed: bool = False) -> None:
        """Take back the choices after the n-th, at will or because all agree; then tell it."""
        live = self.playing
        count = live.table.count
        undone = live.take_back(n)
        is_kept = self._kept <= n
        snapshot = None if is_kept else kept(live.table)
        self._kept = self._kept if is_kept else n
        if self.clocks is not None:
            self.clocks.go_back(
                live.table.ask_numbers,
                self.parts.now(),
                n=n,
                is_agreed=is_agreed,
                bots=self._bots,
            )
        await self.parts.store.cut(
            self.match.id,
            n,
            count=count,
            asked=self._asked(),
            clocks=self.time_left(),
            kept=snapshot,
        )
        self.tell_since(n, undone)

    async def stand_in(self, seat: int, bot: str | None) -> None:
        """Let a bot answer for a seat, or the person again; then tell it."""
        store = self.parts.store
        self.seats[seat] = await store.change_seat(self.match.id, seat, taken_over_by=bot)
        self.seats_changed()
        self.follow()

    def seats_changed(self) -> None:
        """Others sit here now: their time runs, and what was proposed must be proposed to them."""
        if self.is_running:
            self.run_clocks(self.playing.table.count)
        self.propose(None)
        self.tell_seats()
        if self.clocks is not None:
            self.audience.send_all(server.Clocks(clocks=clock_parts(self)))

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
                self.audience.send(viewer, change(self, viewer, before, since, undone))
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

    # Who looks

    def may_look(self, actor: Actor) -> bool:
        """Whether somebody may look at the match as it is now from where he wants to."""
        return may_look(actor, self.match, self.seats)

    def may_hear(self, actor: Actor) -> bool:
        """Whether somebody may take part in the chat."""
        return may_hear(actor, self.seats)

    def tell_seats(self, but: Outbox | None = None) -> None:
        """Tell all, or all others, who sits where."""
        self.audience.send_all(server.Seats(seats=seat_parts(self)), but)

    # Who is asked

    @property
    def game(self) -> Game[Any]:
        """The edition that is played."""
        return catalog.game(self.match.settings["edition"])

    @property
    def playing(self) -> LoggedTable:
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

    def run_clocks(self, since: int, answered: Collection[int] = ()) -> None:
        """Let the clocks of the persons who are asked run, after the choices after `since`."""
        if self.clocks is not None:
            asked = self.playing.table.ask_numbers
            now = self.parts.now()
            self.clocks.run(asked, now, n=since, answered=answered, bots=self._bots)

    @property
    def _bots(self) -> list[int]:
        """The seats for which bots answer."""
        return [here.seat for here in self.seats if self.bot_of(here.seat) is not None]

    def undo_point(self, seat: int) -> int | None:
        """To how many choices a seat may go back at will, if it may.

        What a clock has answered stands, and so does what its clock does not know of any more.
        """
        live = self.playing
        n = live.table.undo_point(seat)
        if n is None or self.clocks is None:
            return n
        is_absent = any(made.cause == "absent" for made in live.log[n:])
        return None if is_absent or n < self.clocks.first else n

    def time_left(self) -> dict[int, int]:
        """The milliseconds that seats have left."""
        return {} if self.clocks is None else self.clocks.left(self.parts.now())
