"""Matches begin, end, and are played once more."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from metro2033.server import lobby
from metro2033.server.access import access_to
from metro2033.server.api import tell
from metro2033.server.api.depend import Hosted, Known, Seen, SiteOf, refusals
from metro2033.server.api.match_model import MatchModel
from metro2033.server.api.table import again, begin, check_number
from metro2033.server.problem import Problem

router: Final = APIRouter(prefix="/api/matches/{match_id}", tags=["tables"])


@router.post("/start", responses=refusals(403, 404, 409))
async def start_match(access: Hosted, site: SiteOf, who: Known) -> MatchModel:
    """Begin the match; every seat must be taken."""
    await begin(site, access.match.id)
    return await again(site, access.match.id, who)


@router.post("/end", responses=refusals(403, 404, 409))
async def end_match(access: Hosted, site: SiteOf, who: Known) -> MatchModel:
    """Break the match off: before it begins, or where no other people play."""
    match = access.match
    others = [s for s in access.seats if s.kind == "person" and s.seat not in access.held]
    if match.status == "running" and others:
        raise Problem(403, "problem-other-people")
    if match.status not in {"lobby", "running"}:
        raise Problem(409, "problem-not-running")
    await site.store.end_match(match.id)
    await site.hub.ended(match.id)
    return await again(site, match.id, who)


@router.post("/rematch", status_code=201, responses=refusals(403, 404, 409))
async def play_again(access: Seen, site: SiteOf, who: Known) -> MatchModel:
    """A new table with the same people, bots and settings, unless there is one already."""
    match = access.match
    if match.status not in {"over", "ended"}:
        raise Problem(409, "problem-not-over")
    if not access.held and not access.is_host:
        raise Problem(403, "problem-not-seated")
    found = await lobby.rematch_of(site.store, match.id)
    if found is None:
        await check_number(site, who)
        settings = {
            **match.settings,
            "host": {"session": who.session, "account": who.account},
            "imported": 0,
            "position": None,
        }
        seats = lobby.seated_again(access.seats)
        new = await lobby.create(
            site.store, settings, seats, is_public=match.is_public, rematch_of=match.id
        )
        found = new.id
        await site.hub.seats_changed(match.id)
    entry = await access_to(site.store, found, who)
    if entry is None or not entry.may_see:
        raise Problem(404, "problem-no-match")
    return tell.told(entry)
