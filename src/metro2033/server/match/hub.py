"""The hub of a process: leads clients to rooms, and continues matches that nobody has open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec

from metro2033.server.cluster.ownership import Cluster
from metro2033.server.cluster.pipe import NOT_ENTERED, Pipe
from metro2033.server.match.actor import Actor
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.greeting import (
    ForwardedHello,
    fault,
    no_longer,
    outdated,
    sanction_messages,
)
from metro2033.server.match.outbox import GOING_AWAY, Outbox
from metro2033.server.match.room_host import RoomHost
from metro2033.server.match.rooms import Rooms
from metro2033.server.match.session_outboxes import SessionOutboxes
from metro2033.server.match.sleeping import SleepingMatches
from metro2033.server.match.visited_room import RoomClosed
from metro2033.server.protocol import client, server, wire
from metro2033.server.protocol.part import Announcement
from metro2033.server.store.entities import StoreError, Unavailable
from metro2033.table.line import BadRecord

LOG: Final = logging.getLogger("metro2033.hub")

ROUNDS: Final = 20.0
"""Seconds between two checks for idle rooms and running clocks."""

SIGNED_OUT: Final = "signed out"
"""The news that a session has ended; it names the session, not a match."""

SANCTIONED: Final = "sanctioned"
"""The news of a mute or ban; it names the person, not a match."""

ANNOUNCED: Final = "announced"
"""The news that announcements have changed."""

ANYWHERE: Final = "-"
"""The subject of news that concern no match."""

WAKE_SECONDS: Final = 0.05
"""The pause between two matches that are loaded so that bots go on in them."""


class Hub:
    """Finds the room of a match, and continues matches that nobody has open."""

    def __init__(self, deps: Dependencies, cluster: Cluster) -> None:
        self.cluster: Final = cluster
        self.sessions: Final = SessionOutboxes()
        self.announced = server.Announced(announcements=[])
        sleeping = SleepingMatches(deps.store, deps.now, self._wake_up)
        self.rooms: Final = Rooms(deps, cluster, sleeping)
        self._store: Final = deps.store
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Join the other processes, and go on with what waits for no person."""
        await self.cluster.open(self)
        await self._attempt(self._announce)
        self._start(self._look_around)
        self._start(self._wake)

    async def close(self) -> None:
        """Disconnect everybody, finish pending work, and release everything."""
        try:
            await self.rooms.save()
        except StoreError as error:
            LOG.warning("clocks or states were not kept", extra={"error": type(error).__name__})
        self.lost()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.rooms.close()
        await self.cluster.close()

    # Clients

    async def enter(self, outbox: Outbox, actor: Actor, hello: client.Hello) -> RoomHost | None:
        """Let a connection into the room of a match, unless it has lost its seat."""
        while True:
            host = await self.rooms.host(hello.match)
            try:
                return host if await host.enter(outbox, actor, hello) else None
            except RoomClosed:
                continue

    async def serve(self, match: str, greeting: str, pipe: Pipe) -> None:
        """Talk with a client of another process."""
        forwarded, outbox = msgspec.json.decode(greeting, type=ForwardedHello), Outbox()
        actor, hello = forwarded.actor, forwarded.hello

        async def pass_on() -> None:
            pipe.close(await outbox.run(pipe.send))

        outbox.write_now = pipe.send_now
        try:
            host = await self.enter(outbox, actor, hello)
        except BadRecord:
            await pipe.send(wire.write(outdated(hello, actor.language)))
            pipe.close(NOT_ENTERED)
            return
        if host is None:
            await pipe.send(wire.write(no_longer(hello, actor.language)))
            pipe.close(NOT_ENTERED)
            return
        sending = asyncio.create_task(pass_on())
        try:
            async for text in pipe:
                await host.hear(actor, wire.read(text), outbox.send_message)
        finally:
            host.leave(outbox)
            outbox.close(GOING_AWAY)
            await sending

    # What was changed in the store

    async def start(self, match_id: str) -> None:
        """The match has begun."""
        await self.seats_changed(match_id)
        if await self.cluster.own(match_id):
            await self.rooms.host(match_id)

    async def seats_changed(self, match_id: str) -> None:
        """Seats, names or bots of a match have changed, or the match itself."""
        self.cluster.tell(match_id, "changed")
        await self._renew(match_id)

    async def rests_changed(self, match_id: str) -> None:
        """A player's time off has changed: clocks run out earlier or later."""
        await self.seats_changed(match_id)

    async def left(self, match_id: str) -> None:
        """A player has left a match: a bot answers for them, even if nobody is connected."""
        await self.ended(match_id)
        await self._attempt(partial(self._visit, match_id))

    async def ended(self, match_id: str) -> None:
        """The match was broken off, is played on by a bot, or has seats of another account.

        That is stored: what fails here is made up for later, and holds up no other match.
        """
        self.cluster.tell(match_id, "changed")
        await self._attempt(partial(self._renew, match_id))

    async def forget(self, match_id: str) -> None:
        """The match was deleted."""
        self.rooms.sleeping.take(match_id)
        await self.seats_changed(match_id)

    def signed_out(self, session: str) -> None:
        """A session has ended, and its connections with it."""
        self.cluster.tell(session, SIGNED_OUT)
        self.sessions.dismiss(session)

    async def sanctioned(self, holder: str) -> None:
        """An account, a session or an address was muted or banned."""
        self.cluster.tell(holder, SANCTIONED)
        await self._tell_sanctions(holder)

    async def _tell_sanctions(self, holder: str) -> None:
        found = await self._store.sanctions([holder])
        self.sessions.sanction(holder, sanction_messages(found))

    async def _close_banned(self) -> None:
        """Carry out bans whose news was lost, or whose server has died in between."""
        for ban in await self._store.bans():
            self.sessions.sanction(ban.holder, sanction_messages([ban]))
        for match_id in await self._store.stand_down_banned():
            await self.left(match_id)

    async def announcements_changed(self) -> None:
        """The announcements have changed."""
        self.cluster.tell(ANYWHERE, ANNOUNCED)
        await self._announce()

    async def _announce(self) -> None:
        """Send everybody here the announcements, if they have changed."""
        found = [
            Announcement(one.id, dict(one.texts), one.until)
            for one in await self._store.announcements()
        ]
        if found != self.announced.announcements:
            self.announced = server.Announced(announcements=found)
            self.sessions.tell_all(self.announced)

    def news(self, match: str, topic: str) -> None:
        """Another process has changed a match in the store, or something of a person."""
        if topic == SIGNED_OUT:
            self.sessions.dismiss(match)
        elif topic == SANCTIONED:
            self._start(partial(self._tell_sanctions, match))
        elif topic == ANNOUNCED:
            self._start(self._announce)
        else:
            self._start(partial(self._renew, match))

    def given(self, match: str) -> None:
        """Another process has left a match to this one: bots may be waited for there."""
        self._start(partial(self._visit, match))

    def orphaned(self) -> None:
        """Matches may have lost the process that served them."""
        self._start(self._wake)

    def lost(self) -> None:
        """This process no longer owns any match: everyone connected must reconnect."""
        self.rooms.close_all()

    async def _renew(self, match_id: str) -> None:
        if match_id in self.rooms.sleeping:
            # Its clocks run out at another time, or a bot is waited for.
            await self._visit(match_id)
        if match_id not in self.rooms:
            return
        room = (await self.rooms.host(match_id)).room
        try:
            await room.exclusively(room.reload)
        except RoomClosed:
            LOG.info("room was closed meanwhile", extra={"match": match_id})
        except Unavailable:
            room.close()  # it is loaded anew: nobody else may ever tell what has changed
            raise

    # What time brings

    async def _look_around(self) -> None:
        """Unload idle rooms and keep the clocks, again and again."""
        while True:
            await asyncio.sleep(ROUNDS)
            await self._attempt(self._keep_clocks)
            await self._attempt(self._announce)
            await self._attempt(self._close_banned)
            for host in self.rooms.loaded:
                await self._attempt(partial(self._look_after, host))

    async def _keep_clocks(self) -> None:
        """Store the time that has passed in all matches."""
        await self.rooms.save_clocks(self.rooms.loaded)
        await self.rooms.sleeping.keep()

    async def _look_after(self, host: RoomHost) -> None:
        """Unload an idle room; load one anew that was closed, so that bots go on in it."""
        if host.room.is_closed:
            await self._visit(host.room.state.match.id)
        elif host.is_idle and not host.room.lock.locked():
            await self.rooms.unload(host)

    async def _wake(self) -> None:
        """Go on with matches that wait for no person, and watch the clocks that run."""
        for match_id, left_ms in await self._store.running_clocks():
            is_known = match_id in self.rooms or match_id in self.rooms.sleeping
            if not is_known and await self.cluster.own(match_id):
                self.rooms.sleeping.add(match_id, left_ms)
        waiting = [*await self._store.waiting_for_bots(), *await self._store.waiting_for_plans()]
        for match_id in waiting:
            await self._visit(match_id)
            await asyncio.sleep(WAKE_SECONDS)

    async def _visit(self, match_id: str) -> None:
        """Load a match that is ours, so that it goes on; others do even if this one cannot."""
        try:
            if await self.cluster.own(match_id):
                (await self.rooms.host(match_id)).touch()
        except (StoreError, BadRecord) as error:
            level = logging.DEBUG if isinstance(error, Unavailable) else logging.WARNING
            LOG.log(level, "match cannot go on", extra={"match": match_id, "error": fault(error)})
            # A room that is loaded counts the time itself, and goes on as soon as it can.
            if isinstance(error, Unavailable) and match_id not in self.rooms:
                self.rooms.sleeping.wake_again(match_id)

    def _wake_up(self, match_id: str) -> None:
        """Time is up in a match that sleeps."""
        self._start(partial(self._visit, match_id))

    def _start(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.get_running_loop().create_task(self._attempt(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _attempt(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except Unavailable:
            LOG.debug("hub failed for want of the store, which has told why")
        except (RoomClosed, StoreError) as error:
            LOG.warning("hub failed", extra={"error": type(error).__name__})
        except Exception:
            # Other matches must go on, and this one be tried again, whatever went wrong.
            LOG.exception("hub broke")
