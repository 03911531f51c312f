"""The editor's questions: text and data of a position, its fields, and all its faults at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from metro2033.puzzle.puzzle import puzzles
from page.client import MemoryRows, open_page

RECORD = Path(__file__).parents[1] / "replays/second/four_seats.jsonl"
FIGHT = 80

DATA: dict[str, Any] = {
    "title": "One army",
    "edition": "second",
    "position": {
        "moment": "army",
        "player": [{"faction": "red_line", "army": 4}, {"faction": "fourth_reich"}],
    },
}


async def test_data_and_text_are_the_same_position() -> None:
    async with open_page(MemoryRows()) as page:
        by_data = await page.post("positions/edit", json.dumps(DATA))
        assert (by_data["scenario"], by_data["faults"], by_data["waiting"]) == (DATA, [], [1])
        assert by_data["facts"]["player"]["1"]["army"] == 4
        assert by_data["full"]["player"][1]["army"] == 2
        by_text = await page.post("positions/edit", by_data["text"])
        assert by_text == by_data


async def test_fields_are_told_with_bounds_and_names() -> None:
    async with open_page(MemoryRows()) as page:
        found = await page.post("positions/edit", json.dumps(DATA))
        fields = {f"{field['place']}.{field['name']}": field for field in found["fields"]}
        army = fields["position.player.1.army"]
        assert (army["kind"], army["least"], army["most"], army["usual"]) == ("number", 1, 8, 2)
        assert fields["position.turn"]["kind"] == "seat"
        assert fields["position.player.2.missions"]["kind"] == "cards"
        assert fields["position.player.2.missions_seen"]["kind"] == "seats"
        assert "lubyanka" in found["names"][fields["position.player.1.at"]["of"]]
        assert "army" in found["names"]["moment"]


async def test_all_faults_are_told_and_the_rest_is_shown() -> None:
    async with open_page(MemoryRows()) as page:
        bad = {**DATA, "position": {**DATA["position"], "round": 0, "turn": 7}}
        found = await page.post("positions/edit", json.dumps(bad))
        assert [fault["place"] for fault in found["faults"]] == ["position.round", "position.turn"]
        assert found["facts"]["player"]["1"]["army"] == 4
        unfinished = await page.post("positions/edit", 'title = "x"\nedition = \n')
        assert (unfinished["scenario"], len(unfinished["faults"])) == (None, 1)
        refused = await page.post("positions/check", found["text"], status=422)
        assert (refused["status"], refused["faults"]) == (422, found["faults"])


async def test_a_position_that_is_no_table_is_told_and_not_shown() -> None:
    async with open_page(MemoryRows()) as page:
        found = await page.post("positions/edit", 'title = "x"\nedition = "second"\nposition = 5\n')
        assert found["faults"][0]["place"] == "position"
        assert found["facts"] is None


async def test_half_a_character_is_refused() -> None:
    async with open_page(MemoryRows()) as page:
        refused = await page.post("positions/edit", '{"title": "\\ud800"}', status=422)
        assert refused["message"] == "problem-bad-position"


async def test_a_record_is_opened_where_it_breaks_off() -> None:
    text = "".join(f"{line}\n" for line in RECORD.read_text("utf-8").split("\n")[: FIGHT + 1])
    async with open_page(MemoryRows()) as page:
        found = await page.post("positions/edit", text)
        assert (found["edition"], found["faults"]) == ("second", [])
        assert len(found["full"]["player"]) == 4


async def test_a_running_match_is_opened_as_its_player_knows_it() -> None:
    own, other = DATA["position"]["player"]
    players = [own, {**other, "missions": ["parley"]}]
    hidden = {**DATA, "position": {"moment": "army", "player": players}}
    async with open_page(MemoryRows()) as page:
        text = (await page.post("positions/edit", json.dumps(hidden)))["text"]
        match = await page.post("positions?seat=1&bot=newcomer", text)
        found = await page.get(f"matches/{match['id']}/position?seat=1")
        assert 'missions = ["?"]' in found["text"]
        assert "parley" not in found["text"]


async def test_all_seats_can_be_played_on_one_screen() -> None:
    async with open_page(MemoryRows()) as page:
        text = (await page.post("positions/edit", json.dumps(DATA)))["text"]
        match = await page.post("positions?is_hot_seat=true", text)
        assert match["held"] == [1, 2]


async def test_a_puzzle_is_opened_without_its_answer() -> None:
    puzzle = next(iter(puzzles().values()))
    async with open_page(MemoryRows()) as page:
        found = await page.get(f"puzzles/{puzzle.id}/position")
        shown = await page.post("positions/edit", found["text"])
        assert (shown["edition"], shown["faults"]) == (puzzle.edition, [])


@pytest.mark.parametrize(
    ("language", "words"), [("en", "expected a number"), ("ru", "нужно число"), ("hu", "szám kell")]
)
async def test_faults_are_told_in_the_language_of_the_reader(language: str, words: str) -> None:
    bad = {**DATA, "position": {**DATA["position"], "round": 0}}
    async with open_page(MemoryRows()) as page:
        found = await page.post("positions/edit", json.dumps(bad), language=language)
        assert words in found["faults"][0]["text"]
