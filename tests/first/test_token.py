"""How tokens change chances: enumerated over all results of the dice."""

from fractions import Fraction

import pytest

from first.random_play import edition
from laws.walk import question
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import after, apply
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import verb
from metro2033.engine.model.state import State


def capture_chance(level: int) -> Fraction:
    """The chance that an army of 8 takes a station of a level, over 1296 results."""
    game = edition()
    players = [
        {"faction": "polis", "army": 8},
        {"faction": "arbat_confederation", "home": "kievskaya_apl", "levels": [7, 10, level]},
    ]
    s = game.position({"player": players})
    station = s.content.slugs["station"].index("smolenskaya_apl")
    apply(s, 0, pack(verb.ARMY_STATION, station))
    won = lots = 0
    mine = question(s, CHANCE)
    for i in range(mine.count):
        t = after(s, CHANCE, mine.options[i])
        theirs = question(t, CHANCE)
        for j in range(theirs.count):
            weight = mine.weights[i] * theirs.weights[j]
            lots += weight
            if asking(after(t, CHANCE, theirs.options[j])).asks() == "token":
                won += weight
    assert lots == 1296
    return Fraction(won, 1296)


@pytest.mark.rule("E1-TOKEN-004", "R1-015")
def test_a_higher_level_is_harder_to_capture() -> None:
    chances = [capture_chance(level) for level in (8, 9, 10, 11, 12)]
    assert chances == [Fraction(n, 1296) for n in (575, 435, 310, 206, 126)]


def yield_chance(level: int) -> Fraction:
    """The chance that a roll makes a station with a token produce."""
    players = [
        {"stations": ["biblioteka_lenina", "borovitskaya", "arbatskaya_apl"], "levels": [7, level]},
        {"faction": "arbat_confederation"},
    ]
    s: State = edition().position({"moment": "turn", "player": players})
    asked = question(s, CHANCE)
    lots = 0
    for i in range(asked.count):
        t = after(s, CHANCE, asked.options[i])
        if edition().facts(t)["player"]["1"]["pig"] == 1:
            lots += asked.weights[i]
    return Fraction(lots, asked.total)


@pytest.mark.rule("E1-TOKEN-005", "E1-TURN-002", "R1-015")
def test_a_higher_level_yields_less_often() -> None:
    chances = [yield_chance(level) for level in (8, 9, 10, 11, 12)]
    assert chances == [Fraction(n, 36) for n in (5, 4, 3, 2, 1)]
