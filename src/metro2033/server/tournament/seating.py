"""Who sits where at a table: everybody should have had every seat equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

from metro2033.engine.kernel.source import Stream
from metro2033.server.tournament.entrant import Sitting, drawn

Had = Counter[tuple[int, int]]
"""How often entrants have had seats, by entrant and seat."""


def seats_had(sittings: Iterable[Sitting]) -> Had:
    """How often entrants have had seats; a bye is none."""
    return Counter(
        (entrant, seat)
        for sitting in sittings
        if len(sitting.entrants) > 1
        for seat, entrant in enumerate(sitting.entrants)
    )


def unfairness(order: Sequence[int], had: Had) -> int:
    """How often those at a table have had the seats that they would get."""
    return sum(had[entrant, seat] for seat, entrant in enumerate(order))


def seated(table: Iterable[int], had: Had, source: Stream) -> tuple[int, ...]:
    """The fairest order of seats; the lot decides between equal ones."""
    return min(permutations(drawn(table, source)), key=lambda order: unfairness(order, had))
