"""Plans: what fits a question, and what ends them."""

from __future__ import annotations

import pytest

from metro2033.catalog import game
from metro2033.engine.kernel.trait import IN_FIGHT, PASSES
from metro2033.table.decision import Decision, Option
from metro2033.table.keys import KeyCodec
from metro2033.table.plan import IN_A_FIGHT, NOT_OFFERED, OTHER_QUESTION, Plan, Step, read_plan

CODEC = KeyCodec(game("toy"))
PASS, MOVE = Option("pass", 1, (PASSES,)), Option("move:polis", 2)


def question(*options: Option, traits: tuple[str, ...] = (), kind: str = "turn") -> Decision:
    return Decision(0, kind, options, (), None, "pass", is_sealed=False, traits=traits)


@pytest.mark.parametrize(
    ("step", "asked", "key"),
    [
        (Step("move:polis"), question(PASS, MOVE), "move:polis"),
        (Step("move:polis"), question(PASS), ""),
        (Step(""), question(MOVE, PASS), "pass"),
        (Step(""), question(MOVE), ""),
    ],
)
def test_a_step_answers_what_offers_it(step: Step, asked: Decision, key: str) -> None:
    plan = Plan((step,))
    left = None if key else plan.ended_by(NOT_OFFERED)
    assert plan.answer(asked) == (key, left)


def test_a_calm_step_ends_the_plan_in_a_fight() -> None:
    attacked = question(PASS, traits=(IN_FIGHT,))
    plan = Plan((Step("", is_calm=True),))
    assert plan.answer(attacked) == ("", plan.ended_by(IN_A_FIGHT))
    assert plan.answer(question(PASS)) == ("pass", None)
    assert Plan((Step(""),)).answer(attacked) == ("pass", None)


def test_a_step_for_one_question_ends_the_plan_at_another() -> None:
    plan = Plan((Step("", kind="turn"),))
    assert plan.answer(question(PASS)) == ("pass", None)
    assert plan.answer(question(PASS, kind="duel")) == ("", plan.ended_by(OTHER_QUESTION))


def test_an_optional_step_that_is_not_offered_gives_way_to_the_next() -> None:
    plan = Plan((Step("move:polis", is_optional=True), Step(""), Step("")))
    assert plan.answer(question(PASS)) == ("pass", Plan(plan.steps[2:]))
    assert plan.answer(question(PASS, MOVE)) == ("move:polis", Plan(plan.steps[1:]))
    alone = Plan(plan.steps[:1])
    assert alone.answer(question(PASS)) == ("", alone.ended_by(NOT_OFFERED))


def test_the_checks_of_the_step_that_is_next_hold() -> None:
    """What an optional step lets through, the next one may refuse."""
    plan = Plan((Step("move:polis", is_optional=True), Step("", is_calm=True)))
    attacked = question(PASS, traits=(IN_FIGHT,))
    assert plan.answer(attacked) == ("", plan.ended_by(IN_A_FIGHT))


def test_steps_are_used_up_unless_they_repeat() -> None:
    steps = (Step("move:polis"), Step("", is_repeated=True))
    key, left = Plan(steps).answer(question(PASS, MOVE))
    assert (key, left) == ("move:polis", Plan(steps[1:]))
    assert left is not None
    assert left.answer(question(PASS)) == ("pass", left)


def test_a_plan_that_has_ended_keeps_its_first_reason_and_answers_nothing() -> None:
    plan = Plan((Step("", is_optional=True, is_calm=True, kind="turn"),), ask=7)
    assert (plan.answers(7), plan.answers(8)) == (False, True)
    ended = plan.ended_by(NOT_OFFERED).ended_by(IN_A_FIGHT)
    assert ended.ended == NOT_OFFERED
    assert not ended.answers(8)
    assert read_plan(ended.data(), CODEC) == ended


def test_a_stored_answer_that_the_game_has_no_longer_ends_the_plan() -> None:
    plan = Plan((Step("rest"), Step("fly:moon")))
    assert read_plan(plan.data(), CODEC) == Plan((), ended=NOT_OFFERED)


def test_a_plan_of_before_steps_had_checks_is_read() -> None:
    older = {"steps": [["rest", False], ["", True]], "calm": True, "ask": 7, "ended": ""}
    steps = (Step("rest", is_calm=True), Step("", is_repeated=True, is_calm=True))
    assert read_plan(older, CODEC) == Plan(steps, ask=7)
    assert not any(step.is_calm for step in read_plan({**older, "calm": False}, CODEC).steps)


@pytest.mark.parametrize("step", [Step("fly:moon"), Step("rest", kind="no_such_question")])
def test_what_no_game_has_is_not_known(step: Step) -> None:
    assert not step.is_known(CODEC)
