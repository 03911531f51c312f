"""The rounds of tournaments, inside a transaction: paired once, and every result counted once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, exists, func, insert, or_, select, update

from metro2033.server.store import (
    matches,
    notices,
    ratings,
    schema,
    seating,
    tournament_schema,
    watching,
)
from metro2033.server.store.entities import Seat
from metro2033.server.store.notice_entities import BEGUN
from metro2033.server.store.tournament_entities import NewRound, TournamentTable
from metro2033.server.store.tournaments import locked, tables, touch
from metro2033.server.store.watch_schema import is_end_hidden
from metro2033.server.time_off import DAY_MS, HOUR_MS
from metro2033.server.tournament.entrant import WIN, points_for, shared_points

_tournament, _match = tournament_schema.tournament, schema.match
_table, _seat = tournament_schema.tournament_table, tournament_schema.tournament_seat

GRACE_MS: Final = DAY_MS
"""How long bots may take to end a table after the end of its round; then it is broken off."""

MOST_TABLES: Final = 128
"""Tables of an organiser's tournaments within an hour after which no further round begins."""


def may_begin(connection: Connection, organiser: str | None, now: int) -> bool:
    """Whether another round may begin: whoever has made few tables would make them all at once."""
    its = (_table.c.tournament == _tournament.c.id) & (_tournament.c.organiser == organiser)
    lately = (_match.c.id == _table.c.match) & (_match.c.created > now - HOUR_MS)
    query = select(func.count()).select_from(_table).where(its, lately)
    return int(connection.execute(query).scalar_one()) < MOST_TABLES


def due(connection: Connection, now: int) -> list[str]:
    """The tournaments in which something is to be done."""
    its = _table.c.tournament == _tournament.c.id
    is_open = its & (_table.c.state != "done")
    is_played = exists().where(_match.c.id == _table.c.match, _match.c.status == "running")
    is_known = ~is_played & ~is_end_hidden(_table.c.match)
    is_late = _tournament.c.due <= now
    is_too_late = _tournament.c.due <= now - GRACE_MS
    running = or_(
        ~exists().where(is_open),
        exists().where(is_open, or_(_table.c.state == "new", is_known)),
        and_(is_late, exists().where(its, _table.c.state == "played")),
        and_(is_too_late, exists().where(its, _table.c.state == "late", is_played)),
    )
    query = select(_tournament.c.id).where(
        or_(
            and_(_tournament.c.status == "open", is_late),
            and_(_tournament.c.status == "running", running),
        )
    )
    query = query.order_by(_tournament.c.updated)
    return list(connection.execute(query, {"now": now}).scalars())


def put(connection: Connection, new: NewRound, at: int, tell_at: int) -> bool:
    """Begin a round with all its tables; False if another process has, or an entrant has left.

    Its players are notified, unless they come first.
    """
    found = locked(connection, new.tournament)
    if found.status != "running" or (found.version, found.round) != (new.version, new.number - 1):
        return False
    touch(connection, new.tournament, at, round=new.number, due=new.due)
    here = {"tournament": new.tournament, "round": new.number}
    rows = list[dict[str, Any]]()
    for number, table in enumerate(new.tables, 1):
        match = table.match.id
        matches.create(connection, table.match, table.seats)
        if table.match.settings.get("rated"):
            ratings.make_due(connection, match)
        connection.execute(
            insert(_table), {**here, "number": number, "match": match, "state": "new"}
        )
        notices.add(connection, match, range(len(table.seats)), BEGUN, tell_at)
        rows += [
            {**here, "entrant": entrant, "number": number, "seat": seat, "points": None}
            for seat, entrant in enumerate(table.entrants)
        ]
    rows += [
        {**here, "entrant": entrant, "number": 0, "seat": 0, "points": WIN} for entrant in new.byes
    ]
    if rows:
        connection.execute(insert(_seat), rows)
    return True


def count(connection: Connection, id: str, at: int) -> list[str]:
    """Count the tables that are over or were broken off; the matches that are broken off now.

    A result counts when everybody may know it, since standings and the next round tell of it.
    """
    broken = break_off(connection, id, at)
    for table in tables(connection, id, at):
        if table.state != "done" and table.status != "running" and not table.is_end_hidden:
            _count(connection, id, table, seating.seats(connection, table.match))
            touch(connection, id, at)
    return broken


def break_off(connection: Connection, id: str, at: int) -> list[str]:
    """Break off the matches that bots have not ended in time."""
    found, broken = locked(connection, id), list[str]()
    if found.due is None or found.due > at - GRACE_MS:
        return broken
    for table in tables(connection, id, at):
        if table.state == "late" and table.status == "running":
            matches.end(connection, table.match, "ended", at)
            watching.close(connection, table.match, at)
            broken.append(table.match)
    return broken


def _count(connection: Connection, id: str, table: TournamentTable, seats: Sequence[Seat]) -> None:
    """Note what those at a table have got: by their places, or an equal share."""
    of = (_seat.c.tournament == id) & (_seat.c.round == table.round)
    here = of & (_seat.c.number == table.number)
    size = len(connection.execute(select(_seat.c.seat).where(here)).all())
    places = [seat.place for seat in seats if seat.place is not None]
    is_whole = table.status == "over" and len(places) == size
    points = points_for(places) if is_whole else shared_points(size)
    for seat in range(size):
        values = {"points": points[seat], "place": places[seat] if is_whole else None}
        connection.execute(update(_seat).where(here, _seat.c.seat == seat).values(values))
    connection.execute(update(_table).where(_is(id, table)).values(state="done"))


def _is(id: str, table: TournamentTable) -> ColumnElement[bool]:
    at = (_table.c.tournament == id) & (_table.c.round == table.round)
    return at & (_table.c.number == table.number)


def started(connection: Connection, match: str) -> None:
    """Note that a table's first questions were asked."""
    is_new = (_table.c.match == match) & (_table.c.state == "new")
    connection.execute(update(_table).where(is_new).values(state="played"))


def hand_over(connection: Connection, id: str, at: int) -> list[str]:
    """Let bots play on at all tables of a round that has ended; the matches.

    They have their time from now on: no server may have been there when the round ended.
    """
    found = locked(connection, id)
    if found.status != "running" or found.due is None or found.due > at:
        return []
    late = [table for table in tables(connection, id, at) if table.state == "played"]
    if late:
        touch(connection, id, at, due=at)
    for table in late:
        match = matches.get(connection, table.match)
        if match is not None and match.status == "running":
            bot = match.settings["absent_bot"]
            for seat in seating.seats(connection, table.match):
                if seat.kind == "person":
                    seating.change_seat(connection, table.match, seat.seat, {"taken_over_by": bot})
        connection.execute(update(_table).where(_is(id, table)).values(state="late"))
    return [table.match for table in late]
