"""Plans: answers that a seat has laid down for questions that it is not asked yet.

A plan is a list of steps, each the key of an answer, and of checks. It answers only what fits: the
first question at which its step is not offered, or a check fails, ends it with a reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from metro2033.engine.kernel.trait import IN_FIGHT, PASSES
from metro2033.table.decision import Decision
from metro2033.table.keys import BadKey, KeyCodec

MOST_STEPS: Final = 12

IN_A_FIGHT: Final = "fight"
NOT_OFFERED: Final = "not_offered"
UNDONE: Final = "undone"
STOOD_IN: Final = "stand_in"
"""Why a plan ends before its last step."""


@dataclass(frozen=True, slots=True)
class Step:
    """An answer to the next question; `key` is that of an option, or "" for whatever passes.

    One that is repeated is the answer to every question from then on.
    """

    key: str
    is_repeated: bool = False

    def key_in(self, decision: Decision) -> str | None:
        """The answer to a question, if it is offered there."""
        if self.key:
            return self.key if self.key in decision.keys else None
        return next((option.key for option in decision.options if PASSES in option.traits), None)

    def is_known(self, codec: KeyCodec) -> bool:
        """Whether a game has such an answer."""
        try:
            return not self.key or codec.word(self.key) >= 0
        except BadKey:
            return False


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat wants to answer next.

    A plan that `is_calm` ends as soon as the seat is asked something in a fight. `ask` is the
    question that was open when it was laid down, which it does not answer. `ended` is the reason
    why it answers nothing any more.
    """

    steps: tuple[Step, ...]
    is_calm: bool = False
    ask: int = -1
    ended: str = ""

    def answers(self, ask: int) -> bool:
        """Whether the question of that number is for the plan, be it to end there."""
        return not self.ended and ask != self.ask

    def misfit(self, decision: Decision) -> str:
        """Why the plan has no answer to a question; "" if it has one."""
        if self.is_calm and IN_FIGHT in decision.traits:
            return IN_A_FIGHT
        return "" if self.steps[0].key_in(decision) is not None else NOT_OFFERED

    def after_step(self) -> Plan | None:
        """What is left when the next step was taken."""
        if self.steps[0].is_repeated:
            return self
        return replace(self, steps=self.steps[1:]) if len(self.steps) > 1 else None

    def ended_by(self, reason: str) -> Plan:
        """The same, which answers nothing any more."""
        return replace(self, ended=self.ended or reason)

    def data(self) -> dict[str, Any]:
        """The plan as it is stored."""
        steps = [[step.key, step.is_repeated] for step in self.steps]
        return {"steps": steps, "calm": self.is_calm, "ask": self.ask, "ended": self.ended}


def read_plan(data: Mapping[str, Any], codec: KeyCodec) -> Plan:
    """A plan that was stored; it ends where the game has no such answers any more."""
    steps = tuple(Step(key, is_repeated) for key, is_repeated in data["steps"])
    plan = Plan(steps, data["calm"], data["ask"], data["ended"])
    known = all(step.is_known(codec) for step in steps)
    return plan if known else replace(plan.ended_by(NOT_OFFERED), steps=())


def stood_in(data: Mapping[str, Any]) -> dict[str, Any]:
    """A stored plan after a bot has taken the seat."""
    return {**data, "ended": data["ended"] or STOOD_IN}
