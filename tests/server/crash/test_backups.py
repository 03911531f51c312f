"""A backup or the server is killed meanwhile: what is kept is a whole backup, at any time."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from effort import Counted, chance, many
from metro2033.server import backup as module
from metro2033.server.backup import BadBackup, backup, restore
from metro2033.server.store.entities import NewSeat
from metro2033.server.store.store import Store
from server.crash.player import PATIENCE
from server.crash.test_kill import check_store, gathered, reconnecting
from server.crash.victim import Point, search_path, victims
from server.store.test_backup import fill

MODULE = "metro2033.server.backup"
POINTS: list[Point] = [
    (f"{MODULE}:_write", "before", 1),
    (f"{MODULE}:_line", "after", 1),
    (f"{MODULE}:_line", "after", 200),
    (f"{MODULE}:_write", "after", 1),
    ("os:fsync", "before", 1),
    ("os:fsync", "after", 1),
    ("pathlib:Path.replace", "before", 1),
    ("pathlib:Path.replace", "after", 1),
]
"""Where it dies: before it writes, within the file, and around its taking the place of the last."""

LINES = (1, 100, 200)
"""Before which lines of a backup the server dies."""


def dying_backup(url: str, file: Path, point: Point, fault: str = "") -> None:
    """A backup by a process that dies at a point."""
    order = json.dumps({"url": url, "file": str(file), "point": point, "fault": fault})
    done = subprocess.run(
        [sys.executable, "-m", "server.crash.dying_backup", order],
        env={**os.environ, "PYTHONPATH": search_path()},
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, point


async def held(file: Path, folder: Path) -> int:
    """How many matches a backup restores; it is whole."""
    copy = folder / "copy.db"
    copy.unlink(missing_ok=True)
    url = f"sqlite:///{copy}"
    await asyncio.to_thread(restore, url, file)
    store = await Store.open(url)
    assert await store.check() == []
    found = len(await store.list_matches())
    await store.close()
    return found


async def back_up_through_deaths(
    url: str, folder: Path, points: list[Point], fault: str = ""
) -> None:
    """One match more for each point at which its backup dies."""
    store, file = await Store.open(url), folder / "backup.gz"
    await fill(store, matches=1)
    await asyncio.to_thread(backup, url, file)
    for number, point in enumerate(points, 1):
        await store.create_match(settings={}, secret=b"", content_digest="", seats=[NewSeat()])
        await asyncio.to_thread(dying_backup, url, file, point, fault)
        is_new = point[0].endswith("replace") and point[1] == "after"
        assert await held(file, folder) == number + is_new, point
        await asyncio.to_thread(backup, url, file)
        assert await held(file, folder) == number + 1, point
    await store.close()


@pytest.mark.slow
async def test_a_backup_that_dies_leaves_the_last_one(
    database_url: str, tmp_path: Path, counted: Counted
) -> None:
    points = POINTS * many(1)
    await back_up_through_deaths(database_url, tmp_path, points)
    counted(deaths=len(points))


@pytest.mark.slow
async def test_a_backup_that_is_written_in_place_is_found(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(BadBackup):
        await back_up_through_deaths(sqlite_url, tmp_path, POINTS[2:3], fault="in place")


@pytest.mark.slow
async def test_a_backup_is_whole_though_the_server_dies_meanwhile(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counted: Counted
) -> None:
    file, line, written = tmp_path / "backup.gz", module._line, 0
    with victims(1, database_url, tmp_path) as (server,):
        players = await gathered(server, chance(7))
        deaths = LINES * many(1)
        for death in deaths:
            server.start()
            playing = [asyncio.create_task(reconnecting(server, player)) for player in players]
            end = server.done + 60
            while server.done < end:
                await asyncio.sleep(0.01)
            written = 0

            def deadly(data: object, death: int = death) -> str:
                nonlocal written
                written += 1
                if written == death:
                    server.kill()
                return line(data)

            monkeypatch.setattr(module, "_line", deadly)
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(backup, database_url, file)
                assert written >= death
                await server.dead()
            await asyncio.gather(*playing)
            await held(file, tmp_path)
            await check_store(f"sqlite:///{tmp_path / 'copy.db'}")
    counted(deaths=len(deaths))
