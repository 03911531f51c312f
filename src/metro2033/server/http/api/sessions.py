"""Sessions, accounts, and your own matches."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from metro2033.server.http.api.match_model import MatchListModel, Status
from metro2033.server.http.api.request_context import Asker, Known, Language, SiteOf, refusals
from metro2033.server.http.api.session_model import (
    AccountChangeModel,
    FarewellModel,
    LoginModel,
    NewAccountModel,
    NowAnnouncedModel,
    OwnSanctionModel,
    SessionModel,
)
from metro2033.server.http.auth import (
    begin_session,
    browser_of,
    forget_cookie,
    mark_browser,
    renew_session,
    replace_session,
)
from metro2033.server.http.common_password import is_common
from metro2033.server.http.passwords import is_outdated
from metro2033.server.http.sanctioned import refuse_banned
from metro2033.server.http.site import Site, address_name
from metro2033.server.log import logger
from metro2033.server.match.actor import Identity, holders_of
from metro2033.server.store.entities import Account, Conflict
from metro2033.server.tables.problem import Problem, known_language
from metro2033.server.tables.tables import PAGE

LOG: Final = logger("metro2033.account")

router: Final = APIRouter(prefix="/api", tags=["sessions"])


@router.get("/session", responses=refusals(404))
async def show_session(
    asker: Asker, site: SiteOf, language: Language, request: Request, response: Response
) -> SessionModel:
    """Your session; a known one is extended."""
    if asker is not None:
        await renew_session(request, response, site.store, site.settings)
    account = await site.store.account(asker.account) if asker and asker.account else None
    return await told(site, request, asker, account, language)


@router.post("/accounts", status_code=201, responses=refusals(404, 409))
async def create_account(
    wanted: NewAccountModel, request: Request, response: Response, site: SiteOf, asker: Asker
) -> SessionModel:
    """Make an account and log in."""
    site.take(request)
    site.take_newcomer(request)
    language = known_language(wanted.language)
    check_new_password(wanted.password, wanted.name)
    password_hash = await site.passwords.hash(wanted.password, address_name(request))
    try:
        account = await site.store.create_account(wanted.name, password_hash, language)
    except Conflict:
        raise Problem(409, "problem-account-taken") from None
    note_login(request, account, "right")
    return await enter(site, request, response, account, asker)


@router.post("/session", responses=refusals(403))
async def log_in(
    wanted: LoginModel, request: Request, response: Response, site: SiteOf, asker: Asker
) -> SessionModel:
    """Log in; the seats of this browser go to the account."""
    site.take(request)
    account = await site.store.account_named(wanted.name)
    browser = browser_of(request, site.settings, account)
    is_right = await site.passwords.check(
        account, wanted.name, wanted.password, address_name(request), browser
    )
    if not is_right or account is None:
        note_login(request, account, "wrong")
        raise Problem(403, "problem-wrong-password")
    note_login(request, account, "right")
    if is_outdated(account):
        account = await with_new_hash(site, request, account, wanted.password)
    return await enter(site, request, response, account, asker)


@router.delete("/session", status_code=204, responses=refusals(401))
async def log_out(who: Known, response: Response, site: SiteOf) -> None:
    """Forget this browser; seats that belong to no account are lost with it."""
    LOG.info("logout", account=who.account)
    await site.store.close_session(who.session)
    site.hub.signed_out(who.session)
    forget_cookie(response, site.settings)


@router.patch("/account", responses=refusals(401, 403, 404))
async def change_account(
    wanted: AccountChangeModel, request: Request, response: Response, who: Known, site: SiteOf
) -> SessionModel:
    """Another language or password; a new password logs all other browsers out."""
    account = await own_account(site, who)
    language = known_language(wanted.language or account.language)
    if wanted.new_password is not None:
        check_new_password(wanted.new_password, account.name)
        await check_password(site, request, who, account, wanted.password or "")
        password_hash = await site.passwords.hash(wanted.new_password, address_name(request))
        chosen = language if wanted.language is not None else ""
        ended = await site.store.change_password(account, password_hash, who.session, chosen)
        LOG.info("password changed", account=account.id)
        for session in ended:
            site.hub.signed_out(session)
        mark_browser(response, site.settings, replace(account, password_hash=password_hash))
    elif wanted.language is not None:
        await site.store.change_language(account.id, language)
    return await told(site, request, who, replace(account, language=language), language)


@router.post("/account/deletion", status_code=204, responses=refusals(401, 403))
async def delete_account(
    wanted: FarewellModel, request: Request, response: Response, who: Known, site: SiteOf
) -> None:
    """Delete your account for good; bots take its seats in running matches.

    Tables that it made go to somebody else who sits there; lobbies without people are closed.
    Names stay in finished matches: others have played them too.
    """
    account = await own_account(site, who)
    await check_password(site, request, who, account, wanted.password)
    ended = await site.store.close_others(account)
    LOG.info("account deleted", account=account.id)
    for session in ended:
        site.hub.signed_out(session)
    for match_id in await site.store.resign(account.id):
        await site.hub.left(match_id)
    await site.store.delete_account(account.id)
    forget_cookie(response, site.settings)


@router.get("/session/matches", response_model=MatchListModel, responses=refusals(401))
async def list_own_matches(
    who: Known,
    site: SiteOf,
    status: Annotated[list[Status] | None, Query(description="By default all.")] = None,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> dict[str, Any]:
    """The matches in which you hold a seat.

    First come those that wait for one's answer (`is_my_turn`), that with the least time left before
    the others, then the rest, the last changed first.
    """
    matches = await site.store.own_matches(
        who.session, who.account, statuses=status or [], limit=limit + 1, offset=offset
    )
    return await site.tables.listed(who, matches, offset, limit)


async def own_account(site: Site, who: Identity) -> Account:
    """The account that is logged in."""
    account = await site.store.account(who.account) if who.account else None
    if account is None:
        raise Problem(403, "problem-not-logged-in")
    return account


async def check_password(
    site: Site, request: Request, who: Identity, account: Account, password: str
) -> None:
    """Refuse requests without the right password of the account."""
    site.take(request)
    address = address_name(request)
    if not await site.passwords.check(account, account.name, password, address, who.session):
        note_login(request, account, "wrong")
        raise Problem(403, "problem-wrong-password")


async def with_new_hash(site: Site, request: Request, account: Account, password: str) -> Account:
    """An account whose password is hashed as today, unless it was changed meanwhile."""
    new = await site.passwords.hash(password, address_name(request))
    if not await site.store.renew_hash(account.id, account.password_hash, new):
        raise Problem(403, "problem-wrong-password")
    return replace(account, password_hash=new)


def note_login(request: Request, account: Account | None, outcome: str) -> None:
    """Log that somebody gave a password; of a wrong name nothing is kept, as it may be one."""
    known = account.id if account else None
    LOG.info("login", account=known, outcome=outcome, address=address_name(request))


def check_new_password(password: str, name: str) -> None:
    """Refuse a password that everybody would guess."""
    if is_common(password, name):
        raise Problem(422, "problem-common-password")


async def enter(
    site: Site, request: Request, response: Response, account: Account, asker: Identity | None
) -> SessionModel:
    """Log an account in by a new session; it gets what the browser had before for nobody.

    Whoever is banned gets none.
    """
    await refuse_banned(site, [account.id])
    store, settings = site.store, site.settings
    guest = None
    if asker is None:
        await begin_session(request, response, store, settings, account)
    else:
        guest = asker.session if asker.account is None else None
        concerned = await replace_session(request, response, store, settings, asker, account)
        site.hub.signed_out(asker.session)
        for match_id in concerned:
            await site.hub.ended(match_id)
    mark_browser(response, settings, account)
    return await told(site, request, Identity("", account.id, guest), account, account.language)


async def told(
    site: Site, request: Request, who: Identity | None, account: Account | None, language: str
) -> SessionModel:
    """Who somebody is here, and what holds for them; `language` is that of the answer."""
    found = await site.store.sanctions(holders_of(who, address_name(request)))
    return SessionModel(
        is_known=who is not None,
        role=account.role if account else None,
        sanctions=[
            OwnSanctionModel(kind=s.kind, until=s.until, reason=s.reason, reference=s.id)
            for s in found
        ],
        appeal=site.settings.appeal if found else "",
        announcements=[
            NowAnnouncedModel(id=one.id, texts=one.texts, until=one.until)
            for one in site.hub.announced.announcements
            if one.until > site.store.now()
        ],
        account=account.name if account else None,
        language=account.language if account else language,
        has_offline_page=bool(site.settings.offline_page),
        has_reset_mail=site.notices is not None and site.notices.resets is not None,
    )
