"""Reviews: graded decisions, luck that adds up to the result, and what is told of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from metro2033 import catalog
from metro2033.bots.contrast import Plan
from metro2033.bots.purpose import DANGERS, KEPT, VICTORY
from metro2033.bots.registry import evaluator
from metro2033.bots.reply import FALL, LOSS
from metro2033.cli.review import better_sentence
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.i18n.bundle import languages
from metro2033.i18n.wording import Wording
from metro2033.review.effort import Effort
from metro2033.review.grade import Grade, Grader
from metro2033.review.part import Reviewer, graded_seats, portions, reviewed
from metro2033.review.position_value import PositionValue
from metro2033.review.summary import Review, SeatReview, accuracy, level, summary
from metro2033.table.answer import Accepted
from metro2033.table.record import Header, Player, read, unnamed
from metro2033.table.table import Table

RECORD_OF_FIRST: Final = "first/last_round"
RECORDS: Final = Path(__file__).parents[1] / "replays"
DECISIONS: Final = (21, 28, 30, 46)
"""Choices before some decisions."""
EFFORT: Final = Effort(looks=1, checks=6, trials=1, portion=16)


def table_of(name: str) -> Table[Any]:
    return Table.from_record(read((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")))


def told(table: Table[Any]) -> Review:
    again = Table.open(table.game, table.header)
    events = [again.follow(choice).events for choice in table.choices]
    return summary(table, events, list(reviewed(table, EFFORT)), EFFORT)


@cache
def short_review() -> tuple[Table[Any], Review]:
    table = table_of("second/two_goals")
    return table, told(table)


def test_start_luck_and_decisions_add_up_to_the_result() -> None:
    table, found = short_review()
    for seat, place in zip(found.seats, table.ranking, strict=True):
        assert seat.result == (1.0 if place == 1 else 0.0)
        assert seat.start + seat.luck + seat.own + seat.rivals == pytest.approx(
            seat.result, abs=1e-3
        )
        assert seat.luck_error >= 0
    assert sum(seat.start for seat in found.seats) == pytest.approx(1, abs=1e-3)
    assert sum(seat.luck for seat in found.seats) == pytest.approx(0, abs=1e-3)


def test_portions_are_the_same_in_any_order() -> None:
    table = table_of("second/two_goals")
    numbers = range(portions(table.count, EFFORT))
    one, other = Reviewer(table, EFFORT), Reviewer(table, EFFORT)
    assert len(numbers) > 2
    last, first = one.part(numbers[-1]), one.part(0)
    assert (first, last) == (other.part(0), other.part(numbers[-1]))


def test_every_decision_is_graded_once_and_forced_answers_are_not() -> None:
    table, found = short_review()
    numbers = [grade.n for grade in found.grades]
    assert numbers == sorted(set(numbers))
    options = Offer()
    for n, choice in enumerate(table.choices):
        if choice.seat != CHANCE:
            offer(table.at(n), choice.seat, options)
            assert (n + 1 in numbers) == (options.count > 1)


def test_a_mistake_is_sure_and_has_a_better_answer_with_reasons() -> None:
    _, found = short_review()
    mistakes = [grade for grade in found.grades if grade.is_mistake]
    assert mistakes
    for grade in found.grades:
        assert grade.low <= grade.loss <= grade.high or grade.loss == 0
        assert level(grade) in {"best", "good", "inaccuracy", "mistake", "blunder"}
        if grade.key == grade.best:
            assert grade.loss == grade.low == grade.high == 0
    for grade in mistakes:
        keys = {candidate.key for candidate in grade.candidates}
        assert {grade.key, grade.best} <= keys
        assert 2 <= len(keys) <= 5
        assert grade.low > 0
    assert any(grade.missed and grade.missed.aims for grade in mistakes)


@pytest.mark.parametrize("name", ["second/two_goals", RECORD_OF_FIRST])
def test_what_was_missed_is_one_sentence_of_what_the_edition_has(name: str) -> None:
    """Aims are features of the edition, or what is kept of them; dangers name what they must."""
    table = table_of(name)
    names = {*evaluator(table.game).names, *KEPT.values(), VICTORY}
    sentences = 0
    for grade in told(table).grades:
        if not grade.is_mistake:
            continue
        missed = grade.missed
        assert missed is not None
        assert set(missed.aims) <= names
        assert missed.danger in {"", *DANGERS}
        assert bool(missed.station) == (missed.danger in {LOSS, FALL})
        for language in languages():
            said = better_sentence(Wording(table.game, language), grade)
            assert re.fullmatch(r"[A-ZА-ЯJ].*[^.:,; ]\.", said), said
            sentences += 1
    assert sentences >= 6


def test_the_better_answer_gains_what_is_said() -> None:
    """Signs: what is told as gained rises, what is told of rivals falls."""
    table = table_of("second/two_goals")
    grader, judge, checked = Grader(table.game, EFFORT), evaluator(table.game), 0
    for n, choice in enumerate(table.choices):
        if choice.seat == CHANCE:
            continue
        state, word = table.at(n), table.codec.word(choice.key)
        grade = grader.grade(state, choice.seat, word, n + 1, table.kind_at(n + 1), 7)
        if grade is None or not grade.is_mistake:
            continue
        view = table.game.view(state, choice.seat)
        plans = [Plan(table.codec.word(key)) for key in (grade.best, grade.key)]
        for why in grader.finder.reasons(view, choice.seat, plans, 8):
            weight = judge.weight(judge.names.index(why.feature))
            assert ((why.change > 0) == (weight > 0)) == why.is_own
            assert why.effect > 0
            checked += 1
    assert checked >= 3


def test_a_loss_whose_interval_includes_zero_is_no_mistake() -> None:
    doubtful = Grade(1, 0, "hero_turn", "pass", "rest", 0.5, 0.2, -0.01, 0.41, 64)
    assert not doubtful.is_mistake
    assert level(doubtful) == "good"


def test_lessons_are_the_worst_mistakes_and_moments_are_news() -> None:
    _, found = short_review()
    grades = {grade.n: grade for grade in found.grades}
    for seat in found.seats:
        worst = sorted(g.loss for g in found.grades if g.seat == seat.seat and g.is_mistake)
        assert sorted(grades[n].loss for n in seat.lessons) == worst[-3:]
        assert seat.accuracy is not None
        assert 0 <= seat.accuracy <= 100
    assert found.moments
    for moment in found.moments:
        assert moment.n <= moment.until
        assert moment.news
        assert not moment.better or grades[moment.better].is_mistake
    lost = [news for moment in found.moments for news in moment.news if "seat2" in news.args]
    assert lost


def twins_graded(grader: Grader, n: int) -> list[Grade | None]:
    """The grades of a decision in the true position and in one that looks the same to the seat."""
    table = table_of("second/two_goals")
    choice = table.choices[n]
    assert choice.seat != CHANCE
    state, word = table.at(n), table.codec.word(choice.key)
    view = table.game.view(state, choice.seat)
    twin = table.game.imagine(view, choice.seat, Stream(99))
    kind = table.kind_at(n + 1)
    return [grader.grade(s, choice.seat, word, n + 1, kind, 7) for s in (state, twin)]


@pytest.mark.parametrize("n", DECISIONS)
def test_grades_know_no_more_than_the_seat(n: int) -> None:
    one, other = twins_graded(Grader(catalog.game("second"), EFFORT), n)
    assert one is not None
    assert one == other


class Peeking(Grader):
    """Looks at the true cards where it should imagine them."""

    truth: Any = None

    def grade(self, s: Any, *given: Any) -> Grade | None:
        self.truth = s
        return super().grade(s, *given)

    def _worlds(self, view: Any, seat: int, seed: int) -> Iterator[tuple[Any, int]]:
        for _, luck in super()._worlds(view, seat, seed):
            yield self.truth.clone(), luck


def test_a_grader_that_peeks_is_found() -> None:
    grader = Peeking(catalog.game("second"), EFFORT)
    found = [twins_graded(grader, n) for n in DECISIONS]
    assert any(one != other for one, other in found)


def test_a_running_match_is_not_reviewed() -> None:
    running = table_of("second/two_goals").branch(20)
    with pytest.raises(ValueError, match="finished"):
        Reviewer(running, EFFORT)


def test_people_are_graded_and_bots_only_among_themselves() -> None:
    game = catalog.game("second")
    mixed = Header.new(game, [Player("Anna", "human"), Player("Bot", "bot:stalker")])
    assert graded_seats(mixed) == [0]
    assert graded_seats(Header.new(game, unnamed(["bot:random", "bot:random"]))) == [0, 1]


def test_accuracy_falls_with_the_loss() -> None:
    losses = [accuracy(loss / 100) for loss in range(0, 101, 5)]
    assert losses == sorted(losses, reverse=True)
    assert (round(losses[0]), round(losses[-1])) == (100, 0)


MOST_DRAWS: Final = {"first": 6, "second": 100}
"""Of so many draws, spread over all there are, the best is planted: throws are many."""


def planted(edition: str, favourite: int) -> SeatReview:
    """The review of a seat in a short match in which every draw is the best for one seat."""
    game = catalog.game(edition)
    header = Header.new(game, unnamed(["bot:random"] * 2), {"most_rounds": 2})
    table: Table[Any] = Table.open(game, header)
    values, source = PositionValue(game, 1), Stream(5)
    while not table.is_over:
        seat = table.asked[0]
        ask = table.ask(seat)
        assert ask is not None
        keys = ask.decision.keys
        if seat == CHANCE:
            some = keys[:: 1 + len(keys) // MOST_DRAWS[edition]]
            key = max(some, key=lambda key: worth(table, values, key, favourite))
        else:
            key = keys[source.below(len(keys))]
        assert isinstance(table.choose(seat, ask.number, key), Accepted)
    return told(table).seats[0]


def worth(table: Table[Any], values: PositionValue, key: str, seat: int) -> float:
    """What nature's answer is worth to a seat."""
    branch = table.branch(table.count)
    ask = branch.nature()
    assert ask is not None
    branch.choose(CHANCE, ask.number, key)
    return values.value(branch.state, 3).chances[seat]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_planted_luck_is_found(edition: str) -> None:
    lucky, unlucky = planted(edition, 0), planted(edition, 1)
    assert lucky.luck > 3 * lucky.luck_error
    assert unlucky.luck < -3 * unlucky.luck_error
    assert lucky.luck - unlucky.luck > 0.2
