"""Whether what is kept fits together, and how much it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from metro2033.i18n import Complaint
from metro2033.server.store import schema
from metro2033.server.store.database import connect_to, existing_database
from metro2033.server.store.entities import Counts
from metro2033.server.store.health import kind_of, reason_of
from metro2033.server.store.migrate import revision_of

DAMAGE: Final = "fault-integrity"

UNKNOWN: Final = Counts({}, 0, 0, 0)
"""How much there is where pages are damaged."""

_match, _choice = schema.match, schema.choice


def counts(connection: Connection) -> Counts:
    """How many matches of each status, choices that stand, accounts and sessions there are."""
    query = select(_match.c.status, func.count(), func.sum(_match.c.count)).group_by(
        _match.c.status
    )
    matches, choices = {}, 0
    for status, number, stand in connection.execute(query):
        matches[status] = number
        choices += int(stand)
    people = [
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in (schema.account, schema.session)
    ]
    return Counts(matches, choices, *people)


def check_database(url: str) -> tuple[list[Complaint], Counts]:
    """What is wrong with a database, and how much it holds; no server has to run."""
    engine = connect_to(existing_database(url), writes=False)
    try:
        with engine.connect() as connection:
            revision_of(connection)
            wrong = check(connection)
            return wrong, UNKNOWN if has_damage(wrong) else counts(connection)
    finally:
        engine.dispose()


def has_damage(wrong: Iterable[Complaint]) -> bool:
    """Whether pages are damaged, so that the rest may not be readable."""
    return any(one.message == DAMAGE for one in wrong)


def check(connection: Connection) -> list[Complaint]:
    """What is wrong: damaged pages; where there are none, lost rows and logs with gaps."""
    try:
        return _damage(connection) or [*_orphans(connection), *_gaps(connection)]
    except DBAPIError as error:
        if kind_of(error) != "damaged":
            raise
        return [Complaint(DAMAGE, text=reason_of(error))]


def _damage(connection: Connection) -> list[Complaint]:
    """What SQLite finds; PostgreSQL finds damage where it reads."""
    if connection.dialect.name != "sqlite":
        return []
    rows = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    return [Complaint(DAMAGE, text=str(row)) for row in rows if row != "ok"]


def _orphans(connection: Connection) -> list[Complaint]:
    if connection.dialect.name != "sqlite":
        return []
    rows = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    return [Complaint("fault-orphan", table=str(row[0])) for row in rows]


def _gaps(connection: Connection) -> list[Complaint]:
    """Logs with holes or of another length."""
    lengths = (
        select(_choice.c.match, func.count().label("number"), func.max(_choice.c.n).label("last"))
        .group_by(_choice.c.match)
        .subquery()
    )
    number, last = func.coalesce(lengths.c.number, 0), func.coalesce(lengths.c.last, 0)
    query = select(_match.c.id, _match.c.count, number, last).outerjoin(
        lengths, lengths.c.match == _match.c.id
    )
    return [
        Complaint("fault-gap", match=match_id, count=count, kept=kept, newest=str(newest))
        for match_id, count, kept, newest in connection.execute(query)
        if not count == kept == newest
    ]
