"""The work of a review, in portions that do not depend on each other."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from metro2033.bots.registry import UnknownBot
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.model import state as st
from metro2033.review.effort import Effort
from metro2033.review.grade import Grade, Grader
from metro2033.review.position_value import PositionValue
from metro2033.table.record import Header
from metro2033.table.table import Table

DIGITS: Final = 5


class Position(msgspec.Struct, frozen=True):
    """How the seats stood after `n` choices; `is_settled` where that was between two actions."""

    n: int
    round: int
    points: list[int]
    chances: list[float]
    errors: list[float]
    is_settled: bool


class ReviewPart(msgspec.Struct, frozen=True):
    """What a portion found: positions, and grades of the decisions that were made there."""

    number: int
    positions: list[Position]
    grades: list[Grade]
    version: str


def graded_seats(header: Header) -> list[int]:
    """The seats whose decisions are graded: people's, or everybody's if only bots played."""
    people = [i for i, player in enumerate(header.seats) if not player.kind.startswith("bot:")]
    return people or list(range(len(header.seats)))


def portions(count: int, effort: Effort) -> int:
    """How many portions a match of so many choices has."""
    return count // effort.portion + 1


class Reviewer:
    """Makes the portions of one review, in any order."""

    def __init__(self, table: Table[Any], effort: Effort) -> None:
        if not table.is_over:
            raise ValueError("only finished matches are reviewed")
        self.table: Final = table
        self.effort: Final = effort
        self.seats: Final = graded_seats(table.header)
        self.values: Final = PositionValue(table.game, effort.trials)
        self.grader: Final = Grader(table.game, effort)

    def part(self, number: int) -> ReviewPart:
        """Portion number `number`, counted from 0."""
        first = number * self.effort.portion
        last = min(first + self.effort.portion - 1, self.table.count)
        positions: list[Position] = []
        grades: list[Grade] = []
        for n in range(first, last + 1):
            state = self.table.at(n)
            positions.append(self._position(state, n))
            if n < self.table.count:
                grades += self._graded(state, n)
        return ReviewPart(number, positions, grades, self.effort.version)

    def _position(self, state: Any, n: int) -> Position:
        value = self.values.value(state, self._seed(n))
        return Position(
            n=n,
            round=int(state.numbers[st.ROUND]),
            points=[int(state.get(seat, st.POINTS)) for seat in range(state.seat_count())],
            chances=[round(chance, DIGITS) for chance in value.chances],
            errors=[round(error, DIGITS) for error in value.errors],
            is_settled=self.values.is_settled(state),
        )

    def _graded(self, state: Any, n: int) -> Iterator[Grade]:
        """The grade of the choice made after `n` others, if it was a decision of a person."""
        choice = self.table.choices[n]
        if choice.seat == CHANCE or choice.seat not in self.seats:
            return
        word, kind = self.table.codec.word(choice.key), self.table.kind_at(n + 1)
        grade = self.grader.grade(state, choice.seat, word, n + 1, kind, self._seed(n))
        if grade is not None:
            yield grade

    def _seed(self, n: int) -> int:
        """Luck that depends on the match and the place in it alone."""
        start = self.table.header.commitment or self.table.header.content_digest
        return zlib.crc32(f"{start} {n}".encode()) & 0x7FFF_FFFF


def reviewed(table: Table[Any], effort: Effort) -> Iterator[ReviewPart]:
    """All portions, one after the other; none if no bot can judge the game."""
    try:
        reviewer = Reviewer(table, effort)
    except UnknownBot:
        return
    for number in range(portions(table.count, effort)):
        yield reviewer.part(number)
