"""What officials do: whether they may, and the log of it, inside a transaction."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, insert, select, update

from metro2033.server.store import schema
from metro2033.server.store.entities import Unknown
from metro2033.server.store.matches import new_id
from metro2033.server.store.moderation_entities import RANKS, AuditEntry, Deed, NotAllowed, Role
from metro2033.server.store.moderation_schema import audit

_account = schema.account
_COLUMNS = [audit.c[name] for name in AuditEntry.__slots__]


def note(connection: Connection, deed: Deed, at: int, *others: str) -> None:
    """Log what is done in this transaction; NotAllowed if the official has lost their role.

    `others` are accounts that are changed; all are locked in one order, so that no two officials
    wait for each other.
    """
    wanted = sorted({*others, *([deed.by.account] if deed.by.account else [])})
    roles = _locked_roles(connection, wanted)
    if deed.by.account is not None:
        if RANKS.get(roles.get(deed.by.account), 0) < RANKS[deed.needs]:
            raise NotAllowed(deed.kind)
    row = AuditEntry(
        id=new_id(),
        at=at,
        actor=deed.by.name,
        role=deed.by.role,
        deed=deed.kind,
        subject=deed.subject,
        reason=deed.reason,
        detail=deed.detail,
    )
    connection.execute(insert(audit), {name: getattr(row, name) for name in row.__slots__})


def note_if(connection: Connection, deed: Deed | None, at: int) -> None:
    """Log what is done, if an official does it."""
    if deed is not None:
        note(connection, deed, at)


def _locked_roles(connection: Connection, accounts: Collection[str]) -> dict[str, str | None]:
    """The roles of accounts, locked until the transaction ends."""
    if not accounts:
        return {}
    query = select(_account.c.id, _account.c.role).where(_account.c.id.in_(list(accounts)))
    rows = connection.execute(query.order_by(_account.c.id).with_for_update())
    return {row.id: row.role for row in rows}


def role_of(connection: Connection, account: str) -> str | None:
    """The role of an account."""
    query = select(_account.c.role).where(_account.c.id == account)
    return connection.execute(query).scalar_one_or_none()


def set_role(connection: Connection, deed: Deed, account: str, role: Role | None, at: int) -> None:
    """Give an account a role, or take it."""
    note(connection, deed, at, account)
    changed = update(_account).where(_account.c.id == account).values(role=role)
    if connection.execute(changed).rowcount == 0:
        raise Unknown("there is no such account")


def officials(connection: Connection) -> list[tuple[str, str]]:
    """All accounts with a role, by name."""
    query = select(_account.c.name, _account.c.role).where(_account.c.role.is_not(None))
    rows = connection.execute(query.order_by(_account.c.role, _account.c.folded))
    return [(row.name, row.role) for row in rows]


def entries(connection: Connection, limit: int, offset: int, subject: str) -> list[AuditEntry]:
    """The log, the newest first; of one subject, if one is given."""
    query = select(*_COLUMNS).order_by(audit.c.at.desc(), audit.c.id)
    if subject:
        query = query.where(audit.c.subject == subject)
    return [AuditEntry(*row) for row in connection.execute(query.limit(limit).offset(offset))]
