"""What the store keeps for profiles and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from sqlalchemy import Connection

from metro2033.figures.match_story import MatchStory
from metro2033.server.store import account_data, people, played, tallies
from metro2033.server.store.entities import Account, Data
from metro2033.server.store.profile_entities import DueMatch, PlayedSeat, Rival, Tally
from metro2033.server.store.rating_store import RatingStore


class ProfileStore(RatingStore):
    """The part of the store that is about finished matches."""

    async def due_match(self) -> DueMatch | None:
        """A match that is over and has not been read yet; processes choose different ones."""
        lot, now = crc32((self.process or "").encode()), self.now()

        def job(connection: Connection) -> tuple[str, DueMatch | None] | None:
            found = played.due(connection, now)
            chosen = found[lot % len(found)] if found else None
            return None if chosen is None else (chosen, played.due_match(connection, chosen))

        while (found := await self.read(job)) is not None:
            match, due = found
            if due is not None:
                return due
            await self.drop_due(match)
        return None

    async def count_played(
        self, match_id: str, story: MatchStory | None, *, is_usual: bool
    ) -> bool:
        """Keep what was read of a match; False if another process was quicker."""
        return await self.write(lambda c: played.count(c, match_id, story, is_usual=is_usual))

    async def drop_due(self, match_id: str) -> None:
        """Mark a match as read."""
        await self.write(lambda c: played.drop_due(c, match_id))

    async def change_profile(self, account_id: str, *, has_profile: bool) -> None:
        """Show what an account has played, or show it no more."""
        values = {"has_profile": has_profile}
        await self.write(lambda c: people.change_account(c, account_id, values))

    async def profile_named(self, name: str) -> Account | None:
        """The account of that name, if it has a profile."""
        return await self.read(lambda c: people.profile_named(c, name))

    async def played(self, account_id: str, *, only_public: bool) -> list[PlayedSeat]:
        """The last finished matches of an account, the newest first."""
        return await self.read(lambda c: played.of_account(c, account_id, only_public=only_public))

    async def rivals(
        self, account_id: str, seats: Sequence[PlayedSeat], *, limit: int
    ) -> list[Rival]:
        """Those with a profile whom an account has met most in matches that it has played."""
        return await self.read(lambda c: played.rivals(c, account_id, seats, limit))

    async def profiles_at(self, match_id: str) -> dict[int, str]:
        """The names of a match's players who have a profile, by seat."""
        return await self.read(lambda c: played.profiles_at(c, match_id))

    async def profiled(self, accounts: Sequence[str]) -> set[str]:
        """Those of some accounts that have a profile."""
        return await self.read(lambda c: played.profiled(c, accounts))

    async def tallies(self, edition: str) -> tuple[int, list[Tally]]:
        """How many matches of people have counted, and what they say of all things."""
        return await self.read(lambda c: tallies.of_edition(c, edition))

    async def data_of(self, account: Account) -> Data:
        """All that is kept of an account, but for its password and what others have of it."""
        now = self.now()
        return await self.read(lambda c: account_data.whole(c, account, now))
