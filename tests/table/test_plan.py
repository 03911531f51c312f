"""Plans: what fits a question, and what ends them."""

from __future__ import annotations

import pytest

from metro2033.catalog import game
from metro2033.engine.kernel.trait import IN_FIGHT, PASSES
from metro2033.table.decision import Decision, Option
from metro2033.table.keys import KeyCodec
from metro2033.table.plan import IN_A_FIGHT, NOT_OFFERED, Plan, Step, read_plan

CODEC = KeyCodec(game("toy"))
PASS, MOVE = Option("pass", 1, (PASSES,)), Option("move:polis", 2)


def question(*options: Option, traits: tuple[str, ...] = ()) -> Decision:
    return Decision(0, "turn", options, (), None, "pass", is_sealed=False, traits=traits)


@pytest.mark.parametrize(
    ("step", "asked", "key"),
    [
        (Step("move:polis"), question(PASS, MOVE), "move:polis"),
        (Step("move:polis"), question(PASS), None),
        (Step(""), question(MOVE, PASS), "pass"),
        (Step(""), question(MOVE), None),
    ],
)
def test_a_step_answers_what_offers_it(step: Step, asked: Decision, key: str | None) -> None:
    plan = Plan((step,))
    assert step.key_in(asked) == key
    assert plan.misfit(asked) == ("" if key else NOT_OFFERED)


def test_a_calm_plan_ends_in_a_fight() -> None:
    attacked = question(PASS, traits=(IN_FIGHT,))
    assert Plan((Step(""),), is_calm=True).misfit(attacked) == IN_A_FIGHT
    assert Plan((Step(""),)).misfit(attacked) == ""


def test_steps_are_used_up_unless_they_repeat() -> None:
    plan = Plan((Step("move:polis"), Step("", is_repeated=True)))
    rest = plan.after_step()
    assert rest is not None
    assert rest.steps == plan.steps[1:]
    assert rest.after_step() == rest
    assert Plan((Step(""),)).after_step() is None


def test_a_plan_that_has_ended_keeps_its_first_reason_and_answers_nothing() -> None:
    plan = Plan((Step(""),), ask=7)
    assert (plan.answers(7), plan.answers(8)) == (False, True)
    ended = plan.ended_by(NOT_OFFERED).ended_by(IN_A_FIGHT)
    assert ended.ended == NOT_OFFERED
    assert not ended.answers(8)
    assert read_plan(ended.data(), CODEC) == ended


def test_a_stored_answer_that_the_game_has_no_longer_ends_the_plan() -> None:
    plan = Plan((Step("rest"), Step("fly:moon")))
    assert read_plan(plan.data(), CODEC) == Plan((), ended=NOT_OFFERED)
