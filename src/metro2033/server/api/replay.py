"""Records: read, export, verify, take in; and replays of finished matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final

from anyio import to_thread
from fastapi import APIRouter, Query, Request, Response

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR, redact
from metro2033.engine.kernel.helper import asking
from metro2033.server.access import Access
from metro2033.server.api.depend import Seen, SiteOf, refusals
from metro2033.server.api.record_model import (
    EventModel,
    FrameModel,
    ReplayModel,
    StepModel,
    StoryModel,
    VerdictModel,
)
from metro2033.server.patch import merge_patch
from metro2033.server.played import Played
from metro2033.server.problem import Problem
from metro2033.server.sight import seat_number, vocabulary
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
    played = await site.shelf.played(over(access))
    name = f"metro2033-{access.match.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(played.record(), media_type=RECORD_TYPE, headers=headers)


@router.get("/verdict", responses=refusals(404, 409))
async def verify_match(access: Seen, request: Request, site: SiteOf) -> VerdictModel:
    """Whether a finished match was honest."""
    match = over(access)
    site.take(request)
    played = await site.shelf.played(match)
    return await to_thread.run_sync(verdict, played.record())


@router.get("/story", responses=refusals(403, 404, 409))
async def tell_story(
    access: Seen,
    site: SiteOf,
    seat: Annotated[
        int | None, Query(ge=1, le=8, description="One of one's seats; without it as a spectator.")
    ] = None,
) -> StoryModel:
    """All that has happened, as far as the one who asks may know: the export of a running match."""
    viewer = SPECTATOR if seat is None else seat - 1
    is_over = access.match.status == "over"
    if seat is not None and seat > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=seat)
    if seat is not None and not is_over and viewer not in access.held:
        raise Problem(403, "problem-not-seated")
    if seat is None and not is_over and not (access.may_watch or access.held):
        raise Problem(403, "problem-not-watching")
    if access.match.header is None:
        raise Problem(409, "problem-not-running")
    played = await site.shelf.played(access.match)
    table = played.table
    return StoryModel(
        match=access.match.id,
        seat=seat,
        steps=[step(played, viewer, n) for n in range(1, table.count + 1)],
        facts=table.game.facts(table.view(viewer)),
    )


@router.get("/replay", responses=refusals(404, 409))
async def replay(
    access: Seen,
    site: SiteOf,
    viewer: Annotated[
        str,
        Query(pattern="^([1-8]|spectator|everything)$", description="Through whose eyes: a seat."),
    ] = "spectator",
    at: Annotated[int, Query(ge=0, description="After how many choices it begins.")] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES, description="How many frames.")] = 1,
) -> ReplayModel:
    """A finished match at any choice, from any seat's view or with all cards open."""
    played = await site.shelf.played(over(access))
    if viewer.isdecimal() and int(viewer) > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=int(viewer))
    made = played.table.count
    if at > made:
        raise Problem(404, "problem-no-choice", count=made, n=at)
    eyes = {"spectator": SPECTATOR, "everything": EVERYTHING}
    seat = eyes[viewer] if viewer in eyes else int(viewer) - 1
    return ReplayModel(
        match=access.match.id,
        viewer=viewer,
        count=made,
        frames=list(frames(played, seat, range(at, min(at + count, made + 1)))),
        ranking=played.table.ranking,
    )


def over(access: Access) -> Any:
    """The match, if it was played to its end: before that its secrets are secret."""
    if access.match.status != "over":
        raise Problem(409, "problem-not-over")
    return access.match


def frames(played: Played, viewer: int, numbers: range) -> Iterator[FrameModel]:
    """The match after each of some choices."""
    before: dict[str, Any] | None = None
    game = played.table.game
    for n in numbers:
        state = played.table.at(n)
        facts = game.facts(state if viewer == EVERYTHING else game.view(state, viewer))
        asked = [seat for seat in range(CHANCE) if state.asked >> seat & 1]
        options = decide(played.table.codec, state, viewer).keys if viewer in asked else []
        yield FrameModel(
            n=n,
            step=step(played, viewer, n) if n else None,
            facts=facts if before is None else None,
            patch=None if before is None else merge_patch(before, facts),
            waiting=[seat + 1 for seat in asked],
            kind=asking(state).asks() if state.asked else "",
            options=options,
        )
        before = facts


def step(played: Played, viewer: int, n: int) -> StepModel:
    """A choice as the viewer may know it."""
    made, entry, codec = played.log[n - 1], played.entries[n - 1], played.table.codec
    words = vocabulary(played.table.game)
    events = [e if viewer == EVERYTHING else redact(e, viewer) for e in entry.events]
    told = [words.event(*codec.event_args(event)) for event in events]
    is_known = viewer in {EVERYTHING, made.seat}
    return StepModel.model_validate(
        {
            "n": n,
            "seat": seat_number(made.seat),
            "cause": made.cause,
            "key": made.key if is_known else None,
            "events": [EventModel(kind=event.kind, args=event.args) for event in told],
        }
    )


def verdict(text: str) -> VerdictModel:
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
        reason=found.reason,
        commitment=record.header.commitment if record else None,
        seal=end.seal if end else None,
    )
