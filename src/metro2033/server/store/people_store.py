"""What the store keeps of people: accounts, sessions and spectators."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection

from metro2033.server.store import (
    account_seats,
    announcements,
    audit,
    channels,
    chat_lines,
    password_resets,
    people,
    plans,
    reports,
    sanctions,
    time_off,
    tournaments,
    watching,
)
from metro2033.server.store.entities import Account, Session, Spectator
from metro2033.server.store.matches import new_id
from metro2033.server.store.moderation_entities import Deed
from metro2033.server.store.threaded import ThreadedDatabase
from metro2033.server.time_off import DAY_MS, HOUR_MS, YEAR_MS, Rest


class PeopleStore(ThreadedDatabase):
    """The part of the store that is about people.

    What takes an account, as it was when its password was checked, raises PasswordChanged if it has
    another password by now.
    """

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

    async def change_language(self, account_id: str, language: str) -> None:
        """Another language of an account."""
        await self.write(lambda c: people.change_account(c, account_id, {"language": language}))

    async def change_recovery(self, account: Account, address: str | None) -> None:
        """The mail address to which a link for a new password is sent, or none; links end."""
        values = {"recovery": None if address is None else address.lower()}

        def job(connection: Connection) -> None:
            people.require_password(connection, account)
            people.change_account(connection, account.id, values)
            password_resets.close(connection, account.id)

        await self.write(job)

    async def change_password(
        self, account: Account, password_hash: str, but: str, language: str = ""
    ) -> list[str]:
        """Another password, which ends all sessions but one: their ids; links end with it.

        The language may change with it.
        """
        values = {"password_hash": password_hash, **({"language": language} if language else {})}

        def job(connection: Connection) -> list[str]:
            people.require_password(connection, account)
            people.change_account(connection, account.id, values)
            password_resets.close(connection, account.id)
            return people.close_sessions(connection, account.id, but)

        return await self.write(job)

    async def renew_hash(self, account_id: str, old: str, new: str) -> bool:
        """Another hash of the same password; whether that was still the password."""
        return await self.write(lambda c: people.renew_hash(c, account_id, old, new))

    async def ask_reset(self, account_id: str, token_hash: str) -> bool:
        """Make a link for a new password, unless the account has had too many of them."""
        now = self.now()

        def job(connection: Connection) -> bool:
            if not password_resets.may_ask(connection, account_id, now):
                return False
            password_resets.begin(connection, account_id, token_hash, now)
            return True

        return await self.write(job)

    async def begin_reset(self, account_id: str, token_hash: str, deed: Deed | None = None) -> None:
        """Make a link for a new password, however many there were; perhaps by an official."""
        now = self.now()

        def job(connection: Connection) -> None:
            audit.note_if(connection, deed, now)
            password_resets.begin(connection, account_id, token_hash, now)

        await self.write(job)

    async def reset_accounts(self, address: str) -> list[Account]:
        """The accounts that a link for a new password may be sent for to an address."""
        return await self.read(lambda c: password_resets.accounts_of(c, address))

    async def reset_account(self, token_hash: str) -> Account | None:
        """The account that a link is for, as long as it works."""
        now = self.now()
        return await self.read(lambda c: password_resets.account_of(c, token_hash, now))

    async def finish_reset(self, token_hash: str, password_hash: str) -> list[str]:
        """Set a new password by a link; it ends all sessions: their ids. Unknown if it is over."""
        now = self.now()
        return await self.write(lambda c: password_resets.finish(c, token_hash, password_hash, now))

    async def open_session(
        self, token_hash: str, kind: str, account: Account | None, expires: int, browser: str = ""
    ) -> Session:
        """A new session, perhaps of an account whose password was checked."""
        holder = None if account is None else account.id
        new = self._session(token_hash, kind, holder, expires, browser=browser)

        def job(connection: Connection) -> None:
            if account is not None:
                people.require_password(connection, account)
            people.open_session(connection, new)

        await self.write(job)
        return new

    async def replace_session(
        self,
        old: str,
        token_hash: str,
        kind: str,
        account: Account,
        expires: int,
        browser: str = "",
        *,
        adopts: bool,
    ) -> tuple[Session, list[str]]:
        """Another session of an account in the place of one that is gone then.

        With `adopts` it takes along what that had: seats, tables, what it may watch, what it said,
        and reports. The matches that this concerns.
        """
        guest = old if adopts else None
        new = self._session(token_hash, kind, account.id, expires, guest, browser)

        def job(connection: Connection) -> list[str]:
            people.require_password(connection, account)
            people.close_session(connection, old)
            people.open_session(connection, new)
            if not adopts:
                return []
            time_off.adopt(connection, old, account.id)
            channels.adopt(connection, old, account.id)
            watching.adopt(connection, old, account.id)
            concerned = account_seats.adopt(connection, old, new.id, account.id)
            plans.adopt(connection, old, account.id)
            chat_lines.adopt(connection, old, account.id, concerned)
            reports.adopt(connection, old, account.id)
            return concerned

        return new, await self.write(job)

    def _session(
        self,
        token_hash: str,
        kind: str,
        account: str | None,
        expires: int,
        guest: str | None = None,
        browser: str = "",
    ) -> Session:
        now = self.now()
        seen = now - now % HOUR_MS
        return Session(token_hash, kind, account, now, expires, token_hash, guest, browser, seen)

    async def session(self, token_hash: str) -> Session | None:
        """The session of that token, unless it has run out."""
        now = self.now()
        return await self.read(lambda c: people.session(c, token_hash, now))

    async def sessions_of(self, account_id: str) -> list[Session]:
        """The sessions of an account, the last one seen first."""
        now = self.now()
        return await self.read(lambda c: people.sessions_of(c, account_id, now))

    async def mark_seen(self, session: Session) -> None:
        """Note that a session is used, to the hour: more than that is nobody's business."""
        hour = self.now() - self.now() % HOUR_MS
        if session.seen < hour:
            await self.write(lambda c: people.mark_seen(c, session.id, hour))

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

    async def close_other(self, account: Account, session_id: str) -> None:
        """Forget a session of an account."""

        def job(connection: Connection) -> None:
            people.require_password(connection, account)
            people.close_session(connection, session_id)

        await self.write(job)

    async def close_others(self, account: Account, but: str = "") -> list[str]:
        """Forget all sessions of an account, or all but one; the ids of those that are gone."""

        def job(connection: Connection) -> list[str]:
            people.require_password(connection, account)
            return people.close_sessions(connection, account.id, but)

        return await self.write(job)

    async def delete_account(self, account_id: str) -> None:
        """Forget an account, and its sessions with it."""
        now = self.now()

        def job(connection: Connection) -> None:
            people.delete_account(connection, account_id)
            time_off.forget(connection, account_id)
            channels.forget(connection, account_id)
            tournaments.forget(connection, account_id, now)
            watching.forget(connection, account_id)
            chat_lines.forget(connection, account_id)
            reports.forget(connection, account_id)
            sanctions.forget(connection, account_id)

        await self.write(job)

    async def close_sessions(self, account_id: str, deed: Deed) -> list[str]:
        """Forget all sessions of an account, whatever its password; their ids."""
        now = self.now()

        def job(connection: Connection) -> list[str]:
            audit.note(connection, deed, now)
            return people.close_sessions(connection, account_id)

        return await self.write(job)

    async def confirm_session(self, account: Account, session_id: str) -> None:
        """Note that the owner of a session has given the password again."""
        now = self.now()

        def job(connection: Connection) -> None:
            people.require_password(connection, account)
            people.confirm_session(connection, session_id, now)

        await self.write(job)

    async def drop_expired_sessions(self) -> int:
        """Forget the sessions that have run out; how many they were."""
        now = self.now()

        def job(connection: Connection) -> int:
            dropped = people.drop_expired(connection, now)
            time_off.drop_old(connection, now - YEAR_MS)
            channels.drop_old(connection, now - DAY_MS)
            password_resets.drop_old(connection, now)
            watching.drop_strays(connection)
            watching.drop_ended(connection, now)
            tournaments.drop_unplayed(connection, now - tournaments.KEPT_MS)
            reports.drop_old(connection, now)
            sanctions.drop_old(connection, now)
            announcements.drop_old(connection, now)
            return dropped

        return await self.write(job)

    async def rest_of(self, holder: str) -> Rest:
        """When a person rests: an account, or a session without one."""
        found = await self.read(lambda c: time_off.of_people(c, [holder]))
        return found.get(holder, Rest())

    async def put_rest(self, holder: str, wanted: time_off.WantedRest) -> None:
        """Set a person's time off; Conflict if they have not that much vacation left."""
        now = self.now()
        await self.write(lambda c: time_off.put(c, holder, wanted, now))

    async def add_spectator(self, token_hash: str, match_id: str, name: str = "") -> Spectator:
        """Let a person watch a match; Conflict if too many do."""
        new = Spectator(token_hash, match_id, name, self.now())
        await self.write(lambda c: people.add_spectator(c, new))
        return new

    async def spectator(self, token_hash: str) -> Spectator | None:
        """The spectator of that token."""
        return await self.read(lambda c: people.spectator(c, token_hash))
