"""What a match refers to: every event, forced step and refusal of recorded matches names a rule."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from metro2033 import catalog, rulebook
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.i18n import variables
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


def test_the_same_event_refers_to_what_it_comes_from() -> None:
    def rules(edition: str, asked: str, scene: Scene, *events: rulebook.Told) -> tuple[str, ...]:
        return cited(edition, asked, scene, events)[0][-1]

    attack = ("station_attacked", {"fighter": "army"})
    fight = ("threat_fought", {"number": 4, "number2": 3})
    reward = ("resource_gained", {"seat": "1", "resource": "ammo", "number": 2})
    assert rules("second", "army_action", Scene(), attack, fight, reward) == ("E2-OUT-001",)
    assert rules("second", "hero_turn", Scene(), ("phase_began", {}), reward) == ("E2-EVRES-002",)
    assert rules("second", "take_resource", Scene("army", "obtain"), reward) == ("E2-ARMY-023",)
    lost = ("battle_fought", {"number": 9, "number2": 12})
    smaller = ("army_strength", {"seat": "1", "number": 2})
    assert rules("first", "roll", Scene(), attack, lost, smaller) == ("E1-OUTCOME-014",)
