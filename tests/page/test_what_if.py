"""Imagined boards at the host of a page: while a match runs, and from its replay."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest

from page.client import MemoryRows, Page, Sitting, open_page

RECORD: Final = Path(__file__).parents[1] / "replays" / "second" / "two_goals.jsonl"


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    async with open_page(MemoryRows()) as opened:
        yield opened


async def imagined(sitting: Sitting, **wanted: Any) -> dict[str, Any]:
    told = await sitting.ask(type="what_if", **wanted)
    assert told["type"] == "imagined", told
    board: dict[str, Any] = told["board"]
    return board


def first_answer(board: dict[str, Any]) -> dict[str, Any]:
    asked = board["asked"][0]
    return {"seat": asked["seat"], "key": asked["question"]["fallback"]}


async def test_answers_of_all_seats_are_tried(page: Page) -> None:
    match = await page.make("second", "newcomer")
    async with page.sit(match) as sitting:
        line = list[dict[str, Any]]()
        boards = [await imagined(sitting, seed=4)]
        n = boards[0]["n"]
        while {choice["seat"] for choice in line} != {1, 2}:
            assert len(line) < 20
            line.append(first_answer(boards[-1]))
            boards.append(await imagined(sitting, n=n, seed=4, choices=line))
        last = boards[-1]
        assert (last["n"], last["made"]) == (n, len(line))
        assert len(last["steps"]) >= len(line)
        assert [step["n"] for step in last["steps"]][:2] == [n + 1, n + 2]
        assert 1 <= last["worlds"] <= boards[0]["worlds"]
        for low, chance, high in zip(last["low"], last["chances"], last["high"], strict=True):
            assert 0 <= low <= chance <= high <= 1
        if last["worlds"] == boards[0]["worlds"]:
            assert last["before"] == boards[0]["chances"]
        assert sum(last["chances"]) == pytest.approx(1, abs=0.01)
        # Taking back is asking for less.
        assert await imagined(sitting, n=n, seed=4, choices=line[:-1]) == boards[-2]


async def test_odds_and_reasons_are_told_on_a_board(page: Page) -> None:
    match = await page.make("second", "newcomer")
    async with page.sit(match) as sitting:
        line, told = list[dict[str, Any]](), set[str]()
        board = await imagined(sitting, seed=3)
        while not {"odds", "lacks"} <= told:
            assert len(line) < 60
            asked, question = board["asked"][0]["seat"], board["asked"][0]["question"]
            where = {"n": board["n"], "seed": 3, "choices": line, "about": asked}
            if question.get("has_odds"):
                more = await imagined(sitting, **where, tell="odds")
                assert set(more["fights"]) <= {option["key"] for option in question["options"]}
                told |= {"odds"} if more["fights"] else set()
            if question["has_lacks"]:
                more = await imagined(sitting, **where, tell="lacks")
                assert all(lack["rule"] for lack in more["lacks"])
                told |= {"lacks"} if more["lacks"] else set()
            line.append(first_answer(board))
            board = await imagined(sitting, n=board["n"], seed=3, choices=line)


async def test_a_board_stays_while_the_match_goes_on(page: Page) -> None:
    match = await page.make("second", "newcomer")
    async with page.sit(match) as sitting:
        before = await imagined(sitting, seed=2)
        await sitting.answer()
        assert await imagined(sitting, n=before["n"], seed=2) == before
        refused = await sitting.ask(type="what_if", n=10_000)
        assert refused["message"] == "refused-moment"


async def test_a_table_without_hints_has_no_boards(page: Page) -> None:
    match = await page.make("second", "newcomer", hints=False)
    async with page.sit(match) as sitting:
        refused = await sitting.ask(type="what_if")
        assert (refused["type"], refused["message"]) == ("refused", "refused-hints")


async def test_a_running_match_is_asked_at_its_table(page: Page) -> None:
    match = await page.make("second", "newcomer")
    await page.post(f"matches/{match}/what-if", {"at": 0, "seat": 2}, status=409)


async def test_a_finished_match_is_tried_from_any_moment_and_seat(page: Page) -> None:
    taken = await page.post("records", RECORD.read_text(encoding="utf-8"))
    path = f"matches/{taken['id']}/what-if"
    found = await page.post(path, {"at": 40, "seat": 2, "seed": 3})
    assert found["n"] == 40
    tried = await page.post(
        path, {"at": 40, "seat": 2, "seed": 3, "choices": [first_answer(found)]}
    )
    assert (tried["made"], tried["before"]) == (1, found["before"])
    other = await page.post(path, {"at": 40, "seat": 2, "seed": 4})
    assert other["facts"] != found["facts"]
    assert (await page.post(path, {"at": 40}))["n"] == 40
    await page.post(path, {"at": 100_000}, status=404)
    await page.post(path, {"at": 40, "seat": 8}, status=404)


async def test_the_end_of_a_match_is_told(page: Page) -> None:
    taken = await page.post("records", RECORD.read_text(encoding="utf-8"))
    last = (await page.get(f"matches/{taken['id']}/replay"))["count"]
    found = await page.post(f"matches/{taken['id']}/what-if", {"at": last, "seat": 1})
    assert (found["asked"], sorted(found["ranking"])) == ([], [1, 2])
    assert sorted(found["chances"]) == [0, 1]
