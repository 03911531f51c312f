"""Set-up step by step: a scenario that sets up a match, seen after some of its choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from metro2033 import rulebook
from metro2033.handbook.example import Frame, facts_of, scenario_of
from metro2033.handbook.spread import spread
from metro2033.scenario import play
from metro2033.scenario.script import Step
from metro2033.table.table import Table

SCENARIO: Final = "setup"


@dataclass(frozen=True, slots=True)
class Stage:
    """A step of the set-up: what is done, the table afterwards, and the rules it tells."""

    title: str
    text: str
    frame: Frame
    rules: tuple[str, ...]


class Recorder:
    """Records what spectators know before the first and after every step of a scenario."""

    def __init__(self) -> None:
        self.seen: Final[list[dict[str, Any]]] = []

    def before(self, step: Step, table: Table[Any]) -> None:
        """Nothing has been done yet."""
        if not self.seen:
            self.seen.append(facts_of(table))

    def after(self, step: Step, table: Table[Any], heard: int) -> None:
        """A step is done."""
        self.seen.append(facts_of(table))


def preparation(edition: str, language: str) -> tuple[Stage, ...]:
    """The steps of the set-up; `after` of each is how many choices have been made by then."""
    recorder = Recorder()
    result = play(scenario_of(edition, SCENARIO), recorder)
    assert result.is_passed, result.lines()
    return tuple(
        Stage(
            rulebook.text(f"setup-{edition}-{n}", "title", language=language),
            rulebook.text(f"setup-{edition}-{n}", language=language),
            Frame(recorder.seen[step["after"]]),
            tuple(spread(step["rules"])),
        )
        for n, step in enumerate(rulebook.table(edition, "setup")["step"], 1)
    )
