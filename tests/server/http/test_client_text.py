"""Text from clients: whatever its length and form, it is refused or cut, and breaks nothing."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from metro2033.i18n import bundle
from server.http.site import RunningSite, table
from server.match.player import Browser

LONG = "x" * 5_000

LANGUAGES = ["-1", "../en", "EN", "en\n", "e" * 3_000, "\x00", "__init__.py", "{ $x }"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_known_languages_are_spoken(anna: httpx.Client, language: str) -> None:
    asked = {"language": language}
    refused = [
        anna.get("/api/phrases", params=asked),
        anna.get("/api/editions", params=asked),
        anna.get("/api/session", params=asked),
        anna.get("/api/editions/second/content", params=asked),
        anna.post("/api/matches", json=table(**asked)),
        anna.post("/api/lessons/second", json=asked),
        anna.post("/api/accounts", json={"name": "Vera", "password": "p" * 20, **asked}),
    ]
    for response in refused:
        assert response.status_code in {404, 422}, (response.request.url, response.text)
        assert len(response.text) < 3_000
    header = language.translate({0: None, 10: None})
    wanted = anna.get("/api/phrases", headers={"Accept-Language": f"{header}, ru;q=0.5"})
    assert wanted.status_code == 200


def test_invented_languages_are_not_kept(anna: httpx.Client) -> None:
    anna.get("/api/phrases", params={"language": "xx"})
    before = bundle._bundle.cache_info().currsize
    for number in range(50):
        anna.get("/api/phrases", params={"language": f"x{number}"})
        anna.get("/api/phrases", headers={"Accept-Language": f"x{number}"})
    assert bundle._bundle.cache_info().currsize == before


def record(**changes: Any) -> str:
    """The header of a record with something odd in it."""
    header = {"format": "metro2033", "version": 4, "edition": "toy", **changes}
    return json.dumps(header) + "\n"


@pytest.mark.parametrize("field", ["edition", "format", "version", LONG, "seats"])
def test_long_values_of_a_record_are_cut_in_the_answer(anna: httpx.Client, field: str) -> None:
    headers = {"Content-Type": "application/x-ndjson"}
    text = record(**{field: LONG})
    taken = anna.post("/api/records", content=text, headers=headers)
    assert taken.status_code == 422, taken.text
    verdict = anna.post("/api/records/verdict", content=text, headers=headers)
    assert verdict.status_code == 200, verdict.text
    assert not verdict.json()["is_honest"]
    assert max(len(taken.text), len(verdict.text)) < 5_000


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Host", LONG),
        ("Host", "h\xe9"),
        ("Host", "[::1"),
        ("Host", ""),
        ("Accept-Language", LONG),
        ("Accept-Language", "en;q=nan, ru;q=inf"),
        ("Metro2033-Invite", LONG),
        ("Cookie", f"metro2033={LONG}"),
        ("Authorization", LONG),
        ("Sec-Fetch-Site", LONG),
        ("User-Agent", LONG),
        ("X-Forwarded-For", LONG),
    ],
)
@pytest.mark.parametrize("path", ["/api/matches", "/api/matches/", "/", "/api/nothing", "/healthz"])
def test_no_header_breaks_anything(site: RunningSite, path: str, name: str, value: str) -> None:
    with httpx.Client(base_url=site.url, verify=False) as client:
        response = client.get(path, headers=[(name.encode(), value.encode("latin-1"))])
    assert response.status_code < 500, response.text


@pytest.mark.parametrize("host", [LONG, "x" * 2_000, "h\xe9", "[::1", "a b", "<script>"])
def test_an_odd_host_gets_no_invite_link(site: RunningSite, host: str) -> None:
    with httpx.Client(base_url=site.url, verify=False) as client:
        made = client.post(
            "/api/matches", json=table(), headers=[(b"Host", host.encode("latin-1"))]
        )
    assert made.status_code < 500, made.text


def test_a_long_path_and_query_break_nothing(anna: httpx.Client) -> None:
    for path in (
        f"/api/{LONG}",
        f"/api/matches/{LONG}",
        f"/api/editions/{LONG}",
        f"/api/languages/{LONG}/texts/second",
        f"/api/rules/{LONG}",
        f"/api/rules?word={LONG}",
        f"/api/matches?offset={'9' * 400}",
        f"/{LONG}",
        "/%00",
        "/%ff%fe",
    ):
        assert anna.get(path).status_code < 500, path


async def test_a_socket_survives_odd_text(site: RunningSite) -> None:
    anna = Browser(site)
    match = anna.make("toy", [{"kind": "mine", "name": "Anna"}, {"kind": "bot"}], start=True)
    async with anna.socket() as socket:
        for language in ("../en", "-1", "xx", "en\n"):
            assert (await socket.hello(match, language=language))["type"] in {"welcome", "error"}
            if socket.state:
                ask = socket.state["question"]["ask"] if socket.question else 0
                for kind in ("hint", "odds", "lacks"):
                    assert (await socket.ask(kind, ask=ask))["type"] != ""
                assert (await socket.ask("why", ask=ask, key="x" * 200))["text"]
        assert (await socket.ask("ping", **{"x" * 6_000: 1}))["code"] == "malformed"
        assert (await socket.ask("take_over", bot="x" * 64))["text"]
        assert (await socket.ask("x" * 6_000))["code"] == "malformed"
        assert (await socket.ask("ping"))["type"] == "pong"
