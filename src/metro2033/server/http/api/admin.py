"""Administration of matches and accounts, for the page and `metro2033 admin`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from metro2033.server.http.api.invite_link import base_url, invite
from metro2033.server.http.api.match_model import InviteModel, MatchListModel, MatchModel, Status
from metro2033.server.http.api.moderation_model import WhyModel
from metro2033.server.http.api.official import (
    AccountName,
    Confirmed,
    Host,
    IsAdministrator,
    IsModerator,
    account_of,
    check_not_own,
)
from metro2033.server.http.api.rating_model import (
    DeserterModel,
    OneSidedPairModel,
    PatternsModel,
    RecountModel,
    ReplayedModel,
    WrongPlacesModel,
)
from metro2033.server.http.api.request_context import MatchId, SeatNumber, SiteOf, refusals
from metro2033.server.http.auth import new_token
from metro2033.server.http.problem import asked_language
from metro2033.server.http.site import Site
from metro2033.server.log import logger
from metro2033.server.notices.reset_mail import reset_link
from metro2033.server.store.entities import Match, Seat
from metro2033.server.store.integrity import UNKNOWN, has_damage
from metro2033.server.store.moderation_entities import Deed
from metro2033.server.tables import lobby
from metro2033.server.tables.access import Access, access_to, hashed
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.rated_replay import replay_rated
from metro2033.server.tables.rating_patterns import MOST_MATCHES, deserters, one_sided_pairs
from metro2033.server.tables.tables import PAGE
from metro2033.server.tables.told import told

LOG: Final = logger("metro2033.admin")


router: Final = APIRouter(prefix="/api/admin", tags=["admin"], responses=refusals(403))


class CheckModel(BaseModel):
    """Faults of the database, and the number of its rows."""

    faults: list[str]
    matches: dict[str, int] = Field(description="Matches by status.")
    choices: int
    accounts: int
    sessions: int


class SignedOutModel(BaseModel):
    """How many sessions ended."""

    sessions: int


class PasswordLinkModel(BaseModel):
    """A link to reset a password: whoever has it gets the account."""

    link: str


@router.get("/matches", dependencies=[IsModerator], response_model=MatchListModel)
async def list_all_matches(
    site: SiteOf,
    status: Annotated[list[Status] | None, Query(description="By default all.")] = None,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> dict[str, Any]:
    """All matches, private ones too."""
    matches = await site.store.list_matches(statuses=status or [], limit=limit + 1, offset=offset)
    return await site.tables.listed(None, matches, offset, limit)


@router.get(
    "/matches/{match_id}",
    dependencies=[IsModerator],
    response_model=MatchModel,
    responses=refusals(404),
)
async def show_any_match(match_id: MatchId, site: SiteOf) -> dict[str, Any]:
    """A match and its players; of the play, only what is public."""
    return told(await found(site, match_id), await site.store.rematch_of(match_id))


@router.post(
    "/matches/{match_id}/seats/{seat}/transfer",
    status_code=201,
    responses=refusals(404, 409),
)
async def transfer_seat(
    match_id: MatchId,
    seat: SeatNumber,
    request: Request,
    site: SiteOf,
    official: Confirmed,
    wanted: WhyModel | None = None,
) -> InviteModel:
    """Free a seat; the invitation lets somebody else take it."""
    access = await found(site, match_id)
    check_not_own(official, access)
    if seat > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=seat)
    token = new_token()

    def free(match: Match, seats: Sequence[Seat]) -> Iterable[Seat]:
        if match.status not in {"lobby", "running"}:
            raise Problem(409, "problem-not-running")
        yield replace(lobby.emptied(seats[seat - 1]), invite=hashed(token))

    deed = Deed(official, "transfer_seat", match_id, why(wanted), str(seat))
    await site.store.arrange(match_id, free, deed)
    await site.hub.seats_changed(match_id)
    LOG.info("seat freed by admin", match=match_id, seat=seat)
    return invite(request, site.settings, match_id, token, "seat", seat)


@router.post("/matches/{match_id}/end", response_model=MatchModel, responses=refusals(404, 409))
async def end_any_match(
    match_id: MatchId, site: SiteOf, official: Confirmed, wanted: WhyModel | None = None
) -> dict[str, Any]:
    """End a match early."""
    access = await found(site, match_id)
    check_not_own(official, access)
    if access.match.status not in {"lobby", "running"}:
        raise Problem(409, "problem-not-running")
    await site.store.end_match(match_id, deed=Deed(official, "end_match", match_id, why(wanted)))
    await site.hub.ended(match_id)
    LOG.info("match ended by admin", match=match_id)
    return told(await found(site, match_id))


@router.delete("/matches/{match_id}", status_code=204, responses=refusals(404))
async def delete_match(
    match_id: MatchId, site: SiteOf, official: Confirmed, wanted: WhyModel | None = None
) -> None:
    """Delete a match and all its choices permanently."""
    check_not_own(official, await found(site, match_id))
    await site.store.delete_match(match_id, Deed(official, "delete_match", match_id, why(wanted)))
    await site.hub.forget(match_id)
    LOG.info("match deleted by admin", match=match_id)


@router.post("/accounts/sign-out", responses=refusals(404))
async def sign_out_account(
    name: AccountName, site: SiteOf, official: Confirmed, wanted: WhyModel | None = None
) -> SignedOutModel:
    """End all sessions of an account."""
    account = await account_of(site, name)
    deed = Deed(official, "sign_out", account.name, why(wanted))
    ended = await site.store.close_sessions(account.id, deed)
    for session in ended:
        site.hub.signed_out(session)
    LOG.info("sessions ended by admin", account=account.id, number=len(ended))
    return SignedOutModel(sessions=len(ended))


@router.post("/accounts/password-link", responses=refusals(404))
async def make_password_link(
    name: AccountName,
    request: Request,
    site: SiteOf,
    official: Host,
    wanted: WhyModel | None = None,
) -> PasswordLinkModel:
    """Make a link to reset the password of an account, valid for an hour.

    It takes the admin token: no official should get at the account of a player.
    """
    account, token = await account_of(site, name), new_token()
    deed = Deed(official, "password_link", account.name, why(wanted), needs="host")
    await site.store.begin_reset(account.id, hashed(token), deed)
    LOG.info("password link made by admin", account=account.id)
    return PasswordLinkModel(link=reset_link(base_url(request, site.settings), token))


@router.get("/check", dependencies=[IsAdministrator])
async def check_database(request: Request, site: SiteOf) -> CheckModel:
    """Check the database for faults; rows are not counted if pages are damaged."""
    wrong = await site.store.check()
    counts = UNKNOWN if has_damage(wrong) else await site.store.counts()
    return CheckModel(
        faults=[fault.told(asked_language(request)) for fault in wrong],
        matches=dict(counts.matches),
        choices=counts.choices,
        accounts=counts.accounts,
        sessions=counts.sessions,
    )


@router.post("/ratings/recount")
async def recount_ratings(site: SiteOf, official: Confirmed) -> RecountModel:
    """Recompute all ratings from the results of the matches, and correct what differs."""
    done = await site.store.recount_ratings(Deed(official, "recount", ""))
    LOG.info("ratings recounted by admin", matches=done.matches, wrong=len(done.wrong))
    return RecountModel(matches=done.matches, wrong=len(done.wrong))


@router.post("/ratings/replay")
async def replay_ratings(
    site: SiteOf, official: Confirmed, after: Annotated[int, Query(ge=0, le=2**31)] = 0
) -> ReplayedModel:
    """Play rated matches again, and correct stored places that differ; recount afterwards."""
    part = await replay_rated(site.store, site.tables.replays, after)
    for one in part.wrong:
        deed = Deed(official, "recount", one.rated.match)
        await site.store.correct_places(one.rated, one.played, deed)
        LOG.warning("places corrected by admin", match=one.rated.match, stored=one.stored)
    return ReplayedModel(
        matches=part.matches,
        last=part.last,
        wrong=[
            WrongPlacesModel(match=one.rated.match, stored=one.stored, played=[*one.played])
            for one in part.wrong
        ],
        unread=part.unread,
    )


@router.get("/ratings/patterns", dependencies=[IsModerator])
async def list_patterns(site: SiteOf) -> PatternsModel:
    """Accounts that leave rated matches, or seem to throw them; no proof."""
    played = await site.store.last_rated_matches(MOST_MATCHES)
    left, pairs = await asyncio.to_thread(lambda: (deserters(played), one_sided_pairs(played)))
    named = {account for pair in pairs for account in (pair.winner, pair.loser)}
    names = await site.store.account_names({*named, *(one.account for one in left)})
    return PatternsModel(
        deserters=[
            DeserterModel(name=names.get(one.account, ""), matches=one.matches, left=one.left)
            for one in left
        ],
        pairs=[
            OneSidedPairModel(
                winner=names.get(pair.winner, ""),
                loser=names.get(pair.loser, ""),
                meetings=pair.meetings,
                lost=pair.lost,
                matches=pair.matches,
            )
            for pair in pairs
        ],
    )


def why(wanted: WhyModel | None) -> str:
    """The reason that was given, if one was."""
    return "" if wanted is None else wanted.reason


async def found(site: Site, match_id: str) -> Access:
    """A match, private or not."""
    access = await access_to(site.store, match_id, None)
    if access is None:
        raise Problem(404, "problem-no-match")
    return access
