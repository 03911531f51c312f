"""Clocks: what they take and give."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.server.match.clocks import DAY, SECOND, BadClock, Bank, Clocks, Days, read_rule


def test_a_bank_is_spent_while_one_is_asked() -> None:
    clocks = Clocks(Bank(60, 5, 10), {0: 60 * SECOND, 1: 60 * SECOND}, 0)
    clocks.run({0: 1}, 0)
    assert clocks.left(20 * SECOND) == {0: 40 * SECOND, 1: 60 * SECOND}
    clocks.run({1: 2}, 20 * SECOND, answered=[0])
    assert clocks.left(21 * SECOND) == {0: 45 * SECOND, 1: 59 * SECOND}
    assert clocks.running == {1}


def test_several_are_asked_at_once() -> None:
    clocks = Clocks(Bank(60), {0: 60 * SECOND, 1: 60 * SECOND}, 0)
    clocks.run({0: 1, 1: 1}, 0)
    clocks.run({1: 1}, 10 * SECOND, answered=[0])
    assert clocks.left(30 * SECOND) == {0: 50 * SECOND, 1: 30 * SECOND}


def test_who_is_asked_again_at_once_gains_by_each_answer() -> None:
    clocks = Clocks(Bank(60, 5), {0: 60 * SECOND}, 0)
    clocks.run({0: 0}, 0)
    for second in (1, 2, 3):
        clocks.run({0: second}, second * SECOND, answered=[0])
    assert clocks.left(3 * SECOND) == {0: (60 + 15 - 3) * SECOND}


def test_an_empty_bank_leaves_some_spare_time_for_each_answer() -> None:
    clocks = Clocks(Bank(60, 0, 10), {0: 1 * SECOND}, 0)
    clocks.run({0: 1}, 0)
    assert clocks.left(0) == {0: 10 * SECOND}
    assert clocks.next_end() == 10 * SECOND
    assert clocks.ended(9 * SECOND) == []
    assert clocks.ended(10 * SECOND) == [0]
    assert clocks.left(99 * SECOND) == {0: 0}


def test_days_begin_anew_with_each_question() -> None:
    clocks = Clocks(Days(3), {0: DAY, 1: DAY}, 0)
    clocks.run({0: 1}, 0)
    assert clocks.left(0)[0] == 3 * DAY
    clocks.run({0: 2, 1: 2}, DAY, answered=[0])
    assert clocks.left(DAY) == {0: 3 * DAY, 1: 3 * DAY}


def test_what_goes_on_does_not_begin_anew() -> None:
    clocks = Clocks(Days(3), {0: DAY}, 0)
    clocks.go_on({0: 5, 7: 5}, 1000 - 200)
    assert clocks.left(1000) == {0: DAY - 200}


@pytest.mark.parametrize("rule", [Bank(60, 5, 10), Days(3)], ids=repr)
def test_a_bot_that_stands_in_for_a_while_gives_no_time(rule: Bank | Days) -> None:
    clocks = Clocks(rule, {0: 7 * SECOND}, 0)
    clocks.go_on({0: 1}, 0)
    for second in (1, 2, 3):
        clocks.run({0: 1}, second * SECOND, bots=[0])
        clocks.run({0: 1}, second * SECOND)
    assert clocks.left(3 * SECOND) == {0: 4 * SECOND}


@pytest.mark.parametrize("rule", [Bank(60, 5, 10), Bank(60, 0, 10), Days(3)], ids=repr)
def test_going_back_and_forth_gives_no_time(rule: Bank | Days) -> None:
    clocks = Clocks(rule, {0: 20 * SECOND, 1: 60 * SECOND}, 0)
    clocks.go_on({0: 1}, 0)
    for second in range(1, 16):
        clocks.run({0: 2 * second}, second * SECOND, n=1, answered=[0])
        clocks.go_back({0: 2 * second + 1}, second * SECOND, n=1)
    assert clocks.left(15 * SECOND)[0] == 5 * SECOND


def test_where_all_agree_a_question_is_asked_anew() -> None:
    clocks = Clocks(Bank(60, 5, 10), {0: 4 * SECOND, 1: 60 * SECOND}, 0)
    clocks.go_on({0: 1}, 0)
    clocks.run({1: 2}, 3 * SECOND, n=1, answered=[0])
    clocks.run({0: 3}, 5 * SECOND, n=2, answered=[1])
    clocks.go_back({0: 4}, 6 * SECOND, n=1, is_agreed=True)
    assert clocks.left(6 * SECOND) == {0: 10 * SECOND, 1: 58 * SECOND}


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "sand"},
        {"kind": "bank"},
        {"kind": "bank", "seconds": -1},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 3, "seconds": 3},
    ],
)
def test_what_is_no_clock_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadClock):
        read_rule(data)


def test_rules_are_read() -> None:
    assert read_rule(None) is None
    assert read_rule({"kind": "bank", "seconds": 900, "increment": 10}) == Bank(900, 10)
    assert read_rule({"kind": "days", "days": 3}) == Days(3)
