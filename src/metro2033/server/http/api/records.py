"""Records: read, export, verify, take in; and replays of finished matches."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from anyio import to_thread
from fastapi import APIRouter, Query, Request, Response

from metro2033.server.bots.bot_question import Share
from metro2033.server.http.api.match_model import HIGHEST
from metro2033.server.http.api.record_model import (
    CourseModel,
    PositionTextModel,
    ReplayModel,
    StoryModel,
    VerdictModel,
)
from metro2033.server.http.api.request_context import Language, Onlooker, Seen, SiteOf, refusals
from metro2033.server.http.api.review_model import ReviewModel
from metro2033.server.http.problem import asked_language
from metro2033.server.http.site import address_name
from metro2033.server.match.course import course
from metro2033.server.tables.editing import position_of
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.records import check_frame, check_viewer, film, over, story, verdict

router: Final = APIRouter(prefix="/api/matches/{match_id}", tags=["records"])

MOST_FRAMES: Final = 100

RECORD_TYPE: Final = "application/x-ndjson"
RECORD: Final[dict[str, Any]] = {
    "description": "The record: a header, one choice a line, an end.",
    "content": {RECORD_TYPE: {"schema": {"type": "string"}}},
}


@router.get("/record", response_class=Response, responses={**refusals(404, 409), 200: RECORD})
async def export_record(access: Seen, site: SiteOf) -> Response:
    """The whole record of a finished match, for everybody: `metro2033 verify` can check it."""
    played = await site.tables.replays.replay(over(access))
    name = f"metro2033-{access.match.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(played.record(), media_type=RECORD_TYPE, headers=headers)


@router.get("/verdict", response_model=VerdictModel, responses=refusals(404, 409))
async def verify_match(access: Seen, request: Request, site: SiteOf) -> dict[str, Any]:
    """Verify a finished match."""
    match = over(access)
    site.take(request)
    played = await site.tables.replays.replay(match)
    return await to_thread.run_sync(verdict, played.record(), asked_language(request))


@router.get("/story", response_model=StoryModel, responses=refusals(403, 404, 409))
async def tell_story(
    access: Seen,
    site: SiteOf,
    seat: Annotated[
        int | None, Query(ge=1, le=8, description="One of one's seats; without it as a spectator.")
    ] = None,
) -> Response:
    """Everything that has happened, as far as the requester may know: a running match's export."""
    check_viewer(access, seat)
    played = await site.tables.replays.replay(access.match)
    return as_json(await to_thread.run_sync(story, played, seat))


@router.get("/position", response_model=PositionTextModel, responses=refusals(403, 404, 409))
async def show_match_position(
    access: Seen,
    site: SiteOf,
    language: Language,
    seat: Annotated[
        int | None, Query(ge=1, le=8, description="One of one's seats; without it as a spectator.")
    ] = None,
) -> dict[str, str]:
    """The position of a match as a scenario, as far as the requester may know it.

    While a match without hints is played it is refused: bots could judge it elsewhere here.
    """
    check_viewer(access, seat)
    if access.match.status == "running" and not access.match.settings.get("hints", True):
        raise Problem(403, "problem-no-hints")
    played = await site.tables.replays.replay(access.match)
    return await to_thread.run_sync(position_of, played, seat, language)


@router.get("/replay", response_model=ReplayModel, responses=refusals(404, 409))
async def replay(
    access: Seen,
    site: SiteOf,
    viewer: Annotated[
        str,
        Query(pattern="^([1-8]|spectator|everything)$", description="Through whose eyes: a seat."),
    ] = "spectator",
    at: Annotated[
        int, Query(ge=0, le=HIGHEST, description="After how many choices it begins.")
    ] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES, description="How many frames.")] = 1,
) -> Response:
    """A finished match at any choice, from any seat's view or with all cards open."""
    played = await site.tables.replays.replay(over(access))
    check_frame(played, viewer, at)
    return as_json(await to_thread.run_sync(film, played, viewer, at, count))


@router.get("/course", response_model=CourseModel, responses=refusals(404, 409))
async def show_course(access: Seen, request: Request, site: SiteOf) -> Response:
    """Points and chances of all seats over a finished match, and where most was decided."""
    match = over(access)
    site.take(request)
    played = await site.tables.replays.replay(match)
    return as_json(await to_thread.run_sync(course, played))


@router.get("/review", response_model=ReviewModel, responses=refusals(404, 409))
async def show_review(access: Seen, site: SiteOf) -> Response:
    """The review of a finished match so far: `done` of `total` portions."""
    played = await site.tables.replays.replay(over(access))
    return as_json(await site.tables.reviews.show(played))


@router.post("/review", response_model=ReviewModel, responses=refusals(404, 409))
async def begin_review(access: Seen, request: Request, who: Onlooker, site: SiteOf) -> Response:
    """Have a finished match reviewed; it is done once and kept."""
    match = over(access)
    site.take(request)
    played = await site.tables.replays.replay(match)
    share = Share(address_name(request), who.session)
    return as_json(await site.tables.reviews.begin(played, share))


def as_json(told: object) -> Response:
    """The answer as a response that is not validated again."""
    return Response(msgspec.json.encode(told), media_type="application/json")
