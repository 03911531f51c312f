"""Tables: make one, find one, sit down, invite, watch, leave."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request

from metro2033.bots.registry import usual_for
from metro2033.engine.kernel.game import Game
from metro2033.server.http import lobby
from metro2033.server.http.access import access_to, access_to_all, watcher
from metro2033.server.http.api import responses
from metro2033.server.http.api.match_model import (
    InviteModel,
    JoinModel,
    LeaveModel,
    MatchListModel,
    MatchModel,
    NewInviteModel,
    NewMatchModel,
    NewMatchResultModel,
    NewSeatModel,
    SeatChangeModel,
    Status,
    WatchModel,
)
from metro2033.server.http.api.request_context import (
    Asker,
    Hosted,
    Known,
    SeatNumber,
    Seen,
    SiteOf,
    Visitor,
    refusals,
)
from metro2033.server.http.auth import hashed, new_token
from metro2033.server.http.problem import Problem, bot_name, known_language
from metro2033.server.http.site import Site
from metro2033.server.match.actor import Identity
from metro2033.server.match.texts import said
from metro2033.server.store.entities import Conflict, Match, NewSeat, Seat
from metro2033.table.line import BadRecord

router: Final = APIRouter(prefix="/api/matches", tags=["tables"])

PAGE: Final = 50


@router.post("", status_code=201, responses=refusals(404, 409))
async def create_match(
    wanted: NewMatchModel, request: Request, site: SiteOf, who: Visitor
) -> NewMatchResultModel:
    """Make a table; with `start` the match begins at once."""
    site.take(request)
    await check_number(site, who)
    settings = settings_of(wanted, site, who)
    game = lobby.edition(wanted.edition, site.settings.editions)
    language = wanted.language
    seats = [new_seat(seat, n, who, game, language) for n, seat in enumerate(wanted.seats)]
    token = new_token() if any(seat.kind == "open" for seat in seats) else ""
    seats = [replace(s, invite=hashed(token)) if s.kind == "open" else s for s in seats]
    match = await lobby.create(site.store, settings, seats, is_public=wanted.is_public)
    if wanted.start:
        await begin(site, match.id)
    link = (
        responses.invite(request, site.settings, match.id, token, "seat", None) if token else None
    )
    return NewMatchResultModel(match=await again(site, match.id, who), invite=link)


@router.get("")
async def list_matches(
    site: SiteOf,
    asker: Asker,
    status: Annotated[list[Status] | None, Query(description="By default: lobby, running.")] = None,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> MatchListModel:
    """The public tables."""
    matches = await site.store.list_matches(
        statuses=status or ["lobby", "running"], is_public=True, limit=limit + 1, offset=offset
    )
    return await listed(site, asker, matches, offset, limit)


@router.get("/{match_id}", responses=refusals(404))
async def show_match(access: Seen, site: SiteOf) -> MatchModel:
    """A table: its settings, who sits there, and what the one who asks may do."""
    match, ranking = access.match, list[int]()
    if match.status == "over":
        # A match of other rules or cards can be shown, if not played again.
        with suppress(BadRecord):
            ranking = (await site.replays.replay(match)).table.ranking
    return responses.told(access, await lobby.rematch_of(site.store, match.id), ranking)


@router.post("/{match_id}/join", responses=refusals(403, 404, 409))
async def join_match(wanted: JoinModel, access: Seen, site: SiteOf, who: Visitor) -> MatchModel:
    """Sit down at an open seat."""
    free = [s for s in access.claimable if wanted.seat in {None, s + 1}]
    if wanted.seat is not None and wanted.seat > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=wanted.seat)
    if not free:
        raise Problem(409, "problem-no-open-seat")
    match_id = access.match.id
    await lobby.join(site.store, match_id, free[0], who, wanted.name, wanted.salt)
    await site.hub.seats_changed(match_id)
    return await again(site, match_id, who)


@router.post("/{match_id}/leave", responses=refusals(401, 403, 404, 409))
async def leave_match(wanted: LeaveModel, access: Seen, site: SiteOf, who: Known) -> MatchModel:
    """Give up one's seats before the match; in a running one a bot takes over until one is back."""
    leaving = [seat for seat in access.held if wanted.seat in {None, seat + 1}]
    if not leaving:
        raise Problem(403, "problem-not-seated")

    def leave(match: Match, seats: Sequence[Seat]) -> Iterable[Seat]:
        if match.status not in {"lobby", "running"}:
            raise Problem(409, "problem-not-running")
        for seat in leaving:
            if match.status == "lobby":
                yield lobby.emptied(seats[seat])
            else:
                yield replace(seats[seat], taken_over_by=match.settings["absent_bot"])

    await lobby.arrange(site.store, access.match.id, leave)
    await site.hub.seats_changed(access.match.id)
    return await again(site, access.match.id, who)


@router.put("/{match_id}/seats/{seat}", responses=refusals(403, 404, 409))
async def change_seat(
    seat: SeatNumber, wanted: SeatChangeModel, access: Hosted, site: SiteOf, who: Known
) -> MatchModel:
    """Open a seat, give it to a bot, or take it oneself; only before the match."""
    game = lobby.edition(access.match.settings["edition"], site.settings.editions)
    if seat > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=seat)
    asked_for = NewSeatModel(kind=wanted.kind, name=wanted.name, bot=wanted.bot, salt="")
    new = new_seat(asked_for, seat - 1, who, game, access.match.settings["language"])

    def put(match: Match, seats: Sequence[Seat]) -> Iterable[Seat]:
        if match.status != "lobby":
            raise Problem(409, "problem-not-lobby")
        others = [s.name for s in seats if s.kind == "person" and s.seat != seat - 1]
        lobby.check_names([*others, new.name] if new.kind == "person" else others)
        yield replace(
            lobby.emptied(seats[seat - 1]),
            kind=new.kind,
            name=new.name,
            bot=new.bot,
            session=new.session,
            account=new.account,
        )

    await lobby.arrange(site.store, access.match.id, put)
    await site.hub.seats_changed(access.match.id)
    return await again(site, access.match.id, who)


@router.post("/{match_id}/invites", status_code=201, responses=refusals(403, 404, 409))
async def invite_to_match(
    wanted: NewInviteModel, access: Seen, request: Request, site: SiteOf
) -> InviteModel:
    """A link for others: to sit down, which the maker of the table gives, or to watch."""
    token = new_token()
    if wanted.kind == "watch":
        if not (access.is_host or access.held) or access.match.settings["watch"] == "nobody":
            raise Problem(403, "problem-not-watching")
        await site.store.add_spectator(hashed(token), access.match.id)
    else:
        if not access.is_host:
            raise Problem(403, "problem-not-host")
        seat = None if wanted.seat is None else wanted.seat - 1
        await lobby.arrange(
            site.store, access.match.id, lambda _, seats: lobby.invited(seats, seat, token)
        )
    return responses.invite(
        request, site.settings, access.match.id, token, wanted.kind, wanted.seat
    )


@router.post("/{match_id}/watch", responses=refusals(403, 404))
async def watch_match(wanted: WatchModel, access: Seen, site: SiteOf, who: Visitor) -> MatchModel:
    """Watch a match without a seat; afterwards the socket takes one as a spectator."""
    if not access.may_watch:
        raise Problem(403, "problem-not-watching")
    key = watcher(access.match.id, who.session)
    if await site.store.spectator(key) is None:
        with suppress(Conflict):
            await site.store.add_spectator(key, access.match.id, wanted.name or "")
    return await again(site, access.match.id, who)


def settings_of(wanted: NewMatchModel, site: Site, who: Identity) -> dict[str, object]:
    """The settings of a table as they are stored; each is checked."""
    game = lobby.edition(wanted.edition, site.settings.editions)
    absent_bot = wanted.absent_bot or usual_for(game)
    lobby.check_bot(game, absent_bot)
    return {
        **wanted.model_dump(exclude={"seats", "start", "is_public"}),
        "language": known_language(wanted.language),
        "house_rules": lobby.settled(game, len(wanted.seats), wanted.house_rules),
        "absent_bot": absent_bot,
        "host": {"session": who.session, "account": who.account},
        "imported": 0,
        "position": None,
    }


def new_seat(
    wanted: NewSeatModel, number: int, who: Identity, game: Game[Any], language: str
) -> NewSeat:
    """A seat of a table; without a name it is called what it is, in the table's language."""
    if wanted.kind == "open":
        return NewSeat()
    if wanted.kind == "bot":
        bot = wanted.bot or usual_for(game)
        lobby.check_bot(game, bot)
        name = wanted.name or f"{bot_name(bot, language)} {number + 1}"
        return NewSeat(kind="bot", name=name, bot=bot)
    return NewSeat(
        kind="person",
        name=wanted.name or said("seat-plain", {"number": number + 1}, language),
        session=who.session,
        account=who.account,
        salt=wanted.salt,
    )


async def check_number(site: Site, who: Identity) -> None:
    """Refuse more open tables than one person can play at or look after."""
    most = site.settings.matches_per_session
    if await site.store.count_tables(who.session, who.account) >= most:
        raise Problem(409, "problem-too-many-matches", count=most)


async def begin(site: Site, match_id: str) -> None:
    """Start a match and let its first questions be asked."""
    await lobby.start(site.store, match_id)
    await site.hub.start(match_id)


async def again(site: Site, match_id: str, who: Identity) -> MatchModel:
    """The match after a change."""
    access = await access_to(site.store, match_id, who)
    if access is None:
        raise Problem(404, "problem-no-match")
    return responses.told(access)


async def listed(
    site: Site, asker: Identity | None, matches: list[Match], offset: int, limit: int
) -> MatchListModel:
    """A page of matches; one more than fits tells that there are others."""
    found = await access_to_all(site.store, matches[:limit], asker)
    more = offset + limit if len(matches) > limit else None
    return MatchListModel(matches=[responses.told(access) for access in found], next=more)
