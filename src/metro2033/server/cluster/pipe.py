"""The way from a client to the process that has its match, where another process took the call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

OWNER_GONE: Final = 1001
"""The code with which a pipe ends when the process at its other end is gone."""

NOT_ENTERED: Final = 1000
"""The code with which a pipe ends whose client was not let in; the client may try elsewhere."""


class Pipe:
    """One end of the way: texts in both directions, then a code.

    `async for text in pipe` gives what the other end sends until one of them closes it.
    """

    def __init__(
        self, peer: str, say: Callable[[str], None], hang_up: Callable[[int], None]
    ) -> None:
        """`say` and `hang_up` tell the other end, which is the process `peer`."""
        self.peer: Final = peer
        self.code: int | None = None
        self._say: Final = say
        self._hang_up: Final = hang_up
        self._texts: Final[asyncio.Queue[str | None]] = asyncio.Queue()

    def __aiter__(self) -> Pipe:
        return self

    async def __anext__(self) -> str:
        text = await self._texts.get()
        if text is None:
            self._texts.put_nowait(None)
            raise StopAsyncIteration
        return text

    def send(self, text: str) -> None:
        """Send a text to the other end; nothing any more when the pipe is closed."""
        if self.code is None:
            self._say(text)

    def close(self, code: int = 1000) -> None:
        """Close the pipe, and tell the other end why."""
        if self.code is None:
            self._hang_up(code)
            self.closed(code)

    def came(self, text: str) -> None:
        """The other end has sent a text."""
        if self.code is None:
            self._texts.put_nowait(text)

    def closed(self, code: int) -> None:
        """The pipe is closed; what came before can still be read."""
        if self.code is None:
            self.code = code
            self._texts.put_nowait(None)
