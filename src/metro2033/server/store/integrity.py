"""Whether what is kept fits together, and how much it is."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from metro2033.i18n import Complaint
from metro2033.server.store import schema
from metro2033.server.store.entities import Counts

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


def check(connection: Connection) -> list[Complaint]:
    """What is wrong: damage that SQLite finds, and logs with gaps or of another length."""
    wrong: list[Complaint] = []
    if connection.dialect.name == "sqlite":
        rows = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
        wrong += [Complaint("fault-integrity", text=str(row)) for row in rows if row != "ok"]
        orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        wrong += [Complaint("fault-orphan", table=str(row[0])) for row in orphans]
    lengths = (
        select(_choice.c.match, func.count().label("number"), func.max(_choice.c.n).label("last"))
        .group_by(_choice.c.match)
        .subquery()
    )
    number, last = func.coalesce(lengths.c.number, 0), func.coalesce(lengths.c.last, 0)
    query = select(_match.c.id, _match.c.count, number, last).outerjoin(
        lengths, lengths.c.match == _match.c.id
    )
    for match_id, count, kept, newest in connection.execute(query):
        if not count == kept == newest:
            wrong.append(
                Complaint("fault-gap", match=match_id, count=count, kept=kept, newest=str(newest))
            )
    return wrong
