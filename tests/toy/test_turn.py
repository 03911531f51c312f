"""A turn of the toy: what is offered, what is refused, and what each option does."""

import pytest

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import asked_seat
from toy.play import Play


def test_a_seat_may_rest_walk_and_search() -> None:
    t = Play(place=["alder", "maple"])
    assert t.options(0) == [
        *["rest", "walk:birch", "walk:hazel", "walk:larch", "walk:rowan", "search"],
    ]


def test_only_the_seat_whose_turn_it_is_is_asked() -> None:
    t = Play(seats=3, turn=2)
    assert t.state.asked == 0b010
    assert t.state.stack[-1].asks() == "turn"


def test_rest_gains_a_bullet() -> None:
    t = Play(bullets=[3, 0])
    t.choose(0, "rest")
    assert t.facts()["bullets"] == [4, 0]
    assert t.told() == ["rested 1"]
    assert t.state.asked == 0b10


def test_nobody_holds_more_than_nine_bullets() -> None:
    t = Play(bullets=[9, 9])
    t.choose(0, "rest")
    assert t.facts()["bullets"] == [9, 9]


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("alder", ["birch", "hazel", "larch", "rowan"]),
        ("hazel", ["alder", "fir", "juniper", "pine"]),
        ("rowan", ["alder", "fir", "juniper", "pine"]),
        ("maple", ["elm", "birch", "larch", "oak"]),
    ],
)
def test_tunnels_make_a_ring_with_chords(here: str, there: list[str]) -> None:
    t = Play(place=[here, "cedar"])
    walks = {option for option in t.options(0) if option.startswith("walk")}
    assert walks == {f"walk:{platform}" for platform in there}


def test_walking_changes_the_place() -> None:
    t = Play(place=["alder", "maple"])
    t.choose(0, "walk:larch")
    assert t.facts()["place"] == ["larch", "maple"]
    assert t.told() == ["walked 1 larch"]


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("walk:cedar", "TOY-WALK"),
        ("walk:alder", "TOY-WALK"),
        ("play:trolley", "TOY-PLAY"),
        ("duel:2", "TOY-DUEL"),
        ("bid:1", ""),
    ],
)
def test_what_is_not_offered_is_refused_by_a_rule(option: str, rule: str) -> None:
    t = Play(place=["alder", "maple"], hands=[["rumour"], []])
    assert t.refusal(0, option) == rule


def test_a_full_hand_does_not_search() -> None:
    t = Play(hands=[["rumour", "rumour"], []])
    assert t.refusal(0, "search") == "TOY-HAND"


def test_an_empty_deck_is_not_searched() -> None:
    finds = ["supplies", "rumour", "trolley"]
    t = Play(discard=finds * 4)
    assert t.facts()["deck_size"] == 0
    assert t.refusal(0, "search") == "TOY-DECK"


def test_finds_in_hand_are_offered_once_each() -> None:
    t = Play(hands=[["rumour", "rumour"], ["supplies"]])
    assert [o for o in t.options(0) if o.startswith("play")] == ["play:rumour"]
    t = Play(hands=[["trolley", "supplies"], []])
    assert [o for o in t.options(0) if o.startswith("play")] == ["play:supplies", "play:trolley"]


def test_everyone_on_the_same_platform_may_be_challenged() -> None:
    t = Play(seats=4, turn=2, place=["elm", "elm", "fir", "elm"])
    assert [o for o in t.options(1) if o.startswith("duel")] == ["duel:1", "duel:4"]


def test_turns_go_round_from_the_given_seat() -> None:
    t = Play(seats=3, turn=2, round=1)
    order = []
    while asked_seat(t.state) != CHANCE:
        order.append(asked_seat(t.state))
        t.choose(order[-1], "rest")
    assert order == [1, 2, 0]


def test_turns_left_cut_the_round_short() -> None:
    t = Play(seats=4, turn=4, turns_left=2)
    t.choose(3, "rest")
    t.choose(0, "rest")
    assert t.state.stack[-1].asks() == "lamp"


def test_the_fallback_is_to_rest() -> None:
    t = Play()
    frame = t.state.stack[-1]
    assert frame.fallback(t.state, 0, t.offered(0)) == t.offered(0).options[0]
    assert t.options(0)[0] == "rest"
