"""Messages between server processes, by LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final, Literal, Self

import psycopg
from psycopg import sql
from sqlalchemy import URL

from metro2033.server.store.entities import Unavailable
from metro2033.server.store.owners import lock_number

ALL: Final = "metro2033"
"""The channel of all processes; each has another one for itself."""

PART: Final = 7000
"""Characters of a body in one notification; PostgreSQL takes less than 8,000 bytes in all."""

# Both sides notice within half a minute that the other machine is gone.
_OPTIONS: Final = (
    "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 "
    "-c synchronous_commit=off"  # a message need not survive
)

Kind = Literal["open", "text", "close", "news", "gone"]
"""A pipe begins, carries a text, ends; a match has changed; the sender leaves."""


@dataclass(frozen=True, slots=True)
class BusMessage:
    """What one process tells another; `pipe` is the number of the pipe it goes through."""

    kind: Kind
    pipe: str = "-"
    match: str = "-"
    body: str = ""
    sender: str = ""


class Bus:
    """A process's place among the others; its life is that of the connection it listens on."""

    def __init__(
        self, process: str, listening: psycopg.AsyncConnection, sending: psycopg.AsyncConnection
    ) -> None:
        """Use `open`."""
        self.process: Final = process
        self._listening: Final = listening
        self._sending: Final = sending
        self._outgoing: Final[asyncio.Queue[tuple[str, str]]] = asyncio.Queue()
        self._incoming: Final[asyncio.Queue[str | psycopg.Error]] = asyncio.Queue()
        self._parts: Final[dict[tuple[str, str], list[str]]] = {}
        self._sent = 0
        self._tasks: Final = [asyncio.create_task(work()) for work in (self._send, self._receive)]

    @classmethod
    async def open(cls, url: URL) -> Self:
        """Connect, and hold the lock by which others know that we live."""
        process = secrets.token_hex(8)
        try:
            listening = await _connect(url)
            await listening.execute("SELECT pg_advisory_lock(%s)", [lock_number(process)])
            for channel in (ALL, _channel(process)):
                await listening.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
            return cls(process, listening, await _connect(url))
        except psycopg.Error as error:
            raise Unavailable(type(error).__name__) from error

    async def close(self) -> None:
        """Send what waits, and let go; others may then take what was ours."""
        sent = asyncio.create_task(self._outgoing.join())
        waiting = [sent, *self._tasks]
        await asyncio.wait(waiting, timeout=5, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting)
        await self._sending.close()
        await self._listening.close()

    def send(self, process: str, message: BusMessage) -> None:
        """Tell one process."""
        self._put(_channel(process), message)

    def broadcast(self, message: BusMessage) -> None:
        """Tell all others."""
        self._put(ALL, message)

    async def listen(self) -> AsyncIterator[BusMessage]:
        """What the others tell; Unavailable when a connection is lost."""
        while True:
            payload = await self._incoming.get()
            if isinstance(payload, psycopg.Error):
                raise Unavailable(type(payload).__name__)
            message = self._read(payload)
            if message is not None and message.sender != self.process:
                yield message

    def _put(self, channel: str, message: BusMessage) -> None:
        """Queue a message, in parts if it is long."""
        body = b64encode(message.body.encode()).decode()
        parts = [body[i : i + PART] for i in range(0, len(body), PART)] or [""]
        for i, part in enumerate(parts):
            # Equal notifications of one transaction would become one: so each has a number.
            self._sent += 1
            left = len(parts) - 1 - i
            head = f"{self._sent} {self.process} {message.kind} {message.pipe} {message.match}"
            self._outgoing.put_nowait((channel, f"{head} {left} {part}"))

    def _read(self, payload: str) -> BusMessage | None:
        """The message, if this was its last part."""
        _, sender, kind, pipe, match, left, part = payload.split(" ")
        parts = self._parts.setdefault((sender, pipe), [])
        parts.append(part)
        if left != "0":
            return None
        del self._parts[sender, pipe]
        body = b64decode("".join(parts)).decode()
        return BusMessage(kind, pipe, match, body, sender)  # type: ignore[arg-type]

    async def _send(self) -> None:
        """Send whatever waits, in one transaction."""
        try:
            while True:
                waiting = [await self._outgoing.get()]
                while not self._outgoing.empty():
                    waiting.append(self._outgoing.get_nowait())
                async with self._sending.transaction(), self._sending.cursor() as cursor:
                    await cursor.executemany("SELECT pg_notify(%s, %s)", waiting)
                for _ in waiting:
                    self._outgoing.task_done()
        except psycopg.Error as error:
            self._incoming.put_nowait(error)

    async def _receive(self) -> None:
        """Take in whatever comes."""
        try:
            async for notification in self._listening.notifies():
                self._incoming.put_nowait(notification.payload)
        except psycopg.Error as error:
            self._incoming.put_nowait(error)


def _channel(process: str) -> str:
    """Where one process listens."""
    return f"{ALL}_{process}"


async def _connect(url: URL) -> psycopg.AsyncConnection:
    """A connection beside those of the store."""
    name = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await psycopg.AsyncConnection.connect(
        name,
        autocommit=True,
        options=_OPTIONS,
        connect_timeout=10,
        keepalives_idle=10,
        keepalives_interval=5,
        keepalives_count=3,
        application_name="metro2033 cluster",
    )
