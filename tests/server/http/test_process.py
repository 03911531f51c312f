"""The server as a process: started, and stopped by signals; why it does not start is told."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from cli.command import is_one_line, metro, process
from server.http.site import ADMIN_TOKEN, PATIENCE, sqlite_in, table


@pytest.fixture
def has_tables() -> bool:
    return False


class Served:
    """A server process and what it says."""

    def __init__(self, started: subprocess.Popen[str]) -> None:
        self.process = started
        self.entries: list[dict[str, Any]] = []
        self.port = 0
        while not self.port:
            entry = self.read()
            found = re.search(r"running on http://127.0.0.1:(\d+)", str(entry["event"]))
            self.port = int(found[1]) if found else 0
        self.url = f"http://127.0.0.1:{self.port}"

    def read(self) -> dict[str, Any]:
        """The next line of log, which is always JSON."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the server has ended"
        entry: dict[str, Any] = json.loads(line)
        self.entries.append(entry)
        return entry

    def wait_for(self, event: str, times: int) -> None:
        """Read until something was logged so often."""
        while sum(entry["event"] == event for entry in self.entries) < times:
            self.read()

    def stop(self, by: int = signal.SIGTERM) -> int:
        """Stop the server; its exit code. The rest of its log is read."""
        self.process.send_signal(by)
        out, _ = self.process.communicate(timeout=PATIENCE)
        self.entries += [json.loads(line) for line in out.splitlines()]
        return self.process.returncode


@contextmanager
def served(database: str, *options: str) -> Iterator[Served]:
    """A server process, killed at the end if it still runs."""
    variables = {
        "METRO2033_DATABASE": database,
        "METRO2033_ADMIN_TOKEN": ADMIN_TOKEN,
        "METRO2033_EDITIONS": "second,toy",
    }
    started = subprocess.Popen(
        [sys.executable, "-m", "metro2033.cli", "serve", "--port", "0", *options],
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with started:
        try:
            yield Served(started)
        finally:
            started.kill()


async def close_code(connection: ClientConnection) -> int:
    """The code with which the other side closes a socket."""
    await connection.wait_closed()
    assert connection.close_code is not None
    return connection.close_code


@pytest.mark.parametrize("level", ["info", "debug"])
async def test_a_server_stops_gracefully_and_tells_its_clients(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    monkeypatch.setenv("METRO2033_LOG_LEVEL", level)
    with served(sqlite_in(tmp_path)) as server:
        made = httpx.post(f"{server.url}/api/matches", json=table(is_public=True), timeout=PATIENCE)
        match = made.json()["match"]["id"]
        url = server.url.replace("http", "ws") + "/api/socket"
        cookie = {"Cookie": f"metro2033={made.cookies['metro2033']}"}
        async with connect(url, origin=Origin(server.url), additional_headers=cookie) as opened:
            await opened.send(json.dumps({"type": "hello", "match": match}))
            assert json.loads(await opened.recv())["type"] == "welcome"
            server.process.send_signal(signal.SIGTERM)
            assert await close_code(opened) in {1001, 1012}
        assert server.stop() == 0
    token = made.cookies["metro2033"]
    logged = json.dumps(server.entries)
    for secret in (token, made.json()["invite"]["token"], ADMIN_TOKEN, "welcome"):
        assert secret not in logged
    request = next(e for e in server.entries if e["event"] == "request" and e["status"] == 201)
    assert request["request"] == made.headers["x-request-id"]
    assert (request["method"], request["path"]) == ("POST", "/api/matches")
    assert request["level"] == "info"


def test_a_match_is_there_after_a_restart(tmp_path: Path) -> None:
    with served(sqlite_in(tmp_path)) as server:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            made = client.post("/api/matches", json=table()).json()["match"]
            token = client.cookies["metro2033"]
        assert server.stop(signal.SIGINT) == 0
    with served(sqlite_in(tmp_path)) as server:
        with httpx.Client(
            base_url=server.url, cookies={"metro2033": token}, timeout=PATIENCE
        ) as client:
            assert client.get(f"/api/matches/{made['id']}").json() == made
        server.stop()


def test_several_processes_share_a_port_and_a_database(postgres_url: str) -> None:
    with served(postgres_url, "--workers", "2") as server:
        server.wait_for("Application startup complete.", times=2)
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            made = client.post("/api/matches", json=table(is_public=True)).json()["match"]
        seen = {
            httpx.get(f"{server.url}/api/matches/{made['id']}", timeout=PATIENCE).json()["id"]
            for _ in range(8)
        }
        assert seen == {made["id"]}
        assert server.stop() == 0


def workers_of(server: Served) -> set[int]:
    """The processes that a server has started, but for the tracker of its resources."""
    command = ["pgrep", "-P", str(server.process.pid), "-f", "spawn_main"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return {int(line) for line in found.stdout.split()}


def test_the_processes_of_a_killed_server_end_and_free_the_port(postgres_url: str) -> None:
    with served(postgres_url, "--workers", "2") as server:
        server.wait_for("Application startup complete.", times=2)
        workers = workers_of(server)
        try:
            assert server.stop(signal.SIGKILL) == -signal.SIGKILL
        finally:
            for left in workers & running_processes():
                os.kill(left, signal.SIGKILL)
    said = [str(entry["event"]) for entry in server.entries]
    assert {f"Finished server process [{worker}]" for worker in workers} <= set(said)
    assert said.count("the parent process is gone") == 2
    socket.create_server(("127.0.0.1", server.port)).close()


def running_processes() -> set[int]:
    """The processes of this machine."""
    return {int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()}


@pytest.mark.slow
def test_a_process_that_is_slow_is_not_killed(postgres_url: str) -> None:
    with served(postgres_url, "--workers", "2") as server:
        server.wait_for("Application startup complete.", times=2)
        before = workers_of(server)
        assert len(before) == 2
        for worker in before:
            os.kill(worker, signal.SIGSTOP)
        time.sleep(8)
        for worker in before:
            os.kill(worker, signal.SIGCONT)
        assert workers_of(server) == before
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).is_success
        server.stop()


def test_one_file_has_one_server(tmp_path: Path) -> None:
    with served(sqlite_in(tmp_path)) as server:
        second = process("serve", "--port", "0", METRO2033_DATABASE=sqlite_in(tmp_path))
        assert second.code == 2
        assert "the server cannot start: another server is using" in second.err
        server.stop()


@pytest.mark.parametrize(
    ("arguments", "environment", "reason"),
    [
        (["--database", "mysql://x"], {}, "database: mysql is not supported"),
        (["--workers", "2"], {}, "a SQLite file allows one server process"),
        ([], {"METRO2033_PORT": "many"}, "port: "),
    ],
)
def test_what_cannot_be_served_is_told_in_a_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    environment: dict[str, str],
    reason: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    outcome = metro(capsys, "serve", *arguments)
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert reason in outcome.err


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        outcome = process("serve", "--port", port, "--database", sqlite_in(tmp_path))
    assert outcome.code == 2
    assert f"the server cannot start: cannot listen on 127.0.0.1 port {port}" in outcome.err


def test_a_database_that_does_not_answer_is_told(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'no' / 'folder' / 'x.sqlite3'}"
    outcome = process("serve", "--port", "0", "--database", missing)
    assert outcome.code == 2
    assert "the server cannot start: " in outcome.err


@pytest.mark.parametrize("options", [(), ("--workers", "2")])
def test_the_address_is_told_only_when_the_server_listens(
    request: pytest.FixtureRequest, tmp_path: Path, options: tuple[str, ...]
) -> None:
    url = request.getfixturevalue("postgres_url") if options else sqlite_in(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "metro2033.cli", "serve", "--port", str(port), *options]
    with subprocess.Popen(
        [*command, "--database", url],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as started:
        try:
            assert started.stderr is not None
            assert f"http://127.0.0.1:{port}/" in started.stderr.readline()
            assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE).is_success
        finally:
            started.terminate()


def test_no_address_is_told_for_a_server_that_does_not_start(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        outcome = process("serve", "--port", port, "--database", sqlite_in(tmp_path))
    assert f"http://127.0.0.1:{port}" not in outcome.err + outcome.out
