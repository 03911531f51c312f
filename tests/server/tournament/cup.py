"""Random tournaments, and the laws that hold for each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from random import Random

from metro2033.server.tournament.entrant import (
    WIN,
    Entrant,
    Pairing,
    Plan,
    Sitting,
    meetings,
    points_for,
)
from metro2033.server.tournament.pairing import next_round, rounds_of
from metro2033.server.tournament.schedule import filled, grouped
from metro2033.server.tournament.seating import seats_had, unfairness

Pair = Callable[[Plan, Sequence[Entrant], Sequence[Sitting], int, int], Pairing]


@dataclass
class Cup:
    """A tournament that is played at random."""

    plan: Plan
    entrants: list[Entrant]
    seed: int
    sittings: list[Sitting] = field(default_factory=list)
    rounds: int = 0

    @property
    def present(self) -> list[int]:
        return [entrant.number for entrant in self.entrants if not entrant.is_out]


def random_cup(chance: Random, plan: Plan | None = None, people: int | None = None) -> Cup:
    """Somebody's tournament, before its first round."""
    seats = chance.randint(2, 6)
    plan = plan or Plan(
        chance.choice(["swiss", "groups"]), seats, chance.randint(1, 7), chance.randint(3, 9)
    )
    people = people or chance.randint(2, 24)
    bots = filled(people, plan) - people if chance.random() < 0.3 else 0
    seed = chance.getrandbits(50)
    cup = Cup(plan, grouped(people, bots, plan, seed), seed)
    cup.rounds = rounds_of(plan, cup.entrants, seed)
    return cup


def played(
    cup: Cup, chance: Random, pair: Pair = next_round, *, leaves: float = 0.0
) -> Iterator[Pairing]:
    """Play it, with random places; each round before its results are known."""
    for number in range(1, cup.rounds + 1):
        cup.entrants = [
            replace(e, is_out=e.is_out or chance.random() < leaves) for e in cup.entrants
        ]
        pairing = pair(cup.plan, cup.entrants, list(cup.sittings), number, cup.seed)
        yield pairing
        for table in pairing.tables:
            places = [1 + chance.randrange(len(table)) for _ in table]
            places = [1 + sum(other < place for other in places) for place in places]
            points = points_for(places)
            cup.sittings.append(Sitting(number, table, tuple(points), tuple(places)))
        cup.sittings += [Sitting(number, (one,), (WIN,)) for one in pairing.byes]


def check_once(cup: Cup, pairing: Pairing) -> None:
    """Nobody sits twice in a round, nobody who is out sits anywhere, nobody is forgotten."""
    here = [one for table in pairing.tables for one in table] + list(pairing.byes)
    assert len(set(here)) == len(here), "twice in one round"
    assert set(here) <= set(cup.present), "somebody sits there who has left"
    if cup.plan.format == "swiss":
        assert set(here) == set(cup.present), "somebody was forgotten"


def check_sizes(cup: Cup, pairing: Pairing) -> None:
    """Tables have two seats at least, and no more than wanted; byes are rare."""
    for table in pairing.tables:
        assert 2 <= len(table) <= cup.plan.seats, "a table of a wrong size"
    if cup.plan.format == "swiss":
        assert len(pairing.byes) <= 1, "too many byes"
        must_rest = len(cup.present) == 1 or (cup.plan.seats == 2 and len(cup.present) % 2)
        assert bool(pairing.byes) == bool(must_rest), "a bye that nobody needs"
        sizes = [len(table) for table in pairing.tables] or [0]
        assert max(sizes) - min(sizes) <= 1, "unequal tables"


def check_byes(cup: Cup, pairing: Pairing) -> None:
    """Nobody of a Swiss tournament rests twice before everybody has rested once."""
    had = Counter(s.entrants[0] for s in cup.sittings if len(s.entrants) == 1)
    if cup.plan.format == "swiss":
        for one in pairing.byes:
            assert had[one] == min(had[other] for other in cup.present), "rests too often"


def repeats(tables: Sequence[Sequence[int]], sittings: Sequence[Sitting]) -> int:
    """How many meetings are not the first."""
    met = meetings(sittings)
    return sum(met.get(frozenset(pair), 0) for table in tables for pair in combinations(table, 2))


def check_meetings(cup: Cup, pairing: Pairing) -> None:
    """No exchange of two people would make fewer meet again."""
    if cup.plan.format != "swiss":
        return
    tables = [list(table) for table in pairing.tables]
    now = repeats(tables, cup.sittings)
    for here, there in combinations(tables, 2):
        for i in range(len(here)):
            for j in range(len(there)):
                here[i], there[j] = there[j], here[i]
                assert repeats(tables, cup.sittings) >= now, "some meet more often than necessary"
                here[i], there[j] = there[j], here[i]


def check_seats(cup: Cup, pairing: Pairing) -> None:
    """No other order at a table is fairer."""
    had = seats_had(cup.sittings)
    for table in pairing.tables:
        least = min(unfairness(order, had) for order in permutations(table))
        assert unfairness(table, had) == least, "unfair seats"


Law = Callable[[Cup, Pairing], None]
LAWS: list[Law] = [check_once, check_sizes, check_byes, check_meetings, check_seats]


def check_complete(cup: Cup) -> None:
    """In a group everybody has met everybody; at tables for two exactly once."""
    met = meetings(cup.sittings)
    for one, other in combinations(cup.entrants, 2):
        times = met.get(frozenset((one.number, other.number)), 0)
        assert times >= (one.group == other.group), "two of a group have not met"
        assert times == 0 or one.group == other.group, "groups were mixed"
        assert cup.plan.seats > 2 or times <= 1, "met twice"
