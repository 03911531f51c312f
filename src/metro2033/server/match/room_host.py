"""A room with its commands and its automation: all that a transport needs to host a match."""

from __future__ import annotations

from typing import Final

from metro2033.server.match.actor import Actor
from metro2033.server.match.automation import Automation
from metro2033.server.match.commands import Commands
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.outbox import Outbox
from metro2033.server.match.room import Room
from metro2033.server.match.thoughts import Send
from metro2033.server.protocol import client

IDLE_MS: Final = 60_000
"""How long an empty room stays in memory."""


class RoomHost:
    """Hosts one match: connections enter, send messages and leave; bots and clocks go on."""

    def __init__(self, room: Room, deps: Dependencies) -> None:
        self.room: Final = room
        self.commands: Final = Commands(room, deps)
        self.automation: Final = Automation(room, deps)
        self._now: Final = deps.now
        self.used = deps.now()

    @classmethod
    async def load(cls, deps: Dependencies, match_id: str, away_ms: int = 0) -> RoomHost:
        """The host of a stored match, which goes on at once; see `Room.load`."""
        room = await Room.load(deps, match_id, away_ms)
        host = cls(room, deps)
        await room.exclusively(room.resume)
        return host

    @property
    def is_idle(self) -> bool:
        """Whether the room can go."""
        is_used = not self.room.is_empty or self._now() - self.used <= IDLE_MS
        return not is_used and not self.automation.is_busy

    async def enter(self, outbox: Outbox, actor: Actor, hello: client.Hello) -> bool:
        """Let a connection in; False if it has lost its seat."""
        self.touch()
        return await self.room.enter(outbox, actor, hello)

    def touch(self) -> None:
        """Keep the room in memory for a while."""
        self.used = self._now()

    async def hear(self, actor: Actor, message: client.Message, send: Send) -> None:
        """Carry out a message of a connection, and answer it."""
        await self.commands.hear(actor, message, send)

    def leave(self, outbox: Outbox) -> None:
        """Send nothing more to a connection."""
        self.room.leave(outbox)

    async def close(self) -> None:
        """Stop all activity here."""
        await self.automation.close()
        await self.commands.close()
