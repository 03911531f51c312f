"""A minimal WebSocket client, so that the load generator leaves the CPU to the server.

It is made for our own server: whole text frames, no compression.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""Clients have to mask their frames; this mask changes nothing."""


class WebSocketClient(asyncio.Protocol):
    """One connection; passes received texts to `hear`."""

    def __init__(self, hear: Callable[[bytes], None], end: Callable[[], None]) -> None:
        self._hear: Final = hear
        self._end: Final = end
        self._buffer = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))
        self._end()

    def shake_hands(self, host: str, path: str, cookie: str) -> None:
        """Request the upgrade to a WebSocket."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            f"Origin: http://{host}",
            f"Cookie: {cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
        ]
        self._write("\r\n".join([*lines, "", ""]).encode())

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def _write(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    def _frame(self, kind: int, body: bytes) -> None:
        if len(body) < 126:
            head = bytes([kind, MASKED | len(body)])
        else:
            head = bytes([kind, MASKED | 126]) + len(body).to_bytes(2)
        self._write(head + NO_MASK + body)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._take_answer():
            return
        while (frame := self._take_frame()) is not None:
            kind, body = frame
            if kind == TEXT:
                self._hear(body)
            elif kind == PING:
                self._frame(PONG, body)
            elif kind == CLOSE:
                self.close()

    def _take_answer(self) -> bool:
        """Consume the answer to the handshake; False while it is incomplete."""
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101 "):
            self.opened.set_exception(ConnectionError(head.decode("latin-1")))
            self.close()
            return False
        self._buffer, self._is_open = rest, True
        self.opened.set_result(None)
        return True

    def _take_frame(self) -> tuple[int, bytes] | None:
        """Consume and return the next frame, or None while it is incomplete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(buffer) < start:
                return None
            length = int.from_bytes(buffer[2:start])
        if len(buffer) < start + length:
            return None
        self._buffer = buffer[start + length :]
        return buffer[0], buffer[start : start + length]


async def call(
    port: int, cookie: str, hear: Callable[[bytes], None], end: Callable[[], None]
) -> WebSocketClient:
    """Open a connection to the server on this machine."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: WebSocketClient(hear, end), "127.0.0.1", port)
    wire.shake_hands(f"127.0.0.1:{port}", "/api/socket", cookie)
    await asyncio.wait_for(wire.opened, 60)
    return wire
