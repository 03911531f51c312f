"""What the store keeps for spectators."""

from __future__ import annotations

from metro2033.server.store import watching
from metro2033.server.store.profile_store import ProfileStore
from metro2033.server.store.watch_entities import WatchedMatch


class WatchStore(ProfileStore):
    """The part of the store that is about watching matches and following people."""

    async def watched_matches(self, *, limit: int, offset: int = 0) -> list[WatchedMatch]:
        """Matches that anybody may watch, the last changed first."""
        now = self.now()
        return await self.read(lambda c: watching.listed(c, now, limit, offset))

    async def matches_of_followed(self, follower: str, limit: int) -> list[WatchedMatch]:
        """Such matches of players followed by an account or a session."""
        now = self.now()
        return await self.read(lambda c: watching.of_followed(c, follower, now, limit))

    async def follow(self, follower: str, account_id: str) -> None:
        """Follow an account; Conflict if that would be too many."""
        now = self.now()
        await self.write(lambda c: watching.follow(c, follower, account_id, now))

    async def unfollow(self, follower: str, account_id: str) -> None:
        """Unfollow an account."""
        await self.write(lambda c: watching.unfollow(c, follower, account_id))

    async def followed(self, follower: str) -> list[str]:
        """The names of a person's followed players who have a profile."""
        return await self.read(lambda c: watching.followed(c, follower))
