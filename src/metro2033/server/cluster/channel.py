"""How server processes call each other.

Processes of one machine talk through a socket in a folder that nobody else may open, those of
several machines by TCP with TLS. Where to call and the key that both sides must know are in the
database, so nobody but a process that reads it can call or be called.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
import tempfile
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, Self

import msgspec

from metro2033.server.cluster import handshake
from metro2033.server.cluster.certificate import new_certificate, trusting
from metro2033.server.cluster.framed_connection import FramedConnection
from metro2033.server.cluster.handshake import NotProven
from metro2033.server.cluster.link import Accept, Link
from metro2033.server.cluster.trouble import Troubles

PROOF_SECONDS: Final = 5.0
"""How long a call may take until both sides have proved who they are."""

SILENCE_SECONDS: Final = 10.0
"""How long a peer may say nothing, though it tells its load every second. Where a network drops
everything, the system itself would notice only after a quarter of an hour."""

FRESH_SECONDS: Final = 3.0
"""How long a peer may say nothing and still be left new matches: it may hang."""

MOST_STRANGERS: Final = 64
"""Callers at once who have proved nothing yet."""

FAIR_SHARE: Final = 1.1
FEW_MATCHES: Final = 10
"""How many times as many matches as another a process takes itself, and how many more."""

HERE: Final = "127.0.0.1"
"""Where processes of one machine talk if it has no sockets in folders."""


class Contact(msgspec.Struct, frozen=True):
    """How to call a process: a socket in a folder, or a host and port with a certificate."""

    key: bytes
    path: str = ""
    host: str = ""
    port: int = 0
    certificate: str = ""


Given = Callable[[str], None]
"""Takes a match that another process leaves to this one."""

Find = Callable[[str], Awaitable[Contact]]
"""Finds out how to call a process; Unreachable if that is not known."""


class Unreachable(Exception):
    """A process that takes no calls, or none of ours."""


class Channel:
    """The place of a process in one life: it takes calls, and keeps a link for each peer."""

    def __init__(
        self, process: str, accept: Accept, given: Given, find: Find, troubles: Troubles
    ) -> None:
        """Use `open`."""
        self.process: Final = process
        self._troubles: Final = troubles
        self._given: Final = given
        self.contact: Contact
        self._accept: Final = accept
        self._find: Final = find
        self._called: Final[dict[str, asyncio.Task[Link]]] = {}
        self._links: Final[set[Link]] = set()
        self._strangers: Final[set[asyncio.Task[None]]] = set()
        self._unreachable: Final[set[str]] = set()
        self._server: asyncio.Server

    @classmethod
    async def open(
        cls,
        process: str,
        accept: Accept,
        given: Given,
        find: Find,
        host: str = "",
        troubles: Troubles | None = None,
    ) -> Self:
        """Take calls on this machine alone, or at an address where other machines call."""
        channel = cls(process, accept, given, find, troubles or Troubles())
        loop, key = asyncio.get_running_loop(), secrets.token_bytes(32)
        if host or not hasattr(socket, "AF_UNIX"):
            host = host or HERE
            certificate, tls = new_certificate()
            server = await loop.create_server(
                channel._stranger, host, 0, ssl=tls, ssl_handshake_timeout=PROOF_SECONDS
            )
            port = server.sockets[0].getsockname()[1]
            channel.contact = Contact(key, host=host, port=port, certificate=certificate)
        else:
            path = Path(tempfile.mkdtemp(prefix="metro2033-link-"), "socket")
            server = await loop.create_unix_server(channel._stranger, path)
            channel.contact = Contact(key, path=str(path))
        channel._server = server
        return channel

    def close(self) -> None:
        """Stop taking calls, and end all links."""
        self._server.close()
        for task in [*self._strangers, *self._called.values()]:
            task.cancel()
        for link in list(self._links):
            link.close()
        clear_away(self.contact)

    @property
    def peers(self) -> set[str]:
        """The processes to which there is a link."""
        return {link.peer for link in self._links}

    def drop(self, peers: Collection[str]) -> None:
        """End the links to processes that are gone."""
        for link in list(self._links):
            if link.peer in peers:
                link.connection.abort()

    def tell_load(self, matches: int) -> None:
        """Tell all others how many matches this process has, and drop the silent ones."""
        for link in list(self._links):
            if link.connection.silence > SILENCE_SECONDS:
                self._troubles.report("silent", peer=link.peer)
                link.connection.abort()
            else:
                link.tell_load(matches)

    def heir(self, matches: int) -> Link | None:
        """The link to the process that has the fewest matches, if this one has clearly more."""
        called = [
            link
            for link in self._links
            if link.peer in self._called and link.connection.silence < FRESH_SECONDS
        ]
        loads = {link.load: link for link in called if link.load is not None}
        least = min(loads, default=matches)
        return loads[least] if matches > FAIR_SHARE * least + FEW_MATCHES else None

    # Calling

    def meet(self, peers: Collection[str]) -> None:
        """Call those of these processes to which there is no link yet."""
        self._unreachable.intersection_update(peers)
        for peer in peers:
            if peer != self.process and peer not in self._called:
                self._start_call(peer)

    async def link(self, peer: str) -> Link:
        """The link to another process, which is called if there is none; or Unreachable."""
        if not self._server.is_serving():
            raise Unreachable(peer)  # this life is over
        task = self._called.get(peer) or self._start_call(peer)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # the channel was closed meanwhile
                raise Unreachable(peer) from None
            raise

    def _start_call(self, peer: str) -> asyncio.Task[Link]:
        task = self._called[peer] = asyncio.create_task(self._call(peer))
        task.add_done_callback(partial(self._called_back, peer))
        return task

    def _called_back(self, peer: str, task: asyncio.Task[Link]) -> None:
        if task.cancelled() or task.exception() is not None:
            del self._called[peer]

    async def _call(self, peer: str) -> Link:
        contact = await self._find(peer)
        connection: FramedConnection | None = None
        try:
            async with asyncio.timeout(PROOF_SECONDS):
                connection = await connect_to(contact)
                await handshake.call(connection, self.process, peer, contact.key)
        except BaseException as error:
            if connection is not None:
                connection.abort()
            if not isinstance(error, OSError | NotProven):  # OSError is also a timeout, and bad TLS
                raise
            is_new = peer not in self._unreachable
            self._unreachable.add(peer)
            name = type(error).__name__
            self._troubles.report("unreachable", is_new=is_new, peer=peer, error=name)
            raise Unreachable(peer) from error
        self._unreachable.discard(peer)
        link = Link(peer, connection, self._gone, self._given, self._troubles)
        self._links.add(link)
        return link

    def _gone(self, link: Link) -> None:
        """A link has ended; the next client calls anew."""
        self._links.discard(link)
        self._called.pop(link.peer, None)

    # Being called

    def _stranger(self) -> FramedConnection:
        connection = FramedConnection()
        task = asyncio.create_task(self._answer(connection))
        self._strangers.add(task)
        task.add_done_callback(self._strangers.discard)
        return connection

    async def _answer(self, connection: FramedConnection) -> None:
        """Let a caller in who proves in time that it is one of us."""
        try:
            if len(self._strangers) > MOST_STRANGERS:
                raise NotProven("too many strangers")
            async with asyncio.timeout(PROOF_SECONDS):
                peer = await handshake.answer(connection, self.process, self.contact.key)
        except (OSError, NotProven, UnicodeDecodeError) as error:
            self._troubles.report("stranger", error=type(error).__name__)
            connection.abort()
        except asyncio.CancelledError:
            connection.abort()
            raise
        else:
            discard = self._links.discard
            link = Link(peer, connection, discard, self._given, self._troubles, self._accept)
            self._links.add(link)


async def connect_to(contact: Contact) -> FramedConnection:
    """A connection on which nothing is proved yet."""
    loop = asyncio.get_running_loop()
    if contact.path:
        _, connection = await loop.create_unix_connection(FramedConnection, contact.path)
    else:
        tls = trusting(contact.certificate)
        _, connection = await loop.create_connection(
            FramedConnection, contact.host, contact.port, ssl=tls, server_hostname=""
        )
    return connection


def clear_away(contact: Contact) -> None:
    """Remove the socket of a process that is gone, and its folder."""
    if contact.path:
        with suppress(OSError):
            Path(contact.path).unlink(missing_ok=True)
            Path(contact.path).parent.rmdir()
