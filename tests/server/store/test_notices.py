"""The outbox: what is told no more, and what is told later."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from metro2033.server.store import notices, schema
from metro2033.server.store.notice_entities import Batch, ChannelKind
from metro2033.server.store.store import Store
from server.store.stored import running_match

ROOM: dict[tuple[ChannelKind, bool], int] = {("mail", False): 9, ("mail", True): 9}
START = 1_773_140_400_000
MINUTE = 60_000


class Clock:
    """The time of a store, which a test sets."""

    now = START


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def opened(database_url: str, clock: Clock) -> Store:
    store = await Store.open(database_url, now=lambda: clock.now)
    await store.put_channel("s1", "mail", "anna@metro.example", "", "en", is_confirmed=True)
    return store


async def waiting(store: Store) -> str:
    """A match that waits for its first seat, who is to be told so."""
    match = await running_match(store, 1)
    await store.write(lambda c: notices.add(c, match.id, [0], 1, START))
    return match.id


async def claimed(store: Store) -> list[Batch]:
    return await store.claim_notices(ROOM)


async def test_who_is_at_one_table_is_told_of_others(database_url: str, clock: Clock) -> None:
    store = await opened(database_url, clock)
    here, there = await waiting(store), await waiting(store)
    await store.drop_notices(here, 0)
    kept = await store.read(lambda c: [notices.has_any(c, m, 0) for m in (here, there)])
    assert kept == [False, True]
    await store.drop_notices(there, 1)
    (batch,) = await claimed(store)
    assert [notice.match for notice in batch.notices] == [there]
    await store.close()


async def test_a_failure_is_repeated_after_twice_the_time_up_to_four_hours(
    database_url: str, clock: Clock
) -> None:
    store = await opened(database_url, clock)
    await waiting(store)
    pauses = []
    for _ in range(11):
        (batch,) = await claimed(store)
        await store.notices_failed(batch)
        began = clock.now
        clock.now = await due(store)
        pauses.append((clock.now - began) / MINUTE)
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 256, 256]
    await store.close()


async def due(store: Store) -> int:
    """When the only notice is due."""
    query = select(schema.notice.c.due)
    return int(await store.read(lambda c: c.execute(query).scalar_one()))
