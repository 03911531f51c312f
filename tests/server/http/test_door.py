"""The door alone, without a server behind it: what it lets through, turns away and writes down."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, MutableMapping
from typing import Any

import pytest
import structlog
from starlette.types import Message, Receive, Scope, Send
from structlog.contextvars import merge_contextvars
from structlog.testing import LogCapture

from metro2033.server.http import guard
from metro2033.server.http.guard import Guard
from metro2033.server.http.limit_log import LimitLog
from metro2033.server.log import logger
from metro2033.server.metrics import Metrics
from metro2033.server.settings import Settings
from metro2033.server.store.entities import Unavailable

pytestmark = [pytest.mark.anyio, pytest.mark.once]

SETTINGS = Settings(body_bytes=1024, record_bytes=2048)


class Answer:
    """What was sent to a client."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    async def send(self, message: Message) -> None:
        self.messages.append(message)

    @property
    def status(self) -> int:
        return int(self.messages[0]["status"])

    @property
    def headers(self) -> dict[str, str]:
        return {name.decode(): value.decode() for name, value in self.messages[0]["headers"]}

    @property
    def body(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.messages[1]["body"])
        return found


async def answered(_scope: Scope, receive: Receive, send: Send) -> None:
    """An application that tells how long the body was."""
    body = (await receive())["body"]
    logger("metro2033.tests").info("inside")
    headers = [(b"x-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


def door(app: Any = answered, **changes: Any) -> Guard:
    metrics = Metrics()
    return Guard(app, SETTINGS.model_copy(update=changes), metrics, LimitLog(metrics))


async def ask(
    at: Guard, *parts: bytes | None, kind: str = "http", extensions: Any = None, **headers: str
) -> Answer:
    """The answer to a request whose body comes in parts; None never comes."""
    named = {"host": "localhost", **headers}
    scope: MutableMapping[str, Any] = {
        "type": kind,
        "method": "POST",
        "scheme": kind.replace("websocket", "ws"),
        "path": "/api/x",
        "client": ("10.0.0.1", 1),
        "extensions": extensions or {},
        "headers": [(k.replace("_", "-").encode(), v.encode()) for k, v in named.items()],
    }
    left = list(parts) or [b""]

    async def receive() -> Message:
        if left[0] is None:
            await asyncio.Event().wait()
        return {"type": "http.request", "body": left.pop(0), "more_body": bool(left)}

    answer = Answer()
    await at(scope, receive, answer.send)
    return answer


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[MutableMapping[str, Any]]]:
    """The lines of the log, with what is bound to them."""
    capture, before = LogCapture(), structlog.get_config()
    structlog.configure(processors=[merge_contextvars, capture], cache_logger_on_first_use=False)
    monkeypatch.setattr(guard, "LOG", structlog.get_logger("metro2033.web"))
    yield capture.entries
    structlog.configure(**before)


async def test_a_request_is_one_line_and_its_number_stands_in_all_of_them(
    lines: list[MutableMapping[str, Any]],
) -> None:
    answer = await ask(door(), b"ab")
    assert answer.status == 200
    number = answer.headers["x-request-id"]
    assert [(line["event"], line["request"]) for line in lines] == [
        ("inside", number),
        ("request", number),
    ]
    told = lines[1]
    assert (told["method"], told["path"], told["status"]) == ("POST", "/api/x", 200)
    assert told["address"] == "10.0.0.1"
    assert 0 <= told["ms"] < 60_000


@pytest.mark.parametrize(
    ("size", "kind", "status"),
    [
        (1024, "application/json", 200),
        (1025, "application/json", 413),
        (2048, "text/plain; charset=utf-8", 200),
        (2049, "text/plain", 413),
        (2048, "Application/X-NDJSON", 200),
    ],
)
async def test_a_body_has_its_longest_length(size: int, kind: str, status: int) -> None:
    told = {"content_type": kind}
    for parts in ([b"x" * size], [b"x" * (size - 1), b"x"]):
        answer = await ask(door(), *parts, **told)
        assert answer.status == status
        if status == 200:
            assert answer.headers["x-length"] == str(size)


async def test_a_length_that_is_too_large_is_refused_before_the_body_comes() -> None:
    answer = await ask(door(), b"", content_length="1025")
    assert (answer.status, answer.body["message"]) == (413, "problem-too-long")
    assert (await ask(door(), b"", content_length="1024")).status == 200
    assert (await ask(door(), b"", content_length="many")).status == 200


@pytest.mark.parametrize(("depth", "status"), [(16, 200), (17, 400)])
async def test_json_has_its_greatest_depth(depth: int, status: int) -> None:
    body = b"[" * depth + b"]" * depth
    assert (await ask(door(), body, content_type="application/json")).status == status
    assert (await ask(door(), body, content_type="text/plain")).status == 200


async def test_a_body_that_does_not_come_is_not_waited_for(
    lines: list[MutableMapping[str, Any]],
) -> None:
    answer = await ask(door(body_seconds=0.01), b"a", None)
    assert (answer.status, answer.body["message"]) == (408, "problem-too-slow")
    assert [line["status"] for line in lines if line["event"] == "request"] == [408]


async def test_an_application_that_breaks_is_answered_for_and_told_of(
    lines: list[MutableMapping[str, Any]],
) -> None:
    async def broken(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise LookupError("secret")

    answer = await ask(door(broken))
    assert (answer.status, answer.body["message"]) == (500, "problem-failed")
    assert "secret" not in str(answer.messages)
    assert [line["event"] for line in lines] == ["failed", "request"]


async def test_an_answer_that_breaks_off_gets_no_second_one() -> None:
    async def broken(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise LookupError

    assert len((await ask(door(broken))).messages) == 1


@pytest.mark.parametrize(
    ("headers", "changes", "reason", "is_limit"),
    [
        ({}, {"requests_per_second": 1e-6, "request_burst": 0}, "too-often", True),
        ({"content_length": "9999"}, {}, "too-long", True),
        ({}, {"body_seconds": 0.01}, "too-slow", True),
        ({"origin": "https://evil.example"}, {}, "foreign-origin", False),
        ({"host": "evil.example"}, {}, "unknown-host", False),
        ({"host": "a" * 261}, {}, "bad-host", False),
    ],
)
async def test_what_is_turned_away_is_counted_and_limits_are_logged(
    headers: dict[str, str],
    changes: dict[str, Any],
    reason: str,
    is_limit: bool,
    caplog: pytest.LogCaptureFixture,
) -> None:
    at = door(**changes)
    answer = await ask(at, b"a", None, **headers)
    assert answer.body["message"] == f"problem-{reason}"
    counted = at.metrics.turned_away.labels(reason)._value.get()
    assert counted == 1
    told = [r for r in caplog.records if "limit reached" in r.getMessage()]
    assert ["10.0.0.1" in r.getMessage() for r in told] == [True] * is_limit


async def test_a_socket_is_told_that_nothing_can_be_stored() -> None:
    async def unavailable(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise Unavailable("disk")

    at = door(unavailable)
    known: dict[str, Any] = {"websocket.http.response": {}}
    answer = await ask(at, kind="websocket", extensions=known)
    assert (answer.status, answer.body["message"]) == (503, "problem-not-stored")
    assert answer.headers["retry-after"] == "3"
    assert answer.headers["x-content-type-options"] == "nosniff"
    # Its place is free again.
    assert at.slots._sum == 0


async def test_a_refused_socket_without_answers_is_closed() -> None:
    answer = await ask(door(), kind="websocket", origin="https://evil.example")
    assert answer.messages == [{"type": "websocket.close", "code": 1008}]


async def test_sockets_have_their_number() -> None:
    at = door(connections_per_address=1)
    assert at.slots.open("10.0.0.1")
    answer = await ask(at, kind="websocket", extensions={"websocket.http.response": {}})
    assert (answer.status, answer.headers["retry-after"]) == (429, "11")
    assert answer.body["message"] == "problem-too-many-sockets"
