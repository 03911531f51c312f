"""The tables of a host: where they are kept, where they are played, and what is offered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from metro2033 import catalog
from metro2033.engine.kernel.game import Game
from metro2033.server.bots.bot_question import BotService
from metro2033.server.match.actor import Identity
from metro2033.server.match.hub import Hub
from metro2033.server.match.replays import ReplayCache
from metro2033.server.store.entities import Match
from metro2033.server.tables.access import Access, access_to, access_to_all
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.reviewing import ReviewWriter
from metro2033.server.tables.store import TableStore
from metro2033.server.tables.told import told

PAGE: Final = 50
"""Rows of a list, unless fewer are wanted."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of a server or of a page; `most` is how many open ones a person may have."""

    store: TableStore
    hub: Hub
    bots: BotService
    replays: ReplayCache
    reviews: ReviewWriter
    editions: Sequence[str]
    most: int

    def edition(self, name: str) -> Game[Any]:
        """An edition that can be played here."""
        if name not in self.editions:
            raise Problem(404, "problem-no-edition", edition=name, known=", ".join(self.editions))
        return catalog.game(name)

    async def check_number(self, who: Identity) -> None:
        """Refuse more open tables than one person can play at or look after."""
        if await self.store.count_tables(who.session, who.account) >= self.most:
            raise Problem(409, "problem-too-many-matches", count=self.most)

    async def access(self, match_id: str, who: Identity | None, invite: str = "") -> Access:
        """A match that somebody may see, and what else they may do there."""
        found = await access_to(self.store, match_id, who, invite)
        if found is None or not found.may_see:
            raise Problem(404, "problem-no-match")
        return found

    async def again(self, match_id: str, who: Identity) -> dict[str, Any]:
        """A match after a change, for the one who changed it."""
        found = await access_to(self.store, match_id, who)
        if found is None:
            raise Problem(404, "problem-no-match")
        return told(found)

    async def ranking(self, access: Access) -> list[int]:
        """The place of each seat at the end of a match, from its moves if no places were kept."""
        places = [seat.place for seat in access.seats if seat.place is not None]
        if len(places) == len(access.seats):
            return places
        return await self.replays.ranking(access.match)

    async def listed(
        self, who: Identity | None, matches: Sequence[Match], offset: int, limit: int
    ) -> dict[str, Any]:
        """A page of matches; one more than fits tells that there are others."""
        found = await access_to_all(self.store, matches[:limit], who)
        rankings = [await self.ranking(access) for access in found]
        more = offset + limit if len(matches) > limit else None
        rows = [told(a, ranking=ranking) for a, ranking in zip(found, rankings, strict=True)]
        return {"matches": rows, "next": more}
