"""Records and positions that strangers send are read aside, a few at a time."""

from __future__ import annotations

import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from metro2033.server.http.api import record_import
from server.http.asking import refused
from server.http.site import RunningSite

CROWD = 45
"""More than the threads that requests share."""


def test_whoever_sends_much_to_read_holds_up_nobody_else(
    site: RunningSite, stranger: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow_verdict(*_: str) -> dict[str, Any]:
        go_on.wait()
        return {"is_honest": False, "line": 1, "reason": "", "commitment": None, "seal": None}

    def send(_: int) -> httpx.Response:
        with site.visit() as client:
            return client.post(
                "/api/records/verdict", content=b"x", headers={"Content-Type": "text/plain"}
            )

    monkeypatch.setattr(record_import, "verdict", slow_verdict)
    with ThreadPoolExecutor(CROWD) as pool:
        sent = [pool.submit(send, n) for n in range(CROWD)]
        try:
            while sum(request.done() for request in sent) < CROWD - 4:
                assert stranger.get("/api/session", timeout=30).status_code == 200
        finally:
            go_on.set()
        answers = [request.result() for request in sent]
    assert Counter(answer.status_code for answer in answers) == {200: 4, 503: CROWD - 4}
    busy = next(answer for answer in answers if answer.status_code == 503)
    refused(busy, 503, "problem-busy")
