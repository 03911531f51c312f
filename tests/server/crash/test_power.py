"""No acknowledged choice is lost when the power goes out, whatever the disk had not yet synced."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from effort import SEED, Counted, chance, many
from metro2033.server.store import database
from metro2033.server.store.entities import NewSeat, StoredChoice
from metro2033.server.store.store import Store
from server.crash.disk import Driver, Op, RecordedDisk, left_after

CUTS = many(200)
MATCHES = 8
ROUNDS = 25


class Recorded:
    """What one run of a store did to its disk; notes are (match, n), acknowledged by then."""

    def __init__(self, before: dict[str, bytes], log: list[Op]) -> None:
        self.before = before
        self.log = log

    def losses(self, folder: Path, cuts: int, seed: int) -> list[str]:
        """What is lost or damaged after so many cuts of the power, each at a moment of its own."""
        luck = chance(seed)
        lost = []
        for i in range(cuts):
            moment = luck.randrange(len(self.log))
            files = left_after(self.log[:moment], self.before, luck)
            found = surviving(folder / str(i), files)
            kept: dict[str, int] = {}
            for op in self.log[:moment]:
                if op.kind == "note":
                    kept[op.note[0]] = op.note[1]
            lost += [
                f"cut {i} of {SEED}, {seed}: {match} had {n} choices, {found.get(match, 0)} left"
                for match, n in kept.items()
                if found.get(match, 0) < n
            ]
        return lost


def surviving(folder: Path, files: dict[str, bytes]) -> dict[str, int]:
    """How many choices each match has, in a database that is whole."""
    folder.mkdir()
    for name, data in files.items():
        if not name.endswith("-shm"):
            (folder / name).write_bytes(data)
    connection = sqlite3.connect(folder / "store.db")
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        query = "SELECT match, count(*), max(n) FROM choice GROUP BY match"
        rows = connection.execute(query).fetchall()
        assert all(count == last for _match, count, last in rows)
        return {match: count for match, count, _last in rows}
    finally:
        connection.close()


async def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, synchronous: str) -> Recorded:
    """Play some matches on a recorded disk; only SQLite's own durability is chosen."""
    file = tmp_path / "store.db"
    url = f"sqlite:///{file}"
    first = await Store.open(url)
    matches = [
        await first.create_match(
            settings={}, secret=b"", content_digest="", seats=[NewSeat()], header={}
        )
        for _ in range(MATCHES)
    ]
    await first.close()
    before = {file.name: file.read_bytes()}
    disk = RecordedDisk(f"disk-{synchronous}")
    prepare = database._prepare_sqlite

    def prepare_so(connection: Any, entry: Any) -> None:
        prepare(connection, entry)
        connection.execute(f"PRAGMA synchronous = {synchronous}").close()
        connection.execute("PRAGMA wal_autocheckpoint = 20").close()

    monkeypatch.setattr(database, "_prepare_sqlite", prepare_so)
    monkeypatch.setattr(
        database, "create_engine", lambda *a, **k: create_engine(*a, module=Driver(disk), **k)
    )
    store = Store(url)

    async def play(match: str) -> None:
        for n in range(1, ROUNDS + 1):
            await store.append(match, [StoredChoice(n, 0, f"key:{n}" * 9, "chosen", n)], asked=1)
            disk.note((match, n))

    await asyncio.gather(*[play(match.id) for match in matches])
    await store.close()
    assert sum(op.kind == "note" for op in disk.log) == MATCHES * ROUNDS
    return Recorded(before, disk.log)


async def test_nothing_acknowledged_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counted: Counted
) -> None:
    recorded = await record(tmp_path, monkeypatch, "FULL")

    assert sum(op.kind == "sync" and op.file == "store.db" for op in recorded.log) > 3
    assert recorded.losses(tmp_path, CUTS, seed=1) == []
    counted(cuts=CUTS)


async def test_the_test_would_find_a_loss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = await record(tmp_path, monkeypatch, "NORMAL")

    assert recorded.losses(tmp_path, 50, seed=1) != []
