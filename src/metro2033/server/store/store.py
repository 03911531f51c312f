"""The store: what the server keeps of matches and people, behind async methods."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Unpack

from sqlalchemy import Connection

from metro2033.server import tracing
from metro2033.server.store import (
    account_seats,
    audit,
    chat_lines,
    choice_log,
    matches,
    played,
    reviews,
    seating,
    snapshots,
    time_off,
    watching,
)
from metro2033.server.store import plans as plans_table
from metro2033.server.store.append import Append
from metro2033.server.store.entities import (
    ChatLine,
    ChoiceLog,
    Data,
    Match,
    Seat,
    SeatChange,
    Snapshot,
    Status,
    StoredChoice,
    UndoneChoice,
)
from metro2033.server.store.moderation_entities import Deed
from metro2033.server.store.moderation_store import ModerationStore
from metro2033.server.store.watch_entities import Summary
from metro2033.server.time_off import Rest

NOTICE_DELAY_MS: Final = 60_000
"""How long people have to see their turn themselves before they are told."""


class Store(ModerationStore):
    """A database with the server's records.

    A write is durable when its method returns, and shares its commit with others that wait. It
    raises Conflict or Unknown when nothing was written, and Unavailable when the database failed;
    then the caller reads again, as it may have been written nevertheless.
    """

    async def match(self, match_id: str) -> Match | None:
        """The match of that id."""
        return await self.read(lambda c: matches.get(c, match_id))

    async def list_matches(
        self,
        *,
        statuses: Collection[Status] = (),
        is_public: bool | None = None,
        session: str | None = None,
        account: str | None = None,
        limit: int = 100,
        offset: int = 0,
    ) -> list[Match]:
        """Matches that fit, the last changed first; held by the session or account, if given."""
        return await self.read(
            lambda c: matches.find(c, statuses, is_public, session, account, limit, offset)
        )

    async def own_matches(
        self,
        session: str | None,
        account: str | None,
        *,
        statuses: Collection[Status] = (),
        limit: int = 100,
        offset: int = 0,
    ) -> list[Match]:
        """Matches that a session or an account sits at: first those that wait for it."""
        return await self.read(lambda c: matches.own(c, statuses, session, account, limit, offset))

    async def clocked_matches(self, session: str | None, account: str | None) -> list[str]:
        """The running matches with a clock that a session or an account sits at."""
        return await self.read(lambda c: matches.clocked(c, session, account))

    async def count_tables(self, session: str, account: str | None) -> int:
        """How many open tables a session or an account has made or sits at."""
        return await self.read(lambda c: matches.count_tables(c, session, account))

    async def end_match(
        self, match_id: str, status: Status = "ended", deed: Deed | None = None
    ) -> None:
        """Break a match off, perhaps by an official; Conflict if it is over already."""
        now = self.now()

        def job(connection: Connection) -> None:
            audit.note_if(connection, deed, now)
            matches.end(connection, match_id, status, now)
            watching.close(connection, match_id, now)

        await self.write(job)

    async def delete_match(self, match_id: str, deed: Deed | None = None) -> None:
        """Delete a match with all that belongs to it, perhaps by an official."""
        now = self.now()

        def job(connection: Connection) -> None:
            audit.note_if(connection, deed, now)
            played.forget(connection, match_id)
            matches.remove(connection, match_id)

        await self.write(job)

    async def seats(self, match_id: str) -> list[Seat]:
        """The seats of a match, in order."""
        return await self.read(lambda c: seating.seats(c, match_id))

    async def seats_held(self, session: str | None, account: str | None = None) -> list[Seat]:
        """The seats that a session or an account holds, in all matches."""
        return await self.read(lambda c: seating.seats_held(c, session, account))

    async def claim_seat(
        self, match_id: str, seat: int, *, name: str, session: str, account: str | None = None
    ) -> Seat:
        """Sit down at an open seat; Conflict if somebody was quicker."""
        return await self.write(lambda c: seating.claim(c, match_id, seat, name, session, account))

    async def change_seat(self, match_id: str, seat: int, **change: Unpack[SeatChange]) -> Seat:
        """Change something about a seat, such as its holder or the bot that answers for them."""
        return await self.write(lambda c: seating.change_seat(c, match_id, seat, change))

    async def resign(self, account: str) -> list[str]:
        """Give up all seats and open tables of an account; the matches that this concerns."""
        now = self.now()
        return await self.write(lambda c: account_seats.resign(c, account, now))

    # The log

    async def append(
        self,
        match_id: str,
        choices: Sequence[StoredChoice],
        *,
        asked: int,
        clocks: Mapping[int, int] | None = None,
        status: Status = "running",
        places: Sequence[int] = (),
        snapshot: Snapshot | None = None,
        tell: Collection[int] = (),
        plans: Mapping[int, Data | None] = {},
        summary: Summary | None = None,
    ) -> None:
        """Add the next choices, numbered on from those that stand, all or none.

        Conflict if another stands at one of these numbers, or the match does not run. `asked` has a
        bit for each seat that is waited for now, `clocks` are the milliseconds that seats have
        left, `status` is "over" with the last choice, as are `places`, those that seats have
        reached, and `snapshot` is the state that is led to. Those at the seats `tell` do not see
        that it is their turn, and are told so in a while. `plans` of seats change with the choices.
        `summary` is what spectators may know of the match, if that has changed.
        """
        now, last = self.now(), choices[-1].n
        step = choice_log.Progress(last, asked, status, now)
        added = Append(
            move=choice_log.Move(match_id, choices[0].n - 1, step, self.process),
            choices=choices,
            clocks=clocks or {},
            places=places,
            snapshot=snapshot,
            tell=tell,
            tell_at=now + NOTICE_DELAY_MS,
            plans=plans,
            summary=summary,
        )
        with tracing.span("append"):
            await self.write(added)

    async def cut(
        self,
        match_id: str,
        n: int,
        *,
        count: int,
        asked: int,
        clocks: Mapping[int, int] | None = None,
        snapshot: Snapshot | None = None,
        plans: Mapping[int, Data | None] = {},
        summary: Summary | None = None,
    ) -> None:
        """Take back the choices after the n-th; they stay in the store, marked.

        Conflict unless exactly `count` choices stand. `snapshot` is the state after the n-th.
        """
        step = choice_log.Progress(n, asked, "running", self.now())

        def job(connection: Connection) -> None:
            choice_log.move(connection, choice_log.Move(match_id, count, step, self.process))
            choice_log.cut(connection, match_id, n)
            snapshots.cut(connection, match_id, n)
            choice_log.put_clocks(connection, {match_id: clocks or {}}, self.process)
            if snapshot is not None:
                snapshots.put(connection, {match_id: snapshot}, self.process)
            plans_table.put(connection, match_id, plans)
            if summary is not None:
                watching.put(connection, {match_id: summary})

        await self.write(job)

    async def plans(self, match_id: str) -> Mapping[int, Data]:
        """What seats want to answer next."""
        return await self.read(lambda c: plans_table.of_match(c, match_id))

    async def put_plans(self, match_id: str, plans: Mapping[int, Data | None]) -> None:
        """Keep what seats want to answer next; None for nothing."""
        await self.write(lambda c: plans_table.put(c, match_id, plans))

    async def waiting_for_plans(self) -> list[str]:
        """The running matches that wait for a seat that has a plan."""
        return await self.read(plans_table.waited_for)

    async def save_snapshots(self, states: Mapping[str, Snapshot]) -> None:
        """Keep the states of matches that still stand there and are ours."""
        await self.write(lambda c: snapshots.put(c, states, self.process))

    async def snapshot(self, match_id: str) -> Snapshot | None:
        """The state of a match that was kept last."""
        return await self.read(lambda c: snapshots.get(c, match_id))

    async def change_header(self, match_id: str, header: Data) -> None:
        """Another header of a match, as it was brought up to date."""
        await self.write(lambda c: matches.change_header(c, match_id, header))

    async def log(self, match_id: str) -> ChoiceLog:
        """The choices that stand, and how many were taken back, at one moment."""
        return await self.read(lambda c: choice_log.whole(c, match_id))

    async def choices(self, match_id: str, since: int = 0) -> list[StoredChoice]:
        """The choices that stand, after the first `since` of them."""
        return await self.read(lambda c: choice_log.choices_since(c, match_id, since))

    async def undone(self, match_id: str) -> list[UndoneChoice]:
        """The choices that were taken back, oldest undo first."""
        return await self.read(lambda c: choice_log.undone(c, match_id))

    async def save_clocks(self, clocks: Mapping[str, Mapping[int, int]]) -> None:
        """Keep the milliseconds that the seats of matches have left, if they are still ours."""
        await self.write(lambda c: choice_log.put_clocks(c, clocks, self.process))

    async def spend(self, times: Mapping[str, int]) -> None:
        """Take milliseconds from the clocks of the seats that matches wait for, not below 0."""
        now = self.now()
        await self.write(lambda c: choice_log.spend(c, times, self.process, now))

    async def rests(self, match_id: str) -> Mapping[int, Rest]:
        """The time off of a match's players, if its clock has it."""
        return await self.read(lambda c: time_off.of_matches(c, [match_id]).get(match_id, {}))

    async def clocks(self, match_id: str) -> dict[int, int]:
        """The milliseconds that seats have left."""
        return await self.read(lambda c: choice_log.clocks(c, match_id))

    async def running_clocks(self) -> list[tuple[str, int]]:
        """The matches in which time runs, and the least left to a seat that is waited for."""
        return await self.read(choice_log.running_clocks)

    async def waiting_for_bots(self) -> list[str]:
        """The running matches in which a bot is waited for."""
        return await self.read(choice_log.waiting_for_bots)

    # Reviews

    async def save_review(self, match_id: str, number: int, found: str) -> None:
        """Keep a portion of the review of a match."""
        await self.write(lambda c: reviews.put(c, match_id, number, found))

    async def reviews(self, match_id: str) -> list[str]:
        """The portions of the review of a match, in their order."""
        return await self.read(lambda c: reviews.find(c, match_id))

    # Talk

    async def add_line(
        self,
        match_id: str,
        *,
        seat: int | None,
        name: str,
        text: str | None = None,
        phrase: str | None = None,
        writer: str | None = None,
    ) -> ChatLine:
        """Add a line of chat: free text or a phrase; `seat` is None for a spectator.

        `writer` is an account, or a session without one.
        """
        now = self.now()
        return await self.write(
            lambda c: chat_lines.add_line(c, match_id, seat, name, text, phrase, now, writer)
        )

    async def keep_setting(self, match_id: str, name: str, value: Any) -> None:
        """Change one of the settings of a match."""
        await self.write(lambda c: matches.keep_setting(c, match_id, name, value))

    async def lines(self, match_id: str, since: int = 0, limit: int = 200) -> list[ChatLine]:
        """The last lines of chat after line `since`, oldest first."""
        return await self.read(lambda c: chat_lines.lines(c, match_id, since, limit))
