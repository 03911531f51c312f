"""Puzzles: which there are, a match that begins at one, and how good an answer was."""

from __future__ import annotations

from typing import Annotated, Any, Final

from anyio import to_thread
from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from pydantic.config import JsonDict

from metro2033.server.http.api.match_model import Given, MatchModel
from metro2033.server.http.api.match_model import PlayerName as Name
from metro2033.server.http.api.record_model import PositionTextModel
from metro2033.server.http.api.request_context import Language, SiteOf, Visitor, given, refusals
from metro2033.server.tables import puzzles
from metro2033.server.tables.editing import puzzle_position
from metro2033.server.tables.wanted import WantedPlay

router: Final = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

PuzzleId = Annotated[str, Path(examples=["s2001-255"])]


class PuzzleModel(BaseModel):
    """A puzzle without its answer: `seat` is asked after `at` choices of a match."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "id": "s2001-255",
                "edition": "second",
                "seats": 2,
                "seat": 1,
                "at": 255,
                "themes": ["win", "move"],
                "level": 4,
                "is_retired": False,
            }
        }
    )

    id: str
    edition: str
    seats: int
    seat: int
    at: int
    themes: list[str] = Field(description="What is at stake, and what kind of decision it is.")
    level: int = Field(description="1 to 5: the weakest of four bots that finds the answer.")
    is_retired: bool = Field(description="Whether only links lead to it: it is asked no more.")


class AnswerModel(BaseModel):
    """An answer to a puzzle, in parts, with its chance to win."""

    key: str
    verb: str
    args: dict[str, str | int | None]
    chance: float


class DeedModel(BaseModel):
    """What to do after an answer, in parts."""

    key: str
    verb: str
    args: dict[str, str | int | None]


class PurposeModel(BaseModel):
    """What an answer is for, in the parts of one sentence, as in hints on the WebSocket."""

    aims: list[str] = Field(description="Features to improve.")
    danger: str = Field(description="What the answer is against, or an empty string.")
    args: dict[str, str | int | None] = Field(
        description="The `seat` from which the danger comes, and the `station` in danger."
    )
    deed: DeedModel | None = Field(description="What to do after the answer.")


PURPOSE: Final[JsonDict] = {
    "aims": ["army"],
    "danger": "defeat",
    "args": {"seat": "2"},
    "deed": {"key": "hire", "verb": "hire", "args": {}},
}


class SolutionModel(BaseModel):
    """How good an answer was, and the most promising answers, the best first."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "is_best": True,
                "best": "hire",
                "answers": [
                    {"key": "hire", "verb": "hire", "args": {}, "chance": 0.62},
                    {"key": "pass", "verb": "pass", "args": {}, "chance": 0.41},
                ],
                "found": [0.3, 0.5, 0.9, 1.0],
                "purpose": PURPOSE,
            }
        }
    )

    is_best: bool
    best: str
    answers: list[AnswerModel]
    found: list[float] = Field(
        description="How often four bots, from weak to strong, find the best answer; "
        "empty if the puzzle has retired."
    )
    purpose: PurposeModel = Field(description="What the best answer is for.")


class NewPuzzleModel(Given):
    """The solver's name and language."""

    name: Name | None = None
    language: str = Field(default="en", max_length=8)


@router.get("", response_model=list[PuzzleModel])
async def list_puzzles(site: SiteOf) -> list[dict[str, Any]]:
    """All puzzles."""
    return puzzles.list_puzzles(site.tables)


@router.post("/{puzzle}", status_code=201, response_model=MatchModel, responses=refusals(404, 409))
async def begin_puzzle(
    puzzle: PuzzleId, wanted: NewPuzzleModel, request: Request, site: SiteOf, who: Visitor
) -> dict[str, Any]:
    """Start a match at the question of a puzzle; the visitor's other puzzles are closed."""
    site.take_table(request)
    return await puzzles.begin_puzzle(site.tables, puzzle, given(WantedPlay, wanted), who)


@router.get("/{puzzle}/position", response_model=PositionTextModel, responses=refusals(404))
async def show_puzzle_position(puzzle: PuzzleId, language: Language) -> dict[str, str]:
    """The position of a puzzle as a scenario, for an editor; without the answer."""
    return await to_thread.run_sync(puzzle_position, puzzle, language)


@router.get("/{puzzle}/solution", response_model=SolutionModel, responses=refusals(404))
async def show_solution(
    puzzle: PuzzleId,
    key: Annotated[str, Query(max_length=80, description="The answer that was given.")] = "",
) -> dict[str, Any]:
    """How good an answer was."""
    return puzzles.solution(puzzle, key)
