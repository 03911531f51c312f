"""Accounts, sessions and spectators, inside a transaction."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from metro2033.server.lookalike import skeleton
from metro2033.server.store import schema
from metro2033.server.store.entities import (
    VISIT,
    Account,
    Conflict,
    PasswordChanged,
    Session,
    Spectator,
    Unknown,
)

_account, _session, _spectator = schema.account, schema.session, schema.spectator
MOST_SPECTATORS: Final = 500
"""Invites to watch a match, and browsers that came by one."""

ACCOUNTS: Final = select(*(_account.c[name] for name in Account.__slots__))


def create_account(connection: Connection, new: Account) -> None:
    """Add an account; a second one whose name is the same, or looks the same, fails."""
    row = {name: getattr(new, name) for name in Account.__slots__}
    looks = {"folded": new.name.casefold(), "skeleton": skeleton(new.name)}
    connection.execute(insert(_account), {**looks, **row})


def account(connection: Connection, account_id: str) -> Account | None:
    """The account of that id."""
    return _one_account(connection, _account.c.id == account_id)


def account_named(connection: Connection, name: str) -> Account | None:
    """The account of that name, whatever the case of its letters."""
    return _one_account(connection, _account.c.folded == name.casefold())


def profile_named(connection: Connection, name: str) -> Account | None:
    """The account of that name, if all may see what it has played."""
    its = (_account.c.folded == name.casefold()) & _account.c.has_profile
    return _one_account(connection, its)


def account_names(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """The names of accounts by id."""
    query = select(_account.c.id, _account.c.name).where(_account.c.id.in_(list(ids)))
    return {row.id: row.name for row in connection.execute(query)}


def _one_account(connection: Connection, condition: Any) -> Account | None:
    """The account for which the condition holds."""
    row = connection.execute(ACCOUNTS.where(condition)).one_or_none()
    return None if row is None else Account(*row)


def change_account(connection: Connection, account_id: str, values: dict[str, Any]) -> None:
    """Another password or language."""
    query = update(_account).where(_account.c.id == account_id).values(values)
    if connection.execute(query).rowcount == 0:
        raise Unknown(f"there is no account {account_id}")


def require_password(connection: Connection, checked: Account) -> None:
    """PasswordChanged unless an account has the password that was checked; others wait for us."""
    query = select(_account.c.password_hash).where(_account.c.id == checked.id)
    found = connection.execute(query.with_for_update()).scalar_one_or_none()
    if found != checked.password_hash:
        raise PasswordChanged


def renew_hash(connection: Connection, account_id: str, old: str, new: str) -> bool:
    """Another hash of the same password; whether that was still the password."""
    its = (_account.c.id == account_id) & (_account.c.password_hash == old)
    return connection.execute(update(_account).where(its).values(password_hash=new)).rowcount == 1


def open_session(connection: Connection, new: Session) -> None:
    """Add a session."""
    row = {name: getattr(new, name) for name in Session.__slots__}
    connection.execute(insert(_session), row)


def session(connection: Connection, token_hash: str, at: int) -> Session | None:
    """The session of that token, unless it has run out."""
    query = select(_session).where(_session.c.token_hash == token_hash, _session.c.expires > at)
    row = connection.execute(query).one_or_none()
    return None if row is None else Session(*row)


def change_session(connection: Connection, token_hash: str, values: dict[str, Any]) -> None:
    """Log an account in or out, or let the session last longer."""
    query = update(_session).where(_session.c.token_hash == token_hash).values(values)
    if connection.execute(query).rowcount == 0:
        raise Unknown("there is no such session")


def sessions_of(connection: Connection, account_id: str, at: int) -> list[Session]:
    """The sessions of an account that have not run out, the last one seen first."""
    its = (_session.c.account == account_id) & (_session.c.expires > at)
    order = (_session.c.seen.desc(), _session.c.created.desc(), _session.c.id)
    query = select(_session).where(its).order_by(*order)
    return [Session(*row) for row in connection.execute(query)]


def mark_seen(connection: Connection, session_id: str, hour: int) -> None:
    """Note the hour in which a session was last used."""
    query = update(_session).where(_session.c.id == session_id, _session.c.seen < hour)
    connection.execute(query.values(seen=hour))


def confirm_session(connection: Connection, session_id: str, at: int) -> None:
    """Note that the password was given again."""
    connection.execute(update(_session).where(_session.c.id == session_id).values(confirmed=at))


def account_since(connection: Connection, guest: str) -> str | None:
    """The account that a session without one has logged in to, as long as it is logged in."""
    query = select(_session.c.account).where(_session.c.guest == guest)
    return connection.execute(query.order_by(_session.c.created.desc())).scalars().first()


def is_visit(connection: Connection, session_id: str) -> bool:
    """Whether a session is only a visit."""
    visit = (_session.c.id == session_id) & (_session.c.kind == VISIT)
    return connection.execute(select(_session.c.id).where(visit)).first() is not None


def keep_session(connection: Connection, session_id: str, expires: int) -> None:
    """Let a session last."""
    query = update(_session).where(_session.c.id == session_id)
    connection.execute(query.values(kind="browser", expires=expires))


def close_session(connection: Connection, session_id: str) -> None:
    """Forget a session."""
    connection.execute(delete(_session).where(_session.c.id == session_id))


def close_sessions(connection: Connection, account_id: str, but: str = "") -> list[str]:
    """Forget the sessions of an account, but for one; their ids."""
    others = (_session.c.account == account_id) & (_session.c.id != but)
    found = list(connection.execute(select(_session.c.id).where(others)).scalars())
    connection.execute(delete(_session).where(others))
    return found


def delete_account(connection: Connection, account_id: str) -> None:
    """Forget an account, and its sessions with it."""
    connection.execute(delete(_account).where(_account.c.id == account_id))


def drop_expired(connection: Connection, at: int) -> int:
    """Forget the sessions that have run out; how many they were."""
    return connection.execute(delete(_session).where(_session.c.expires <= at)).rowcount


def add_spectator(connection: Connection, new: Spectator) -> None:
    """Let a person watch; Conflict if too many do."""
    crowd = select(func.count()).where(_spectator.c.match == new.match)
    if connection.execute(crowd).scalar_one() >= MOST_SPECTATORS:
        raise Conflict("there are too many spectators")
    row = {name: getattr(new, name) for name in Spectator.__slots__}
    connection.execute(insert(_spectator), row)


def spectator(connection: Connection, token_hash: str) -> Spectator | None:
    """The spectator of that token."""
    query = select(_spectator).where(_spectator.c.token_hash == token_hash)
    row = connection.execute(query).one_or_none()
    return None if row is None else Spectator(*row)


def spectated(connection: Connection, token_hashes: Collection[str]) -> dict[str, str]:
    """The matches that spectators of these tokens may watch."""
    if not token_hashes:
        return {}
    query = select(_spectator.c.token_hash, _spectator.c.match)
    rows = connection.execute(query.where(_spectator.c.token_hash.in_(list(token_hashes))))
    return {row.token_hash: row.match for row in rows}
