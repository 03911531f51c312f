"""What goes out on one connection: at once, or through a queue that nobody has to wait for."""

from __future__ import annotations

import asyncio
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
BANNED: Final = 4403
GONE: Final = 4404
TOO_MANY: Final = 4429
"""Close codes, as docs/websocket.md lists them."""

Write = Callable[[str], Awaitable[None]]

WriteNow = Callable[[str], bool]
"""Writes a text without waiting; False if the connection does not take it now."""


class Outbox:
    """The way to one client: texts in order, then perhaps the end."""

    def __init__(self) -> None:
        self.end: int | None = None
        self.write_now: WriteNow | None = None
        self._texts: Final[list[str]] = []
        self._characters = 0
        self._wake: Final = asyncio.Event()

    def send(self, text: str) -> None:
        """Send a text as soon as the connection takes it; nothing after the end."""
        if self.end is not None:
            return
        if not self._texts and self.write_now is not None and self.write_now(text):
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
                # It stays in the queue meanwhile, so that nothing overtakes it.
                text = self._texts[0]
                await write(text)
                self._characters -= len(text)
                if self._texts:
                    self._texts.pop(0)
            if self.end is not None:
                return self.end
            self._wake.clear()
            await self._wake.wait()
