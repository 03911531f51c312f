"""What passes between a table and its players: questions, and what became of an answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

from metro2033.engine.kernel.event import Event
from metro2033.table.decision import Choice, Decision

Cause = Literal["chosen", "drawn", "forced", "absent", "passed"]
"""Who gave an answer: the seat, nature, or the table: because it was the only one, for an absent
player, or because the seat does not want to be asked."""

NOT_ASKED = "refused-not-asked"
STALE_ASK = "refused-stale-ask"
UNKNOWN_KEY = "refused-unknown-key"
NOT_OFFERED = "refused-not-offered"
NO_UNDO = "refused-undo"


class Ask(Struct, frozen=True, gc=False):
    """An open question and its number; an answer names the number of its question.

    The number counts the choices made before, undone ones included, so it is never reused for
    another question to the same seat. A sealed question keeps its number while others answer.
    """

    number: int
    decision: Decision


class Accepted(Struct, frozen=True, gc=False):
    """An accepted answer: the number of the choice, what happened, and the kind of the question.

    For the host only: choice and events include what not every seat may know.
    """

    n: int
    choice: Choice
    events: tuple[Event, ...]
    cause: Cause
    asked: str


@dataclass(frozen=True, slots=True)
class Refused:
    """An answer that changed nothing: the ID of the rule against it, or "", and a message.

    `args` are the variables of the message; seats in them count from 1, as in all texts.
    """

    rule: str
    message: str
    args: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Undone:
    """Choices that were undone, oldest first; they followed choice number `n`."""

    n: int
    choices: tuple[Choice, ...]


def accepted(answer: Accepted | Refused) -> Accepted:
    """An answer that the table itself gave, which is never refused."""
    assert isinstance(answer, Accepted), answer
    return answer
