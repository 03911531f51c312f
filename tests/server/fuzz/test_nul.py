"""PostgreSQL refuses the letter NUL: no request gets a text with one as far as there."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import httpx
import pytest

from effort import Counted
from metro2033.server.http.api import match_model
from server.fuzz.strings import asked_with
from server.http.site import ADMIN_TOKEN, running_site, table

NUL = "a\0b"
LOGIN = {"name": "Official", "password": "long enough"}

SOMEBODY = "Anna"
"""An account that requests are about, as in the examples of the document."""

TEXTS = 100
"""So many places there are for texts at least."""


@pytest.fixture
def official(postgres_url: str) -> Iterator[httpx.Client]:
    """Somebody who may do everything, on a server with PostgreSQL."""
    with running_site(postgres_url, matches_per_session=1_000) as site, site.visit() as client:
        with site.visit() as other:
            made = other.post("/api/accounts", json={**LOGIN, "name": SOMEBODY})
            assert made.is_success, made.text
        assert client.post("/api/accounts", json=LOGIN).is_success
        client.headers["Authorization"] = f"Bearer {ADMIN_TOKEN}"
        yield client


def faults(client: httpx.Client) -> tuple[int, list[str]]:
    """How many texts were tried, and which the server could not take."""

    def usual(name: str) -> str:
        if name == "match_id":
            seats = [{"kind": "mine", "name": "Boris"}, {"kind": "open"}]
            made = client.post("/api/matches", json=table(seats=seats, is_public=True))
            return str(made.json()["match"]["id"])
        return {"name": SOMEBODY, "edition": "toy", "code": "en", "word": "tunnel"}.get(name, "x")

    number, failed = 0, []
    for asked in asked_with(client.get("/api/openapi.json").json(), NUL, usual):
        number += 1
        answer = client.request(asked.method, asked.path, params=asked.query, json=asked.body)
        if answer.status_code >= 500:
            failed.append(f"{answer.status_code} {asked.operation} {asked.place}")
    return number, failed


@pytest.mark.slow
def test_no_text_with_a_nul_reaches_the_database(official: httpx.Client, counted: Counted) -> None:
    number, failed = faults(official)
    counted(texts=number)
    assert failed == []
    assert number > TEXTS


@pytest.mark.slow
def test_a_text_that_is_not_checked_is_found(
    official: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    lenient = SimpleNamespace(category=lambda _: "Ll", normalize=lambda _, text: text)
    monkeypatch.setattr(match_model, "unicodedata", lenient)
    _, failed = faults(official)
    assert {"503 follow_player name", "503 show_audit subject"} <= set(failed)
