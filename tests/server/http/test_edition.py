"""What can be played and read: editions, content for the map, texts, rules."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.second.content.load import load


def test_editions_tell_what_can_be_chosen(anna: httpx.Client) -> None:
    editions = {edition["id"]: edition for edition in anna.get("/api/editions").json()}
    assert set(editions) == {"first", "second", "toy"}
    assert [name for name, told in editions.items() if told["is_default"]] == ["second"]
    assert [name for name, told in editions.items() if not told["has_content"]] == ["toy"]
    second = editions["second"]
    assert (second["least_seats"], second["most_seats"]) == (2, 6)
    rules = {rule["name"]: rule for rule in second["house_rules"]}
    ring = rules["open_ring"]
    assert (ring["least"], ring["most"], ring["default"]) == (0, 1, 0)
    assert ring["text"].startswith("All Hansa ring stations")
    assert ring["values"] == []
    goals = {value["value"]: value["text"] for value in rules["victory_points"]["values"]}
    assert goals[0] == "as in the rulebook"
    assert goals[-3] == "3 fewer"
    assert rules["most_rounds"]["values"][0] == {"value": 0, "text": "no limit"}
    assert second["presets"] == [{"name": "short", "house_rules": {"victory_points": -3}}]
    levels = [bot for bot in second["bots"] if bot["level"]]
    assert [bot["level"] for bot in levels] == [1, 2, 3, 4, 5, 6, 7]
    assert all(bot["rating"] for bot in levels)
    assert [bot["name"] for bot in second["bots"] if bot["is_usual"]] == ["stalker"]
    assert all(bot["about"] for bot in second["bots"])


def test_editions_are_told_in_every_language(anna: httpx.Client) -> None:
    assert anna.get("/api/languages").json() == ["en", "hu", "ru"]
    told = {
        language: anna.get("/api/editions", headers={"Accept-Language": language}).text
        for language in ("en", "hu", "ru")
    }
    assert len(set(told.values())) == 3
    content = anna.get("/api/editions/second/content", params={"language": "ru"}).json()
    names = {station["id"]: station["name"] for station in content["stations"]}
    assert names["polyanka"] == "Полянка"


def content(client: httpx.Client, edition: str) -> dict[str, Any]:
    document: dict[str, Any] = client.get(f"/api/editions/{edition}/content").json()
    return document


@pytest.mark.parametrize(("edition", "read"), [("first", load_first), ("second", load)])
def test_content_holds_the_whole_map(anna: httpx.Client, edition: str, read: Any) -> None:
    document, data = content(anna, edition), read()
    stations = {station["id"]: station for station in document["stations"]}
    assert len(stations) == len(data.stations)
    assert len(document["tunnels"]) == len(data.tunnels)
    assert len(document["transfers"]) == len(data.transfers)
    lines = {line["id"] for line in document["lines"]}
    for station in stations.values():
        x, y = station["at"]
        assert 0 < x < 2000
        assert 0 < y < 2000
        assert station["line"] in lines
        assert station["name"]
    for a, b in [*document["tunnels"], *document["transfers"]]:
        assert {a, b} <= set(stations)
    for zone in document["zones"]:
        assert set(zone["stations"]) <= set(stations)
    assert [faction["colour"] for faction in document["factions"] if faction["colour"]]
    assert len(document["factions"]) == 6


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_map_draws_what_the_content_holds(anna: httpx.Client, edition: str) -> None:
    drawn = anna.get(f"/api/editions/{edition}/map").json()
    stations = {station["id"] for station in content(anna, edition)["stations"]}
    assert {station["id"] for station in drawn["stations"]} == stations
    assert anna.get("/api/editions/toy/map").status_code == 404


@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_card_says_where_it_comes_from(anna: httpx.Client, edition: str) -> None:
    document = content(anna, edition)
    pieces = [*document["heroes"], *document["cards"], *document["factions"]]
    assert len(pieces) > 50
    for piece in pieces:
        assert piece["origin"]["provenance"] in {"printed", "fan", "own", "house"}
        assert piece["origin"]["source"]
        assert piece["name"]
    for piece in [*document["heroes"], *document["factions"], *document["stations"]]:
        assert piece["rules"]
    own = [piece for piece in pieces if piece["origin"]["provenance"] == "own"]
    assert own


def test_content_is_sent_once(anna: httpx.Client) -> None:
    first = anna.get("/api/editions/second/content")
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    tag = {"If-None-Match": first.headers["etag"]}
    again = anna.get("/api/editions/second/content", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    other = anna.get("/api/editions/first/content", headers=tag)
    assert other.status_code == 200
    plain = anna.get("/api/editions/second/content", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()


def test_texts_are_those_of_the_edition(anna: httpx.Client) -> None:
    assert "en" in anna.get("/api/languages").json()
    second = anna.get("/api/texts/en/second")
    assert "problem-no-match = " in second.text
    assert "station-polyanka = " in second.text
    assert "clan" not in second.text.partition("equipment-medkit")[2]
    assert second.headers["etag"] != anna.get("/api/texts/en/first").headers["etag"]


def test_phrases_have_texts(anna: httpx.Client) -> None:
    phrases = anna.get("/api/phrases").json()
    assert {"id": "hello", "text": "Hello!"} in phrases
    assert len({phrase["text"] for phrase in phrases}) == len(phrases)


def test_rules_are_found_by_word_and_by_id(anna: httpx.Client) -> None:
    found = anna.get("/api/rules", params={"word": "TUNNEL", "edition": "second"}).json()
    assert all("tunnel" in f"{rule['title']} {rule['text']}".lower() for rule in found)
    assert {rule["kind"] for rule in found} == {"rule", "ruling"}
    one = anna.get(f"/api/rules/{found[0]['id']}").json()
    assert one == found[0]
    assert anna.get("/api/rules", params={"word": "xyzzy"}).json() == []


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_rulebook_is_one_document(anna: httpx.Client, edition: str) -> None:
    path = f"/api/editions/{edition}/rulebook"
    answer = anna.get(path, params={"language": "hu"})
    book = answer.json()
    assert (book["edition"], book["language"]) == (edition, "hu")
    assert len(book["chapters"]) > 15
    rules = {r["id"] for s in book["sections"] for r in s["rules"]}
    pieces = content(anna, edition)
    assert {id for p in pieces["stations"] for id in p["rules"] if id[0] == "E"} <= rules
    tag = {"If-None-Match": answer.headers["etag"]}
    assert anna.get(path, params={"language": "hu"}, headers=tag).status_code == 304
    assert anna.get("/api/editions/toy/rulebook").status_code == 404


@pytest.mark.parametrize(("wanted", "coding"), [("gzip;q=0", None), ("gzip;q=0.1", "gzip")])
def test_documents_are_packed_as_the_browser_wants(
    anna: httpx.Client, wanted: str, coding: str | None
) -> None:
    found = anna.get("/api/editions/second/content", headers={"Accept-Encoding": wanted})
    assert found.headers.get("content-encoding") == coding
    assert found.headers["vary"] == "Accept-Encoding"


WORDS = {"name", "text", "flavour", "source", "ability", "ability_text"}


def without_words(found: Any) -> Any:
    """A document whose names and texts are empty."""
    if isinstance(found, list):
        return [without_words(one) for one in found]
    if not isinstance(found, dict):
        return found
    kept = {"facts": found.get("facts")} if "facts" in found else {}
    return {key: "" if key in WORDS else without_words(one) for key, one in found.items()} | kept


@pytest.mark.parametrize("edition", ["first", "second"])
def test_content_can_do_without_words(anna: httpx.Client, edition: str) -> None:
    bare = anna.get(f"/api/editions/{edition}/content", params={"words": False}).json()
    whole = content(anna, edition)
    assert bare != whole
    resources = dict.fromkeys(whole["resources"], "")
    assert bare == {**without_words(whole), "resources": resources}
