"""Who may not chat or not play, inside a transaction."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from metro2033.server.protocol.server import SanctionKind
from metro2033.server.store import audit, schema
from metro2033.server.store.entities import Unknown
from metro2033.server.store.moderation_entities import (
    ADDRESS,
    Banned,
    Deed,
    IsOfficial,
    Sanction,
)
from metro2033.server.store.moderation_schema import sanction as _sanction
from metro2033.server.time_off import DAY_MS

KEPT_MS: Final = 30 * DAY_MS
"""How long an address is kept after its mute or ban has ended."""

_match, _seat = schema.match, schema.seat
_COLUMNS = [_sanction.c[name] for name in Sanction.__slots__]


def _holds(at: int) -> ColumnElement[bool]:
    """That a sanction holds at a time."""
    lasts = or_(_sanction.c.until.is_(None), _sanction.c.until > at)
    return _sanction.c.lifted.is_(None) & lasts


def in_force(connection: Connection, holders: Collection[str], at: int) -> list[Sanction]:
    """The sanctions that hold for any of these, bans first."""
    query = select(*_COLUMNS).where(_sanction.c.holder.in_(list(holders)), _holds(at))
    query = query.order_by(_sanction.c.kind, _sanction.c.at)
    return [Sanction(*row) for row in connection.execute(query)]


def bans(connection: Connection, at: int) -> list[Sanction]:
    """All bans that hold."""
    query = select(*_COLUMNS).where(_sanction.c.kind == "ban", _holds(at))
    return [Sanction(*row) for row in connection.execute(query)]


def all_in_force(connection: Connection, at: int, limit: int, offset: int) -> list[Sanction]:
    """All sanctions that hold, the newest first."""
    query = select(*_COLUMNS).where(_holds(at)).order_by(_sanction.c.at.desc(), _sanction.c.id)
    return [Sanction(*row) for row in connection.execute(query.limit(limit).offset(offset))]


def of_holder(connection: Connection, holder: str) -> list[Sanction]:
    """All sanctions of somebody, past ones too, the newest first."""
    query = select(*_COLUMNS).where(_sanction.c.holder == holder)
    return [Sanction(*row) for row in connection.execute(query.order_by(_sanction.c.at.desc()))]


def get(connection: Connection, id: str) -> Sanction | None:
    """The sanction of that id."""
    row = connection.execute(select(*_COLUMNS).where(_sanction.c.id == id)).one_or_none()
    return None if row is None else Sanction(*row)


def banned_among(connection: Connection, holders: Collection[str], at: int) -> set[str]:
    """Which of some people are banned."""
    found = in_force(connection, holders, at) if holders else []
    return {sanction.holder for sanction in found if sanction.kind == "ban"}


def still_seated(connection: Connection, at: int) -> list[str]:
    """Banned people who still hold seats."""
    banned = select(_sanction.c.holder).where(_sanction.c.kind == "ban", _holds(at))
    is_lobby = _match.c.status == "lobby"
    is_played = (_match.c.status == "running") & _seat.c.taken_over_by.is_(None)
    is_open = exists().where(_match.c.id == _seat.c.match, or_(is_lobby, is_played))
    found = set[str]()
    for holder in (_seat.c.account, _seat.c.session):
        query = select(holder).where(holder.in_(banned), is_open)
        found.update(connection.execute(query).scalars())
    return sorted(found)


def impose(connection: Connection, deed: Deed, new: Sanction) -> None:
    """Mute or ban somebody; Conflict if they are already, IsOfficial if they have a role.

    A concurrent join either commits first or is refused.
    """
    audit.note(connection, deed, new.at, new.holder)
    lock_person(connection, new.holder)
    if audit.role_of(connection, new.holder) is not None:
        raise IsOfficial(new.name)
    key = force_key(new.kind, new.holder)
    over = (_sanction.c.force_key == key) & (_sanction.c.until <= new.at)
    connection.execute(update(_sanction).where(over).values(force_key=None))
    row = {name: getattr(new, name) for name in Sanction.__slots__}
    connection.execute(insert(_sanction), {**row, "force_key": key})


def force_key(kind: SanctionKind, holder: str) -> str:
    """The key that keeps a second sanction of this kind out."""
    return f"{kind}/{holder}"


def lift(connection: Connection, deed: Deed, id: str, at: int) -> None:
    """End a sanction; Unknown if it does not hold any more."""
    audit.note(connection, deed, at)
    its = (_sanction.c.id == id) & _holds(at)
    query = update(_sanction).where(its).values(lifted=at, force_key=None)
    if connection.execute(query).rowcount == 0:
        raise Unknown("there is no such sanction")


def lock_person(connection: Connection, holder: str, *, is_shared: bool = False) -> None:
    """Lock an account or session against concurrent bans and joins."""
    for table in (schema.account, schema.session):
        query = select(table.c.id).where(table.c.id == holder)
        connection.execute(query.with_for_update(read=is_shared)).all()


def require_free(connection: Connection, holder: str, at: int) -> None:
    """Banned if somebody is; nobody bans them before the transaction ends."""
    lock_person(connection, holder, is_shared=True)
    if banned_among(connection, [holder], at):
        raise Banned(holder)


def drop_old(connection: Connection, at: int) -> None:
    """Forget the addresses of sanctions that ended some time ago."""
    ended = func.coalesce(_sanction.c.lifted, _sanction.c.until) < at - KEPT_MS
    of_address = _sanction.c.holder.startswith(ADDRESS, autoescape=True)
    connection.execute(delete(_sanction).where(of_address, ended))


def forget(connection: Connection, account: str) -> None:
    """Keep no name of an account that is deleted."""
    connection.execute(update(_sanction).where(_sanction.c.holder == account).values(name=""))
