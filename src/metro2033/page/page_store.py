"""The store of a page: all its tables, over rows that the browser keeps."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final, Unpack

from metro2033.page import rows as kept
from metro2033.page.log_store import LogStore, plans_at
from metro2033.page.rows import MatchRow, Rows
from metro2033.server.match.actor import Identity, is_held
from metro2033.server.store.entities import (
    Conflict,
    Data,
    HeaderMaker,
    Match,
    NewSeat,
    Seat,
    SeatChange,
    SeatChanger,
    SeatedMatch,
    Spectator,
    Status,
    StoredChoice,
)

ID_BYTES: Final = 9
OPEN: Final = ("lobby", "running")


class PageStore(LogStore):
    """Tables before, during and after play."""

    @classmethod
    async def open(cls, rows: Rows) -> PageStore:
        """The store with all matches that are kept."""
        return cls(rows, await kept.read_matches(rows))

    async def create_match(
        self,
        *,
        settings: Data,
        secret: bytes,
        content_digest: str,
        seats: Sequence[NewSeat],
        is_public: bool = False,
        header: Data | None = None,
        choices: Sequence[StoredChoice] = (),
        rematch_of: str | None = None,
    ) -> Match:
        """A new match: in the lobby, or running from the start if it has a header already."""
        now = self.now()
        new = Match(
            id=secrets.token_urlsafe(ID_BYTES),
            status="lobby" if header is None else "running",
            is_public=is_public,
            # There is nobody else to talk to.
            settings={**settings, "chat": False},
            header=header,
            secret=secret,
            content_digest=content_digest,
            count=len(choices),
            asked=0,
            created=now,
            updated=now,
            rematch_of=rematch_of,
        )
        row = MatchRow(new, [_seat(new.id, number, seat) for number, seat in enumerate(seats)])
        async with self._lock:
            await self._keep(row, kept.choice_changes(new.id, choices))
        return new

    async def create_rematch(
        self,
        match: Match,
        *,
        settings: Data,
        secret: bytes,
        content_digest: str,
        seats: Sequence[NewSeat],
    ) -> str:
        """The id of the match that follows another: a new one, unless there is one already."""
        found = await self.rematch_of(match.id)
        if found is not None:
            return found
        new = await self.create_match(
            settings=settings,
            secret=secret,
            content_digest=content_digest,
            seats=seats,
            is_public=match.is_public,
            rematch_of=match.id,
        )
        return new.id

    async def rematch_of(self, match_id: str) -> str | None:
        """The match that followed another one, if there is one."""
        all_matches = [row.match for row in self._matches.values()]
        followed = [m for m in all_matches if m.rematch_of == match_id and m.status != "ended"]
        return min(followed, key=lambda match: match.created).id if followed else None

    async def match(self, match_id: str) -> Match | None:
        """The match of that id."""
        row = self._matches.get(match_id)
        return None if row is None else row.match

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
        """Matches that fit, the last changed first; the visitor's, if a session is given.

        Records that were opened here are the visitor's as well.
        """
        who = None if session is None else Identity(session, account)
        found = [
            row.match
            for row in self._matches.values()
            if (not statuses or row.match.status in statuses)
            and is_public in {None, row.match.is_public}
            and (who is None or row.match.settings["imported"] or _sits(who, row))
        ]
        found.sort(key=lambda match: (-match.updated, match.id))
        return found[offset : offset + limit]

    async def banned_among(self, holders: Collection[str]) -> set[str]:
        """Nobody."""
        return set()

    async def count_tables(self, session: str, account: str | None) -> int:
        """How many tables are open; all of them are the visitor's."""
        return sum(row.match.status in OPEN for row in self._matches.values())

    async def seated(self, wanted: Mapping[str, Collection[str]]) -> list[SeatedMatch]:
        """Matches with their seats, by id; each with the keys of spectators to look for there."""
        found = [(self._matches[m], keys) for m, keys in wanted.items() if m in self._matches]
        return [
            SeatedMatch(row.match, tuple(row.seats), any(key in row.spectators for key in keys))
            for row, keys in found
        ]

    async def arrange(self, match_id: str, change: SeatChanger) -> list[Seat]:
        """Change seats of a match."""
        async with self._lock:
            row = self._row(match_id)
            changed = list(change(row.match, tuple(row.seats)))
            seats = list(row.seats)
            for seat in changed:
                seats[seat.seat] = seat
            await self._keep(replace(row, seats=seats, plans=plans_at(seats, row.plans)))
        return changed

    async def begin_match(self, match_id: str, header: HeaderMaker) -> None:
        """Turn a lobby into a running match with the header that is made from it."""
        async with self._lock:
            row = self._row(match_id)
            made = header(row.match, tuple(row.seats))
            running = replace(
                row.match,
                status="running",
                header=made,
                content_digest=made["content_digest"],
                updated=self.now(),
            )
            await self._keep(replace(row, match=running))

    async def end_match(self, match_id: str, status: Status = "ended") -> None:
        """Break a match off, or mark it as over; Conflict if it is over already."""
        async with self._lock:
            row = self._row(match_id)
            if row.match.status not in OPEN:
                raise Conflict(f"the match is {row.match.status}")
            ended = replace(row.match, status=status, updated=self.now())
            await self._keep(replace(row, match=ended, plans={}))

    async def delete_match(self, match_id: str) -> None:
        """Delete a match with all that belongs to it."""
        async with self._lock:
            row = self._row(match_id)
            await self._write(kept.removal(match_id, row.match.count))
            del self._matches[match_id]

    async def seats(self, match_id: str) -> list[Seat]:
        """The seats of a match, in order."""
        return list(self._row(match_id).seats)

    async def change_seat(self, match_id: str, seat: int, **change: Unpack[SeatChange]) -> Seat:
        """Change something about a seat."""
        changed = await self.arrange(match_id, lambda _, seats: [replace(seats[seat], **change)])
        return changed[0]

    async def save_review(self, match_id: str, number: int, found: str) -> None:
        """Keep a portion of the review of a match."""
        async with self._lock:
            self._row(match_id)
            await self._write({kept.review_key(match_id, number): found})

    async def reviews(self, match_id: str) -> list[str]:
        """The portions of the review of a match, in their order."""
        return await kept.read_reviews(self._rows, match_id)

    async def add_spectator(self, token_hash: str, match_id: str, name: str = "") -> Spectator:
        """Let somebody watch a match."""
        async with self._lock:
            row = self._row(match_id)
            await self._keep(replace(row, spectators=[*row.spectators, token_hash]))
        return Spectator(token_hash, match_id, name, self.now())

    async def spectator(self, token_hash: str) -> Spectator | None:
        """The spectator of that key."""
        for row in self._matches.values():
            if token_hash in row.spectators:
                return Spectator(token_hash, row.match.id, "", row.match.created)
        return None


def _sits(who: Identity, row: MatchRow) -> bool:
    """Whether somebody holds a seat of a match."""
    return any(is_held(seat, who) for seat in row.seats)


def _seat(match_id: str, number: int, new: NewSeat) -> Seat:
    """A seat of a new match."""
    return Seat(
        match=match_id,
        seat=number,
        kind=new.kind,
        name=new.name,
        bot=new.bot,
        account=new.account,
        session=new.session,
        invite=new.invite,
        taken_over_by=None,
        salt=new.salt,
    )
