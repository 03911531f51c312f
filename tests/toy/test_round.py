"""A round of the toy: the lamp, who leads, and how a match ends."""

import pytest

from metro2033.editions.toy.rules.state import ToyState
from metro2033.engine.kernel.event import Log
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from toy.play import GAME, Play, key, word


def rest_all(s: ToyState, lamp: str = "lit:cedar") -> list[int]:
    """Play to the end, everybody resting, and say who was asked."""
    asked = []
    while s.asked:
        asked.append(asked_seat(s))
        apply(s, asked[-1], word(lamp if asked[-1] == 8 else "rest"))
    return asked


def test_a_match_starts_with_the_lamp() -> None:
    s = GAME.new(3, GAME.settle(3, {}))
    out = Offer()
    offer(s, 8, out)
    assert asked_seat(s) == 8
    assert [key(out.options[i]) for i in range(out.count)] == [
        f"lit:{platform}" for platform in GAME.slugs["platform"]
    ]
    assert [out.weights[i] for i in range(out.count)] == [1] * 12
    assert GAME.facts(s) == {
        "place": ["alder", "elm", "juniper"],
        "bullets": [3, 3, 3],
        "points": [0, 0, 0],
        "hands": [[], [], []],
        "discard": [],
        "round": 1,
        "deck_size": 12,
    }


def test_whoever_stands_in_the_light_finds_a_bullet() -> None:
    t = Play(seats=3, place=["elm", "fir", "elm"], bullets=[9, 3, 3], turn=3, turns_left=1)
    t.choose(2, "rest")
    t.draw("lit:elm")
    assert t.facts()["bullets"] == [9, 3, 5]
    assert t.told() == ["rested 3", "lamp_lit elm"]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 4), (4, 2), (2, 1)])
def test_each_round_is_led_by_the_next_seat(seats: int, rounds: int) -> None:
    s = GAME.new(seats, GAME.settle(seats, {"rounds": rounds}))
    expected = []
    for number in range(rounds):
        expected += [8, *[(number + i) % seats for i in range(seats)]]
    assert rest_all(s) == expected


def test_a_match_ends_after_its_rounds() -> None:
    s = GAME.new(2, GAME.settle(2, {"rounds": 2}))
    rest_all(s)
    assert (list(s.stack), GAME.facts(s)["round"]) == ([], 2)


def test_a_match_ends_after_the_round_in_which_somebody_has_the_points() -> None:
    t = Play(points=[2, 0], place=["elm", "elm"])
    t.choose(0, "duel:2")
    t.choose(0, "bid:1")
    t.choose(1, "bid:0")
    assert GAME.ranking(t.state) == []
    t.choose(1, "rest")
    assert t.state.asked == 0
    assert GAME.ranking(t.state) == [1, 2]


@pytest.mark.parametrize(
    ("points", "bullets", "ranking"),
    [
        ([1, 0, 2], [3, 3, 3], [2, 3, 1]),
        ([1, 1, 1], [3, 5, 4], [3, 1, 2]),
        ([1, 1, 0], [3, 3, 9], [1, 1, 3]),
        ([0, 2, 2], [3, 3, 3], [3, 1, 1]),
    ],
)
def test_points_rank_before_bullets_and_equals_share(
    points: list[int], bullets: list[int], ranking: list[int]
) -> None:
    t = Play(seats=3, points=points, bullets=bullets, round=8)
    while t.state.asked:
        t.choose(asked_seat(t.state), "rest")
    assert GAME.ranking(t.state) == ranking


def test_a_running_match_has_no_ranking() -> None:
    assert GAME.ranking(GAME.new(2, GAME.settle(2, {}))) == []


def test_a_log_may_be_missing() -> None:
    s, t = (GAME.new(2, GAME.settle(2, {})) for _ in range(2))
    t.log = Log()
    assert rest_all(s) == rest_all(t)
    assert len(t.log.events) == 24
