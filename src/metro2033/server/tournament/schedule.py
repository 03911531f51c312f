"""Round robins: everybody meets everybody, at tables for two exactly once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from metro2033.engine.kernel.source import Stream
from metro2033.server.tournament.entrant import Entrant, Plan, drawn
from metro2033.server.tournament.partition import best_partition, table_sizes

Round = tuple[tuple[int, ...], ...]

AGAIN: Final = 1000
"""What it costs that two meet once more, so that as many as possible meet for the first time."""


@lru_cache(maxsize=64)
def schedule(people: int, seats: int, seed: int) -> tuple[Round, ...]:
    """All rounds of a group whose people are numbered from 0."""
    source = Stream(seed)
    order = drawn(range(people), source)
    if seats == 2:
        return tuple(_circle(order))
    return tuple(_covering(order, seats, source))


def _circle(order: Sequence[int]) -> list[Round]:
    """Pairs of people who sit opposite each other, while all but one move on by one seat.

    An odd number of people leaves one without a table in each round.
    """
    nobody = -1
    circle = [*order] if len(order) % 2 == 0 else [*order, nobody]
    rounds = list[Round]()
    for _ in range(len(circle) - 1):
        pairs = zip(circle, reversed(circle), strict=True)
        half = [pair for pair, _ in zip(pairs, range(len(circle) // 2), strict=False)]
        rounds.append(tuple(pair for pair in half if nobody not in pair))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def _covering(order: Sequence[int], seats: int, source: Stream) -> list[Round]:
    """Rounds of tables until everybody has met everybody, with many new meetings in each."""
    met = [[0] * len(order) for _ in order]
    rounds = list[Round]()
    sizes = table_sizes(len(order), seats)
    while any(met[a][b] == 0 for a, b in combinations(range(len(order)), 2)):
        # Whoever has met the fewest comes first: their first new neighbour is certain.
        turn = sorted(range(len(order)), key=lambda one: sum(map(bool, met[one])))
        costs = [[AGAIN * (met[a][b] > 0) + met[a][b] for b in turn] for a in turn]
        tables = best_partition(costs, sizes, AGAIN, source)
        here = [[turn[one] for one in table] for table in tables]
        for table in here:
            for a, b in combinations(table, 2):
                met[a][b] += 1
                met[b][a] += 1
        rounds.append(tuple(tuple(order[one] for one in table) for table in here))
    return rounds


def number_of_groups(people: int, plan: Plan) -> int:
    """How many groups there are; one in a Swiss tournament.

    >>> number_of_groups(13, Plan("groups", 2, 0, 6))
    3
    """
    return 1 if plan.format == "swiss" else max(1, -(-people // plan.group_size))


def filled(people: int, plan: Plan) -> int:
    """How many take part when bots make all tables full.

    >>> filled(13, Plan("swiss", 4, 5, 0)), filled(13, Plan("groups", 3, 0, 6))
    (16, 18)
    """
    whole = plan.seats * number_of_groups(people, plan)
    return -(-people // whole) * whole


def grouped(people: int, bots: int, plan: Plan, seed: int) -> list[Entrant]:
    """Everybody in their groups, which are drawn; people and bots are spread evenly.

    People are numbered from 0, then come the bots.
    """
    groups = number_of_groups(people, plan)
    source = Stream(seed)
    order = [*drawn(range(people), source), *range(people, people + bots)]
    found = [Entrant(number, place % groups) for place, number in enumerate(order)]
    return sorted(found, key=lambda entrant: entrant.number)
