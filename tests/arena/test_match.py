"""Matches of a tournament: fair deals, reproducible answers, records, and ends that never come."""

import json
from pathlib import Path
from typing import Any

import pytest

from agents.sitting import program
from metro2033.arena.match import MOST_ANSWERS, Match, dismiss
from metro2033.arena.order import Order
from metro2033.processes.child import LIVING
from metro2033.table.record import read
from metro2033.table.table import Table

SHORT = {"most_rounds": 2}


def told(order: Order, number: int) -> Any:
    """The result of a match, without its times."""
    result = Match(order, number).play()
    del result["times"]
    return result


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_block_has_one_deal(edition: str) -> None:
    order = Order(edition, 3, 9, ("random", "heuristic", "random"), 4, SHORT, has_stories=True)
    results = [told(order, number) for number in range(6)]
    deals = [(r["story"]["factions"], r["story"]["heroes"]) for r in results]
    assert deals[0] == deals[1] == deals[2]
    assert deals[3] == deals[4] == deals[5]
    assert deals[0] != deals[3]
    assert len({result["checksum"] for result in results}) == 6


def test_the_seat_that_begins_is_part_of_the_deal() -> None:
    rules = {"most_rounds": 1}
    order = Order("second", 4, 12, ("random", "heuristic"), 2, rules, has_stories=True)
    firsts = [told(order, number)["story"]["first"] for number in range(12)]
    blocks = [order.plan.at(number).block for number in range(12)]
    assert len(set(zip(blocks, firsts, strict=True))) == len(set(blocks))
    assert len(set(firsts)) > 1


def test_the_same_match_again_is_the_same() -> None:
    order = Order("second", 2, 4, ("heuristic", "random"), 3, SHORT)
    assert told(order, 3) == told(order, 3)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_bots_may_draft(edition: str, tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    body = f"""
        ready(wants=[])
        while True:
            told = question()
            open({str(asked)!r}, "a").write(told["options"][0].split(":")[0] + " ")
            answer(told)
    """
    bots = (program(tmp_path, body), "random")
    for is_drafted in (False, True):
        asked.write_text("")
        order = Order(edition, 2, 1, bots, 0, {"most_rounds": 1}, limit=60, is_drafted=is_drafted)
        Match(order, 0).play()
        dismiss()
        assert ("faction" in asked.read_text().split()) is is_drafted
        assert ("hero" in asked.read_text().split()) is is_drafted
    assert not LIVING


def test_questions_without_a_choice_are_not_asked() -> None:
    result = told(Order("toy", 2, 1, ("random",)), 0)
    assert sum(result["decisions"]) < result["answers"]
    assert result["replaced"] == [0, 0]


def test_a_record_can_be_replayed(tmp_path: Path) -> None:
    order = Order("second", 2, 1, ("heuristic", "random"), 1, SHORT, records=tmp_path)
    result = told(order, 0)
    record = read((tmp_path / "000000.jsonl").read_text())
    table = Table.from_record(record)
    assert table.ranking == result["ranking"]
    assert table.count == result["answers"]
    assert [player.kind for player in record.header.seats] == [
        f"bot:{bot}" for bot in result["bots"]
    ]


def test_a_match_that_never_ends_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both have crashed: their fallbacks never do anything that would end the match.
    order = Order("second", 2, 1, (program(tmp_path, "sys.exit('no')"),))
    monkeypatch.setattr("metro2033.arena.match.MOST_ANSWERS", 3000)
    result = told(order, 0)
    assert MOST_ANSWERS > 3000
    assert (result["ranking"], result["answers"]) == ([], 3000)
    assert [fault["kind"] for fault in result["faults"]] == ["crashed", "crashed"]
    assert sum(result["replaced"]) > 100
    assert not LIVING


def test_a_program_hears_what_happened_to_all(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"""
        ready(wants=["events"])
        while True:
            told = question()
            open({str(heard)!r}, "a").write(json.dumps(told["events"]) + "\\n")
            answer(told)
    """
    order = Order("second", 2, 1, (program(tmp_path, body), "random"), 0, SHORT, limit=60)
    assert told(order, 0)["faults"] == []
    dismiss()
    events = [event for line in heard.read_text().splitlines() for event in json.loads(line)]
    assert events[0].startswith("first_player_drawn:")
    assert any(event.startswith("round_began:2:") for event in events)
    # What only the other seat may know is hidden.
    assert not [
        event for event in events if event.startswith("mission_kept:2") and "?" not in event
    ]
