"""Players report what is wrong at a match; officials decide."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Query, Request

from metro2033.server.http.api.moderation_model import (
    ContextLineModel,
    DecisionModel,
    NewReportModel,
    ReportedModel,
    ReportListModel,
    ReportModel,
    ShownReportModel,
)
from metro2033.server.http.api.official import Moderator
from metro2033.server.http.api.request_context import Known, Language, Seen, SiteOf, refusals
from metro2033.server.http.api.sanctions import sanction_row
from metro2033.server.http.id_form import ID_PATTERN
from metro2033.server.http.site import Site
from metro2033.server.log import logger
from metro2033.server.match.actor import Identity, holder_of, is_held
from metro2033.server.match.texts import said
from metro2033.server.store.entities import ChatLine, Conflict, Seat
from metro2033.server.store.moderation_entities import (
    Deed,
    NewReport,
    Official,
    Report,
    TooManyReports,
)
from metro2033.server.store.reports import MOST_A_DAY
from metro2033.server.tables.access import Access
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.tables import PAGE

LOG: Final = logger("metro2033.admin")

router: Final = APIRouter(tags=["reports"])

ReportId = Annotated[
    str,
    Path(pattern=ID_PATTERN, examples=["q4fN0cR7mP1s"], description="A report."),
]
PEOPLE: Final = "admin"


@router.post(
    "/api/matches/{match_id}/reports", status_code=201, responses=refusals(401, 403, 404, 409)
)
async def report_player(
    wanted: NewReportModel, access: Seen, request: Request, site: SiteOf, who: Known
) -> ReportedModel:
    """Report a line of chat, or the name or the behaviour of a player, to those who run the server.

    Nobody at the table is told.
    """
    site.take_report(request)
    seat, line, subject, quote = await reported(site, access, wanted, who)
    own = [one.name for one in access.seats if is_held(one, who)]
    account = await site.store.account(who.account) if who.account else None
    new = NewReport(
        kind=wanted.kind,
        match=access.match.id,
        title=access.match.settings["title"],
        line=None if line is None else line.k,
        seat=None if seat is None else seat.seat,
        reporter=holder_of(who),
        reporter_name=account.name if account else next(iter(own), ""),
        subject=subject,
        subject_name=line.name if line is not None else "" if seat is None else seat.name,
        quote=quote,
        note=wanted.note,
    )
    try:
        id = await site.store.add_report(new)
    except TooManyReports:
        raise Problem(409, "problem-too-many-reports", count=MOST_A_DAY) from None
    except Conflict:
        raise Problem(409, "problem-reported-already") from None
    LOG.info("reported", report=id, match=access.match.id, kind=wanted.kind)
    return ReportedModel(id=id)


async def reported(
    site: Site, access: Access, wanted: NewReportModel, who: Identity
) -> tuple[Seat | None, ChatLine | None, str | None, str]:
    """Whom a report is about: a seat, a line, an account or a session, and the words."""
    if wanted.kind == "chat":
        found = await site.store.line(access.match.id, wanted.line or 0)
        if found is None or not access.may_read_chat:
            raise Problem(404, "problem-no-line")
        line, writer = found
        seat = None if line.seat is None else access.seats[line.seat]
        if writer is None and seat is not None and seat.name == line.name:
            writer = seat.account or seat.session
        check_not_self(writer, who)
        return seat, line, writer or None, line_text(line, "en")
    if wanted.seat is None or wanted.seat > len(access.seats):
        raise Problem(404, "problem-no-seat", seat=wanted.seat or 0)
    seat = access.seats[wanted.seat - 1]
    if seat.kind != "person":
        raise Problem(409, "problem-no-person")
    subject = seat.account or seat.session
    check_not_self(subject, who)
    return seat, None, subject, seat.name


def check_not_self(subject: str | None, who: Identity) -> None:
    """Refuse a report about oneself."""
    if subject is not None and subject in {who.account, who.session, who.guest}:
        raise Problem(409, "problem-report-self")


def line_text(line: ChatLine, language: str) -> str:
    """What a line of chat says."""
    return line.text or said(f"phrase-{line.phrase}", {}, language)


@router.get("/api/admin/reports", tags=[PEOPLE], responses=refusals(403))
async def list_reports(
    site: SiteOf,
    official: Moderator,
    status: Annotated[Literal["open", "closed"], Query(description="By default open.")] = "open",
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> ReportListModel:
    """Reports: the open ones, the oldest first, or the closed ones, the newest first.

    Nobody sees those about themselves.
    """
    own = official.account
    found = await site.store.reports(status, limit=limit + 1, offset=offset, about_others_than=own)
    return ReportListModel(
        reports=await report_rows(site, found[:limit]),
        next=offset + limit if len(found) > limit else None,
        open=await site.store.open_reports(about_others_than=own),
    )


@router.get(
    "/api/admin/reports/{report_id}",
    tags=[PEOPLE],
    responses=refusals(403, 404),
)
async def show_report(
    report_id: ReportId, site: SiteOf, official: Moderator, language: Language
) -> ShownReportModel:
    """A report with the chat around it; of the play nothing."""
    report = await found_report(site, report_id)
    if official.account is not None and official.account == report.subject:
        raise Problem(403, "problem-own-report")
    return await shown(site, report, language)


@router.post(
    "/api/admin/reports/{report_id}/decision", tags=[PEOPLE], responses=refusals(403, 404, 409)
)
async def decide_report(
    wanted: DecisionModel,
    report_id: ReportId,
    site: SiteOf,
    official: Moderator,
    language: Language,
) -> ShownReportModel:
    """Close a report with a decision; nobody decides on their own reports, or those about them."""
    report = await found_report(site, report_id)
    check_not_involved(official, report)
    deed = Deed(
        official, "decide_report", report.id, wanted.reason, wanted.decision, needs="moderator"
    )
    try:
        await site.store.decide_report(deed, report.id, wanted.decision)
    except Conflict:
        raise Problem(409, "problem-report-closed") from None
    LOG.info("report decided", report=report.id, decision=wanted.decision)
    return await shown(site, await found_report(site, report_id), language)


def check_not_involved(official: Official, report: Report) -> None:
    """Refuse to decide in one's own affairs."""
    if official.account is not None and official.account in {report.reporter, report.subject}:
        raise Problem(403, "problem-own-report")


async def found_report(site: Site, id: str) -> Report:
    """The report of that id."""
    report = await site.store.report(id)
    if report is None:
        raise Problem(404, "problem-no-report")
    return report


async def shown(site: Site, report: Report, language: str) -> ShownReportModel:
    """A report with all that officials know."""
    row = (await report_rows(site, [report]))[0]
    lines = [] if report.line is None else await site.store.lines_around(report.match, report.line)
    subject = report.subject
    past = [] if subject is None else await site.store.sanctions_of(subject)
    others = [] if subject is None else await reports_about(site, subject)
    now = site.store.now()
    return ShownReportModel(
        **row.model_dump(),
        lines=[
            ContextLineModel(
                k=line.k,
                seat=None if line.seat is None else line.seat + 1,
                name=line.name,
                text=line_text(line, language),
                at=line.at,
            )
            for line in lines
        ],
        sanctions=[sanction_row(one, now) for one in past],
        others=sum(other.id != report.id for other in others),
    )


async def reports_about(site: Site, subject: str) -> list[Report]:
    """All reports about somebody, open ones first."""
    return [
        report
        for status in ("open", "closed")
        for report in await site.store.reports(status, limit=PAGE, subject=subject)
    ]


async def report_rows(site: Site, reports: list[Report]) -> list[ReportModel]:
    """Reports as officials see them."""
    subjects = {report.subject for report in reports if report.subject}
    names = await site.store.account_names(subjects)
    return [report_row(report, names) for report in reports]


def report_row(report: Report, names: dict[str, str]) -> ReportModel:
    """A report; of an account its name, and of a session nothing."""
    told: dict[str, Any] = {
        name: getattr(report, name) for name in ReportModel.model_fields if hasattr(report, name)
    }
    told["seat"] = None if report.seat is None else report.seat + 1
    told["subject"] = report.subject_name
    told["reporter"] = report.reporter_name
    return ReportModel(
        **told,
        account=names.get(report.subject or ""),
        has_subject=report.subject is not None,
    )
