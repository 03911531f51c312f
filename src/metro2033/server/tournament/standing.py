"""Who leads: points, then the opposition, then tables where equals met, then wins, then the lot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from metro2033.engine.kernel.source import Stream
from metro2033.server.tournament.entrant import Entrant, Sitting, drawn

SHARES: Final = 60
"""By which the mean of up to five opponents is a whole number."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the standings.

    `opposition` is the sum over all tables of the mean of the opponents' points, in 60ths; at a bye
    one's own points count. `direct` tells how many equals one was ahead of, less those behind whom
    one was.
    """

    number: int
    rank: int
    points: int
    opposition: int
    direct: int
    wins: int
    tables: int


def standings(
    entrants: Iterable[Entrant], sittings: Sequence[Sitting], seed: int
) -> dict[int, list[Line]]:
    """The lines of each group, the best first. They depend on nothing else, not on any order."""
    points, groups = _points(sittings), dict[int, list[int]]()
    opposition = _opposition(sittings, points)
    for entrant in sorted(entrants, key=lambda one: one.number):
        groups.setdefault(entrant.group, []).append(entrant.number)
    wins, tables = _wins(sittings), _tables(sittings)
    found = {}
    for group, numbers in sorted(groups.items()):
        lots = {number: lot for lot, number in enumerate(drawn(numbers, Stream(seed)))}
        direct = _direct(numbers, sittings, points, opposition)
        order = sorted(
            numbers,
            key=lambda n: (-points[n], -opposition[n], -direct[n], -wins[n], lots[n]),
        )
        found[group] = [
            Line(n, rank, points[n], opposition[n], direct[n], wins[n], tables[n])
            for rank, n in enumerate(order, 1)
        ]
    return found


def _points(sittings: Iterable[Sitting]) -> Counter[int]:
    found = Counter[int]()
    for sitting in sittings:
        found.update(dict(zip(sitting.entrants, sitting.points, strict=True)))
    return found


def _opposition(sittings: Iterable[Sitting], points: Mapping[int, int]) -> Counter[int]:
    """How good those were whom one has met."""
    found = Counter[int]()
    for sitting in sittings:
        here = [points.get(number, 0) for number in sitting.entrants]
        for number, own in zip(sitting.entrants, here, strict=True):
            others = len(here) - 1
            mean = (sum(here) - own) * SHARES // others if others else own * SHARES
            found[number] += mean
    return found


def _direct(
    numbers: Collection[int],
    sittings: Iterable[Sitting],
    points: Mapping[int, int],
    opposition: Mapping[int, int],
) -> Counter[int]:
    """Who was ahead of whom, where those met who are equal so far."""

    def so_far(number: int) -> tuple[int, int]:
        return points[number], opposition[number]

    equals = {
        number: key
        for key, group in groupby(sorted(numbers, key=so_far), key=so_far)
        for number in group
    }
    found = Counter[int]()
    for sitting in sittings:
        for mine, my_place in zip(sitting.entrants, sitting.places, strict=False):
            for its, its_place in zip(sitting.entrants, sitting.places, strict=False):
                if equals.get(mine) == equals.get(its, ()) and mine in equals:
                    found[mine] += (my_place < its_place) - (my_place > its_place)
    return found


def _wins(sittings: Iterable[Sitting]) -> Counter[int]:
    return Counter(
        number
        for sitting in sittings
        for number, place in zip(sitting.entrants, sitting.places, strict=False)
        if place == 1
    )


def _tables(sittings: Iterable[Sitting]) -> Counter[int]:
    return Counter(number for s in sittings if len(s.entrants) > 1 for number in s.entrants)
