"""The way to the database: threads for the blocking work, and coroutines that wait for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Self, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from metro2033.i18n import Complaint
from metro2033.server.store.database import READERS, connect_to, database_url
from metro2033.server.store.entities import Counts, Unavailable
from metro2033.server.store.health import StoreHealth, reason_of
from metro2033.server.store.integrity import check, counts, has_damage
from metro2033.server.store.migrate import migrate
from metro2033.server.store.probe import StoreProbe
from metro2033.server.store.writer import Job, Writer

T = TypeVar("T")


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _ignore(jobs: int, seconds: float) -> None:
    """Report no commits."""


class ThreadedDatabase:
    """A database that is open for reading and writing."""

    def __init__(
        self,
        url: str,
        now: Callable[[], int] = now_ms,
        on_commit: Callable[[int, float], None] = _ignore,
        health: StoreHealth | None = None,
    ) -> None:
        """Use `open`, which also brings the tables up to date."""
        self.url: Final = database_url(url)
        self.process: str | None = None  # who must own a match to add to it, where many serve
        self.now: Final = now
        self._write_engine: Final = connect_to(self.url, writes=True)
        self._read_engine: Final = connect_to(self.url, writes=False)
        self._readers: Final = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._health: Final = health or StoreHealth()
        self._writer: Final = Writer(self._write_engine, on_commit, self._health)
        self._probe: Final = StoreProbe(self._writer.write, self._health)

    @classmethod
    async def open(
        cls,
        url: str,
        now: Callable[[], int] = now_ms,
        on_commit: Callable[[int, float], None] = _ignore,
        health: StoreHealth | None = None,
    ) -> Self:
        """The store at a URL, `sqlite:///FILE` or `postgresql://...`, with all its tables.

        `on_commit` is told how many writes each commit held and how many seconds it took,
        `health` of every failure.
        """
        await asyncio.to_thread(migrate, database_url(url))
        return cls(url, now, on_commit, health)

    async def close(self) -> None:
        """Finish pending work and release the database."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._write_engine.dispose()
        self._read_engine.dispose()

    @property
    def waiting(self) -> int:
        """How many writes wait for a commit."""
        return self._writer.waiting

    async def read(self, job: Job[T]) -> T:
        """The result of a job that only reads; it sees one moment of the database."""

        def run() -> T:
            try:
                with self._read_engine.connect() as connection:
                    return job(connection)
            except SQLAlchemyError as error:
                self._health.failed(error)
                raise Unavailable(reason_of(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, job: Job[T]) -> T:
        """The result of a job that writes, when it is durable."""
        return await self._writer.write(job)

    async def counts(self) -> Counts:
        """How much there is."""
        return await self.read(counts)

    async def check(self) -> list[Complaint]:
        """What is wrong with the database; nothing, if all is well."""
        wrong = await self.read(check)
        if has_damage(wrong):
            self._health.damaged(str(wrong[0]))
        return wrong

    async def check_writable(self) -> None:
        """Unavailable, unless the database is sound and takes writes."""
        await self._probe.check()
