"""Links to reset forgotten passwords, inside a transaction.

A link works once and for an hour, and ends with the password that it was made for.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from metro2033.server.store import people, schema
from metro2033.server.store.entities import Account, Unknown
from metro2033.server.time_off import DAY_MS, MINUTE_MS

_reset, _account = schema.password_reset, schema.account

LIFE_MS: Final = 60 * MINUTE_MS
"""How long a link works."""

PAUSE_MS: Final = 10 * MINUTE_MS
MOST_A_DAY: Final = 5
"""Links that are sent to the owner of one account, whoever asks for them."""

MOST_ACCOUNTS: Final = 5
"""Accounts of one address that get a link at once."""


def accounts_of(connection: Connection, address: str) -> list[Account]:
    """The accounts whose owners read mails to an address, whatever the case of its letters."""
    query = people.ACCOUNTS.where(_account.c.recovery == address.lower())
    rows = connection.execute(query.order_by(_account.c.created).limit(MOST_ACCOUNTS))
    return [Account(*row) for row in rows]


def may_ask(connection: Connection, account_id: str, now: int) -> bool:
    """Whether the owner of an account may be sent a link now; others wait for the answer."""
    connection.execute(select(_account.c.id).where(_account.c.id == account_id).with_for_update())
    sent = select(func.count(), func.max(_reset.c.at))
    number, last = connection.execute(
        sent.where(_reset.c.account == account_id, _reset.c.at > now - DAY_MS)
    ).one()
    return number < MOST_A_DAY and (last is None or last <= now - PAUSE_MS)


def begin(connection: Connection, account_id: str, token_hash: str, now: int) -> None:
    """A link for an account, by the hash of its token."""
    row = {"token_hash": token_hash, "account": account_id, "at": now, "is_open": True}
    connection.execute(insert(_reset), row)


def account_of(connection: Connection, token_hash: str, now: int) -> Account | None:
    """The account that a link is for, as long as it works."""
    query = select(_reset.c.account).where(_works(token_hash, now))
    found = connection.execute(query).scalar_one_or_none()
    return None if found is None else people.account(connection, found)


def finish(connection: Connection, token_hash: str, password_hash: str, now: int) -> list[str]:
    """Set a new password by a link, which ends all sessions: their ids. Unknown if it is over."""
    query = update(_reset).where(_works(token_hash, now)).values(is_open=False)
    account_id = connection.execute(query.returning(_reset.c.account)).scalar_one_or_none()
    if account_id is None:
        raise Unknown("that link does not work any more")
    people.change_account(connection, account_id, {"password_hash": password_hash})
    close(connection, account_id)
    return people.close_sessions(connection, account_id)


def close(connection: Connection, account_id: str) -> None:
    """Invalidate all links of an account."""
    query = update(_reset).where(_reset.c.account == account_id)
    connection.execute(query.values(is_open=False))


def drop_old(connection: Connection, now: int) -> None:
    """Delete links that no longer count."""
    connection.execute(delete(_reset).where(_reset.c.at <= now - DAY_MS))


def _works(token_hash: str, now: int) -> ColumnElement[bool]:
    is_it = _reset.c.token_hash == token_hash
    return is_it & _reset.c.is_open.is_(True) & (_reset.c.at > now - LIFE_MS)
