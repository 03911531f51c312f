"""The log of a match: choices, undo and clocks, inside a transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    Table,
    Text,
    Update,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from metro2033.server.store import schema, time_off
from metro2033.server.store.entities import (
    ChoiceLog,
    Conflict,
    Status,
    StoredChoice,
    UndoneChoice,
    Unknown,
)
from metro2033.server.store.matches import choice_rows
from metro2033.server.store.prepared import Prepared

_match, _choice, _undone = schema.match, schema.choice, schema.undone
_seat, _clock = schema.seat, schema.clock
_FIELDS: Final = StoredChoice.__slots__
_IS_OURS: Final = _match.c.owner.is_not_distinct_from(bindparam("owned_by", type_=Text))

_ADD: Final = Prepared(any=insert(_choice))
_SINCE: Final = (
    select(*(_choice.c[name] for name in _FIELDS))
    .where(_choice.c.match == bindparam("of"), _choice.c.n > bindparam("since"))
    .order_by(_choice.c.n)
)


@dataclass(frozen=True, slots=True)
class Progress:
    """What a match becomes by choices or an undo."""

    count: int
    asked: int
    status: Status
    updated: int


def _move_on() -> Update:
    """From one number of choices to another, only if nobody else was quicker."""
    query = update(_match).where(
        _match.c.id == bindparam("of"),
        _match.c.count == bindparam("was"),
        _match.c.status == literal_column("'running'"),
        _IS_OURS,
    )
    return query.values({name: bindparam(name) for name in Progress.__slots__})


def _put_clock(upsert: Callable[[Table], Any]) -> Any:
    """The time a seat has left, written only if the match exists and belongs to the writer."""
    its = select(
        _match.c.id, bindparam("seat", type_=Integer), bindparam("left_ms", type_=BigInteger)
    ).where(_match.c.id == bindparam("of"), _IS_OURS)
    query = upsert(_clock).from_select(["match", "seat", "left_ms"], its)
    return query.on_conflict_do_update(
        index_elements=["match", "seat"], set_={"left_ms": query.excluded.left_ms}
    )


_MOVE_ON: Final = Prepared(any=_move_on())
_PUT_CLOCK: Final = Prepared(
    sqlite=_put_clock(sqlite.insert), postgresql=_put_clock(postgresql.insert)
)


@dataclass(frozen=True, slots=True)
class Move:
    """A match that goes from `was` choices to where a step takes it, if it has the owner."""

    match: str
    was: int
    step: Progress
    owner: str | None


def move(connection: Connection, wanted: Move) -> None:
    """Take a match a step further; Conflict unless it runs, stands there and has the owner."""
    if not move_all(connection, [wanted]):
        query = select(_match.c.count, _match.c.status, _match.c.owner)
        row = connection.execute(query.where(_match.c.id == wanted.match)).one_or_none()
        if row is None:
            raise Unknown(f"there is no match {wanted.match}")
        if row.owner != wanted.owner:
            raise Conflict("another server has the match")
        raise Conflict(f"the match is {row.status} with {row.count} choices, not {wanted.was}")


def move_all(connection: Connection, wanted: Sequence[Move]) -> bool:
    """Take matches a step further; False unless all of them could go."""
    rows = [
        {"of": one.match, "was": one.was, "owned_by": one.owner, **_fields(one.step)}
        for one in wanted
    ]
    return _MOVE_ON.run(connection, rows) == len(rows)


def _fields(step: Progress) -> dict[str, Any]:
    return {name: getattr(step, name) for name in Progress.__slots__}


def append(connection: Connection, added: Collection[tuple[str, Sequence[StoredChoice]]]) -> None:
    """Add choices to matches, after their moves."""
    rows = [row for match, choices in added for row in choice_rows(match, choices)]
    _ADD.run(connection, rows)


def cut(connection: Connection, match: str, n: int) -> None:
    """Take back the choices after the n-th, after `move`."""
    query = select(func.coalesce(func.max(_undone.c.cut), 0)).where(_undone.c.match == match)
    number = connection.execute(query).scalar_one() + 1
    rows = choice_rows(match, choices_since(connection, match, n))
    connection.execute(insert(_undone), [{"cut": number, **row} for row in rows])
    after = (_choice.c.match == match) & (_choice.c.n > n)
    connection.execute(delete(_choice).where(after))


def whole(connection: Connection, match: str) -> ChoiceLog:
    """The choices that stand, and how many were taken back."""
    query = select(func.count()).select_from(_undone).where(_undone.c.match == match)
    choices = tuple(choices_since(connection, match, 0))
    return ChoiceLog(choices, connection.execute(query).scalar_one())


def choices_since(connection: Connection, match: str, since: int) -> list[StoredChoice]:
    """The choices that stand after the given number of them."""
    return [StoredChoice(*row) for row in connection.execute(_SINCE, {"of": match, "since": since})]


def undone(connection: Connection, match: str) -> list[UndoneChoice]:
    """The choices that were taken back, in the order of the undos."""
    query = select(_undone.c.cut, *(_undone.c[name] for name in _FIELDS))
    query = query.where(_undone.c.match == match).order_by(_undone.c.cut, _undone.c.n)
    return [UndoneChoice(row[0], StoredChoice(*row[1:])) for row in connection.execute(query)]


def put_clocks(
    connection: Connection, clocks: Mapping[str, Mapping[int, int]], owner: str | None
) -> None:
    """Keep the milliseconds that seats of matches have left, of those that have the owner."""
    rows = [
        {"of": match, "seat": seat, "left_ms": left, "owned_by": owner}
        for match, seats in clocks.items()
        for seat, left in seats.items()
    ]
    if rows:
        _PUT_CLOCK.run(connection, rows)


def spend(connection: Connection, times: Mapping[str, int], owner: str | None, now: int) -> None:
    """Take milliseconds from the clocks of the seats that are waited for, as far as they go.

    They have passed up to now; whoever rested meanwhile loses that much less.
    """
    waited = select(_match.c.id).where(
        _match.c.id == _clock.c.match, _is_asked(_clock.c.seat), _IS_OURS
    )
    less = _clock.c.left_ms - bindparam("ms")
    query = (
        update(_clock)
        .where(_clock.c.match == bindparam("of"), _clock.c.seat == bindparam("who"))
        .where(waited.exists())
        .values(left_ms=case((less > 0, less), else_=0))
    )
    resting = time_off.of_matches(connection, times)
    seats = select(_clock.c.match, _clock.c.seat).where(_clock.c.match.in_(times))
    rows = []
    for match, seat in connection.execute(seats).all():
        rest, ms = resting.get(match, {}).get(seat), times[match]
        rested = 0 if rest is None else rest.rested(now - ms, now)
        rows.append({"of": match, "who": seat, "ms": ms - rested, "owned_by": owner})
    if rows:
        connection.execute(query, rows)


def clocks(connection: Connection, match: str) -> dict[int, int]:
    """The milliseconds that seats have left."""
    return clocks_of(connection, [match]).get(match, {})


def clocks_of(connection: Connection, matches: Collection[str]) -> dict[str, dict[int, int]]:
    """The milliseconds that the seats of matches have left."""
    query = select(_clock).where(_clock.c.match.in_(list(matches))).order_by(_clock.c.seat)
    found: dict[str, dict[int, int]] = {}
    for row in connection.execute(query):
        found.setdefault(row.match, {})[row.seat] = row.left_ms
    return found


def running_clocks(connection: Connection) -> list[tuple[str, int]]:
    """The matches in which time runs, and the least left to a seat that is waited for."""
    query = (
        select(_match.c.id, func.min(_clock.c.left_ms))
        .join(_clock, _clock.c.match == _match.c.id)
        .where(_match.c.status == "running", _is_asked(_clock.c.seat))
        .group_by(_match.c.id)
    )
    return [(match, left) for match, left in connection.execute(query)]


def waiting_for_bots(connection: Connection) -> list[str]:
    """The running matches in which a bot is waited for."""
    query = (
        select(_match.c.id)
        .join(_seat, _seat.c.match == _match.c.id)
        .where(_match.c.status == "running", _is_asked(_seat.c.seat))
        .where((_seat.c.kind == "bot") | _seat.c.taken_over_by.is_not(None))
        .distinct()
    )
    return list(connection.execute(query).scalars())


def _is_asked(seat: ColumnElement[int]) -> ColumnElement[bool]:
    """That a seat is waited for."""
    return _match.c.asked.bitwise_rshift(seat).bitwise_and(1) == 1
