"""The chat of matches, inside a transaction."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from metro2033.server.store import schema
from metro2033.server.store.entities import ChatLine
from metro2033.server.store.matches import lock

_chat = schema.chat

MOST_OUTSIDE: Final = 1_000
"""Among how many last lines those of spectators are kept; those of players always are."""


def add_line(
    connection: Connection,
    match: str,
    seat: int | None,
    name: str,
    text: str | None,
    phrase: str | None,
    at: int,
    writer: str | None = None,
) -> ChatLine:
    """Add a line of chat; lines of a match count from 1. The writer is never shown to clients."""
    lock(connection, match)
    query = select(func.coalesce(func.max(_chat.c.k), 0)).where(_chat.c.match == match)
    line = ChatLine(connection.execute(query).scalar_one() + 1, seat, name, text, phrase, at)
    row = {column: getattr(line, column) for column in ChatLine.__slots__}
    connection.execute(insert(_chat), {"match": match, "writer": writer, **row})
    if seat is None:
        of_spectators = (_chat.c.match == match) & _chat.c.seat.is_(None)
        connection.execute(delete(_chat).where(of_spectators, _chat.c.k <= line.k - MOST_OUTSIDE))
    return line


def adopt(connection: Connection, old: str, account: str, matches: Collection[str]) -> None:
    """Let what a session has said at its seats in some matches be of the account it logs in to."""
    said = (_chat.c.writer == old) & _chat.c.match.in_(list(matches))
    connection.execute(update(_chat).where(said).values(writer=account))


def forget(connection: Connection, account: str) -> None:
    """Keep of no line that a deleted account wrote it; it is nobody else's either."""
    connection.execute(update(_chat).where(_chat.c.writer == account).values(writer=""))


def lines(connection: Connection, match: str, since: int, limit: int) -> list[ChatLine]:
    """The last lines of chat after line `since`, oldest first."""
    query = select(*(_chat.c[column] for column in ChatLine.__slots__))
    query = query.where(_chat.c.match == match, _chat.c.k > since)
    query = query.order_by(_chat.c.k.desc()).limit(limit)
    return [ChatLine(*row) for row in connection.execute(query)][::-1]
