"""Group commit: one commit for all that wait, in order, and nobody pays for another's fault."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import DBAPIError

from metro2033.server.store.entities import Conflict, Unavailable
from metro2033.server.store.health import StoreHealth
from metro2033.server.store.store import Store
from metro2033.server.store.writer import Job, Writer


class Groups:
    """Hears of each commit, and can keep the writer busy while others come."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.gate = threading.Event()

    def heard(self, jobs: int, _seconds: float) -> None:
        self.sizes.append(jobs)

    def wait(self, _connection: Connection) -> None:
        assert self.gate.wait(300)


@pytest.fixture
def groups() -> Groups:
    return Groups()


@pytest.fixture
async def store(database_url: str, groups: Groups) -> AsyncIterator[Store]:
    opened = await Store.open(database_url, on_commit=groups.heard)
    await opened.write(
        lambda c: c.exec_driver_sql("CREATE TABLE note (k INTEGER PRIMARY KEY)").rowcount
    )
    groups.sizes.clear()
    yield opened
    await opened.close()


def add(k: int) -> Job[int]:
    def job(connection: Connection) -> int:
        connection.execute(text("INSERT INTO note VALUES (:k)"), {"k": k})
        return k

    return job


async def notes(store: Store) -> list[int]:
    query = text("SELECT k FROM note ORDER BY k")
    return list(await store.read(lambda c: c.execute(query).scalars().all()))


async def behind_a_busy_writer(
    store: Store, groups: Groups, jobs: list[Job[object]]
) -> list[object]:
    """The results of jobs that all came while the writer was busy."""
    first = asyncio.create_task(store.write(groups.wait))
    await asyncio.sleep(0)
    while store.waiting:
        await asyncio.sleep(0.001)
    tasks = [asyncio.create_task(store.write(job)) for job in jobs]
    await asyncio.sleep(0)
    groups.gate.set()
    await first
    return list(await asyncio.gather(*tasks, return_exceptions=True))


async def test_all_that_wait_share_one_commit(store: Store, groups: Groups) -> None:
    results = await behind_a_busy_writer(store, groups, [add(k) for k in range(10)])

    assert results == list(range(10))
    assert await notes(store) == list(range(10))
    assert groups.sizes == [1, 10]


async def test_a_job_that_fails_takes_nobody_with_it(store: Store, groups: Groups) -> None:
    def fault(connection: Connection) -> None:
        connection.execute(text("INSERT INTO note VALUES (99)"))
        raise LookupError("a fault of its own")

    jobs: list[Job[object]] = [add(1), fault, add(1), add(2)]
    results = await behind_a_busy_writer(store, groups, jobs)

    assert [type(r) for r in results] == [int, LookupError, Conflict, int]
    assert await notes(store) == [1, 2]


async def test_a_pause_that_fails_stops_no_writes(
    store: Store, groups: Groups, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_seconds: float) -> None:
        raise OSError(22, "Invalid argument")

    monkeypatch.setattr("metro2033.server.store.writer.time.sleep", fail)

    async with asyncio.timeout(30):
        for k in (1, 3, 5):
            groups.gate.clear()
            await behind_a_busy_writer(store, groups, [add(k), add(k + 1)])
        await store.write(add(7))
    assert await notes(store) == list(range(1, 8))


async def test_those_who_wait_are_told_whatever_fails_in_the_writer(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_self: Writer, _tasks: object) -> None:
        raise MemoryError

    with monkeypatch.context() as planted:
        planted.setattr(Writer, "_commit", fail)
        async with asyncio.timeout(30):
            with pytest.raises(Unavailable):
                await store.write(add(1))

    async with asyncio.timeout(30):
        await store.write(add(2))
    assert await notes(store) == [2]


async def test_when_the_database_fails_all_are_told_and_it_goes_on(
    store: Store, groups: Groups
) -> None:
    def broken(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT nothing FROM nowhere")

    results = await behind_a_busy_writer(store, groups, [add(1), broken, add(2)])

    assert [type(r) for r in results] == [Unavailable] * 3
    assert await notes(store) == []
    await store.write(add(3))
    assert await notes(store) == [3]


def cut_off(times: int) -> Job[None]:
    """A job during which the connection is lost, so many times."""
    left = [True] * times

    def job(_connection: Connection) -> None:
        if left:
            left.pop()
            raise DBAPIError("", None, Exception("gone"), connection_invalidated=True)

    return job


@pytest.mark.parametrize("jobs_before", [0, 1])
async def test_a_connection_that_was_lost_is_tried_once_more(
    store: Store, groups: Groups, jobs_before: int
) -> None:
    jobs: list[Job[object]] = [add(k) for k in range(jobs_before)]
    results = await behind_a_busy_writer(store, groups, [*jobs, cut_off(1), add(7)])

    assert results == [*range(jobs_before), None, 7]
    assert await notes(store) == [*range(jobs_before), 7]


async def test_a_connection_that_is_lost_twice_is_a_failure(store: Store, groups: Groups) -> None:
    results = await behind_a_busy_writer(store, groups, [add(1), cut_off(2), add(2)])

    assert [type(result) for result in results] == [Unavailable] * 3
    assert await notes(store) == []


async def test_a_result_is_given_only_after_the_commit(store: Store) -> None:
    for k in range(20):
        await store.write(add(k))
        assert k in await notes(store)


async def test_a_caller_that_gives_up_does_not_stop_the_write(store: Store, groups: Groups) -> None:
    first = asyncio.create_task(store.write(groups.wait))
    second = asyncio.create_task(store.write(add(7)))
    await asyncio.sleep(0.01)
    second.cancel()
    groups.gate.set()
    await first
    await store.write(add(8))

    assert await notes(store) == [7, 8]


async def test_closing_writes_what_still_waits(database_url: str) -> None:
    store = await Store.open(database_url)
    tasks = [asyncio.create_task(store.create_account(f"n{i}", "", "en")) for i in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)

    with pytest.raises(Unavailable, match="closed"):
        await store.create_account("late", "", "en")
    again = await Store.open(database_url)
    assert (await again.counts()).accounts == 50
    await again.close()


async def test_an_error_tells_nothing_of_the_values(store: Store) -> None:
    await store.create_account("Anna", "canary", "en")

    with pytest.raises(Conflict) as caught:
        await store.create_account("Anna", "canary", "en")
    assert "canary" not in str(caught.value)


async def test_a_writer_without_a_loop_left_is_quiet() -> None:
    engine = create_engine("sqlite://")
    writer = Writer(engine, lambda _jobs, _seconds: None, StoreHealth())
    await writer.close()
    await writer.close()
    engine.dispose()


class Crossing:
    """Two processes whose groups lock the same rows, in opposite order."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.locked = [threading.Event(), threading.Event()]

    def lock(self, me: int, k: int) -> Job[int]:
        """Change a row; after the first one, wait until the other process has its first."""

        def job(connection: Connection) -> int:
            connection.execute(text("UPDATE note SET k = k WHERE k = :k"), {"k": k})
            self.locked[me].set()
            assert self.locked[1 - me].wait(300)
            return k

        return job

    async def group(self, me: int) -> list[object]:
        groups = Groups()
        store = await Store.open(self.url, on_commit=groups.heard)
        jobs: list[Job[object]] = [self.lock(me, 1 + me), self.lock(me, 2 - me)]
        try:
            return await behind_a_busy_writer(store, groups, jobs)
        finally:
            await store.close()


async def test_groups_that_wait_for_each_other_are_all_written(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.write(lambda c: c.exec_driver_sql("CREATE TABLE note (k INTEGER)").rowcount)
    for k in (1, 2):
        await store.write(add(k))
    crossing = Crossing(postgres_url)
    found = await asyncio.gather(crossing.group(0), crossing.group(1))
    assert [*found] == [[1, 2], [2, 1]]
    await store.close()
