"""Watched matches and followed players, inside a transaction."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Select,
    Table,
    delete,
    exists,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from metro2033.engine.kernel.core import CHANCE
from metro2033.server.store import matches, schema, seating, watch_schema
from metro2033.server.store.delay import UNMADE, Delay
from metro2033.server.store.entities import Conflict, Match, ShownPart
from metro2033.server.store.sanctions import lock_person
from metro2033.server.store.watch_entities import Summary, WatchedMatch

_summary, _follow = watch_schema.summary, watch_schema.follow
_choice, _seat, _account, _session = schema.choice, schema.seat, schema.account, schema.session
_KEPT: Final = ("round", "points", "changed")

MOST_FOLLOWED: Final = 500
"""How many one can follow."""


def _put(upsert: Callable[[Table], Any]) -> Any:
    """Sum a match up, in the place of what was said of it before."""
    query = upsert(_summary)
    return query.on_conflict_do_update(
        index_elements=["match"], set_={name: query.excluded[name] for name in _KEPT}
    )


_PUT: Final = {"sqlite": _put(sqlite.insert), "postgresql": _put(postgresql.insert)}


def put(connection: Connection, summaries: Mapping[str, Summary]) -> None:
    """Sum matches up; a match begins with its first summary."""
    rows = [
        {
            "match": match,
            "round": found.round,
            "points": json.dumps(found.points),
            "is_listed": found.is_listed,
            "is_delayed": found.is_delayed,
            "delay_ms": found.delay_ms,
            "began": found.changed,
            "changed": found.changed,
        }
        for match, found in summaries.items()
    ]
    if rows:
        connection.execute(_PUT[connection.dialect.name], rows)


def close(connection: Connection, match: str, now: int) -> None:
    """A match has ended: spectators learn it now, or after its delay."""
    its = _summary.c.match == match
    connection.execute(delete(_summary).where(its, _summary.c.delay_ms == 0))
    query = update(_summary).where(its)
    connection.execute(query.values(until=_summary.c.delay_ms + now))


def drop_ended(connection: Connection, now: int) -> None:
    """Delete the matches whose end everybody may know."""
    connection.execute(delete(_summary).where(_summary.c.until <= now))


def shown_part(connection: Connection, match: Match, delay: Delay, now: int) -> ShownPart:
    """How much of a match delayed spectators may know."""
    its = _choice.c.match == match.id
    if delay.kind == "minutes":
        count = select(func.max(_choice.c.n)).where(its, _choice.c.at <= now - delay.ms)
        shown = connection.execute(count).scalar() or 0
    else:
        made = select(_choice.c.n).where(
            its, _choice.c.seat != CHANCE, _choice.c.cause.not_in(sorted(UNMADE))
        )
        first_hidden = made.order_by(_choice.c.n.desc()).offset(delay.number - 1).limit(1)
        found = connection.execute(first_hidden).scalar()
        shown = 0 if found is None else found - 1
    at = connection.execute(select(_choice.c.at).where(its, _choice.c.n == shown)).scalar()
    return ShownPart(shown, match.created if at is None else at)


# The list


def _listed(now: int) -> Select[Any]:
    """The matches that anybody may watch and that go on, as far as anybody may know."""
    is_on = _summary.c.until.is_(None) | (_summary.c.until > now)
    return select(_summary).where(_summary.c.is_listed, is_on)


def listed(connection: Connection, now: int, limit: int, offset: int) -> list[WatchedMatch]:
    """Matches that anybody may watch, the last changed first."""
    query = _listed(now).order_by(_summary.c.changed.desc(), _summary.c.match)
    rows = {row.match: row for row in connection.execute(query.limit(limit).offset(offset))}
    return _told(connection, rows, {})


def of_followed(connection: Connection, follower: str, now: int, limit: int) -> list[WatchedMatch]:
    """Such matches of followed players with a profile, newest first."""
    seats = (
        select(_seat.c.match, _seat.c.seat)
        .join(_follow, _follow.c.followed == _seat.c.account)
        .join(_account, _account.c.id == _seat.c.account)
        .where(_follow.c.follower == follower, _account.c.has_profile)
    )
    # From the matches to their seats: those whom one follows may have played very many others.
    here = seats.where(_seat.c.match == _summary.c.match).correlate(_summary)
    query = _listed(now).where(here.exists())
    query = query.order_by(_summary.c.changed.desc(), _summary.c.match).limit(limit)
    rows = {row.match: row for row in connection.execute(query)}
    followed: dict[str, set[int]] = {}
    for match, seat in connection.execute(seats.where(_seat.c.match.in_(list(rows)))):
        followed.setdefault(match, set()).add(seat)
    return _told(connection, rows, followed)


def _told(
    connection: Connection, rows: Mapping[str, Any], followed: Mapping[str, Collection[int]]
) -> list[WatchedMatch]:
    """The matches of some summaries; a few queries for all of them."""
    seats = seating.seats_of(connection, list(rows))
    return [
        WatchedMatch(
            match,
            tuple(seats.get(match.id, ())),
            _read(rows[match.id]),
            rows[match.id].began,
            frozenset(followed.get(match.id, ())),
        )
        for match in matches.get_all(connection, list(rows))
    ]


def _read(row: Any) -> Summary:
    points = tuple(json.loads(row.points))
    return Summary(row.round, points, row.changed, row.is_listed, row.is_delayed, row.delay_ms)


# Followers


def follow(connection: Connection, follower: str, followed: str, now: int) -> None:
    """Follow an account; Conflict if that would be too many."""
    lock_person(connection, follower)
    its = _follow.c.follower == follower
    others = select(func.count()).where(its, _follow.c.followed != followed)
    if connection.execute(others).scalar_one() >= MOST_FOLLOWED:
        raise Conflict("they follow too many")
    _keep_follow(connection, follower, followed, now)


def _keep_follow(connection: Connection, follower: str, followed: str, since: int) -> None:
    """Add a follow, unless it is there."""
    row = {"follower": follower, "followed": followed, "since": since}
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(_follow).values(row).on_conflict_do_nothing())


def unfollow(connection: Connection, follower: str, followed: str) -> None:
    """Unfollow an account."""
    both = (_follow.c.follower == follower) & (_follow.c.followed == followed)
    connection.execute(delete(_follow).where(both))


def followed(connection: Connection, follower: str) -> list[str]:
    """The names of a person's followed players who have a profile, in order."""
    query = (
        select(_account.c.name)
        .join(_follow, _follow.c.followed == _account.c.id)
        .where(_follow.c.follower == follower, _account.c.has_profile)
        .order_by(_account.c.folded)
    )
    return list(connection.execute(query).scalars())


def adopt(connection: Connection, session: str, account: str) -> None:
    """Move a session's follows to an account, those that it has not yet and has room for."""
    lock_person(connection, account)
    mine = select(_follow.c.followed).where(_follow.c.follower == account)
    has = {account, *connection.execute(mine).scalars()}
    query = select(_follow.c.followed, _follow.c.since).where(_follow.c.follower == session)
    rows = connection.execute(query.order_by(_follow.c.since, _follow.c.followed)).all()
    new = [row for row in rows if row.followed not in has]
    for row in new[: MOST_FOLLOWED + 1 - len(has)]:
        _keep_follow(connection, account, row.followed, row.since)
    forget(connection, session)


def forget(connection: Connection, follower: str) -> None:
    """Delete all follows."""
    connection.execute(delete(_follow).where(_follow.c.follower == follower))


def drop_strays(connection: Connection) -> None:
    """Delete the follows of sessions that no longer exist."""
    is_there = exists().where(_session.c.id == _follow.c.follower) | exists().where(
        _account.c.id == _follow.c.follower
    )
    connection.execute(delete(_follow).where(~is_there))
