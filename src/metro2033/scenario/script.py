"""A scenario once it is read: a start, steps, and checks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path as File
from typing import Any, Final, Literal

from metro2033.scenario.lines import Lines, Path

Facts = Mapping[str, Any]

NOTHING: Final = "nothing"
"""What is open when the match is over."""


@dataclass(frozen=True)
class Refusal:
    """An answer that must be refused, and the rule that must be cited, or "" for any."""

    key: str
    rule: str


@dataclass(frozen=True)
class Sight:
    """What a seat or a spectator must know and have heard, and what not.

    `lacks` has values that must not be found in a fact.
    """

    place: Path
    seat: int
    holds: Facts
    lacks: Facts
    events: tuple[str, ...]
    no_events: tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """What a seat must be asked, what it chooses, and what must be true afterwards.

    `offered`, `not_offered` and `only` are patterns of keys; None means no such check. In a lesson
    `say` names what the coach says, `show` what they point at, and `accept` are patterns of other
    answers that are as good.
    """

    place: Path
    seat: int | None
    asked: str
    offered: tuple[str, ...]
    not_offered: tuple[str, ...]
    only: tuple[str, ...] | None
    refused: tuple[Refusal, ...]
    weights: Mapping[str, int]
    choose: str
    nature: tuple[str, ...]
    holds: Facts
    events: tuple[str, ...]
    no_events: tuple[str, ...]
    views: tuple[Sight, ...]
    say: str
    show: tuple[str, ...]
    accept: tuple[str, ...]

    @property
    def needs_question(self) -> bool:
        """Whether the step only makes sense if its seat is asked."""
        checks = (self.asked, self.offered, self.not_offered, self.weights, self.choose)
        return any(checks) or self.only is not None

    @property
    def checks_something(self) -> bool:
        """Whether the step can fail other than by a missing answer."""
        question = (self.asked, self.offered, self.not_offered, self.refused, self.weights)
        after = (self.holds, self.events, self.no_events, self.views)
        return any(question) or self.only is not None or any(after)


@dataclass(frozen=True)
class End:
    """What must be open and true when all steps are done; None in `seats` means no check."""

    open: str
    seats: frozenset[int] | None
    holds: Facts
    ranking: tuple[int, ...]
    views: tuple[Sight, ...]

    @property
    def checks_something(self) -> bool:
        """Whether anything is said about the end."""
        return any((self.open, self.seats, self.holds, self.ranking, self.views))


@dataclass(frozen=True)
class Start:
    """Where the steps begin: a written position, a new match, or a moment of a replay."""

    kind: Literal["position", "new", "replay"]
    data: dict[str, Any]


@dataclass(frozen=True)
class Scenario:
    """A whole file; `content` is the folder of content it is played with, if not the package's."""

    path: str
    title: str
    edition: str
    rules: tuple[str, ...]
    start: Start
    nature: tuple[str, ...]
    steps: tuple[Step, ...]
    end: End
    lines: Lines = field(repr=False, compare=False)
    content: File | None = None

    @property
    def checks_something(self) -> bool:
        """Whether playing it can show anything to be wrong."""
        return self.end.checks_something or any(step.checks_something for step in self.steps)
