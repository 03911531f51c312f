"""Standings: points, opposition, direct results, wins, and a lot that nobody can influence."""

from __future__ import annotations

import pytest

from effort import chance, many
from metro2033.server.tournament.entrant import WIN, Entrant, Sitting, points_for
from metro2033.server.tournament.standing import standings
from server.tournament.cup import played, random_cup


def duel(number: int, winner: int, loser: int) -> Sitting:
    return Sitting(number, (winner, loser), (WIN, 0), (1, 2))


def order(people: int, *sittings: Sitting, seed: int = 1) -> list[int]:
    lines = standings([Entrant(number) for number in range(people)], sittings, seed)
    return [line.number for line in lines[0]]


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_table_gives_whole_points_of_which_none_are_lost(seats: int) -> None:
    assert points_for(range(1, seats + 1))[0] == WIN
    assert points_for(range(1, seats + 1))[-1] == 0
    for number in range(many(30)):
        places = [chance(number).randint(1, seats) for _ in range(seats)]
        assert sum(points_for(places)) == WIN * seats // 2


def test_points_come_first() -> None:
    assert order(4, duel(1, 0, 1), duel(1, 2, 3), duel(2, 0, 2), duel(2, 3, 1))[0] == 0


def test_with_equal_points_the_stronger_opposition_counts() -> None:
    # 0 and 2 have won once; 0 has beaten somebody who has won, too.
    games = [duel(1, 0, 1), duel(1, 2, 3), duel(2, 1, 0), duel(2, 4, 2), duel(3, 1, 5)]
    found = order(6, *games)
    assert found.index(0) < found.index(2)


def test_with_equal_opposition_whoever_was_ahead_directly_is_ahead() -> None:
    games = [duel(1, 0, 1), duel(1, 2, 3), duel(2, 2, 0), duel(2, 1, 3), duel(3, 3, 0)]
    games += [duel(3, 1, 2)]
    lines = standings([Entrant(n) for n in range(4)], games, 1)[0]
    equals = [line for line in lines if line.points == 240]
    assert [line.number for line in equals] == [1, 2]
    assert equals[0].opposition == equals[1].opposition
    assert [line.direct for line in equals] == [1, -1]
    turned = [duel(3, 2, 1) if game.entrants == (1, 2) else game for game in games]
    assert standings([Entrant(n) for n in range(4)], turned, 1)[0][0].number == 2


def test_at_last_a_lot_decides_that_the_seed_alone_knows() -> None:
    firsts = {order(5, seed=seed)[0] for seed in range(60)}
    assert firsts == set(range(5))
    assert order(5, seed=9) == order(5, seed=9)


def test_who_is_a_bye_richer_has_met_nobody() -> None:
    lines = standings([Entrant(0), Entrant(1)], [Sitting(1, (0,), (WIN,))], 1)[0]
    assert [(line.number, line.points, line.wins, line.tables) for line in lines] == [
        (0, WIN, 0, 0),
        (1, 0, 0, 0),
    ]


def test_ranks_are_complete_and_in_order_in_every_group() -> None:
    for number in range(many(20)):
        source = chance(number)
        cup = random_cup(source)
        list(played(cup, source))
        found = standings(cup.entrants, cup.sittings, cup.seed)
        assert sorted(found) == sorted({entrant.group for entrant in cup.entrants})
        for group, lines in found.items():
            here = {entrant.number for entrant in cup.entrants if entrant.group == group}
            assert {line.number for line in lines} == here
            assert [line.rank for line in lines] == list(range(1, len(lines) + 1))
            keys = [(-s.points, -s.opposition, -s.direct, -s.wins) for s in lines]
            assert keys == sorted(keys)
        total = sum(line.points for lines in found.values() for line in lines)
        assert total == sum(sum(sitting.points) for sitting in cup.sittings)
