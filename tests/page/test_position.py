"""Positions from elsewhere: scenarios and cut records are played, anything else is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from metro2033.table.line import write_line
from metro2033.table.record import read
from page.client import MemoryRows, open_page

RECORD = Path(__file__).parents[1] / "replays/second/four_seats.jsonl"
FIGHT = 80

SCENARIO = """
title = "One army against another"
edition = "second"

[position]
moment = "army"
house = { most_rounds = 12 }

[[position.player]]
faction = "red_line"
army = 4

[[position.player]]
faction = "fourth_reich"
"""

NEW = """
title = "A new match"
edition = "second"

[new]
house_rules = {{ most_rounds = {} }}
"""


def cut(text: str, at: int) -> str:
    return "".join(f"{line}\n" for line in text.split("\n")[: at + 1])


async def test_a_scenario_is_shown_and_played_from_any_seat() -> None:
    async with open_page(MemoryRows()) as page:
        shown = await page.post("positions/check", SCENARIO)
        assert (shown["title"], shown["waiting"]) == ("One army against another", [1])
        assert shown["facts"]["player"]["1"]["army"] == 4
        match = await page.post("positions?seat=2&bot=newcomer&language=hu", SCENARIO)
        assert [seat["is_mine"] for seat in match["seats"]] == [False, True]
        assert match["house_rules"]["most_rounds"] == 12
        async with page.sit(match["id"]) as sitting:
            assert 1 in await sitting.play()
        record = read(await page.get(f"matches/{match['id']}/record"))
        assert record.header.position is not None


async def test_a_cut_record_is_played_by_whoever_is_asked() -> None:
    async with open_page(MemoryRows()) as page:
        match = await page.post("positions", cut(RECORD.read_text("utf-8"), FIGHT))
        assert match["held"] == [3]
        assert match["imported"] == FIGHT


async def test_what_does_not_show_is_left_out_of_titles_and_names() -> None:
    hidden = "\\u202e\\u0007<b>gnp.exe</b>" + "!" * 90
    async with open_page(MemoryRows()) as page:
        shown = await page.post("positions/check", SCENARIO.replace("One army", hidden))
        assert shown["title"] == ("<b>gnp.exe</b>" + "!" * 90)[:60]
        header, _, choices = RECORD.read_text("utf-8").partition("\n")
        data = json.loads(header)
        for player, name in zip(
            data["seats"], ["\u202eAnna\x00", "\u200b", "\n", "<script>"], strict=True
        ):
            player["name"] = name
        match = await page.post("records", f"{write_line(data)}\n{cut(choices, 3)}")
        assert [seat["name"] for seat in match["seats"]] == ["Anna", "?", "?", "<script>"]


@pytest.mark.parametrize(
    ("text", "status", "words"),
    [
        ("", 422, "neither a match record nor a position"),
        ("1. e4 e5", 422, "neither a match record nor a position"),
        (SCENARIO.replace("army = 4", "army = 99"), 422, "Line 11 of the position"),
        (SCENARIO.replace("army = 4", "army = "), 422, "not TOML"),
        (SCENARIO.replace("second", "third"), 422, "third"),
        (SCENARIO.replace("second", "toy").partition("[")[0] + "[new]", 404, "toy"),
        (SCENARIO.partition("[")[0] + "[replay]\nfile = '/etc/passwd'", 422, "refer to a file"),
        (SCENARIO + "x = " + "[" * 9_000, 422, "nested too deeply"),
        (SCENARIO + "#" * 40_000, 413, "limit"),
        (NEW.format("[]"), 422, "a number from 0 to 1000, not []"),
        (NEW.format("1.5"), 422, "a number from 0 to 1000, not 1.5"),
        (NEW.format("true"), 422, "a number from 0 to 1000, not true"),
        (RECORD.read_text("utf-8"), 409, "over here"),
        (RECORD.read_text("utf-8")[:9_000], 422, "truncated"),
        ("{" * 9_000 + "\n", 422, "Line 1 of the record"),
    ],
)
async def test_anything_else_is_refused_in_words(text: str, status: int, words: str) -> None:
    async with open_page(MemoryRows()) as page:
        problem = await page.post("positions/check", text, status=status)
        assert words in problem["detail"]
