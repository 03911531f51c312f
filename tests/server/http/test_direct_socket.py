"""Texts written to a WebSocket at once, and pings for those who say nothing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.protocol import State
from websockets.typing import Origin

from metro2033.server.http.direct_socket import DirectSocket, write_now_of
from server.http.site import RunningSite


class FakeTransport:
    """Keeps what is written to a connection."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_closed = False

    def write(self, data: bytes) -> None:
        if self.is_closed:
            raise RuntimeError("the handler is closed")  # as uvloop does
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.is_closed


async def application(_scope: Any, _receive: Any, _send: Any) -> None:
    """Serves nothing: nobody calls it."""


@pytest.fixture
async def open_socket() -> DirectSocket:
    """A WebSocket whose client is connected."""
    config = Config(application, ws_ping_interval=20, ws_ping_timeout=20)
    found = DirectSocket(config, ServerState(), {}, asyncio.get_running_loop())
    found.transport = FakeTransport()  # type: ignore[assignment]
    found.conn.state = State.OPEN
    return found


def written(found: DirectSocket) -> list[bytes]:
    assert isinstance(found.transport, FakeTransport)
    return found.transport.written


async def test_a_text_goes_out_in_one_frame(open_socket: DirectSocket) -> None:
    assert open_socket.write_now("Полис")
    await asyncio.sleep(0)
    assert written(open_socket) == [b"\x81\x0a" + "Полис".encode()]


async def test_texts_of_one_turn_go_out_together(open_socket: DirectSocket) -> None:
    assert open_socket.write_now("a")
    assert open_socket.write_now("b")
    assert written(open_socket) == []
    await asyncio.sleep(0)
    assert written(open_socket) == [b"\x81\x01a\x81\x01b"]
    assert open_socket.write_now("c")
    await asyncio.sleep(0)
    assert written(open_socket)[1:] == [b"\x81\x01c"]


async def test_what_is_sent_the_long_way_does_not_overtake(open_socket: DirectSocket) -> None:
    open_socket.handshake_complete = True
    assert open_socket.write_now("a")
    await open_socket.send({"type": "websocket.send", "text": "b"})
    await asyncio.sleep(0)
    assert b"".join(written(open_socket)) == b"\x81\x01a\x81\x01b"


async def test_a_connection_that_ends_meanwhile_gets_nothing(open_socket: DirectSocket) -> None:
    assert open_socket.write_now("a")
    open_socket.conn.state = State.CLOSING
    await asyncio.sleep(0)
    assert written(open_socket) == []


async def test_a_client_that_is_gone_meanwhile_gets_nothing(open_socket: DirectSocket) -> None:
    assert isinstance(open_socket.transport, FakeTransport)
    failed = list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context))
    assert open_socket.write_now("a")
    open_socket.transport.is_closed = True
    await asyncio.sleep(0)
    assert (written(open_socket), failed) == ([], [])
    assert not open_socket.write_now("b")


async def test_nothing_is_written_to_a_client_that_does_not_read(open_socket: DirectSocket) -> None:
    open_socket.pause_writing()
    assert not open_socket.write_now("a")
    open_socket.resume_writing()
    assert open_socket.write_now("b")
    await asyncio.sleep(0)
    assert written(open_socket) == [b"\x81\x01b"]


async def test_nothing_is_written_after_the_end(open_socket: DirectSocket) -> None:
    open_socket.conn.state = State.CLOSING
    assert not open_socket.write_now("a")
    assert written(open_socket) == []


async def test_only_a_silent_client_is_pinged(open_socket: DirectSocket) -> None:
    now = open_socket.loop.time()
    open_socket.heard_at = now
    open_socket.send_keepalive_ping()
    assert written(open_socket) == []
    assert open_socket.ping_timer is not None
    open_socket.ping_timer.cancel()
    open_socket.heard_at = now - 20
    open_socket.send_keepalive_ping()
    assert len(written(open_socket)) == 1
    open_socket.stop_keepalive()


def test_a_server_that_cannot_write_at_once_is_no_problem() -> None:
    assert write_now_of({"extensions": {}}) is None
    assert write_now_of({}) is None


async def test_a_client_reads_what_is_written_at_once(site: RunningSite) -> None:
    url = site.url.replace("http", "ws") + "/api/socket"
    async with connect(url, origin=Origin(site.url)) as connection:
        for id in (1, 2):
            await connection.send(json.dumps({"type": "ping", "id": id}))
            assert json.loads(await connection.recv())["id"] == id
        await connection.send(json.dumps({"type": "hello", "match": "x" * 7000}))
        assert json.loads(await connection.recv())["code"] in {"unknown_match", "malformed"}
