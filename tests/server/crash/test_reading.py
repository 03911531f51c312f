"""A server is killed while it reads a finished match: the match is told once, and none is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import func, select

from effort import Counted, many
from metro2033.server.store import played_schema
from metro2033.server.store.store import Store
from server.crash.victim import Point, Victim, victims
from server.http.test_chores import finished
from server.store.test_ratings import accounts

STORE = "metro2033.server.store"
POINTS: list[Point] = [
    (f"{STORE}.played:count", "before", 1),
    (f"{STORE}.leaving:played_by_bots", "after", 1),
    (f"{STORE}.played:count", "after", 1),
]
"""Where it dies: before it writes, and within the transaction."""


async def told(store: Store) -> int:
    """How many matches have been read."""
    query = select(func.count()).select_from(played_schema.played_match)
    return await store.read(lambda c: int(c.execute(query).scalar_one()))


async def read_through_deaths(
    store: Store, server: Victim, points: list[Point], fault: str = ""
) -> None:
    """A match for each point at which the server dies while it reads it."""
    players = await accounts(store, "Anna", "Boris")
    for number, point in enumerate(points):
        await finished(store, *players)
        async with asyncio.timeout(120):
            server.start(point, fault=fault)
            await server.dead()
            assert await told(store) == number
            server.start()
            while await store.due_match() is not None:
                await asyncio.sleep(0.02)
        server.kill()
        await server.dead()
        assert await told(store) == number + 1, point


@pytest.mark.slow
async def test_a_match_is_told_once_though_servers_die(
    database_url: str, tmp_path: Path, counted: Counted
) -> None:
    points = POINTS * many(1)
    store = await Store.open(database_url)
    with victims(1, database_url, tmp_path) as (server,):
        await read_through_deaths(store, server, points)
    await store.close()
    counted(deaths=len(points))


@pytest.mark.slow
async def test_a_server_that_forgets_what_it_has_not_read_is_found(
    sqlite_url: str, tmp_path: Path
) -> None:
    store = await Store.open(sqlite_url)
    with (
        victims(1, sqlite_url, tmp_path) as (server,),
        pytest.raises(AssertionError, match="count"),
    ):
        await read_through_deaths(store, server, POINTS[:1], fault="forgets to read")
    await store.close()
