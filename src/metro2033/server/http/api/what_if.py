"""What if: boards imagined from a moment of a finished match."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from metro2033.server.bots.bot_question import Share
from metro2033.server.http.api.match_model import HIGHEST, Given
from metro2033.server.http.api.record_model import Facts, StepModel
from metro2033.server.http.api.records import as_json
from metro2033.server.http.api.request_context import Onlooker, Seen, SiteOf, given, refusals
from metro2033.server.http.site import address_name
from metro2033.server.protocol.what_if import MOST_CHOICES, Tell
from metro2033.server.tables.wanted import WantedBoard
from metro2033.server.tables.what_if import imagine

router: Final = APIRouter(prefix="/api/matches/{match_id}", tags=["records"])


class TriedChoiceModel(Given):
    """An answer that is tried for a seat."""

    seat: int = Field(ge=1, le=8)
    key: str = Field(min_length=1, max_length=200)


class WhatIfModel(Given):
    """A moment of a match, whose knowledge counts there, and the answers to try."""

    at: int = Field(ge=0, le=HIGHEST, description="After how many choices it begins.")
    seat: int | None = Field(
        default=None, ge=1, le=8, description="Whose knowledge counts; null is a spectator's."
    )
    seed: int = Field(
        default=0, ge=0, le=HIGHEST, description="Another one is another imagination."
    )
    choices: Annotated[list[TriedChoiceModel], Field(max_length=MOST_CHOICES)] = []
    tell: Tell = Field(default="", description="What else to tell of the question to a seat.")
    about: int = Field(default=1, ge=1, le=8, description="That seat.")
    station: str = Field(default="", max_length=64, description="Where it lacks something.")


class ImaginedBoardModel(BaseModel):
    """A position with everything imagined that the seat could not know, and what was tried there.

    `made` of the answers could be given. `facts` hide nothing; `steps` are told as the seat would
    learn them. `asked`, `waiting` and `facts` are as in the socket's messages. The toy game has no
    chances.
    """

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "n": 40,
                "made": 1,
                "facts": {},
                "asked": [],
                "waiting": {"seats": [2], "kind": "army_action"},
                "steps": [],
                "chances": [0.31, 0.69],
                "before": [0.28, 0.72],
                "ranking": [],
            }
        }
    )

    n: int
    made: int
    facts: Facts
    asked: list[dict[str, Any]]
    waiting: dict[str, Any]
    steps: list[StepModel]
    chances: list[float] = Field(description="Of each seat, from 0 to 1.")
    before: list[float] = Field(description="The same at the start of the board.")
    ranking: list[int] = Field(description="The places at the end; empty while it goes on.")
    worlds: int = Field(default=0, description="Imaginations over which chances are averaged.")
    low: list[float] = Field(default=[], description="Lower bounds of the chances (95 %).")
    high: list[float] = []
    fights: dict[str, Any] = {}
    differences: dict[str, Any] = {}
    lacks: list[dict[str, Any]] = []


@router.post("/what-if", response_model=ImaginedBoardModel, responses=refusals(404, 409, 503))
async def imagine_board(
    wanted: WhatIfModel, access: Seen, request: Request, who: Onlooker, site: SiteOf
) -> Response:
    """Try answers of any seats from a moment of a finished match, as one seat knew it.

    In a running match players ask on the WebSocket.
    """
    site.take(request)
    share = Share(address_name(request), who.session)
    return as_json(await imagine(site.tables, access, given(WantedBoard, wanted), share))
