"""Which seats were left to bots, inside a transaction."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, select

from metro2033.server.store import schema
from metro2033.server.store.entities import Match, Seat

_choice = schema.choice


def played_by_bots(connection: Connection, match: Match, here: Sequence[Seat]) -> set[int]:
    """The seats for which bots have answered, or would have answered next."""
    answered = _answered(connection, match.id, None)
    return answered | {seat.seat for seat in here if seat.taken_over_by is not None}


def left(connection: Connection, match: Match, here: Sequence[Seat]) -> set[int]:
    """The seats of people who have left a match to a bot, for a while or to its end.

    Whoever played until their round of a tournament was over has not left.
    """
    deadline = match.settings.get("deadline")
    if deadline is None or match.updated < deadline:
        found = played_by_bots(connection, match, here)
    else:
        found = _answered(connection, match.id, deadline)
    return {seat.seat for seat in here if seat.seat in found and seat.kind == "person"}


def _answered(connection: Connection, match: str, until: int | None) -> set[int]:
    """The seats for which bots have answered, before a time or at all."""
    query = select(_choice.c.seat).where(_choice.c.match == match, _choice.c.cause == "bot")
    if until is not None:
        query = query.where(_choice.c.at < until)
    return set(connection.execute(query.distinct()).scalars())
