"""Plans: answers that a seat has laid down for questions that it is not asked yet.

A plan is a list of steps, each the key of an answer with its checks. The first question that no
step has an answer to ends it with a reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from typing import Any, Final

from metro2033.engine.kernel.trait import IN_FIGHT, PASSES
from metro2033.table.decision import Decision
from metro2033.table.keys import BadKey, KeyCodec

MOST_STEPS: Final = 12

IN_A_FIGHT: Final = "fight"
NOT_OFFERED: Final = "not_offered"
OTHER_QUESTION: Final = "other_question"
UNDONE: Final = "undone"
STOOD_IN: Final = "stand_in"
"""Why a plan ends before its last step."""


@dataclass(frozen=True, slots=True)
class Step:
    """An answer to the next question; `key` is that of an option, or "" for whatever passes.

    One that is repeated is the answer to every question from then on. One that is optional is
    skipped where it is not offered. One that is calm answers nothing in a fight. `kind` is the only
    kind of question that it answers, "" for any.
    """

    key: str
    is_repeated: bool = False
    is_optional: bool = False
    is_calm: bool = False
    kind: str = ""

    def key_in(self, decision: Decision) -> str | None:
        """The answer to a question, if it is offered there."""
        if self.key:
            return self.key if self.key in decision.keys else None
        return next((option.key for option in decision.options if PASSES in option.traits), None)

    def misfit(self, decision: Decision) -> str:
        """Why the step has no business at a question; "" if it may be tried there."""
        if self.is_calm and IN_FIGHT in decision.traits:
            return IN_A_FIGHT
        return OTHER_QUESTION if self.kind not in {"", decision.kind} else ""

    def is_known(self, codec: KeyCodec) -> bool:
        """Whether a game has such an answer, and such a question."""
        try:
            has_key = not self.key or codec.word(self.key) >= 0
        except BadKey:
            return False
        return has_key and (not self.kind or self.kind in codec.game.questions)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat wants to answer next.

    `ask` is the question that was open when it was laid down, which it does not answer. `ended` is
    the reason why it answers nothing any more.
    """

    steps: tuple[Step, ...]
    ask: int = -1
    ended: str = ""

    def answers(self, ask: int) -> bool:
        """Whether the question of that number is for the plan, be it to end there."""
        return not self.ended and ask != self.ask

    def answer(self, decision: Decision) -> tuple[str, Plan | None]:
        """The answer to a question, and what is left after it; "" if the plan ends here."""
        for n, step in enumerate(self.steps):
            if reason := step.misfit(decision):
                return "", self.ended_by(reason)
            key = step.key_in(decision)
            if key is not None:
                left = self.steps[n if step.is_repeated else n + 1 :]
                return key, replace(self, steps=left) if left else None
            if not step.is_optional:
                break
        return "", self.ended_by(NOT_OFFERED)

    def ended_by(self, reason: str) -> Plan:
        """The same, which answers nothing any more."""
        return replace(self, ended=self.ended or reason)

    def data(self) -> dict[str, Any]:
        """The plan as it is stored."""
        return {
            "steps": [list(astuple(step)) for step in self.steps],
            "ask": self.ask,
            "ended": self.ended,
        }


def read_plan(data: Mapping[str, Any], codec: KeyCodec) -> Plan:
    """A plan that was stored; it ends where the game has no such answers any more.

    One of before steps had checks of their own has a check for fights for all of them.
    """
    steps = tuple(Step(*step) for step in data["steps"])
    if data.get("calm"):
        steps = tuple(replace(step, is_calm=True) for step in steps)
    plan = Plan(steps, data["ask"], data["ended"])
    known = all(step.is_known(codec) for step in steps)
    return plan if known else replace(plan.ended_by(NOT_OFFERED), steps=())


def stood_in(data: Mapping[str, Any]) -> dict[str, Any]:
    """A stored plan after a bot has taken the seat."""
    return {**data, "ended": data["ended"] or STOOD_IN}
