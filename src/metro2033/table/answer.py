"""What passes between a table and those who sit at it: asks, and what became of an answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from metro2033.engine.kernel.event import Event
from metro2033.table.decision import Choice, Decision

Cause = Literal["chosen", "drawn", "forced", "absent"]
"""Why an answer was given: by the seat, by nature, by the table because it was the only one, or
by the table for a player who is away."""

NOT_ASKED = "refused-not-asked"
STALE_ASK = "refused-stale-ask"
UNKNOWN_KEY = "refused-unknown-key"
NOT_OFFERED = "refused-not-offered"
NO_UNDO = "refused-undo"


@dataclass(frozen=True, slots=True)
class Ask:
    """A pending question and its number; an answer names the number of the question it answers.

    The number counts the choices made before, undone ones included, so it is never used again for
    another question to the same seat. A sealed question keeps its number while others answer.
    """

    number: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class Accepted:
    """An answer that was taken: the number of the choice, and what happened.

    It is for the host alone: choice and events hold what not every seat may know.
    """

    n: int
    choice: Choice
    events: tuple[Event, ...]
    cause: Cause


@dataclass(frozen=True, slots=True)
class Refused:
    """An answer that changed nothing: the ID of the rule against it, or "", and a message.

    `args` are for the text of the message; a seat in them counts from 1, as in all texts.
    """

    rule: str
    message: str
    args: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Undone:
    """Choices that were taken back: they followed choice number `n`, oldest first."""

    n: int
    choices: tuple[Choice, ...]


def accepted(answer: Accepted | Refused) -> Accepted:
    """An answer that the table itself gave, which is never refused."""
    assert isinstance(answer, Accepted), answer
    return answer
