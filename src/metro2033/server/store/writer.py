"""The one thread that writes: whatever waits when it is free is committed together.

A commit with full durability costs milliseconds, however little it holds. So matches share one:
each waits for the commit before, and then all of them for their own.
"""

from __future__ import annotations

import asyncio
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    MultipleResultsFound,
    SQLAlchemyError,
)

from metro2033.server.store.entities import Conflict, Unavailable
from metro2033.server.store.health import StoreHealth, reason_of

T = TypeVar("T")
Job = Callable[[Connection], T]
"""Work in a transaction. It may run again when another of its group fails, and so keeps nothing."""

MOST_JOBS: Final = 256
"""Jobs in one commit; more would let the first of them wait too long."""

PAUSE_SECONDS: Final = 0.003
"""How long a busy writer waits between commits: a commit costs several times what a job does, so
it pays to let more of them share one."""


class Apart(Exception):
    """Jobs that cannot be done together: one of them fails by its own fault."""


class JointJob(ABC):
    """A job that costs less together with others of its kind."""

    __slots__ = ()

    @abstractmethod
    def __call__(self, connection: Connection) -> None:
        """Do the job alone."""

    @classmethod
    @abstractmethod
    def run_all(cls, connection: Connection, jobs: Sequence[Any]) -> None:
        """Do several jobs of this kind; after any error each is done alone."""


@dataclass(slots=True)
class _Task:
    """A job, who waits for it, and how it ended."""

    job: Job[Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class Writer:
    """Runs jobs in groups, in the order in which they came; a result is given after the commit."""

    def __init__(
        self, engine: Engine, on_commit: Callable[[int, float], None], health: StoreHealth
    ) -> None:
        """`on_commit` receives the jobs of each group and the seconds it took."""
        self._engine: Final = engine
        self._health: Final = health
        self._on_commit: Final = on_commit
        self._loop: Final = asyncio.get_running_loop()
        self._queue: Final[SimpleQueue[_Task | None]] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)
        self._connection: Connection | None = None
        self._is_closed = False
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs wait for their group."""
        return self._queue.qsize()

    async def write(self, job: Job[T]) -> T:
        """The result of the job, when it is on disk. A caller that gives up does not stop it."""
        if self._is_closed:
            raise Unavailable("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Task(job, future))
        return await future

    async def close(self) -> None:
        """Write what still waits, and stop."""
        if not self._is_closed:
            self._is_closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        """The thread: take what waits, commit it, notify the waiting; it goes on whatever fails."""
        is_open, tasks = True, list[_Task]()
        while is_open:
            is_busy, tasks = len(tasks) > 1, []
            try:
                if is_busy:
                    time.sleep(PAUSE_SECONDS)
                is_open = self._gather(tasks)
                self._write_group(tasks)
            except Exception as error:  # noqa: BLE001 without the thread all moves would wait for ever
                self._fail(tasks, error)
                self._report(tasks, 0.0)
        self._disconnect()

    def _write_group(self, tasks: list[_Task]) -> None:
        """Commit tasks, and notify those who wait for them."""
        if tasks:
            began = time.perf_counter()
            self._commit(tasks)
            self._report(tasks, time.perf_counter() - began)

    def _gather(self, tasks: list[_Task]) -> bool:
        """Wait for a task and take all that came with it; False when there will be no more."""
        task = self._queue.get()
        while task is not None:
            tasks.append(task)
            if len(tasks) == MOST_JOBS:
                return True
            try:
                task = self._queue.get_nowait()
            except Empty:
                return True
        return False

    def _commit(self, tasks: list[_Task]) -> None:
        """Commit all tasks but those that fail by their own fault."""
        left = [] if self._try_together(tasks) else list(tasks)
        while left and (failed := self._try(left)) is not None:
            left.remove(failed)
        if any(task.error is None for task in tasks):
            self._health.wrote()

    def _try_together(self, tasks: list[_Task]) -> bool:
        """Commit all tasks, those of a kind together; False if nothing was written."""
        is_done = False
        if sum(isinstance(task.job, JointJob) for task in tasks) < 2:
            return is_done
        try:
            with self._connected().begin() as transaction:
                for kind, group in groupby(tasks, key=lambda task: type(task.job)):
                    if issubclass(kind, JointJob):
                        kind.run_all(transaction.connection, [task.job for task in group])
                        continue
                    for task in group:
                        task.result = task.job(transaction.connection)
                is_done = True
        except SQLAlchemyError as error:
            self._disconnect(is_broken=True)
            if is_done:
                self._fail(tasks, error)
        except Exception as error:  # noqa: BLE001 a fault of a job, which is tried alone
            if is_done:
                self._fail(tasks, error)
        return is_done

    def _try(self, tasks: list[_Task], *, is_again: bool = False) -> _Task | None:
        """Commit all tasks, or nothing because of the one that is returned."""
        current: _Task | None = None
        try:
            with self._connected().begin() as transaction:
                for current in tasks:
                    current.result = current.job(transaction.connection)
                current = None
        except (IntegrityError, DataError, MultipleResultsFound) as error:
            if current is None:
                self._fail(tasks, error)
            else:
                current.error = Conflict(reason_of(error))
        except SQLAlchemyError as error:
            # A connection that has failed may never work again, though the database does.
            self._disconnect(is_broken=True)
            if current is not None and _is_cut_off(error) and not is_again:
                # The connection was lost while nobody used it: nothing was committed.
                return self._try(tasks, is_again=True)
            if current is not None and _is_deadlock(error) and not is_again:
                # Another process has rows that the group wants, and waits for some of its own.
                self._try_apart(tasks)
            else:
                self._fail(tasks, error)
            current = None
        except Exception as error:  # noqa: BLE001 a fault of the job, which its caller gets
            if current is None:
                self._fail(tasks, error)
            else:
                current.error = error
        return current

    def _try_apart(self, tasks: list[_Task]) -> None:
        """Commit each task by itself, so that none keeps a row while it waits for another."""
        for task in tasks:
            self._try([task], is_again=True)

    def _connected(self) -> Connection:
        """The connection, which is kept: to get one for each commit would cost as much as that."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self, *, is_broken: bool = False) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            if is_broken:
                connection.invalidate()
            connection.close()

    def _fail(self, tasks: list[_Task], error: Exception) -> None:
        """The database failed in these tasks, perhaps after they were written."""
        self._health.failed(error)
        for task in tasks:
            task.error = Unavailable(reason_of(error))

    def _report(self, tasks: list[_Task], seconds: float) -> None:
        """Wake those who wait for the tasks."""
        try:
            self._loop.call_soon_threadsafe(self._settle, tasks, seconds)
        except RuntimeError:
            # The loop is closed: nobody waits any more, but what was written stays.
            return

    def _settle(self, tasks: list[_Task], seconds: float) -> None:
        """Give each who waits the result or the error; this is in the loop."""
        for task in tasks:
            if task.future.done():
                continue
            if task.error is None:
                task.future.set_result(task.result)
            else:
                task.future.set_exception(task.error)
        self._on_commit(len(tasks), seconds)


def _is_cut_off(error: Exception) -> bool:
    """Whether the connection is no more."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _is_deadlock(error: Exception) -> bool:
    """Whether PostgreSQL ended the transaction because others waited for it, and it for them."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == "40P01"
