"""`metro2033 play` in the browser: served, opened, stopped, and played on."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from cli.command import is_one_line, process

PATIENCE = 300
"""Seconds after which a busy machine is no excuse."""

BROWSER = """#!{python}
import sys
with open({file!r}, "a") as seen: seen.write(sys.argv[1] + "\\n")
"""


@pytest.fixture
def browser(tmp_path: Path) -> tuple[str, Path]:
    """A browser that only writes down what it is asked to show."""
    seen = tmp_path / "seen.txt"
    program = tmp_path / "browser"
    program.write_text(BROWSER.format(python=sys.executable, file=str(seen)), encoding="utf-8")
    program.chmod(0o755)
    return f"{program} %s", seen


class Game:
    """A game that runs, with what it has said so far."""

    def __init__(self, said: subprocess.Popen[str]) -> None:
        self.process = said
        self.said = ""

    def read_until(self, words: str) -> str:
        """The text up to a line that holds these words."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said += line
            if words in line:
                return self.said
        raise AssertionError(f"{words!r} was not said: {self.said}")

    @property
    def url(self) -> str:
        found = re.search(r"http://127\.0\.0\.1:\d+/", self.said)
        assert found, self.said
        return found[0]

    def ask(self, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """What the server answers, and the cookie that it sets."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.url + path,
            data,
            {"Content-Type": "application/json", "Cookie": cookie},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer), answer.headers.get("Set-Cookie", "").partition(";")[0]

    def stop(self) -> str:
        """What it says when somebody presses Ctrl+C; it ends well."""
        assert self.process.stderr is not None
        # A terminal tells the whole group of processes.
        os.killpg(self.process.pid, signal.SIGINT)
        rest = self.process.stderr.read()
        assert self.process.wait(PATIENCE) == 0, self.said + rest
        return rest


@contextmanager
def playing(*arguments: str, **environment: str) -> Iterator[Game]:
    command = [sys.executable, "-m", "metro2033.cli", "play", *arguments]
    plain = {k: v for k, v in os.environ.items() if k not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    with subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        env={**plain, **environment},
        start_new_session=True,
    ) as started:
        try:
            yield Game(started)
        finally:
            if started.poll() is None:
                started.kill()


@contextmanager
def somebody_listening() -> Iterator[int]:
    """A port that is taken by a program that is not ours."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        yield other.getsockname()[1]


def seen_in(file: Path) -> list[str]:
    """What the browser was asked to show, when it was."""
    for _ in range(20 * PATIENCE):
        if file.exists() and file.read_text(encoding="utf-8").endswith("\n"):
            break
        time.sleep(0.05)
    return file.read_text(encoding="utf-8").splitlines()


@pytest.mark.slow
def test_the_game_opens_stops_and_goes_on(tmp_path: Path, browser: tuple[str, Path]) -> None:
    opener, seen = browser
    home = {"XDG_DATA_HOME": str(tmp_path / "data"), "BROWSER": opener}
    with playing("--port", "0", **home) as game:
        said = game.read_until("Ctrl+C")
        file = tmp_path / "data/metro2033/matches.sqlite3"
        assert str(file) in said
        assert seen_in(seen) == [game.url]
        seats = [{"kind": "mine", "name": "Anna"}, {"kind": "bot", "bot": "newcomer"}]
        made, cookie = game.ask("api/matches", {"edition": "second", "seats": seats})
        # Whoever wants to play a second time is led to the game that runs.
        port = game.url.rstrip("/").rpartition(":")[2]
        with playing("--port", port, **home) as again:
            again.read_until("already running")
            assert again.process.wait(PATIENCE) == 0
        assert "Stopped" in game.stop()
    with playing("--port", "0", **home) as game:
        game.read_until("Ctrl+C")
        found, _ = game.ask(f"api/matches/{made['match']['id']}", cookie=cookie)
        assert found["id"] == made["match"]["id"]
        game.stop()


@pytest.mark.slow
def test_another_port_and_an_address_where_there_is_no_browser(tmp_path: Path) -> None:
    with somebody_listening() as port:
        data = ("--data", str(tmp_path / "here.sqlite3"))
        with playing("--port", str(port), *data, "--language", "ru", BROWSER="") as game:
            said = game.read_until("Браузер здесь не найден")
            assert f":{port}/" not in said
            assert game.ask("readyz")[0]
            assert "Traceback" not in game.stop()
    assert (tmp_path / "here.sqlite3").is_file()


def test_options_of_the_terminal_need_it() -> None:
    outcome = process("play", "--seats", "4")
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert "--seats works only in the terminal: add --terminal" in outcome.err
