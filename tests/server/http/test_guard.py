"""The door: foreign pages, floods, long and deep bodies are turned away; headers are always set."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from metro2033.server.http.json_depth import is_deeper
from metro2033.server.http.security_headers import SECURITY_HEADERS, security_headers
from server.http.role_matrix import operations
from server.http.site import METRICS_TOKEN, PATIENCE, RunningSite, running_site, sqlite_in, table

EVIL = Origin("https://evil.example")


def refused(response: httpx.Response, status: int, message: str) -> None:
    assert (response.status_code, response.json()["message"]) == (status, message)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_foreign_pages_may_change_nothing(site: RunningSite, headers: dict[str, str]) -> None:
    with httpx.Client(base_url=site.url, headers=headers, timeout=PATIENCE) as client:
        for method in ("POST", "PUT", "PATCH", "DELETE"):
            refused(client.request(method, "/api/session"), 403, "problem-foreign-origin")
        assert client.get("/api/session").status_code == 200


@pytest.mark.parametrize("headers", [{}, {"Sec-Fetch-Site": "same-origin"}])
def test_programs_and_own_pages_need_no_origin(site: RunningSite, headers: dict[str, str]) -> None:
    with httpx.Client(base_url=site.url, headers=headers, timeout=PATIENCE) as client:
        assert client.post("/api/matches", json=table()).status_code == 201


async def upgrade(site: RunningSite, origin: str) -> int:
    """The status with which a WebSocket is answered."""
    url = site.url.replace("http", "ws") + "/api/socket"
    try:
        async with connect(url, origin=origin):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as error:
        return error.response.status_code


async def test_foreign_pages_get_no_socket(site: RunningSite) -> None:
    assert await upgrade(site, "https://evil.example") == 403
    assert await upgrade(site, site.url) == 101


async def test_a_refused_socket_is_answered_with_the_same_headers(site: RunningSite) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"{site.url.replace('http', 'ws')}/api/socket", origin=EVIL):
            pass
    headers = refused.value.response.headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert headers["Cache-Control"] == "no-store"


def test_other_origins_can_be_allowed(tmp_path: Path) -> None:
    allowed = {"public_url": "https://metro.example", "origins": ("https://club.example",)}
    with running_site(sqlite_in(tmp_path), **allowed) as site:
        for origin, status in {
            "https://metro.example": 201,
            "https://club.example": 201,
            site.url: 403,
            "http://metro.example": 403,
        }.items():
            response = httpx.post(
                f"{site.url}/api/matches",
                json=table(),
                headers={"Origin": origin},
                timeout=PATIENCE,
            )
            assert response.status_code == status, origin


def test_a_long_body_is_refused_whether_or_not_it_says_so(anna: httpx.Client) -> None:
    long = b'{"name": "' + b"x" * 20_000 + b'"}'
    refused(anna.post("/api/session", content=long), 413, "problem-too-long")

    def chunks() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 1000

    refused(anna.post("/api/session", content=chunks()), 413, "problem-too-long")


def test_records_may_be_longer_but_not_endless(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), record_bytes=50_000) as site, site.visit() as client:
        headers = {"Content-Type": "application/x-ndjson"}
        allowed = client.post("/api/records/verdict", content=b"x" * 50_000, headers=headers)
        assert allowed.json()["is_honest"] is False
        long = client.post("/api/records/verdict", content=b"x" * 50_001, headers=headers)
        refused(long, 413, "problem-too-long")


@pytest.mark.parametrize("body", [b"[" * 8000, b'{"a":' * 2000, b'{"a": [[[[[[[[[[[[[[[[1'])
def test_deep_json_is_refused(anna: httpx.Client, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    refused(anna.post("/api/matches", content=body, headers=headers), 400, "problem-too-deep")


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[]", b"null", b'{"edition": NaN}'])
def test_what_is_no_json_is_refused_politely(anna: httpx.Client, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    refused(anna.post("/api/matches", content=body, headers=headers), 422, "problem-bad-request")


def slow(burst: int) -> dict[str, float]:
    """Settings by which an address may ask so often, and then not for a long while."""
    return {"requests_per_second": 0.001, "request_burst": burst}


def test_floods_are_answered_with_a_time_to_wait(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), **slow(6)) as site, site.visit() as client:
        answers = [client.get("/healthz") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 6 + [429] * 2
        refused(answers[-1], 429, "problem-too-often")
        assert int(answers[-1].headers["Retry-After"]) > 100


def test_no_token_of_a_path_gets_into_the_log(tmp_path: Path) -> None:
    """Neither where its route is known, nor where it was turned away before."""
    feed, stop = "/api/feeds/" + 24 * "f", "/api/notices/stop/abc." + 32 * "5"
    with running_site(sqlite_in(tmp_path), **slow(3)) as site, site.visit() as client:
        with capture_logs() as lines:
            answers = [client.get(feed), client.post(stop), client.get(f"{feed}/turns.ics")]
            answers += [client.get(feed), client.post(stop)]
        assert [answer.status_code for answer in answers] == [404, 204, 404, 429, 429]
    told = [line for line in lines if line["event"] == "request"]
    assert len(told) == len(answers)
    assert "ffff" not in str(lines)
    assert "5555" not in str(lines)


def test_what_costs_much_is_allowed_less_often(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), **slow(24)) as site, site.visit() as client:
        answers = [client.post("/api/matches", json=table()) for _ in range(13)]
        assert answers[0].status_code == 201
        refused(answers[-1], 429, "problem-too-often")
        assert client.get("/api/matches").status_code == 200


async def test_one_address_gets_only_so_many_sockets(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), connections_per_address=2) as site:
        url = site.url.replace("http", "ws") + "/api/socket"
        async with connect(url, origin=site.url), connect(url, origin=site.url):  # type: ignore[arg-type]
            assert await upgrade(site, site.url) == 429
        for _ in range(1000):
            if await upgrade(site, site.url) == 101:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("slots were not given back")


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/nothing", "/api/matches", "/metrics"])
def test_every_answer_has_the_headers_that_browsers_keep_to(anna: httpx.Client, path: str) -> None:
    headers = anna.get(path).headers
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "Access-Control-Allow-Origin" not in headers
    assert len(headers["X-Request-Id"]) == 11
    assert "server" not in headers


@pytest.mark.parametrize("kind", ["font/woff2", "text/css; charset=utf-8", "text/javascript"])
def test_files_have_the_headers_that_matter_to_them(kind: str) -> None:
    headers = security_headers(kind)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    # A script may be run by a worker, which keeps to the policy of its own file.
    assert ("Content-Security-Policy" in headers) == (kind == "text/javascript")


@pytest.mark.parametrize("kind", ["", "text/html", "image/svg+xml", "application/json"])
def test_whatever_can_be_a_page_has_all_headers(kind: str) -> None:
    assert security_headers(kind) == SECURITY_HEADERS


def test_turned_away_is_answered_with_the_same_headers(anna: httpx.Client) -> None:
    response = anna.post("/api/session", headers={"Origin": "https://evil.example"})
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.json()["request"] == response.headers["X-Request-Id"]


def test_answers_are_not_kept_by_proxies(anna: httpx.Client) -> None:
    assert anna.get("/api/session").headers["Cache-Control"] == "no-store"


def test_over_tls_cookies_and_pages_stay_there(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), public_url="https://metro.example") as site:
        response = httpx.post(f"{site.url}/api/matches", json=table(), timeout=PATIENCE)
        assert response.headers["Strict-Transport-Security"] == "max-age=31536000"
        cookie = response.headers["Set-Cookie"]
        assert cookie.startswith("__Host-metro2033=")
        assert "Secure" in cookie
        assert response.json()["invite"]["link"].startswith("https://metro.example/match/")


def test_only_trusted_proxies_are_believed(tmp_path: Path) -> None:
    """An address that a stranger claims must not give him a fresh allowance."""

    def flood(**settings: Any) -> list[int]:
        with running_site(sqlite_in(tmp_path), **slow(6), **settings) as site:
            return [
                httpx.get(
                    f"{site.url}/healthz",
                    headers={"X-Forwarded-For": f"10.0.0.{n}"},
                    timeout=PATIENCE,
                ).status_code
                for n in range(8)
            ]

    assert 429 in flood()
    assert flood(trusted_proxies=("127.0.0.1",)) == [200] * 8


def test_a_broken_request_hurts_nobody(site: RunningSite, anna: httpx.Client) -> None:
    for noise in (b"\x00\x01\x02\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET " + b"x" * 100_000):
        with socket.create_connection(("127.0.0.1", site.port), timeout=PATIENCE) as connection:
            connection.sendall(noise)
            connection.shutdown(socket.SHUT_WR)
            while connection.recv(4096):
                pass
    assert anna.get("/healthz").status_code == 200


def test_no_request_is_smuggled_behind_another(site: RunningSite) -> None:
    """A body has one length: what the other would leave over is not read as a request."""
    lengths = b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"
    head = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\n" + lengths
    hidden = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.create_connection(("127.0.0.1", site.port), timeout=PATIENCE) as connection:
        connection.sendall(head + b"\r\n0\r\n\r\n" + hidden)
        connection.shutdown(socket.SHUT_WR)
        answer = b"".join(iter(lambda: connection.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1") == 1


def test_metrics_need_their_token_and_hold_nothing_private(anna: httpx.Client) -> None:
    made = anna.post("/api/matches", json=table()).json()
    assert anna.get("/metrics").status_code == 403
    text = anna.get("/metrics", headers={"Authorization": f"Bearer {METRICS_TOKEN}"}).text
    assert 'metro2033_requests_total{method="POST",route="/api/matches",status="201"}' in text
    assert made["match"]["id"] not in text
    assert made["invite"]["token"] not in text
    assert "Anna" not in text


def test_the_documentation_is_a_page_that_needs_nothing_from_elsewhere(
    stranger: httpx.Client,
) -> None:
    page = stranger.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    for forbidden in ("<script", "<link", "<style", "style=", "src=", "<img"):
        assert forbidden not in page.text
    for method, path in operations().values():
        assert f"{method} {path}</h3>" in page.text


@pytest.mark.parametrize(
    ("text", "is_too_deep"),
    [
        (b'[["[[["]]', False),
        (b'[["\\"[[["]]', False),
        (b'[["\\\\"[[[', True),
        (b"[[]]", False),
        (b"[[[]]]", True),
        (b"[{}][{}][{}]", False),
        (b"[[][[", True),
    ],
)
def test_only_brackets_outside_of_strings_make_a_body_deep(text: bytes, is_too_deep: bool) -> None:
    assert is_deeper(text, 2) == is_too_deep
