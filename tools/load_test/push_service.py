"""A push service for the load test: whoever plays is also told of turns at another table."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Collection
from typing import Final

import httpx
from cryptography.hazmat.primitives.asymmetric import ec

from metro2033.server.notices.push import encoded, public_bytes

ANSWER: Final = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
AWAY: Final = {
    "edition": "toy",
    "seats": [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}],
    "start": True,
}
"""A table at which nobody looks, so that whoever is asked there is told by push."""


class PushService:
    """Counts the messages that browsers are sent; it reads none."""

    def __init__(self) -> None:
        self.count = 0
        self.url = ""
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0, backlog=1024)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._server = server

    def close(self) -> None:
        """Take no more connections."""
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
                length = head.partition("content-length:")[2].partition("\r\n")[0]
                await reader.readexactly(int(length))
                self.count += 1
                writer.write(ANSWER)
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()

    async def subscribe(self, url: str, cookies: Collection[str]) -> None:
        """Let each browser be told by push, and wait for it at another table."""
        key = ec.generate_private_key(ec.SECP256R1())
        keys = {"p256dh": encoded(public_bytes(key.public_key())), "auth": encoded(os.urandom(16))}
        gate = asyncio.Semaphore(16)

        async def add(http: httpx.AsyncClient, number: int, cookie: str) -> None:
            channel = {"kind": "push", "address": f"{self.url}/{number}", **keys}
            async with gate:
                for path, body in (("session/channels", channel), ("matches", AWAY)):
                    headers = {"Cookie": cookie}
                    sent = await http.post(f"{url}/api/{path}", json=body, headers=headers)
                    sent.raise_for_status()

        async with httpx.AsyncClient(headers={"Origin": url}, timeout=60) as http:
            await asyncio.gather(*(add(http, n, one) for n, one in enumerate(cookies)))
