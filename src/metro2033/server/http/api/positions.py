"""Positions from elsewhere: look at one, or play on from it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from anyio import to_thread
from fastapi import APIRouter, Body, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from metro2033.server.http.api.match_model import BotName, MatchModel
from metro2033.server.http.api.match_model import PlayerName as Name
from metro2033.server.http.api.records import RECORD_TYPE, as_json
from metro2033.server.http.api.request_context import SiteOf, Visitor, refusals
from metro2033.server.tables.positions import play_position, read_position, show_position
from metro2033.server.tables.record_import import decoded
from metro2033.server.tables.wanted import WantedPlay

router: Final = APIRouter(prefix="/api/positions", tags=["positions"])

PositionText = Annotated[
    bytes,
    Body(media_type=RECORD_TYPE, description="A record without its end, or a scenario (TOML)."),
]


class PositionModel(BaseModel):
    """A position as a spectator knows it; scenarios have a title."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "title": "One army against two",
                "edition": "second",
                "names": ["1", "2"],
                "waiting": [1],
                "count": 0,
                "facts": {"round": 2},
            }
        }
    )

    title: str
    edition: str
    names: list[str] = Field(description="Who sits at each seat.")
    waiting: list[int] = Field(description="The seats that are asked.")
    count: int = Field(description="How many choices led there.")
    facts: dict[str, Any]


@router.post("/check", response_model=PositionModel, responses=refusals(404, 409, 413))
async def check_position(text: PositionText, request: Request, site: SiteOf) -> Response:
    """What a position looks like, if it can be played."""
    site.take(request)
    position = await to_thread.run_sync(read_position, site.tables, decoded(text))
    return as_json(show_position(position))


@router.post("", status_code=201, response_model=MatchModel, responses=refusals(404, 409, 413))
async def play_from_position(
    text: PositionText,
    request: Request,
    site: SiteOf,
    who: Visitor,
    seat: Annotated[
        int | None, Query(ge=1, le=8, description="Whom to play; by default who is asked first.")
    ] = None,
    bot: Annotated[
        BotName | None, Query(description="Who plays the others; by default the usual bot.")
    ] = None,
    name: Annotated[Name | None, Query(description="What to be called.")] = None,
    language: Annotated[str, Query(max_length=8)] = "en",
) -> dict[str, Any]:
    """Begin a match from a position, with bots at all other seats."""
    site.take_table(request, cost=3)
    position = await to_thread.run_sync(read_position, site.tables, decoded(text))
    wanted = WantedPlay(seat, bot, name, language)
    return await play_position(site.tables, position, wanted, who)
