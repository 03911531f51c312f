"""The rooms in memory: one for each match, loaded when it is wanted, unloaded when it is idle."""

from __future__ import annotations

import asyncio
from typing import Final

from metro2033.server.cluster.ownership import Cluster
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.room_host import RoomHost
from metro2033.server.match.sleeping import SleepingMatches
from metro2033.server.store.entities import Unavailable


class Rooms:
    """The hosts of the matches that are ours, and the matches that sleep while their clocks run."""

    def __init__(self, deps: Dependencies, cluster: Cluster, sleeping: SleepingMatches) -> None:
        self.sleeping: Final = sleeping
        self._deps: Final = deps
        self._cluster: Final = cluster
        self._hosts: Final[dict[str, asyncio.Task[RoomHost]]] = {}

    def __contains__(self, match_id: str) -> bool:
        return match_id in self._hosts

    @property
    def loaded(self) -> list[RoomHost]:
        """All hosts that are ready."""
        done = [task for task in self._hosts.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    def is_watched(self, match_id: str) -> bool:
        """Whether anybody has a match of this process open."""
        rooms = (h.room for h in self.loaded if h.room.state.match.id == match_id)
        return any(not room.is_empty for room in rooms)

    async def host(self, match_id: str) -> RoomHost:
        """The host of a match that is ours, loaded if need be; Unknown where there is none."""
        while True:
            task = self._hosts.get(match_id)
            if task is None:
                task = self._hosts[match_id] = asyncio.create_task(self._load(match_id))
            try:
                host = await asyncio.shield(task)
            except BaseException:
                if task.done() and self._hosts.get(match_id) is task:
                    del self._hosts[match_id]
                raise
            if not host.room.is_closed:
                return host
            async with host.room.lock:  # whoever unloads it is done then
                await self._drop(match_id, task)

    async def _load(self, match_id: str) -> RoomHost:
        if not await self._cluster.own(match_id):
            raise Unavailable("another process has the match")
        with self.sleeping.taken(match_id) as away_ms:
            host = await RoomHost.load(self._deps, match_id, away_ms)
        self._deps.metrics.count_rooms(1)
        return host

    async def _drop(self, match_id: str, task: asyncio.Task[RoomHost]) -> None:
        """Forget a room; the next one to need it loads it again."""
        if self._hosts.get(match_id) is task:
            del self._hosts[match_id]
            self._deps.metrics.count_rooms(-1)
            await task.result().close()

    async def unload(self, host: RoomHost) -> None:
        """Unload an idle room; anybody who comes meanwhile waits, and reloads it."""
        room, match_id = host.room, host.room.state.match.id
        async with room.lock:
            task = self._hosts.get(match_id)
            if task is None or room.is_closed or not host.is_idle:
                return
            await self.save_clocks([host])
            await self.keep_states([host])
            clocks = room.state.clocks if room.is_running else None
            end = clocks.next_end() if clocks is not None else None
            room.is_closed = True
            if end is not None:
                self.sleeping.add(match_id, end - self._deps.now())
            else:
                await self._cluster.release(match_id)
            await self._drop(match_id, task)

    async def save_clocks(self, hosts: list[RoomHost]) -> None:
        """Store the time that is left in matches whose clocks run."""
        states = [host.room.state for host in hosts if not host.room.is_closed]
        running = [state for state in states if state.clocks is not None and state.clocks.running]
        if running:
            now = self._deps.now()
            await self._deps.store.save_clocks({s.match.id: s.time_left(now) for s in running})

    async def keep_states(self, hosts: list[RoomHost]) -> None:
        """Keep the states of running matches, for a server with other rules or cards."""
        snapshots = {
            host.room.state.match.id: snapshot
            for host in hosts
            if host.room.is_running and (snapshot := host.room.new_snapshot()) is not None
        }
        if snapshots:
            await self._deps.store.save_snapshots(snapshots)

    async def save(self) -> None:
        """Keep all that is not stored yet, before the server stops."""
        await self.save_clocks(self.loaded)
        await self.sleeping.close()
        await self.keep_states(self.loaded)

    def close_all(self) -> None:
        """Forget all matches: everyone connected must reconnect."""
        for host in self.loaded:
            host.room.close()
        self.sleeping.clear()

    async def close(self) -> None:
        """Stop all activity in all rooms."""
        for host in self.loaded:
            await host.close()
