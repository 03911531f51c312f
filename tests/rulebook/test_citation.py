"""What a match refers to: every event, forced step and refusal of recorded matches names a rule."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from metro2033 import catalog, rulebook
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.i18n import Name, variables
from metro2033.rulebook import Edition, Scene, cited, event_cases, question_rules
from metro2033.table.answer import Refused
from metro2033.table.record import read
from metro2033.table.table import Table

REPLAYS = Path(__file__).parents[1] / "replays"
MOST_TRIED = 60

EDITIONS = pytest.mark.parametrize("edition", rulebook.EDITIONS)


def known_ids(edition: Edition) -> set[str]:
    return {rule.id for rule in rulebook.rules(edition)}


def told(table: Table[Any], n: int) -> list[rulebook.Told]:
    """What followed choice number `n`, as everybody may know it."""
    names = {event.name: variables(event.kinds) for event in table.game.events}
    found = map(table.codec.event_args, table.events_for(SPECTATOR, n - 1, n))
    return [(kind, dict(zip(names[kind], args, strict=True))) for kind, args in found]


def matches(edition: str) -> Iterator[tuple[Table[Any], list[Any]]]:
    """Every recorded match at its beginning, and the choices to come."""
    for file in sorted((REPLAYS / edition).glob("*.jsonl")):
        record = read(file.read_text(encoding="utf-8"))
        yield Table.open(catalog.game(edition), record.header), list(record.choices)


@EDITIONS
def test_every_event_of_a_match_names_rules_that_exist(edition: Edition) -> None:
    assert event_cases(edition).keys() <= {event.name for event in catalog.game(edition).events}
    assert {id for cases in event_cases(edition).values() for c in cases for id in c.rules} <= (
        known_ids(edition)
    )
    vague, heard = 0, 0
    for table, choices in matches(edition):
        scene = Scene(against="setup")
        for n, choice in enumerate(choices, 1):
            table.follow(choice)
            events = told(table, n)
            found, scene = cited(edition, table.kind_at(n), scene, events)
            for (kind, _), rules in zip(events, found, strict=True):
                assert rules, kind
                vague += len(rules) > 1
                heard += 1
    assert vague < heard / 3


@EDITIONS
def test_every_kind_of_question_refuses_by_a_rule(edition: Edition) -> None:
    known, tried = known_ids(edition), set[str]()
    strange = dict[str, str]()
    for table, choices in matches(edition):
        for choice in choices:
            if choice.seat != CHANCE and table.kind not in tried:
                tried.add(table.kind)
                refuse_all(table, choice.seat, list(strange.values())[:MOST_TRIED], known)
            strange.setdefault(choice.key.partition(":")[0], choice.key)
            table.follow(choice)


def refuse_all(table: Table[Any], seat: int, keys: list[str], known: set[str]) -> None:
    """What is no answer here is refused by a rule, and so is whoever is not asked."""
    ask = table.ask(seat)
    assert ask is not None
    for key in set(keys) - set(ask.decision.keys):
        refused = table.choose(seat, ask.number, key)
        assert isinstance(refused, Refused)
        assert refused.rule in known, (table.kind, key)
    for other in {0, 1} - set(table.asked):
        refused = table.choose(other, ask.number, ask.decision.keys[0])
        assert isinstance(refused, Refused)
        assert refused.rule in known


@EDITIONS
def test_a_step_that_was_forced_names_the_rules_of_its_question(edition: Edition) -> None:
    forced = set[str]()
    for table, choices in matches(edition):
        for n, choice in enumerate(choices, 1):
            ask = table.ask(choice.seat)
            assert ask is not None
            table.follow(choice)
            if choice.seat != CHANCE and len(ask.decision.options) == 1:
                forced.add(table.kind_at(n))
    assert forced
    assert all(question_rules(edition, kind) for kind in forced)


ATTACK = ("station_attacked", {"fighter": "army"})
HERO_ATTACK = ("hero_attacked", {"fighter": "hero"})
LOST = ("battle_fought", {"number": 9, "number2": 12})
FIGHT = ("threat_fought", {"number": 4, "number2": 3})
GAINED = ("resource_gained", {"seat": "1", "resource": "ammo", "number": 2})
SPENT = ("resource_spent", {"seat": "1", "resource": "ammo", "number": 1})
STRENGTH = ("army_strength", {"seat": "1", "number": 3})
SEEN = ("equipment_seen", {"seat": "1", "equipment": "akm"})
TOKEN = ("token_placed", {"seat": "1", "station": "polyanka", "number": 4})
ITEM = ("equipment_gained", {"seat": "1", "equipment": "medkit"})
WORKED = ("army_worked", {"seat": "1"})
RAID = Scene("army", "neutral")
WON = Scene("army", "neutral", "won")
SETUP = Scene(against="setup")
LAW_OR_MISSION = "E2-CARDS-015 E2-CARDS-013"


def revealed(threat: str) -> rulebook.Told:
    return "threat_revealed", {"threat": threat}


def returned(threat: str) -> rulebook.Told:
    return "threat_returned", {"seat": "1", "threat": threat}


def settled(number: int) -> rulebook.Told:
    return "threat_settled", {"seat": "1", "number": number}


def captured(station: str) -> rulebook.Told:
    return "station_captured", {"seat": "1", "station": station}


def endangered(station: str) -> rulebook.Told:
    return "station_endangered", {"seat": "1", "station": station}


def used(effect: str) -> rulebook.Told:
    return "effect_used", {"seat": "1", "effect": effect}


@pytest.mark.parametrize(
    ("edition", "asked", "scene", "events", "rules"),
    [
        ("second", "army_action", Scene(), [ATTACK, FIGHT, GAINED], "E2-OUT-001"),
        ("second", "hero_turn", Scene(), [("phase_began", {}), GAINED], "E2-EVRES-002"),
        ("second", "take_resource", Scene("army", "obtain"), [GAINED], "E2-ARMY-023"),
        ("second", "hero_turn", Scene(), [SPENT], "E2-MREC-002"),
        ("second", "hero_turn", Scene(), [HERO_ATTACK, SPENT], LAW_OR_MISSION),
        ("second", "army_action", Scene(), [ATTACK, SPENT], LAW_OR_MISSION),
        ("second", "draw", SETUP, [GAINED], "E2-SETUP-016"),
        ("second", "draw", SETUP, [SEEN], "E2-SETUP-017"),
        ("second", "draw", Scene(), [SEEN], "E2-STAGE-004"),
        ("second", "draw", WON, [SEEN], "E2-OUT-001"),
        ("second", "use_effect", Scene(), [used("sasha")], "E2-HERO-002"),
        ("second", "use_effect", Scene(), [used("confederation_1905")], "E2-CARDS-002"),
        ("second", "use_effect", Scene(), [used("armistice")], "E2-CARDS-015"),
        ("second", "use_effect", Scene(), [used("grenade.threat.revealed")], "E2-BUY-008"),
        ("second", "use_effect", Scene(), [used("pale_brute")], "E2-CARDS-010"),
        ("first", "roll", Scene(), [ATTACK, LOST, STRENGTH], "E1-OUTCOME-014"),
        ("first", "draw", RAID, [settled(2), STRENGTH], "E1-OUTCOME-002"),
        ("first", "token", WON, [captured("mayakovskaya"), STRENGTH], "E1-BOARD-005"),
        ("first", "main", Scene(), [SPENT, used("sasha")], "E1-ACTION-030"),
        ("first", "main", Scene(), [SPENT, used("anna"), SPENT, GAINED], "E1-ACTION-030"),
        ("first", "draw", RAID, [revealed("invisible_horror"), settled(0)], "E1-NTHR-006"),
        ("first", "draw", RAID, [revealed("mushroom_mutation"), settled(0)], "E1-NTHR-007"),
        ("first", "draw", RAID, [revealed("tunnel_worm"), settled(0)], "E1-NTHR-008"),
        ("first", "draw", RAID, [revealed("dangerous_find"), settled(2)], "E1-NTHR-009"),
        ("first", "draw", RAID, [revealed("epidemic"), settled(2)], "E1-NTHR-010"),
        ("first", "threat_answer", RAID, [revealed("water_contamination"), SPENT], "E1-NTHR-002"),
        ("first", "threat_answer", RAID, [revealed("pig_mutation"), SPENT], "E1-NTHR-003"),
        ("first", "threat_answer", RAID, [revealed("pig_mutation"), settled(0)], "E1-NTHR-003"),
        ("first", "main", RAID, [used("artyom"), settled(2)], "E1-NHERO-003"),
        ("first", "main", Scene(), [endangered("polyanka")], "E1-NSTN-011"),
        ("first", "roll", Scene(), [endangered("polyanka")], "E1-TURN-010"),
        ("first", "retoken", Scene(piece="melnik"), [TOKEN], "E1-NHERO-007"),
        ("first", "retoken", Scene(piece="sasha"), [TOKEN], "E1-ACTION-030"),
        ("first", "token", WON, [captured("avtozavodskaya"), ITEM], "E1-NSTN-005"),
        ("first", "main", Scene(), [WORKED, GAINED], "E1-ACTION-009"),
        ("first", "take_resource", Scene(cause="army_worked"), [GAINED], "E1-CLAN-001"),
        ("first", "take_resource", Scene(cause="station_captured"), [GAINED], "E1-BOARD-005"),
    ],
)
def test_the_same_event_refers_to_what_it_comes_from(
    edition: str, asked: str, scene: Scene, events: list[rulebook.Told], rules: str
) -> None:
    assert cited(edition, asked, scene, events)[0][-1] == tuple(rules.split())


def test_the_threat_that_is_faced_is_the_one_not_returned() -> None:
    both = [revealed("tunnel_worm"), revealed("epidemic")]
    for back, faced in (("tunnel_worm", "epidemic"), ("epidemic", "tunnel_worm")):
        assert cited("first", "face_threat", RAID, [*both, returned(back)])[1].threat == faced


TOLD_BY: dict[str, str] = {"threat_returned": "geiger_counter", "fighter_chosen": "tame_mutant"}
"""Events that come from a card without naming it."""


def named(edition: Edition) -> dict[str, str]:
    """The card or station that a rule names at its beginning, by the ID of the rule."""
    slugs = catalog.game(edition).slugs
    names = {
        str(Name(kind, slug, "en", edition)): slug
        for kind in ("hero", "equipment", "threat", "station")
        for slug in slugs[kind]
    }
    heads = {rule.id: rulebook.text(rule.text_id) for rule in rulebook.rules(edition)}
    found = {id: text.removeprefix("(implied) ").partition(":")[0] for id, text in heads.items()}
    return {id: names[head] for id, head in found.items() if head in names}


def test_no_rule_about_one_card_is_cited_for_another() -> None:
    cards = named("first")
    assert {"E1-NTHR-006", "E1-NHERO-003", "E1-NSTN-004", "E1-NITEM-007"} <= cards.keys()
    met = set[str]()
    for table, choices in matches("first"):
        scene = Scene()
        for n, choice in enumerate(choices, 1):
            table.follow(choice)
            events = told(table, n)
            found, after = cited("first", table.kind_at(n), scene, events)
            for event, rules in zip(events, found, strict=True):
                scene = scene.after(event)
                concerned = {scene.threat, scene.piece, TOLD_BY.get(event[0]), *event[1].values()}
                about = {cards[rule] for rule in rules if rule in cards}
                assert about <= concerned, (n, event, rules)
                met |= about
            assert scene == after
    assert {"pig_mutation", "tunnel_worm", "epidemic", "artyom"} <= met
