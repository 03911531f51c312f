"""Processes that share a PostgreSQL database: who has which match, and how to reach them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from typing import Final

from metro2033.server.cluster.bus import Bus, BusMessage
from metro2033.server.cluster.ownership import ClusterHost
from metro2033.server.cluster.pipe import OWNER_GONE, Pipe
from metro2033.server.log import logger
from metro2033.server.store import owners
from metro2033.server.store.entities import StoreError, Unavailable
from metro2033.server.store.store import Store

ROUND: Final = 1.0
"""Seconds between two looks for processes that died."""

_log = logger(__name__)


class PostgresCluster:
    """One of the processes. It has a life as long as it can hear the others, then begins another.

    With each life it is a new process to the others, so nothing of the old one can be mistaken.
    """

    def __init__(self, store: Store, round_seconds: float = ROUND) -> None:
        self._store: Final = store
        self._round: Final = round_seconds
        self._owned: Final[set[str]] = set()
        self._pipes: Final[dict[str, Pipe]] = {}
        self._serving: Final[set[asyncio.Task[None]]] = set()
        self._bus: Bus | None = None
        self._lives: asyncio.Task[None] | None = None

    async def open(self, host: ClusterHost) -> None:
        """Join the others."""
        self._bus = await self._join()
        self._lives = asyncio.create_task(self._live(host))

    async def close(self) -> None:
        """Leave everything to the others."""
        if self._lives is not None:
            self._lives.cancel()
            await asyncio.wait([self._lives])
        bus = self._bus
        self._forget()
        if self._serving:
            await asyncio.wait(self._serving)
        if bus is not None:
            await self._store.write(lambda c: owners.leave(c, bus.process))
            bus.broadcast(BusMessage("gone"))
            await bus.close()

    async def own(self, match: str) -> bool:
        """Whether the match is ours; it becomes so if no living process has it."""
        return match in self._owned or await self._owner(match) == self._here().process

    async def release(self, match: str) -> None:
        """Leave a match to whoever needs it."""
        process = self._here().process
        self._owned.discard(match)
        await self._store.write(lambda c: owners.let_go(c, match, process))

    async def connect(self, match: str, greeting: str) -> Pipe:
        """A pipe for one client to the owner of the match, which gets the greeting."""
        peer = await self._owner(match)
        bus = self._here()
        if peer == bus.process:
            raise Unavailable("the match has just come to this process")
        number = secrets.token_hex(8)
        bus.send(peer, BusMessage("open", number, match, greeting))
        return self._pipe(bus, peer, number)

    def tell(self, match: str, topic: str) -> None:
        """Tell the others that something of a match was changed in the store."""
        if self._bus is not None:
            self._bus.broadcast(BusMessage("news", match=match, body=topic))

    async def _owner(self, match: str) -> str:
        """The process that has a match: this one, if no other does."""
        bus = self._here()
        found = await self._store.write(lambda c: owners.take(c, match, bus.process))
        if found == bus.process and bus is self._bus:
            self._owned.add(match)
        return found

    def _here(self) -> Bus:
        """The bus, or Unavailable between two lives."""
        if self._bus is None:
            raise Unavailable("the database is away")
        return self._bus

    # Lives

    async def _join(self) -> Bus:
        """Begin a life, in which nothing is ours yet."""
        bus = await Bus.open(self._store.url)
        try:
            await self._store.write(lambda c: owners.enter(c, bus.process, self._store.now()))
        except StoreError:
            await bus.close()
            raise
        self._store.process = bus.process
        return bus

    async def _live(self, host: ClusterHost) -> None:
        """One life after the other."""
        while True:
            bus = self._here()
            burying = asyncio.create_task(self._bury(bus, host))
            try:
                async for message in bus.listen():
                    self._hear(bus, host, message)
            except Unavailable as error:
                _log.warning("cluster-lost", process=bus.process, reason=str(error))
            except Exception:  # noqa: BLE001 whoever hears nothing must not seem to be alive
                _log.exception("cluster-failed", process=bus.process)
            finally:
                burying.cancel()
            self._forget()
            host.lost()
            await bus.close()
            self._bus = await self._join_again()

    async def _join_again(self) -> Bus:
        """Begin a life as soon as the database is there."""
        while True:
            try:
                return await self._join()
            except StoreError:
                await asyncio.sleep(self._round / 4)

    def _forget(self) -> None:
        """End a life: nothing is ours, and no pipe leads anywhere."""
        self._bus = None
        self._store.process = None
        self._owned.clear()
        self._close_pipes({pipe.peer for pipe in self._pipes.values()})

    async def _bury(self, bus: Bus, host: ClusterHost) -> None:
        """Look for dead processes from time to time: they leave matches and ends of pipes."""
        while True:
            await asyncio.sleep(self._round)
            try:
                gone, living = await self._store.write(owners.bury)
            except StoreError:
                continue
            # Another process may have buried somebody, and not have come to telling it.
            self._close_pipes({pipe.peer for pipe in self._pipes.values()} - living)
            if gone:
                _log.info("cluster-gone", processes=sorted(gone))
                host.orphaned()

    def _close_pipes(self, peers: Collection[str]) -> None:
        """Close the pipes to these processes."""
        for pipe in list(self._pipes.values()):
            if pipe.peer in peers:
                pipe.close(OWNER_GONE)

    # Messages

    def _hear(self, bus: Bus, host: ClusterHost, message: BusMessage) -> None:
        """Do what a message is about."""
        pipe = self._pipes.get(message.pipe)
        if message.kind == "news":
            host.news(message.match, message.body)
        elif message.kind == "gone":
            self._close_pipes({message.sender})
            host.orphaned()
        elif message.kind == "open":
            pipe = self._pipe(bus, message.sender, message.pipe)
            task = asyncio.create_task(self._serve(host, message, pipe))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)
        elif pipe is not None and message.kind == "text":
            pipe.came(message.body)
        elif pipe is not None:
            del self._pipes[message.pipe]
            pipe.closed(int(message.body))

    def _pipe(self, bus: Bus, peer: str, number: str) -> Pipe:
        """Our end of a pipe."""

        def say(text: str) -> None:
            bus.send(peer, BusMessage("text", number, body=text))

        def hang_up(code: int) -> None:
            self._pipes.pop(number, None)
            bus.send(peer, BusMessage("close", number, body=str(code)))

        pipe = Pipe(peer, say, hang_up)
        self._pipes[number] = pipe
        return pipe

    async def _serve(self, host: ClusterHost, message: BusMessage, pipe: Pipe) -> None:
        """Let the host talk with another process's client, if the match is here."""
        try:
            if await self.own(message.match):
                await host.serve(message.match, message.body, pipe)
        except Exception:  # noqa: BLE001 one client's trouble must not stop the process
            _log.exception("cluster-serve-failed", match=message.match)
        finally:
            pipe.close(OWNER_GONE)
