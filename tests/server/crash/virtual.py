"""Time that jumps, and a store that fails by plan: so that a run is the same for the same seed."""

from __future__ import annotations

import asyncio
import random
import selectors
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import event, func, select
from sqlalchemy.exc import IntegrityError

from metro2033.server.store import schema
from metro2033.server.store.database import connect_to, database_url
from metro2033.server.store.entities import Conflict, Unavailable
from metro2033.server.store.store import Store
from metro2033.server.store.writer import Job

T = TypeVar("T")


def _do_not_sync(connection: Any, _entry: Any) -> None:
    connection.execute("PRAGMA synchronous = OFF").close()


class Jump(selectors.SelectSelector):
    """Waits for nothing: time passes by as much as would have been waited."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("everybody waits for something that never comes")
        self.now += max(0.0, timeout)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time jumps to the next thing that happens."""

    def __init__(self) -> None:
        self.jump = Jump()
        super().__init__(self.jump)

    def time(self) -> float:
        return self.jump.now


class FaultyStore(Store):
    """The real store on a real file, without threads: what waits for a disk waits for a plan.

    A write may fail before it is done, after it is done, or the answer may come late. `is_dead`
    stands for a process that was killed: nothing reaches the file any more.
    """

    def __init__(self, file: Path, chance: random.Random, faults: float) -> None:
        # Not the parent's: that starts threads.
        url = database_url(f"sqlite:///{file}")
        vars(self).update(url=url, process=None, now=self.tell_time)
        self.chance = chance
        self.faults = faults
        self.is_dead = False
        self.is_hasty = False
        self._engine = connect_to(url, writes=True)
        # Real syncs would only take time: no power is cut here.
        event.listen(self._engine, "connect", _do_not_sync)

    def tell_time(self) -> int:
        return int(asyncio.get_running_loop().time() * 1000)

    @property
    def waiting(self) -> int:
        return 0

    async def write(self, job: Job[T]) -> T:
        fate = self.chance.random() / self.faults if self.faults else 1.0
        await self._wait()
        if fate < 0.5 or self.is_dead:
            raise Unavailable("it was not written")
        if self.is_hasty:
            asyncio.get_running_loop().call_later(0.01, self._commit, job)
            return None  # type: ignore[return-value]
        result = self._commit(job)
        await self._wait()
        if fate < 1.0:
            raise Unavailable("it was written nevertheless")
        return result

    def _commit(self, job: Job[T]) -> T:
        if self.is_dead:
            raise Unavailable("it was not written")
        try:
            with self._engine.begin() as connection:
                return job(connection)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None

    async def read(self, job: Job[T]) -> T:
        await self._wait()
        if self.is_dead or self.chance.random() < self.faults / 4:
            raise Unavailable("it was not read")
        return self.look(job)

    def look(self, job: Job[T]) -> T:
        """What is stored at this moment."""
        with self._engine.connect() as connection:
            return job(connection)

    def seq(self, match: str) -> int:
        """The number of the last change that is stored."""

        def job(connection: Any) -> int:
            stands = select(schema.match.c.count).where(schema.match.c.id == match)
            undone = select(func.count()).where(schema.undone.c.match == match)
            count: int = connection.execute(stands).scalar_one()
            return count + 2 * int(connection.execute(undone).scalar_one())

        return self.look(job)

    async def _wait(self) -> None:
        await asyncio.sleep(self.chance.choice([0.0, 0.001, 0.01, 0.2]))

    async def close(self) -> None:
        self._engine.dispose()
