"""Learning by playing: what the coach says, and a first match that is a lesson."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from metro2033.server.http.api.match_model import Given, MatchModel
from metro2033.server.http.api.match_model import PlayerName as Name
from metro2033.server.http.api.request_context import SiteOf, Visitor, given, refusals
from metro2033.server.tables import teaching
from metro2033.server.tables.wanted import WantedLesson

router: Final = APIRouter(prefix="/api/lessons", tags=["lessons"])


class CueModel(BaseModel):
    """What the coach says when so many choices are made: the message `lesson-<edition>-<text>`."""

    text: str
    at: int
    show: list[str] = Field(
        description="What the coach points at: `station:ID`, `option:KEY`, or a part of the table."
    )
    key: str = Field(description="The answer that the coach asks for; empty if they only explain.")
    attempt: str = Field(description="An answer that is to be tried, and will be refused.")
    rule: str = Field(description="The rule against that.")


class LessonModel(BaseModel):
    """The lesson of an edition: a script of so many choices, and the words of the coach."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "edition": "second",
                "choices": 31,
                "cues": [
                    {
                        "text": "hire",
                        "at": 0,
                        "show": ["option:hire", "confirm"],
                        "key": "hire",
                        "attempt": "",
                        "rule": "",
                    }
                ],
            }
        }
    )

    edition: str
    choices: int
    cues: list[CueModel]


class NewLessonModel(Given):
    """The learner's name and language."""

    name: Name | None = None
    language: str = Field(default="en", max_length=8)


@router.get("/{edition}", response_model=LessonModel, responses=refusals(404))
async def show_lesson(edition: str, site: SiteOf) -> dict[str, Any]:
    """What the coach says, and when."""
    return teaching.show_lesson(site.tables, edition)


@router.post("/{edition}", status_code=201, response_model=MatchModel, responses=refusals(404, 409))
async def begin_lesson(
    edition: str, wanted: NewLessonModel, request: Request, site: SiteOf, who: Visitor
) -> dict[str, Any]:
    """Start a lesson; an earlier one in the same edition is abandoned."""
    site.take_table(request)
    return await teaching.begin_lesson(site.tables, edition, given(WantedLesson, wanted), who)
