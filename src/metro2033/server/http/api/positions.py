"""Positions from elsewhere: look at one, or play on from it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Body, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from metro2033.server.bots.bot_question import Share
from metro2033.server.http.api.match_model import BotName, MatchModel
from metro2033.server.http.api.match_model import PlayerName as Name
from metro2033.server.http.api.puzzles import PURPOSE, AnswerModel, PurposeModel
from metro2033.server.http.api.records import RECORD_TYPE, as_json
from metro2033.server.http.api.request_context import Language, Onlooker, SiteOf, Visitor, refusals
from metro2033.server.http.problem import FaultModel
from metro2033.server.http.site import address_name
from metro2033.server.tables.editing import edit_position
from metro2033.server.tables.own_puzzles import judge_position, play_own_puzzle
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
    position = await site.read(request, lambda: read_position(site.tables, decoded(text)))
    return as_json(show_position(position))


class FieldModel(BaseModel):
    """A field that a position can have: a number within bounds, or names of a kind."""

    place: str = Field(description="The table that has it: `position`, `position.player.1`.")
    name: str
    kind: Literal["number", "seat", "numbers", "name", "names", "cards", "seats"] = Field(
        description="In `cards`, `?` leaves one open; `seats` are those that have seen each card."
    )
    least: int
    most: int
    usual: int = Field(description="What a number is when it is left out.")
    of: str = Field(description="Of what the names are: `station`; empty for numbers.")


class DraftModel(BaseModel):
    """A position that is being edited: as text, as data, and what is wrong with it."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "text": 'title = "A start"\nedition = "second"\n\n' + 2 * "[[position.player]]\n",
                "scenario": {
                    "title": "A start",
                    "edition": "second",
                    "position": {"player": [{}, {}]},
                },
                "edition": "second",
                "faults": [],
                "fields": [],
                "names": {},
                "full": {"round": 1},
                "facts": {"round": 1},
                "waiting": [1],
            }
        }
    )

    text: str
    scenario: dict[str, Any] | None = Field(description="The data of the text; null if not TOML.")
    edition: str
    faults: list[FaultModel]
    fields: list[FieldModel]
    names: dict[str, list[str]] = Field(description="The names of each kind.")
    full: dict[str, Any] = Field(description="The position with everything that was left out.")
    facts: dict[str, Any] | None = Field(description="With all cards open.")
    waiting: list[int] = Field(description="The seats that are asked first.")


@router.post("/edit", response_model=DraftModel, responses=refusals(404, 409, 413))
async def edit_a_position(
    text: Annotated[
        bytes,
        Body(
            media_type=RECORD_TYPE,
            description="A scenario (TOML), the data of one (JSON), or a record without its end.",
        ),
    ],
    request: Request,
    site: SiteOf,
    language: Language,
) -> Response:
    """A position for an editor: text, data, fields, and all faults at once."""
    site.take(request)
    found = await site.read(request, lambda: edit_position(site.tables, decoded(text), language))
    return as_json(found)


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
    is_hot_seat: Annotated[bool, Query(description="Play all seats on one screen.")] = False,
    is_puzzle: Annotated[
        bool, Query(description="Play the seat that is asked, without hints, as in a puzzle.")
    ] = False,
) -> dict[str, Any]:
    """Start a match from a position, with bots on all other seats."""
    site.take_table(request, cost=3)
    position = await site.read(request, lambda: read_position(site.tables, decoded(text)))
    wanted = WantedPlay(seat, bot, name, language, is_hot_seat, is_puzzle)
    begin = play_own_puzzle if is_puzzle else play_position
    return await begin(site.tables, position, wanted, who)


class JudgedPositionModel(BaseModel):
    """Whether a position is a puzzle: `best` is clearly the best answer of the asked seat."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "seat": 1,
                "count": 0,
                "is_puzzle": True,
                "why": "",
                "best": "hire",
                "answers": [
                    {"key": "hire", "verb": "hire", "args": {}, "chance": 0.62},
                    {"key": "pass", "verb": "pass", "args": {}, "chance": 0.41},
                ],
                "purpose": PURPOSE,
                "lead": 0.21,
                "low": 0.17,
                "high": 0.25,
                "needed": 0.05,
            }
        }
    )

    seat: int
    count: int = Field(description="How many choices led there.")
    is_puzzle: bool
    why: Literal["", "chance", "nobody", "one_answer", "disagree", "lost", "close"] = Field(
        description="Why it is none; `close`: a second answer is nearly as good."
    )
    best: str
    answers: list[AnswerModel]
    purpose: PurposeModel | None = Field(description="What the best answer is for.")
    lead: float = Field(description="How much better the best answer is, in chances to win.")
    low: float = Field(description="The lower bound of the lead (95 %).")
    high: float
    needed: float = Field(description="The lead that a puzzle needs.")


@router.post("/puzzle", response_model=JudgedPositionModel, responses=refusals(404, 409, 413, 503))
async def judge_a_position(
    text: PositionText, request: Request, site: SiteOf, who: Onlooker
) -> dict[str, Any]:
    """Whether one answer is clearly the best in a position, as four searches see it."""
    site.take(request)
    position = await site.read(request, lambda: read_position(site.tables, decoded(text)))
    share = Share(address_name(request), who.session)
    return await judge_position(site.tables, position, share)
