"""One match and everybody connected to it: answers come in one by one, changes go out to all.

An answer is tried at the table, stored, and only then told. When a write fails, nobody knows what
the store holds: the room closes with all its connections, and whoever comes back finds a new room
loaded from the store.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.match.actor import Actor, holder_of
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.logged_table import LoggedTable, stored_attention
from metro2033.server.match.match_state import MOST_LINES, MatchState, UndoProposal
from metro2033.server.match.outbox import GOING_AWAY, GONE
from metro2033.server.match.summary import summary_of
from metro2033.server.match.upgrade import take_snapshot
from metro2033.server.match.visited_room import VisitedRoom
from metro2033.server.store.entities import Seat, Snapshot, Unknown
from metro2033.server.store.watch_entities import Summary
from metro2033.server.time_off import Rests
from metro2033.table.answer import Refused
from metro2033.table.keys import codec_of
from metro2033.table.plan import UNDONE, Plan, read_plan
from metro2033.table.policy import Attention
from metro2033.table.record import header_data

SNAPSHOT_EVERY: Final = 50
"""Choices between two snapshots, which a later server needs if it cannot replay the choices."""


NO_PLANS: Final[Mapping[int, Plan | None]] = {}


class Room(VisitedRoom):
    """A match that is played. Changes go through `exclusively`; all is stored before it is sent."""

    def __init__(self, deps: Dependencies, state: MatchState) -> None:
        super().__init__(deps, state)
        self._summary: Summary | None = None
        self._snapshot_at = 0

    @classmethod
    async def load(cls, deps: Dependencies, match_id: str, away_ms: int = 0) -> Room:
        """The room of a stored match; Unknown if there is none, BadRecord if it cannot be played.

        `away_ms` is how long it was not in memory while the server ran.
        """
        store = deps.store
        match = await store.match(match_id)
        if match is None:
            raise Unknown(f"there is no match {match_id}")
        seats = await store.seats(match_id)
        room = cls(deps, MatchState(match, seats, await store.lines(match_id, 0, MOST_LINES)))
        await room._open_table(away_ms)
        return room

    async def _open_table(self, away_ms: int = 0) -> None:
        """Set up the table and the clocks of a match that has begun, as stored."""
        store, state = self._deps.store, self.state
        match = state.match
        if match.header is None:
            return
        log, snapshot = await store.log(match.id), await store.snapshot(match.id)
        state.play = await LoggedTable.open(match, log.choices, log.undone, snapshot)
        self._snapshot_at = snapshot.n if snapshot is not None else 0
        header = header_data(state.play.table.header)
        if header != match.header and match.status == "running":
            await store.change_header(match.id, header)
            state.match = replace(match, header=header)
        self._published = state.seq
        self._asked = state.people_asked if match.count else frozenset()
        await self._read_plans()
        stored, rests = await store.clocks(match.id), await self._rests()
        state.set_clocks(stored, rests, self._deps.now(), away_ms)

    async def _rests(self) -> Rests:
        """When those who sit here rest, by the clocks of this match."""
        deps = self._deps
        found = await deps.store.rests(self.state.match.id)
        return Rests(found, lambda: deps.store.now() - deps.now())

    # Changes of the match; the caller has the room exclusively

    async def resume(self) -> None:
        """Play on from what is stored: nature may be asked, or somebody who has no choice."""
        play = self.state.play
        if play is None or not self.state.is_running:
            return
        since = play.table.count
        play.settle(self._deps.store.now())
        if play.table.count > since:
            await self._store_since(since)
        else:
            self.notify()

    async def answer(
        self,
        seat: int,
        ask: int,
        key: str,
        cause: str = "",
        plans: Mapping[int, Plan | None] = NO_PLANS,
    ) -> Refused | None:
        """Take an answer, store and publish all that follows; or say why not.

        `plans` are what is left of the plans of seats; they change with the answer, or not at all.
        """
        play = self.state.playing
        since = play.table.count
        refused = play.answer(seat, ask, key, self._deps.store.now(), cause)
        if refused is None:
            await self._store_since(since, [seat], plans)
            self._plans_changed(plans)
        return refused

    async def answer_absent(self, seat: int) -> None:
        """Give the fallback answer for a seat whose time is up."""
        play = self.state.playing
        since = play.table.count
        play.answer_absent(seat, self._deps.store.now())
        await self._store_since(since, [seat])

    async def _store_since(
        self,
        since: int,
        answered: Collection[int] = (),
        plans: Mapping[int, Plan | None] = NO_PLANS,
    ) -> None:
        """Store the choices after the first `since`, then publish them."""
        state, play, now = self.state, self.state.playing, self._deps.now()
        state.run_clocks(since, now, answered)
        is_due = play.table.is_over or self._snapshot_at == 0
        snapshot = self.new_snapshot(1 if is_due else SNAPSHOT_EVERY)
        await self._deps.store.append(
            state.match.id,
            play.log[since:],
            asked=state.asked_mask,
            clocks=state.time_left(now),
            status="over" if play.table.is_over else "running",
            places=play.table.ranking,
            snapshot=snapshot,
            tell=[s for s in state.people_asked - self._asked if not self.audience.has(s)],
            plans=state.stored_plans(plans),
            summary=self._new_summary(),
        )
        state.keep_plans(plans)
        self._snapshot_at = snapshot.n if snapshot is not None else self._snapshot_at
        for made in play.log[since:]:
            self._deps.metrics.count_choice(made.cause)
        self.publish(since)

    def new_snapshot(self, least: int = 1) -> Snapshot | None:
        """The state of the match, if so many choices were made since the last snapshot."""
        is_new = self.state.count - self._snapshot_at >= least
        return take_snapshot(self.state.playing.table) if is_new else None

    def _new_summary(self) -> Summary | None:
        """What spectators may know of the match in short, if that has changed."""
        found, known = summary_of(self.state, self._deps.store.now()), self._summary
        if found is None or found.is_like(known):
            return None
        self._summary = found
        return found

    async def take_back(self, n: int, *, is_agreed: bool = False) -> None:
        """Undo the choices after the n-th, freely or because all agree; then publish it."""
        state, now, count = self.state, self._deps.now(), self.state.count
        undone = state.take_back(n, now, is_agreed=is_agreed)
        plans = {seat: plan.ended_by(UNDONE) for seat, plan in state.plans.items()}
        snapshot = take_snapshot(state.playing.table) if self._snapshot_at > n else None
        self._snapshot_at = min(self._snapshot_at, n)
        await self._deps.store.cut(
            state.match.id,
            n,
            count=count,
            asked=state.asked_mask,
            clocks=state.time_left(now),
            snapshot=snapshot,
            plans=state.stored_plans(plans),
            summary=self._new_summary(),
        )
        state.keep_plans(plans)
        self.publish(n, undone)
        self._plans_changed(plans)

    async def stand_in(self, seat: int, bot: str | None) -> None:
        """Let a bot answer for a seat, or its person again; then publish it."""
        change = self._deps.store.change_seat
        self.state.seats[seat] = await change(self.state.match.id, seat, taken_over_by=bot)
        await self._read_plans()
        self._seats_changed()
        self.notify()

    async def keep_plan(self, seat: int, plan: Plan | None) -> None:
        """Keep the plan of a seat, and send it to its player alone."""
        plans = {seat: plan}
        await self._deps.store.put_plans(self.state.match.id, self.state.stored_plans(plans))
        self.state.keep_plans(plans)
        self._plans_changed(plans)

    async def _read_plans(self) -> None:
        """Take over the plans as stored: they end with what happens to a seat."""
        before, state = dict(self.state.plans), self.state
        stored, codec = await self._deps.store.plans(state.match.id), codec_of(state.game)
        state.plans.clear()
        state.plans.update({seat: read_plan(data, codec) for seat, data in stored.items()})
        seats = sorted(before.keys() | state.plans.keys())
        self._plans_changed(s for s in seats if before.get(s) != state.plans.get(s))

    def _plans_changed(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._publisher.planned(seat)

    async def say(self, actor: Actor, text: str | None, phrase: str | None) -> None:
        """Add a line to the chat, and send it to everybody who may read it."""
        state = self.state
        seat = None if actor.viewer == SPECTATOR else actor.viewer
        name = "" if seat is None else state.seats[seat].name
        line = await self._deps.store.add_line(
            state.match.id,
            seat=seat,
            name=name,
            text=text,
            phrase=phrase,
            writer=None if actor.identity is None else holder_of(actor.identity),
        )
        state.add_line(line)
        self._publisher.said(line)
        self._late.follow(self._show_more)

    async def mute(self, viewer: int, *, is_muted: bool) -> None:
        """Mute or unmute a seat or the spectators; then publish it."""
        match = self.state.match
        muted = {*match.settings.get("muted", ())} - {viewer} | ({viewer} if is_muted else set())
        await self._keep_setting("muted", sorted(muted))
        self._publisher.seats()

    async def attend(self, attention: Attention) -> None:
        """Remember at which windows seats want to be asked; the open one may pass at once."""
        await self._keep_setting("windows", stored_attention(attention))
        self.state.playing.attention = attention
        await self.resume()

    async def _keep_setting(self, name: str, value: Any) -> None:
        match = self.state.match
        await self._deps.store.keep_setting(match.id, name, value)
        self.state.match = replace(match, settings={**match.settings, name: value})

    def tell_clocks(self) -> None:
        """Tell everybody that a player's time off begins or ends."""
        self._publisher.clocks()

    def propose(self, proposal: UndoProposal | None) -> None:
        """Send the proposal to everybody, or that there is none any more."""
        if proposal != self.state.proposal:
            self.state.proposal = proposal
            self._publisher.proposed()

    async def reload(self) -> None:
        """Read the match and its seats again, and publish what is new."""
        state, store = self.state, self._deps.store
        was, match = state.match, await store.match(state.match.id)
        if match is None:
            self.audience.close(GONE)
            self._late.close(GONE)
            self.close()
            return
        state.match = match
        if state.clocks is not None:
            state.clocks.rest(await self._rests(), self._deps.now())
            self.tell_clocks()
        self._replace_seats(await store.seats(match.id))
        await self._read_plans()
        if state.play is None and match.header is not None:
            await self._open_table()
            await self.resume()
            self._publisher.welcome_all()
        if match.status == "ended" and was.status != "ended":
            self._publisher.over()
        self._late.follow(self._show_more)
        self.notify()

    def _replace_seats(self, seats: Sequence[Seat]) -> None:
        """Take over seats as stored; connections to a seat that changed hands are closed."""
        before = list(self.state.seats)
        if seats == before:
            return
        self.state.seats[:] = seats
        self.state.returning.clear()
        for old, new in zip(before, seats, strict=True):
            if (old.session, old.account, old.kind) != (new.session, new.account, new.kind):
                self.audience.close(GOING_AWAY, old.seat)
        self._publisher.dismiss_unwelcome()
        self._seats_changed()

    def publish(self, since: int, undone: int = 0) -> None:
        """Send all viewers what happened after `since` choices, which is stored."""
        self._publisher.change(since, undone)
        self.propose(None)
        if self.state.playing.table.is_over:
            self.state.match = replace(self.state.match, status="over")
            self.state.plans.clear()
            self._publisher.over()
        self._published = self.state.seq
        self._asked = self.state.people_asked
        self._late.follow(self._show_more)
        self.notify()

    def _seats_changed(self) -> None:
        """Other people sit here now: their time runs, and a proposal was not made to them."""
        if self.is_running:
            self.state.run_clocks(self.state.count, self._deps.now())
        self.propose(None)
        self._publisher.seats()
        self._publisher.clocks()
