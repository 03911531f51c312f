"""Administration: roles, the audit log, announcements, server health."""

from __future__ import annotations

from time import monotonic
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request

from metro2033 import __version__, i18n
from metro2033.form import engine_form
from metro2033.server.http.api.moderation_model import (
    AnnouncementListModel,
    AnnouncementModel,
    AuditEntryModel,
    AuditModel,
    ConfirmationModel,
    HealthModel,
    NewAnnouncementModel,
    OfficialListModel,
    OfficialModel,
    PersonModel,
    RoleModel,
    Subject,
)
from metro2033.server.http.api.official import (
    AccountName,
    Confirmed,
    IsAdministrator,
    IsModerator,
    Moderator,
    account_of,
)
from metro2033.server.http.api.reports import report_rows, reports_about
from metro2033.server.http.api.request_context import Known, SiteOf, refusals
from metro2033.server.http.api.sanctions import sanction_row
from metro2033.server.http.api.sessions import check_password, own_account
from metro2033.server.http.id_form import ID_PATTERN
from metro2033.server.http.site import Site
from metro2033.server.log import logger
from metro2033.server.match.texts import moment
from metro2033.server.store.announcements import MOST
from metro2033.server.store.entities import Conflict, Unavailable, Unknown
from metro2033.server.store.moderation_entities import Announcement, Banned, Deed
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.tables import PAGE
from metro2033.server.time_off import MINUTE_MS

LOG: Final = logger("metro2033.admin")

router: Final = APIRouter(prefix="/api/admin", tags=["admin"], responses=refusals(403))

STARTED: Final = monotonic()

AnnouncementId = Annotated[
    str,
    Path(pattern=ID_PATTERN, examples=["q4fN0cR7mP1s"], description="An announcement."),
]


@router.post("/confirmation", dependencies=[IsModerator], status_code=204, responses=refusals(401))
async def confirm_password(
    wanted: ConfirmationModel, request: Request, who: Known, site: SiteOf
) -> None:
    """Confirm your password: it unlocks dangerous actions for a quarter of an hour."""
    account = await own_account(site, who)
    await check_password(site, request, who, account, wanted.password)
    await site.store.confirm_session(account, who.session)


@router.get("/people", responses=refusals(404))
async def show_person(name: AccountName, site: SiteOf, official: Moderator) -> PersonModel:
    """What officials know of an account: sanctions, reports, its last matches without any play.

    Of themselves they see no reports.
    """
    account = await account_of(site, name)
    reports = [] if account.id == official.account else await reports_about(site, account.id)
    now = site.store.now()
    sanctions = await site.store.sanctions_of(account.id)
    matches = await site.store.list_matches(account=account.id, limit=PAGE)
    listed: Any = await site.tables.listed(None, matches, 0, PAGE)
    return PersonModel(
        name=account.name,
        created=account.created,
        role=account.role,
        sanctions=[sanction_row(one, now) for one in sanctions],
        reports=await report_rows(site, reports),
        matches=listed,
    )


@router.get("/announcements", dependencies=[IsModerator])
async def list_announcements(site: SiteOf) -> AnnouncementListModel:
    """The announcements that are shown now."""
    found = await site.store.announcements()
    return AnnouncementListModel(announcements=[announcement_row(one) for one in found])


@router.post("/announcements", status_code=201, responses=refusals(404, 409))
async def announce(
    wanted: NewAnnouncementModel, site: SiteOf, official: Moderator
) -> AnnouncementModel:
    """Show an announcement at all tables."""
    known = i18n.languages()
    for language in wanted.texts:
        if language not in known:
            raise Problem(404, "problem-no-language", language=language, known=", ".join(known))
    until = site.store.now() + wanted.minutes * MINUTE_MS
    text = wanted.texts.get("en") or next(iter(wanted.texts.values()))
    deed = Deed(official, "announce", "", text, moment(until), needs="moderator")
    try:
        made = await site.store.announce(deed, wanted.texts, until)
    except Conflict:
        raise Problem(409, "problem-too-many-announcements", count=MOST) from None
    await site.hub.announcements_changed()
    return announcement_row(made)


@router.delete("/announcements/{announcement_id}", status_code=204, responses=refusals(404))
async def withdraw_announcement(
    announcement_id: AnnouncementId, site: SiteOf, official: Moderator
) -> None:
    """Withdraw an announcement."""
    deed = Deed(official, "withdraw", announcement_id, needs="moderator")
    try:
        await site.store.withdraw(deed, announcement_id)
    except Unknown:
        raise Problem(404, "problem-no-announcement") from None
    await site.hub.announcements_changed()


def announcement_row(one: Announcement) -> AnnouncementModel:
    """An announcement as clients receive it."""
    return AnnouncementModel(id=one.id, texts=dict(one.texts), at=one.at, until=one.until)


@router.get("/officials", dependencies=[IsAdministrator])
async def list_officials(site: SiteOf) -> OfficialListModel:
    """All accounts with a role."""
    return await officials(site)


@router.put("/officials", responses=refusals(404, 409))
async def change_role(wanted: RoleModel, site: SiteOf, official: Confirmed) -> OfficialListModel:
    """Give an account a role, another one, or none."""
    account = await account_of(site, wanted.name)
    deed = Deed(official, "role", account.name, wanted.reason, wanted.role or "none")
    try:
        await site.store.set_role(deed, account.id, wanted.role)
    except Banned:
        raise Problem(409, "problem-sanctioned-already") from None
    LOG.info("role changed by admin", account=account.id, role=wanted.role)
    return await officials(site)


async def officials(site: Site) -> OfficialListModel:
    """All accounts with a role."""
    found: Any = await site.store.officials()
    return OfficialListModel(officials=[OfficialModel(name=n, role=role) for n, role in found])


@router.get("/audit", dependencies=[IsAdministrator])
async def show_audit(
    site: SiteOf,
    subject: Annotated[
        Subject, Query(description="Only what was done to this account or match.")
    ] = "",
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> AuditModel:
    """What officials have done, the newest first; nobody can change or delete it."""
    found = await site.store.audit_entries(limit=limit + 1, offset=offset, subject=subject)
    return AuditModel(
        entries=[
            AuditEntryModel(**{name: getattr(entry, name) for name in entry.__slots__})
            for entry in found[:limit]
        ],
        next=offset + limit if len(found) > limit else None,
    )


@router.get("/health", dependencies=[IsModerator])
async def show_health(site: SiteOf) -> HealthModel:
    """How the server does, as `/readyz` and `/metrics` know it."""
    try:
        await site.store.check_writable()
        is_ready = True
    except Unavailable:
        is_ready = False
    counts = await site.store.counts()
    metrics = site.metrics
    return HealthModel(
        version=__version__,
        engine=engine_form(),
        is_ready=is_ready,
        processes=await site.store.processes(),
        uptime_s=int(monotonic() - STARTED),
        matches=dict(counts.matches),
        accounts=counts.accounts,
        sessions=counts.sessions,
        open_reports=await site.store.open_reports(),
        sockets=int(metrics.value("sockets")),
        rooms=int(metrics.value("rooms")),
        writes_waiting=site.store.waiting,
        bots_waiting=site.bots.waiting,
        bot_processes=site.bots.size,
        store_failures=metrics.by_label("store_failures", "kind"),
    )
