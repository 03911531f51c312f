"""The door: every request and socket passes here before anything else of the server sees it.

It gives requests an id, turns away what comes from foreign pages, too often, too long or too deep,
sets the headers that browsers keep to, and writes a line of log.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncIterator
from time import monotonic
from typing import Final

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metro2033.server import tracing
from metro2033.server.http.host_name import is_own_host
from metro2033.server.http.json_depth import is_deeper
from metro2033.server.http.limit_log import LimitLog
from metro2033.server.http.problem import language_of, problem_response
from metro2033.server.http.security_headers import HSTS, security_headers
from metro2033.server.http.websocket import EMBED_PATH, PATH, serve_socket
from metro2033.server.log import logger
from metro2033.server.metrics import Metrics
from metro2033.server.rate_limit import Buckets, Slots, bucket_name
from metro2033.server.settings import Settings
from metro2033.server.store.entities import Unavailable
from metro2033.server.tables.problem import Problem

LOG: Final = logger("metro2033.web")

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

MOST_DEPTH: Final = 16
"""How deep JSON may be nested."""

LIMITS: Final = frozenset({408, 413, 429})
"""The statuses of requests rejected for exceeding a limit."""

RECORD_TYPES: Final = ("application/x-ndjson", "text/plain")
"""Bodies that hold a record, which may be long."""

HOST: Final = re.compile(r"[A-Za-z0-9._:\[\]-]{0,260}")
"""What a Host header may be: a name has at most 253 letters, before its port."""

NO_ROUTE: Final = "none"
"""The route of what was turned away before one was found."""

LONG_PART: Final = re.compile(r"[\w.=-]{24,}")
"""A part of a path that may be a token."""


class Guard:
    """ASGI middleware, the outermost one."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, limits: LimitLog
    ) -> None:
        """`app` answers requests; WebSockets need nothing of what surrounds it."""
        self.app: Final = app
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.limits: Final = limits
        self.buckets: Final = Buckets(settings.requests_per_second, settings.request_burst)
        self.slots: Final = Slots(settings.connections_per_address, settings.connections)
        self._names: Final = settings.own_names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request, a socket or the start of the server through, or not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})["request_id"] = request_id = secrets.token_urlsafe(8)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request_id)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        with tracing.span("request", method=scope["method"]):
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket: from our own pages only, and not too many from one address."""
        who = bucket_name(address_of(scope))

        async def send_guarded(message: Message) -> None:
            if message["type"] == "websocket.http.response.start":
                self._set_headers(scope, MutableHeaders(scope=message))
            await send(message)

        reason = self._refusal(scope, who)
        if reason is not None:
            await self._turn_away(reason, scope, receive, send_guarded)
        elif not self.slots.open(who):
            await self._turn_away(
                Problem(429, "problem-too-many-sockets", after=10), scope, receive, send_guarded
            )
        else:
            serve = serve_socket if scope["path"] in {PATH, EMBED_PATH} else self.app
            try:
                await serve(scope, receive, send)
            except Unavailable:
                problem = Problem(503, "problem-not-stored", after=2)
                await self._turn_away(problem, scope, receive, send_guarded)
            finally:
                self.slots.close(who)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A REST request; its end is logged whatever becomes of it."""
        began, status = monotonic(), 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._set_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            refusal = self._refusal(scope, bucket_name(address_of(scope)))
            try:
                if refusal is not None:
                    raise refusal
                body = await self._body(scope, receive)
            except Problem as problem:
                await self._turn_away(problem, scope, receive, send_guarded)
                return
            await self.app(scope, replaying(body, receive), send_guarded)
        except Exception:
            LOG.exception("failed")
            if not status:
                failed = Problem(500, "problem-failed")
                await refuse(failed, scope, receive, send_guarded)
        finally:
            self._note(scope, status, monotonic() - began)

    def _refusal(self, scope: Scope, who: str) -> Problem | None:
        """Why a request is turned away before its body is read, or None."""
        if not HOST.fullmatch(Headers(scope=scope).get("host", "")):
            return Problem(400, "problem-bad-host")
        if not self._is_own_host(scope):
            return Problem(421, "problem-unknown-host")
        is_unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if is_unsafe and not self._is_own_page(scope):
            return Problem(403, "problem-foreign-origin")
        wait = self.buckets.take(who)
        if wait:
            return Problem(429, "problem-too-often", after=wait)
        return None

    def _is_own_host(self, scope: Scope) -> bool:
        """Whether a request is for a name of ours.

        A stranger's page could otherwise give a name of its own our address, and pass for ours. It
        cannot do that with an address. Behind a proxy the public address is compared instead.
        """
        if self.settings.public_url:
            return True
        return is_own_host(Headers(scope=scope).get("host", ""), self._names)

    def _is_own_page(self, scope: Scope) -> bool:
        """Whether a request comes from a page of ours, or from no browser at all."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            # Browsers send an origin with whatever may change something, or at least this.
            return headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
        own = self.settings.public_url
        if not own:
            scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
            own = f"{scheme}://{headers.get('host', '')}"
        return origin == own or origin in self.settings.origins

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body, if it is neither too long nor too deep."""
        headers = Headers(scope=scope)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        most = self.settings.record_bytes if kind in RECORD_TYPES else self.settings.body_bytes
        length = headers.get("content-length", "0")
        too_long = Problem(413, "problem-too-long", bytes=most)
        if length.isdecimal() and int(length) > most:
            raise too_long
        body = bytearray()
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                async for part in parts_of(receive):
                    body += part
                    if len(body) > most:
                        raise too_long
        except TimeoutError:
            raise Problem(408, "problem-too-slow") from None
        if kind not in RECORD_TYPES and is_deeper(body, MOST_DEPTH):
            raise Problem(400, "problem-too-deep")
        return bytes(body)

    async def _turn_away(
        self, problem: Problem, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Answer at the door."""
        reason = problem.message.removeprefix("problem-")
        if problem.status in LIMITS:
            self.limits.bite(reason, address_of(scope))
        else:
            self.limits.count(reason)
        if scope["type"] == "websocket" and "websocket.http.response" not in scope.get(
            "extensions", {}
        ):
            await send({"type": "websocket.close", "code": 1008})
            return
        await refuse(problem, scope, receive, send)

    def _set_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in security_headers(headers.get("content-type", ""), scope["path"]).items():
            headers.setdefault(name, value)
        headers.setdefault("Cache-Control", "no-store")
        headers["X-Request-Id"] = scope["state"]["request_id"]
        if self.settings.is_https:
            headers["Strict-Transport-Security"] = HSTS

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Log and measure a request by its route: paths may be endless, queries may be private."""
        route = getattr(scope.get("route"), "path", NO_ROUTE)
        self.metrics.requests.labels(scope["method"], route, str(status)).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        tracing.note(route=route, status=status)
        LOG.info(
            "request",
            method=scope["method"],
            path=logged_path(scope["path"], route),
            status=status,
            ms=round(seconds * 1000, 1),
            address=address_of(scope),
        )


async def refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with a refusal."""
    language = language_of(Headers(scope=scope).get("accept-language", ""))
    response = problem_response(problem, language, scope["state"]["request_id"])
    await response(scope, receive, send)


def logged_path(path: str, route: str) -> str:
    """A path for the log, without the tokens by which their holders see what others may not.

    A rejected request has no route yet: there, anything as long as a token may be one.

    >>> logged_path("/api/feeds/a", "/api/feeds/{token}"), logged_path("/api/x", "none")
    ('/api/feeds/{token}', '/api/x')
    """
    if "{token}" in route:
        return route
    return path if route != NO_ROUTE else LONG_PART.sub("{token}", path)


def address_of(scope: Scope) -> str:
    """The address of the client; behind a trusted proxy uvicorn has put the real one here."""
    client = scope.get("client")
    return client[0] if client else "unknown"


async def parts_of(receive: Receive) -> AsyncIterator[bytes]:
    """The body of a request as it comes in."""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        yield message.get("body", b"")
        if not message.get("more_body"):
            return


def replaying(body: bytes, receive: Receive) -> Receive:
    """A channel that gives the body once more, then what comes after it."""
    is_given = False

    async def again() -> Message:
        nonlocal is_given
        if is_given:
            return await receive()
        is_given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
