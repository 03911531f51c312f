"""The tables of the next round, from what was played and a seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from metro2033.engine.kernel.source import Stream
from metro2033.server.tournament.entrant import Entrant, Pairing, Plan, Sitting, meetings
from metro2033.server.tournament.partition import Costs, best_partition, table_sizes
from metro2033.server.tournament.schedule import schedule
from metro2033.server.tournament.seating import seated, seats_had
from metro2033.server.tournament.standing import standings

AGAIN: Final = 1_000_000
"""What it costs that two meet once more: more than all differences of points together."""


def rounds_of(plan: Plan, entrants: Iterable[Entrant], seed: int) -> int:
    """How many rounds a tournament has, once it is known who takes part."""
    if plan.format == "swiss":
        return plan.rounds
    groups = Counter(entrant.group for entrant in entrants)
    return max(len(schedule(size, plan.seats, seed)) for size in groups.values())


def next_round(
    plan: Plan, entrants: Sequence[Entrant], sittings: Sequence[Sitting], number: int, seed: int
) -> Pairing:
    """The tables of a round; rounds count from 1. Nobody sits there who has withdrawn."""
    if plan.format == "swiss":
        tables, byes = _swiss(plan, entrants, sittings, number, seed)
    else:
        tables, byes = _scheduled(plan, entrants, number, seed)
    had, source = seats_had(sittings), Stream(seed + number)
    return Pairing(tuple(seated(table, had, source) for table in tables), tuple(sorted(byes)))


def _swiss(
    plan: Plan, entrants: Sequence[Entrant], sittings: Sequence[Sitting], number: int, seed: int
) -> tuple[list[list[int]], list[int]]:
    """Tables of people with similar points who have not met, if that is possible."""
    lines = standings(entrants, sittings, seed)
    out = {entrant.number for entrant in entrants if entrant.is_out}
    order = [line for line in lines.get(0, []) if line.number not in out]
    sizes = table_sizes(len(order), plan.seats)
    byes = []
    if sum(sizes) < len(order):
        byes = [_resting([line.number for line in order], sittings)]
        order = [line for line in order if line.number not in byes]
    numbers, points = [line.number for line in order], [line.points for line in order]
    tables = best_partition(_costs(numbers, points, sittings), sizes, AGAIN, Stream(seed + number))
    return [[numbers[one] for one in table] for table in tables], byes


def _resting(order: Sequence[int], sittings: Iterable[Sitting]) -> int:
    """Who has a bye: the last of those who have had the fewest."""
    had = Counter(s.entrants[0] for s in sittings if len(s.entrants) == 1)
    fewest = min(had[number] for number in order)
    return next(number for number in reversed(order) if had[number] == fewest)


def _costs(numbers: Sequence[int], points: Sequence[int], sittings: Iterable[Sitting]) -> Costs:
    """What it costs that two of them meet."""
    met = meetings(sittings)
    return [
        [
            met.get(frozenset((one, other)), 0) * AGAIN + abs(points[i] - points[j])
            for j, other in enumerate(numbers)
        ]
        for i, one in enumerate(numbers)
    ]


def _scheduled(
    plan: Plan, entrants: Sequence[Entrant], number: int, seed: int
) -> tuple[list[list[int]], list[int]]:
    """The tables of all groups; whoever is left alone because others withdrew has a bye."""
    out = {entrant.number for entrant in entrants if entrant.is_out}
    groups: dict[int, list[int]] = {}
    for entrant in sorted(entrants, key=lambda one: one.number):
        groups.setdefault(entrant.group, []).append(entrant.number)
    here = list[list[int]]()
    for _, members in sorted(groups.items()):
        for tables in schedule(len(members), plan.seats, seed)[number - 1 : number]:
            here += [[members[one] for one in t if members[one] not in out] for t in tables]
    return [t for t in here if len(t) > 1], [t[0] for t in here if len(t) == 1]
