"""Channels of several processes in one, and those who would like to be one of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from metro2033.server.cluster.channel import Channel, Contact, Unreachable
from metro2033.server.cluster.framed_connection import HEAD
from metro2033.server.cluster.link import OPEN, TEXT
from metro2033.server.cluster.pipe import Pipe
from metro2033.server.cluster.trouble import Troubles

PATIENCE = 60.0
"""Seconds after which something that must come never will."""

CALLER, CALLED = "00000000000000c1", "00000000000000d2"


@dataclass
class Site:
    """A process with its channel, and the pipes that others opened to it."""

    channel: Channel
    known: dict[str, Contact]
    accepted: list[tuple[Pipe, str, str]] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    came: asyncio.Event = field(default_factory=asyncio.Event)

    async def pipe(self, number: int = 0) -> Pipe:
        """The n-th pipe that was opened to it."""
        while len(self.accepted) <= number:
            self.came.clear()
            await self.came.wait()
        return self.accepted[number][0]


@asynccontextmanager
async def site(process: str, known: dict[str, Contact], host: str = "") -> AsyncIterator[Site]:
    """A process that others find in `known`."""

    async def find(peer: str) -> Contact:
        if peer not in known:
            raise Unreachable(peer)
        return known[peer]

    def accept(pipe: Pipe, match: str, greeting: str) -> None:
        made.accepted.append((pipe, match, greeting))
        made.came.set()

    troubles = list[str]()
    channel = await Channel.open(
        process, accept, lambda _: None, find, host, Troubles(troubles.append)
    )
    made = Site(channel, known, troubles=troubles)
    known[process] = channel.contact
    try:
        yield made
    finally:
        channel.close()
        await asyncio.sleep(0.01)  # until asyncio has closed what it should


@asynccontextmanager
async def two_sites(host: str = "") -> AsyncIterator[tuple[Site, Site]]:
    """A process that calls, and one that is called."""
    known = dict[str, Contact]()
    async with site(CALLER, known, host) as caller, site(CALLED, known, host) as called:
        yield caller, called


def frame(kind: int, number: int, body: bytes) -> bytes:
    return HEAD.pack(len(body), kind, number) + body


OPENING = frame(OPEN, 1, b"m1\nhello") + frame(TEXT, 1, b"text")


async def closed(reader: asyncio.StreamReader, patience: float = PATIENCE) -> None:
    """Until the other side hangs up."""
    try:
        async with asyncio.timeout(patience):
            while await reader.read(1 << 16):
                pass
    except ConnectionError:
        return
    except TimeoutError:
        raise AssertionError("the connection stays open") from None
