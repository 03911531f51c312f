"""A connection to another process that carries frames: a kind, the number of a pipe, a body."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Final, cast

HEAD: Final = Struct("!IBI")
"""How a frame begins: the length of its body, its kind, the number of its pipe."""

LONGEST: Final = 16 << 20
"""Bytes of the longest body."""

NONSENSE: Final = 0
"""The kind of what is no frame."""

UNREAD: Final = 1 << 20
"""Bytes that wait for the other process before it counts as slow."""

STALL_SECONDS: Final = 10.0
"""How long the other process may be slow before the connection is given up."""

Hear = Callable[[int, int, bytes], None]


def loop_time() -> float:
    """The time of the running loop, in seconds."""
    return asyncio.get_running_loop().time()


class FramedConnection(asyncio.Protocol):
    """First single messages of known length, by which both sides prove who they are, then frames.

    All frames of one turn of the loop go out together at its end.
    """

    def __init__(self) -> None:
        self.is_lost = False
        self._loop: Final = asyncio.get_running_loop()
        self._heard_at = loop_time()
        self._buffer: Final = bytearray()
        self._frames: Final[list[bytes]] = []
        self._writable: Final = asyncio.Event()
        self._came: Final = asyncio.Event()
        self._hear: Hear | None = None
        self._end: Callable[[], None] | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport | None = None

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is open."""
        self._transport = cast("asyncio.Transport", transport)
        if self.is_lost:  # given up while TLS began
            self._transport.abort()
        self._transport.set_write_buffer_limits(high=UNREAD)
        self._writable.set()

    def connection_lost(self, error: Exception | None) -> None:
        """It is over: nobody waits any longer."""
        self.is_lost = True
        self._stop_stall()
        self._came.set()
        self._writable.set()
        if self._end is not None:
            self._end()

    def data_received(self, data: bytes) -> None:
        """Take in a part of what the other side sends."""
        if self.is_lost:
            return
        self._heard_at = loop_time()
        self._buffer.extend(data)
        if self._hear is not None:
            self._take_frames(self._hear)
        else:
            self._came.set()

    def pause_writing(self) -> None:
        """The other side does not read."""
        self._writable.clear()
        self._stall = self._loop.call_later(STALL_SECONDS, self.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        self._stop_stall()
        self._writable.set()

    def _stop_stall(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    # Before the frames

    async def read(self, count: int) -> bytes:
        """So many bytes; ConnectionError if they never come."""
        while len(self._buffer) < count:
            if self.is_lost:
                raise ConnectionError("the other side hung up")
            self._came.clear()
            await self._came.wait()
        found = bytes(self._buffer[:count])
        del self._buffer[:count]
        return found

    def write(self, data: bytes) -> None:
        """Send bytes that are no frame."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    # Frames

    def start(self, hear: Hear, end: Callable[[], None]) -> None:
        """From now on pass on frames, and at last the end."""
        self._hear, self._end = hear, end
        if self.is_lost:
            self._loop.call_soon(end)  # whoever starts it is ready by then
        else:
            self._take_frames(hear)

    def _take_frames(self, hear: Hear) -> None:
        at = 0
        while not self.is_lost and len(self._buffer) >= at + HEAD.size:
            length, kind, number = HEAD.unpack_from(self._buffer, at)
            if length > LONGEST:
                hear(NONSENSE, number, b"")
                return
            end = at + HEAD.size + length
            if len(self._buffer) < end:
                break
            hear(kind, number, bytes(self._buffer[at + HEAD.size : end]))
            at = end
        del self._buffer[:at]

    def send(self, kind: int, number: int, body: bytes) -> None:
        """Send a frame at the end of this turn of the loop."""
        if self.is_lost:
            return
        if not self._frames:
            self._loop.call_soon(self._flush)
        self._frames.append(HEAD.pack(len(body), kind, number) + body)

    def _flush(self) -> None:
        frames = b"".join(self._frames)
        self._frames.clear()
        if frames:
            self.write(frames)

    @property
    def silence(self) -> float:
        """For how many seconds nothing has come."""
        return loop_time() - self._heard_at

    @property
    def is_free(self) -> bool:
        """Whether the other side reads what it is sent."""
        return self._writable.is_set()

    async def freed(self) -> None:
        """Until it does, or never will."""
        await self._writable.wait()

    def close(self) -> None:
        """End it after what was sent."""
        self._flush()
        if self._transport is not None:
            self._transport.close()

    def abort(self) -> None:
        """End it at once, and hear nothing more."""
        self.is_lost = True
        if self._transport is not None:
            self._transport.abort()
