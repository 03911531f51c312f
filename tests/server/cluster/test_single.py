"""A SQLite file has one server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from metro2033.server.cluster.single_process import DatabaseInUse, SingleProcess
from metro2033.server.http.server_parts import cluster_for
from metro2033.server.store.store import Store

HOLD = """
import sys, time
from pathlib import Path
from metro2033.server.cluster.single_process import SingleProcess
SingleProcess(Path(sys.argv[1])).lock()
print("locked", flush=True)
time.sleep(600)
"""


async def test_everything_belongs_to_the_one_process(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    cluster = cluster_for(store)

    assert await cluster.own("any")
    await cluster.release("any")
    cluster.tell("any", "seats")
    assert await cluster.connect("any", "hello") is None
    await store.close()


def test_a_second_server_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    first, second = SingleProcess(tmp_path / "a.db"), SingleProcess(tmp_path / "a.db")
    first.lock()
    with pytest.raises(DatabaseInUse, match=r"a\.db"):
        second.lock()
    SingleProcess(tmp_path / "b.db").lock()
    first.unlock()
    second.lock()
    second.unlock()


def test_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with subprocess.Popen([sys.executable, "-c", HOLD, file], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"locked\n"
        with pytest.raises(DatabaseInUse):
            SingleProcess(file).lock()
        server.kill()
    mine = SingleProcess(file)
    mine.lock()
    mine.unlock()
