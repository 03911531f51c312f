"""The log of a match: choices, undo, snapshots and clocks, inside a transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Update, bindparam, delete, func, insert, select, update

from metro2033.server.store import schema
from metro2033.server.store.match import choice_rows, from_json, lock, to_json
from metro2033.server.store.record import (
    Conflict,
    Data,
    Snapshot,
    Status,
    Stored,
    Undone,
    Unknown,
)

_match, _choice, _undone = schema.match, schema.choice, schema.undone
_snapshot, _clock = schema.snapshot, schema.clock
_FIELDS: Final = Stored.__slots__

_ADD: Final = insert(_choice)
_SINCE: Final = (
    select(*(_choice.c[name] for name in _FIELDS))
    .where(_choice.c.match == bindparam("of"), _choice.c.n > bindparam("since"))
    .order_by(_choice.c.n)
)


def _move_on() -> Update:
    """From one number of choices to another, only if nobody else was quicker."""
    query = update(_match).where(
        _match.c.id == bindparam("of"),
        _match.c.count == bindparam("was"),
        _match.c.status == "running",
    )
    return query.values(
        count=bindparam("count"), updated=bindparam("updated"), status=bindparam("status")
    )


_MOVE_ON: Final = _move_on()


def append(
    connection: Connection,
    match: str,
    choices: Sequence[Stored],
    clocks: Mapping[int, int] | None,
    status: Status,
) -> None:
    """Add the next choices; Conflict unless the match runs and stands right before them."""
    was = choices[0].n - 1
    _advance(connection, match, was, choices[-1].n, status, choices[-1].at)
    connection.execute(_ADD, choice_rows(match, choices))
    if clocks is not None:
        put_clocks(connection, match, clocks)


def _advance(
    connection: Connection, match: str, was: int, count: int, status: Status, at: int
) -> None:
    """Change the number of choices that stand, and the status."""
    values = {"of": match, "was": was, "count": count, "status": status, "updated": at}
    if connection.execute(_MOVE_ON, values).rowcount == 0:
        query = select(_match.c.count, _match.c.status).where(_match.c.id == match)
        row = connection.execute(query).one_or_none()
        if row is None:
            raise Unknown(f"there is no match {match}")
        raise Conflict(f"the match is {row.status} with {row.count} choices, not {was}")


def cut(connection: Connection, match: str, n: int, was: int, at: int) -> None:
    """Take back the choices after the n-th; Conflict unless exactly `was` of them stand."""
    _advance(connection, match, was, n, "running", at)
    query = select(func.coalesce(func.max(_undone.c.cut), 0)).where(_undone.c.match == match)
    number = connection.execute(query).scalar_one() + 1
    gone = choices_since(connection, match, n)
    rows = [{"cut": number, **row} for row in choice_rows(match, gone)]
    if rows:
        connection.execute(insert(_undone), rows)
    after = (_choice.c.match == match) & (_choice.c.n > n)
    connection.execute(delete(_choice).where(after))
    stale = (_snapshot.c.match == match) & (_snapshot.c.n > n)
    connection.execute(delete(_snapshot).where(stale))


def choices_since(connection: Connection, match: str, since: int) -> list[Stored]:
    """The choices that stand after the given number of them."""
    return [Stored(*row) for row in connection.execute(_SINCE, {"of": match, "since": since})]


def undone(connection: Connection, match: str) -> list[Undone]:
    """The choices that were taken back, in the order of the undos."""
    query = select(_undone.c.cut, *(_undone.c[name] for name in _FIELDS))
    query = query.where(_undone.c.match == match).order_by(_undone.c.cut, _undone.c.n)
    return [Undone(row[0], Stored(*row[1:])) for row in connection.execute(query)]


def put_snapshot(connection: Connection, match: str, n: int, data: Data) -> None:
    """Keep the state after `n` choices, and no older one; nothing if it no longer stands."""
    lock(connection, match)
    query = select(_match.c.count).where(_match.c.id == match)
    if connection.execute(query).scalar_one() < n:
        return
    old = (_snapshot.c.match == match) & (_snapshot.c.n <= n)
    connection.execute(delete(_snapshot).where(old))
    connection.execute(insert(_snapshot), {"match": match, "n": n, "data": to_json(data)})


def latest_snapshot(connection: Connection, match: str) -> Snapshot | None:
    """The newest state that is kept."""
    query = select(_snapshot).where(_snapshot.c.match == match).order_by(_snapshot.c.n.desc())
    row = connection.execute(query.limit(1)).one_or_none()
    return None if row is None else Snapshot(row.match, row.n, from_json(row.data))


def put_clocks(connection: Connection, match: str, clocks: Mapping[int, int]) -> None:
    """Keep the milliseconds that seats have left."""
    rows: list[dict[str, Any]] = [
        {"match": match, "seat": seat, "left_ms": left} for seat, left in clocks.items()
    ]
    if not rows:
        return
    query = _clock_upsert(connection)
    connection.execute(query, rows)


def _clock_upsert(connection: Connection) -> Any:
    """Insert or replace, as both databases say it."""
    if connection.dialect.name == "sqlite":
        from sqlalchemy.dialects.sqlite import insert as upsert
    else:
        from sqlalchemy.dialects.postgresql import insert as upsert  # type: ignore[assignment]
    query = upsert(_clock)
    return query.on_conflict_do_update(
        index_elements=["match", "seat"], set_={"left_ms": query.excluded.left_ms}
    )


def clocks(connection: Connection, match: str) -> dict[int, int]:
    """The milliseconds that seats have left."""
    query = select(_clock.c.seat, _clock.c.left_ms).where(_clock.c.match == match)
    return {row.seat: row.left_ms for row in connection.execute(query.order_by(_clock.c.seat))}
