"""Sockets are closed with the codes that the documentation lists, and without noise in the log."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from metro2033.server.log import set_up_logs
from metro2033.server.match import outbox
from server.http.site import ADMIN_TOKEN, PATIENCE, RunningSite, running_site, sqlite_in, table

CODES = ("GOING_AWAY", "TOO_SLOW", "MALFORMED", "NO_SESSION", "BANNED", "GONE", "TOO_MANY")
DOCUMENTED = Path(__file__).parents[3] / "docs" / "websocket.md"


@asynccontextmanager
async def opened(site: RunningSite, path: str = "/api/socket") -> AsyncIterator[ClientConnection]:
    url = site.url.replace("http", "ws") + path
    async with connect(url, origin=Origin(site.url)) as connection:
        yield connection


async def code_of(connection: ClientConnection) -> int:
    """The code with which the server closes a socket."""
    with suppress(ConnectionClosed):
        while True:
            await connection.recv()
    assert connection.close_code is not None
    return connection.close_code


def test_every_code_of_the_server_is_documented() -> None:
    listed = DOCUMENTED.read_text().partition("Close codes:")[2]
    codes = {int(code) for code in re.findall(r"^\| (\d{4}) \|", listed, re.MULTILINE)}
    own = {getattr(outbox, name) for name in CODES}
    of_the_web_server = {1009, 1012}
    assert codes == own | of_the_web_server


async def test_a_long_frame_is_answered_by_1009(site: RunningSite) -> None:
    async with opened(site) as connection:
        await connection.send("x" * 9000)
        assert await code_of(connection) == 1009


async def test_noise_is_answered_by_4400(site: RunningSite) -> None:
    async with opened(site) as connection:
        for _ in range(12):
            await connection.send("noise")
        assert await code_of(connection) == outbox.MALFORMED


async def test_a_flood_is_answered_by_4429(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), messages_per_second=0.01) as site:
        async with opened(site) as connection:
            for _ in range(150):
                await connection.send('{"type": "ping"}')
            assert await code_of(connection) == outbox.TOO_MANY


async def test_a_deleted_match_is_told_by_4404(site: RunningSite) -> None:
    url = f"{site.url}/api/matches"
    made = httpx.post(url, json=table(is_public=True), timeout=PATIENCE).json()["match"]["id"]
    async with opened(site) as connection:
        await connection.send(json.dumps({"type": "hello", "match": made}))
        assert json.loads(await connection.recv())["type"] == "welcome"
        admin = {"Authorization": f"Bearer {ADMIN_TOKEN}"}
        gone = f"{site.url}/api/admin/matches/{made}"
        httpx.delete(gone, headers=admin, timeout=PATIENCE).raise_for_status()
        assert await code_of(connection) == outbox.GONE


async def test_refused_sockets_are_no_errors_in_the_log(
    site: RunningSite, caplog: pytest.LogCaptureFixture
) -> None:
    set_up_logs("info")
    logging.getLogger().addHandler(caplog.handler)
    url = site.url.replace("http", "ws") + "/api/socket"
    for _ in range(3):
        with pytest.raises(InvalidStatus):
            async with connect(url, origin=Origin("https://evil.example")):
                pass
    async with opened(site) as connection:  # what was logged before this is there
        await connection.ping()
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING] == []
    assert any("403" in record.getMessage() for record in caplog.records)
