"""When people rest, inside a transaction. A person is an account, or a session without one."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from metro2033.server.store import schema
from metro2033.server.store.entities import Conflict
from metro2033.server.store.holder_lock import lock_holder
from metro2033.server.store.matches import from_json
from metro2033.server.time_off import (
    QuietHours,
    QuietTimes,
    Rest,
    Span,
    is_by_day,
    vacation_left,
)

_quiet, _vacation = schema.quiet_times, schema.vacation
_match, _seat = schema.match, schema.seat


@dataclass(frozen=True, slots=True)
class WantedRest:
    """Wanted time off: quiet hours, and a vacation from now until a moment."""

    quiet: QuietHours | None
    vacation_until: int | None


def of_people(connection: Connection, holders: Collection[str]) -> dict[str, Rest]:
    """The time off of those people who have any."""
    quiet = {
        row.holder: QuietTimes(
            _hours(row.zone, row.begin, row.end),
            row.since,
            _hours(row.old_zone, row.old_begin, row.old_end),
            row.old_since,
        )
        for row in connection.execute(select(_quiet).where(_quiet.c.holder.in_(holders)))
    }
    vacations: dict[str, list[Span]] = {}
    for row in connection.execute(select(_vacation).where(_vacation.c.holder.in_(holders))):
        vacations.setdefault(row.holder, []).append((row.begin, row.end))
    return {
        holder: Rest(quiet.get(holder, QuietTimes()), tuple(vacations.get(holder, ())))
        for holder in quiet.keys() | vacations.keys()
    }


def _hours(zone: str | None, begin: int | None, end: int | None) -> QuietHours | None:
    if zone is None or begin is None or end is None:
        return None
    return QuietHours(zone, begin, end)


def of_matches(connection: Connection, matches: Collection[str]) -> dict[str, dict[int, Rest]]:
    """The time off of players at matches whose clocks have it, by match and seat."""
    query = (
        select(_seat.c.match, _seat.c.seat, schema.HOLDER.label("holder"))
        .where(_seat.c.match.in_(matches), _seat.c.kind == "person")
        .where(schema.HOLDER.in_(select(_quiet.c.holder).union(select(_vacation.c.holder))))
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
    """Set a person's time off; Conflict if they have not that much vacation left."""
    lock_holder(connection, holder)
    rest = of_people(connection, [holder]).get(holder, Rest())
    quiet = rest.quiet.changed(wanted.quiet, now)
    if quiet != rest.quiet:
        connection.execute(delete(_quiet).where(_quiet.c.holder == holder))
        connection.execute(insert(_quiet), {"holder": holder, **_row(quiet)})
    current = next((span for span in rest.vacations if span[1] > now), None)
    if wanted.vacation_until != (None if current is None else current[1]):
        _put_vacation(connection, holder, rest.vacations, wanted.vacation_until, now)


def _row(quiet: QuietTimes) -> dict[str, str | int | None]:
    """Quiet times as they are stored."""
    row: dict[str, str | int | None] = {"since": quiet.since, "old_since": quiet.old_since}
    for prefix, hours in (("", quiet.hours), ("old_", quiet.old)):
        row[f"{prefix}zone"] = None if hours is None else hours.zone
        row[f"{prefix}begin"] = None if hours is None else hours.begin
        row[f"{prefix}end"] = None if hours is None else hours.end
    return row


def _put_vacation(
    connection: Connection, holder: str, taken: Collection[Span], until: int | None, now: int
) -> None:
    """Be on vacation until a moment, or no longer; one that runs becomes longer or shorter."""
    running = next((span for span in taken if span[1] > now), None)
    begin = now if running is None else running[0]
    if until is not None:
        before = [span for span in taken if span != running]
        if not now < until <= begin + vacation_left(before, now):
            raise Conflict("there is not so much vacation left")
    its = (_vacation.c.holder == holder) & (_vacation.c.begin == begin)
    if running is None:
        connection.execute(delete(_vacation).where(its))
        connection.execute(insert(_vacation), {"holder": holder, "begin": now, "end": until})
    else:
        connection.execute(update(_vacation).where(its).values(end=until or now))


def adopt(connection: Connection, session: str, account: str) -> None:
    """Give the rest of a session to an account that has none."""
    if of_people(connection, [account]):
        forget(connection, session)
        return
    for table in (_quiet, _vacation):
        connection.execute(update(table).where(table.c.holder == session).values(holder=account))


def forget(connection: Connection, holder: str) -> None:
    """Delete a person's time off."""
    for table in (_quiet, _vacation):
        connection.execute(delete(table).where(table.c.holder == holder))


def drop_old(connection: Connection, at: int) -> None:
    """Delete what no longer counts at a moment, and the time off of deleted sessions."""
    connection.execute(delete(_vacation).where(_vacation.c.end <= at))
    connection.execute(delete(_quiet).where(_quiet.c.zone.is_(None), _quiet.c.since <= at))
    people = select(schema.session.c.id).union(select(schema.account.c.id))
    for table in (_quiet, _vacation):
        connection.execute(delete(table).where(table.c.holder.not_in(people)))
