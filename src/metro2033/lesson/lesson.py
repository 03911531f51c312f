"""What a lesson is: a position, the choices of its script one by one, and what the coach says.

A lesson is a scenario whose steps have texts. It is played once when it is read, so that nothing
in it can be wrong: the choices made then are its script. As long as a match has fewer choices than
the script, nature and the opponents answer by it, and the learner's answers must fit it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from metro2033.catalog import having, pack
from metro2033.i18n import Complaint
from metro2033.key_text import name_of
from metro2033.scenario import Fault, Malformed, Result, run
from metro2033.scenario.pattern import fits
from metro2033.scenario.script import Scenario, Step
from metro2033.table.decision import Choice

LEARNER: Final = 0
"""The seat that learns; all others are bots."""

PLACES: Final = frozenset(
    {"players", "stores", "decision", "confirm", "log", "track", "hint", "cards"}
)
"""What the coach can point at besides `station:ID` and `option:KEY`."""


@dataclass(frozen=True, slots=True)
class ScriptedChoice:
    """A choice of the script; `accept` are patterns of answers that are just as good."""

    seat: int
    key: str
    accept: tuple[str, ...] = ()

    def takes(self, seat: int, key: str) -> bool:
        """Whether an answer fits the script."""
        return seat == self.seat and (
            key == self.key or any(fits(pattern, key) for pattern in self.accept)
        )


@dataclass(frozen=True, slots=True)
class Cue:
    """What the coach says when `at` choices are made: the message `lesson-<edition>-<text>`.

    `key` is the answer he asks for, "" where he only tells; `attempt` is one that he lets the
    learner try although it will be refused, `rule` the rule against it.
    """

    text: str
    at: int
    show: tuple[str, ...]
    key: str = ""
    attempt: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson of an edition."""

    edition: str
    position: Mapping[str, Any]
    seats: int
    script: tuple[ScriptedChoice, ...]
    cues: tuple[Cue, ...]

    @property
    def house_rules(self) -> dict[str, int]:
        """The house rules of its position."""
        return dict(self.position.get("house", {}))

    def is_followed(self, choices: Iterable[Choice]) -> bool:
        """Whether choices are those of the script, as far as both go."""
        made = zip(self.script, choices, strict=False)
        return all(line.takes(choice.seat, choice.key) for line, choice in made)

    def line(self, n: int) -> ScriptedChoice | None:
        """What comes after `n` choices; None after the end of the script."""
        return self.script[n] if n < len(self.script) else None


def lesson_names() -> list[str]:
    """The editions that can be learnt by playing."""
    return sorted(having("lesson.toml"))


@cache
def lesson(edition: str) -> Lesson:
    """The lesson of an edition; KeyError if it has none, Malformed if its file is faulty."""
    if edition not in lesson_names():
        raise KeyError(edition)
    return learnt(run(pack(edition).files / "lesson.toml"))


def learnt(result: Result) -> Lesson:
    """The lesson made from a scenario that was played without a failure."""
    scenario = result.scenario
    if result.failures:
        failure = result.failures[0]
        raise Malformed(scenario.path, [Fault(failure.line, failure.where, failure.why)])
    timed = list(zip(scenario.steps, result.begins, strict=True))
    accept = {at: step.accept for step, at in timed if step.choose}
    position = scenario.start.data
    return Lesson(
        edition=scenario.edition,
        position=position,
        seats=len(position["player"]),
        script=tuple(
            ScriptedChoice(choice.seat, choice.key, accept.get(n, ()))
            for n, choice in enumerate(result.choices)
        ),
        cues=tuple(cue(scenario, step, at) for step, at in timed if step.say),
    )


def cue(scenario: Scenario, step: Step, at: int) -> Cue:
    """What the coach says at a step."""
    for place in step.show:
        if place not in PLACES and name_of(place) not in {"station", "option"}:
            line = scenario.lines.of((*step.place, "show"))
            why = Complaint("data-no-pointing", place=place)
            raise Malformed(scenario.path, [Fault(line, "", why)])
    refused = step.refused[0] if step.refused and not step.choose else None
    return Cue(
        text=step.say,
        at=at,
        show=step.show,
        key=step.choose if step.seat == LEARNER else "",
        attempt=refused.key if refused else "",
        rule=refused.rule if refused else "",
    )
