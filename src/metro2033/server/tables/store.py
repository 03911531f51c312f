"""Where tables are kept: what a match needs, and what is done to tables before and after it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from metro2033.server.match.dependencies import MatchStore
from metro2033.server.store.entities import (
    Data,
    HeaderMaker,
    Match,
    NewSeat,
    Seat,
    SeatChanger,
    SeatedMatch,
    Spectator,
    Status,
    StoredChoice,
)


class TableStore(MatchStore, Protocol):
    """Where tables are kept; what depends on several rows is decided in one step."""

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
    ) -> Match:
        """A new match: in the lobby, or running from the start if it has a header already."""

    async def create_rematch(
        self,
        match: Match,
        *,
        settings: Data,
        secret: bytes,
        content_digest: str,
        seats: Sequence[NewSeat],
    ) -> str:
        """The id of the match that follows another: a new one, unless somebody was quicker."""

    async def rematch_of(self, match_id: str) -> str | None:
        """The match that followed another one, if there is one."""

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

    async def banned_among(self, holders: Collection[str]) -> set[str]:
        """Which of some people are banned."""

    async def count_tables(self, session: str, account: str | None) -> int:
        """How many open tables a session or an account has made or sits at."""

    async def seated(self, wanted: Mapping[str, Collection[str]]) -> list[SeatedMatch]:
        """Matches with their seats, by id; each with the keys of spectators to look for there."""

    async def arrange(self, match_id: str, change: SeatChanger) -> list[Seat]:
        """Change seats of a match; what the change sees cannot change before it is stored."""

    async def begin_match(self, match_id: str, header: HeaderMaker) -> None:
        """Turn a lobby into a running match with the header that is made from it."""

    async def end_match(self, match_id: str, status: Status = "ended") -> None:
        """Break a match off, or mark it as over; Conflict if it is over already."""

    async def delete_match(self, match_id: str) -> None:
        """Delete a match with all that belongs to it."""

    async def save_review(self, match_id: str, number: int, found: str) -> None:
        """Keep a portion of the review of a match."""

    async def reviews(self, match_id: str) -> list[str]:
        """The portions of the review of a match, in their order."""

    async def add_spectator(self, token_hash: str, match_id: str, name: str = "") -> Spectator:
        """Let somebody watch a match."""

    async def spectator(self, token_hash: str) -> Spectator | None:
        """The spectator of that key."""
