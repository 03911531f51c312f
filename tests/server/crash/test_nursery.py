"""A point that is nowhere and a server that fails by itself are no deaths that a test wanted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.crash.victim import Failed, Point, Victim, victims


async def life(server: Victim, point: Point | None = None, fault: str = "") -> None:
    server.start(point, fault=fault)
    async with asyncio.timeout(60):
        await server.dead()


@pytest.mark.once
async def test_a_point_that_is_nowhere_is_found(sqlite_url: str, tmp_path: Path) -> None:
    with victims(1, sqlite_url, tmp_path) as (server,), pytest.raises(Failed, match="no_such"):
        await life(server, ("metro2033.server.store.ratings:no_such", "before", 1))


@pytest.mark.once
async def test_no_point_is_after_the_call_of_a_coroutine(sqlite_url: str, tmp_path: Path) -> None:
    with victims(1, sqlite_url, tmp_path) as (server,), pytest.raises(Failed, match="its work"):
        await life(server, ("metro2033.server.match.hub:Hub.open", "after", 1))


@pytest.mark.once
async def test_a_server_that_fails_by_itself_is_found(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/no-folder/metro2033.db"
    with victims(1, database, tmp_path) as (server,), pytest.raises(Failed, match="NotStarted"):
        await life(server)
