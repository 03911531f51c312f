"""A real server on a real port in a thread, and browsers that visit it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from metro2033.server.http.app import create_app
from metro2033.server.process import config
from metro2033.server.settings import Settings

PATIENCE = 300.0
"""Seconds after which a server does not answer any more, on however busy a machine."""

ADMIN_TOKEN = "the admin token of the tests"
METRICS_TOKEN = "the metrics token of the tests"


class RunningSite:
    """A running server; `visit` opens another browser."""

    def __init__(self, settings: Settings, server: uvicorn.Server) -> None:
        self.settings = settings
        self.server = server
        self.port: int = server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def visit(self, **headers: str) -> httpx.Client:
        """A browser without cookies, on a page of the server."""
        # Without TLS there is nothing to verify, and looking for certificates takes a while.
        return httpx.Client(
            base_url=self.url,
            headers={"Origin": self.url, **headers},
            verify=False,
            timeout=PATIENCE,
        )

    def admin(self) -> httpx.Client:
        """The administrator."""
        return self.visit(Authorization=f"Bearer {ADMIN_TOKEN}")


def table(**changes: Any) -> dict[str, Any]:
    """A table of the toy for two: one seat is mine, one is open."""
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}]
    return {"edition": "toy", "seats": seats, **changes}


@contextmanager
def running_site(database: str, **changes: Any) -> Iterator[RunningSite]:
    """A server until the end of the block."""
    settings = Settings.model_validate(
        {
            "port": 0,
            "database": database,
            "editions": ("first", "second", "toy"),
            "admin_token": ADMIN_TOKEN,
            "metrics_token": METRICS_TOKEN,
            "requests_per_second": 10_000,
            "messages_per_second": 10_000,
            "request_burst": 100_000,
            "bot_delay_ms": 0,
            "tables_per_hour": 1_000_000,
            "newcomers_per_hour": 1_000_000,
            "chat_per_minute": 1_000_000,
            **changes,
        }
    )
    server = uvicorn.Server(config(create_app(settings), settings))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield RunningSite(settings, server)
    finally:
        server.should_exit = True
        thread.join(120)
        assert not thread.is_alive()


def sqlite_in(folder: Path) -> str:
    """A new SQLite database."""
    return f"sqlite:///{folder / 'metro2033.sqlite3'}"
