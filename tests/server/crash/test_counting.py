"""A server is killed while it counts rated matches: each counts once, and none is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import func, select

from effort import Counted, many
from metro2033.server.store import schema
from metro2033.server.store.store import Store
from server.crash.victim import Point, Victim, victims
from server.store.test_ratings import accounts, played

STORE = "metro2033.server.store"
POINTS: list[Point] = [
    (f"{STORE}.ratings:is_due", "before", 1),
    (f"{STORE}.ratings:is_due", "after", 1),
    (f"{STORE}.ratings:_count", "before", 1),
    (f"{STORE}.leaving:left", "after", 1),
    (f"{STORE}.ratings:_count", "after", 1),
    (f"{STORE}.ratings:_count", "before", 2),
    (f"{STORE}.ratings:count_due", "after", 1),
]
"""Where it dies: as it looks for matches, and within the transaction."""

COMMITS: list[Point] = [
    (f"{STORE}.writer:Writer.{name}", when, nth)
    for nth in range(1, 5)
    for name, when in (("_commit", "before"), ("_commit", "after"), ("_settle", "before"))
]
"""Where it dies around the commits of its first seconds; one of them has the ratings."""


async def due(store: Store) -> int:
    """How many matches have not counted yet."""
    query = select(func.count()).select_from(schema.rating_due)
    return await store.read(lambda c: int(c.execute(query).scalar_one()))


async def none_due(store: Store, server: Victim | None = None) -> None:
    """Wait until all matches have counted, or the server is dead."""
    async with asyncio.timeout(120):
        while await due(store) and (server is None or server.is_alive):
            await asyncio.sleep(0.01)


async def count_through_deaths(
    store: Store, server: Victim, points: list[Point], fault: str = ""
) -> int:
    """Two matches for each point at which the server dies; how often it died there."""
    anna, boris = await accounts(store, "Anna", "Boris")
    expected, reached = set[str](), 0
    for point in points:
        for places in ([1, 2], [2, 1]):
            expected.add((await played(store, anna, boris, places=places)).id)
        server.start(point, fault=fault)
        await none_due(store, server)
        await asyncio.sleep(0.05)
        reached += not server.is_alive
        await killed(server)
        server.start()
        await none_due(store)
        await killed(server)
        counted = await store.rated_matches()
        assert [one.number for one in counted] == [*range(1, len(expected) + 1)], point
        assert {one.match for one in counted} == expected
        assert (await store.recount_ratings()).wrong == []
    return reached


async def killed(server: Victim) -> None:
    server.kill()
    await server.dead()


@pytest.mark.slow
async def test_a_match_counts_once_though_servers_die(
    database_url: str, tmp_path: Path, counted: Counted
) -> None:
    store = await Store.open(database_url)
    with victims(1, database_url, tmp_path) as (server,):
        named = POINTS * many(1)
        reached = await count_through_deaths(store, server, named)
        assert reached == len(named)
    await store.close()
    counted(deaths=reached)


@pytest.mark.slow
async def test_a_match_counts_once_though_servers_die_as_they_commit(
    database_url: str, tmp_path: Path, counted: Counted
) -> None:
    store = await Store.open(database_url)
    with victims(1, database_url, tmp_path) as (server,):
        reached = await count_through_deaths(store, server, COMMITS * many(1))
    await store.close()
    assert reached
    counted(deaths=reached)


@pytest.mark.slow
async def test_a_server_that_forgets_what_it_has_not_counted_is_found(
    sqlite_url: str, tmp_path: Path
) -> None:
    store = await Store.open(sqlite_url)
    with (
        victims(1, sqlite_url, tmp_path) as (server,),
        pytest.raises(AssertionError, match="_count"),
    ):
        await count_through_deaths(store, server, POINTS[2:3], fault="forgets to count")
    await store.close()
