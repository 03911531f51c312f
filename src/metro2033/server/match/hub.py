"""Who leads to rooms and looks after them: clients, other processes, the store, and time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec

from metro2033.server.bots.pool import BotPool
from metro2033.server.cluster.pipe import Pipe
from metro2033.server.cluster.postgres import cluster_for
from metro2033.server.gc_policy import FULL_SECONDS, collect_all, settle_collector
from metro2033.server.http.problem import said
from metro2033.server.log import fault, logger
from metro2033.server.match import entrance
from metro2033.server.match.actor import Actor
from metro2033.server.match.dependencies import Dependencies, RoomClosed
from metro2033.server.match.host import RoomHost, now_ms
from metro2033.server.match.outbox import GOING_AWAY, Outbox
from metro2033.server.match.renewal import renew
from metro2033.server.match.room import Room
from metro2033.server.match.rooms import Rooms
from metro2033.server.match.session_outboxes import SessionOutboxes
from metro2033.server.match.sleeping import SleepingMatches
from metro2033.server.metrics import Metrics
from metro2033.server.protocol import client, server, wire
from metro2033.server.settings import Settings
from metro2033.server.store.entities import StoreError, Unavailable
from metro2033.server.store.store import Store
from metro2033.table.line import BadRecord

LOG: Final = logger("metro2033.hub")

ROUNDS: Final = 20.0
"""Seconds between two looks after idle rooms and clocks."""

SIGNED_OUT: Final = "signed out"
"""The news that a session has ended; what is named is the session, not a match."""

WAKE_SECONDS: Final = 0.05
"""The pause between two matches that are loaded so that bots go on in them."""


class Call(msgspec.Struct):
    """A client who came to another process: who it is, and what it said first."""

    actor: Actor
    hello: client.Hello


def outdated(hello: client.Hello, language: str) -> server.Error:
    """The answer to somebody whose match was begun by other rules or cards."""
    text = said("problem-other-content", {}, language)
    return server.Error(id=hello.id, code="outdated", text=text)


class Hub:
    """Finds the room of a match, and goes on with matches at which nobody looks."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.pool: Final = BotPool(settings.bot_workers)
        self.parts: Final = Dependencies(store, self.pool, metrics, settings.bot_delay_ms, now_ms)
        self.cluster: Final = cluster_for(store)
        self.callers: Final = SessionOutboxes()
        resting = SleepingMatches(store, now_ms, self._call)
        self.rooms: Final = Rooms(self.parts, self.cluster, resting)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Join the other processes, and go on with what waits for no person."""
        settle_collector()
        await self.cluster.open(self)
        self._start(self._look_around)
        self._start(self._wake)

    async def close(self) -> None:
        """Send everybody away, finish what was begun, and let go of everything."""
        try:
            await self.rooms.save()
        except StoreError as error:
            LOG.warning("clocks or states were not kept", error=type(error).__name__)
        self.lost()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.rooms.close()
        await self.pool.close()
        await self.cluster.close()

    # Clients

    async def enter(self, outbox: Outbox, actor: Actor, hello: client.Hello) -> RoomHost | None:
        """Let a connection into the room of a match, unless it has lost its seat meanwhile."""
        while True:
            place = await self.rooms.place(hello.match)
            room = place.room

            async def let_in(room: Room = room) -> bool:
                if not room.may_look(actor):
                    # The store may know more: somebody who has logged in holds his seats anew.
                    await renew(room)
                return entrance.enter(room, outbox, actor, hello)

            try:
                place.used = now_ms()
                return place if await room.alone(let_in) else None
            except RoomClosed:
                continue

    async def serve(self, match: str, greeting: str, pipe: Pipe) -> None:
        """Talk with a client who came to another process."""
        call, outbox = msgspec.json.decode(greeting, type=Call), Outbox()

        async def speak() -> None:
            pipe.close(await outbox.run(write))

        async def write(text: str) -> None:
            pipe.send(text)

        def say(message: server.Message) -> None:
            outbox.send(wire.write(message))

        try:
            place = await self.enter(outbox, call.actor, call.hello)
        except BadRecord:
            pipe.send(wire.write(outdated(call.hello, call.actor.language)))
            return
        if place is None:
            return
        speaking = asyncio.create_task(speak())
        try:
            async for text in pipe:
                await place.desk.hear(call.actor, wire.read(text), say)
        finally:
            entrance.leave(place.room, outbox)
            outbox.close(GOING_AWAY)
            await speaking

    # What was changed in the store

    async def start(self, match_id: str) -> None:
        """The match has begun."""
        await self.seats_changed(match_id)
        if await self.cluster.own(match_id):
            await self.rooms.place(match_id)

    async def seats_changed(self, match_id: str) -> None:
        """Seats, names or bots of a match have changed, or the match itself."""
        self.cluster.tell(match_id, "changed")
        await self._renew(match_id)

    async def ended(self, match_id: str) -> None:
        """The match was broken off."""
        await self.seats_changed(match_id)

    async def forget(self, match_id: str) -> None:
        """The match was deleted."""
        self.rooms.resting.take(match_id)
        await self.seats_changed(match_id)

    def signed_out(self, session: str) -> None:
        """A session has ended, and its connections with it."""
        self.cluster.tell(session, SIGNED_OUT)
        self.callers.dismiss(session)

    def news(self, match: str, topic: str) -> None:
        """Another process has changed a match in the store, or ended a session."""
        if topic == SIGNED_OUT:
            self.callers.dismiss(match)
        else:
            self._start(partial(self._renew, match))

    def orphaned(self) -> None:
        """Matches may have lost the process that served them."""
        self._start(self._wake)

    def lost(self) -> None:
        """Nothing is ours any more: whoever is here must come again."""
        self.rooms.give_up()

    async def _renew(self, match_id: str) -> None:
        if match_id not in self.rooms:
            return
        try:
            room = (await self.rooms.place(match_id)).room
            await room.alone(lambda: renew(room))
        except RoomClosed:
            LOG.info("room was given up meanwhile", match=match_id)

    # What time brings

    async def _look_around(self) -> None:
        """Unload idle rooms and keep the clocks, again and again; at times tidy memory up."""
        tidied = time.monotonic()
        while True:
            await asyncio.sleep(ROUNDS)
            if time.monotonic() - tidied > FULL_SECONDS:
                collect_all()
                tidied = time.monotonic()
            await self._attempt(self._keep_clocks)
            for place in self.rooms.loaded:
                await self._attempt(partial(self._look_after, place))

    async def _keep_clocks(self) -> None:
        """Store the time that has passed in all matches."""
        await self.rooms.save_clocks(self.rooms.loaded)
        await self.rooms.resting.keep()

    async def _look_after(self, place: RoomHost) -> None:
        """Unload a room that is idle; load one anew that was given up, so that bots go on in it."""
        if place.room.is_broken:
            await self._visit(place.room.match.id)
        elif place.is_idle and not place.room.lock.locked():
            await self.rooms.unload(place)

    async def _wake(self) -> None:
        """Go on with matches in which no person is asked; see to clocks that run."""
        for match_id, left_ms in await self.parts.store.running_clocks():
            is_seen_to = match_id in self.rooms or match_id in self.rooms.resting
            if not is_seen_to and await self.cluster.own(match_id):
                self.rooms.resting.add(match_id, left_ms)
        for match_id in await self.parts.store.waiting_for_bots():
            await self._visit(match_id)
            await asyncio.sleep(WAKE_SECONDS)

    async def _visit(self, match_id: str) -> None:
        """Load a match that is ours, so that it goes on; others do even if this one cannot."""
        try:
            if await self.cluster.own(match_id):
                (await self.rooms.place(match_id)).used = now_ms()
        except (StoreError, BadRecord) as error:
            LOG.warning("match cannot go on", match=match_id, error=fault(error))
            # A room that is loaded counts the time itself, and goes on as soon as it can.
            if isinstance(error, Unavailable) and match_id not in self.rooms:
                self.rooms.resting.call_again(match_id)

    def _call(self, match_id: str) -> None:
        """Time is up in a match that rests."""
        self._start(partial(self._visit, match_id))

    def _start(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.get_running_loop().create_task(self._attempt(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _attempt(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except (RoomClosed, StoreError) as error:
            LOG.warning("hub failed", error=type(error).__name__)
        except Exception:
            # Other matches must be seen to, and this one again, whatever went wrong.
            LOG.exception("hub broke")
