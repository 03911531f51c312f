"""A review put together from its parts: accuracy, luck, key moments, and what to learn from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import exp, sqrt
from typing import Any, Final

import msgspec

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import Event
from metro2033.review.effort import Effort
from metro2033.review.grade import Grade
from metro2033.review.news import News, news_of
from metro2033.review.part import Position, ReviewPart, portions
from metro2033.review.position_value import mean
from metro2033.table.table import Table

STAGES: Final = 3
"""A match has an opening, a middle and an end: a third of the choices each."""

MOST_LESSONS: Final = 3
MOST_MOMENTS: Final = 8
MOST_DRAWS: Final = 3

LEAST_SWING: Final = 0.02
"""A smaller change of a chance is no moment to remember."""

LEVELS: Final = {"blunder": 0.1, "mistake": 0.05, "inaccuracy": 0.0}
"""What mistakes are called that give away so much or more, the worst first."""


class Moment(msgspec.Struct, frozen=True):
    """From choice `n` to choice `until` the chances changed much, most for `seat`.

    `change` is by how much, `luck` how much of that was nature's. `better` is the number of a
    choice in between that was a mistake, 0 if there was none.
    """

    n: int
    until: int
    round: int
    seat: int
    change: float
    luck: float
    news: list[News]
    better: int


class Draw(msgspec.Struct, frozen=True):
    """Nature's choice number `n` and what it did to the chance of a seat."""

    n: int
    change: float


class SeatReview(msgspec.Struct, frozen=True):
    """A seat: how well it decided, and where its result came from.

    `accuracy` is from 0 to 100, None without decisions; `stages` the same for opening, middle and
    end. `start` and `luck`, `own` (own decisions) and `rivals` (those of others) add up to
    `result`, the share of the win. `luck_error` is the standard error of `luck`.
    """

    seat: int
    accuracy: float | None
    stages: list[float | None]
    mistakes: dict[str, int]
    lessons: list[int]
    start: float
    luck: float
    luck_error: float
    own: float
    rivals: float
    result: float
    draws: list[Draw]


class Review(msgspec.Struct, frozen=True):
    """A review as far as it has come: `done` of `total` portions. Seats count from 1."""

    count: int
    done: int
    total: int
    samples: list[Position]
    grades: list[Grade]
    seats: list[SeatReview]
    moments: list[Moment]


def summary(
    table: Table[Any],
    events: Sequence[Iterable[Event]],
    parts: Sequence[ReviewPart],
    effort: Effort,
) -> Review:
    """What the parts that are there say; `events` are those that followed each choice."""
    positions = {position.n: position for part in parts for position in part.positions}
    grades = sorted((grade for part in parts for grade in part.grades), key=lambda grade: grade.n)
    seats = range(len(table.header.seats))
    return Review(
        count=table.count,
        done=len(parts),
        total=portions(table.count, effort),
        samples=[positions[n] for n in sorted(positions) if positions[n].is_settled],
        grades=[msgspec.structs.replace(grade, seat=grade.seat + 1) for grade in grades],
        seats=[_seat(table, seat, positions, grades) for seat in seats],
        moments=_moments(table, events, positions, grades),
    )


def level(grade: Grade) -> str:
    """What a decision is called: best, good, or how bad a mistake."""
    if not grade.is_mistake:
        return "best" if grade.key == grade.best else "good"
    return next(name for name, least in LEVELS.items() if grade.loss >= least)


def accuracy(loss: float) -> float:
    """How well a decision was made that lost so much of the chance to win, from 0 to 100.

    The curve is the one that chess players know: halved by a loss of a sixth.

    >>> round(accuracy(0.0)), round(accuracy(0.05)), round(accuracy(0.3))
    (100, 80, 25)
    """
    return max(0.0, min(100.0, 103.1668 * exp(-4.354 * loss) - 3.1669))


def _seat(
    table: Table[Any], seat: int, positions: dict[int, Position], grades: list[Grade]
) -> SeatReview:
    own = [grade for grade in grades if grade.seat == seat]
    stages: list[list[float]] = [[] for _ in range(STAGES)]
    for grade in own:
        stages[STAGES * (grade.n - 1) // table.count].append(accuracy(grade.loss))
    mistakes = sorted((g for g in own if g.is_mistake), key=lambda grade: -grade.loss)
    changes = _changes(table, positions, seat)
    draws = sorted(
        (Draw(n, round(change, 4)) for n, (by, change) in changes.items() if by == CHANCE),
        key=lambda draw: -abs(draw.change),
    )
    ends = sorted(positions)
    return SeatReview(
        seat=seat + 1,
        accuracy=round(mean([accuracy(grade.loss) for grade in own]), 1) if own else None,
        stages=[round(mean(stage), 1) if stage else None for stage in stages],
        mistakes={name: sum(level(grade) == name for grade in mistakes) for name in LEVELS},
        lessons=sorted(grade.n for grade in mistakes[:MOST_LESSONS]),
        start=positions[ends[0]].chances[seat] if ends else 0.0,
        luck=round(sum(change for by, change in changes.values() if by == CHANCE), 4),
        luck_error=round(_luck_error(table, positions, seat), 4),
        own=round(sum(change for by, change in changes.values() if by == seat), 4),
        rivals=round(sum(c for by, c in changes.values() if by not in {CHANCE, seat}), 4),
        result=positions[ends[-1]].chances[seat] if ends else 0.0,
        draws=[draw for draw in draws if abs(draw.change) >= LEAST_SWING][:MOST_DRAWS],
    )


def _changes(
    table: Table[Any], positions: dict[int, Position], seat: int
) -> dict[int, tuple[int, float]]:
    """For each choice: who made it, and how it changed the chance of a seat."""
    return {
        n: (choice.seat, positions[n].chances[seat] - positions[n - 1].chances[seat])
        for n, choice in enumerate(table.choices, 1)
        if n in positions and n - 1 in positions
    }


def _luck_error(table: Table[Any], positions: dict[int, Position], seat: int) -> float:
    """The standard error of the sum of luck: errors between two of nature's choices cancel."""
    is_nature = [False, *(choice.seat == CHANCE for choice in table.choices), False]
    return sqrt(
        sum(
            position.errors[seat] ** 2
            for n, position in positions.items()
            if is_nature[n] != is_nature[n + 1]
        )
    )


def _moments(
    table: Table[Any],
    events: Sequence[Iterable[Event]],
    positions: dict[int, Position],
    grades: list[Grade],
) -> list[Moment]:
    """The largest swings between two big questions, in the order of play."""
    settled = [positions[n] for n in sorted(positions) if positions[n].is_settled]
    spans = [
        (before, after)
        for before, after in pairwise(settled)
        if all(n in positions for n in range(before.n, after.n))
    ]
    swings = sorted(spans, key=lambda span: -abs(_swing(*span)[1]))
    found: list[Moment] = []
    for before, after in swings:
        seat, change = _swing(before, after)
        happened = [event for n in range(before.n, after.n) for event in events[n]]
        news = news_of(table, happened, seat)
        if abs(change) < LEAST_SWING or len(found) == MOST_MOMENTS:
            break
        if news:
            found.append(_moment(table, positions, grades, (before, after), news))
    return sorted(found, key=lambda moment: moment.n)


def _swing(before: Position, after: Position) -> tuple[int, float]:
    """The seat whose chance changed most, and by how much."""
    changes = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
    seat = max(range(len(changes)), key=lambda i: abs(changes[i]))
    return seat, changes[seat]


def _moment(
    table: Table[Any],
    positions: dict[int, Position],
    grades: list[Grade],
    span: tuple[Position, Position],
    news: list[News],
) -> Moment:
    before, after = span
    seat, change = _swing(before, after)
    changes = _changes(table, positions, seat)
    within = [grade for grade in grades if before.n < grade.n <= after.n and grade.is_mistake]
    return Moment(
        n=before.n + 1,
        until=after.n,
        round=before.round,
        seat=seat + 1,
        change=round(change, 4),
        luck=round(
            sum(
                changes[n][1]
                for n in range(before.n + 1, after.n + 1)
                if n in changes and changes[n][0] == CHANCE
            ),
            4,
        ),
        news=news,
        better=max(within, key=lambda grade: grade.loss).n if within else 0,
    )
