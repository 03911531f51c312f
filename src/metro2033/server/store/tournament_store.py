"""What the store keeps of tournaments; each change is one transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from metro2033.server.store import tournament_rounds, tournaments
from metro2033.server.store.entities import Data
from metro2033.server.store.matches import new_id
from metro2033.server.store.seated_store import SeatedStore
from metro2033.server.store.tournament_entities import (
    NewRound,
    Tournament,
    TournamentStatus,
    WholeTournament,
)
from metro2033.server.tournament.entrant import Entrant


class TournamentStore(SeatedStore):
    """The part of the store that is about tournaments."""

    async def create_tournament(
        self, organiser: str, settings: Data, *, seed: int, due: int, is_public: bool
    ) -> str:
        """The id of a new tournament; TooMany if the organiser has enough."""
        now = self.now()
        new = Tournament(
            id=new_id(),
            organiser=organiser,
            status="open",
            is_public=is_public,
            settings=settings,
            seed=seed,
            rounds=settings["rounds"],
            round=0,
            due=due,
            version=0,
            created=now,
            updated=now,
        )
        await self.write(lambda c: tournaments.create(c, new))
        return new.id

    async def tournament(self, id: str) -> WholeTournament | None:
        """The tournament of that id with all that belongs to it."""
        now = self.now()
        return await self.read(lambda c: tournaments.whole(c, id, now))

    async def find_tournaments(
        self,
        statuses: Collection[TournamentStatus],
        *,
        account: str | None = None,
        limit: int = 20,
        offset: int = 0,
    ) -> list[tuple[Tournament, int]]:
        """Public tournaments, or those of an account, with how many take part."""
        return await self.read(lambda c: tournaments.find(c, statuses, account, limit, offset))

    async def join_tournament(self, id: str, account: str) -> None:
        """Take part; TooMany, Full or NotOpen if that is not possible."""
        now = self.now()
        await self.write(lambda c: tournaments.join(c, id, account, now))

    async def leave_tournament(self, id: str, account: str) -> bool:
        """Leave; whether the account took part."""
        now = self.now()
        return await self.write(lambda c: tournaments.leave(c, id, account, now))

    async def begin_tournament(
        self, seen: Tournament, drawn: Sequence[Entrant], bots: Sequence[str], rounds: int
    ) -> bool:
        """Start an open tournament; False if it has changed since it was read."""
        now = self.now()
        return await self.write(lambda c: tournaments.begin(c, seen, drawn, bots, rounds, now))

    async def end_tournament(self, id: str, status: TournamentStatus) -> bool:
        """Call a tournament off, or note that it is over; False if that is so already."""
        now = self.now()
        return await self.write(lambda c: tournaments.end(c, id, status, now))

    async def due_tournaments(self) -> list[str]:
        """The tournaments in which something is to be done."""
        now = self.now()
        return await self.read(lambda c: tournament_rounds.due(c, now))

    async def may_begin_round(self, organiser: str | None) -> bool:
        """Whether a round of somebody's tournament may begin, or has to wait as they had many."""
        now = self.now()
        return await self.read(lambda c: tournament_rounds.may_begin(c, organiser, now))

    async def put_round(self, new: NewRound, delay_ms: int) -> bool:
        """Begin a round, and notify players who do not come in a while; False if it has changed."""
        now = self.now()
        return await self.write(lambda c: tournament_rounds.put(c, new, now, now + delay_ms))

    async def count_tables_of(self, id: str) -> list[str]:
        """Count the tables of a tournament that are over; the matches that are broken off."""
        now = self.now()
        return await self.write(lambda c: tournament_rounds.count(c, id, now))

    async def table_started(self, match_id: str) -> None:
        """Note that questions are asked at a table."""
        await self.write(lambda c: tournament_rounds.started(c, match_id))

    async def hand_over_tables(self, id: str) -> list[str]:
        """Let bots end the tables of a round whose time is up; their matches."""
        now = self.now()
        return await self.write(lambda c: tournament_rounds.hand_over(c, id, now))
