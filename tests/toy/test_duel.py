"""Duels of the toy: sealed bids of bullets, a point for the higher one."""

import pytest

from metro2033.engine.kernel.helper import asking, is_sealed
from toy.play import SPECTATOR, Play


def challenged(bullets: list[int], attacker: int = 0) -> Play:
    t = Play(place=["elm", "elm"], bullets=bullets, turn=attacker + 1)
    t.choose(attacker, f"duel:{2 - attacker}")
    return t


def test_both_are_asked_at_once() -> None:
    t = challenged([3, 3])
    assert t.state.asked == 0b11
    assert (is_sealed(t.state), asking(t.state).asks()) == (True, "bid")


@pytest.mark.parametrize(
    ("bullets", "most"), [([0, 9], (0, 3)), ([1, 2], (1, 2)), ([3, 4], (3, 3))]
)
def test_a_bid_is_up_to_three_bullets(bullets: list[int], most: tuple[int, int]) -> None:
    t = challenged(bullets)
    for seat in (0, 1):
        assert t.options(seat) == [f"bid:{bid}" for bid in range(most[seat] + 1)]


@pytest.mark.parametrize(
    ("bids", "points"), [((2, 1), [1, 0]), ((0, 3), [0, 1]), ((2, 2), [0, 0]), ((0, 0), [0, 0])]
)
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_the_higher_bid_wins_and_both_are_spent(
    bids: tuple[int, int], points: list[int], attacker: int, first: int
) -> None:
    t = challenged([5, 4], attacker)
    for seat in (first, 1 - first):
        t.choose(seat, f"bid:{bids[seat]}")
    facts = t.facts()
    assert facts["points"] == points
    assert facts["bullets"] == [5 - bids[0], 4 - bids[1]]
    assert t.told(SPECTATOR) == [f"duelled 1 2 {bids[0]} {bids[1]}"]


def test_nothing_is_told_before_both_have_bid() -> None:
    t = challenged([3, 3])
    t.choose(1, "bid:2")
    assert t.told() == []
    assert t.facts()["bullets"] == [3, 3]
    assert t.state.asked == 0b01


def test_a_third_seat_has_no_part_in_a_duel() -> None:
    t = Play(seats=3, place=["elm", "elm", "elm"], turn=3)
    t.choose(2, "duel:1")
    assert t.state.asked == 0b101
    t.choose(2, "bid:3")
    t.choose(0, "bid:1")
    assert t.facts()["points"] == [0, 0, 1]
    assert t.told() == ["duelled 1 3 1 3"]
