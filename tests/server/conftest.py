"""Databases for the tests of the server: an empty one for each test, of both kinds."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import cast

import pytest

from metro2033.server.store.store import Store
from server.postgres import Postgres, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs tests and fixtures that are coroutines."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'metro2033.db'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    url = postgres.create_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    return cast("str", request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """A store that is opened on each kind of database."""
    opened = await Store.open(database_url)
    yield opened
    await opened.close()
