"""Records from elsewhere: verify one, or take one in and play on."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Query, Request

from metro2033.server.http.api.match_model import HIGHEST, MatchModel
from metro2033.server.http.api.record_model import VerdictModel
from metro2033.server.http.api.records import RECORD_TYPE
from metro2033.server.http.api.request_context import SiteOf, Visitor, refusals
from metro2033.server.http.problem import asked_language
from metro2033.server.tables.record_import import decoded, followed, take_in
from metro2033.server.tables.records import verdict

router: Final = APIRouter(prefix="/api/records", tags=["records"])

RecordText = Annotated[bytes, Body(media_type=RECORD_TYPE, description="The text of a record.")]


@router.post("/verdict", response_model=VerdictModel, responses=refusals(413))
async def verify_record(text: RecordText, request: Request, site: SiteOf) -> dict[str, Any]:
    """Verify a record."""
    site.take(request)
    return await site.read(request, lambda: verdict(decoded(text), asked_language(request)))


@router.post("", status_code=201, response_model=MatchModel, responses=refusals(404, 409, 413))
async def take_record(
    text: RecordText,
    request: Request,
    site: SiteOf,
    who: Visitor,
    at: Annotated[
        int | None,
        Query(ge=0, le=HIGHEST, description="Play on after so many choices; by default all."),
    ] = None,
) -> dict[str, Any]:
    """Take a record in: a table in the lobby to play on from it, or a finished match to look at.

    The first person of the record becomes the one who sends it, the other seats of people are
    open, bots stay bots. Draws that follow come from a new secret, so such a match proves nothing
    about its draws.
    """
    site.take_table(request, cost=3)
    await site.tables.check_number(who)
    record = await site.read(request, lambda: followed(decoded(text), at))
    return await take_in(site.tables, record, who)
