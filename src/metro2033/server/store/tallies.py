"""The tally of what things have to do with winning, inside a transaction.

It is a sum over matches, so that one is added or taken away at the cost of its own rows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from metro2033.server.store import played_schema
from metro2033.server.store.profile_entities import Tally

_tally = played_schema.tally

PARTS: Final = 840
"""Parts of a win: any number of up to eight seats shares it without a rest."""

MATCHES: Final = "match"
"""The kind of the row that counts matches."""

_COUNTS: Final = ("trials", "wins", "fair", "times")
_INSERT: Final[dict[str, Callable[[Table], Any]]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


@dataclass(frozen=True, slots=True)
class TalliedSeat:
    """What counts of a seat."""

    place: int
    faction: str
    hero: str
    cards: Mapping[str, int]


def change(connection: Connection, edition: str, seats: Sequence[TalliedSeat], sign: int) -> None:
    """Add a match, or take it away again with the sign -1."""
    counts: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0] * len(_COUNTS))
    counts[MATCHES, ""][0] = 1
    winners = sum(seat.place == 1 for seat in seats)
    for seat in seats:
        won = PARTS // winners if seat.place == 1 else 0
        used = {f"faction:{seat.faction}": 1, f"hero:{seat.hero}": 1, **seat.cards}
        for name, times in used.items():
            kind, _, thing = name.partition(":")
            row = counts[kind, thing]
            added = (1, won, PARTS // len(seats), times)
            row[:] = [old + more for old, more in zip(row, added, strict=True)]
    # Everybody takes the rows in one order, so that no two wait for each other.
    rows = [
        {"edition": edition, "kind": kind, "thing": thing}
        | {name: sign * number for name, number in zip(_COUNTS, row, strict=True)}
        for (kind, thing), row in sorted(counts.items())
    ]
    query = _INSERT[connection.dialect.name](_tally)
    total = {name: _tally.c[name] + query.excluded[name] for name in _COUNTS}
    key = ["edition", "kind", "thing"]
    connection.execute(query.on_conflict_do_update(index_elements=key, set_=total), rows)


def of_edition(connection: Connection, edition: str) -> tuple[int, list[Tally]]:
    """How many matches have counted, and what they say of all things."""
    its = (_tally.c.edition == edition) & (_tally.c.trials > 0)
    query = select(_tally).where(its).order_by(_tally.c.kind, _tally.c.thing)
    rows = connection.execute(query).all()
    matches = sum(row.trials for row in rows if row.kind == MATCHES)
    return matches, [
        Tally(row.kind, row.thing, row.trials, row.wins / PARTS, row.fair / PARTS, row.times)
        for row in rows
        if row.kind != MATCHES
    ]
