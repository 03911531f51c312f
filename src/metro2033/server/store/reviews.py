"""The portions of reviews, inside a transaction."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from metro2033.server.store import schema

_review = schema.review


def put(connection: Connection, match: str, number: int, found: str) -> None:
    """Keep a portion, in the place of an earlier one."""
    is_same = (_review.c.match == match) & (_review.c.number == number)
    connection.execute(delete(_review).where(is_same))
    connection.execute(insert(_review), {"match": match, "number": number, "found": found})


def find(connection: Connection, match: str) -> list[str]:
    """The portions of a match, in their order."""
    query = select(_review.c.found).where(_review.c.match == match).order_by(_review.c.number)
    return list(connection.execute(query).scalars())
