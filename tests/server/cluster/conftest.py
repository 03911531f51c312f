"""Processes that are stopped when a test ends."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from metro2033.server.cluster.postgres import PostgresCluster
from metro2033.server.store.store import Store
from server.cluster.members import ROUND, Echo, Process, Start


@pytest.fixture
async def start(postgres_url: str) -> AsyncIterator[Start]:
    async with AsyncExitStack() as stack:

        async def begin(name: str, host: str = "") -> Process:
            store = await Store.open(postgres_url)
            stack.push_async_callback(store.close)
            cluster, echo = PostgresCluster(store, ROUND, host), Echo(name)
            await cluster.open(echo)
            stack.push_async_callback(cluster.close)
            return Process(store, cluster, echo)

        yield begin
