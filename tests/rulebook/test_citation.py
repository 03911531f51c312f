"""What a match refers to: every event, forced step and refusal of recorded matches names a rule."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033 import catalog, rulebook
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.i18n import Name
from metro2033.rulebook import question_rules
from metro2033.table.answer import Refused
from metro2033.table.table import Table
from rulebook import cited
from rulebook.cited import matches

MOST_TRIED = 60

EDITIONS = pytest.mark.parametrize("edition", rulebook.EDITIONS)


def known_ids(edition: str) -> set[str]:
    """The IDs of all rules and rulings of an edition."""
    rules = {rule.id for rule in rulebook.rules(edition)}
    return rules | {ruling.id for ruling in rulebook.rulings(edition)}


@EDITIONS
def test_every_event_cites_rules_that_exist_and_are_listed(edition: str) -> None:
    found = cited.collect(edition)
    assert found == cited.listed()[edition]
    for kind, texts in found.items():
        for rules in texts:
            assert rules, kind
            assert set(rules.split()) <= known_ids(edition)


@EDITIONS
def test_every_kind_of_question_refuses_by_a_rule(edition: str) -> None:
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
        for choice in choices:
            table.follow(choice)
        concerned = set[Any]()
        for event in table.events_for(SPECTATOR):
            kind, args = table.codec.event_args(event)
            concerned = {*args} if kind == "turn_began" else {*concerned, *args, TOLD_BY.get(kind)}
            about = {cards[rule] for rule in event.rules.split() if rule in cards}
            assert about <= concerned, (kind, args, event.rules)
            met |= about
    assert {"pig_mutation", "tunnel_worm", "epidemic", "artyom"} <= met
