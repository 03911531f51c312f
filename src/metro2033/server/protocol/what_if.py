"""Imagined boards: a match as it could go on, as far as a viewer can know."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from metro2033.server.protocol.part import (
    Difference,
    Facts,
    Fight,
    Lack,
    Question,
    Step,
    Waiting,
)

MOST_CHOICES: Final = 100
"""Answers that can be tried on an imagined board."""

Seat = Annotated[int, Meta(ge=1, le=8)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]


class TriedChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """An answer that is tried for a seat, one's own or another."""

    seat: Seat
    key: Key


TriedChoices = Annotated[list[TriedChoice], Meta(max_length=MOST_CHOICES)]


Tell = Literal["", "odds", "lacks"]
"""What else is told of the question to a seat: what its options change and the chances of their
fights, or what it cannot do."""


class SeatQuestion(Struct):
    """What a seat is asked."""

    seat: int
    question: Question


class ImaginedBoard(Struct):
    """A position imagined from the view of a seat after `n` choices, and what was tried there.

    `made` is how many of the tried answers could be given. `facts` hide nothing, `steps` are told
    as the viewer would learn them, `asked` are the questions that are open now. `chances` of all
    seats to win are those by which reviews judge, on average over `worlds` imaginations in which
    the same answers can be given, with bounds (95 %) `low` and `high`; `before` are those at the
    start of the board in the same worlds. All are empty where nobody can judge. `ranking` is that
    of a match that is over. `fights`, `differences` and `lacks` are told where they are asked for.
    """

    n: int
    made: int
    facts: Facts
    asked: list[SeatQuestion]
    waiting: Waiting
    steps: list[Step]
    chances: list[float]
    before: list[float]
    ranking: list[int]
    worlds: int = 0
    low: list[float] = []
    high: list[float] = []
    fights: dict[str, Fight] = {}
    differences: dict[str, list[Difference]] = {}
    lacks: list[Lack] = []
