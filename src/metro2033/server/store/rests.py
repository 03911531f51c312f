"""When people rest, inside a transaction. A person is an account, or a session without one."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from metro2033.server.rest import QuietHours, Rest, Span, is_by_day, vacation_left
from metro2033.server.store import schema
from metro2033.server.store.entities import Conflict
from metro2033.server.store.matches import from_json

_quiet, _vacation = schema.quiet_hours, schema.vacation
_match, _seat = schema.match, schema.seat
HOLDER: Final = func.coalesce(_seat.c.account, _seat.c.session)
"""Who holds a seat."""


@dataclass(frozen=True, slots=True)
class WantedRest:
    """How somebody wants to rest: quiet hours, and a vacation from now on until a moment."""

    quiet: QuietHours | None
    vacation_until: int | None


def of_people(connection: Connection, holders: Collection[str]) -> dict[str, Rest]:
    """The rest of those people who want any."""
    quiet = {
        row.holder: (QuietHours(row.zone, row.begin, row.end), row.since)
        for row in connection.execute(select(_quiet).where(_quiet.c.holder.in_(holders)))
    }
    vacations: dict[str, list[Span]] = {}
    for row in connection.execute(select(_vacation).where(_vacation.c.holder.in_(holders))):
        vacations.setdefault(row.holder, []).append((row.begin, row.end))
    return {
        holder: Rest(
            quiet[holder][0] if holder in quiet else None,
            tuple(vacations.get(holder, ())),
            quiet[holder][1] if holder in quiet else 0,
        )
        for holder in quiet.keys() | vacations.keys()
    }


def of_matches(connection: Connection, matches: Collection[str]) -> dict[str, dict[int, Rest]]:
    """The rest of those who sit at matches whose clocks know it, by match and seat."""
    query = (
        select(_seat.c.match, _seat.c.seat, HOLDER.label("holder"))
        .where(_seat.c.match.in_(matches), _seat.c.kind == "person")
        .where(HOLDER.in_(select(_quiet.c.holder).union(select(_vacation.c.holder))))
    )
    seats = connection.execute(query).all()
    known = of_people(connection, {row.holder for row in seats})
    found: dict[str, dict[int, Rest]] = {}
    for row in seats:
        found.setdefault(row.match, {})[row.seat] = known[row.holder]
    settings = select(_match.c.id, _match.c.settings).where(_match.c.id.in_(list(found)))
    for match, told in connection.execute(settings).all():
        if not is_by_day(from_json(told).get("clock")):
            del found[match]
    return found


def put(connection: Connection, holder: str, wanted: WantedRest, now: int) -> None:
    """Let somebody rest as they want to; Conflict if they have no such vacation left."""
    rest = of_people(connection, [holder]).get(holder, Rest())
    if wanted.quiet != rest.quiet:
        connection.execute(delete(_quiet).where(_quiet.c.holder == holder))
        if wanted.quiet is not None:
            hours = wanted.quiet
            row = {"zone": hours.zone, "begin": hours.begin, "end": hours.end}
            connection.execute(insert(_quiet), {"holder": holder, "since": now, **row})
    current = next((span for span in rest.vacations if span[1] > now), None)
    if wanted.vacation_until != (None if current is None else current[1]):
        _put_vacation(connection, holder, rest.vacations, wanted.vacation_until, now)


def _put_vacation(
    connection: Connection, holder: str, taken: Collection[Span], until: int | None, now: int
) -> None:
    """Be on vacation until a moment, or no longer."""
    before = [(begin, min(end, now)) for begin, end in taken]
    running = (_vacation.c.holder == holder) & (_vacation.c.end > now)
    connection.execute(update(_vacation).where(running).values(end=now))
    if until is None:
        return
    if not now < until <= now + vacation_left(before, now):
        raise Conflict("there is not so much vacation left")
    connection.execute(
        delete(_vacation).where(_vacation.c.holder == holder, _vacation.c.begin == now)
    )
    connection.execute(insert(_vacation), {"holder": holder, "begin": now, "end": until})


def adopt(connection: Connection, session: str, account: str) -> None:
    """Give the rest of a session to an account that has none."""
    if of_people(connection, [account]):
        forget(connection, session)
        return
    for table in (_quiet, _vacation):
        connection.execute(update(table).where(table.c.holder == session).values(holder=account))


def forget(connection: Connection, holder: str) -> None:
    """Forget how somebody rests."""
    for table in (_quiet, _vacation):
        connection.execute(delete(table).where(table.c.holder == holder))


def drop_old(connection: Connection, at: int) -> None:
    """Forget vacations that count no longer, and the rest of sessions that are no more."""
    connection.execute(delete(_vacation).where(_vacation.c.end <= at))
    people = select(schema.session.c.id).union(select(schema.account.c.id))
    for table in (_quiet, _vacation):
        connection.execute(delete(table).where(table.c.holder.not_in(people)))
