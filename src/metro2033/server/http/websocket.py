"""The WebSocket: one connection of one client, from its first message to its last."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from msgspec import UNSET

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.cluster.pipe import NOT_ENTERED, Pipe
from metro2033.server.http.access import Access, access_to
from metro2033.server.http.auth import identify
from metro2033.server.http.problem import language_of
from metro2033.server.http.rate_limit import Buckets
from metro2033.server.http.site import Site, site_of
from metro2033.server.log import logger
from metro2033.server.match.actor import Actor, Identity
from metro2033.server.match.hub import ForwardedHello, fault, no_longer, outdated
from metro2033.server.match.outbox import GOING_AWAY, MALFORMED, NO_SESSION, TOO_MANY, Outbox
from metro2033.server.match.room_host import RoomHost
from metro2033.server.match.texts import known_or, said
from metro2033.server.protocol import client, server, wire
from metro2033.server.store.entities import StoreError, Unknown
from metro2033.table.line import BadRecord

LOG: Final = logger("metro2033.socket")

BURST_SECONDS: Final = 5.0
"""How many seconds' messages a connection may send at once."""

MOST_MALFORMED: Final = 10
MOST_EXCESS: Final = 100
"""Messages that are not understood, or too many, before the connection is closed."""

LAST_WORDS: Final = 5.0
"""Seconds for what is still to be sent when the connection ends."""

router: Final = APIRouter()


@router.websocket("/api/socket")
async def socket(websocket: WebSocket) -> None:
    """Serve one connection."""
    site = site_of(websocket)
    identity = await identify(websocket, site.store, site.settings)
    await websocket.accept()
    site.metrics.sockets.inc()
    try:
        await ClientSocket(site, websocket, identity).serve()
    finally:
        site.metrics.sockets.dec()


class ClientSocket:
    """What is known of a client while it is connected."""

    def __init__(self, site: Site, websocket: WebSocket, identity: Identity | None) -> None:
        self.site: Final = site
        self.websocket: Final = websocket
        self.identity: Final = identity
        self.outbox: Final = Outbox()
        self.host: RoomHost | None = None
        self.pipe: Pipe | None = None
        self.language = language_of(websocket.headers.get("accept-language", ""))
        self.actor = Actor(SPECTATOR, False, self.language, identity)
        rate = site.settings.messages_per_second
        self._bucket: Final = Buckets(rate, rate * BURST_SECONDS)
        self._malformed = 0
        self._excess = 0
        self._relaying: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Receive and send until one side hangs up."""
        sending = asyncio.create_task(self._send_all())
        sessions = self.site.hub.sessions
        sessions.add(self.identity, self.outbox)
        try:
            await self._check_session()
            while (text := await self._receive()) is not None:
                await self._obey(text)
        finally:
            sessions.remove(self.identity, self.outbox)
            self._leave()
            self.outbox.close(GOING_AWAY)
            await asyncio.wait([sending], timeout=LAST_WORDS)
            sending.cancel()

    async def _check_session(self) -> None:
        """Close the connection if its session ended before anybody knew of the connection."""
        now = await identify(self.websocket, self.site.store, self.site.settings)
        if now != self.identity:
            self.outbox.close(NO_SESSION)

    async def _receive(self) -> str | bytes | None:
        """The next message, or None when the connection is closed."""
        event = await self.websocket.receive()
        if event["type"] != "websocket.receive" or self.outbox.end is not None:
            return None
        text: str | bytes | None = event.get("text")
        return event["bytes"] if text is None else text

    async def _send_all(self) -> None:
        """Send what the outbox gets, then close, unless the client was quicker."""
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.websocket.close(await self.outbox.run(self._write))

    async def _write(self, text: str) -> None:
        await self.websocket.send({"type": "websocket.send", "text": text})

    def _fail(self, id: int, code: server.ErrorCode, message: str, **values: str) -> None:
        text = said(message, values, self.actor.language)
        self.outbox.send_message(server.Error(id=id, code=code, text=text))

    async def _obey(self, text: str | bytes) -> None:
        """Do what a message asks for."""
        began = perf_counter()
        if self._bucket.take(""):
            self._count_excess(wire.number(text))
            return
        try:
            message = wire.read(text)
        except wire.MalformedMessage as error:
            self._count_malformed(wire.number(text), str(error))
            return
        tag = type(message).__struct_config__.tag
        self.site.metrics.messages.labels(tag).inc()
        if isinstance(message, client.Hello):
            await self._hello(message)
        elif isinstance(message, client.Ping):
            self.outbox.send_message(server.Pong(id=message.id, time=self.site.store.now()))
        elif self.pipe is not None:
            self.pipe.send(text if isinstance(text, str) else text.decode())
        elif self.host is not None:
            await self.host.hear(self.actor, message, self.outbox.send_message)
            if isinstance(message, client.Answer):
                self.site.metrics.answer_seconds.observe(perf_counter() - began)
        else:
            self._fail(message.id, "hello_first", "error-hello-first")

    def _count_excess(self, id: int) -> None:
        self._excess += 1
        rate = self.site.settings.messages_per_second
        self._fail(id, "too_many", "error-too-many", number=f"{rate:.0f}")
        if self._excess > MOST_EXCESS:
            self.outbox.close(TOO_MANY)

    def _count_malformed(self, id: int, reason: str) -> None:
        self._malformed += 1
        self._fail(id, "malformed", "error-malformed", reason=reason)
        if self._malformed > MOST_MALFORMED:
            self.outbox.close(MALFORMED)

    async def _hello(self, hello: client.Hello) -> None:
        """Come to a match, or look at it from another seat."""
        try:
            access = await access_to(self.site.store, hello.match, self.identity)
            viewer = None if access is None else chosen(access, hello)
            if access is None or viewer is None:
                self._fail(hello.id, "unknown_match", "problem-no-match")
            elif viewer != SPECTATOR and viewer not in access.held:
                self._fail(hello.id, "not_allowed", "error-not-yours")
            else:
                await self._enter(hello, viewer, access.may_watch)
        except Unknown:
            self._fail(hello.id, "unknown_match", "problem-no-match")
        except BadRecord as error:
            LOG.warning("match is outdated", match=hello.match, error=fault(error))
            self.outbox.send_message(outdated(hello, self.actor.language))
        except StoreError as error:
            LOG.warning("match cannot be loaded", match=hello.match, error=fault(error))
            self._fail(hello.id, "unavailable", "error-not-loaded")

    async def _enter(self, hello: client.Hello, viewer: int, may_watch: bool) -> None:
        """Enter the room of a match, here or through another process."""
        self._leave()
        hub, language = self.site.hub, known_or(hello.language, self.language)
        self.actor = Actor(viewer, may_watch, language, self.identity)
        if not await hub.cluster.own(hello.match):
            greeting = msgspec.json.encode(ForwardedHello(self.actor, hello)).decode()
            self.pipe = await hub.cluster.connect(hello.match, greeting)
            self._relaying = asyncio.create_task(self._relay(self.pipe))
            return
        self.host = await hub.enter(self.outbox, self.actor, hello)
        if self.host is None:
            self.outbox.send_message(no_longer(hello, language))

    async def _relay(self, pipe: Pipe) -> None:
        """Pass on what comes from the process that has the match."""
        async for text in pipe:
            self.outbox.send(text)
        if self.pipe is not pipe:
            return
        if pipe.code == NOT_ENTERED:
            self.pipe = None
        else:
            self.outbox.close(pipe.code or GOING_AWAY)

    def _leave(self) -> None:
        """Look at no match any more."""
        if self.host is not None:
            self.host.leave(self.outbox)
            self.host = None
        pipe, self.pipe = self.pipe, None
        if pipe is not None:
            pipe.close()


def chosen(access: Access, hello: client.Hello) -> int | None:
    """The viewer that somebody wants to be; None if they may not know of the match at all."""
    if not access.may_see:
        return None
    if isinstance(hello.seat, int):
        return hello.seat - 1
    if hello.seat is UNSET and access.held:
        asked = [seat for seat in access.held if access.match.asked >> seat & 1]
        return (asked or access.held)[0]
    is_open = access.match.status in {"lobby", "over"} or bool(access.held)
    return SPECTATOR if access.may_watch or is_open else None
