"""What players report, inside a transaction."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from metro2033.server.store import audit, schema
from metro2033.server.store.entities import ChatLine, Conflict
from metro2033.server.store.matches import new_id
from metro2033.server.store.moderation_entities import (
    Decision,
    Deed,
    NewReport,
    Report,
    TooManyReports,
)
from metro2033.server.store.moderation_schema import report as _report
from metro2033.server.store.sanctions import lock_person
from metro2033.server.time_off import DAY_MS, YEAR_MS

_COLUMNS = [_report.c[name] for name in Report.__slots__]
_chat = schema.chat

MOST_A_DAY: Final = 20
"""What one person may report in a day."""

AROUND: Final = 10
"""Lines of chat before and after the one that was reported."""


def add(connection: Connection, new: NewReport, at: int) -> str:
    """Keep a report; Conflict if the same is open already, TooManyReports if there are enough."""
    lock_person(connection, new.reporter)
    own = (_report.c.reporter == new.reporter) & (_report.c.at > at - DAY_MS)
    if connection.execute(select(func.count()).where(own)).scalar_one() >= MOST_A_DAY:
        raise TooManyReports(new.reporter)
    row = {field.name: getattr(new, field.name) for field in fields(new)}
    thing = new.line if new.kind == "chat" else new.seat
    key = f"{new.reporter}/{new.match}/{new.kind}/{thing}"
    id = new_id()
    connection.execute(
        insert(_report), {**row, "id": id, "at": at, "status": "open", "open_key": key}
    )
    return id


def find(
    connection: Connection,
    status: str,
    limit: int,
    offset: int,
    subject: str | None = None,
    about_others_than: str | None = None,
) -> list[Report]:
    """Reports: open ones the oldest first, closed ones the newest first."""
    order = _report.c.at if status == "open" else _report.c.decided.desc()
    query = select(*_COLUMNS).where(_report.c.status == status).order_by(order, _report.c.id)
    if subject is not None:
        query = query.where(_report.c.subject == subject)
    if about_others_than is not None:
        query = query.where(_report.c.subject.is_distinct_from(about_others_than))
    return [Report(*row) for row in connection.execute(query.limit(limit).offset(offset))]


def get(connection: Connection, id: str) -> Report | None:
    """The report of that id."""
    row = connection.execute(select(*_COLUMNS).where(_report.c.id == id)).one_or_none()
    return None if row is None else Report(*row)


def number_open(connection: Connection, about_others_than: str | None = None) -> int:
    """How many reports wait for a decision."""
    query = select(func.count()).where(_report.c.status == "open")
    if about_others_than is not None:
        query = query.where(_report.c.subject.is_distinct_from(about_others_than))
    return connection.execute(query).scalar_one()


def decide(connection: Connection, deed: Deed, id: str, decision: Decision, at: int) -> None:
    """Close a report; Conflict if it is already closed."""
    audit.note(connection, deed, at)
    values = {
        "status": "closed",
        "open_key": None,
        "decision": decision,
        "reason": deed.reason,
        "decided_by": deed.by.name,
        "decided": at,
    }
    its = (_report.c.id == id) & (_report.c.status == "open")
    if connection.execute(update(_report).where(its).values(values)).rowcount == 0:
        raise Conflict("the report is closed")


def line_of(connection: Connection, match: str, k: int) -> tuple[ChatLine, str | None] | None:
    """A line of chat, and the account or session that wrote it, if that is known."""
    columns = [_chat.c[name] for name in ChatLine.__slots__]
    query = select(*columns, _chat.c.writer).where(_chat.c.match == match, _chat.c.k == k)
    row = connection.execute(query).one_or_none()
    return None if row is None else (ChatLine(*row[:-1]), row[-1])


def lines_around(connection: Connection, match: str, k: int) -> list[ChatLine]:
    """The lines of chat around one, which everybody at the table has read."""
    query = select(*(_chat.c[name] for name in ChatLine.__slots__)).where(
        _chat.c.match == match, _chat.c.k.between(k - AROUND, k + AROUND)
    )
    return [ChatLine(*row) for row in connection.execute(query.order_by(_chat.c.k))]


def adopt(connection: Connection, old: str, account: str) -> None:
    """Let reports by a session and about it be those of the account that it logs in to."""
    for holder in ("reporter", "subject"):
        its = _report.c[holder] == old
        connection.execute(update(_report).where(its).values({holder: account}))


def forget(connection: Connection, account: str) -> None:
    """Keep nothing by which a deleted account is known; what it said stays."""
    is_name = (_report.c.subject == account) & (_report.c.kind != "chat")
    connection.execute(update(_report).where(is_name).values(quote=""))
    own = _report.c.reporter == account
    connection.execute(update(_report).where(own).values(open_key=None))
    for holder, name in (("reporter", "reporter_name"), ("subject", "subject_name")):
        its = _report.c[holder] == account
        connection.execute(update(_report).where(its).values({holder: None, name: ""}))


def drop_old(connection: Connection, at: int) -> None:
    """Forget reports that were closed long ago."""
    connection.execute(delete(_report).where(_report.c.decided < at - YEAR_MS))
