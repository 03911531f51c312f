"""All ratings computed anew, a part at a time, so that nobody waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, update

from metro2033.agents.skill import Skill
from metro2033.server.store import ratings, schema, seating
from metro2033.server.store.rating_entities import RatedMatch, RatedSeat, RatingPool

_seat = schema.rated_seat

PART: Final = 500
"""Matches that are read at once."""


class Recount:
    """How good everybody is after the matches that were gone through, and what was kept wrongly."""

    def __init__(self) -> None:
        self.last = 0
        self.matches = 0
        self.wrong: Final[list[tuple[int, RatedSeat]]] = []
        self._skills: Final[dict[RatingPool, dict[str, Skill]]] = {}

    def go_on(self, connection: Connection) -> bool:
        """Go through the next matches; whether there were any."""
        found = ratings.counted_after(connection, self.last, PART)
        for played in found:
            known = self._skills.setdefault(played.pool, {})
            for old, new in zip(played.seats, ratings.rated(played.seats, known), strict=True):
                if new.account:
                    known[new.account] = Skill(new.mu, new.sigma)
                if old != new:
                    self.wrong.append((played.number, new))
            self.last = played.number
        self.matches += len(found)
        return bool(found)

    def put_right(self, connection: Connection) -> bool:
        """Keep what is right; whether that was done, as no more matches have counted since."""
        return ratings.put_right(connection, self.last, self.wrong)


def put_places_right(connection: Connection, rated: RatedMatch, places: Sequence[int]) -> None:
    """Keep the places that a match has led to; ratings follow with the next recount."""
    seating.put_places(connection, rated.match, places)
    for seat, place in zip(rated.seats, places, strict=True):
        here = (_seat.c.number == rated.number) & (_seat.c.seat == seat.seat)
        connection.execute(update(_seat).where(here).values(place=place))
