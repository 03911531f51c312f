"""Processes that share a PostgreSQL database: who has which match, and how to reach them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from metro2033.server.cluster.bus import PULSE, Bus, BusMessage
from metro2033.server.cluster.channel import Channel, Contact, Unreachable, clear_away
from metro2033.server.cluster.ownership import ClusterHost
from metro2033.server.cluster.pipe import OWNER_GONE, Pipe
from metro2033.server.cluster.trouble import Troubles
from metro2033.server.log import logger
from metro2033.server.store import owners
from metro2033.server.store.entities import StoreError, Unavailable
from metro2033.server.store.store import Store

ROUND: Final = 1.0
"""Seconds between two looks for processes that died."""

HUNG_SECONDS: Final = 30.0
DOUBT_SECONDS: Final = 5.0
"""How long a process may say nothing to the database, and how much longer it is watched then: the
database itself may have stood still."""

PAUSES: Final = (0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds after which somebody who cannot be called is called again: they may just have died."""

_log = logger(__name__)


class Life:
    """As long as a process can hear the others: what it tells all, and where it is called."""

    def __init__(self, bus: Bus, channel: Channel) -> None:
        self.bus: Final = bus
        self.channel: Final = channel
        self.process: Final = bus.process

    async def end(self) -> None:
        """Let go of everything."""
        self.channel.close()
        await self.bus.close()


class PostgresCluster:
    """One of the processes. It has a life as long as it can hear the others, then begins another.

    With each life it is a new process to the others, so nothing of the old one can be mistaken.
    """

    def __init__(
        self,
        store: Store,
        round_seconds: float = ROUND,
        host: str = "",
        troubles: Troubles | None = None,
    ) -> None:
        """`host` is where other machines reach this one; without it there are none."""
        self._store: Final = store
        self._troubles: Final = troubles
        self._address: Final = host
        self._round: Final = round_seconds
        self._owned: Final[set[str]] = set()
        self._serving: Final[set[asyncio.Task[None]]] = set()
        self._silent: dict[str, float] = {}  # processes, and since when they were found so
        self._life: Life | None = None
        self._lives: asyncio.Task[None] | None = None

    async def open(self, host: ClusterHost) -> None:
        """Join the others."""
        self._life = await self._join(host)
        self._lives = asyncio.create_task(self._live(host))

    async def close(self) -> None:
        """Leave everything to the others."""
        if self._lives is not None:
            self._lives.cancel()
            await asyncio.wait([self._lives])
        life = self._life
        self._forget()
        if self._serving:
            await asyncio.wait(self._serving)
        if life is not None:
            await self._store.write(lambda c: owners.leave(c, life.process))
            life.bus.broadcast(BusMessage("gone"))
            await life.end()

    async def own(self, match: str) -> bool:
        """Whether the match is ours; it becomes so if no living process has it."""
        return match in self._owned or await self._owner(match) == self._here().process

    async def release(self, match: str) -> None:
        """Leave a match to whoever needs it."""
        process = self._here().process
        self._owned.discard(match)
        await self._store.write(lambda c: owners.let_go(c, match, process))

    async def connect(self, match: str, greeting: str) -> Pipe | None:
        """A pipe for one client to the owner of the match; None if the match is ours."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        for pause in PAUSES:
            life = self._here()
            if match in self._owned or (peer := await self._owner(match)) == life.process:
                return None
            try:
                return (await life.channel.link(peer)).open(match, greeting)
            except Unreachable:
                if loop.time() - began > sum(PAUSES):
                    break  # it does not refuse, it does not answer: nobody should wait for it again
                await asyncio.sleep(pause)
        raise Unavailable("the process that has the match cannot be reached")

    def tell(self, match: str, topic: str) -> None:
        """Tell the others that something of a match was changed in the store."""
        if self._life is not None:
            self._life.bus.broadcast(BusMessage("news", match, topic))

    async def _owner(self, match: str) -> str:
        """The process that has a match: this one, if no other does, or one with fewer matches."""
        life = self._here()
        known = await self._store.read(lambda c: owners.owner(c, match))
        if known in life.channel.peers:
            return known  # it lives, as there is a link to it
        heir = None if known == life.process else life.channel.heir(len(self._owned))
        taker = life.process if heir is None else heir.peer
        found = await self._store.write(lambda c: owners.take(c, match, taker))
        if heir is not None and found == taker:
            heir.give(match)
        if found == life.process and life is self._life:
            self._owned.add(match)
        return found

    def _here(self) -> Life:
        """The life, or Unavailable between two of them."""
        if self._life is None:
            raise Unavailable("the database is away")
        return self._life

    # Lives

    async def _join(self, host: ClusterHost) -> Life:
        """Begin a life, in which nothing is ours yet."""
        bus = await Bus.open(self._store.url)

        def accept(pipe: Pipe, match: str, greeting: str) -> None:
            task = asyncio.create_task(self._serve(host, match, greeting, pipe))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)

        try:
            channel = await Channel.open(
                bus.process, accept, host.given, self._contact, self._address, self._troubles
            )
        except OSError:
            await bus.close()
            raise
        life = Life(bus, channel)
        contact = msgspec.json.encode(channel.contact).decode()
        try:
            await self._store.write(
                lambda c: owners.enter(c, life.process, self._store.now(), contact)
            )
        except StoreError:
            await life.end()
            raise
        self._store.process = life.process
        return life

    async def _contact(self, peer: str) -> Contact:
        """How to call another process."""
        found = await self._store.read(lambda c: owners.contact(c, peer))
        if not found:
            raise Unreachable(peer)
        return msgspec.json.decode(found, type=Contact)

    async def _live(self, host: ClusterHost) -> None:
        """One life after the other."""
        while True:
            life = self._here()
            rounds = [
                asyncio.create_task(self._repeat(work))
                for work in (partial(self._tell_load, life), partial(self._bury, life, host))
            ]
            try:
                async for message in life.bus.listen():
                    self._hear(life, host, message)
            except Unavailable as error:
                _log.warning("cluster-lost", process=life.process, reason=str(error))
            except Exception:  # noqa: BLE001 whoever hears nothing must not seem to be alive
                _log.exception("cluster-failed", process=life.process)
            finally:
                for task in rounds:
                    task.cancel()
            self._forget()
            host.lost()
            await life.end()
            self._life = await self._join_again(host)

    async def _join_again(self, host: ClusterHost) -> Life:
        """Begin a life as soon as the database is there."""
        while True:
            try:
                return await self._join(host)
            except (StoreError, OSError):
                await asyncio.sleep(self._round / 4)

    def _forget(self) -> None:
        """End a life: nothing is ours, and no pipe leads anywhere."""
        if self._life is not None:
            self._life.channel.close()
        self._life = None
        self._store.process = None
        self._owned.clear()

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something from time to time, even if it fails now and then."""
        while True:
            await asyncio.sleep(self._round)
            try:
                await work()
            except StoreError:
                continue
            except Exception:  # noqa: BLE001 the next round may go well
                _log.exception("cluster-round-failed")

    async def _tell_load(self, life: Life) -> None:
        """Show the others that this process is there, even while the database is slow."""
        life.channel.tell_load(len(self._owned))

    async def _bury(self, life: Life, host: ClusterHost) -> None:
        """Look for dead processes: they leave matches and ends of pipes."""
        peers = life.channel.peers
        gone, living = await self._store.write(owners.bury)
        # Another process may have buried somebody, and not have come to telling it.
        life.channel.drop(peers - living)
        life.channel.meet(living)
        if gone:
            _log.info("cluster-gone", processes=sorted(gone))
            for contact in filter(None, gone.values()):
                clear_away(msgspec.json.decode(contact, type=Contact))
            host.orphaned()
        # Last, as it may fail: nobody else hears of the dead that are buried by now.
        await self._put_out_hung(living - {life.process})

    async def _put_out_hung(self, others: set[str]) -> None:
        """End processes that hang: they keep their connections, and nobody could play there."""
        now, seconds = asyncio.get_running_loop().time(), HUNG_SECONDS
        found = await self._store.read(lambda c: owners.silent(c, others, PULSE, seconds))
        self._silent = {process: self._silent.get(process, now) for process in found}
        for process, since in self._silent.items():
            if now - since >= DOUBT_SECONDS:
                _log.warning("cluster-hung", peer=process)
                await self._store.write(partial(owners.put_out, process=process))

    def _hear(self, life: Life, host: ClusterHost, message: BusMessage) -> None:
        """Do what a message is about."""
        if message.kind == "news":
            host.news(message.subject, message.topic)
        else:
            life.channel.drop({message.sender})
            host.orphaned()

    async def _serve(self, host: ClusterHost, match: str, greeting: str, pipe: Pipe) -> None:
        """Let the host talk with another process's client, if the match is here."""
        try:
            if await self.own(match):
                await host.serve(match, greeting, pipe)
        except Exception:  # noqa: BLE001 one client's trouble must not stop the process
            _log.exception("cluster-serve-failed", match=match)
        finally:
            pipe.close(OWNER_GONE)
