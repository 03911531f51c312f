"""A store that fails is visible: to operators in health, log and metrics, to players in words."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from cli.command import metro
from metro2033.server.store.store import Store
from server.cut_line import CutLine
from server.http.site import (
    ADMIN_TOKEN,
    METRICS_TOKEN,
    PATIENCE,
    RunningSite,
    running_site,
    sqlite_in,
    table,
)
from server.http.test_process import Served, served
from server.match.player import Browser
from server.postgres import Postgres

NO_STORE = {
    "en": "The server cannot store moves right now",
    "ru": "Сервер сейчас не может сохранять ходы",
    "hu": "A szerver most nem tudja elmenteni a lépéseket",
}


def status(url: str, path: str = "/readyz") -> int:
    return httpx.get(f"{url}{path}", timeout=PATIENCE).status_code


def await_status(url: str, wanted: int) -> None:
    """Wait until the server is ready, or not any more."""
    for _ in range(600):
        if status(url) == wanted:
            return
        time.sleep(0.1)
    raise AssertionError(f"/readyz never became {wanted}")


def failures(url: str, kind: str) -> float:
    """How many failures of a kind were counted."""
    headers = {"Authorization": f"Bearer {METRICS_TOKEN}"}
    text = httpx.get(f"{url}/metrics", headers=headers, timeout=PATIENCE).text
    wanted = f'metro2033_store_failures_total{{kind="{kind}"}} '
    found = [line for line in text.splitlines() if line.startswith(wanted)]
    return float(found[0].removeprefix(wanted)) if found else 0.0


def entries(server: Served, event: str) -> list[dict[str, Any]]:
    return [entry for entry in server.entries if entry["event"] == event]


@contextmanager
def full_disk(server: Served) -> Iterator[None]:
    """No file of the server can grow, as if the disk were full."""
    pid, unlimited = server.process.pid, resource.RLIM_INFINITY
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, unlimited))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("METRO2033_METRICS_TOKEN", METRICS_TOKEN)


@pytest.mark.usefixtures("token")
def test_a_full_disk_is_told_once_and_again_when_it_heals(tmp_path: Path) -> None:
    with served(sqlite_in(tmp_path)) as server:
        await_status(server.url, 200)
        with full_disk(server):
            await_status(server.url, 503)
            for language, text in NO_STORE.items():
                refused = httpx.post(
                    f"{server.url}/api/matches",
                    json=table(),
                    headers={"Accept-Language": language},
                    timeout=PATIENCE,
                )
                assert refused.status_code == 503
                assert refused.json()["message"] == "problem-not-stored"
                assert refused.json()["detail"].startswith(text)
            assert status(server.url, "/healthz") == 200
            assert failures(server.url, "disk") >= 4
        await_status(server.url, 200)
        made = httpx.post(f"{server.url}/api/matches", json=table(), timeout=PATIENCE)
        assert made.status_code == 201
        assert server.stop() == 0
    told = entries(server, "store failed")
    assert [(entry["kind"], entry["level"]) for entry in told] == [("disk", "error")]
    assert "disk I/O error" in told[0]["reason"]
    assert len(entries(server, "store works again")) == 1


async def test_players_are_told_and_no_move_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was acknowledged is there afterwards, what was not can be sent again."""
    monkeypatch.setattr(RunningSite, "__init__", lambda self, url: setattr(self, "url", url))
    with served(sqlite_in(tmp_path)) as server:
        anna = Browser(RunningSite(server.url))  # type: ignore[call-arg, arg-type]
        seats = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
        match = await asyncio.to_thread(anna.make, "toy", seats, start=True)
        async with anna.sit(match, language="ru") as socket:
            assert socket.question is not None
            ask, key = socket.question["ask"], socket.question["options"][0]["key"]
            n = socket.state["n"]
            with full_disk(server):
                await socket.send("answer", ask=ask, key=key)
                failed = await socket.hear_a("error")
                assert failed["code"] == "unavailable"
                assert failed["text"].startswith(NO_STORE["ru"])
        async with anna.sit(match) as socket:
            assert socket.state["n"] == n
            assert (await socket.ask("answer", ask=ask, key=key))["type"] == "done"
        server.stop()
    assert len(entries(server, "store failed")) == 1


def damage(file: Path, name: str) -> None:
    """Overwrite the first page of a table."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        page = connection.execute(query, (name,)).fetchone()[0]
    connection.close()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xa5" * size)


@pytest.mark.usefixtures("token")
def test_a_damaged_page_is_told_once_and_the_server_is_not_ready(tmp_path: Path) -> None:
    with served(sqlite_in(tmp_path)) as server:
        made = httpx.post(f"{server.url}/api/matches", json=table(), timeout=PATIENCE).json()
        server.stop()
    damage(tmp_path / "metro2033.sqlite3", "seat")
    with served(sqlite_in(tmp_path)) as server:
        for _ in range(3):
            assert status(server.url, f"/api/matches/{made['match']['id']}") == 503
        assert status(server.url) == 503
        assert failures(server.url, "damaged") >= 3
        server.stop()
    assert [entry["kind"] for entry in entries(server, "store failed")] == ["damaged"]
    assert "malformed" in entries(server, "store failed")[0]["reason"]


@pytest.mark.parametrize("name", ["choice", "match", "account"])
def test_the_check_names_a_damaged_page_with_a_server_and_without(
    tmp_path: Path,
    name: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with running_site(sqlite_in(tmp_path)) as site:
        table_in_play(site)
    damage(tmp_path / "metro2033.sqlite3", name)
    alone = metro(capsys, "admin", "check", "--database", sqlite_in(tmp_path))
    with running_site(sqlite_in(tmp_path)) as site:
        monkeypatch.setenv("METRO2033_ADMIN_TOKEN", ADMIN_TOKEN)
        monkeypatch.setenv("METRO2033_ADMIN_URL", site.url)
        served = metro(capsys, "admin", "check")
        assert status(site.url) == 503
    for told in (alone, served):
        assert (told.code, told.err) == (1, "")
        assert told.out.startswith("integrity check: ")


def table_in_play(site: RunningSite) -> None:
    """A match with choices, of somebody with an account."""
    with site.visit() as browser:
        browser.post("/api/accounts", json={"name": "Anna", "password": "long enough"})
        seats = [{"kind": "mine", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        browser.post("/api/matches", json=table(seats=seats, start=True))


def logged(caplog: pytest.LogCaptureFixture, event: str) -> list[str]:
    return [r.getMessage() for r in caplog.records if f"'event': '{event}'" in r.getMessage()]


def store_of(site: RunningSite) -> tuple[Store, Callable[[Any], Any]]:
    """The store of a running server, and a way to run something in its loop."""
    app: Any = site.server.config.app
    store: Store = app.state.site.store
    loop = store._writer._loop
    return store, lambda job: asyncio.run_coroutine_threadsafe(job, loop).result(PATIENCE)


def test_a_read_only_file_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running_site(sqlite_in(tmp_path)) as site:
        store, run = store_of(site)
        assert status(site.url) == 200
        run(store.write(lambda c: c.exec_driver_sql("PRAGMA query_only = ON")))
        time.sleep(1.1)  # until the last look has become old
        assert status(site.url) == 503
        assert failures(site.url, "read_only") >= 1
        assert len(logged(caplog, "store failed")) == 1
        await_status(site.url, 200)  # a connection that failed is replaced
        assert len(logged(caplog, "store works again")) == 1


def test_a_lost_postgresql_is_told(
    postgres: Postgres, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        CutLine(postgres.folder / ".s.PGSQL.5432") as line,
        running_site(postgres_url.replace(str(postgres.folder), str(line.folder))) as site,
    ):
        await_status(site.url, 200)
        line.cut()
        await_status(site.url, 503)
        assert failures(site.url, "lost") >= 1
        line.mend()
        await_status(site.url, 200)
        assert len(logged(caplog, "store failed")) == 1
        assert len(logged(caplog, "store works again")) == 1


def test_many_who_ask_share_one_look(tmp_path: Path) -> None:
    """Asking is open to everybody, and must not keep the disk busy."""
    with running_site(sqlite_in(tmp_path)) as site, site.visit() as client:
        began = time.monotonic()
        before = commits(site)
        assert {client.get("/readyz").status_code for _ in range(50)} == {200}
        assert commits(site) - before <= 2 + (time.monotonic() - began)


def commits(site: RunningSite) -> float:
    headers = {"Authorization": f"Bearer {METRICS_TOKEN}"}
    text = httpx.get(f"{site.url}/metrics", headers=headers, timeout=PATIENCE).text
    name = "metro2033_append_seconds_count "
    line = next(line for line in text.splitlines() if line.startswith(name))
    return float(line.removeprefix(name))
