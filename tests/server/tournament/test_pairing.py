"""Laws of pairing over random tournaments; each law finds a fault that is planted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from random import Random

import pytest

from effort import chance, many
from metro2033.server.tournament.entrant import Entrant, Pairing, Plan, Sitting
from metro2033.server.tournament.pairing import next_round, rounds_of
from metro2033.server.tournament.partition import table_sizes
from metro2033.server.tournament.schedule import grouped
from server.tournament.cup import (
    LAWS,
    Law,
    Pair,
    check_byes,
    check_complete,
    check_meetings,
    check_once,
    check_seats,
    check_sizes,
    played,
    random_cup,
    repeats,
)


def test_every_round_keeps_the_laws() -> None:
    for number in range(many(60)):
        source = chance(number)
        cup = random_cup(source)
        leaves = source.choice([0.0, 0.0, 0.1])
        for pairing in played(cup, source, leaves=leaves):
            for law in LAWS:
                law(cup, pairing)


def test_everybody_of_a_group_meets_everybody() -> None:
    for number in range(many(40)):
        source = chance(number)
        seats, size = source.randint(2, 6), source.randint(3, 12)
        cup = random_cup(source, Plan("groups", seats, 0, size))
        assert len(list(played(cup, source))) == cup.rounds
        check_complete(cup)


@pytest.mark.parametrize("size", range(2, 13))
def test_tables_for_two_need_no_more_rounds_than_there_must_be(size: int) -> None:
    plan = Plan("groups", 2, 0, 12)
    assert rounds_of(plan, grouped(size, 0, plan, 7), 7) == size - 1 + size % 2


@pytest.mark.parametrize(("people", "seats", "most"), [(9, 3, 5), (16, 4, 8), (12, 3, 9)])
def test_larger_tables_need_few_rounds(people: int, seats: int, most: int) -> None:
    plan = Plan("groups", seats, 0, people)
    for seed in range(5):
        assert rounds_of(plan, grouped(people, 0, plan, seed), seed) <= most


def test_the_same_seed_gives_the_same_tournament_whatever_the_order() -> None:
    for example in range(many(20)):
        twins = [random_cup(chance(example)), random_cup(chance(example))]

        def shuffled(
            plan: Plan,
            entrants: Sequence[Entrant],
            sittings: Sequence[Sitting],
            number: int,
            seed: int,
        ) -> Pairing:
            source = Random(number)
            mixed = source.sample(list(sittings), len(sittings))
            return next_round(
                plan, source.sample(list(entrants), len(entrants)), mixed, number, seed
            )

        first = list(played(twins[0], chance(example)))
        assert first == list(played(twins[1], chance(example), shuffled))


def test_another_seed_gives_another_draw() -> None:
    plan = Plan("swiss", 2, 3, 0)
    entrants = grouped(12, 0, plan, 1)
    assert len({next_round(plan, entrants, [], 1, seed) for seed in range(10)}) > 5


def all_partitions(people: list[int], sizes: list[int]) -> list[list[tuple[int, ...]]]:
    if not sizes:
        return [[]]
    found = []
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for others in combinations(people[1:], size - 1):
            left = [one for one in people[1:] if one not in others]
            found += [[(people[0], *others), *more] for more in all_partitions(left, rest)]
    return found


def test_few_people_never_meet_more_often_than_necessary() -> None:
    for number in range(many(25)):
        source = chance(number)
        seats = source.randint(2, 4)
        cup = random_cup(source, Plan("swiss", seats, 7, 0), source.randint(3, 8))
        for pairing in played(cup, source):
            here = sorted(one for table in pairing.tables for one in table)
            every = all_partitions(here, table_sizes(len(here), seats))
            least = min(repeats(tables, cup.sittings) for tables in every)
            assert repeats(pairing.tables, cup.sittings) == least


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_people_meet_nobody_twice_in_a_few_rounds(seats: int) -> None:
    cup = random_cup(chance(seats), Plan("swiss", seats, 5, 0), 48)
    for pairing in played(cup, chance(seats)):
        assert repeats(pairing.tables, cup.sittings) == 0


def test_leaders_meet_leaders() -> None:
    cup = random_cup(chance(1), Plan("swiss", 2, 3, 0), 16)
    *_, last = played(cup, chance(1))
    points = dict[int, int]()
    for sitting in cup.sittings:
        if sitting.round < 3:
            for one, its in zip(sitting.entrants, sitting.points, strict=True):
                points[one] = points.get(one, 0) + its
    gaps = [abs(points[a] - points[b]) for a, b in last.tables]
    order = sorted(points.values())
    assert sum(gaps) <= sum(b - a for a, b in pairwise(order))


# Planted faults


def one_twice(pairing: Pairing) -> Pairing:
    first = pairing.tables[0]
    return Pairing((*pairing.tables[:-1], (first[0], *pairing.tables[-1][1:])), pairing.byes)


def too_large(pairing: Pairing) -> Pairing:
    return Pairing((tuple(one for table in pairing.tables for one in table),), pairing.byes)


def wrongly_resting(pairing: Pairing) -> Pairing:
    return Pairing(pairing.tables, (0,))


def unfairly_seated(pairing: Pairing) -> Pairing:
    return Pairing(tuple(tuple(sorted(table)) for table in pairing.tables), pairing.byes)


def in_order(
    plan: Plan, entrants: Sequence[Entrant], _sittings: Sequence[Sitting], _number: int, _seed: int
) -> Pairing:
    """The same tables in every round."""
    left = [entrant.number for entrant in entrants]
    tables = []
    for size in table_sizes(len(left), plan.seats):
        tables.append(tuple(left[:size]))
        del left[:size]
    return Pairing(tuple(tables), tuple(left))


def spoilt(spoil: Callable[[Pairing], Pairing]) -> Pair:
    def pair(
        plan: Plan, entrants: Sequence[Entrant], sittings: Sequence[Sitting], number: int, seed: int
    ) -> Pairing:
        return spoil(next_round(plan, entrants, sittings, number, seed))

    return pair


@pytest.mark.parametrize(
    ("law", "pair", "people"),
    [
        (check_once, spoilt(one_twice), 8),
        (check_sizes, spoilt(too_large), 8),
        (check_byes, spoilt(wrongly_resting), 7),
        (check_meetings, in_order, 8),
        (check_seats, spoilt(unfairly_seated), 8),
    ],
)
def test_every_law_finds_a_planted_fault(law: Law, pair: Pair, people: int) -> None:
    cup = random_cup(chance(3), Plan("swiss", 2, 6, 0), people)

    def check_all() -> None:
        for pairing in played(cup, chance(3), pair):
            law(cup, pairing)

    with pytest.raises(AssertionError, match=r"twice|wrong size|too often|necessary|unfair"):
        check_all()


def test_a_round_robin_that_lacks_a_round_is_found() -> None:
    cup = random_cup(chance(4), Plan("groups", 3, 0, 9), 9)
    cup.rounds -= 1
    list(played(cup, chance(4)))
    with pytest.raises(AssertionError, match="not met"):
        check_complete(cup)
