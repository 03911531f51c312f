"""Which process has a match: one that lives keeps it, one that is gone is forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, select, text

from metro2033.server.store import owners, schema
from metro2033.server.store.entities import Unknown
from metro2033.server.store.store import Store
from server.store.stored import running_match

LIVING, GONE = "00000000000000a1", "80000000000000b2"


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[Store]:
    """A store with two processes, of which one lives as long as the writer's connection."""
    opened = await Store.open(postgres_url)

    def enter(connection: Connection) -> None:
        for process in (LIVING, GONE):
            owners.enter(connection, process, 1, f"how to call {process}")
        lock = {"lock": owners.lock_number(LIVING)}
        connection.execute(text("SELECT pg_advisory_lock(:lock)"), lock)

    await opened.write(enter)
    yield opened
    await opened.close()


async def owner_of(store: Store, match_id: str) -> str | None:
    query = select(schema.match.c.owner).where(schema.match.c.id == match_id)
    found: str | None = await store.read(lambda c: c.execute(query).scalar_one())
    return found


async def test_a_match_of_a_living_process_stays_with_it(store: Store) -> None:
    match = (await running_match(store)).id
    assert await store.write(lambda c: owners.take(c, match, LIVING)) == LIVING
    assert await store.write(lambda c: owners.take(c, match, GONE)) == LIVING
    assert await store.write(lambda c: owners.take(c, match, LIVING)) == LIVING
    await store.write(lambda c: owners.let_go(c, match, GONE))
    assert await owner_of(store, match) == LIVING
    await store.write(lambda c: owners.let_go(c, match, LIVING))
    assert await owner_of(store, match) is None
    with pytest.raises(Unknown):
        await store.write(lambda c: owners.take(c, "none", LIVING))


async def test_a_process_that_is_gone_has_nothing_any_more(store: Store) -> None:
    mine, lost, other = [(await running_match(store)).id for _ in range(3)]
    await store.write(lambda c: owners.take(c, mine, LIVING))
    for match in (lost, other):
        await store.write(lambda c, match=match: owners.take(c, match, GONE))  # type: ignore[misc]
    assert await store.write(lambda c: owners.take(c, other, LIVING)) == LIVING

    assert await store.write(owners.bury) == ({GONE: f"how to call {GONE}"}, {LIVING})
    assert [await owner_of(store, match) for match in (mine, lost, other)] == [LIVING, None, LIVING]
    assert await store.write(owners.bury) == ({}, {LIVING})
