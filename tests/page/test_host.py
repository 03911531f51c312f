"""A page hosts matches as a server does, and keeps them in its rows."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from metro2033.table.verify import verify
from page import bare
from page.client import MemoryRows, Page, open_page
from page.contract import missing

REPLAYS = Path(__file__).parents[1] / "replays"


@pytest.fixture
def rows() -> MemoryRows:
    return MemoryRows()


@pytest.fixture
async def page(rows: MemoryRows) -> AsyncIterator[Page]:
    async with open_page(rows) as opened:
        yield opened


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first", "second"])
async def test_a_whole_match_against_bots_leaves_an_honest_record(page: Page, edition: str) -> None:
    match = await page.make(edition, "newcomer")
    async with page.sit(match) as sitting:
        ranking = await sitting.play()
    assert min(ranking) == 1
    record = await page.get(f"matches/{match}/record")
    assert verify(record).is_honest
    assert (await page.get(f"matches/{match}/verdict"))["is_honest"]
    told = await page.get(f"matches/{match}")
    assert (told["status"], told["ranking"]) == ("over", ranking)
    film = await page.get(f"matches/{match}/replay?viewer=everything&at=3&count=2")
    assert [frame["n"] for frame in film["frames"]] == [3, 4]
    assert (await page.get(f"matches/{match}/course"))["samples"]
    branch = await page.post(f"matches/{match}/branch", {"at": 5})
    assert branch["status"] == "running"
    assert (await page.post(f"matches/{match}/rematch"))["status"] == "lobby"


async def test_a_match_survives_reloading_the_page(rows: MemoryRows) -> None:
    async with open_page(rows) as page:
        match = await page.make("second", "newcomer")
        async with page.sit(match) as sitting:
            for _ in range(3):
                assert (await sitting.answer())["type"] == "done"
        count = (await page.get(f"matches/{match}"))["count"]
    async with open_page(rows) as page:
        mine = (await page.get("session/matches?limit=50"))["matches"]
        assert [(told["id"], told["status"]) for told in mine] == [(match, "running")]
        assert mine[0]["count"] >= count
        async with page.sit(match) as sitting:
            assert (await sitting.answer())["type"] == "done"


async def test_a_page_tells_all_that_its_client_relies_on(page: Page) -> None:
    session = await page.get("session")
    match = await page.make("second", "newcomer")
    for path in ("session/matches", "matches", f"matches/{match}", f"matches/{match}/story"):
        await page.get(path)
    assert missing("GET", "session", session) == []
    for name in ("language", "sanctions", "announcements"):
        without = {key: value for key, value in session.items() if key != name}
        assert missing("GET", "session", without) == [f"answer.{name}"]


async def test_a_page_offers_no_chat(page: Page) -> None:
    match = await page.make("second", "newcomer")
    async with page.sit(match) as sitting:
        welcome = await sitting.ask(type="hello", match=match)
    assert welcome["match"]["chat"] is False


async def test_an_undone_choice_stays_undone(rows: MemoryRows) -> None:
    async with open_page(rows) as page:
        match = await page.make("second", "newcomer")
        async with page.sit(match) as sitting:
            await sitting.answer()
            undone = await sitting.ask(type="undo", propose=True)
            assert undone["type"] == "done"
        count = (await page.get(f"matches/{match}"))["count"]
    async with open_page(rows) as page:
        async with page.sit(match) as sitting:
            assert sitting.question is not None
        assert (await page.get(f"matches/{match}"))["count"] == count


@pytest.mark.parametrize(
    ("fault", "words"),
    [("full", "storage is full"), ("forbidden", "private browsing"), ("elsewhere", "tab")],
)
async def test_what_cannot_be_kept_is_told_in_words(
    rows: MemoryRows, fault: str, words: str
) -> None:
    async with open_page(rows) as page:
        match = await page.make("second", "newcomer")
        async with page.sit(match) as sitting:
            while sitting.question is None:
                await sitting.hear()
            rows.fault = fault
            assert (await sitting.answer())["type"] == "closed"
        seats = [{"kind": "mine"}, {"kind": "bot"}]
        refused = await page.post("matches", {"edition": "first", "seats": seats}, status=507)
        assert words in refused["detail"]
        rows.fault = ""
        async with page.sit(match) as sitting:
            assert (await sitting.answer())["type"] == "done"


async def test_a_deleted_match_leaves_nothing_behind(page: Page, rows: MemoryRows) -> None:
    kept = await page.make("first", "newcomer")
    before = dict(rows.values)
    for is_open in (True, False):
        match = await page.make("second", "newcomer")
        async with page.sit(match) as sitting:
            await sitting.answer()
            if is_open:
                await page.send("DELETE", f"matches/{match}")
                while (await sitting.hear())["type"] != "closed":
                    pass
        if not is_open:
            await page.send("DELETE", f"matches/{match}")
        assert rows.values == before
        await page.get(f"matches/{match}", status=404)
    assert [told["id"] for told in (await page.get("session/matches"))["matches"]] == [kept]


async def test_a_match_that_could_not_be_deleted_is_still_there(
    page: Page, rows: MemoryRows
) -> None:
    match = await page.make("first", "newcomer")
    rows.fault = "forbidden"
    assert (await page.send("DELETE", f"matches/{match}", status=507))["detail"]
    rows.fault = ""
    assert (await page.get(f"matches/{match}"))["status"] == "running"


async def test_matches_of_bots_alone_can_be_listed_and_deleted(page: Page) -> None:
    seats = [{"kind": "bot", "bot": "newcomer"}] * 2
    body = {"edition": "first", "seats": seats, "is_public": True, "start": True}
    match = (await page.post("matches", body))["match"]["id"]
    assert [told["id"] for told in (await page.get("session/matches"))["matches"]] == [match]
    await page.send("DELETE", f"matches/{match}")
    assert (await page.get("session/matches"))["matches"] == []


async def test_the_lesson_is_played_by_its_script(page: Page) -> None:
    lesson = await page.get("lessons/second")
    assert lesson["cues"]
    match = await page.post("lessons/second", {"name": "Anna", "language": "ru"})
    assert match["lesson"] == "second"
    first = next(cue["key"] for cue in lesson["cues"] if cue["key"])
    async with page.sit(match["id"]) as sitting:
        assert sitting.question is not None
        ask = sitting.question["ask"]
        assert (await sitting.ask(type="answer", ask=ask, key=first))["type"] == "done"


async def test_hints_odds_and_reasons_are_answered(page: Page) -> None:
    match = await page.make("second", "newcomer")
    async with page.sit(match) as sitting:
        while sitting.question is None:
            await sitting.hear()
        ask = sitting.question["ask"]
        hinted = await sitting.ask(type="hint", ask=ask)
        assert hinted["best"]
        assert (await sitting.ask(type="odds", ask=ask))["type"] == "chances"
        reason = await sitting.ask(type="why", ask=ask, key="nonsense")
        assert reason["message"] == "refused-unknown-key"
        assert (await sitting.ask(type="history", since=0, until=5))["type"] == "past"


@pytest.mark.parametrize("edition", ["first", "second"])
async def test_a_page_remembers_what_everybody_saw(rows: MemoryRows, edition: str) -> None:
    """So it does after it was loaded again, and not at a table without public memory."""
    told: list[Any] = []
    async with open_page(rows) as page:
        match = await page.make(edition, "newcomer")
        async with page.sit(match) as sitting:
            for _ in range(8):
                await sitting.answer()
            told.append(await sitting.ask(type="memory"))
    async with open_page(rows) as page:
        async with page.sit(match) as sitting:
            told.append(await sitting.ask(type="memory"))
        async with page.sit(await page.make(edition, "newcomer", memory=False)) as sitting:
            assert (await sitting.ask(type="memory"))["message"] == "refused-memory"
    assert [one["type"] for one in told] == ["remembered"] * 2
    assert told[0]["n"] <= told[1]["n"]
    assert [deck["deck"] for deck in told[0]["decks"]] == [
        deck["deck"] for deck in told[1]["decks"]
    ]
    assert any(deck["fresh"] for deck in told[0]["decks"])


async def test_records_come_from_elsewhere(page: Page) -> None:
    record = next(REPLAYS.glob("first/*.jsonl")).read_text("utf-8")
    taken = await page.post("records", record)
    assert taken["status"] == "over"
    assert [told["id"] for told in (await page.get("session/matches"))["matches"]] == [taken["id"]]
    assert verify(await page.get(f"matches/{taken['id']}/record")).is_honest
    open_match = await page.post("records?at=4", record)
    assert (open_match["status"], open_match["imported"]) == ("lobby", 4)
    assert (await page.post("records/verdict", record))["is_honest"]


@pytest.mark.parametrize("cut", [0, 1, 40, 5_000])
async def test_a_broken_record_is_refused_in_the_readers_language(page: Page, cut: int) -> None:
    record = next(REPLAYS.glob("second/*.jsonl")).read_text("utf-8")[:cut]
    refused = await page.post("records", record, status=422, language="ru")
    assert refused["message"] == "problem-bad-record"
    assert any("а" <= letter <= "я" for letter in refused["detail"])


@pytest.mark.parametrize("language", ["", "xx", "__proto__", "en" * 3_000])
async def test_an_unknown_language_is_answered_in_english(page: Page, language: str) -> None:
    told = await page.get("nothing", status=404, language=language)
    assert told["detail"] == "There is nothing here."


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "nothing", None, 404),
        ("GET", "matches/unknown", None, 404),
        ("POST", "matches", {"edition": "second", "seats": 3}, 422),
        ("POST", "matches", {"edition": "third", "seats": []}, 404),
        ("GET", "session/matches?limit=x", None, 422),
        ("POST", "records", "{" * (5 << 20), 413),
    ],
)
async def test_what_makes_no_sense_is_refused(
    page: Page, method: str, path: str, body: object, status: int
) -> None:
    assert (await page.send(method, path, body, status=status))["detail"]


async def test_bots_play_only_while_they_are_watched(page: Page) -> None:
    seats = [{"kind": "bot", "bot": "newcomer"}] * 2
    made = await page.post(
        "matches", {"edition": "first", "seats": seats, "is_public": True, "start": True}
    )
    match = made["match"]["id"]
    listed = (await page.get("matches?limit=20"))["matches"]
    assert [told["id"] for told in listed] == [match]
    await page.post(f"matches/{match}/watch", {})
    async with page.sit(match) as sitting:
        assert (await sitting.hear())["type"] == "change"


@pytest.mark.slow
def test_a_match_is_hosted_without_the_libraries_of_a_server() -> None:
    command = [sys.executable, bare.__file__]
    found = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert found.returncode == 0, found.stderr
    assert min(json.loads(found.stdout)) == 1
