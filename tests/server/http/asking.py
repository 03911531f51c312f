"""What tests of tables ask for, and expect to be refused."""

from __future__ import annotations

from typing import Any

import httpx

from server.http.site import table

WITH_A_BOT = [{"kind": "mine", "name": "Anna"}, {"kind": "bot"}]


def made(client: httpx.Client, **changes: Any) -> dict[str, Any]:
    """The answer to a table that was made."""
    response = client.post("/api/matches", json=table(**changes))
    assert response.status_code == 201, response.text
    answer: dict[str, Any] = response.json()
    return answer


def refused(response: httpx.Response, status: int, message: str) -> dict[str, Any]:
    body: dict[str, Any] = response.json()
    assert (response.status_code, body["message"]) == (status, message), body
    return body
