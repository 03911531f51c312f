"""The rules behind questions: every kind names some, and they exist."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from metro2033 import catalog, rulebook
from metro2033.engine.kernel.core import CHANCE
from metro2033.table.answer import Refused
from metro2033.table.lack import Lack, lacks
from metro2033.table.record import read
from metro2033.table.table import Table

REPLAYS = Path(__file__).parents[1] / "replays"


@cache
def asked_in_replays(edition: str) -> set[str]:
    """The kinds of questions that players are asked in the recorded matches."""
    asked = set[str]()
    for file in sorted(REPLAYS.rglob("*.jsonl")):
        record = read(file.read_text(encoding="utf-8"))
        if record.header.edition == edition:
            table = Table.open(catalog.game(edition), record.header)
            for choice in record.choices:
                asked |= {table.kind} if choice.seat != CHANCE else set()
                table.follow(choice)
    return asked


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_every_question_names_its_rules(edition: str) -> None:
    known = {rule.id for rule in rulebook.rules(edition)}
    listed = rulebook.table(edition, "questions")
    for kind in listed:
        rules = rulebook.question_rules(edition, kind)
        assert rules
        assert set(rules) <= known, kind
    assert asked_in_replays(edition) <= listed.keys()


def lacks_in_replays(edition: str) -> Iterator[tuple[Table[Any], int, Lack]]:
    """What could not be done at questions of recorded matches, and the rules against it."""
    for file in sorted((REPLAYS / edition).glob("*.jsonl")):
        record = read(file.read_text(encoding="utf-8"))
        table = Table.open(catalog.game(edition), record.header)
        for choice in record.choices:
            ask = table.ask(choice.seat)
            assert ask is not None
            for lack in lacks(table, ask.decision) if choice.seat != CHANCE else ():
                yield table, choice.seat, lack
            table.follow(choice)


@pytest.mark.slow
@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_all_that_cannot_be_done_has_a_rule_against_it(edition: str) -> None:
    known = {rule.id for rule in rulebook.rules(edition)}
    known |= {ruling.id for ruling in rulebook.rulings(edition)}
    verbs = set[str]()
    for table, seat, lack in lacks_in_replays(edition):
        assert lack.rule in known, lack
        verbs.add(lack.keys[0].partition(":")[0])
        # Asking for one of them is refused by the same rule.
        if len(lack.keys) == 1:
            refused = table.choose(seat, table.ask_numbers[seat], lack.keys[0])
            assert isinstance(refused, Refused)
            assert refused.rule == lack.rule
    listed = rulebook.table(edition, "verbs")
    usual = {verb for kind, verbs in listed.items() for verb in verbs if kind != "absent"}
    assert verbs <= usual
    # An ability that is at hand can nearly always be used, and there are nearly always resources.
    assert len(verbs) >= len(usual) - 2


def test_other_games_have_no_rulebook() -> None:
    assert rulebook.question_rules("toy", "turn") == ()
    assert rulebook.question_rules("second", "no-such-kind") == ()
