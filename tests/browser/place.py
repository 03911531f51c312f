"""A real server and a real browser, started for the tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from metro2033 import __file__ as package

CLIENT = Path(package).parent / "web" / "index.html"

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


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
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Site:
    """A server with a database of its own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Serve, and return when the server answers."""
        environment = {
            **os.environ,
            "METRO2033_DATABASE": f"sqlite:///{self.folder / 'site.sqlite3'}",
            "METRO2033_PORT": str(self.port),
            "METRO2033_BOT_DELAY_MS": "0",
            "METRO2033_REQUESTS_PER_SECOND": "1000",
            "METRO2033_LOG_LEVEL": "warning",
        }
        command = [sys.executable, "-m", "metro2033.cli", "serve"]
        with (self.folder / "server.log").open("ab") as log:
            self._server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        for _ in range(600):
            if self._server.poll() is not None:
                raise RuntimeError((self.folder / "server.log").read_text())
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        raise RuntimeError("the server did not start within a minute")

    def stop(self) -> None:
        """Stop serving."""
        assert self._server is not None
        self._server.terminate()
        self._server.wait(30)
        self._server = None


@contextmanager
def running_site(folder: Path) -> Iterator[Site]:
    """A server for as long as it is needed."""
    site = Site(folder)
    site.start()
    try:
        yield site
    finally:
        site.stop()
