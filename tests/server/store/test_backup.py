"""A backup restores everything, into either kind of database; a damaged one restores nothing."""

from __future__ import annotations

import asyncio
import gzip
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import make_url, select

from metro2033.server.backup import BadBackup, NotEmpty, backup, restore
from metro2033.server.cluster.postgres import PostgresCluster
from metro2033.server.cluster.single_process import DatabaseInUse, SingleProcess
from metro2033.server.store import schema
from metro2033.server.store.database import sqlite_file
from metro2033.server.store.entities import NewSeat, StoredChoice
from metro2033.server.store.migrate import NotMigrated, revisions
from metro2033.server.store.store import Store


@pytest.fixture
def has_tables() -> bool:
    return False


async def fill(store: Store, matches: int = 5) -> None:
    """Something of everything."""
    anna = await store.create_account("Анна", "hash", "ru")
    await store.open_session("token", "browser", anna, 10**15)
    for i in range(matches):
        match = await store.create_match(
            settings={"edition": "second", "title": f"№ {i}"},
            secret=bytes([i]) * 32,
            content_digest="d",
            seats=[NewSeat("person", "Анна", account=anna.id), NewSeat("bot", "B", bot="random")],
            header={"edition": "second"},
            is_public=i % 2 == 0,
        )
        choices = [StoredChoice(n, n % 2, f"key:{n}", "chosen", n) for n in range(1, 301)]
        await store.append(match.id, choices, asked=1, clocks={0: 5, 1: 6})
        await store.cut(match.id, 290, count=300, asked=2)
        await store.add_line(match.id, seat=0, name="Анна", text="привет")
        await store.add_spectator(f"watch{i}", match.id)


async def rows(store: Store) -> dict[str, list[Any]]:
    """All that is stored."""
    tables = [t for t in schema.METADATA.sorted_tables if t.name != "process"]

    def read(table: Any) -> Callable[[Any], list[Any]]:
        return lambda c: [
            tuple(row) for row in c.execute(select(table).order_by(*table.primary_key))
        ]

    return {table.name: await store.read(read(table)) for table in tables}


async def test_everything_comes_back_in_either_kind_of_database(
    store: Store, sqlite_other: str, postgres_other: str, tmp_path: Path
) -> None:
    await fill(store)
    file = tmp_path / "backup.jsonl.gz"
    counts = await asyncio.to_thread(backup, str_url(store), file)

    assert counts["choice"] == 5 * 290
    assert file.stat().st_mode & 0o077 == 0
    for url in (sqlite_other, postgres_other):
        await asyncio.to_thread(restore, url, file)
        restored = await Store.open(url)
        assert await rows(restored) == await rows(store)
        assert await restored.check() == []
        await restored.close()


def str_url(store: Store) -> str:
    return store.url.render_as_string(hide_password=False)


@pytest.fixture
def sqlite_other(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'other.db'}"


@pytest.fixture
def postgres_other(postgres: Any) -> Any:
    url = postgres.create_database()
    yield url
    postgres.drop_database(url)


async def test_a_backup_is_one_moment_of_a_busy_database(
    store: Store, sqlite_other: str, tmp_path: Path
) -> None:
    await fill(store, matches=1)
    (match,) = await store.list_matches()
    stop = False

    async def play() -> None:
        n = 290
        while not stop:
            n += 1
            await store.append(match.id, [StoredChoice(n, 0, "k", "chosen", n)], asked=1)

    playing = asyncio.create_task(play())
    for i in range(5):
        file = tmp_path / f"{i}.gz"
        await asyncio.to_thread(backup, str_url(store), file)
        url = sqlite_other.replace("other", f"other{i}")
        await asyncio.to_thread(restore, url, file)
    stop = True
    await playing


async def test_nobody_has_a_match_that_is_restored(
    postgres_url: str, sqlite_other: str, tmp_path: Path
) -> None:
    store = await Store.open(postgres_url)
    await fill(store, matches=1)
    await store.write(lambda c: c.exec_driver_sql("UPDATE match SET owner = 'x'").rowcount)
    await asyncio.to_thread(backup, postgres_url, tmp_path / "b")
    await store.close()
    await asyncio.to_thread(restore, sqlite_other, tmp_path / "b")

    restored = await Store.open(sqlite_other)
    (match,) = await restored.list_matches()
    await restored.append(match.id, [StoredChoice(291, 0, "k", "chosen", 1)], asked=1)
    await restored.close()


async def back_up(url: str, file: Path) -> None:
    """A backup of a database with one match."""
    store = await Store.open(url)
    await fill(store, matches=1)
    await store.close()
    backup(url, file)


Damage = Callable[[list[str]], list[str]]
DAMAGES: dict[str, Damage] = {
    "cut off": lambda lines: lines[:-1],
    "a row is missing": lambda lines: lines[:20] + lines[21:],
    "half a line": lambda lines: [*lines[:-1], lines[-1][:5]],
    "no backup": lambda lines: ["{}", *lines[1:]],
    "empty": lambda _lines: [],
    "newer": lambda lines: [lines[0].replace(revisions()[0], "9999"), *lines[1:]],
    "no table": lambda lines: [lines[0], '{"nothing": {}}', *lines[1:]],
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_a_damaged_backup_restores_nothing(
    sqlite_url: str, sqlite_other: str, tmp_path: Path, damage: Damage
) -> None:
    await back_up(sqlite_url, tmp_path / "good")
    with gzip.open(tmp_path / "good", "rt") as good, gzip.open(tmp_path / "bad", "wt") as bad:
        bad.write("\n".join(damage(good.read().splitlines())))

    with pytest.raises(BadBackup):
        restore(sqlite_other, tmp_path / "bad")
    restore(sqlite_other, tmp_path / "good")


async def test_a_file_cut_in_the_middle_is_noticed(
    sqlite_url: str, sqlite_other: str, tmp_path: Path
) -> None:
    await back_up(sqlite_url, tmp_path / "good")
    (tmp_path / "cut").write_bytes((tmp_path / "good").read_bytes()[:-100])

    with pytest.raises(BadBackup, match="damaged"):
        restore(sqlite_other, tmp_path / "cut")


async def test_a_flipped_bit_is_noticed_wherever_it_is(
    sqlite_url: str, sqlite_other: str, tmp_path: Path
) -> None:
    await back_up(sqlite_url, tmp_path / "good")
    whole = (tmp_path / "good").read_bytes()
    body = whole.index(b"\0", 10) + 1  # behind the head with the name of the file
    for n in range(32):
        at = body + (len(whole) - body) * n // 32
        damaged = bytearray(whole)
        damaged[at] ^= 1 << n % 8
        (tmp_path / "flipped").write_bytes(damaged)
        with pytest.raises(BadBackup):
            restore(sqlite_other, tmp_path / "flipped")
    restore(sqlite_other, tmp_path / "good")


async def test_a_filled_or_served_database_is_left_alone(
    database_url: str, sqlite_other: str, tmp_path: Path
) -> None:
    store = await Store.open(database_url)
    await fill(store, matches=1)
    before = await rows(store)
    await asyncio.to_thread(backup, database_url, tmp_path / "b")
    with pytest.raises(NotEmpty):
        await asyncio.to_thread(restore, database_url, tmp_path / "b")
    assert await rows(store) == before
    await store.close()

    server = SingleProcess(tmp_path / "other.db")
    server.lock()
    with pytest.raises(DatabaseInUse):
        restore(sqlite_other, tmp_path / "b")
    server.unlock()


async def test_a_database_that_is_served_from_elsewhere_is_left_alone(
    postgres_url: str, sqlite_url: str, tmp_path: Path
) -> None:
    await (await Store.open(sqlite_url)).close()
    await asyncio.to_thread(backup, sqlite_url, tmp_path / "b")
    store = await Store.open(postgres_url)
    cluster = PostgresCluster(store)
    await cluster.open(Mock())
    with pytest.raises(DatabaseInUse):
        await asyncio.to_thread(restore, postgres_url, tmp_path / "b")
    await cluster.close()
    await store.close()
    await asyncio.to_thread(restore, postgres_url, tmp_path / "b")


def test_a_database_without_tables_has_no_backup(database_url: str, tmp_path: Path) -> None:
    file = sqlite_file(make_url(database_url))
    if file is not None:
        file.touch()
    with pytest.raises(NotMigrated):
        backup(database_url, tmp_path / "b")
    assert not (tmp_path / "b").exists()


def test_a_program_that_only_backs_up_knows_all_tables() -> None:
    ask = (
        "import metro2033.server.backup; from metro2033.server.store.schema import METADATA; "
        "print(*sorted(METADATA.tables))"
    )
    known = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert known.stdout.split() == sorted(schema.METADATA.tables)
