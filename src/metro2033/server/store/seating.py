"""The seats of matches, inside a transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, bindparam, false, or_, select, update

from metro2033.server.store import plans, schema
from metro2033.server.store.entities import Conflict, Seat, SeatChange, Unknown

_seat = schema.seat
_PUT_PLACE: Final = (
    update(_seat)
    .where(_seat.c.match == bindparam("of"), _seat.c.seat == bindparam("at"))
    .values(place=bindparam("reached"))
)
_SEAT_OF: Final = select(_seat).where(_seat.c.match == bindparam("of")).order_by(_seat.c.seat)


def seats(connection: Connection, match: str) -> list[Seat]:
    """The seats of a match, in order."""
    return [Seat(*row) for row in connection.execute(_SEAT_OF, {"of": match})]


def seats_of(connection: Connection, matches: Collection[str]) -> dict[str, list[Seat]]:
    """The seats of several matches, in order."""
    query = select(_seat).where(_seat.c.match.in_(list(matches))).order_by(_seat.c.seat)
    found: dict[str, list[Seat]] = {}
    for row in connection.execute(query):
        found.setdefault(row.match, []).append(Seat(*row))
    return found


def seats_held(connection: Connection, session: str | None, account: str | None) -> list[Seat]:
    """The seats that a session or an account holds, in all matches."""
    query = select(_seat).where(is_held(session, account)).order_by(_seat.c.match, _seat.c.seat)
    return [Seat(*row) for row in connection.execute(query)]


def claim(
    connection: Connection,
    match: str,
    seat: int,
    name: str,
    session: str,
    account: str | None,
) -> Seat:
    """Sit down at an open seat; Conflict if it is taken."""
    values = {"kind": "person", "name": name, "session": session, "account": account}
    is_open = (_seat.c.match == match) & (_seat.c.seat == seat) & (_seat.c.kind == "open")
    if connection.execute(update(_seat).where(is_open).values(values)).rowcount == 0:
        raise Conflict(f"seat {seat + 1} is not open")
    return _seat_at(connection, match, seat)


def change_seat(connection: Connection, match: str, seat: int, change: SeatChange) -> Seat:
    """Change something of a seat."""
    here = (_seat.c.match == match) & (_seat.c.seat == seat)
    if connection.execute(update(_seat).where(here).values(**change)).rowcount == 0:
        raise Unknown(f"there is no seat {seat + 1} in match {match}")
    plans.follow_seat(connection, match, seat)
    return _seat_at(connection, match, seat)


def put_places(connection: Connection, match: str, places: Sequence[int]) -> None:
    """Keep which places the seats of a match have reached."""
    if places:
        rows = [{"of": match, "at": seat, "reached": place} for seat, place in enumerate(places)]
        connection.execute(_PUT_PLACE, rows)


def is_held(session: str | None, account: str | None) -> ColumnElement[bool]:
    """That a session or an account, as far as they are given, holds a seat."""
    holders = [(_seat.c.session, session), (_seat.c.account, account)]
    return or_(false(), *(column == holder for column, holder in holders if holder is not None))


def _seat_at(connection: Connection, match: str, seat: int) -> Seat:
    """One seat."""
    query = select(_seat).where(_seat.c.match == match, _seat.c.seat == seat)
    return Seat(*connection.execute(query).one())
