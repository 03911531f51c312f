"""Models of reviews of finished matches."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

from metro2033.server.http.api import model_examples
from metro2033.server.http.api.record_model import Argument


class ReviewSampleModel(BaseModel):
    """How the seats stood after `n` choices: points, chances to win, and their standard errors."""

    n: int
    round: int
    points: list[int]
    chances: list[float]
    errors: list[float]
    is_settled: bool


class CandidateModel(BaseModel):
    """An answer and the chance to win with it."""

    key: str
    chance: float


class MissedModel(BaseModel):
    """What the best answer would have been for, worded like the purpose of a hint.

    `aims` are features to improve; `danger` is what it averts, `seat` the number of the seat from
    which that comes, `station` the station in danger, `deed` the key of what was to be done next.
    """

    aims: list[str]
    danger: str
    seat: str
    station: str
    deed: str


class GradeModel(BaseModel):
    """Choice number `n` of a seat against the best answer found.

    `loss` is the chance to win that it gave away, `low` to `high` its 95 % interval, measured in
    so many imagined `worlds`. Where it is notable, `candidates` are answers to choose from, and
    `missed` says what the best one is for.
    """

    n: int
    seat: int
    kind: str
    key: str
    best: str
    chance: float
    loss: float
    low: float
    high: float
    worlds: int
    candidates: list[CandidateModel]
    missed: MissedModel | None


class NewsModel(BaseModel):
    """A sentence: the message `id` with `args`, named as in events."""

    id: str
    args: dict[str, Argument]


class ReviewMomentModel(BaseModel):
    """From choice `n` to choice `until` the chances changed much, most for `seat`.

    `luck` is how much of the change was nature's; `better` the number of a choice in between that
    was a mistake, 0 without one.
    """

    n: int
    until: int
    round: int
    seat: int
    change: float
    luck: float
    news: list[NewsModel]
    better: int


class DrawModel(BaseModel):
    """Nature's choice number `n` and what it did to the chance of a seat."""

    n: int
    change: float


class SeatReviewModel(BaseModel):
    """How well a seat decided, and where its result came from.

    `start`, `luck`, `own` (its decisions) and `rivals` (those of others) add up to `result`.
    """

    seat: int
    accuracy: float | None = Field(description="From 0 to 100; null without decisions.")
    stages: list[float | None] = Field(description="The same for opening, middle and end.")
    mistakes: dict[str, int]
    lessons: list[int] = Field(description="The numbers of the worst mistakes.")
    start: float
    luck: float
    luck_error: float
    own: float
    rivals: float
    result: float
    draws: list[DrawModel]


class ReviewOptionModel(BaseModel):
    """An answer: the text is `option-<verb>` with `args`."""

    key: str
    verb: str
    args: dict[str, Argument] = {}


class ReviewModel(BaseModel):
    """A review as far as it has come: `done` of `total` portions; 0 of 0 if nobody can judge."""

    model_config = ConfigDict(json_schema_extra={"example": model_examples.REVIEW})

    count: int
    done: int
    total: int
    samples: list[ReviewSampleModel]
    grades: list[GradeModel]
    levels: list[str] = Field(
        description="What each of the grades is called: best, good, inaccuracy, mistake or blunder."
    )
    seats: list[SeatReviewModel]
    moments: list[ReviewMomentModel]
    options: dict[str, ReviewOptionModel] = Field(
        description="The answers that grades are about, by their keys."
    )
