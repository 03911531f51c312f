"""Who sits where in which match: the same for everybody, whoever plays the matches.

1. A line-up is who plays in a match. With more bots than seats all choices of bots take turns; with
   fewer, every bot sits as often as any other, and those that fill the seats left over take turns.
2. The bots of a line-up sit down in a circle, in an order drawn for it.
3. This circle is turned: the same bots play once from each seat. That is a block of matches.
4. All matches of a block have the same deal: each seat has the same faction and hero, and the same
   seat begins where that is drawn. So each bot plays each deal from each seat, like all others.

Bots that are equal need no turn: a block of one bot against itself is a single match.
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
    """A seed that follows from others and from what it is for.

    >>> derive(1, "deal", 2) == derive(1, "deal", 2), derive(1, "deal", 2) == derive(1, "deal", 3)
    (True, False)
    """
    text = ":".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest())


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """All line-ups, in the order in which they take turns.

    >>> line_ups("abc", 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups("ab", 3)
    [('a', 'b', 'a'), ('a', 'b', 'b')]
    """
    times, left = divmod(players, len(bots))
    return [tuple(bots) * times + chosen for chosen in combinations(bots, left)]


def rotations(circle: LineUp) -> list[LineUp]:
    """The different ways to turn a circle.

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
    """The matches of a plan by their numbers."""

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
        """Whether the first `games` matches are whole turns of all line-ups."""
        last, following = self.at(games - 1).block, self.at(games).block
        return last != following and following % self._turns == 0


@lru_cache(maxsize=8)
def plan(bots: LineUp, players: int, seed: int) -> Plan:
    """The plan of a tournament; processes that play its matches keep it."""
    return Plan(bots, players, seed)
