"""The rules behind questions: every kind names some, and they exist."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from metro2033 import catalog, rulebook
from metro2033.engine.kernel.core import CHANCE
from metro2033.table.record import read
from metro2033.table.table import Table

REPLAYS = Path(__file__).parents[1] / "replays"
TABLE = tomllib.loads(files("metro2033.rulebook").joinpath("questions.toml").read_text("utf-8"))


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
def test_every_question_names_its_rules(edition: rulebook.Edition) -> None:
    known = {rule.id for rule in rulebook.rules(edition)}
    for kind in TABLE[edition]:
        rules = rulebook.question_rules(edition, kind)
        assert rules
        assert set(rules) <= known, kind
    assert asked_in_replays(edition) <= TABLE[edition].keys()


def test_other_games_have_no_rulebook() -> None:
    assert rulebook.question_rules("toy", "turn") == ()
    assert rulebook.event_cases("toy") == {}
    assert rulebook.question_rules("second", "no-such-kind") == ()
