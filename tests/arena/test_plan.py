"""The plan is fair: every bot sits on every seat as often as any other, with every deal."""

from collections import Counter, defaultdict
from itertools import islice

import pytest

from metro2033.arena.plan import Plan, line_ups, rotations, sittings

CASES = [
    (("a", "b"), 2),
    (("a", "b", "c"), 2),
    (("a", "b", "c", "d", "e"), 3),
    (("a", "b"), 3),
    (("a", "b", "c"), 5),
    (("a", "b", "c", "d", "e", "f"), 6),
]


def whole_turn(bots: tuple[str, ...], players: int) -> int:
    """The least number of matches in which all line-ups have taken a turn."""
    plan = Plan(bots, players, seed=1)
    return next(games for games in range(1, 10_000) if plan.is_even(games))


@pytest.mark.parametrize(("bots", "players"), CASES)
def test_every_bot_sits_on_every_seat_equally_often(bots: tuple[str, ...], players: int) -> None:
    games = whole_turn(bots, players)
    seats = Counter(
        (seat, bot)
        for sitting in islice(sittings(bots, players, 1), games)
        for seat, bot in enumerate(sitting.bots)
    )
    assert len(seats) == len(bots) * players
    assert len(set(seats.values())) == 1


@pytest.mark.parametrize(("bots", "players"), CASES)
def test_every_bot_of_a_block_has_every_seat_of_its_deal(
    bots: tuple[str, ...], players: int
) -> None:
    blocks = defaultdict(list)
    for sitting in islice(sittings(bots, players, 1), whole_turn(bots, players)):
        blocks[sitting.block].append(sitting.bots)
    for matches in blocks.values():
        for seat in range(players):
            assert Counter(match[seat] for match in matches) == Counter(
                match[0] for match in matches
            )


def test_all_pairs_meet_when_two_play() -> None:
    met = {frozenset(line_up) for line_up in line_ups("abcde", 2)}
    assert len(met) == 10


def test_one_against_copies_of_another_takes_each_seat_once() -> None:
    circle = ("search", "heuristic", "heuristic", "heuristic")
    assert {turned.index("search") for turned in rotations(circle)} == {0, 1, 2, 3}
    matches = [*islice(sittings(circle, 4, 5), 4)]
    assert {match.bots.index("search") for match in matches} == {0, 1, 2, 3}
    assert {match.block for match in matches} == {0}


def test_a_bot_against_itself_has_a_new_deal_every_match() -> None:
    blocks = [sitting.block for sitting in islice(sittings(("a",), 4, 0), 5)]
    assert blocks == [0, 1, 2, 3, 4]


def test_neighbours_change_from_block_to_block() -> None:
    bots = ("a", "b", "c", "d")
    circles = {sitting.bots for sitting in islice(sittings(bots, 4, 3), 80)}
    assert len(circles) > 12


def test_the_seed_decides() -> None:
    first, again, other = (
        [sitting.bots for sitting in islice(sittings(("a", "b", "c"), 3, seed), 30)]
        for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


def test_an_incomplete_turn_is_not_even() -> None:
    plan = Plan(("a", "b"), 2, 0)
    assert [plan.is_even(games) for games in (1, 2, 3, 4)] == [False, True, False, True]
