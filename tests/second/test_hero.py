"""A hero's turn: the seven actions, one a turn, and what the scenarios cannot reach."""

from typing import Any

import pytest

from laws.walk import options
from metro2033.engine.kernel.helper import refused_by
from metro2033.engine.kernel.loop import apply
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.ids import ATTACK, PHYSICAL, PLAYER
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import hero_speed, hero_strength
from second.random_play import answers, edition

ACTIONS = {
    verb.MARKET,
    verb.RECEIVE_MISSION,
    verb.EXCHANGE,
    verb.SCOUT,
    verb.ATTACK_STATION,
    verb.ATTACK_HERO,
    verb.USE_EFFECT,
}
"""Buying, receiving, exchanging, scouting, two kinds of attack, and abilities."""
BESIDES = {verb.PASS_TURN, verb.MOVE, verb.USE_MISSION}


def at_hansa(**player: Any) -> State:
    """The turn of a hero who stands at a Hansa station."""
    first_player = {"hero": "hunter", "at": "belorusskaya_ring", **player}
    market = ["akm", "rpk", "svd", "flag"] if "equipment" not in player else []
    return edition().position({"market": market, "player": [first_player, {"hero": "khan"}]})


def refusal(s: State, option: int) -> str:
    """The rule by which the first seat may not answer so."""
    assert option not in options(s, 0)
    return refused_by(s, 0, option)


@pytest.mark.rule("E2-HERO-002", "E2-HERO-005", "R2-082")
def test_a_hero_turn_offers_seven_actions_and_one_of_them_ends_it() -> None:
    seen: set[int] = set()
    for seed in range(12):
        acted: set[tuple[int, int]] = set()
        for s, step, asks in answers(2 + seed % 5, seed, 20):
            if asks != "hero_turn":
                continue
            turn = (int(s.numbers[st.ROUND]), step.seat)
            verbs = {verb_of(option) for option in options(s, step.seat)}
            assert verb.PASS_TURN in verbs
            assert verbs <= ACTIONS | BESIDES
            assert turn not in acted
            seen |= verbs
            if verb_of(step.option) in ACTIONS | {verb.PASS_TURN}:
                acted.add(turn)
    assert seen == ACTIONS | BESIDES


@pytest.mark.rule("E2-HERO-006")
def test_a_hero_moves_once_and_before_his_action() -> None:
    moved = 0
    for seed in range(6):
        places: dict[tuple[int, int], int] = {}
        for s, step, asks in answers(2 + seed % 5, seed, 20):
            turn = (int(s.numbers[st.ROUND]), step.seat)
            if asks == "hero_turn" and verb_of(step.option) == verb.MOVE:
                assert turn not in places
                places[turn] = first(step.option)
                moved += 1
            elif asks in ("hero_turn", "hero_end") and turn in places:
                assert verb.MOVE not in {verb_of(option) for option in options(s, step.seat)}
    assert moved > 50


@pytest.mark.rule("E2-HERO-004", "R2-086")
def test_speed_never_falls_below_nothing() -> None:
    s = at_hansa(equipment=["rpk", "rpk"])
    assert hero_speed(s, 0) == 1
    figure = s.get(0, st.FIGURE)
    speeds = s.content.hero_speed
    printed = speeds[figure]
    try:
        speeds[figure] = 1
        assert hero_speed(s, 0) == 0
        verbs = [verb_of(option) for option in options(s, 0)]
    finally:
        speeds[figure] = printed
    assert verb.MOVE not in verbs
    assert verb.PASS_TURN in verbs


@pytest.mark.rule("E2-BUY-008")
def test_a_bought_card_changes_strength_and_speed_at_once() -> None:
    s = at_hansa(ammo=2, mushroom=2)
    kinds = s.content.slugs["equipment"]
    assert hero_strength(s, 0, ATTACK, PLAYER, 0, False) == 3
    assert hero_speed(s, 0) == 3
    apply(s, 0, pack(verb.MARKET))
    apply(s, 0, pack(verb.PURCHASE, kinds.index("rpk")))
    assert hero_strength(s, 0, ATTACK, PLAYER, 0, False) == 5
    assert hero_speed(s, 0) == 2
    apply(s, 0, pack(verb.PURCHASE, kinds.index("akm")))
    assert hero_strength(s, 0, ATTACK, PLAYER, 0, False) == 6
    assert hero_strength(s, 0, ATTACK, PHYSICAL, 0, False) == 7


@pytest.mark.rule("E2-BUY-004", "R2-007")
def test_who_has_renewed_the_market_in_this_round_cannot_renew_it_again() -> None:
    s = at_hansa(ammo=3, mushroom=3)
    s.put(0, st.RENEWED, 1)
    apply(s, 0, pack(verb.MARKET))
    assert refusal(s, pack(verb.RENEW)) == "E2-BUY-004"


@pytest.mark.rule("E2-MREC-005")
def test_who_has_received_a_mission_in_this_round_cannot_receive_another() -> None:
    s = at_hansa(ammo=3, mushroom=3)
    assert pack(verb.RECEIVE_MISSION) in options(s, 0)
    s.put(0, st.MISSION_TAKEN, 1)
    assert refusal(s, pack(verb.RECEIVE_MISSION)) == "E2-MREC-005"
