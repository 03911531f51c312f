"""The choice trees of the first edition from fixed positions."""

from typing import Any

import pytest

from laws.walk import options
from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import after
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import verb
from tree.count import count

GAME = catalog.game("first")

POLIS = {"faction": "polis", "hero": "hunter"}
REICH = {"faction": "fourth_reich", "hero": "anna"}

POSITIONS: dict[str, dict[str, Any]] = {
    "quiet": {"player": [POLIS, REICH]},
    "rich": {
        "player": [
            {**POLIS, "mushroom": 4, "pig": 4, "ammo": 4, "army": 5},
            {"faction": "arbat_confederation", "hero": "khan", "mushroom": 3},
        ],
    },
    "duel": {
        "player": [
            {**POLIS, "at": "taganskaya", "equipment": ["shotgun", "medkit"], "ammo": 2},
            {
                **REICH,
                "hero": "khan",
                "at": "taganskaya",
                "equipment": ["body_armour"],
                "mushroom": 1,
            },
        ],
    },
    "shop": {
        "equipment_deck": ["knife", "knife", "aksu"],
        "player": [
            {**POLIS, "at": "komsomolskaya_ring", "ammo": 3, "pig": 2, "mushroom": 2},
            REICH,
            {"faction": "red_line", "hero": "sasha"},
        ],
    },
    "counter": {
        "threat_deck": ["rats", "tunnel_worm"],
        "player": [
            {**POLIS, "at": "krasnoselskaya", "equipment": ["geiger_counter", "tame_mutant"]},
            REICH,
        ],
    },
    "payment": {
        "player": [
            {**POLIS, "at": "begovaya", "mushroom": 2, "missions": ["begovaya_stable"]},
            {**REICH, "missions": ["duel"]},
        ],
    },
    "tribute": {
        "moment": "turn",
        "player": [
            {"faction": "organised_crime", "hero": "melnik"},
            {**REICH, "ammo": 5, "pig": 3},
            {**POLIS, "mushroom": 4},
        ],
    },
    "resting": {"player": [{**POLIS, "resting": 1, "army": 0}, REICH]},
}

COUNTS = {
    "quiet": [14, 254, 4153],
    "rich": [15, 275, 4520],
    "duel": [13, 227, 3603],
    "shop": [13, 216, 3506],
    "counter": [11, 186, 3582, 19178],
    "payment": [12, 237, 3751],
    "tribute": [21, 114, 1422, 21846],
    "resting": [1, 21, 252, 4410],
}
"""The number of ways to give 1, 2, 3 ... answers."""


@pytest.mark.parametrize("name", POSITIONS)
def test_the_tree_has_the_size_it_had(name: str) -> None:
    s = GAME.position(POSITIONS[name])
    depths = range(1, len(COUNTS[name]) + 1)
    assert [count(s, depth) for depth in depths] == COUNTS[name]


def test_a_fight_without_cards_is_two_throws() -> None:
    bare = {"at": "taganskaya"}
    s = GAME.position({"player": [{**POLIS, **bare}, {**REICH, **bare}]})
    s = after(s, 0, pack(verb.ATTACK_HERO, 1))
    assert [count(s, depth) for depth in (1, 2)] == [21, 21 * 21]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_tree_of_a_new_match(seats: int) -> None:
    """Each seat in turn gets one of the clans and one of the heroes that are left."""
    s = GAME.new(seats, GAME.settle(seats, {}))
    assert [count(s, depth) for depth in (1, 2, 3, 4)] == [6, 36, 36 * 5, 36 * 25]


def test_the_set_up_of_a_seat() -> None:
    """A home of three stations, then of free tokens any of five numbers, twice."""
    s = GAME.new(2, GAME.settle(2, {}))
    for word in (verb.TAKE_FACTION, verb.TAKE_HERO):
        s = after(s, CHANCE, pack(word, 0))
    for word in (verb.TAKE_FACTION, verb.TAKE_HERO):
        s = after(s, CHANCE, pack(word, 1))
    assert [count(s, depth) for depth in (1, 2, 3)] == [3, 3 * 5, 3 * 5 * 5]


def test_missions_are_looked_at_one_by_one() -> None:
    """One of twenty cards after another is drawn, then one of three is kept."""
    s = GAME.new(2, GAME.settle(2, {}))
    while asking(s).asks() != "draw":
        seat = CHANCE if s.asked >> CHANCE else s.asked - 1
        s = after(s, seat, options(s, seat)[-1])
    assert [count(s, depth) for depth in (1, 2)] == [20, 20 * 19]
    for _ in range(2):
        s = after(s, CHANCE, options(s, CHANCE)[0])
    assert [count(s, depth) for depth in (1, 2)] == [18, 18 * 3]
