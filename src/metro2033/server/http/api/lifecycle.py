"""Matches begin, end, and are played once more."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request

from metro2033.server.http.api.match_model import BranchModel, MatchModel
from metro2033.server.http.api.request_context import (
    Hosted,
    Known,
    Seen,
    SiteOf,
    Visitor,
    given,
    refusals,
)
from metro2033.server.tables import lifecycle
from metro2033.server.tables.gathering import begin
from metro2033.server.tables.wanted import WantedBranch

router: Final = APIRouter(prefix="/api/matches/{match_id}", tags=["tables"])

Told = dict[str, Any]


@router.post("/start", response_model=MatchModel, responses=refusals(403, 404, 409))
async def start_match(access: Hosted, site: SiteOf, who: Known) -> Told:
    """Start the match; every seat must be taken."""
    await begin(site.tables, access.match.id)
    return await site.tables.again(access.match.id, who)


@router.post("/end", response_model=MatchModel, responses=refusals(403, 404, 409))
async def end_match(access: Hosted, site: SiteOf, who: Known) -> Told:
    """Abandon the match: before it starts, or if no other people are playing."""
    return await lifecycle.end(site.tables, access, who)


@router.post(
    "/rematch", status_code=201, response_model=MatchModel, responses=refusals(403, 404, 409)
)
async def play_again(access: Seen, request: Request, site: SiteOf, who: Known) -> Told:
    """A new table with the same people, bots and settings, unless there is one already."""
    site.take_table(request)
    return await lifecycle.rematch(site.tables, access, who)


@router.post("/branch", status_code=201, response_model=MatchModel, responses=refusals(404, 409))
async def play_on(
    wanted: BranchModel, access: Seen, request: Request, site: SiteOf, who: Visitor
) -> Told:
    """Play on from a choice of a match that is over, or that one broke off playing alone.

    While a match is played nobody may look behind its cards, not even where all others are bots.
    A new match begins at once. Its draws come from a new secret, so it proves nothing about them.
    """
    site.take_table(request, cost=3)
    return await lifecycle.branch(site.tables, access, given(WantedBranch, wanted), who)
