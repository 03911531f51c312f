"""Choices of many matches are written together, and nobody pays for another's fault."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from metro2033.server.store import choice_log
from metro2033.server.store.append import Append
from metro2033.server.store.entities import Conflict, Match, Snapshot, StoredChoice, Unknown
from metro2033.server.store.store import Store
from server.store.stored import choices, running_match
from server.store.test_writer import Groups

SNAPSHOT = Snapshot(1, "facts", "shape", "{}")


@pytest.fixture
def joint(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many moves were written together, each time."""
    sizes: list[int] = []
    run_all = Append.run_all

    def counting(connection: Connection, jobs: Sequence[Append]) -> None:
        sizes.append(len(jobs))
        run_all(connection, jobs)

    monkeypatch.setattr(Append, "run_all", counting)
    return sizes


async def at_once(store: Store, *writes: Awaitable[Any]) -> list[Any]:
    """The results of writes that all came while the writer was busy."""
    groups = Groups()
    first = asyncio.create_task(store.write(groups.wait))
    await asyncio.sleep(0)
    while store.waiting:
        await asyncio.sleep(0.001)
    tasks = [asyncio.ensure_future(write) for write in writes]
    await asyncio.sleep(0)
    groups.gate.set()
    await first
    return list(await asyncio.gather(*tasks, return_exceptions=True))


async def matches(store: Store, count: int) -> list[Match]:
    return [await running_match(store) for _ in range(count)]


async def test_moves_are_written_together_with_all_that_follows(
    store: Store, joint: list[int]
) -> None:
    one, two, three = await matches(store, 3)
    results = await at_once(
        store,
        store.append(one.id, choices(1, 2), asked=1, clocks={0: 5}),
        store.append(two.id, choices(1, 1, "walk"), asked=2, clocks={0: 7, 1: 8}),
        store.append(
            three.id, choices(1, 1), asked=0, status="over", places=[2, 1], snapshot=SNAPSHOT
        ),
    )
    assert results == [None, None, None]
    assert joint == [3]
    assert [list((await store.log(m.id)).choices) for m in (one, two, three)] == [
        choices(1, 2),
        choices(1, 1, "walk"),
        choices(1, 1),
    ]
    assert await store.clocks(one.id) == {0: 5}
    assert await store.clocks(two.id) == {0: 7, 1: 8}
    assert [seat.place for seat in await store.seats(three.id)] == [2, 1]
    assert [await store.snapshot(m.id) for m in (one, three)] == [None, SNAPSHOT]
    over = await store.match(three.id)
    assert over is not None
    assert over.status == "over"


async def test_a_move_that_comes_too_late_takes_nobody_with_it(
    store: Store, joint: list[int]
) -> None:
    one, two, three = await matches(store, 3)
    await store.append(two.id, choices(1, 1), asked=1)
    results = await at_once(
        store,
        store.append(one.id, choices(1, 1), asked=1),
        store.append(two.id, choices(1, 1, "other"), asked=1),
        store.append("nothing", choices(1, 1), asked=1),
        store.append(three.id, choices(1, 2), asked=1),
    )
    assert [type(result) for result in results] == [type(None), Conflict, Unknown, type(None)]
    assert joint[0] == 4
    for match, made in ((one, 1), (two, 1), (three, 2)):
        assert list((await store.log(match.id)).choices) == choices(1, made)
        found = await store.match(match.id)
        assert found is not None
        assert found.count == made


async def test_two_moves_of_one_match_are_both_kept(store: Store) -> None:
    one, two = await matches(store, 2)
    results = await at_once(
        store,
        store.append(one.id, choices(1, 2), asked=1),
        store.append(two.id, choices(1, 1), asked=1),
        store.append(one.id, choices(3, 3), asked=2),
    )
    assert results == [None, None, None]
    assert list((await store.log(one.id)).choices) == choices(1, 3)


async def test_other_writes_keep_their_place_between_moves(store: Store) -> None:
    one, two = await matches(store, 2)
    await at_once(
        store,
        store.append(one.id, choices(1, 1), asked=1),
        store.append(two.id, choices(1, 1), asked=1),
        store.cut(one.id, 0, count=1, asked=1),
        store.append(one.id, choices(1, 1, "again"), asked=1),
        store.append(two.id, choices(2, 2), asked=1),
    )
    assert list((await store.log(one.id)).choices) == choices(1, 1, "again")
    assert list((await store.log(two.id)).choices) == choices(1, 2)


async def test_a_move_of_an_earlier_owner_is_refused_alone(store: Store) -> None:
    one, two = await matches(store, 2)

    async def theirs() -> None:
        store.process = "another"
        try:
            await store.append(two.id, choices(1, 1), asked=1)
        finally:
            store.process = None

    results = await at_once(store, store.append(one.id, choices(1, 1), asked=1), theirs())
    assert [type(result) for result in results] == [type(None), Conflict]


async def test_the_error_of_a_driver_is_wrapped_without_its_values(store: Store) -> None:
    match = await running_match(store, made=1)
    told = ""

    def twice(connection: Connection) -> None:
        nonlocal told
        again = StoredChoice(1, 0, "canary", "chosen", 1)
        try:
            choice_log.append(connection, [(match.id, [again])])
        except IntegrityError as error:
            told = str(error)
            raise

    with pytest.raises(Conflict):
        await store.write(twice)
    assert "choice" in told
    assert "canary" not in told
