"""Fights against threats over all 1296 results of the dice."""

from collections import Counter
from fractions import Fraction
from typing import Any, Final

import pytest

from metro2033 import catalog
from metro2033.engine.kernel.core import NATURE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import after, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import verb
from metro2033.engine.model.state import STRENGTH, State

THROWS: Final = 36 * 36
TABLE: Final = {
    -8: (5, 10, 1281),
    -7: (15, 20, 1261),
    -6: (35, 35, 1226),
    -5: (70, 56, 1170),
    -4: (126, 80, 1090),
    -3: (206, 104, 986),
    -2: (310, 125, 861),
    -1: (435, 140, 721),
    0: (575, 146, 575),
    1: (721, 140, 435),
    2: (861, 125, 310),
    3: (986, 104, 206),
    4: (1090, 80, 126),
    5: (1170, 56, 70),
    6: (1226, 35, 35),
    7: (1261, 20, 15),
    8: (1281, 10, 5),
}
"""Won, drawn and lost results by how much stronger the player's side is."""


def attack(threats: list[str], army: int, activity: int = 0, **more: Any) -> State:
    """The moment after an army has attacked Kurskaya; on top of the deck lie some threats."""
    player = {"faction": "red_line", "hero": "melnik", "army": army, "activity": activity, **more}
    others = {"faction": "polis", "hero": "anna"}
    s = catalog.game("first").position({"player": [player, others], "threat_deck": threats})
    assert isinstance(s, State)
    kurskaya = s.content.slugs["station"].index("kurskaya")
    return after(s, 0, pack(verb.ARMY_STATION, kurskaya))


def count(s: State, army: int, weight: int, found: Counter[str]) -> None:
    """Add the results of a fight over everything nature can answer, each as often as it comes."""
    if s.asked == NATURE:
        out = Offer()
        offer(s, 8, out)
        for i in range(out.count):
            count(after(s, 8, out.options[i]), army, weight * out.weights[i], found)
    elif asking(s).asks() == "token":
        assert s.get(0, STRENGTH) == army - 1
        found["won"] += weight
    elif s.get(0, STRENGTH) == army:
        found["drawn"] += weight
    else:
        assert s.get(0, STRENGTH) == max(army - 2, 0)
        found["lost"] += weight


def results(threat: str, army: int, activity: int = 0) -> Counter[str]:
    """How many results of the dice win, draw and lose an attack against a threat."""
    found: Counter[str] = Counter()
    count(attack([threat], army, activity), army, 1, found)
    return found


def chance(s: State) -> Fraction:
    """The chance to win an attack against whatever is drawn, paying where that helps."""
    out = Offer()
    if s.asked == NATURE:
        offer(s, 8, out)
        won = Fraction(0)
        for i in range(out.count):
            won += int(out.weights[i]) * chance(after(s, 8, out.options[i]))
        return won / int(out.total)
    if asking(s).asks() == "threat_answer":
        offer(s, 0, out)
        may_pay = out.has(pack(verb.PAY))
        return chance(after(s, 0, pack(verb.PAY if may_pay else verb.PASS_TURN)))
    return Fraction(asking(s).asks() == "token")


@pytest.mark.parametrize(
    "threat",
    [
        pytest.param("invisible_horror", marks=pytest.mark.rule("E1-NTHR-006")),
        pytest.param("mushroom_mutation", marks=pytest.mark.rule("E1-NTHR-007")),
        pytest.param("tunnel_worm", marks=pytest.mark.rule("E1-NTHR-008")),
    ],
)
@pytest.mark.rule("R1-117")
def test_unbeatable_threats_win_whatever_the_dice_would_show(threat: str) -> None:
    assert set(results(threat, 10, 3)) == {"lost"}


@pytest.mark.parametrize(
    "threat",
    [
        pytest.param("dangerous_find", marks=pytest.mark.rule("E1-NTHR-009")),
        pytest.param("epidemic", marks=pytest.mark.rule("E1-NTHR-010")),
    ],
)
@pytest.mark.rule("R1-118")
def test_harmless_threats_lose_whatever_the_dice_would_show(threat: str) -> None:
    assert set(results(threat, 1, 0)) == {"won"}


@pytest.mark.rule("E1-NTHR-001", "R1-114")
def test_a_double_beats_a_toad_in_every_sixth_throw() -> None:
    found = results("toad", 1)
    singles = 30 * 36
    assert sum(found.values()) == THROWS
    assert found["won"] == THROWS - singles + won_without_doubles(-7)


def won_without_doubles(lead: int) -> int:
    """How many results win without a double of the player, who has so much more strength."""
    pips = range(1, 7)
    sums = [a + b for a in pips for b in pips]
    singles = [a + b for a in pips for b in pips if a != b]
    return sum(mine + lead > theirs for mine in singles for theirs in sums)


@pytest.mark.parametrize("lead", TABLE)
@pytest.mark.rule("E1-COMBAT-001", "E1-COMBAT-003", "E1-COMBAT-008", "E1-COMBAT-009")
def test_strength_decides_how_many_results_win(lead: int) -> None:
    threat, army, activity = ("kremlin_slime", 11 + lead, 0) if lead < 0 else ("cave_in", 8, lead)
    if lead > 3:
        threat, army, activity = "rats", 4 + lead - 2, 2
    found = results(threat, army, activity)
    assert (found["won"], found["drawn"], found["lost"]) == TABLE[lead]
    assert sum(found.values()) == THROWS


@pytest.mark.rule("E1-COMBAT-005")
def test_activity_is_worth_a_soldier_but_not_against_a_whisper() -> None:
    assert results("wild_dogs", 4, 2) == results("wild_dogs", 6, 0)
    assert results("whispering_pipes", 4, 2) == results("whispering_pipes", 4, 0)
    assert results("whispering_pipes", 4, 0) == results("wild_dogs", 4, 0)


@pytest.mark.parametrize(
    ("army", "paid", "unpaid"),
    [(1, 24, 13), (2, 27, 15), (4, 34, 22), (6, 45, 33), (8, 59, 47), (10, 72, 60)],
)
@pytest.mark.no_cover
@pytest.mark.rule("E1-THREAT-002", "R1-115")
@pytest.mark.slow
def test_odds_of_an_army_against_the_whole_deck(army: int, paid: int, unpaid: int) -> None:
    assert round(100 * chance(attack([], army, pig=2, mushroom=3))) == paid
    assert round(100 * chance(attack([], army))) == unpaid
