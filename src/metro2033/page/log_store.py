"""What a page keeps of matches while they are played: choices, clocks, talk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from metro2033.agents.skill import Skill
from metro2033.page import rows as kept
from metro2033.page.rows import Changes, MatchRow, Rows
from metro2033.server.store.entities import (
    ChatLine,
    ChoiceLog,
    Conflict,
    Data,
    Seat,
    Snapshot,
    Status,
    StoredChoice,
    Unavailable,
    Unknown,
)
from metro2033.server.store.moderation_entities import Announcement, Sanction
from metro2033.server.store.rating_entities import RatingPool
from metro2033.server.store.watch_entities import Summary
from metro2033.server.time_off import Rest
from metro2033.table.plan import stood_in


def milliseconds() -> int:
    """The time, since 1970."""
    return time.time_ns() // 1_000_000


def changed_plans(row: MatchRow, plans: Mapping[int, Data | None]) -> dict[int, Data]:
    """The plans of seats after a change."""
    changed = {**row.plans, **plans}
    return {seat: plan for seat, plan in changed.items() if plan is not None}


def plans_at(seats: Sequence[Seat], plans: Mapping[int, Data]) -> dict[int, Data]:
    """What is left of plans where other people, or bots, sit now."""
    return {
        seat: stood_in(plan) if seats[seat].taken_over_by else plan
        for seat, plan in plans.items()
        if seats[seat].kind == "person"
    }


class LogStore:
    """Matches in memory and in rows; a change is kept before it is seen."""

    def __init__(self, rows: Rows, matches: dict[str, MatchRow]) -> None:
        self._rows: Final = rows
        self._matches: Final = matches
        self._lock: Final = asyncio.Lock()
        self.waiting: Final = 0
        self.now: Final = milliseconds

    # The log

    async def log(self, match_id: str) -> ChoiceLog:
        """The choices that stand, and how many were taken back."""
        return ChoiceLog(tuple(await self.choices(match_id)), self._row(match_id).undone)

    async def choices(self, match_id: str, since: int = 0) -> list[StoredChoice]:
        """The choices that stand, after the first `since` of them."""
        return (await kept.read_choices(self._rows, match_id))[since:]

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
        """Add the next choices, all or none; Conflict if they do not follow those that stand."""
        async with self._lock:
            row = self._running(match_id, choices[0].n - 1)
            match = replace(
                row.match,
                status=status,
                count=choices[-1].n,
                asked=asked,
                updated=self.now(),
            )
            seats = [replace(seat, place=places[seat.seat]) for seat in row.seats if places]
            left = {**row.clocks, **(clocks or {})}
            changed = replace(
                row,
                match=match,
                clocks=left,
                seats=seats or row.seats,
                plans={} if places else changed_plans(row, plans),
            )
            rows = kept.choice_changes(match_id, choices)
            await self._keep(changed, {**rows, **kept.snapshot_changes(match_id, snapshot)})

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
        """Take back the choices after the n-th; Conflict unless exactly `count` stand."""
        async with self._lock:
            row = self._running(match_id, count)
            match = replace(row.match, count=n, asked=asked, updated=self.now())
            undone = row.undone + count - n
            changed = replace(
                row,
                match=match,
                undone=undone,
                clocks={**row.clocks, **(clocks or {})},
                plans=changed_plans(row, plans),
            )
            gone: Changes = {
                kept.choice_key(match_id, number): None for number in range(n + 1, count + 1)
            }
            await self._keep(changed, {**gone, **kept.snapshot_changes(match_id, snapshot)})

    async def plans(self, match_id: str) -> Mapping[int, Data]:
        """What seats want to answer next."""
        return self._row(match_id).plans

    async def put_plans(self, match_id: str, plans: Mapping[int, Data | None]) -> None:
        """Keep what seats want to answer next; None for nothing."""
        async with self._lock:
            row = self._row(match_id)
            await self._keep(replace(row, plans=changed_plans(row, plans)))

    async def waiting_for_plans(self) -> list[str]:
        """No plan answers while nobody looks at its match."""
        return []

    async def snapshot(self, match_id: str) -> Snapshot | None:
        """The last state kept of a match."""
        return await kept.read_snapshot(self._rows, match_id)

    async def save_snapshots(self, states: Mapping[str, Snapshot]) -> None:
        """Keep the states of matches."""
        changes: Changes = {}
        for match_id, snapshot in states.items():
            changes.update(kept.snapshot_changes(match_id, snapshot))
        await self._write(changes)

    async def change_header(self, match_id: str, header: Data) -> None:
        """Give a match another header."""
        async with self._lock:
            row = self._row(match_id)
            changed = replace(row.match, header=header, content_digest=header["content_digest"])
            await self._keep(replace(row, match=changed))

    # Clocks

    async def clocks(self, match_id: str) -> dict[int, int]:
        """The milliseconds that seats have left."""
        return dict(self._row(match_id).clocks)

    async def save_clocks(self, clocks: Mapping[str, Mapping[int, int]]) -> None:
        """Keep the milliseconds that seats have left."""
        async with self._lock:
            for match_id, left in clocks.items():
                row = self._row(match_id)
                await self._keep(replace(row, clocks={**row.clocks, **left}))

    async def spend(self, times: Mapping[str, int]) -> None:
        """Clocks stand still while nobody looks at a match."""

    async def drop_notices(self, match_id: str, seat: int) -> None:
        """Nobody is told anything here: everybody is there."""

    async def rests(self, match_id: str) -> Mapping[int, Rest]:
        """Nobody waits for others here."""
        return {}

    async def ratings_of(self, account_id: str) -> Mapping[RatingPool, Skill]:
        """Nobody has an account here."""
        return {}

    async def running_clocks(self) -> list[tuple[str, int]]:
        """No clock runs while nobody looks at its match."""
        return []

    async def waiting_for_bots(self) -> list[str]:
        """No bot plays while nobody looks at its match."""
        return []

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
        """Add a line of chat."""
        async with self._lock:
            row = self._row(match_id)
            line = ChatLine(len(row.lines) + 1, seat, name, text, phrase, self.now())
            await self._keep(replace(row, lines=[*row.lines, line]))
        return line

    async def keep_setting(self, match_id: str, name: str, value: Any) -> None:
        """Change one of the settings of a match."""
        async with self._lock:
            row = self._row(match_id)
            settings = {**row.match.settings, name: value}
            await self._keep(replace(row, match=replace(row.match, settings=settings)))

    async def lines(self, match_id: str, since: int = 0, limit: int = 200) -> list[ChatLine]:
        """The last lines of chat after line `since`, oldest first."""
        return self._row(match_id).lines[since:][-limit:]

    # Rows

    def _row(self, match_id: str) -> MatchRow:
        row = self._matches.get(match_id)
        if row is None:
            raise Unknown(f"there is no match {match_id}")
        return row

    def _running(self, match_id: str, count: int) -> MatchRow:
        """A running match of which so many choices stand; Conflict else."""
        row = self._row(match_id)
        if row.match.status != "running" or row.match.count != count:
            raise Conflict(f"{row.match.count} choices stand, the match is {row.match.status}")
        return row

    async def _keep(self, row: MatchRow, more: Changes | None = None) -> None:
        """Keep a changed match with other rows that changed, then let it be seen."""
        await self._write({**kept.match_changes(row), **(more or {})})
        self._matches[row.match.id] = row

    async def _write(self, changes: Changes) -> None:
        fault = await self._rows.write(kept.changes_text(changes))
        if fault:
            raise Unavailable(fault)

    async def sanctions(self, holders: Collection[str]) -> list[Sanction]:
        """Nobody is banned from their own browser."""
        return []

    async def bans(self) -> list[Sanction]:
        """None."""
        return []

    async def stand_down_banned(self) -> list[str]:
        """No matches."""
        return []

    async def announcements(self) -> list[Announcement]:
        """Nobody tells anything here."""
        return []
