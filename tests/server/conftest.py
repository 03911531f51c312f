"""Databases for the tests of the server: a new one for each test, of both kinds."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import cast

import pytest
from argon2 import PasswordHasher

from metro2033.server.http import passwords
from metro2033.server.store.database import database_url as address_of
from metro2033.server.store.migrate import migrate
from metro2033.server.store.store import Store
from server.postgres import Postgres, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs tests and fixtures that are coroutines."""
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def slow_hashes() -> Iterator[dict[str, object]]:
    """What hashes passwords on real servers; in tests a hash takes no time.

    Hundreds of accounts are made, and a real hash takes a tenth of a second.
    """
    slow: dict[str, object] = {
        "HASHER": passwords.HASHER,
        "NO_PASSWORD": passwords.NO_PASSWORD,
    }
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "HASHER", quick)
        patch.setattr(passwords, "NO_PASSWORD", quick.hash("nothing"))
        yield slow


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture
def has_tables() -> bool:
    """Whether a database has its tables before a test begins: making them takes long.

    Where servers are to make them by themselves, this is overridden.
    """
    return True


@pytest.fixture(scope="session")
def sqlite_with_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that tests copy."""
    file = tmp_path_factory.mktemp("tables") / "metro2033.db"
    migrate(address_of(f"sqlite:///{file}"))
    return file


@pytest.fixture
def sqlite_url(tmp_path: Path, has_tables: bool, sqlite_with_tables: Path) -> str:
    file = tmp_path / "metro2033.db"
    if has_tables:
        shutil.copyfile(sqlite_with_tables, file)
    return f"sqlite:///{file}"


@pytest.fixture
def postgres_url(postgres: Postgres, has_tables: bool) -> Iterator[str]:
    url = postgres.create_database(has_tables=has_tables)
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
