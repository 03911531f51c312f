"""Access to administration: an account with a role, or the admin token."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Header, Query, Request

from metro2033.server.http.api.match_model import PlayerName
from metro2033.server.http.api.request_context import SiteOf
from metro2033.server.http.auth import cookie_name, identify, is_token
from metro2033.server.http.sanctioned import refuse_banned
from metro2033.server.http.site import Site
from metro2033.server.match.actor import holders_of
from metro2033.server.store.entities import Account
from metro2033.server.store.moderation_entities import HOST, RANKS, Official, Role
from metro2033.server.tables.access import Access, hashed
from metro2033.server.tables.problem import Problem
from metro2033.server.time_off import MINUTE_MS

AccountName = Annotated[PlayerName, Query(description="The name of an account.")]

CONFIRMED_MS: Final = 15 * MINUTE_MS
"""How long a given password unlocks dangerous actions."""


async def _official(
    request: Request,
    site: SiteOf,
    authorization: Annotated[
        str, Header(description="`Bearer` and the admin token; a session with a role needs none.")
    ] = "",
) -> Official:
    """The admin token, or an account with a role."""
    if authorization:
        if not is_token(authorization.removeprefix("Bearer "), site.settings.admin_token):
            raise Problem(403, "problem-not-admin")
        return HOST
    who = await identify(request, site.store, site.settings)
    account = await site.store.account(who.account) if who and who.account else None
    if account is None or account.role is None:
        raise Problem(403, "problem-not-admin")
    await refuse_banned(site, holders_of(who, ""))
    return Official(account.id, account.name, account.role)


Moderator = Annotated[Official, Depends(_official)]
"""Requires a role, or the admin token."""


async def _administrator(official: Moderator) -> Official:
    check_rank(official, "administrator")
    return official


IsModerator = Depends(_official)
IsAdministrator = Depends(_administrator)
"""The same for routes that do not need the official."""

Administrator = Annotated[Official, Depends(_administrator)]
"""Requires an administrator, or the admin token."""


async def _is_confirmed(request: Request, site: SiteOf, official: Moderator) -> bool:
    if official.account is None:
        return True
    token = request.cookies.get(cookie_name(site.settings), "")
    session = await site.store.session(hashed(token))
    given = max(session.created, session.confirmed) if session else 0
    return site.store.now() - given <= CONFIRMED_MS


IsConfirmed = Annotated[bool, Depends(_is_confirmed)]
"""Whether an official has given their password lately."""


async def _confirmed(official: Administrator, is_confirmed: IsConfirmed) -> Official:
    check_confirmed(is_confirmed=is_confirmed)
    return official


Confirmed = Annotated[Official, Depends(_confirmed)]
"""Requires an administrator who gave their password lately, or the admin token."""


async def _host(official: Moderator) -> Official:
    check_rank(official, "host")
    return official


Host = Annotated[Official, Depends(_host)]
"""Requires the admin token: for actions that would give access to another's account."""


def check_rank(official: Official, needed: Role) -> None:
    """Refuse officials of a lower rank."""
    if RANKS[official.role] < RANKS[needed]:
        raise Problem(403, "problem-not-admin")


def check_confirmed(*, is_confirmed: bool) -> None:
    """Refuse whoever has not given their password lately."""
    if not is_confirmed:
        raise Problem(403, "problem-confirm")


def check_not_own(official: Official, access: Access) -> None:
    """Refuse officials who play in the match: they could learn others' cards."""
    own = official.account
    if own is not None and any(seat.account == own for seat in access.seats):
        raise Problem(403, "problem-own-match")


async def account_of(site: Site, name: str) -> Account:
    """The account of that name."""
    account = await site.store.account_named(name)
    if account is None:
        raise Problem(404, "problem-no-account", name=name)
    return account
