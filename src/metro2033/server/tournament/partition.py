"""Divides people among tables so that the sum of what each two at a table cost is small.

With few people it is as small as can be; with many it is so small that no exchange of two people
makes it smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from metro2033.engine.kernel.source import Stream
from metro2033.server.tournament.entrant import drawn

Costs = Sequence[Sequence[int]]
"""What it costs that two sit at the same table; people are numbered from 0, the best first."""

Tables = list[list[int]]

MOST_STEPS: Final = 20_000
"""Steps of the search for something better: enough to be certain with up to ten people."""

RESTARTS: Final = 12
"""Other beginnings that are tried where the first leads to something that can be avoided."""


def table_sizes(people: int, seats: int) -> list[int]:
    """How many sit at each table: as few tables as possible, as equal as possible.

    Nobody sits alone; where that cannot be helped, there is no table for the last one.

    >>> table_sizes(9, 4), table_sizes(5, 2), table_sizes(1, 6)
    ([3, 3, 3], [2, 2], [])
    """
    if seats == 2:
        return [2] * (people // 2)
    if people < 2:
        return []
    tables = -(-people // seats)
    return [people // tables + (number < people % tables) for number in range(tables)]


def cost_of(costs: Costs, tables: Tables) -> int:
    """What tables cost."""
    return sum(costs[a][b] for table in tables for a, b in combinations(table, 2))


def best_partition(costs: Costs, sizes: Sequence[int], avoided: int, source: Stream) -> Tables:
    """Tables of these sizes; a cost of `avoided` or more is worth a longer search."""
    best = _improved(costs, _greedy(costs, sizes, range(len(costs))))
    least = cost_of(costs, best)
    for _ in range(RESTARTS if least >= avoided else 0):
        order = drawn(range(len(costs)), source)
        found = _improved(costs, _greedy(costs, sizes, order))
        if cost_of(costs, found) < least:
            best, least = found, cost_of(costs, found)
    search = _Search(costs, best, least)
    search.run(list(range(len(costs))), list(sizes), [], 0)
    return [sorted(table) for table in search.best]


def _greedy(costs: Costs, sizes: Sequence[int], order: Sequence[int]) -> Tables:
    """Fill one table after the other with whoever fits there best, in that order."""
    left, tables = list(order), []
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            table.append(left.pop(_cheapest(costs, table, left)))
        tables.append(table)
    return tables


def _cheapest(costs: Costs, table: Sequence[int], left: Sequence[int]) -> int:
    """Where in a list the one stands who costs least at a table."""
    added = [sum(costs[one][other] for other in table) for one in left]
    return added.index(min(added))


def _improved(costs: Costs, tables: Tables) -> Tables:
    """Exchange two people at a time as long as that helps."""
    while _exchange(costs, tables):
        pass
    return tables


def _exchange(costs: Costs, tables: Tables) -> bool:
    """Make the first exchanges that help; whether there was one."""
    has_helped = False
    for here, there in combinations(tables, 2):
        for i in range(len(here)):
            for j in range(len(there)):
                if _gain(costs, here, i, there, j) > 0:
                    here[i], there[j] = there[j], here[i]
                    has_helped = True
    return has_helped


def _gain(costs: Costs, here: Sequence[int], i: int, there: Sequence[int], j: int) -> int:
    """How much cheaper it is when two people exchange their tables."""
    one, other = here[i], there[j]
    gain = sum(costs[one][k] - costs[other][k] for k in here if k != one)
    return gain + sum(costs[other][k] - costs[one][k] for k in there if k != other)


class _Search:
    """Tries all divisions, the most promising first, until the steps are used up."""

    def __init__(self, costs: Costs, best: Tables, least: int) -> None:
        self.best = best
        self._costs: Final = costs
        self._least = least
        self._steps = 0

    def run(self, left: list[int], sizes: list[int], tables: Tables, cost: int) -> None:
        """Seat the first who has no table yet at one of each size."""
        if not sizes:
            if cost < self._least:
                self.best, self._least = [list(table) for table in tables], cost
            return
        for size in sorted(set(sizes), reverse=True):
            others = list(sizes)
            others.remove(size)
            self._fill([left[0]], left[1:], size, others, tables, cost)

    def _fill(
        self,
        table: list[int],
        left: list[int],
        size: int,
        sizes: list[int],
        done: Tables,
        cost: int,
    ) -> None:
        """Add people to a table, each after the one before, until it is full."""
        self._steps += 1
        if cost >= self._least or self._steps > MOST_STEPS:
            return
        if len(table) == size:
            rest = [one for one in left if one not in table]
            self.run(rest, sizes, [*done, table], cost)
            return
        start = left.index(table[-1]) + 1 if table[-1] in left else 0
        added = [(sum(self._costs[one][other] for other in table), one) for one in left[start:]]
        for more, one in sorted(added):
            self._fill([*table, one], left, size, sizes, done, cost + more)
