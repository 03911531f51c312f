"""The way from a client to the process that has its match, where another process took the call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

OWNER_GONE: Final = 1001
"""The code with which a pipe ends when the process at its other end is gone."""

NOT_ENTERED: Final = 1000
"""The code with which a pipe ends whose client was not let in; the client may try elsewhere."""

TOO_MUCH: Final = 1013
"""The code with which a pipe ends when more waits at its end than is kept."""

MOST_WAITING: Final = 256
"""Texts that wait at the end of a pipe until they are read."""


class Carrier(Protocol):
    """What takes texts to the other end, and at last a code."""

    @property
    def is_free(self) -> bool:
        """Whether it takes texts now, or has to get rid of others first."""
        ...

    async def freed(self) -> None:
        """Until it takes texts, or none ever again."""
        ...

    def say(self, text: str) -> None:
        """Take a text to the other end."""
        ...

    def hang_up(self, code: int) -> None:
        """Tell the other end that the pipe is closed."""
        ...


class Pipe:
    """One end of the way: texts in both directions, then a code.

    What the other end sends until one of them closes it is read by `async for text in pipe`, or
    goes to whoever listens.
    """

    def __init__(self, peer: str, carrier: Carrier) -> None:
        """`peer` is the process at the other end."""
        self.peer: Final = peer
        self.code: int | None = None
        self._carrier: Final = carrier
        self._texts: Final[asyncio.Queue[str | None]] = asyncio.Queue()
        self._hear: Callable[[str], None] | None = None
        self._end: Callable[[int], None] | None = None

    def __aiter__(self) -> Pipe:
        return self

    async def __anext__(self) -> str:
        text = await self._texts.get()
        if text is None:
            self._texts.put_nowait(None)
            raise StopAsyncIteration
        return text

    def listen(self, hear: Callable[[str], None], end: Callable[[int], None]) -> None:
        """Pass on each text as it comes, and the code with which the pipe is closed."""
        while not self._texts.empty():
            text = self._texts.get_nowait()
            if text is not None:
                hear(text)
        self._hear, self._end = hear, end
        if self.code is not None:
            end(self.code)

    def send_now(self, text: str) -> bool:
        """Send a text to the other end; False if that does not take it now."""
        if self.code is None and self._carrier.is_free:
            self._carrier.say(text)
            return True
        return False

    async def send(self, text: str) -> None:
        """Send a text as soon as it is taken; nothing any more when the pipe is closed."""
        while self.code is None and not self.send_now(text):
            await self._carrier.freed()

    def close(self, code: int = 1000) -> None:
        """Close the pipe, and tell the other end why."""
        if self.code is None:
            self._carrier.hang_up(code)
            self.closed(code)

    def came(self, text: str) -> None:
        """The other end has sent a text."""
        if self.code is not None:
            return
        if self._hear is not None:
            self._hear(text)
        elif self._texts.qsize() < MOST_WAITING:
            self._texts.put_nowait(text)
        else:
            self.close(TOO_MUCH)

    def closed(self, code: int) -> None:
        """The pipe is closed; what came before can still be read."""
        if self.code is None:
            self.code = code
            self._texts.put_nowait(None)
            if self._end is not None:
                self._end(code)
