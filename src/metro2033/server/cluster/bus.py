"""News between server processes, by LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, Self

import psycopg
from sqlalchemy import URL

from metro2033.server.store.entities import Unavailable
from metro2033.server.store.owners import lock_number

ALL: Final = "metro2033"
"""The channel on which all processes listen."""

# Both sides notice within half a minute that the other machine is gone.
_OPTIONS: Final = (
    "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 "
    "-c synchronous_commit=off"  # a message need not survive
)

PULSE: Final = "metro2033 pulse"
"""How the database calls the connection that holds the lock of a process, and says something at
least every second: where it does not, the process hangs."""

PULSE_SECONDS: Final = 1.0

Kind = Literal["news", "gone"]
"""A match or a session has changed; the sender leaves."""


@dataclass(frozen=True, slots=True)
class BusMessage:
    """News from one process to the others; `subject` is a match or a session."""

    kind: Kind
    subject: str = "-"
    topic: str = ""
    sender: str = ""


class Bus:
    """A process's place among the others; its life is that of its two connections."""

    def __init__(
        self, process: str, listening: psycopg.AsyncConnection, sending: psycopg.AsyncConnection
    ) -> None:
        """Use `open`."""
        self.process: Final = process
        self._listening: Final = listening
        self._sending: Final = sending
        self._outgoing: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._incoming: Final[asyncio.Queue[str | psycopg.Error]] = asyncio.Queue()
        self._sent = 0
        self._tasks: Final = [asyncio.create_task(work()) for work in (self._send, self._receive)]

    @classmethod
    async def open(cls, url: URL) -> Self:
        """Connect, and hold the lock by which others know that we live."""
        process = secrets.token_hex(8)
        try:
            sending = await _connect(url, PULSE)
            await sending.execute("SELECT pg_advisory_lock(%s)", [lock_number(process)])
            listening = await _connect(url, "metro2033 cluster")
            await listening.execute(f"LISTEN {ALL}")
        except psycopg.Error as error:
            raise Unavailable(type(error).__name__) from error
        return cls(process, listening, sending)

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

    def broadcast(self, message: BusMessage) -> None:
        """Send news to all others."""
        # Equal notifications of one transaction would become one: so each has a number.
        self._sent += 1
        said = (str(self._sent), self.process, message.kind, message.subject, message.topic)
        self._outgoing.put_nowait(" ".join(said))

    async def listen(self) -> AsyncIterator[BusMessage]:
        """News from the others; Unavailable when a connection is lost."""
        while True:
            payload = await self._incoming.get()
            if isinstance(payload, psycopg.Error):
                raise Unavailable(type(payload).__name__)
            message = read(payload)
            if message.sender != self.process:
                yield message

    async def _send(self) -> None:
        """Send whatever waits, in one transaction; or a sign of life."""
        try:
            while True:
                waiting = await self._waiting()
                if not waiting:
                    await self._sending.execute("SELECT 1")
                    continue
                async with self._sending.transaction(), self._sending.cursor() as cursor:
                    said = [(ALL, payload) for payload in waiting]
                    await cursor.executemany("SELECT pg_notify(%s, %s)", said)
                for _ in waiting:
                    self._outgoing.task_done()
        except psycopg.Error as error:
            self._incoming.put_nowait(error)

    async def _waiting(self) -> list[str]:
        """What is to be sent, as soon as there is something; nothing after a while."""
        found = list[str]()
        with suppress(TimeoutError):
            async with asyncio.timeout(PULSE_SECONDS):
                found.append(await self._outgoing.get())
        while not self._outgoing.empty():
            found.append(self._outgoing.get_nowait())
        return found

    async def _receive(self) -> None:
        """Take in whatever comes."""
        try:
            async for notification in self._listening.notifies():
                self._incoming.put_nowait(notification.payload)
        except psycopg.Error as error:
            self._incoming.put_nowait(error)


def read(payload: str) -> BusMessage:
    """The message in a notification."""
    _, sender, kind, subject, topic = payload.split(" ", 4)
    return BusMessage(kind, subject, topic, sender)  # type: ignore[arg-type]


async def _connect(url: URL, called: str) -> psycopg.AsyncConnection:
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
        application_name=called,
    )
