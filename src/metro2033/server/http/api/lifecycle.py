"""Matches begin, end, and are played once more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fastapi import APIRouter, Request

from metro2033 import catalog
from metro2033.agents.bot_names import names_for
from metro2033.server.http import lobby
from metro2033.server.http.access import Access, access_to
from metro2033.server.http.api import responses
from metro2033.server.http.api.match_model import BranchModel, MatchModel, NewSeatModel
from metro2033.server.http.api.request_context import Hosted, Known, Seen, SiteOf, Visitor, refusals
from metro2033.server.http.api.tables import again, begin, check_number, new_seat
from metro2033.server.http.problem import Problem
from metro2033.server.match.actor import Identity
from metro2033.server.store.entities import NewSeat

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
            "lesson": None,
        }
        seats = lobby.seated_again(access.seats, who)
        found = await lobby.rematch(site.store, match, settings, seats)
        await site.hub.seats_changed(match.id)
    entry = await access_to(site.store, found, who)
    if entry is None or not entry.may_see:
        raise Problem(404, "problem-no-match")
    return responses.told(entry)


@router.post("/branch", status_code=201, responses=refusals(404, 409))
async def play_on(
    wanted: BranchModel, access: Seen, request: Request, site: SiteOf, who: Visitor
) -> MatchModel:
    """Play on from a choice of a match that is over, or that one broke off playing alone.

    While a match is played nobody may look behind its cards, not even where all others are bots.
    A new match begins at once. Its draws come from a new secret, so it proves nothing about them.
    """
    site.take(request, cost=3)
    match = access.match
    check_may_branch(access)
    lobby.edition(match.settings["edition"], site.settings.editions)
    await check_number(site, who)
    played = await site.replays.replay(match)
    count = played.table.count
    if wanted.at > count:
        raise Problem(404, "problem-no-choice", count=count, n=wanted.at)
    if wanted.at == count and played.table.is_over:
        raise Problem(409, "problem-at-the-end")
    settings = {
        **match.settings,
        "host": {"session": who.session, "account": who.account},
        "clock": None,
        "imported": wanted.at,
        "lesson": None,
    }
    seats = list(seats_of_branch(wanted, access, who))
    log = played.log[: wanted.at]
    new = await lobby.create(site.store, settings, seats, is_public=False, choices=log)
    await begin(site, new.id)
    return await again(site, new.id, who)


def check_may_branch(access: Access) -> None:
    """Refuse to play on from what is still a secret to somebody."""
    if access.match.header is None:
        raise Problem(409, "problem-not-running")
    others = [seat for seat in access.seats if seat.kind != "bot" and seat.seat not in access.held]
    is_given_up = access.match.status == "ended" and len(access.held) == 1 and not others
    if access.match.status != "over" and not is_given_up:
        raise Problem(409, "problem-not-over")


def seats_of_branch(wanted: BranchModel, access: Access, who: Identity) -> Iterator[NewSeat]:
    """Who sits where in a match that goes on from another: the asker, and bots."""
    settings = access.match.settings
    game, language = catalog.game(settings["edition"]), settings["language"]
    mine = {seat - 1 for seat in wanted.seats or []} or set(access.held) or {0}
    if max(mine) >= len(access.seats):
        raise Problem(404, "problem-no-seat", seat=max(mine) + 1)
    for number, seat in enumerate(access.seats):
        if number in mine:
            name = seat.name if number in access.held else None
            new = NewSeatModel(kind="mine", name=name)
        elif seat.kind == "bot" and seat.bot in names_for(game):
            new = NewSeatModel(kind="bot", name=seat.name, bot=seat.bot)
        else:
            new = NewSeatModel(kind="bot", bot=wanted.bot or settings["absent_bot"])
        yield new_seat(new, number, who, game, language)
