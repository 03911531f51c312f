"""What cannot be done at a question is worked out between two messages, so it must not take long.

A server's loop would need about as long to write out the view for another process as it does to
find the answer. The effort is counted, in answers that are tried and in lines of plain Python.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.model.question import QUESTIONS
from metro2033.form import engine_form
from metro2033.rulebook import question_verbs
from metro2033.table import lack
from metro2033.table.decision import Decision
from metro2033.table.record import read
from metro2033.table.table import Table

REPLAYS = Path(__file__).parents[1] / "replays"

MOST_CHECKED = 320
"""Answers that are tried against the rules at one question; a main phase has most."""

MOST_LINES = {"has_lacks": 1_000, "lacks": 20_000, "lacks_at": 20_000}
"""Lines of Python, about a tenth of a microsecond each; compiled code needs a third of that."""

OF_EACH_KIND = 4
"""Questions of each kind that are measured in a match."""


def lines_of(work: Callable[[], Any]) -> int:
    """How many lines of Python something runs."""
    lines = 0

    def trace(_frame: FrameType, event: str, _arg: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return lines


@pytest.mark.parametrize("edition", ["first", "second"])
def test_few_answers_are_tried_whatever_is_asked(edition: str) -> None:
    game = catalog.game(edition)
    tried = {
        kind: sum(len(lack.answers(game, 6, 0, verb)) for verb in question_verbs(edition, kind))
        for kind in QUESTIONS
    }
    assert 100 < max(tried.values()) <= MOST_CHECKED


def most_lines(edition: str) -> dict[str, int]:
    """The most lines that any measured question of a match took."""
    most, seen = dict.fromkeys(MOST_LINES, 0), Counter[str]()
    record = read((REPLAYS / edition / "six_seats.jsonl").read_text("utf-8"))
    table = Table.open(catalog.game(edition), record.header)
    for choice in record.choices:
        ask = table.ask(choice.seat)
        if ask is not None and choice.seat != CHANCE and seen[ask.decision.kind] < OF_EACH_KIND:
            seen[ask.decision.kind] += 1
            for name, work in works(table, ask.decision).items():
                work()  # what never changes is worked out once
                most[name] = max(most[name], lines_of(work))
        table.follow(choice)
    return most


def works(table: Table[Any], decision: Decision) -> dict[str, Callable[[], Any]]:
    """What every question needs, and what a seat may ask about it."""
    return {
        "has_lacks": lambda: lack.has_lacks(table, decision),
        "lacks": lambda: lack.lacks(table, decision),
        "lacks_at": lambda: lack.lacks_at(table, decision, "polyanka"),
    }


plain_only = pytest.mark.skipif(engine_form() == "compiled", reason="compiled code has no lines")


@plain_only
@pytest.mark.parametrize("edition", ["first", "second"])
def test_what_cannot_be_done_takes_few_lines(edition: str) -> None:
    most = most_lines(edition)
    assert all(0 < most[name] <= MOST_LINES[name] for name in most), most


@plain_only
def test_trying_every_answer_for_every_question_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lack, "has_lacks", lack.lacks)
    assert most_lines("second")["has_lacks"] > MOST_LINES["has_lacks"]
