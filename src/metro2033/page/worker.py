"""The host as the worker of a page uses it: plain functions, and answers as text."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, Protocol

import msgspec

from metro2033.page.host import Channel, PageHost


class Bridge(Protocol):
    """What the worker does for Python: rows, bots, and the way to the page."""

    def read(self, prefix: str) -> Awaitable[str]:
        """The values of all keys that begin so; see `Rows`."""

    def write(self, changes: str) -> Awaitable[str]:
        """Put and remove rows; see `Rows`."""

    def think(self, text: str) -> Awaitable[str]:
        """What a bot replies to a question."""

    def send(self, id: int, text: str) -> None:
        """Send a message on a connection of the page."""

    def closed(self, id: int, code: int) -> None:
        """Tell the page that a connection has ended."""


class Worker:
    """The host, with its connections by the numbers that the page gives them."""

    def __init__(self, host: PageHost, bridge: Bridge) -> None:
        self._host: Final = host
        self._bridge: Final = bridge
        self._channels: Final[dict[int, Channel]] = {}

    async def request(self, method: str, path: str, body: str, language: str) -> str:
        """Answer a request with the text of a JSON object: `status` and `body`."""
        answer = await self._host.request(method, path, body, language)
        return msgspec.json.encode(answer).decode()

    def connect(self, id: int, language: str) -> None:
        """Open a connection."""

        def send(text: str) -> None:
            self._bridge.send(id, text)

        def closed(code: int) -> None:
            self._bridge.closed(id, code)

        self._channels[id] = self._host.connect(language, send, closed)

    def hear(self, id: int, text: str) -> None:
        """Take in a message of a connection."""
        channel = self._channels.get(id)
        if channel is not None:
            channel.hear(text)

    def close(self, id: int) -> None:
        """The page has closed a connection."""
        channel = self._channels.pop(id, None)
        if channel is not None:
            channel.close()


async def start(bridge: Bridge) -> Worker:
    """Open the host over what the worker provides."""
    return Worker(await PageHost.open(bridge, bridge.think), bridge)
