"""What the store keeps of ratings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from sqlalchemy import Connection

from metro2033.agents.skill import Skill
from metro2033.server.log import logger
from metro2033.server.store import audit, ratings
from metro2033.server.store.known_standings import KnownStandings, Wanted
from metro2033.server.store.moderation_entities import Deed
from metro2033.server.store.people_store import PeopleStore
from metro2033.server.store.rating_entities import RatedMatch, RatingPool, Standing
from metro2033.server.store.recount import Recount, put_places_right

LOG: Final = logger("metro2033.rating")


class RatingStore(PeopleStore):
    """The part of the store that is about ratings."""

    @cached_property
    def _standings(self) -> KnownStandings:
        """Tables that were asked for."""
        return KnownStandings(self.now)

    @cached_property
    def _unrated(self) -> set[str]:
        """Matches that could not be rated."""
        return set()

    async def count_ratings(self) -> list[RatedMatch]:
        """Count the rated matches that are over; each counts once, whoever asks how often.

        One that cannot be rated is logged, and not tried again before the next start.
        """
        now, but = self.now(), frozenset(self._unrated)
        if not await self.read(lambda c: ratings.is_due(c, now, but)):
            return []
        done = await self.write(lambda c: ratings.count_due(c, now, but))
        for match, error in done.broken.items():
            LOG.error("a match cannot be rated", match=match, exc_info=error)
        self._unrated.update(done.broken)
        return done.counted

    async def standings(
        self, pool: RatingPool, *, since: int = 0, until: int | None = None, limit: int = 100
    ) -> list[Standing]:
        """The best accounts in a pool that played in a span of time."""
        wanted = Wanted(pool, since, until, limit)
        return await self.read(lambda c: self._standings.find(c, wanted))

    async def ratings_of(self, account_id: str) -> dict[RatingPool, Skill]:
        """How good an account is, in each pool in which it has played."""
        return await self.read(lambda c: ratings.of_account(c, account_id))

    async def rated_match(self, match_id: str) -> tuple[RatedMatch, dict[str, Skill]] | None:
        """A match that has counted, and how good its accounts were before it."""
        return await self.read(lambda c: ratings.of_match(c, match_id))

    async def rated_matches(self) -> list[RatedMatch]:
        """All matches that have counted, in their order."""
        return await self.read(ratings.all_matches)

    async def last_rated_matches(self, most: int) -> list[RatedMatch]:
        """The matches that counted last, in their order."""
        return await self.read(lambda c: ratings.last_counted(c, most))

    async def rated_matches_after(self, last: int, most: int) -> list[RatedMatch]:
        """The next matches that have counted after a number, in their order."""
        return await self.read(lambda c: ratings.counted_after(c, last, most))

    async def correct_places(self, rated: RatedMatch, places: Sequence[int], deed: Deed) -> None:
        """Keep the places that a match has led to."""
        now = self.now()

        def job(connection: Connection) -> None:
            put_places_right(connection, rated, places)
            audit.note(connection, deed, now)

        await self.write(job)

    async def recount_ratings(self, deed: Deed | None = None) -> Recount:
        """Compute all ratings anew from the matches, and put right what was wrong."""
        now, recount = self.now(), Recount()

        def job(connection: Connection) -> bool:
            is_done = recount.put_right(connection)
            if is_done:
                audit.note_if(connection, deed, now)
            return is_done

        is_done = False
        while not is_done:
            while await self.read(recount.go_on):
                pass
            is_done = await self.write(job)
        self._standings.forget()
        return recount
