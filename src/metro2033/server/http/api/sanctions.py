"""Mutes and bans by officials."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query

from metro2033.server.http.api.moderation_model import (
    NewSanctionModel,
    SanctionListModel,
    SanctionModel,
    WhyModel,
)
from metro2033.server.http.api.official import (
    Confirmed,
    IsConfirmed,
    IsModerator,
    Moderator,
    account_of,
    check_confirmed,
    check_rank,
)
from metro2033.server.http.api.request_context import SiteOf, refusals
from metro2033.server.http.id_form import ID_PATTERN
from metro2033.server.http.site import Site
from metro2033.server.log import logger
from metro2033.server.match.texts import moment
from metro2033.server.protocol.server import SanctionKind
from metro2033.server.rate_limit import bucket_name, network_name
from metro2033.server.store.entities import Conflict, Unknown
from metro2033.server.store.moderation_entities import (
    Deed,
    IsOfficial,
    Official,
    Role,
    Sanction,
    address_holder,
    is_address,
)
from metro2033.server.tables.access import access_to
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.tables import PAGE
from metro2033.server.time_off import MINUTE_MS

LOG: Final = logger("metro2033.admin")

router: Final = APIRouter(prefix="/api/admin", tags=["admin"], responses=refusals(403))

NEEDED: Final[dict[SanctionKind, Role]] = {"mute": "moderator", "ban": "administrator"}
"""Who may impose and lift what."""


SanctionId = Annotated[
    str,
    Path(pattern=ID_PATTERN, examples=["q4fN0cR7mP1s"], description="A sanction."),
]


@router.post("/mutes", status_code=201, responses=refusals(404, 409))
async def impose_mute(wanted: NewSanctionModel, site: SiteOf, official: Moderator) -> SanctionModel:
    """Mute a person in every chat; they are told why and for how long."""
    return await impose(site, official, "mute", wanted)


@router.post("/bans", status_code=201, responses=refusals(404, 409))
async def impose_ban(wanted: NewSanctionModel, site: SiteOf, official: Confirmed) -> SanctionModel:
    """Ban a person: their sockets close, bots take their seats, logins are refused."""
    return await impose(site, official, "ban", wanted)


async def impose(
    site: Site, official: Official, kind: SanctionKind, wanted: NewSanctionModel
) -> SanctionModel:
    """Mute or ban, then notify everyone concerned."""
    holder, name = await subject_of(site, wanted)
    now = site.store.now()
    until = None if wanted.minutes is None else now + wanted.minutes * MINUTE_MS
    detail = "" if until is None else moment(until)
    told = subject_name(holder, name)
    deed = Deed(official, kind, told, wanted.reason, detail, needs=NEEDED[kind])
    try:
        made = await site.store.impose(deed, kind, holder, name, until)
    except IsOfficial:
        raise Problem(409, "problem-is-official") from None
    except Conflict:
        raise Problem(409, "problem-sanctioned-already") from None
    LOG.info("sanctioned by admin", kind=kind, sanction=made.id)
    await site.hub.sanctioned(holder)
    if kind == "ban" and not is_address(holder):
        for match_id in await site.store.stand_down(holder):
            await site.hub.left(match_id)
    return sanction_row(made, now)


async def subject_of(site: Site, wanted: NewSanctionModel) -> tuple[str, str]:
    """The holder of a new sanction, and their name."""
    given = [wanted.name, wanted.report, wanted.match, wanted.address]
    if sum(one is not None for one in given) != 1:
        raise Problem(422, "problem-one-subject")
    if wanted.name is not None:
        account = await account_of(site, wanted.name)
        return account.id, account.name
    if wanted.address is not None:
        return subject_address(wanted.address)
    if wanted.report is not None:
        report = await site.store.report(wanted.report)
        if report is None:
            raise Problem(404, "problem-no-report")
        holder, name = report.subject, report.subject_name
    else:
        holder, name = await sitting(site, wanted.match or "", wanted.seat)
    if not holder:
        raise Problem(409, "problem-no-person")
    holder = await site.store.account_since(holder) or holder
    names = await site.store.account_names([holder])
    return holder, names.get(holder, name)


async def sitting(site: Site, match: str, seat: int | None) -> tuple[str | None, str]:
    """Who sits at a match, and how they are called there."""
    access = await access_to(site.store, match, None)
    if access is None:
        raise Problem(404, "problem-no-match")
    if seat is None or seat > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=seat or 0)
    here = access.seats[seat - 1]
    return here.account or here.session, here.name


def subject_address(text: str) -> tuple[str, str]:
    """An address of the network; one user of IPv6 has a whole network of them."""
    try:
        address = str(ip_address(text.strip()))
    except ValueError:
        raise Problem(422, "problem-no-address") from None
    return address_holder(bucket_name(address)), address


def subject_name(holder: str, name: str) -> str:
    """How the log calls the holder of a sanction: it is kept for good, an address is not."""
    return network_name(name) if is_address(holder) else name


@router.get("/sanctions", dependencies=[IsModerator])
async def list_sanctions(
    site: SiteOf,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> SanctionListModel:
    """Who is muted or banned now, the newest first."""
    found = await site.store.all_sanctions(limit=limit + 1, offset=offset)
    now = site.store.now()
    return SanctionListModel(
        sanctions=[sanction_row(one, now) for one in found[:limit]],
        next=offset + limit if len(found) > limit else None,
    )


@router.post("/sanctions/{sanction_id}/lift", responses=refusals(404))
async def lift_sanction(
    wanted: WhyModel,
    sanction_id: SanctionId,
    site: SiteOf,
    official: Moderator,
    is_confirmed: IsConfirmed,
) -> SanctionModel:
    """End a mute or, for administrators who have given their password lately, a ban."""
    found = await site.store.sanction(sanction_id)
    if found is None:
        raise Problem(404, "problem-no-sanction")
    check_rank(official, NEEDED[found.kind])
    if found.kind == "ban":
        check_confirmed(is_confirmed=is_confirmed)
    told = subject_name(found.holder, found.name)
    deed = Deed(official, "lift", told, wanted.reason, found.kind, needs=NEEDED[found.kind])
    try:
        await site.store.lift(deed, found.id)
    except Unknown:
        raise Problem(404, "problem-no-sanction") from None
    LOG.info("sanction lifted by admin", sanction=found.id)
    lifted = await site.store.sanction(sanction_id)
    return sanction_row(lifted or found, site.store.now())


def sanction_row(one: Sanction, now: int) -> SanctionModel:
    """A sanction as officials see it."""
    return SanctionModel(
        id=one.id,
        kind=one.kind,
        name=one.name,
        target="address" if is_address(one.holder) else "person",
        reason=one.reason,
        by=one.by,
        at=one.at,
        until=one.until,
        lifted=one.lifted,
        holds=one.holds(now),
    )
