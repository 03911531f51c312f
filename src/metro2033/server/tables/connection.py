"""A connection of one client, whatever carries its texts: from its first message to its last."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

import msgspec
from msgspec import UNSET

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server import tracing
from metro2033.server.cluster.pipe import NOT_ENTERED, Pipe
from metro2033.server.match.actor import Actor, Identity
from metro2033.server.match.greeting import ForwardedHello, fault, no_longer, outdated
from metro2033.server.match.outbox import MALFORMED, Outbox
from metro2033.server.match.room_host import RoomHost
from metro2033.server.match.texts import known_or, said
from metro2033.server.protocol import client, server, wire
from metro2033.server.store.entities import StoreError, Unknown
from metro2033.server.tables.access import Access, access_to
from metro2033.server.tables.tables import Tables
from metro2033.table.answer import Refused
from metro2033.table.line import BadRecord

LOG: Final = logging.getLogger("metro2033.connection")

MOST_MALFORMED: Final = 10
"""Messages that are not understood before the connection is closed."""


class Connection:
    """The state of a connected client; `outbox` gets what it is sent."""

    def __init__(
        self, tables: Tables, identity: Identity | None, language: str, address: str = ""
    ) -> None:
        self.tables: Final = tables
        self.identity: Final = identity
        self.outbox: Final = Outbox()
        self.host: RoomHost | None = None
        self.pipe: Pipe | None = None
        self.language: Final = language
        self.actor = Actor(SPECTATOR, False, language, identity, address)
        self._malformed = 0

    async def hear(self, text: str | bytes) -> None:
        """Do what a message asks for, if it is one."""
        try:
            message = wire.read(text)
        except wire.MalformedMessage as error:
            self._malformed += 1
            self.fail(wire.number(text), "malformed", "error-malformed", reason=str(error))
            if self._malformed > MOST_MALFORMED:
                self.outbox.close(MALFORMED)
            return
        with tracing.span("message", kind=type(message).__name__, seat=self.actor.viewer + 1):
            await self.obey(message, text)

    async def obey(self, message: client.Message, text: str | bytes) -> None:
        """Do what a message asks for; `text` is the message as it came."""
        if isinstance(message, client.Hello):
            await self._hello(message)
        elif isinstance(message, client.Ping):
            self.outbox.send_message(server.Pong(id=message.id, time=self.tables.store.now()))
        elif self.pipe is not None:
            await self.pipe.send(text if isinstance(text, str) else text.decode())
        elif self.host is not None:
            await self.host.hear(self.actor, message, self.outbox.send_message)
        else:
            self.fail(message.id, "hello_first", "error-hello-first")

    def fail(self, id: int, code: server.ErrorCode, message: str, **values: str) -> None:
        """Say why a message was not obeyed."""
        text = said(message, values, self.actor.language)
        self.outbox.send_message(server.Error(id=id, code=code, text=text))

    def refuse(self, id: int, refused: Refused) -> None:
        """Say why a message changed nothing."""
        self.outbox.send_message(
            server.Refused(
                id=id,
                rule=refused.rule,
                message=refused.message,
                args=refused.args,
                text=said(refused.message, refused.args, self.actor.language),
            )
        )

    def leave(self) -> None:
        """Leave the match."""
        if self.host is not None:
            self.host.leave(self.outbox)
            self.host = None
        pipe, self.pipe = self.pipe, None
        if pipe is not None:
            pipe.close()

    async def _hello(self, hello: client.Hello) -> None:
        """Come to a match, or look at it from another seat."""
        try:
            access = await access_to(self.tables.store, hello.match, self.identity)
            viewer = None if access is None else chosen(access, hello)
            if access is None or viewer is None:
                self.fail(hello.id, "unknown_match", "problem-no-match")
            elif viewer != SPECTATOR and viewer not in access.held:
                told = {"match": hello.match, "seat": viewer + 1, "address": self.actor.address}
                LOG.info("seat refused", extra=told)
                self.fail(hello.id, "not_allowed", "error-not-yours")
            else:
                await self._enter(hello, viewer, access.may_watch)
        except Unknown:
            self.fail(hello.id, "unknown_match", "problem-no-match")
        except BadRecord as error:
            LOG.warning("match is outdated", extra={"match": hello.match, "error": fault(error)})
            self.outbox.send_message(outdated(hello, self.actor.language))
        except StoreError:  # which the store has told
            self.fail(hello.id, "unavailable", "error-not-loaded")

    async def _enter(self, hello: client.Hello, viewer: int, may_watch: bool) -> None:
        """Enter the room of a match, here or through another process."""
        self.leave()
        hub, language = self.tables.hub, known_or(hello.language, self.language)
        self.actor = Actor(viewer, may_watch, language, self.identity, self.actor.address)
        greeting = msgspec.json.encode(ForwardedHello(self.actor, hello)).decode()
        pipe = await hub.cluster.connect(hello.match, greeting)
        if pipe is not None:
            self.pipe = pipe
            pipe.listen(self.outbox.send, partial(self._pipe_closed, pipe))
            return
        self.host = await hub.enter(self.outbox, self.actor, hello)
        if self.host is None:
            self.outbox.send_message(no_longer(hello, language))

    def _pipe_closed(self, pipe: Pipe, code: int) -> None:
        """The process that owns the match no longer talks to the client."""
        if self.pipe is not pipe:
            return
        if code == NOT_ENTERED:
            self.pipe = None
        else:
            self.outbox.close(code)


def chosen(access: Access, hello: client.Hello) -> int | None:
    """The requested viewer; None if the person may not know of the match."""
    if not access.may_see:
        return None
    if isinstance(hello.seat, int):
        return hello.seat - 1
    if hello.seat is UNSET and access.held:
        asked = [seat for seat in access.held if access.match.asked >> seat & 1]
        return (asked or access.held)[0]
    is_open = access.match.status in {"lobby", "over"} or bool(access.held)
    return SPECTATOR if access.may_watch or is_open else None
