"""What the store keeps of people: accounts, sessions and spectators."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection

from metro2033.server.store import account_seats, channels, people, time_off
from metro2033.server.store.entities import Account, Session, Spectator
from metro2033.server.store.matches import new_id
from metro2033.server.store.threaded import ThreadedDatabase
from metro2033.server.time_off import DAY_MS, YEAR_MS, Rest


class PeopleStore(ThreadedDatabase):
    """The part of the store that is about people."""

    async def create_account(self, name: str, password_hash: str, language: str) -> Account:
        """A new account; Conflict if the name is taken, or looks like one that is."""
        new = Account(new_id(), name, password_hash, language, self.now())
        await self.write(lambda c: people.create_account(c, new))
        return new

    async def account(self, account_id: str) -> Account | None:
        """The account of that id."""
        return await self.read(lambda c: people.account(c, account_id))

    async def account_named(self, name: str) -> Account | None:
        """The account of that name, whatever its case."""
        return await self.read(lambda c: people.account_named(c, name))

    async def account_names(self, ids: Collection[str]) -> dict[str, str]:
        """The names of accounts by id, of those that exist."""
        return await self.read(lambda c: people.account_names(c, ids))

    async def change_account(self, account_id: str, *, password_hash: str, language: str) -> None:
        """Another password or language."""
        values = {"password_hash": password_hash, "language": language}
        await self.write(lambda c: people.change_account(c, account_id, values))

    async def open_session(
        self, token_hash: str, kind: str, account: str | None, expires: int
    ) -> Session:
        """A new session."""
        new = self._session(token_hash, kind, account, expires)
        await self.write(lambda c: people.open_session(c, new))
        return new

    async def replace_session(
        self, old: str, token_hash: str, kind: str, account: str, expires: int, *, adopts: bool
    ) -> tuple[Session, list[str]]:
        """Another session of an account in the place of one that is gone then.

        With `adopts` it takes along what that had: seats, tables, what it may watch. The matches
        that this concerns.
        """
        guest = old if adopts else None
        new = self._session(token_hash, kind, account, expires, guest)

        def job(connection: Connection) -> list[str]:
            people.close_session(connection, old)
            people.open_session(connection, new)
            if not adopts:
                return []
            time_off.adopt(connection, old, account)
            channels.adopt(connection, old, account)
            return account_seats.adopt(connection, old, new.id, account)

        return new, await self.write(job)

    def _session(
        self,
        token_hash: str,
        kind: str,
        account: str | None,
        expires: int,
        guest: str | None = None,
    ) -> Session:
        return Session(token_hash, kind, account, self.now(), expires, token_hash, guest)

    async def session(self, token_hash: str) -> Session | None:
        """The session of that token, unless it has run out."""
        now = self.now()
        return await self.read(lambda c: people.session(c, token_hash, now))

    async def change_session(self, token_hash: str, account: str | None, expires: int) -> None:
        """Log an account in or out, or let the session last longer."""
        values = {"account": account, "expires": expires}
        await self.write(lambda c: people.change_session(c, token_hash, values))

    async def keep_session(self, session_id: str, expires: int) -> None:
        """Let a session last that was only a visit."""
        if await self.read(lambda c: people.is_visit(c, session_id)):
            await self.write(lambda c: people.keep_session(c, session_id, expires))

    async def close_session(self, session_id: str) -> None:
        """Forget a session."""
        await self.write(lambda c: people.close_session(c, session_id))

    async def delete_account(self, account_id: str) -> None:
        """Forget an account, and its sessions with it."""

        def job(connection: Connection) -> None:
            people.delete_account(connection, account_id)
            time_off.forget(connection, account_id)
            channels.forget(connection, account_id)

        await self.write(job)

    async def close_sessions(self, account_id: str, but: str = "") -> list[str]:
        """Forget all sessions of an account, or all but one; the ids of those that are gone."""
        return await self.write(lambda c: people.close_sessions(c, account_id, but))

    async def drop_expired_sessions(self) -> int:
        """Forget the sessions that have run out; how many they were."""
        now = self.now()

        def job(connection: Connection) -> int:
            dropped = people.drop_expired(connection, now)
            time_off.drop_old(connection, now - YEAR_MS)
            channels.drop_old(connection, now - DAY_MS)
            return dropped

        return await self.write(job)

    async def rest_of(self, holder: str) -> Rest:
        """When a person rests: an account, or a session without one."""
        found = await self.read(lambda c: time_off.of_people(c, [holder]))
        return found.get(holder, Rest())

    async def put_rest(self, holder: str, wanted: time_off.WantedRest) -> None:
        """Let a person rest as they want to; Conflict if they have no such vacation left."""
        now = self.now()
        await self.write(lambda c: time_off.put(c, holder, wanted, now))

    async def add_spectator(self, token_hash: str, match_id: str, name: str = "") -> Spectator:
        """Let somebody watch a match; Conflict if a crowd does already."""
        new = Spectator(token_hash, match_id, name, self.now())
        await self.write(lambda c: people.add_spectator(c, new))
        return new

    async def spectator(self, token_hash: str) -> Spectator | None:
        """The spectator of that token."""
        return await self.read(lambda c: people.spectator(c, token_hash))
