"""What many threads ask for at once is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import Event, get_ident

import pytest

from metro2033.server.http.api import editions, ready_document
from metro2033.server.http.once import Once

AT_ONCE = 8

PATIENCE = 60
"""Seconds after which something that must come never will."""


class Question:
    """What all ask for; it tells when all have looked whether the answer is known."""

    def __init__(self) -> None:
        self._asking = set[int]()
        self.all_have_asked = Event()

    def __hash__(self) -> int:
        self._asking.add(get_ident())
        if len(self._asking) == AT_ONCE:
            self.all_have_asked.set()
        return 1


Ask = Callable[[Question], str]


def times_worked_out(kept: Callable[[Ask], Ask]) -> int:
    """How often something is worked out that all ask for before it is known."""
    worked, asked = list[Question](), Question()

    def work(question: Question) -> str:
        worked.append(question)
        assert question.all_have_asked.wait(PATIENCE)
        return "MAP"

    with ThreadPoolExecutor(AT_ONCE) as pool:
        assert set(pool.map(kept(work), [asked] * AT_ONCE)) == {"MAP"}
    return len(worked)


def test_what_many_ask_for_at_once_is_worked_out_once() -> None:
    assert times_worked_out(Once) == 1


def test_a_cache_that_lets_many_work_is_found() -> None:
    assert times_worked_out(cache) == AT_ONCE


def test_each_question_has_its_answer_and_a_failure_is_not_kept() -> None:
    asked = list[int]()

    @Once
    def half(number: int, by: int) -> float:
        asked.append(number)
        return number / by

    assert [half(1, 2), half(3, 2), half(1, 2)] == [0.5, 1.5, 0.5]
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            half(9, 0)
    assert asked == [1, 3, 9, 9]


@pytest.mark.parametrize(
    "made",
    [
        editions.edition_model,
        editions.rule_models,
        ready_document.book_document,
        ready_document.content_document,
        ready_document.map_document,
        ready_document.text_document,
    ],
)
def test_documents_for_everybody_are_made_once(made: object) -> None:
    assert isinstance(made, Once)
