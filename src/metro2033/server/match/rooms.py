"""The rooms in memory: one for each match, loaded when it is wanted, unloaded when it is idle."""

from __future__ import annotations

import asyncio
from typing import Final

from metro2033.server.cluster.ownership import Cluster
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.host import RoomHost, now_ms
from metro2033.server.match.room import Room
from metro2033.server.match.sleeping import SleepingMatches
from metro2033.server.store.entities import Unavailable


class Rooms:
    """The places of the matches that are ours, and the matches that rest while their clocks run."""

    def __init__(self, parts: Dependencies, cluster: Cluster, resting: SleepingMatches) -> None:
        self.parts: Final = parts
        self.resting: Final = resting
        self._cluster: Final = cluster
        self._places: Final[dict[str, asyncio.Task[RoomHost]]] = {}

    def __contains__(self, match_id: str) -> bool:
        return match_id in self._places

    @property
    def loaded(self) -> list[RoomHost]:
        """All places that are ready."""
        done = [task for task in self._places.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    async def place(self, match_id: str) -> RoomHost:
        """The place of a match that is ours, loaded if need be; Unknown where there is none."""
        while True:
            task = self._places.get(match_id)
            if task is None:
                task = self._places[match_id] = asyncio.create_task(self._load(match_id))
            try:
                place = await asyncio.shield(task)
            except BaseException:
                if task.done() and self._places.get(match_id) is task:
                    del self._places[match_id]
                raise
            if not place.room.is_broken:
                return place
            async with place.room.lock:  # whoever unloads it is done then
                await self._drop(match_id, task)

    async def _load(self, match_id: str) -> RoomHost:
        if not await self._cluster.own(match_id):
            raise Unavailable("another process has the match")
        with self.resting.taken(match_id) as away_ms:
            place = RoomHost(await Room.load(self.parts, match_id, away_ms))
            await place.room.alone(place.room.resume)
        self.parts.metrics.rooms.inc()
        return place

    async def _drop(self, match_id: str, task: asyncio.Task[RoomHost]) -> None:
        """Forget a room; whoever wants it loads it anew."""
        if self._places.get(match_id) is task:
            del self._places[match_id]
            self.parts.metrics.rooms.dec()
            await task.result().close()

    async def unload(self, place: RoomHost) -> None:
        """Forget a room at which nobody looks; who comes meanwhile waits, and loads it anew."""
        room, match_id = place.room, place.room.match.id
        async with room.lock:
            task = self._places.get(match_id)
            if task is None or room.is_broken or not place.is_idle:
                return
            await self.save_clocks([place])
            await self.keep_states([place])
            clocks = room.clocks if room.is_running else None
            end = clocks.next_end() if clocks is not None else None
            room.is_broken = True
            if end is not None:
                self.resting.add(match_id, end - now_ms())
            else:
                await self._cluster.release(match_id)
            await self._drop(match_id, task)

    async def save_clocks(self, places: list[RoomHost]) -> None:
        """Store the time that is left in matches whose clocks run."""
        rooms = [place.room for place in places if not place.room.is_broken]
        running = [room for room in rooms if room.clocks is not None and room.clocks.running]
        if running:
            left = {room.match.id: room.time_left() for room in running}
            await self.parts.store.save_clocks(left)

    async def keep_states(self, places: list[RoomHost]) -> None:
        """Keep the states of matches, for a server that may play by other rules or cards."""
        states = {
            place.room.match.id: state
            for place in places
            if not place.room.is_broken and place.room.match.status == "running"
            if (state := place.room.state_to_keep()) is not None
        }
        if states:
            await self.parts.store.keep(states)

    async def save(self) -> None:
        """Keep all that is not stored yet, before the server stops."""
        await self.save_clocks(self.loaded)
        await self.resting.close()
        await self.keep_states(self.loaded)

    def give_up(self) -> None:
        """Forget what is known of all matches: whoever is here must come again."""
        for place in self.loaded:
            place.room.give_up()
        self.resting.clear()

    async def close(self) -> None:
        """Let nothing more happen in any room."""
        for place in self.loaded:
            await place.close()
