"""Matches: what is asked of the database, inside a transaction."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from metro2033.server.store import plans, schema, watch_schema
from metro2033.server.store.entities import (
    Conflict,
    Data,
    Match,
    NewSeat,
    Seat,
    Status,
    StoredChoice,
    Unknown,
)
from metro2033.server.store.seating import is_held

ID_BYTES: Final = 16
"""Bytes of chance in the id of a match: 22 characters that nobody guesses."""

_match, _seat, _clock = schema.match, schema.seat, schema.clock
_MATCH: Final = select(*(_match.c[name] for name in Match.__slots__))
_IS_OPEN: Final = _match.c.status.in_(["lobby", "running"])


def new_id() -> str:
    """An unguessable id, which no command line takes for an option."""
    while (made := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return made


def create(
    connection: Connection,
    new: Match,
    seats: Sequence[NewSeat],
    choices: Sequence[StoredChoice] = (),
) -> None:
    """Add a match with its seats and the choices that it starts with."""
    row = {name: getattr(new, name) for name in Match.__slots__}
    row["settings"] = to_json(new.settings)
    row["header"] = None if new.header is None else to_json(new.header)
    connection.execute(insert(_match), row)
    rows = [
        {
            "match": new.id,
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "account": seat.account,
            "session": seat.session,
            "invite": seat.invite,
            "taken_over_by": None,
            "salt": seat.salt,
        }
        for number, seat in enumerate(seats)
    ]
    connection.execute(insert(_seat), rows)
    if choices:
        connection.execute(insert(schema.choice), choice_rows(new.id, choices))


def choice_rows(match: str, choices: Sequence[StoredChoice]) -> list[dict[str, Any]]:
    """The rows of choices."""
    return [
        {"match": match, "n": c.n, "seat": c.seat, "key": c.key, "cause": c.cause, "at": c.at}
        for c in choices
    ]


def get(connection: Connection, match: str) -> Match | None:
    """The match of that id."""
    row = connection.execute(_MATCH.where(_match.c.id == match)).one_or_none()
    return None if row is None else _to_match(row)


def find(
    connection: Connection,
    statuses: Collection[Status],
    is_public: bool | None,
    session: str | None,
    account: str | None,
    limit: int,
    offset: int,
) -> list[Match]:
    """Matches that fit every given filter, the last changed first."""
    # Their rows are long: only those that are wanted are read, after all have been put in order.
    query = select(_match.c.id).order_by(_match.c.updated.desc(), _match.c.id)
    query = query.limit(limit).offset(offset)
    if statuses:
        query = query.where(_match.c.status.in_(sorted(statuses)))
    if is_public is not None:
        # Their order would tell when something has happened at a table that is shown with a delay.
        is_on_time = ~exists().where(
            watch_schema.summary.c.match == _match.c.id, watch_schema.summary.c.is_delayed
        )
        query = query.where(_match.c.is_public == is_public, is_on_time)
    if session is not None or account is not None:
        held = select(_seat.c.match).where(is_held(session, account))
        query = query.where(_match.c.id.in_(held))
    return get_all(connection, list(connection.execute(query).scalars()))


def get_all(connection: Connection, ids: Collection[str]) -> list[Match]:
    """The matches of these ids that there are, in the same order."""
    rows = connection.execute(_MATCH.where(_match.c.id.in_(list(ids)))).all()
    found = {row.id: _to_match(row) for row in rows}
    return [found[match] for match in ids if match in found]


def own(
    connection: Connection,
    statuses: Collection[Status],
    session: str | None,
    account: str | None,
    limit: int,
    offset: int,
) -> list[Match]:
    """Matches that a session or an account sits at: first those that wait for it.

    Of these the one with the least time comes first, of the others the last changed.
    """
    is_asked = _match.c.asked.bitwise_rshift(_seat.c.seat).bitwise_and(1) == 1
    is_turn = (_match.c.status == "running") & is_asked & _seat.c.taken_over_by.is_(None)
    turn = func.max(case((is_turn, 1), else_=0))
    left = func.min(case((is_turn, _clock.c.left_ms)))
    is_its = (_clock.c.match == _seat.c.match) & (_clock.c.seat == _seat.c.seat)
    query = (
        select(_match.c.id)
        .join(_seat, _seat.c.match == _match.c.id)
        .outerjoin(_clock, is_its)
        .where(is_held(session, account))
        .group_by(_match.c.id, _match.c.updated)
        .order_by(turn.desc(), left.asc().nulls_last(), _match.c.updated.desc(), _match.c.id)
    )
    if statuses:
        query = query.where(_match.c.status.in_(sorted(statuses)))
    ids = connection.execute(query.limit(limit).offset(offset)).scalars()
    return get_all(connection, list(ids))


def clocked(connection: Connection, session: str | None, account: str | None) -> list[str]:
    """The running matches with a clock that a session or an account sits at."""
    query = (
        select(_match.c.id)
        .join(_seat, _seat.c.match == _match.c.id)
        .where(is_held(session, account), _match.c.status == "running")
        .where(_match.c.id.in_(select(_clock.c.match)))
        .distinct()
    )
    return list(connection.execute(query).scalars())


def count_tables(connection: Connection, session: str, account: str | None) -> int:
    """How many open tables a session or an account has made or sits at."""
    held = select(_seat.c.match).where(is_held(session, account))
    has_part = or_(_match.c.id.in_(held), _is_host(session, account))
    query = select(func.count()).where(_IS_OPEN, has_part)
    return int(connection.execute(query).scalar_one())


def _is_host(session: str | None, account: str | None) -> ColumnElement[bool]:
    """That a session or an account has made a table, by the only such names in its settings."""
    hosts = {"session": session, "account": account}
    named = [to_json({name: host})[1:-1] for name, host in hosts.items() if host]
    return or_(*(_match.c.settings.contains(text, autoescape=True) for text in named))


def hosted(connection: Connection, session: str | None, account: str | None) -> list[Match]:
    """The open tables that a session or an account has made."""
    query = _MATCH.where(_IS_OPEN, _is_host(session, account)).order_by(_match.c.id)
    return [_to_match(row) for row in connection.execute(query)]


def open_held(connection: Connection, session: str | None, account: str | None) -> list[Seat]:
    """The seats that a session or an account holds at open tables."""
    query = select(_seat).join(_match, _match.c.id == _seat.c.match)
    query = query.where(_IS_OPEN, is_held(session, account))
    return [Seat(*row) for row in connection.execute(query.order_by(_seat.c.match, _seat.c.seat))]


def forget_players(connection: Connection, account: str) -> None:
    """Let the seats of an account at finished matches be nobody's."""
    is_open = exists().where(_match.c.id == _seat.c.match, _IS_OPEN)
    query = update(_seat).where(_seat.c.account == account, ~is_open)
    connection.execute(query.values(session=None, account=None))


def change_host(
    connection: Connection, match: Match, session: str | None, account: str | None
) -> None:
    """Give a table to another session or account."""
    settings = {**match.settings, "host": {"session": session, "account": account}}
    query = update(_match).where(_match.c.id == match.id)
    connection.execute(query.values(settings=to_json(settings)))


def keep_setting(connection: Connection, match: str, name: str, value: Any) -> None:
    """Change one of the settings of a match."""
    lock(connection, match)
    found = get(connection, match)
    assert found is not None
    settings = to_json({**found.settings, name: value})
    connection.execute(update(_match).where(_match.c.id == match).values(settings=settings))


def begin(connection: Connection, match: str, header: Data, at: int) -> None:
    """Turn a lobby into a running match."""
    values = {"status": "running", "updated": at, **_header_values(header)}
    _change(connection, match, {"lobby"}, values)


def change_header(connection: Connection, match: str, header: Data) -> None:
    """Another header of a running match."""
    _change(connection, match, {"running"}, _header_values(header))


def _header_values(header: Data) -> dict[str, Any]:
    return {"header": to_json(header), "content_digest": header["content_digest"]}


def end(connection: Connection, match: str, status: Status, at: int) -> None:
    """Mark a match as over or broken off."""
    _change(connection, match, {"lobby", "running"}, {"status": status, "updated": at})
    plans.forget(connection, match)


def _change(
    connection: Connection, match: str, statuses: Collection[Status], values: dict[str, Any]
) -> None:
    """Change a match that has one of the statuses; Unknown or Conflict else."""
    query = update(_match).where(_match.c.id == match, _match.c.status.in_(sorted(statuses)))
    if connection.execute(query.values(values)).rowcount == 0:
        found = get(connection, match)
        if found is None:
            raise Unknown(f"there is no match {match}")
        raise Conflict(f"the match is {found.status}")


def remove(connection: Connection, match: str) -> None:
    """Delete a match with all that belongs to it."""
    if connection.execute(delete(_match).where(_match.c.id == match)).rowcount == 0:
        raise Unknown(f"there is no match {match}")


def lock(connection: Connection, match: str) -> None:
    """Lock the match until the transaction ends; Unknown if there is none."""
    query = select(_match.c.id).where(_match.c.id == match).with_for_update()
    if connection.execute(query).one_or_none() is None:
        raise Unknown(f"there is no match {match}")


def _to_match(row: Row[Any]) -> Match:
    """The record of a row."""
    values = dict(row._mapping)
    values["settings"] = from_json(values["settings"])
    values["header"] = None if values["header"] is None else from_json(values["header"])
    return Match(**values)


def to_json(data: Data) -> str:
    """Data as it is kept."""
    return msgspec.json.encode(data).decode()


def from_json(text: str) -> Any:
    """Kept data."""
    return msgspec.json.decode(text)
