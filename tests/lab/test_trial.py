"""Matches with both sets: the same digits from the same seed, shifts and warnings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lab.planted import WON_AT_ONCE
from metro2033.catalog import game
from metro2033.content.house import house_of
from metro2033.i18n import text
from metro2033.lab import play
from metro2033.lab.look import house_file, look_at
from metro2033.lab.play import Pair, Played, Trial, play_pairs
from metro2033.lab.report import Report
from metro2033.page import lab as page_lab

pytestmark = pytest.mark.slow

TRIAL = Trial("second", 6, "heuristic", 7)
MATCHES = 5


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return house_file(WON_AT_ONCE, tmp_path_factory.mktemp("cards"))


@pytest.fixture(scope="module")
def pairs(cards: Path) -> list[Pair]:
    return play_pairs(TRIAL, cards, range(MATCHES))


def told(cards: Path, pairs: list[Pair], language: str = "en") -> dict[str, Any]:
    report = Report(TRIAL, game("second", cards), pairs)
    return report.data(look_at(WON_AT_ONCE).cards, language, house_of(WON_AT_ONCE))


def test_digits_do_not_depend_on_who_plays_which_match(cards: Path, pairs: list[Pair]) -> None:
    assert play_pairs(TRIAL, cards, [3]) == [pairs[3]]
    assert told(cards, pairs[::-1]) == told(cards, pairs)


def test_the_page_finds_the_same_digits(cards: Path, pairs: list[Pair]) -> None:
    job = json.dumps({"cards": WON_AT_ONCE, "seats": 6, "bot": "heuristic", "seed": 7})
    played = [json.loads(page_lab.play(job, 1, is_house)) for is_house in (False, True)]
    assert played == json.loads(json.dumps(pairs[1][1:]))
    report = json.loads(page_lab.report(job, json.dumps(pairs), "hu"))
    assert report == told(cards, pairs, "hu")


def test_the_bot_goes_by_its_name_in_the_readers_language(cards: Path, pairs: list[Pair]) -> None:
    report = told(cards, pairs, "ru")
    assert (report["bot"], report["bot_name"]) == ("heuristic", text("bot-heuristic", None, "ru"))


def test_another_seed_gives_other_matches(cards: Path, pairs: list[Pair]) -> None:
    other = Trial("second", 6, "heuristic", 8)
    assert other.play(cards, 0) != pairs[0][2]


def test_matches_are_the_same_until_a_card_matters(pairs: list[Pair]) -> None:
    for _, printed, house in pairs:
        assert printed["story"]["factions"] == house["story"]["factions"]
        assert printed["story"]["heroes"] == house["story"]["heroes"]


def test_an_overpowered_faction_and_an_unused_mission_are_seen(
    cards: Path, pairs: list[Pair]
) -> None:
    report = told(cards, pairs)
    faction, mission = report["cards"]
    assert faction["owners"]["house"] == 1.0
    assert faction["owners"]["low"] > 0
    assert mission["owners"]["change"] is None
    found = {(warning["name"], warning["id"]) for warning in report["warnings"]}
    assert {("strong", "red_line"), ("unused", "ghost_hunt")} <= found
    texts = [warning["text"] for warning in report["warnings"]]
    assert f"Ghost Hunt was never used in {MATCHES} matches" in texts


def test_a_match_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_ANSWERS", 30)
    monkeypatch.setattr(play, "WATCHED", 0)
    played = TRIAL.play(None, 0)
    assert (played["ranking"], played["answers"]) == ([], 30)
    assert played["repeats"] == 1


def changed(played: Played, **values: Any) -> Played:
    return {**played, **values}


def test_loops_are_told(cards: Path, pairs: list[Pair]) -> None:
    looping = [(n, old, changed(new, ranking=[], repeats=9)) for n, old, new in pairs[:3]]
    report = told(cards, [*looping, *pairs[3:]])
    names = {warning["name"] for warning in report["warnings"]}
    assert {"unfinished", "loop"} <= names
    assert report["unfinished"] == [0, 3]


def test_cards_that_change_nothing_shift_nothing(cards: Path, pairs: list[Pair]) -> None:
    report = told(cards, [(n, old, old) for n, old, _ in pairs])
    assert report["same"] == MATCHES
    for member in report["groups"]["faction"]:
        assert (member["change"], member["low"], member["high"]) in {(0, 0, 0), (None, None, None)}
    assert not {w["name"] for w in report["warnings"]} & {"strong", "uneven-faction"}
