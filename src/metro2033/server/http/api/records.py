"""Records: read, export, verify, take in; and replays of finished matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec
from anyio import to_thread
from fastapi import APIRouter, Query, Request, Response

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.helper import asking
from metro2033.server.http.access import Access
from metro2033.server.http.api.record_model import (
    CourseModel,
    ReplayModel,
    StoryModel,
    VerdictModel,
)
from metro2033.server.http.api.request_context import Seen, SiteOf, refusals
from metro2033.server.http.problem import Problem, asked_language
from metro2033.server.match.course import course
from metro2033.server.match.replays import Replay
from metro2033.server.match.table_presenter import TablePresenter
from metro2033.server.protocol import part
from metro2033.server.protocol.merge_patch import merge_patch
from metro2033.table.decision import decide
from metro2033.table.line import BadRecord
from metro2033.table.record import read
from metro2033.table.verify import verify

router: Final = APIRouter(prefix="/api/matches/{match_id}", tags=["records"])

MOST_FRAMES: Final = 100

EVERYTHING: Final = -3
"""The viewer to whom nothing is hidden, when a match is over."""

RECORD_TYPE: Final = "application/x-ndjson"
RECORD: Final[dict[str, Any]] = {
    "description": "The record: a header, one choice a line, an end.",
    "content": {RECORD_TYPE: {"schema": {"type": "string"}}},
}


@router.get("/record", response_class=Response, responses={**refusals(404, 409), 200: RECORD})
async def export_record(access: Seen, site: SiteOf) -> Response:
    """The whole record of a finished match, for everybody: `metro2033 verify` can check it."""
    played = await site.replays.replay(over(access))
    name = f"metro2033-{access.match.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(played.record(), media_type=RECORD_TYPE, headers=headers)


@router.get("/verdict", responses=refusals(404, 409))
async def verify_match(access: Seen, request: Request, site: SiteOf) -> VerdictModel:
    """Whether a finished match was honest."""
    match = over(access)
    site.take(request)
    played = await site.replays.replay(match)
    return await to_thread.run_sync(verdict, played.record(), asked_language(request))


@router.get("/story", response_model=StoryModel, responses=refusals(403, 404, 409))
async def tell_story(
    access: Seen,
    site: SiteOf,
    seat: Annotated[
        int | None, Query(ge=1, le=8, description="One of one's seats; without it as a spectator.")
    ] = None,
) -> Response:
    """All that has happened, as far as the one who asks may know: the export of a running match."""
    check_viewer(access, seat)
    played = await site.replays.replay(access.match)
    return await to_thread.run_sync(story, played, seat)


@router.get("/replay", response_model=ReplayModel, responses=refusals(404, 409))
async def replay(
    access: Seen,
    site: SiteOf,
    viewer: Annotated[
        str,
        Query(pattern="^([1-8]|spectator|everything)$", description="Through whose eyes: a seat."),
    ] = "spectator",
    at: Annotated[int, Query(ge=0, description="After how many choices it begins.")] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES, description="How many frames.")] = 1,
) -> Response:
    """A finished match at any choice, from any seat's view or with all cards open."""
    played = await site.replays.replay(over(access))
    if viewer.isdecimal() and int(viewer) > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=int(viewer))
    if at > played.table.count:
        raise Problem(404, "problem-no-choice", count=played.table.count, n=at)
    return await to_thread.run_sync(film, played, viewer, at, count)


@router.get("/course", response_model=CourseModel, responses=refusals(404, 409))
async def show_course(access: Seen, request: Request, site: SiteOf) -> Response:
    """Points and chances of all seats over a finished match, and where most was decided."""
    match = over(access)
    site.take(request)
    played = await site.replays.replay(match)
    told = await to_thread.run_sync(course, played)
    return Response(msgspec.json.encode(told), media_type="application/json")


def check_viewer(access: Access, seat: int | None) -> None:
    """Refuse eyes that are not those of the one who asks; when it is over they are everybody's."""
    if access.match.header is None:
        raise Problem(409, "problem-not-running")
    if seat is not None and seat > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=seat)
    if access.match.status == "over":
        return
    if seat is not None and seat - 1 not in access.held:
        raise Problem(403, "problem-not-seated")
    if seat is None and not access.may_watch and not access.held:
        raise Problem(403, "problem-not-watching")


def over(access: Access) -> Any:
    """The match, if it was played to its end: before that its secrets are secret."""
    if access.match.status != "over":
        raise Problem(409, "problem-not-over")
    return access.match


def story(played: Replay, seat: int | None) -> Response:
    """A match as it is told to one viewer."""
    viewer = SPECTATOR if seat is None else seat - 1
    presenter = TablePresenter(played.table, played.log)
    told = {
        "match": played.match.id,
        "seat": seat,
        "steps": presenter.steps(viewer, 0, played.table.count),
        "facts": presenter.facts(viewer),
    }
    return Response(msgspec.json.encode(told), media_type="application/json")


def film(played: Replay, viewer: str, at: int, count: int) -> Response:
    """A finished match, frame by frame."""
    eyes = {"spectator": SPECTATOR, "everything": EVERYTHING}
    seat = eyes[viewer] if viewer in eyes else int(viewer) - 1
    numbers = range(at, min(at + count, played.table.count + 1))
    told = {
        "match": played.match.id,
        "viewer": viewer,
        "count": played.table.count,
        "frames": list(frames(played, seat, numbers)),
        "ranking": played.table.ranking,
    }
    return Response(msgspec.json.encode(told), media_type="application/json")


def frames(played: Replay, viewer: int, numbers: range) -> Iterator[dict[str, Any]]:
    """The match after each of some choices."""
    before: Mapping[str, Any] | None = None
    game, presenter = played.table.game, TablePresenter(played.table, played.log)
    for n in numbers:
        state = played.table.at(n)
        facts = game.facts(state if viewer == EVERYTHING else game.view(state, viewer))
        asked = [seat for seat in range(CHANCE) if state.asked >> seat & 1]
        yield {
            "n": n,
            "step": step(played, presenter, viewer, n) if n else None,
            "facts": facts if before is None else None,
            "patch": None if before is None else merge_patch(before, facts),
            "waiting": [seat + 1 for seat in asked],
            "kind": asking(state).asks() if state.asked else "",
            "options": decide(played.table.codec, state, viewer).keys if viewer in asked else [],
        }
        before = facts


def step(played: Replay, presenter: TablePresenter, viewer: int, n: int) -> part.Step:
    """A choice and what followed, as the viewer may know it or with nothing hidden."""
    if viewer != EVERYTHING:
        return presenter.steps(viewer, n - 1, n)[0]
    return presenter.open_step(n, played.entries[n - 1].events)


def verdict(text: str, language: str) -> VerdictModel:
    """Whether the text of a record is honest."""
    found = verify(text)
    try:
        record = read(text)
    except BadRecord:
        record = None
    end = record.end if record else None
    return VerdictModel(
        is_honest=found.is_honest,
        line=found.line,
        reason=found.told(language),
        commitment=record.header.commitment if record else None,
        seal=end.seal if end else None,
    )
