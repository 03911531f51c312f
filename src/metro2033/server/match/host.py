"""A room with those who work in it."""

from __future__ import annotations

import time
from typing import Final

from metro2033.server.match.automation import Automation
from metro2033.server.match.commands import Commands
from metro2033.server.match.room import Room

IDLE_MS: Final = 60_000
"""How long a room stays in memory when nobody is there."""


def now_ms() -> int:
    """Milliseconds that pass while the server runs."""
    return time.monotonic_ns() // 1_000_000


class RoomHost:
    """A room with those who work in it."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.desk: Final = Commands(room)
        self.upkeep: Final = Automation(room)
        self.used = now_ms()

    @property
    def is_idle(self) -> bool:
        """Whether the room can go."""
        is_used = len(self.room.audience) > 0 or now_ms() - self.used <= IDLE_MS
        return not is_used and not self.upkeep.is_busy

    async def close(self) -> None:
        """Let nothing more happen here."""
        await self.upkeep.close()
        await self.desk.close()
