"""Models of what has happened: stories, replays, verdicts."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel

from metro2033.server.http.api import model_examples

Argument = str | int | None


class Facts(RootModel[dict[str, Any]]):
    """The position, as in the socket's messages; the document spells it out for each edition."""


class EventModel(BaseModel):
    """Something that happened: the text is `event-<kind>` with `args`; null is what is hidden.

    `rules` are the IDs of the rules behind it, where it is part of a step. `traits` say what kind
    of event it is, such as `heading` or `minor`. `winner` is the side that won a fight, 0 or 1.
    """

    kind: str
    args: dict[str, Argument]
    rules: list[str] = []
    traits: list[str] = []
    winner: int | None = None


class StepModel(BaseModel):
    """Choice number `n`: who made it (null: nature), why, and what followed.

    `key` is null where the viewer may not know it. `rules` are the IDs of the rules behind the
    question, and `traits` those of the answer, where there was only one answer to it.
    """

    n: int
    seat: int | None
    cause: Literal["chosen", "drawn", "forced", "absent", "passed", "bot"]
    key: str | None
    events: list[EventModel]
    rules: list[str] = []
    traits: list[str] = []


class StoryModel(BaseModel):
    """A match so far as one viewer knows it: a seat, or null for a spectator."""

    model_config = ConfigDict(json_schema_extra={"example": model_examples.STORY})

    match: str
    seat: int | None
    steps: list[StepModel]
    facts: Facts


class PositionTextModel(BaseModel):
    """A position as a scenario; `?` stands for cards that the reader may not know."""

    model_config = ConfigDict(
        json_schema_extra={"example": {"text": 'title = "Position"\nedition = "second"\n'}}
    )

    text: str


class FrameModel(BaseModel):
    """The match after choice `n`; `step` is that choice, null before the first.

    The first frame of an answer has all `facts`, each further one a merge patch (RFC 7396).
    """

    n: int
    step: StepModel | None
    facts: Facts | None
    patch: dict[str, Any] | None
    waiting: list[int] = Field(description="The seats that are asked.")
    kind: str = Field(description="What kind of question is asked, or empty at the end.")
    options: list[str] = Field(description="The keys of the viewer's options, if they are asked.")


class ReplayModel(BaseModel):
    """Part of a finished match, from the view of one seat, of a spectator, or of everything."""

    model_config = ConfigDict(json_schema_extra={"example": model_examples.REPLAY})

    match: str
    viewer: str
    count: int = Field(description="How many choices the match has.")
    frames: list[FrameModel]
    ranking: list[int]


class SampleModel(BaseModel):
    """The standing after `n` choices: points, and chances to win as bots judge them."""

    n: int
    round: int
    points: list[int] = Field(description="Of each seat, in their order.")
    chances: list[float] = Field(description="Of each seat, from 0 to 1.")


class MomentModel(BaseModel):
    """From choice `n` to choice `until` the chances changed much.

    `seat` (null: nature) made choice `n` with `key`; `events` are all that followed, with nothing
    hidden. `points` and `chances` are what each seat gained or lost.
    """

    n: int
    until: int
    round: int
    seat: int | None
    key: str
    points: list[int]
    chances: list[float]
    events: list[EventModel]


class CourseModel(BaseModel):
    """The course of a finished match, and its key moments in the order of play.

    The chances know all cards. The toy game has neither samples nor moments.
    """

    model_config = ConfigDict(json_schema_extra={"example": model_examples.COURSE})

    match: str
    count: int = Field(description="How many choices the match has.")
    ranking: list[int]
    samples: list[SampleModel] = Field(description="At every big question and at the end.")
    moments: list[MomentModel] = Field(description="The largest swings, eight at most.")


class VerdictModel(BaseModel):
    """Whether a record is honest: fair draws, legal choices, true outcome, intact text.

    Compare the seal with the one that was shown at the end of the match to be sure of the choices
    too.
    """

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "is_honest": False,
                "line": 17,
                "reason": "nature says 'draw:knife', the fair draw is 'draw:flag'",
                "commitment": "9b1d...",
                "seal": "41ab...",
            }
        }
    )

    is_honest: bool
    line: int = Field(description="The first line that does not fit; 0 if all do.")
    reason: str
    commitment: str | None
    seal: str | None
