"""Tournaments: make one, find one, take part, withdraw, begin it, call it off."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request

from metro2033.server.http.api.request_context import (
    Asker,
    Known,
    Language,
    SiteOf,
    refusals,
)
from metro2033.server.http.api.tournament_model import (
    NewTournamentModel,
    TournamentListModel,
    TournamentModel,
    TournamentStatus,
)
from metro2033.server.http.api.tournament_view import row, shown, table_of
from metro2033.server.http.id_form import ID_PATTERN
from metro2033.server.http.site import Site
from metro2033.server.http.tournament_course import LEAST_PEOPLE, advance, begin
from metro2033.server.match.actor import Identity, is_held
from metro2033.server.store.entities import Match, Seat, Unknown
from metro2033.server.store.tournament_entities import WholeTournament
from metro2033.server.store.tournaments import (
    MOST_JOINED,
    MOST_MADE,
    Full,
    NotOpen,
    TooMany,
)
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.tournament import WantedTournament, due_of, settings_of
from metro2033.server.tables.wanted import WantedTable

router: Final = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

PAGE: Final = 20
SEED_BITS: Final = 50

Told = dict[str, Any]
TournamentId = Annotated[
    str,
    Path(pattern=ID_PATTERN, examples=["q4fN0cR7mP1s"], description="A tournament."),
]


def account_of(who: Identity) -> str:
    """The account that asks; others can neither organise tournaments nor take part."""
    if who.account is None:
        raise Problem(403, "problem-tournament-account")
    return who.account


async def found(site: Site, id: str) -> WholeTournament:
    """The tournament of that id."""
    whole = await site.store.tournament(id)
    if whole is None:
        raise Problem(404, "problem-no-tournament")
    return whole


async def organised(site: Site, id: str, who: Identity) -> WholeTournament:
    """A tournament that the asker has made."""
    whole = await found(site, id)
    if whole.tournament.organiser != account_of(who):
        raise Problem(403, "problem-tournament-organiser")
    return whole


async def told(site: Site, id: str, asker: Identity | None, language: str) -> Told:
    """A tournament as the requester may see it."""
    whole = await found(site, id)
    organiser = whole.tournament.organiser or ""
    names = await site.store.account_names([organiser])
    account = asker.account if asker is not None else None
    return shown(whole, names.get(organiser, ""), account, language)


@contextmanager
def refusing() -> Iterator[None]:
    """Say why the store refuses something."""
    try:
        yield
    except Full:
        raise Problem(409, "problem-tournament-full") from None
    except NotOpen:
        raise Problem(409, "problem-tournament-begun") from None
    except Unknown:
        raise Problem(404, "problem-no-tournament") from None


@router.post("", status_code=201, response_model=TournamentModel, responses=refusals(401, 403, 409))
async def create_tournament(
    wanted: NewTournamentModel, request: Request, site: SiteOf, who: Known, language: Language
) -> Told:
    """Create a tournament; its organiser does not join automatically."""
    account = account_of(who)
    site.take_table(request)
    new = wanted_tournament(wanted)
    settings = settings_of(new, site.tables.edition(new.table.edition), who)
    try:
        id = await site.store.create_tournament(
            account,
            settings,
            seed=secrets.randbits(SEED_BITS),
            due=due_of(new, site.store.now()),
            is_public=wanted.is_public,
        )
    except TooMany:
        raise Problem(409, "problem-too-many-tournaments", count=MOST_MADE) from None
    return await told(site, id, who, language)


def wanted_tournament(model: NewTournamentModel) -> WantedTournament:
    """What a request asks for, as it is checked and kept."""
    values = model.model_dump()
    own = set(NewTournamentModel.model_fields) - set(WantedTable.__slots__)
    names = {*own, "title", "seats"}
    table = {name: value for name, value in values.items() if name not in names}
    own_values = {name: values[name] for name in names}
    return WantedTournament(table=WantedTable(seats=(), **table), **own_values)


@router.get("", response_model=TournamentListModel)
async def list_tournaments(
    site: SiteOf,
    asker: Asker,
    status: Annotated[
        list[TournamentStatus] | None, Query(description="By default: open, running.")
    ] = None,
    mine: Annotated[bool, Query(description="Those that one has made or takes part in.")] = False,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Told:
    """The public tournaments, or your own."""
    account = (asker.account if asker is not None else None) if mine else None
    if mine and account is None:
        return {"tournaments": [], "next": None}
    listed = await site.store.find_tournaments(
        status or ["open", "running"], account=account, limit=PAGE + 1, offset=offset
    )
    more = offset + PAGE if len(listed) > PAGE else None
    return {"tournaments": [row(one, people) for one, people in listed[:PAGE]], "next": more}


@router.get("/{tournament_id}", response_model=TournamentModel, responses=refusals(404))
async def show_tournament(
    tournament_id: TournamentId, site: SiteOf, asker: Asker, language: Language
) -> Told:
    """A tournament: who takes part, who leads, who sits where."""
    return await told(site, tournament_id, asker, language)


@router.post(
    "/{tournament_id}/join",
    response_model=TournamentModel,
    responses=refusals(401, 403, 404, 409),
)
async def join_tournament(
    tournament_id: TournamentId, site: SiteOf, who: Known, language: Language
) -> Told:
    """Join; everybody who sees the tournament sees the name of your account."""
    account = account_of(who)
    try:
        with refusing():
            await site.store.join_tournament(tournament_id, account)
    except TooMany:
        raise Problem(409, "problem-tournaments-joined", count=MOST_JOINED) from None
    return await told(site, tournament_id, who, language)


@router.post(
    "/{tournament_id}/leave",
    response_model=TournamentModel,
    responses=refusals(401, 403, 404, 409),
)
async def leave_tournament(
    tournament_id: TournamentId, site: SiteOf, who: Known, language: Language
) -> Told:
    """Withdraw; a bot finishes your match, and you are not paired again."""
    account = account_of(who)
    with refusing():
        if not await site.store.leave_tournament(tournament_id, account):
            raise Problem(409, "problem-tournament-not-in")
    whole = await found(site, tournament_id)
    number = next((one.number for one in whole.entrants if one.account == account), None)
    match = None if number is None else table_of(whole, number)
    if match is not None:
        await leave_table(site, match, who)
    return await told(site, tournament_id, who, language)


async def leave_table(site: Site, match: str, who: Identity) -> None:
    """Let a bot answer for a player."""

    def give_up(found: Match, seats: Sequence[Seat]) -> Iterable[Seat]:
        if found.status != "running":  # it has ended meanwhile: nobody leaves it any more
            return []
        bot = found.settings["absent_bot"]
        return [replace(seat, taken_over_by=bot) for seat in seats if is_held(seat, who)]

    await site.store.arrange(match, give_up)
    await site.hub.left(match)


@router.post(
    "/{tournament_id}/start",
    response_model=TournamentModel,
    responses=refusals(401, 403, 404, 409),
)
async def start_tournament(
    tournament_id: TournamentId, request: Request, site: SiteOf, who: Known, language: Language
) -> Told:
    """Begin a tournament; bots take the free seats if its organiser wants that."""
    whole = await organised(site, tournament_id, who)
    site.take(request)
    if whole.tournament.status != "open":
        raise Problem(409, "problem-tournament-begun")
    if len(whole.entrants) < LEAST_PEOPLE:
        raise Problem(409, "problem-tournament-few")
    if not await begin(site.store, whole):
        raise Problem(409, "problem-changed")
    await advance(site.store, site.hub, tournament_id)
    return await told(site, tournament_id, who, language)


@router.post(
    "/{tournament_id}/cancel",
    response_model=TournamentModel,
    responses=refusals(401, 403, 404, 409),
)
async def cancel_tournament(
    tournament_id: TournamentId, site: SiteOf, who: Known, language: Language
) -> Told:
    """Call a tournament off; running matches go on, but no longer count."""
    await organised(site, tournament_id, who)
    if not await site.store.end_tournament(tournament_id, "cancelled"):
        raise Problem(409, "problem-tournament-over")
    return await told(site, tournament_id, who, language)
