"""Tables: make one, find one, sit down, invite, watch, leave."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request

from metro2033.server.http.api.invite_link import invite
from metro2033.server.http.api.match_model import (
    InviteModel,
    JoinModel,
    LeaveModel,
    MatchListModel,
    MatchModel,
    NewInviteModel,
    NewMatchModel,
    NewMatchResultModel,
    SeatChangeModel,
    Status,
    WatchModel,
)
from metro2033.server.http.api.request_context import (
    Asker,
    Hosted,
    Known,
    Onlooker,
    SeatNumber,
    Seen,
    SiteOf,
    Visitor,
    given,
    refusals,
)
from metro2033.server.http.auth import new_token
from metro2033.server.tables import gathering, lifecycle
from metro2033.server.tables.tables import PAGE
from metro2033.server.tables.wanted import WantedSeat, WantedSeating, WantedTable

router: Final = APIRouter(prefix="/api/matches", tags=["tables"])

Told = dict[str, Any]


@router.post("", status_code=201, response_model=NewMatchResultModel, responses=refusals(404, 409))
async def create_match(wanted: NewMatchModel, request: Request, site: SiteOf, who: Visitor) -> Told:
    """Make a table; with `start` the match begins at once."""
    site.take_table(request)
    token = new_token() if any(seat.kind == "open" for seat in wanted.seats) else ""
    match = await gathering.make_table(site.tables, given(WantedTable, wanted), who, token)
    link = invite(request, site.settings, match["id"], token, "seat", None) if token else None
    return {"match": match, "invite": link}


@router.get("", response_model=MatchListModel)
async def list_matches(
    site: SiteOf,
    asker: Asker,
    status: Annotated[list[Status] | None, Query(description="By default: lobby, running.")] = None,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> Told:
    """The public tables."""
    matches = await site.store.list_matches(
        statuses=status or ["lobby", "running"], is_public=True, limit=limit + 1, offset=offset
    )
    return await site.tables.listed(asker, matches, offset, limit)


@router.get("/{match_id}", response_model=MatchModel, responses=refusals(404))
async def show_match(access: Seen, site: SiteOf) -> Told:
    """A table: its settings, its seats, and what the requester may do."""
    return await lifecycle.show(site.tables, access)


@router.post("/{match_id}/join", response_model=MatchModel, responses=refusals(403, 404, 409))
async def join_match(wanted: JoinModel, access: Seen, site: SiteOf, who: Visitor) -> Told:
    """Sit down at an open seat."""
    return await gathering.join(site.tables, access, given(WantedSeating, wanted), who)


@router.post("/{match_id}/leave", response_model=MatchModel, responses=refusals(401, 403, 404, 409))
async def leave_match(wanted: LeaveModel, access: Seen, site: SiteOf, who: Known) -> Told:
    """Give up your seats before the match; in a running one a bot takes over until you return."""
    return await gathering.leave(site.tables, access, wanted.seat, who)


@router.put(
    "/{match_id}/seats/{seat}", response_model=MatchModel, responses=refusals(403, 404, 409)
)
async def change_seat(
    seat: SeatNumber, wanted: SeatChangeModel, access: Hosted, site: SiteOf, who: Known
) -> Told:
    """Open a seat, give it to a bot, or take it oneself; only before the match."""
    return await gathering.change_seat(site.tables, access, seat, given(WantedSeat, wanted), who)


@router.post("/{match_id}/invites", status_code=201, responses=refusals(401, 403, 404, 409))
async def invite_to_match(
    wanted: NewInviteModel, access: Seen, request: Request, site: SiteOf, who: Known
) -> InviteModel:
    """A link for others: to sit down, by the creator of the table, or to watch.

    A player can also let a friend have their seat in a running match, for good.
    """
    site.take(request)
    token = new_token()
    await gathering.invite(site.tables, access, wanted.kind, wanted.seat, token, who)
    return invite(request, site.settings, access.match.id, token, wanted.kind, wanted.seat)


@router.post("/{match_id}/watch", response_model=MatchModel, responses=refusals(403, 404))
async def watch_match(wanted: WatchModel, access: Seen, site: SiteOf, who: Onlooker) -> Told:
    """Watch a match without a seat; afterwards the socket takes one as a spectator."""
    return await gathering.watch(site.tables, access, wanted.name, who)
