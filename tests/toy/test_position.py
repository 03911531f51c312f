"""Toy positions: what is written is set up, what cannot be is refused with its place."""

from typing import Any

import pytest

from metro2033.engine.kernel.position_fault import BadPosition
from metro2033.i18n import told
from toy.play import GAME, Play

WHOLE: dict[str, Any] = {
    "seats": 3,
    "rounds": 20,
    "points_to_win": 5,
    "points": [1, 2, 0],
    "place": ["elm", "fir", "elm"],
    "bullets": [0, 9, 4],
    "round": 5,
    "turn": 2,
    "turns_left": 2,
    "hands": [["rumour"], [], ["trolley", "supplies"]],
    "discard": ["rumour", "rumour"],
    "top": "trolley",
}


def test_an_empty_position_is_a_first_turn() -> None:
    assert Play().facts() == {
        "place": ["alder", "birch"],
        "bullets": [3, 3],
        "points": [0, 0],
        "hands": [[], []],
        "discard": [],
        "round": 1,
        "deck_size": 12,
    }


def test_a_position_is_told_in_the_words_it_was_written_in() -> None:
    t = Play(**WHOLE)
    facts = dict(t.facts())
    assert {name: facts[name] for name in facts if name != "deck_size"} == {
        **{name: WHOLE[name] for name in ("points", "place", "bullets", "round", "discard")},
        "hands": [["rumour"], [], ["supplies", "trolley"]],
    }
    assert facts["deck_size"] == 7
    assert t.state.asked == 0b010


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": 5}, "position.seats: expected a number from 2 to 4, not 5"),
        ({"rounds": 0}, "position.rounds: expected a number from 1 to 50, not 0"),
        ({"points_to_win": 0}, "position.points_to_win: expected a number from 1 to 9, not 0"),
        ({"points": 3}, "position.points: expected a list of 3 values, one per seat, not 3"),
        ({"round": 21}, "position.round: expected a number from 1 to 20, not 21"),
        ({"turn": 4}, "position.turn: expected a number from 1 to 3, not 4"),
        ({"turns_left": 0}, "position.turns_left: expected a number from 1 to 3, not 0"),
        ({"bullets": [1, 2, 10]}, "position.bullets: expected a number from 0 to 9, not 10"),
        ({"place": ["elm", "fir", "firr"]}, "unknown name 'firr'; did you mean 'fir'?"),
        ({"hands": [["rumour"] * 3, [], []]}, "position.hands: seat 1 can hold only 2"),
        ({"discard": ["rumour"] * 4}, "position: there are only 4 copies of rumour"),
        ({"top": "elm"}, "position.top: unknown name 'elm'"),
        ({"bulets": [1, 1, 1]}, "position.bulets: unknown field; did you mean 'bullets'?"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as raised:
        GAME.position(WHOLE | change)
    error = raised.value
    assert message in f"{error.place}: {told(error)}"


def test_house_rules_of_a_position_hold() -> None:
    t = Play(points=[4, 0], points_to_win=5, rounds=2, round=1)
    t.choose(0, "rest")
    t.choose(1, "rest")
    t.draw("lit:oak")
    assert (t.state.asked, t.facts()["round"]) == (0b10, 2)


def test_faults_are_told_in_words() -> None:
    t = Play(hands=[["rumour"], []])
    assert GAME.faults(t.state) == []
    t.state.hand[0] += 1
    t.state.bullets[1] = 10
    t.state.numbers[4] -= 1
    assert GAME.faults(t.state) == [
        "5 of supplies instead of 4",
        "a deck of 11 is counted as 10",
        "seat 1 holds 2 finds, not 1",
        "seat 2 has 10 bullets",
    ]
