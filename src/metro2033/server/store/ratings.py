"""Ratings of accounts, inside a transaction.

A rated match is due from its beginning. When it is over it counts once, as the next one of all.
How good somebody is follows from the matches that have counted, in that order.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Row,
    Select,
    case,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from metro2033.agents.skill import Skill, after_match, bot_skill
from metro2033.server.store import leaving, matches, schema
from metro2033.server.store.entities import Seat
from metro2033.server.store.rating_entities import RatedMatch, RatedSeat, RatingPool, Standing
from metro2033.server.store.seating import seats
from metro2033.server.store.watch_schema import is_end_hidden

_due, _match, _seat = schema.rating_due, schema.rated_match, schema.rated_seat
_account = schema.account
_over = schema.match.c
_ENDED: Final = (
    select(_over.updated)
    .where(_over.id == _due.c.match, _over.status == "over")
    .correlate(_due)
    .scalar_subquery()
)
"""When a match has ended; looked up for each that is due, as they are few among all."""

_DUE: Final = (
    select(_due.c.match)
    .where(_ENDED.is_not(None))
    .where(~exists().where(schema.seat.c.match == _due.c.match, schema.seat.c.place.is_(None)))
    .where(~is_end_hidden(_due.c.match))
    .order_by(_ENDED, _due.c.match)
)
_IN_ORDER: Final = (
    select(_match.c.match, _match.c.edition, _match.c.seats, _match.c.at, _seat)
    .select_from(_match)
    .join(_seat, _seat.c.number == _match.c.number)
    .order_by(_seat.c.number, _seat.c.seat)
)

LOCK: Final = 0x6D6574726F
"""The advisory lock of whoever counts, where several processes share a database."""


def make_due(connection: Connection, match: str) -> None:
    """Let a match count when it is over."""
    connection.execute(insert(_due), {"match": match})


@dataclass(frozen=True, slots=True)
class Counting:
    """The matches that were counted, and why others could not be."""

    counted: list[RatedMatch] = field(default_factory=list)
    broken: dict[str, Exception] = field(default_factory=dict)


def is_due(connection: Connection, at: int, but: Collection[str] = ()) -> bool:
    """Whether a match is over that has not counted yet, `but` some, and all may know so."""
    return connection.execute(_due_but(but).limit(1), {"now": at}).first() is not None


def count_due(connection: Connection, at: int, but: Collection[str] = ()) -> Counting:
    """Count the matches that are due and over, `but` some, unless another process does.

    One that cannot be rated stays due, and holds up no other.
    """
    done = Counting()
    if not _is_alone(connection):
        return done
    for match in connection.execute(_due_but(but), {"now": at}).scalars().all():
        try:
            done.counted.append(_count(connection, match, at))
        except SQLAlchemyError:
            raise
        except Exception as error:  # noqa: BLE001 a fault of the match, which the caller gets
            done.broken[match] = error
    return done


def _due_but(but: Collection[str]) -> Select[Any]:
    return _DUE.where(_due.c.match.not_in(list(but)))


def _is_alone(connection: Connection) -> bool:
    """Whether nobody else counts before this transaction ends."""
    if connection.dialect.name == "sqlite":
        return True
    query = text("SELECT pg_try_advisory_xact_lock(:lock)")
    return bool(connection.execute(query, {"lock": LOCK}).scalar_one())


def _count(connection: Connection, match: str, at: int) -> RatedMatch:
    """Count one match as the next of all; nothing is written before all is computed."""
    found = matches.get(connection, match)
    assert found is not None
    here = seats(connection, match)
    pool = RatingPool(found.settings["edition"], len(here))
    absent = leaving.left(connection, found, here)
    played = [_result(pool, seat, is_left=seat.seat in absent) for seat in here]
    number = last_number(connection) + 1
    skills = _skills(connection, pool, [seat.account for seat in played if seat.account])
    counted = RatedMatch(number, match, pool, at, tuple(rated(played, skills)))
    connection.execute(delete(_due).where(_due.c.match == match))
    row = {"number": number, "match": match, "at": at}
    connection.execute(insert(_match), {**row, "edition": pool.edition, "seats": pool.seats})
    rows = [{"number": number, **_values(seat)} for seat in counted.seats]
    connection.execute(insert(_seat), rows)
    return counted


def last_number(connection: Connection) -> int:
    """The number of the match that counted last; 0 if none has."""
    query = select(func.coalesce(func.max(_match.c.number), 0))
    found: int = connection.execute(query).scalar_one()
    return found


def _result(pool: RatingPool, seat: Seat, *, is_left: bool) -> RatedSeat:
    """What a seat has reached, as good as bots are and as a newcomer is."""
    assert seat.place is not None
    skill = (bot_skill(pool.edition, seat.bot, pool.seats) if seat.bot else None) or Skill()
    account = seat.account if seat.kind == "person" else None
    left = account is not None and is_left
    return RatedSeat(seat.seat, account, seat.bot, seat.place, left, skill.mu, skill.sigma)


def rated(played: Sequence[RatedSeat], skills: Mapping[str, Skill]) -> Iterator[RatedSeat]:
    """Players with how good they are after a match; only accounts change."""
    before = [
        skills.get(seat.account, Skill()) if seat.account else Skill(seat.mu, seat.sigma)
        for seat in played
    ]
    after = after_match(before, [seat.place for seat in played])
    for seat, new in zip(played, after, strict=True):
        yield replace(seat, mu=new.mu, sigma=new.sigma) if seat.account else seat


def _values(seat: RatedSeat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in RatedSeat.__slots__}


def _skills(
    connection: Connection, pool: RatingPool, accounts: Collection[str], before: int | None = None
) -> dict[str, Skill]:
    """How good accounts are in a pool, or were before a match, of those that had played there."""
    last = _last(pool).where(_seat.c.account.in_(list(accounts)))
    if before is not None:
        last = last.where(_seat.c.number < before)
    found = last.subquery()
    query = select(_seat.c.account, _seat.c.mu, _seat.c.sigma).join(
        found, (found.c.account == _seat.c.account) & (found.c.number == _seat.c.number)
    )
    return {row.account: Skill(row.mu, row.sigma) for row in connection.execute(query)}


def _last(pool: RatingPool, since: int = 0, until: int | None = None) -> Select[Any]:
    """The last matches of accounts in a pool and a span of time, with how many and how many won."""
    query = (
        select(
            _seat.c.account,
            func.max(_seat.c.number).label("number"),
            func.count().label("matches"),
            func.sum(case((_seat.c.place == 1, 1), else_=0)).label("wins"),
        )
        .join(_match, _match.c.number == _seat.c.number)
        .where(_match.c.edition == pool.edition, _match.c.seats == pool.seats)
        .where(_match.c.at >= since, _seat.c.account.is_not(None))
        .group_by(_seat.c.account)
    )
    return query if until is None else query.where(_match.c.at < until)


def standings(
    connection: Connection, pool: RatingPool, since: int, until: int | None, limit: int
) -> list[Standing]:
    """The best accounts that played in a pool in a span of time, as good as they were then."""
    last = _last(pool, since, until).subquery()
    query = (
        select(
            _account.c.id,
            _account.c.name,
            _seat.c.mu,
            _seat.c.sigma,
            last.c.matches,
            last.c.wins,
        )
        .join(last, last.c.account == _account.c.id)
        .join(_seat, (_seat.c.account == _account.c.id) & (_seat.c.number == last.c.number))
        .order_by(_seat.c.mu.desc(), _account.c.folded)
        .limit(limit)
    )
    return [Standing(*row) for row in connection.execute(query)]


def of_account(connection: Connection, account: str) -> dict[RatingPool, Skill]:
    """How good an account is, in each pool in which it has played."""
    last = (
        select(func.max(_seat.c.number).label("number"))
        .join(_match, _match.c.number == _seat.c.number)
        .where(_seat.c.account == account)
        .group_by(_match.c.edition, _match.c.seats)
        .subquery()
    )
    query = (
        select(_match.c.edition, _match.c.seats, _seat.c.mu, _seat.c.sigma)
        .join(_seat, _seat.c.number == _match.c.number)
        .join(last, last.c.number == _match.c.number)
        .where(_seat.c.account == account)
    )
    return {
        RatingPool(row.edition, row.seats): Skill(row.mu, row.sigma)
        for row in connection.execute(query)
    }


def of_match(connection: Connection, match: str) -> tuple[RatedMatch, dict[str, Skill]] | None:
    """A match that has counted, and how good its accounts were before it."""
    found = _grouped(connection.execute(_IN_ORDER.where(_match.c.match == match)))
    played = next(found, None)
    if played is None:
        return None
    accounts = [seat.account for seat in played.seats if seat.account]
    return played, _skills(connection, played.pool, accounts, played.number)


def counted_after(connection: Connection, last: int, most: int) -> list[RatedMatch]:
    """The next matches after one, in the order in which they counted."""
    numbers = select(_match.c.number).where(_match.c.number > last)
    these = numbers.order_by(_match.c.number).limit(most)
    return list(_grouped(connection.execute(_IN_ORDER.where(_match.c.number.in_(these)))))


def last_counted(connection: Connection, most: int) -> list[RatedMatch]:
    """The matches that counted last, in their order."""
    return counted_after(connection, max(0, last_number(connection) - most), most)


def put_right(connection: Connection, last: int, wrong: Collection[tuple[int, RatedSeat]]) -> bool:
    """Keep skills that were computed anew, by the numbers of their matches.

    Whether that was done: not if more matches than up to the last have counted.
    """
    if connection.dialect.name != "sqlite":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if last_number(connection) != last:
        return False
    for number, seat in wrong:
        here = (_seat.c.number == number) & (_seat.c.seat == seat.seat)
        connection.execute(update(_seat).where(here).values(mu=seat.mu, sigma=seat.sigma))
    return True


def all_matches(connection: Connection) -> list[RatedMatch]:
    """All matches that have counted, in their order."""
    return list(_grouped(connection.execute(_IN_ORDER)))


def _grouped(rows: Any) -> Iterator[RatedMatch]:
    """Matches from the rows of their seats."""
    for number, group in groupby(rows, key=lambda row: row.number):
        here: list[Row[Any]] = list(group)
        played = [
            RatedSeat(**{name: getattr(r, name) for name in RatedSeat.__slots__}) for r in here
        ]
        pool = RatingPool(here[0].edition, here[0].seats)
        yield RatedMatch(number, here[0].match, pool, here[0].at, tuple(played))
