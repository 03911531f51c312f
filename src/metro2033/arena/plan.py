"""Who sits where in which match, whichever process plays it.

1. A line-up is the set of bots in a match. With more bots than seats, all combinations take turns;
   with fewer, every bot gets the same number of seats, and the bots in the remaining ones rotate.
2. The bots of a line-up sit down in a random circular order.
3. The circle is rotated until each bot has played from each seat: a block of matches.
4. All matches of a block share a deal: each seat keeps its faction and hero, and the same seat goes
   first if that is drawn. So every bot plays every deal from every seat.

Rotations that only swap equal bots are skipped: one bot against itself is a block of one match.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import combinations, count
from typing import Final

from metro2033.engine.kernel.source import Source, Stream

MOST_BOTS: Final = 20

LineUp = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sitting:
    """One match of the plan: who sits at each seat, and the block with its deal."""

    bots: LineUp
    block: int


def derive(*parts: int | str) -> int:
    """Derive a seed from others and from its purpose.

    >>> derive(1, "deal", 2) == derive(1, "deal", 2), derive(1, "deal", 2) == derive(1, "deal", 3)
    (True, False)
    """
    text = ":".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest())


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """All line-ups, in playing order.

    >>> line_ups("abc", 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups("ab", 3)
    [('a', 'b', 'a'), ('a', 'b', 'b')]
    """
    times, left = divmod(players, len(bots))
    return [tuple(bots) * times + chosen for chosen in combinations(bots, left)]


def rotations(circle: LineUp) -> list[LineUp]:
    """The distinct rotations of a circle.

    >>> rotations(("a", "b", "b"))
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    >>> rotations(("a", "a", "a"))
    [('a', 'a', 'a')]
    """
    turned = [circle[-n:] + circle[:-n] for n in range(len(circle))]
    return [*dict.fromkeys(turned)]


def shuffled(items: Sequence[str], source: Source) -> LineUp:
    """The items in an order drawn from a source."""
    left = list(items)
    return tuple(left.pop(source.below(len(left))) for _ in items)


def sittings(bots: Sequence[str], players: int, seed: int) -> Iterator[Sitting]:
    """The matches of a plan, without end."""
    turns = line_ups(bots, players)
    for block in count():
        circle = shuffled(turns[block % len(turns)], Stream(derive(seed, "circle", block)))
        for turned in rotations(circle):
            yield Sitting(turned, block)


class Plan:
    """The matches of a plan by number."""

    def __init__(self, bots: Sequence[str], players: int, seed: int) -> None:
        self._more: Final = sittings(bots, players, seed)
        self._known: Final[list[Sitting]] = []
        self._turns: Final = len(line_ups(bots, players))

    def at(self, number: int) -> Sitting:
        """Match number `number`, from 0."""
        while len(self._known) <= number:
            self._known.append(next(self._more))
        return self._known[number]

    def is_even(self, games: int) -> bool:
        """Whether the first `games` matches are complete rotations of all line-ups."""
        last, following = self.at(games - 1).block, self.at(games).block
        return last != following and following % self._turns == 0


@lru_cache(maxsize=8)
def plan(bots: LineUp, players: int, seed: int) -> Plan:
    """The plan of a tournament, cached by the processes that play its matches."""
    return Plan(bots, players, seed)
