"""How a database is opened: write-ahead logging is turned on, whoever else does so meanwhile."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from metro2033.server.store import database

pytestmark = pytest.mark.once


class Refusing:
    """A connection that refuses with some codes before it obeys."""

    def __init__(self, *codes: int) -> None:
        self.codes = list(codes)
        self.asked = 0

    def execute(self, _statement: str) -> Any:
        self.asked += 1
        if self.codes:
            error = sqlite3.OperationalError("refused")
            error.sqlite_errorcode = self.codes.pop(0)
            raise error
        return self

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def no_time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Time passes only while somebody sleeps."""
    slept = list[float]()
    clock = SimpleNamespace(monotonic=lambda: sum(slept), sleep=slept.append)
    monkeypatch.setattr(database, "time", clock)
    return slept


def test_a_file_that_is_busy_is_tried_again() -> None:
    busy = Refusing(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY | 1 << 8)
    database._write_ahead(busy)  # type: ignore[arg-type]
    assert busy.asked == 3


def test_a_file_that_stays_busy_is_given_up(no_time: list[float]) -> None:
    busy = Refusing(*[sqlite3.SQLITE_BUSY] * 1_000_000)
    with pytest.raises(sqlite3.OperationalError):
        database._write_ahead(busy)  # type: ignore[arg-type]
    assert database.BUSY_SECONDS <= sum(no_time) < database.BUSY_SECONDS + 1


def test_any_other_error_is_told_at_once(no_time: list[float]) -> None:
    broken = Refusing(sqlite3.SQLITE_IOERR)
    with pytest.raises(sqlite3.OperationalError):
        database._write_ahead(broken)  # type: ignore[arg-type]
    assert (broken.asked, no_time) == (1, [])


@pytest.mark.parametrize("writes", [True, False])
def test_connections_keep_few_pages(tmp_path: Path, writes: bool) -> None:
    url = database.database_url(f"sqlite:///{tmp_path}/new.db")
    engine = database.connect_to(url, writes=writes)
    with engine.connect() as connection:
        kept = connection.exec_driver_sql("PRAGMA cache_size").scalar_one()
    engine.dispose()
    assert kept == -database.CACHE_KB
    assert (database.READERS + 1) * database.CACHE_KB <= 20_000, "a server holds more and more"
