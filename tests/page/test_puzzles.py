"""Puzzles are matches that begin at a question; the answer is judged."""

from __future__ import annotations

from metro2033.puzzle import puzzle
from page.client import MemoryRows, open_page

HIRE, MOVE = "s2001-288", "s2001-255"


async def test_a_puzzle_is_played_and_judged() -> None:
    async with open_page(MemoryRows()) as page:
        listed = {row["id"]: row for row in await page.get("puzzles")}
        assert "best" not in listed[HIRE]
        match = await page.post(f"puzzles/{HIRE}", {"name": "Anna", "language": "en"})
        assert (match["puzzle"], match["held"]) == (HIRE, [puzzle(HIRE).seat])
        async with page.sit(match["id"]) as sitting:
            while sitting.question is None:
                await sitting.hear()
            asked = sitting.question
            assert {option["key"] for option in asked["options"]} == {"hire", "pass"}
            await sitting.ask(type="answer", ask=asked["ask"], key="hire")
        solution = await page.get(f"puzzles/{HIRE}/solution?key=hire")
        assert solution["is_best"]
        purpose = solution["purpose"]
        assert (purpose["aims"], purpose["danger"]) == (["army"], "race")
        assert purpose["args"] == {"seat": "2"}
        assert [answer["key"] for answer in solution["answers"]] == ["hire", "pass"]
        assert not (await page.get(f"puzzles/{HIRE}/solution?key=pass"))["is_best"]


async def test_the_next_puzzle_puts_the_last_one_away() -> None:
    async with open_page(MemoryRows()) as page:
        first = await page.post(f"puzzles/{HIRE}", {})
        own = await page.make("second", "newcomer")
        second = await page.post(f"puzzles/{MOVE}", {})
        left = {match["id"] for match in (await page.get("session/matches"))["matches"]}
        assert left == {own, second["id"]}
        await page.get(f"matches/{first['id']}", status=404)


async def test_a_puzzle_that_is_open_in_another_tab_stays_until_it_is_left() -> None:
    async with open_page(MemoryRows()) as page:
        first = await page.post(f"puzzles/{HIRE}", {})
        async with page.sit(first["id"]):
            second = await page.post(f"puzzles/{MOVE}", {})
            await page.get(f"matches/{first['id']}")
        await page.post(f"puzzles/{MOVE}", {})
        for left in (first, second):
            await page.get(f"matches/{left['id']}", status=404)


async def test_there_is_no_such_puzzle() -> None:
    async with open_page(MemoryRows()) as page:
        problem = await page.post("puzzles/x1-1", {}, status=404, language="hu")
        assert problem["detail"] == "Nincs ilyen feladvány."
