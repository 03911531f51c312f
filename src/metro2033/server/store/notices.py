"""The outbox: messages to people who are away, inside a transaction.

A row is written together with the choice that makes it somebody's turn. A message is marked before
it goes out, and its rows go when it was told. Nothing outdated is sent.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    Table,
    bindparam,
    delete,
    func,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from metro2033.server.store import schema, time_off
from metro2033.server.store.matches import from_json
from metro2033.server.store.notice_entities import BEGUN, Batch, Channel, ChannelKind, DueNotice

_match, _seat, _channel, _notice = schema.match, schema.seat, schema.channel, schema.notice

LEASE_MS: Final = 180_000
"""How long a process has a message to itself; longer than any attempt takes."""

NEVER_MS: Final = 10**15
"""Added to the end of the lease when a message goes out: nobody sends it again, unless it is known
to have failed."""

Lane = tuple[ChannelKind, bool]
"""Channels that wait for each other: of one kind, and whether they have failed lately."""

MOST_ROWS: Final = 200
"""Rows that are taken at once."""

MOST_BACK_OFF: Final = 8
FIRST_BACK_OFF_MS: Final = 60_000
"""After a failure the pause doubles, from a minute up to some four hours."""


def _add(upsert: Callable[[Table], Any]) -> Any:
    """A row for each confirmed channel of a seat's holder and of the table."""
    its = select(
        _channel.c.id,
        _seat.c.match,
        _seat.c.seat,
        bindparam("at_n", type_=Integer),
        bindparam("due_at", type_=BigInteger),
        literal(0),
    ).where(
        _seat.c.match == bindparam("of"),
        _seat.c.seat == bindparam("who"),
        or_(_channel.c.holder == schema.HOLDER, _channel.c.holder == _seat.c.match),
        _channel.c.is_confirmed.is_(True),
        _channel.c.kind != "feed",
    )
    names = ["channel", "match", "seat", "n", "due", "tries"]
    query = upsert(_notice).from_select(names, its)
    changed = {"n": query.excluded.n, "due": query.excluded.due, "tries": 0}
    return query.on_conflict_do_update(index_elements=["match", "seat", "channel"], set_=changed)


_ADD: Final = {"sqlite": _add(sqlite.insert), "postgresql": _add(postgresql.insert)}


def add(connection: Connection, match: str, seats: Collection[int], n: int, due: int) -> None:
    """Queue messages for some seats: it is their turn since choice `n`."""
    rows = [{"of": match, "who": seat, "at_n": n, "due_at": due} for seat in seats]
    if rows:
        connection.execute(_ADD[connection.dialect.name], rows)


def has_any(connection: Connection, match: str, seat: int) -> bool:
    """Whether a message to a seat is queued."""
    return connection.execute(select(_notice.c.n).where(_at(match, seat))).first() is not None


def drop(connection: Connection, match: str, seat: int) -> None:
    """Drop a seat's messages: its player is there."""
    its = select(_channel.c.id).where(_channel.c.kind != "webhook")
    connection.execute(delete(_notice).where(_at(match, seat), _notice.c.channel.in_(its)))


def is_due(connection: Connection, now: int) -> bool:
    """Whether a message is due now."""
    return connection.execute(select(_notice.c.n).where(_notice.c.due <= now)).first() is not None


def claim(connection: Connection, now: int, room: Mapping[Lane, int]) -> list[Batch]:
    """Due messages by channel, for as many of each lane as there is room; claimed for this process.

    Rows that are not true any more go: somebody has answered, or a bot plays for them.
    """
    chosen = [channel for lane in room for channel in _waiting(connection, now, lane, room[lane])]
    query = (
        select(_notice, _channel.c.holder)
        .join(_channel, _channel.c.id == _notice.c.channel)
        .where(_notice.c.due <= now, _notice.c.channel.in_(chosen))
        .order_by(_notice.c.due)
        .limit(MOST_ROWS)
    )
    due = connection.execute(query.with_for_update(of=_notice, skip_locked=True)).all()
    if not due:
        return []
    found = _matches(connection, {row.match for row in due})
    batches: dict[str, list[DueNotice]] = {}
    for row in due:
        notice = _told(row, found.get(row.match))
        its = _at(row.match, row.seat) & (_notice.c.channel == row.channel)
        if notice is None:
            connection.execute(delete(_notice).where(its))
        else:
            connection.execute(update(_notice).where(its).values(due=now + LEASE_MS))
            batches.setdefault(row.channel, []).append(notice)
    return _batches(connection, batches, now)


def _waiting(connection: Connection, now: int, lane: Lane, most: int) -> list[str]:
    """The channels of a lane by which something is due, those that wait longest first."""
    kind, has_failed = lane
    query = (
        select(_notice.c.channel)
        .join(_channel, _channel.c.id == _notice.c.channel)
        .where(_notice.c.due <= now, _channel.c.kind == kind)
        .where((_channel.c.failures > 0) == literal(has_failed))
        .group_by(_notice.c.channel)
        .order_by(func.min(_notice.c.due))
        .limit(most)
    )
    return list(connection.execute(query).scalars()) if most > 0 else []


def _batches(
    connection: Connection, told: Mapping[str, Sequence[DueNotice]], now: int
) -> list[Batch]:
    names = Channel.__slots__
    query = select(*(_channel.c[name] for name in names)).where(_channel.c.id.in_(list(told)))
    channels = [Channel(*row) for row in connection.execute(query)]
    resting = time_off.of_people(connection, {channel.holder for channel in channels})
    return [
        Batch(
            channel,
            tuple(told[channel.id]),
            now + LEASE_MS,
            resting[channel.holder].until(now) if channel.holder in resting else None,
        )
        for channel in channels
    ]


def begin(connection: Connection, batch: Batch, now: int) -> bool:
    """Note that the message goes out, before it does; False if that is not true any more.

    Whoever is killed after this has told it, as far as anybody can know: it is never sent twice.
    """
    query = update(_notice).values(due=batch.lease + NEVER_MS)
    rows = [connection.execute(query.where(_row(batch, notice))) for notice in batch.notices]
    if all(row.rowcount for row in rows):
        return True
    put_off(connection, batch, now)
    return False


def done(connection: Connection, batch: Batch, now: int) -> None:
    """The message was sent: its rows go, unless a new turn has begun."""
    for notice in batch.notices:
        connection.execute(delete(_notice).where(_row(batch, notice)))
    its = _channel.c.id == batch.channel.id
    connection.execute(update(_channel).where(its).values(told=now, failures=0))


def failed(connection: Connection, batch: Batch, now: int) -> None:
    """The message failed: try again later, and later still."""
    for notice in batch.notices:
        pause = FIRST_BACK_OFF_MS << min(notice.tries, MOST_BACK_OFF)
        query = update(_notice).where(_row(batch, notice))
        connection.execute(query.values(due=now + pause, tries=notice.tries + 1))
    its = _channel.c.id == batch.channel.id
    connection.execute(update(_channel).where(its).values(failures=_channel.c.failures + 1))


def put_off(connection: Connection, batch: Batch, until: int) -> None:
    """Postpone the message."""
    for notice in batch.notices:
        connection.execute(update(_notice).where(_row(batch, notice)).values(due=until))


def _row(batch: Batch, notice: DueNotice) -> ColumnElement[bool]:
    """The row of a notice, as long as it is about the same turn and nobody else has claimed it."""
    is_it = _at(notice.match, notice.seat) & (_notice.c.channel == batch.channel.id)
    is_ours = _notice.c.due.in_((batch.lease, batch.lease + NEVER_MS))
    return is_it & (_notice.c.n == notice.n) & is_ours


def _at(match: str, seat: int) -> ColumnElement[bool]:
    return (_notice.c.match == match) & (_notice.c.seat == seat)


def _matches(connection: Connection, ids: Collection[str]) -> dict[str, Any]:
    """What messages say about matches, with the seats that are waited for."""
    columns = (_match.c.id, _match.c.status, _match.c.asked, _match.c.settings)
    rows = connection.execute(select(*columns).where(_match.c.id.in_(list(ids)))).all()
    found = {row.id: {"row": row, "settings": from_json(row.settings), "seats": {}} for row in rows}
    query = select(_seat).where(_seat.c.match.in_(list(found))).order_by(_seat.c.seat)
    for row in connection.execute(query):
        found[row.match]["seats"][row.seat] = row
    return found


def _told(row: Any, found: Any) -> DueNotice | None:
    """The message of a row, if it still applies."""
    if found is None or found["row"].status != "running":
        return None
    seats, asked = found["seats"], found["row"].asked
    here = seats.get(row.seat)
    if here is None or here.kind != "person" or here.taken_over_by is not None:
        return None
    is_waited_for = asked >> row.seat & 1 or row.n == BEGUN
    if not is_waited_for or row.holder not in {row.match, here.account or here.session}:
        return None
    settings = found["settings"]
    names = tuple(seat.name for number, seat in seats.items() if asked >> number & 1)
    title, edition = settings.get("title", ""), settings["edition"]
    return DueNotice(row.match, row.seat, row.n, row.due, row.tries, title, edition, names)
