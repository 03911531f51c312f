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
from metro2033.rulebook import Scene, cited, event_cases, question_rules
from metro2033.table.answer import Refused
from metro2033.table.record import read
from metro2033.table.table import Table

REPLAYS = Path(__file__).parents[1] / "replays"
MOST_TRIED = 60

EDITIONS = pytest.mark.parametrize("edition", rulebook.EDITIONS)

SEVERAL = {
    ("defence_named", "E2-EVTHR-002", "E2-EVTHR-003"),
    ("station_settled", "E2-CAPT-012", "E2-CAPT-013"),
    ("resource_spent", "E2-MOB-004", "E2-CARDS-015"),
    ("resource_spent", "E2-MOB-005", "E2-CARDS-015"),
    ("resource_spent", "E2-MOB-006", "E2-CARDS-015"),
    ("resource_spent", "E2-CARDS-015", "E2-CARDS-013"),
}
"""Events behind which there is more than one rule; `events.toml` says why."""


def known_ids(edition: str) -> set[str]:
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
def test_every_event_of_a_match_names_rules_that_exist(edition: str) -> None:
    assert event_cases(edition).keys() <= {event.name for event in catalog.game(edition).events}
    assert {id for cases in event_cases(edition).values() for c in cases for id in c.rules} <= (
        known_ids(edition)
    )
    several = set[tuple[str, ...]]()
    for table, choices in matches(edition):
        scene = Scene(against="setup")
        for n, choice in enumerate(choices, 1):
            table.follow(choice)
            events = told(table, n)
            found, scene = cited(edition, table.kind_at(n), scene, events)
            for (kind, _), rules in zip(events, found, strict=True):
                assert rules, kind
                several |= {(kind, *rules)} if len(rules) > 1 else set()
    assert several <= SEVERAL


@EDITIONS
def test_every_kind_of_question_refuses_by_a_rule(edition: str) -> None:
    known, tried = known_ids(edition), set[str]()
    known |= {ruling.id for ruling in rulebook.rulings(edition)}
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
def test_a_step_that_was_forced_names_the_rules_of_its_question(edition: str) -> None:
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
ARMISTICE = Scene(law="armistice")
LIMITS = Scene(law="arms_limits")
POOR = Scene(turn="1", stations={"1": 2})
DICE = ("dice_rolled", {"seat": "1", "number": 2, "number2": 4})
MISSION = ("mission_drawn", {"seat": "1", "mission": None})
OUT = ("equipment_discarded", {"seat": "1", "equipment": "akm"})
RESTED = ("hero_rested", {"seat": "1"})
RETURNED = Scene(cause="stage_began", piece="1")
DARK = Scene(against="dark", outcome="won")
TOAD = [("threat_revealed", {"threat": "toad"}), ("threat_fought", {"number": 4, "number2": 12})]


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


def gained(resource: str, seat: str = "1", number: int = 1) -> rulebook.Told:
    return "resource_gained", {"seat": seat, "resource": resource, "number": number}


def paid(number: int) -> rulebook.Told:
    return "resource_spent", {"seat": "1", "resource": "pig", "number": number}


def discarded(item: str) -> rulebook.Told:
    return "equipment_discarded", {"seat": "1", "equipment": item}


HELP = [DICE, gained("pig", "2"), gained("pig"), gained("mushroom"), gained("ammo")]


@pytest.mark.parametrize(
    ("edition", "asked", "scene", "events", "rules"),
    [
        ("second", "army_action", Scene(), [ATTACK, FIGHT, GAINED], "E2-OUT-001"),
        ("second", "hero_turn", Scene(), [("phase_began", {}), GAINED], "E2-EVRES-002"),
        ("second", "take_resource", Scene("army", "obtain"), [GAINED], "E2-ARMY-023"),
        ("second", "hero_turn", Scene(), [SPENT], "E2-MREC-002"),
        ("second", "hero_turn", ARMISTICE, [HERO_ATTACK, SPENT], "E2-CARDS-015"),
        ("second", "army_action", ARMISTICE, [ATTACK, SPENT], "E2-CARDS-015"),
        ("second", "army_action", Scene(), [ATTACK, SPENT], "E2-CARDS-013"),
        ("second", "army_action", ARMISTICE, [ATTACK, paid(2)], "E2-CARDS-015 E2-CARDS-013"),
        ("second", "maintenance", Scene(), [paid(2)], "E2-MOB-005"),
        ("second", "maintenance", LIMITS, [paid(1)], "E2-CARDS-015"),
        ("second", "maintenance", LIMITS, [paid(2)], "E2-MOB-004 E2-CARDS-015"),
        ("second", "draw", SETUP, [GAINED], "E2-SETUP-016"),
        ("second", "draw", SETUP, [SEEN], "E2-SETUP-016"),
        ("second", "draw", Scene(round=1), [GAINED], "E2-EVRES-008"),
        ("second", "take_resource", Scene(), [GAINED], "E2-CARDS-015"),
        ("second", "take_resource", Scene(), [GAINED, GAINED], "E2-EVRES-002"),
        ("second", "take_resource", WON, [GAINED], "E2-OUT-001"),
        ("second", "polis_production", Scene(), [GAINED], "E2-EVRES-007"),
        ("second", "polis_production", Scene(), [GAINED, GAINED], "E2-EVRES-002"),
        ("second", "draw", Scene(), [MISSION], "E2-MREC-003"),
        ("second", "draw", WON, [MISSION], "E2-OUT-001"),
        ("second", "keep_card", Scene(), [ITEM], "E2-STAGE-005"),
        ("second", "keep_card", Scene(), [OUT], "E2-STAGE-005"),
        ("second", "keep_card", WON, [ITEM, OUT], "E2-OUT-001"),
        ("second", "keep_card", DARK, [ITEM, OUT], "E2-EVTHR-008"),
        ("second", "equipment_limit", Scene(), [OUT], "E2-BUY-011"),
        ("second", "equipment_limit", WON, [OUT], "E2-EQ-001"),
        ("second", "equipment_limit", RETURNED, [OUT], "E2-STAGE-010"),
        ("second", "pass", Scene(wounds={"1": "army"}), [RESTED], "E2-OUT-025"),
        ("second", "pass", Scene(wounds={"1": "neutral"}), [RESTED], "E2-OUT-008"),
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
        ("first", "roll", RAID, [*TOAD, settled(2)], "E1-NTHR-001"),
        ("first", "roll", RAID, [*TOAD, settled(0)], "E1-COMBAT-008"),
        ("first", "roll", POOR, HELP, "E1-EXTRA-004"),
        ("first", "roll", POOR, HELP[:3], "E1-EXTRA-004"),
        ("first", "roll", POOR, HELP[:2], "E1-TURN-002"),
        ("first", "roll", Scene(turn="1", stations={"1": 3}), HELP, "E1-TURN-002"),
        ("first", "hero_lost", Scene(turn="1"), [used("medkit")], "E1-ACTION-032"),
        ("first", "hero_lost", Scene(turn="2"), [used("medkit")], "E1-NITEM-009"),
        ("first", "roll", Scene(), [HERO_ATTACK, LOST, discarded("tame_mutant")], "E1-NITEM-017"),
        ("first", "draw", Scene(cause="station_captured"), [MISSION], "E1-BOARD-005"),
        ("first", "endangered_station", Scene(acts=True), [endangered("polyanka")], "E1-NSTN-011"),
        ("first", "endangered_station", Scene(), [endangered("polyanka")], "E1-TURN-010"),
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


def named(edition: str) -> dict[str, str]:
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
            scene = scene.answering(table.kind_at(n))
            for event, rules in zip(events, found, strict=True):
                scene = scene.after(event)
                concerned = {scene.threat, scene.piece, TOLD_BY.get(event[0]), *event[1].values()}
                about = {cards[rule] for rule in rules if rule in cards}
                assert about <= concerned, (n, event, rules)
                met |= about
            scene = after
    assert {"pig_mutation", "tunnel_worm", "epidemic", "artyom"} <= met
