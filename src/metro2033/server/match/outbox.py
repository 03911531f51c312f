"""What goes out on one connection: a queue that nobody has to wait for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from metro2033.server.protocol import server, wire

MOST_WAITING: Final = 256
MOST_CHARACTERS: Final = 1 << 20
"""What may wait for a connection that does not take it; then the connection is given up."""

GOING_AWAY: Final = 1001
TOO_SLOW: Final = 1013
MALFORMED: Final = 4400
NO_SESSION: Final = 4401
GONE: Final = 4404
TOO_MANY: Final = 4429
"""Why connections are closed; docs/websocket.md tells it to clients."""

Write = Callable[[str], Awaitable[None]]


class Outbox:
    """The way to one client: texts in order, then perhaps the end."""

    def __init__(self) -> None:
        self.end: int | None = None
        self._texts: Final[deque[str]] = deque()
        self._characters = 0
        self._wake: Final = asyncio.Event()

    def send(self, text: str) -> None:
        """Send a text as soon as the connection takes it; nothing any more after the end."""
        if self.end is not None:
            return
        self._texts.append(text)
        self._characters += len(text)
        if len(self._texts) > MOST_WAITING or self._characters > MOST_CHARACTERS:
            self._texts.clear()
            self.close(TOO_SLOW)
        self._wake.set()

    def send_message(self, message: server.Message) -> None:
        """Send a message."""
        self.send(wire.write(message))

    def close(self, code: int) -> None:
        """Close the connection after what waits."""
        if self.end is None:
            self.end = code
            self._wake.set()

    async def run(self, write: Write) -> int:
        """Write what is sent until the end; the code to close with."""
        while True:
            while self._texts:
                text = self._texts.popleft()
                self._characters -= len(text)
                await write(text)
            if self.end is not None:
                return self.end
            self._wake.clear()
            await self._wake.wait()
