"""Programs, threats and goals in the tables say the same as the first edition's records."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from content.test_first_board import HAUNTED
from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.first.content.table import tables as first_tables
from metro2033.editions.first.rules import program as first
from metro2033.engine.effects import program as shared
from metro2033.engine.kernel.word import first as number_of
from metro2033.engine.kernel.word import second, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import ids
from metro2033.engine.model.content import Effect, Goal

TABLE = first_tables(load_first())
NAMES = TABLE.slugs


def effect(name: str) -> Effect:
    return TABLE.effects[NAMES["effect"].index(name)]


def goal(name: str) -> Goal:
    return TABLE.goals[TABLE.mission_goal[NAMES["mission"].index(name)]]


def ops(code: vec[i64]) -> list[int]:
    return [int(verb_of(word)) for word in code]


def item(name: str) -> int:
    return NAMES["equipment"].index(name)


def threat(name: str) -> int:
    return NAMES["threat"].index(name)


PROGRAMS = {
    "artyom": (c.AT_THREAT_ANSWER, [first.SETTLE]),
    "sasha": (c.AT_FREE_STEP, [first.RETOKEN]),
    "hunter": (c.AT_FREE_STEP, [first.FURY]),
    "melnik": (c.AT_FREE_STEP, [first.LOWER_TOKEN]),
    "anna": (c.AT_FREE_STEP, [first.TAKE_YIELD]),
    "khan": (c.AT_AFTER_DICE, [first.REROLL]),
    "shotgun": (c.AT_BEFORE_DICE, [first.FURY_NOW]),
    "body_armour": (c.AT_BEFORE_DICE, [first.DISARM]),
    "rusty_handcar": (c.AT_FREE_STEP, [first.HANDCAR]),
    "explosives": (c.AT_FREE_STEP, [shared.DISCARD_SELF, first.RELEASE_HERE, first.BAR]),
    "paralytic_gas": (c.AT_FREE_STEP, [shared.DISCARD_SELF, first.KNOCK_OUT, first.BAR]),
    "grenade": (c.AT_BEFORE_DICE, [shared.DISCARD_SELF, first.BLAST]),
    "medkit": (c.AT_HERO_LOST, [shared.DISCARD_SELF, first.AVERT]),
    "mutagen": (c.AT_FREE_STEP, [shared.DISCARD_SELF, first.GROW]),
    "metro_guide": (c.AT_FREE_STEP, [shared.DISCARD_SELF, first.RELOCATE]),
    "flag": (c.AT_FREE_STEP, [shared.DISCARD_SELF, first.CAPTURE_HERE]),
    "infrasound": (c.AT_THREAT_LOST, [first.RELEASE_ONE]),
    "epidemic": (c.AT_THREAT_REVEALED, [first.ARMY_LOSE]),
    "worm_cultists": (c.AT_THREAT_LOST, [first.LOSE_KIND]),
    "krasnoselskaya": (c.AT_CAPTURE, [first.FETCH]),
    "avtozavodskaya": (c.AT_CAPTURE, [first.FETCH]),
    "lubyanka": (c.AT_CAPTURE, [shared.TAKE_FROM_LOSER]),
    "biblioteka_lenina": (c.AT_CAPTURE, [first.RESELECT]),
    "teatralnaya": (c.AT_CAPTURE, [first.RESELECT]),
    "kropotkinskaya": (c.AT_CAPTURE, [shared.GAIN, shared.ARMY_ADD, first.BAR_NEXT]),
    "mayakovskaya": (c.AT_CAPTURE, [shared.ARMY_ADD]),
    "pushkinskaya": (c.AT_CAPTURE, [shared.ARMY_ADD]),
    "rizhskaya": (c.AT_CAPTURE, [first.REFRESH]),
    "kitay_gorod_tkl": (c.AT_CAPTURE, [first.OFFER_ITEMS]),
    "ulitsa_1905": (c.AT_CAPTURE, [shared.GAIN]),
    "trubnaya": (c.AT_CAPTURE, [shared.GAIN]),
    "sretensky_bulvar": (c.AT_CAPTURE, [shared.GAIN]),
    **dict.fromkeys(HAUNTED, (c.AT_TURN_END, [])),
}


def test_every_program_is_where_it_belongs() -> None:
    found = {name: (int(effect(name).point), ops(effect(name).code)) for name in NAMES["effect"]}
    assert found == PROGRAMS


def test_arguments_of_programs() -> None:
    assert number_of(effect("krasnoselskaya").code[0]) == item("aksu")
    assert number_of(effect("avtozavodskaya").code[0]) == item("rusty_handcar")
    assert number_of(effect("sretensky_bulvar").code[0]) == ids.ANY
    epidemic = effect("epidemic").code[0]
    assert (number_of(epidemic), second(epidemic)) == (1, 5)
    cultists = effect("worm_cultists").code[0]
    assert (number_of(cultists), second(cultists)) == (ids.PIGS, 1)


def test_conditions_of_programs() -> None:
    assert {name for name in NAMES["effect"] if effect(name).is_skill} == set(NAMES["hero"])
    assert [name for name in NAMES["effect"] if effect(name).is_attack] == ["flag"]
    assert [name for name in NAMES["effect"] if effect(name).needs_hero_foe] == ["body_armour"]
    assert {name for name in NAMES["effect"] if effect(name).fighter == ids.HERO} == {
        "artyom",
        "khan",
        "shotgun",
        "body_armour",
        "grenade",
    }
    assert [int(n) for n in effect("hunter").cost] == [1, 0, 1]
    assert [int(n) for n in effect("shotgun").cost] == [0, 0, 1]
    abroad = [0, c.OWNED_BY_OTHER, c.ALWAYS, c.ALWAYS, c.ALWAYS]
    assert [int(n) for n in effect("anna").places] == abroad
    assert effect("explosives").places[2] == c.NO_HOME
    assert effect("flag").places[1] == c.OWNED_BY_NOBODY


def test_who_decides_whether_a_program_runs() -> None:
    compelled = [name for name in NAMES["effect"] if not effect(name).is_optional]
    assert set(compelled) == set(PROGRAMS) - {
        *NAMES["hero"],
        *NAMES["equipment"],
        "biblioteka_lenina",
        "teatralnaya",
    }


def test_how_threats_are_decided() -> None:
    results = {name: int(TABLE.threat_result[threat(name)]) for name in NAMES["threat"]}
    assert Counter(results.values()) == {0: 16, 1: 2, 2: 3, 3: 2}
    pay = 3 * threat("water_contamination")
    assert [int(n) for n in TABLE.threat_payment[pay : pay + 3]] == [0, 3, 0]
    marked = {
        "toad": TABLE.threat_double,
        "firedamp": TABLE.threat_ignores,
        "whispering_pipes": TABLE.threat_calms,
        "librarian": TABLE.threat_withdraw,
    }
    for name, marks in marked.items():
        assert [NAMES["threat"][i] for i, mark in enumerate(marks) if mark] == [name]
    heroes = {
        NAMES["threat"][i]: NAMES["hero"][n] for i, n in enumerate(TABLE.threat_hero) if n >= 0
    }
    assert heroes == {"dark_ones": "artyom"}
    assert TABLE.threat_hero_strength[threat("dark_ones")] == 6
    assert ops(TABLE.threat_reward[threat("marauders")]) == [shared.GAIN]


GOALS = {
    "sukharevskaya_hero": (c.GOAL_CAPTURED, c.AT_EVENT, 1),
    "begovaya_stable": (c.GOAL_PAID_AT, c.AT_EVENT, 1),
    "duel": (c.GOAL_WON, c.AT_EVENT, 1),
    "trubnaya_blast": (c.GOAL_PAID_AT, c.AT_EVENT, 1),
    "meeting": (c.GOAL_MEETING, c.AT_EVENT, 1),
    "two_ends": (c.GOAL_STATIONS, c.AT_STATE, 2),
    "one_line": (c.GOAL_LINE, c.AT_OWN_TURN_END, 3),
    "five_lines": (c.GOAL_LINES, c.AT_OWN_TURN_END, 5),
    "parade": (c.GOAL_STRENGTH, c.AT_OWN_TURN_END, 7),
    "war_footing": (c.GOAL_ACTIVITY, c.AT_OWN_TURN_END, 2),
    "arsenal": (c.GOAL_ITEMS, c.AT_OWN_TURN_END, 2),
    "lions_den": (c.GOAL_GUEST, c.AT_EVENT, 1),
    "blitz": (c.GOAL_CAPTURED, c.AT_EVENT, 2),
    "haunted": (c.GOAL_STATIONS, c.AT_OWN_TURN_END, 2),
}


@pytest.mark.parametrize("name", GOALS)
def test_goals(name: str) -> None:
    found = goal(name)
    assert (found.kind, found.moment, found.n) == GOALS[name]
    assert found.points == 1


def test_arguments_of_goals() -> None:
    assert [NAMES["station"][n] for n in goal("haunted").stations] == list(HAUNTED)
    assert goal("trubnaya_blast").item == item("grenade")
    assert [int(n) for n in goal("trubnaya_blast").reward] == [2, 0, 2]
    assert goal("hansa_tribute").places[0] == 1 << ids.HANSA
    assert [int(n) for n in goal("begovaya_stable").cost] == [0, 2, 0]
    assert (goal("front_breaks").fighter, goal("front_breaks").target) == (ids.ARMY, 1)
    assert (goal("big_game").against_hero, goal("big_game").strength) == (False, 7)
    assert goal("duel").against_hero
