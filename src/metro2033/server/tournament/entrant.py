"""What pairing and standings go by: who takes part, how it is played, and what was played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal

from metro2033.engine.kernel.source import Stream

Format = Literal["swiss", "groups"]
"""Those with similar points meet; or everybody meets everybody in their group."""

WIN: Final = 120
"""Points for a table that one wins, and for a bye. All shares of it are whole numbers."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a tournament is played: `seats` at a table at the most.

    `rounds` are those of a Swiss tournament, `group_size` is how many a group has at the most.
    """

    format: Format
    seats: int
    rounds: int
    group_size: int


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part; `is_out` if they have withdrawn."""

    number: int
    group: int = 0
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Sitting:
    """Those who sat at one table, in the order of seats, with what each has got there.

    `places` is empty where nobody has won: at a bye, and at a table that was broken off.
    """

    round: int
    entrants: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Pairing:
    """The tables of a round, each in the order of seats, and who has a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def points_for(places: Sequence[int]) -> list[int]:
    """What places at a table are worth: the share of the others that one is ahead of.

    Whoever shares a place is half ahead.

    >>> points_for([1, 2, 3, 4]), points_for([1, 1, 3])
    ([120, 80, 40, 0], [90, 90, 0])
    """
    others = len(places) - 1
    ahead = [2 * sum(mine < its for its in places) + places.count(mine) - 1 for mine in places]
    return [WIN * halves // (2 * others) for halves in ahead]


def shared_points(seats: int) -> list[int]:
    """What those at a table get that was broken off: they share all there was.

    >>> shared_points(3)
    [60, 60, 60]
    """
    return [WIN // 2] * seats


def meetings(sittings: Iterable[Sitting]) -> dict[frozenset[int], int]:
    """How often each two have met."""
    found: dict[frozenset[int], int] = {}
    for sitting in sittings:
        for pair in combinations(sitting.entrants, 2):
            found[frozenset(pair)] = found.get(frozenset(pair), 0) + 1
    return found


def drawn(numbers: Iterable[int], source: Stream) -> list[int]:
    """Numbers in an order that is drawn."""
    order = sorted(numbers)
    for last in range(len(order) - 1, 0, -1):
        other = source.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
