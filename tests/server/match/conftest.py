"""A server that the tests of a module share, and a match on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack

import pytest

from metro2033.server.store.store import Store
from server.http.site import RunningSite, running_site, sqlite_in
from server.match.table import Table


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningSite]:
    with running_site(sqlite_in(tmp_path_factory.mktemp("site"))) as found:
        yield found


@pytest.fixture
def table(site: RunningSite) -> Table:
    return Table(site)


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    """Connections that are closed after the test."""
    async with AsyncExitStack() as opened:
        yield opened


@pytest.fixture
async def sqlite_store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()
