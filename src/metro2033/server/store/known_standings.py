"""Tables of the best players, kept until another match counts: each takes long to work out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from metro2033.server.store import people, ratings
from metro2033.server.store.rating_entities import RatingPool, Standing

LONGEST_MS: Final = 60_000
"""How long a table is kept: another process may have put ratings right, which no number tells."""

MOST_TABLES: Final = 100
"""Tables in memory: clients may ask for any season."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table: of a pool, in a span of time, so many of the best."""

    pool: RatingPool
    since: int
    until: int | None
    limit: int


@dataclass(frozen=True, slots=True)
class _Kept:
    """A table as it was at a time, when so many matches had counted."""

    at: int
    counted: int
    standings: list[Standing]


class KnownStandings:
    """The tables of one process.

    Whichever process counted a match, the database tells its number. Accounts can be deleted
    meanwhile, so it is asked for those in the table too; both questions are quick.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now: Final = now
        self._tables: Final[dict[Wanted, _Kept]] = {}

    def find(self, connection: Connection, wanted: Wanted) -> list[Standing]:
        """The table that is wanted, worked out only if it may have changed."""
        counted, known = ratings.last_number(connection), self._tables.get(wanted)
        if known is None or known.counted != counted or not self._is_good(connection, known):
            found = ratings.standings(
                connection, wanted.pool, wanted.since, wanted.until, wanted.limit
            )
            known = _Kept(self._now(), counted, found)
            if len(self._tables) >= MOST_TABLES:
                self.forget()
            self._tables[wanted] = known
        return known.standings

    def _is_good(self, connection: Connection, known: _Kept) -> bool:
        """Whether a table is new enough, and everybody in it still there."""
        accounts = [standing.account for standing in known.standings]
        is_new = self._now() - known.at < LONGEST_MS
        return is_new and len(people.account_names(connection, accounts)) == len(accounts)

    def forget(self) -> None:
        """Work out every table anew."""
        self._tables.clear()
