"""The course of a finished match: points and chances of all seats, and where most was decided.

The chances are those by which bots judge a position, with all cards open. They are taken at the
big questions only: in the middle of a fight or a payment they would say little.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

import msgspec

from metro2033.bots.feature import Evaluator
from metro2033.bots.registry import UnknownBot, evaluator
from metro2033.engine.kernel.core import CHANCE, NOBODY
from metro2033.engine.model import state as st
from metro2033.server.match.replays import Replay
from metro2033.server.match.table_presenter import TablePresenter, seat_number
from metro2033.server.protocol import part

MOST_MOMENTS: Final = 8

LEAST_SWING: Final = 0.02
"""A smaller change of a chance is no moment to remember."""


class Sample(msgspec.Struct, frozen=True):
    """How the seats stood after `n` choices, each in its order."""

    n: int
    round: int
    points: list[int]
    chances: list[float]


class Moment(msgspec.Struct, frozen=True):
    """From choice `n` to choice `until` much changed: what was chosen first, and what followed."""

    n: int
    until: int
    round: int
    seat: int | None
    key: str
    points: list[int]
    chances: list[float]
    events: list[part.Event]


class Course(msgspec.Struct, frozen=True):
    """The whole course; games that no bot can judge have neither samples nor moments."""

    match: str
    count: int
    ranking: list[int]
    samples: list[Sample]
    moments: list[Moment]


def course(replay: Replay) -> Course:
    """The course of a match that was played to its end."""
    try:
        samples = list(_samples(replay, evaluator(replay.table.game)))
    except UnknownBot:
        samples = []
    spans = [span for span in pairwise(samples) if _swing(span) >= LEAST_SWING]
    largest = sorted(spans, key=_swing, reverse=True)[:MOST_MOMENTS]
    return Course(
        match=replay.match.id,
        count=replay.table.count,
        ranking=replay.table.ranking,
        samples=samples,
        moments=[_moment(replay, *span) for span in sorted(largest, key=lambda span: span[0].n)],
    )


def _samples(replay: Replay, judge: Evaluator) -> Iterator[Sample]:
    """The match at its start, at every big question, and at its end."""
    for n in range(replay.table.count + 1):
        state: Any = replay.table.at(n)
        is_big = state.asked == NOBODY or (not state.asked >> CHANCE & 1 and judge.is_big(state))
        if not is_big:
            continue
        judge.judge(state)
        seats = range(state.seat_count())
        yield Sample(
            n=n,
            round=state.numbers[st.ROUND],
            points=[state.get(seat, st.POINTS) for seat in seats],
            chances=[round(judge.chance[seat], 3) for seat in seats],
        )


def _swing(span: tuple[Sample, Sample]) -> float:
    """The largest change of a chance."""
    before, after = span
    return max(abs(new - old) for old, new in zip(before.chances, after.chances, strict=True))


def _moment(replay: Replay, before: Sample, after: Sample) -> Moment:
    """What happened between two samples."""
    first, presenter = replay.log[before.n], TablePresenter(replay.table, replay.log)
    return Moment(
        n=before.n + 1,
        until=after.n,
        round=before.round,
        seat=seat_number(first.seat),
        key=first.key,
        points=[new - old for old, new in zip(before.points, after.points, strict=True)],
        chances=[
            round(new - old, 3) for old, new in zip(before.chances, after.chances, strict=True)
        ],
        events=[
            event
            for n in range(before.n + 1, after.n + 1)
            for event in presenter.events(replay.entries[n - 1].events)
        ],
    )
