"""A server that is killed and started again, and what tests do with it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx

TESTS = Path(__file__).parents[2]

NONE: Mapping[str, Any] = MappingProxyType({})

Point = tuple[str, str, int]
"""A function as `module:path`, before or after it, and at which of its calls."""


class Gone(Exception):
    """The server is dead."""


class Failed(Exception):
    """The server has ended by a fault in Python: nobody killed it."""


class Victim:
    """A server at a steady address; it may be dead.

    Players count in `done` what it acknowledged.
    """

    def __init__(
        self,
        nursery: subprocess.Popen[str],
        database: str,
        log: Path,
        settings: Mapping[str, Any],
    ) -> None:
        self._nursery = nursery
        self._pid = 0
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self.log = log
        self._tasks = log.with_name(f"tasks-{self._port}")
        self._failure = log.with_name(f"failure-{self._port}")
        self.starts = 0
        self.done = 0
        self._settings = {
            "port": self._port,
            "database": database,
            "editions": ["toy", "first", "second"],
            "requests_per_second": 10_000,
            "messages_per_second": 10_000,
            "tables_per_hour": 1_000_000,
            "newcomers_per_hour": 1_000_000,
            "bot_delay_ms": 0,
            "bot_workers": 0,
            "private_webhooks": True,
            "log_level": "error",
            **settings,
        }

    def start(self, point: Point | None = None, *, fault: str = "") -> None:
        """Start it, perhaps with a point at which it dies, or with a fault."""
        order = {
            "settings": self._settings,
            "point": point,
            "fault": fault,
            "tasks": str(self._tasks),
            "failure": str(self._failure),
        }
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(json.dumps(order) + "\n")
        self._nursery.stdin.flush()
        born = self._nursery.stdout.readline()
        if not born:
            raise Failed(f"no server is born\n{self.log.read_text()}")
        self._pid = int(born)
        self.starts += 1

    def kill(self) -> None:
        """Kill it if it lives."""
        if self._pid:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGTERM)

    def open_files(self) -> int:
        """How many descriptors it holds."""
        return sum(1 for _ in Path(f"/proc/{self._pid}/fd").iterdir())

    async def tasks(self) -> int:
        """How many tasks it has."""
        self._tasks.unlink(missing_ok=True)
        os.kill(self._pid, signal.SIGUSR1)
        while not self._tasks.exists():
            await asyncio.sleep(0.01)
        return int(self._tasks.read_text())

    def memory(self) -> int:
        """The bytes of memory that it holds."""
        pages = int(Path(f"/proc/{self._pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def is_alive(self) -> bool:
        if not self._pid:
            return False
        try:
            os.kill(self._pid, 0)
        except ProcessLookupError:
            return False
        return True

    async def dead(self) -> None:
        """Wait until it is gone; Failed if nobody killed or stopped it."""
        while self.is_alive:
            await asyncio.sleep(0.002)
        if self._failure.exists():
            raise Failed(self._failure.read_text("utf-8"))

    async def ready(self) -> None:
        """Wait until it takes connections; Gone if it does no more."""
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self._port)
            except ConnectionError:
                if not self.is_alive:
                    raise Gone(self.log.read_text()) from None
                await asyncio.sleep(0.005)
            else:
                writer.close()
                await writer.wait_closed()
                return

    def visit(self, **headers: str) -> httpx.Client:
        """A browser without cookies, on a page of the server."""
        headers = {"Origin": self.url, **headers}
        # Without TLS there is nothing to verify, and looking for certificates takes a while.
        return httpx.Client(base_url=self.url, headers=headers, verify=False, timeout=100)


def search_path() -> str:
    """Where processes of tests find modules: where we do, and the tests themselves."""
    return os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(TESTS))))


@contextmanager
def nursery(log: Path, environment: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A nursery, until the end of the block."""
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [sys.executable, "-m", "server.crash.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**os.environ, **environment, "PYTHONPATH": search_path()},
            text=True,
        ) as process,
    ):
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def victims(
    count: int,
    database: str,
    folder: Path,
    environment: Mapping[str, str] = NONE,
    settings: Mapping[str, Any] = NONE,
) -> Iterator[list[Victim]]:
    """Servers of one database that are not started yet, and are killed at the end."""
    log = folder / "server.log"
    with nursery(log, environment) as process:
        found = [Victim(process, database, log, settings) for _ in range(count)]
        try:
            yield found
        finally:
            for victim in found:
                victim.kill()
