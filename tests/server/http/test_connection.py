"""Connections: who says nothing, half of it or too slowly is hung up on, and shuts nobody out."""

from __future__ import annotations

import resource
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPResponse
from pathlib import Path

import httpx
import pytest

from metro2033.server import descriptors
from metro2033.server.http.limit_log import LimitLog
from metro2033.server.metrics import Metrics
from metro2033.server.settings import Settings
from server.http.site import METRICS_TOKEN, PATIENCE, RunningSite, running_site, sqlite_in

HALF = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
BODY = b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"

UPGRADE = b"""GET /api/socket HTTP/1.1\r
Host: 127.0.0.1\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
\r
"""

QUICK = {"header_seconds": 1, "body_seconds": 1}
PATIENT = {"header_seconds": 300, "body_seconds": 300}


@contextmanager
def connection(site: RunningSite, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection from one of the addresses of this machine."""
    with socket.create_connection(
        ("127.0.0.1", site.port), PATIENCE, source_address=(address, 0)
    ) as opened:
        yield opened


def rest(opened: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    found = b""
    try:
        while part := opened.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def is_hung_up_on(opened: socket.socket) -> bool:
    """Whether somebody who sends a letter now and then is hung up on before long."""
    try:
        for _ in range(90):
            time.sleep(0.2)
            opened.sendall(b"x")
    except (BrokenPipeError, ConnectionResetError):
        return True
    return False


def is_served(site: RunningSite, address: str = "127.0.0.1") -> bool:
    """Whether a request from an address is answered."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        try:
            return client.get(f"{site.url}/healthz").status_code == 200
        except httpx.TransportError:
            return False


def turned_away(site: RunningSite, reason: str) -> float:
    """How often something was turned away for a reason."""
    headers = {"Authorization": f"Bearer {METRICS_TOKEN}"}
    text = httpx.get(f"{site.url}/metrics", headers=headers, timeout=PATIENCE).text
    wanted = f'metro2033_turned_away_total{{reason="{reason}"}} '
    found = [line for line in text.splitlines() if line.startswith(wanted)]
    return float(found[0].removeprefix(wanted)) if found else 0.0


@pytest.mark.parametrize("sent", [b"", b"\r\n", b"GET", HALF, b"\r\n\r\n\r\n"])
def test_half_a_header_is_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    with running_site(sqlite_in(tmp_path), **QUICK) as site, connection(site) as opened:
        opened.sendall(sent)
        assert rest(opened).startswith(b"HTTP/1.1 408 ")
        assert turned_away(site, "slow-header") == 1


def test_a_header_that_drips_in_is_not_waited_for(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), **QUICK) as site, connection(site) as opened:
        opened.sendall(HALF)
        assert is_hung_up_on(opened)


def test_another_request_on_the_same_connection_must_be_whole_too(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), **QUICK) as site, connection(site) as opened:
        for _ in range(3):
            opened.sendall(WHOLE)
            answer = HTTPResponse(opened)
            answer.begin()
            assert answer.read()
            assert answer.status == 200
        opened.sendall(HALF)
        assert b"HTTP/1.1 408 " in rest(opened)


@pytest.mark.parametrize("path", [b"/api/session", b"/api/nothing"])
def test_half_a_body_is_not_waited_for(tmp_path: Path, path: bytes) -> None:
    with running_site(sqlite_in(tmp_path), **QUICK) as site, connection(site) as opened:
        opened.sendall(BODY.replace(b"/api/session", path))
        assert rest(opened).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_goes_on_after_its_answer_is_not_waited_for(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), **QUICK) as site, connection(site) as opened:
        opened.sendall(BODY.replace(b"Host", b"Origin: https://evil.example\r\nHost"))
        assert opened.recv(65536).startswith(b"HTTP/1.1 403 ")
        assert is_hung_up_on(opened)


def test_a_header_without_end_is_refused(tmp_path: Path) -> None:
    https = {"public_url": "https://metro.example", **PATIENT}
    with running_site(sqlite_in(tmp_path), **https) as site, connection(site) as opened:
        opened.sendall(HALF + b"x" * 40_000)
        answer = rest(opened)
        assert answer.startswith(b"HTTP/1.1 431 ")
        assert b"\r\nStrict-Transport-Security: max-age=31536000\r\n" in answer
        assert turned_away(site, "long-header") == 1


def test_who_hangs_up_with_requests_in_a_row_causes_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running_site(sqlite_in(tmp_path)) as site:
        for _ in range(3):
            with connection(site) as opened:
                opened.sendall(WHOLE.replace(b"/healthz", b"/api/rules") * 50)
                assert opened.recv(1)
                time.sleep(0.3)  # answers that nobody reads pile up
                at_once = struct.pack("ii", 1, 0)
                opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
        assert is_served(site)
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []


def test_a_socket_behind_requests_without_an_answer_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Their answers would get between its messages, or find nobody any more."""
    with running_site(sqlite_in(tmp_path)) as site:
        for requests in (WHOLE, WHOLE * 20):
            with connection(site) as opened:
                opened.sendall(requests + UPGRADE)
                assert b"101 Switching Protocols" not in rest(opened)
        with connection(site) as opened:
            opened.sendall(UPGRADE)
            assert opened.recv(12) == b"HTTP/1.1 101"
        assert is_served(site)
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []


def test_one_address_cannot_shut_others_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = {"connections_per_address": 20, **PATIENT}
    with running_site(sqlite_in(tmp_path), **limits) as site, ExitStack() as stack:
        for _ in range(200):
            opened = stack.enter_context(connection(site, "127.0.0.2"))
            opened.sendall(HALF)
        assert is_served(site, "127.0.0.1")
        assert not is_served(site, "127.0.0.2")
        assert turned_away(site, "too-many-connections") > 50
        lines = [r.getMessage() for r in caplog.records if "limit reached" in r.getMessage()]
        assert len(lines) == 1
        assert "127.0.0.2" in lines[0]
        stack.close()
        for _ in range(1000):
            if is_served(site, "127.0.0.2"):
                return
            time.sleep(0.02)
        raise AssertionError("connections were not given back")


def test_a_trusted_proxy_may_hold_many_connections(tmp_path: Path) -> None:
    limits = {"connections_per_address": 20, "trusted_proxies": ("127.0.0.2",), **PATIENT}
    with running_site(sqlite_in(tmp_path), **limits) as site, ExitStack() as stack:
        for _ in range(200):
            stack.enter_context(connection(site, "127.0.0.2")).sendall(HALF)
        assert is_served(site, "127.0.0.2")


def test_descriptors_are_raised_as_far_as_they_go(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = {"now": (256, 4_096)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: limits.update(now=pair))
    assert descriptors.most_connections(1_000) == 1_000
    assert limits["now"][0] >= 1_000
    limits["now"] = (256, 4_096)
    assert descriptors.most_connections(10_000) == 4_096 - descriptors.RESERVED


def test_too_few_descriptors_are_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_024, 1_024))
    assert descriptors.most_connections(20_500) == 1_024 - descriptors.RESERVED
    assert any("too few file descriptors" in r.getMessage() for r in caplog.records)


def test_a_limit_that_bites_often_is_logged_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    clock = [0.0]
    log = LimitLog(Metrics(), lambda: clock[0])
    for second in range(150):
        clock[0] = float(second)
        log.bite("too-often", "10.0.0.1")
        log.bite("slow-header", "10.0.0.2")
    lines = [r.getMessage() for r in caplog.records if "too-often" in r.getMessage()]
    assert len(lines) == 3
    assert "'times': 60" in lines[1]


def test_the_times_are_settings() -> None:
    settings = Settings.read({"METRO2033_HEADER_SECONDS": "3", "METRO2033_BODY_SECONDS": "60"})
    assert (settings.header_seconds, settings.body_seconds) == (3, 60)
