"""A real server and a real browser, started for the tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from random import randrange

from metro2033 import __file__ as package

CLIENT = Path(package).parent / "web" / "index.html"

ADMIN_TOKEN = "the admin token of the tests"

SERVER = Path(__file__).with_name("steady.py")

BROWSERS = (
    "chromium-headless-shell",  # the same browser without windows: a quarter less to compute
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def what_is_missing() -> str:
    """Why browsers cannot be tested here and what would help, or ""."""
    if find_spec("metro2033.server") is None:
        return "the package has no server"
    if not CLIENT.is_file():
        return f"the browser client is not built ({CLIENT} is missing): make client"
    if browser_path() is None:
        return (
            "no browser found: looked for METRO2033_BROWSER and "
            f"{', '.join(BROWSERS)}; on Debian or Ubuntu: apt install chromium"
        )
    return ""


def browser_path() -> str | None:
    """An installed Chromium; Playwright would download one, which we do not want."""
    named = os.environ.get("METRO2033_BROWSER")
    if named:
        return named
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def free_port() -> int:
    """A port that nobody listens at, and that no connection gets while the server is away."""
    while True:
        port = randrange(20_000, 32_000)
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


class Site:
    """A server with a database and a chance of its own, which can be stopped and started again."""

    def __init__(self, folder: Path, bot_delay: int = 0) -> None:
        self.folder = folder
        self.bot_delay = bot_delay
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Serve, and return when the server answers."""
        environment = {
            **os.environ,
            "METRO2033_DATABASE": f"sqlite:///{self.folder / 'site.sqlite3'}",
            "METRO2033_PORT": str(self.port),
            "METRO2033_BOT_DELAY_MS": str(self.bot_delay),
            "METRO2033_REQUESTS_PER_SECOND": "1000",
            "METRO2033_TABLES_PER_HOUR": "100000",
            "METRO2033_NEWCOMERS_PER_HOUR": "100000",
            "METRO2033_LOG_LEVEL": "warning",
            "METRO2033_ADMIN_TOKEN": ADMIN_TOKEN,
        }
        command = [sys.executable, str(SERVER), "serve"]
        with (self.folder / "server.log").open("ab") as log:
            self._server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        for _ in range(600):
            if self._server.poll() is not None:
                raise RuntimeError((self.folder / "server.log").read_text())
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start within a minute")

    def stop(self) -> None:
        """Stop serving."""
        assert self._server is not None
        self._server.terminate()
        self._server.wait(120)
        self._server = None


@contextmanager
def running_site(folder: Path, bot_delay: int = 0) -> Iterator[Site]:
    """A server for as long as it is needed; its bots wait so many milliseconds."""
    site = Site(folder, bot_delay)
    site.start()
    try:
        yield site
    finally:
        site.stop()
