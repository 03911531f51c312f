"""WebSockets that take texts at once, as long as their clients read, and ping only silent ones.

There are thousands of them, and most of what a server does is to write to them: so each takes up
little memory, and a text needs neither a task nor a queue. What is told in one turn of the loop
goes out together at its end: a write costs much more than what it holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from struct import Struct
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import OPEN

from metro2033.server.match.outbox import WriteNow

EXTENSION: Final = "metro2033.write_now"
"""The name under which the application finds the way to write at once."""

TEXT: Final = 0x81
"""The first byte of a frame with a whole text."""

MIDDLE: Final = Struct("!BBH")
LONG: Final = Struct("!BBQ")
"""The heads of longer frames."""


class Inbox:
    """What has come and is not read yet: the part of `asyncio.Queue` that one reader needs.

    A queue holds four deques, and there is one for every connection.
    """

    def __init__(self) -> None:
        self._events: Final[list[ASGIReceiveEvent]] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """Add something, and wake the reader."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """Take what came first, as soon as there is something."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.pop(0)

    def empty(self) -> bool:
        """Whether everything is read."""
        return not self._events


class DirectSocket(WebSocketsSansIOProtocol):
    """The server's side of a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue = Inbox()  # type: ignore[assignment]
        self.heard_at = 0.0
        self._is_read = True
        self._frames: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Let the application write at once."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self.write_now  # type: ignore[assignment]

    async def send(self, message: ASGISendEvent) -> None:
        """Send something; when the client is let in, forget the headers of its request."""
        self._write_frames()
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response

    def write_now(self, text: str) -> bool:
        """Send a text in this turn of the loop; False if the client does not take it now."""
        if not self._is_read or self.close_sent or not self._is_open:
            return False
        if not self._frames:
            self.loop.call_soon(self._write_frames)
        data = text.encode()
        self._frames += (frame_head(len(data)), data)
        return True

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._is_read = False

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._is_read = True

    def _write_frames(self) -> None:
        frames, self._frames = b"".join(self._frames), []
        if frames and self._is_open:
            self.transport.write(frames)

    @property
    def _is_open(self) -> bool:
        """Whether neither side has hung up."""
        return self.conn.state is OPEN and not self.transport.is_closing()

    def data_received(self, data: bytes) -> None:
        """Note that the client is there."""
        self.heard_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life, unless there has just been one."""
        assert self.ping_interval is not None
        wait = self.heard_at + self.ping_interval - self.loop.time()
        if wait > 0:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()


def frame_head(length: int) -> bytes:
    """The head of the frame of a text of so many bytes, as servers send it.

    >>> frame_head(5).hex(), frame_head(300).hex(), frame_head(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return MIDDLE.pack(TEXT, 126, length)
    return LONG.pack(TEXT, 127, length)


def write_now_of(scope: Mapping[str, Any]) -> WriteNow | None:
    """How to write at once on the WebSocket of a scope, if its server can."""
    found: WriteNow | None = scope.get("extensions", {}).get(EXTENSION)
    return found
