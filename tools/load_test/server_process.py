"""The server under test, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Final

import httpx

from load_test.report import family

LIMITS: Final = {
    "METRO2033_REQUESTS_PER_SECOND": "1000000",
    "METRO2033_TABLES_PER_HOUR": "1000000",
    "METRO2033_NEWCOMERS_PER_HOUR": "1000000",
    "METRO2033_CONNECTIONS_PER_ADDRESS": "20000",
    "METRO2033_EDITIONS": "first,second,toy",
    "METRO2033_LOG_LEVEL": "warning",
    "METRO2033_BOT_WORKERS": "0",
    "METRO2033_PRIVATE_WEBHOOKS": "true",
}
"""Settings for a server whose clients all have one address."""


class ServerProcess:
    """A server process that can be killed and restarted."""

    def __init__(self, database: str, log: Path, workers: int = 1) -> None:
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self._options: Final = ["--database", database, "--workers", str(workers)]
        self._log: Final = log
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Start the server and return the seconds until it is ready."""
        began = perf_counter()
        command = [sys.executable, "-m", "metro2033.cli", "serve", "--port", str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 our own server
                [*command, *self._options],
                env={**os.environ, **LIMITS},
                stdout=log,
                stderr=log,
            )
        async with httpx.AsyncClient() as http:
            while not await self._is_ready(http):
                if self._process.poll() is not None:
                    raise RuntimeError(f"the server did not start: see {self._log}")
                await asyncio.sleep(0.01)
        return perf_counter() - began

    async def _is_ready(self, http: httpx.AsyncClient) -> bool:
        try:
            return (await http.get(f"{self.url}/readyz")).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Kill all processes of the server without warning."""
        for pid in reversed(family(self.pid)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the server in order."""
        self._end(signal.SIGTERM)

    def _end(self, number: int) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(30)
            self._process = None

    @property
    def pid(self) -> int:
        """The process ID."""
        assert self._process is not None
        return self._process.pid

    async def make_tables(self, count: int, seats: int, edition: str) -> dict[str, str]:
        """Start matches and return their IDs, each with the cookie of its players' browser."""
        tables: dict[str, str] = {}
        body = {
            "edition": edition,
            "seats": [{"kind": "mine", "name": f"Player {n + 1}"} for n in range(seats)],
            "start": True,
        }
        gate = asyncio.Semaphore(16)

        async def make(http: httpx.AsyncClient) -> None:
            async with gate:
                http.cookies.clear()  # a separate browser for each table
                response = await http.post(f"{self.url}/api/matches", json=body)
            response.raise_for_status()
            cookies = "; ".join(f"{name}={value}" for name, value in response.cookies.items())
            tables[response.json()["match"]["id"]] = cookies

        async with httpx.AsyncClient(headers={"Origin": self.url}, timeout=60) as http:
            await asyncio.gather(*(make(http) for _ in range(count)))
        return tables


def free_port() -> int:
    """A free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
