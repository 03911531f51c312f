from __future__ import annotations

from typing import Any

import pytest

from metro2033.engine.kernel.core import CHANCE, Core
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.form import engine_form
from metro2033.table.answer import Accepted, Refused, Undone
from metro2033.table.decision import Choice
from metro2033.table.policy import settle
from table.play import SECRET, opened, pick, play, positioned


@pytest.fixture
def resting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second seat can only rest in its turns, and trolleys go to one platform only."""
    if engine_form() == "compiled":
        pytest.skip("a compiled table calls the engine's own functions")

    def narrow(s: Core, seat: int, out: Offer) -> None:
        offer(s, seat, out)
        kind = asking(s).asks()
        if (kind == "turn" and seat == 1) or kind == "ride":
            out.count = 1
            out.total = 1

    monkeypatch.setattr("metro2033.table.table.offer", narrow)
    monkeypatch.setattr("metro2033.table.decision.offer", narrow)


@pytest.mark.usefixtures("resting")
def test_the_table_gives_the_only_answer_and_says_so() -> None:
    table = positioned(place=["oak", "fir"])
    assert table.settle_forced() == []
    pick(table, 0, "rest")
    (given,) = table.settle_forced()
    assert (given.n, given.choice, given.cause) == (2, Choice(1, "rest"), "forced")
    assert table.asked == [CHANCE]


@pytest.mark.usefixtures("resting")
def test_settling_gives_forced_answers_between_the_draws() -> None:
    table = positioned(place=["oak", "fir"])
    pick(table, 0, "rest")
    given = settle(table, SECRET)
    # The second round begins with the second seat.
    assert [answer.cause for answer in given] == ["forced", "drawn", "forced"]
    assert table.asked == [0]


@pytest.mark.usefixtures("resting")
def test_a_forced_answer_of_another_seat_is_not_undone() -> None:
    table = positioned(place=["oak", "fir"])
    pick(table, 0, "rest")
    assert table.undo_point(0) == 0
    table.settle_forced()
    assert table.undo_point(0) is None
    assert table.undo_point(1) is None


@pytest.mark.usefixtures("resting")
def test_a_forced_answer_is_undone_with_the_real_choice_before_it() -> None:
    table = positioned(hands=[["trolley"], []], turns_left=1)
    pick(table, 0, "play:trolley")
    (given,) = table.settle_forced()
    assert table.undo_point(0) == 0
    assert table.undo(0) == Undone(0, (Choice(0, "play:trolley"), given.choice))


def test_a_sealed_question_is_asked_even_with_one_option() -> None:
    table = positioned(place=["oak", "oak"], bullets=[3, 0])
    pick(table, 0, "duel:2")
    assert settle(table, SECRET) == []
    ask = table.ask(1)
    assert ask is not None
    assert ask.decision.keys == ["bid:0"]


def test_nature_is_left_to_the_secret() -> None:
    table = opened()
    assert table.settle_forced() == []
    assert settle(table) == []
    assert [given.cause for given in settle(table, SECRET)] == ["drawn"]


def test_even_the_only_answer_of_nature_is_left_to_the_secret() -> None:
    table = positioned(discard=["supplies"] * 4 + ["rumour"] * 4)
    pick(table, 0, "search")
    assert table.settle_forced() == []
    assert table.draw(SECRET).choice.key == "found:trolley"


def test_an_absent_seat_takes_its_fallback() -> None:
    table = positioned()
    answer = table.answer_absent(0)
    assert isinstance(answer, Accepted)
    assert (answer.choice, answer.cause) == (Choice(0, "rest"), "absent")
    assert table.answer_absent(0) == Refused("", "refused-not-asked", {"seat": 1})


def test_nature_is_never_absent() -> None:
    assert opened().answer_absent(CHANCE) == Refused("", "refused-not-asked", {"seat": 9})


def test_an_absent_seat_answers_sealed_questions_too() -> None:
    table = positioned(place=["oak", "oak"])
    pick(table, 0, "duel:2")
    (given,) = settle(table, absent={1})
    assert (given.choice.seat, given.cause) == (1, "absent")
    assert table.asked == [0]


def test_a_match_of_the_absent_ends() -> None:
    table: Any = opened(3)
    causes = {given.cause for given in settle(table, SECRET, absent={0, 1, 2})}
    assert table.is_over
    assert causes == {"drawn", "absent"}


def test_play_goes_on_with_one_seat_away() -> None:
    table = opened(2)
    settle(table, SECRET, absent={1})
    while not table.is_over:
        assert table.asked == [0]
        pick(table, 0, "rest")
        settle(table, SECRET, absent={1})
    assert table.ranking == play(table, 0).ranking
