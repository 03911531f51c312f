"""Who somebody is: sessions by an opaque token in a cookie.

A token has 144 bits of chance and is stored only as its hash, so that a copy of the database lets
nobody in. Whoever acts is told by the session alone, never by what a message says.
"""

from __future__ import annotations

import math
import re
import secrets
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from metro2033.server.http.browser_name import browser_name
from metro2033.server.http.passwords import browser_mark, known_browser
from metro2033.server.match.actor import Identity
from metro2033.server.settings import Settings
from metro2033.server.store.entities import VISIT, Account, Session, StoreError
from metro2033.server.store.store import Store
from metro2033.server.tables.access import hashed
from metro2033.server.time_off import DAY_MS

TOKEN_BYTES: Final = 18
TOKEN_FORM: Final = re.compile(r"[A-Za-z0-9_-]{24}")


def new_token() -> str:
    """An unguessable token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def cookie_name(settings: Settings) -> str:
    """The name of the cookie; the prefix lets browsers take it from this very host only."""
    return "__Host-metro2033" if settings.is_https else "metro2033"


async def identify(connection: HTTPConnection, store: Store, settings: Settings) -> Identity | None:
    """Who sends a request or opens a socket; None for somebody without a session."""
    token = connection.cookies.get(cookie_name(settings), "")
    if not TOKEN_FORM.fullmatch(token):
        return None
    session = await store.session(hashed(token))
    if session is None:
        return None
    # A store that cannot write may still be read.
    with suppress(StoreError):
        await store.mark_seen(session)
    return Identity(session.id, session.account, session.guest)


def named_browser(connection: HTTPConnection) -> str:
    """What is kept of the browser that sends a request."""
    return browser_name(connection.headers.get("user-agent", ""))


async def begin_session(
    request: HTTPConnection, response: Response, store: Store, settings: Settings, account: Account
) -> None:
    """A new session of an account, whose token comes with the response."""
    token, browser = new_token(), named_browser(request)
    expires = login_expiry(store, settings)
    await store.open_session(hashed(token), "browser", account, expires, browser)
    _set_cookie(response, token, settings)


async def begin_visit(
    request: HTTPConnection, response: Response, store: Store, settings: Settings
) -> Identity:
    """A new session of nobody in particular; it is soon over unless they come to stay."""
    token, expires = new_token(), expiry(store, settings, VISIT)
    session = await store.open_session(hashed(token), VISIT, None, expires, named_browser(request))
    _set_cookie(response, token, settings)
    return Identity(session.id, None)


def expiry(store: Store, settings: Settings, kind: str = "browser") -> int:
    """When a session ends that begins now."""
    return store.now() + span_of(kind, settings)


def login_expiry(store: Store, settings: Settings) -> int:
    """When a session of an account ends that begins now."""
    return min(expiry(store, settings), store.now() + settings.login_days * DAY_MS)


def span_of(kind: str, settings: Settings) -> int:
    """How long a session lasts, in milliseconds."""
    return DAY_MS if kind == VISIT else settings.session_days * DAY_MS


async def replace_session(
    request: HTTPConnection,
    response: Response,
    store: Store,
    settings: Settings,
    before: Identity,
    account: Account,
) -> list[str]:
    """A new session of an account for a browser that had another one.

    If nobody was logged in before, it keeps its seats and tables: the matches that this concerns.
    """
    token = new_token()
    expires = login_expiry(store, settings)
    adopts = before.account is None
    _, concerned = await store.replace_session(
        before.session,
        hashed(token),
        "browser",
        account,
        expires,
        named_browser(request),
        adopts=adopts,
    )
    _set_cookie(response, token, settings)
    return concerned


async def renew_session(
    request: HTTPConnection, response: Response, store: Store, settings: Settings
) -> None:
    """Extend a session whose time is half over, so that regular players stay logged in.

    That of an account ends all the same when its longest time is over: they log in again.
    """
    token = request.cookies.get(cookie_name(settings), "")
    session = await store.session(hashed(token))
    if session is None:
        return
    span = span_of(session.kind, settings)
    expires = int(min(store.now() + span, last_moment(session, settings)))
    if session.expires - store.now() < span // 2 and expires > session.expires:
        await store.change_session(session.token_hash, session.account, expires)
        _set_cookie(response, token, settings)


def last_moment(session: Session, settings: Settings) -> float:
    """When a session ends however often it is used.

    Without an account nobody could log in again, and seats would be lost: there is no such time.
    """
    if session.account is None:
        return math.inf
    return session.created + settings.login_days * DAY_MS


def browser_cookie(settings: Settings) -> str:
    """The name of the cookie by which a browser is known at an account."""
    return f"{cookie_name(settings)}-browser"


def mark_browser(response: Response, settings: Settings, account: Account) -> None:
    """Let the browser be known at an account; that outlasts its session."""
    _set_cookie(response, browser_mark(account), settings, browser_cookie(settings))


def browser_of(connection: HTTPConnection, settings: Settings, account: Account | None) -> str:
    """The browser that sends a request, if it is known at an account, or ""."""
    return known_browser(account, connection.cookies.get(browser_cookie(settings), ""))


def _set_cookie(response: Response, token: str, settings: Settings, name: str = "") -> None:
    response.set_cookie(
        name or cookie_name(settings),
        token,
        max_age=settings.session_days * DAY_MS // 1000,
        path="/",
        secure=settings.is_https,
        httponly=True,
        samesite="lax",
    )


def forget_cookie(response: Response, settings: Settings) -> None:
    """Tell the browser to drop its token."""
    response.delete_cookie(
        cookie_name(settings), path="/", secure=settings.is_https, httponly=True, samesite="lax"
    )


def is_token(given: str, wanted: str) -> bool:
    """Whether a given token is the wanted one, in steady time; an empty one fits nothing."""
    return bool(wanted) and secrets.compare_digest(hashed(given), hashed(wanted))
