"""The WebSocket: carries the texts of one connection, as many as a client may send."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from metro2033.server.http.auth import identify
from metro2033.server.http.direct_socket import write_now_of
from metro2033.server.http.problem import language_of
from metro2033.server.http.site import Site, address_name, site_of
from metro2033.server.match.actor import Identity, holders_of
from metro2033.server.match.chat import too_often
from metro2033.server.match.greeting import sanction_messages
from metro2033.server.match.outbox import GOING_AWAY, NO_SESSION, TOO_MANY
from metro2033.server.match.session_outboxes import tell_sanctions
from metro2033.server.protocol import client, wire
from metro2033.server.rate_limit import Buckets, bucket_name
from metro2033.server.store.entities import StoreError
from metro2033.server.tables.connection import Connection

BURST_SECONDS: Final = 5.0
"""How many seconds' messages a connection may send at once."""

MOST_EXCESS: Final = 100
"""Messages that are too many before the connection is closed."""

LAST_WORDS: Final = 5.0
"""Seconds for what is still to be sent when the connection ends."""

PATH: Final = "/api/socket"

EMBED_PATH: Final = "/api/embed-socket"
"""For matches embedded in other sites: visitors are anonymous there, even with a cookie."""


async def serve_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one connection: an ASGI application of its own, as each layer costs memory."""
    websocket = WebSocket(scope, receive, send)
    site = site_of(websocket)
    identity = await identity_of(websocket, site)
    await websocket.accept()
    site.metrics.sockets.inc()
    try:
        await ClientSocket(site, websocket, identity).serve()
    finally:
        site.metrics.sockets.dec()


async def identity_of(websocket: WebSocket, site: Site) -> Identity | None:
    """The person who opens a connection."""
    if websocket.scope["path"] == EMBED_PATH:
        return None
    return await identify(websocket, site.store, site.settings)


class ClientSocket(Connection):
    """A connection over a WebSocket."""

    def __init__(self, site: Site, websocket: WebSocket, identity: Identity | None) -> None:
        language = language_of(websocket.headers.get("accept-language", ""))
        client = websocket.client
        address = bucket_name(client.host if client else "unknown")
        super().__init__(site.tables, identity, language, address)
        self.site: Final = site
        self.websocket: Final = websocket
        self.outbox.write_now = write_now_of(websocket.scope)
        rate = site.settings.messages_per_second
        self._bucket: Final = Buckets(rate, rate * BURST_SECONDS)
        self._excess = 0

    async def serve(self) -> None:
        """Receive and send until one side hangs up."""
        sending = asyncio.create_task(self._send_all())
        sessions = self.site.hub.sessions
        sessions.add(self.identity, self.outbox, self.actor.address)
        if self.site.hub.announced.announcements:
            self.outbox.send_message(self.site.hub.announced)
        try:
            await self._check_session()
            while (text := await self._receive()) is not None:
                await self.hear(text)
        finally:
            sessions.remove(self.identity, self.outbox, self.actor.address)
            self.leave()
            self.outbox.close(GOING_AWAY)
            await asyncio.wait([sending], timeout=LAST_WORDS)
            sending.cancel()

    async def _check_session(self) -> None:
        """Close the connection if its session has ended, or its person is banned.

        News of that may have come before anybody knew of the connection, or not at all.
        """
        now = await identity_of(self.websocket, self.site)
        if now != self.identity:
            self.outbox.close(NO_SESSION)
        holders = holders_of(self.identity, self.actor.address)
        found = await self.site.store.sanctions(holders)
        tell_sanctions(self.outbox, sanction_messages(found))

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

    async def hear(self, text: str | bytes) -> None:
        """Do what a message asks for, unless there are too many of them."""
        if self._bucket.take(""):
            self._count_excess(wire.number(text))
        else:
            await super().hear(text)

    async def obey(self, message: client.Message, text: str | bytes) -> None:
        """Do what a message asks for, and count it."""
        began = perf_counter()
        self.site.metrics.count_message(type(message))
        if isinstance(message, client.Hello) and not await self._may_enter():
            return
        wait = self._talk_wait(message)
        if wait:
            self.refuse(message.id, too_often(wait))
            return
        await super().obey(message, text)
        if isinstance(message, client.Answer) and self.host is not None:
            self.site.metrics.answer_seconds.observe(perf_counter() - began)

    async def _may_enter(self) -> bool:
        """Whether a person may see a match; without the store its room says why not."""
        with suppress(StoreError):
            await self._check_session()
        return self.outbox.end is None

    def _talk_wait(self, message: client.Message) -> float:
        """How long an address has to wait before it may write that; it counts for all matches."""
        is_talk = isinstance(message, client.Chat | client.Phrase)
        return self.site.talk.take(address_name(self.websocket)) if is_talk else 0

    def _count_excess(self, id: int) -> None:
        self._excess += 1
        rate = self.site.settings.messages_per_second
        self.fail(id, "too_many", "error-too-many", number=f"{rate:.0f}")
        if self._excess > MOST_EXCESS:
            self.outbox.close(TOO_MANY)
