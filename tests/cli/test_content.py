"""`metro2033 content`, and `--content DIR`: whoever owns the box edits data and plays with it."""

import json
from pathlib import Path

import pytest

from cli.command import is_one_line, metro
from content.damage import change, copy_of_content, drop, rewrite

BOTS = ("play", "--terminal", "--humans", "0", "--seed", "4", "--rule", "most_rounds=2")
STRONGER = change("threats.toml", "strength = 3", "strength = 4", "slavers")
SCENARIO = """
title = "The first threat is as strong as its card says"
edition = "second"

[position]
moment = "army"
threat_deck = ["slavers"]

[[position.player]]
faction = "red_line"
army = 4

[[position.player]]
faction = "fourth_reich"

[[step]]
seat = 1
choose = "attack_station:lubyanka"
holds = { "player.1.ammo" = 2 }
"""


@pytest.fixture
def edited(tmp_path: Path) -> Path:
    """A copy of the content in which one threat is stronger."""
    folder = copy_of_content(tmp_path)
    STRONGER(folder)
    return folder


def test_the_package_has_no_faults(capsys: pytest.CaptureFixture[str]) -> None:
    assert metro(capsys, "content", "check").out == "no faults\n"
    told = metro(capsys, "content", "check", "--json").json
    assert told["faults"] == []


def test_faults_are_told_with_file_record_and_reason(
    capsys: pytest.CaptureFixture[str], edited: Path
) -> None:
    drop("threats.toml", "slavers")(edited)
    outcome = metro(capsys, "content", "check", "--content", str(edited))
    assert outcome.code == 1
    assert "threats.toml: C2-CNT-001: 17 with stage = 1; the printed game has 18" in outcome.out
    told = metro(capsys, "content", "check", "--content", str(edited), "--json").json["faults"]
    assert {"file", "record", "reason"} == set(told[0])


def test_what_is_our_own_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = metro(capsys, "content", "list", "--own")
    assert "threats.toml: slavers: all" in outcome.out
    listed = metro(capsys, "content", "list", "--own", "--json").json
    assert f"{len(listed)} records" in outcome.out
    assert is_one_line(metro(capsys, "content", "list"))


def test_edited_data_is_played_replayed_and_verified(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, edited: Path
) -> None:
    file, own = tmp_path / "match.jsonl", ("--content", str(edited))
    assert metro(capsys, *BOTS, *own, "--save", str(file)).code == 0
    told = metro(capsys, "content", "check", *own, "--json").json["digest"]
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["content_digest"] == told
    assert metro(capsys, "verify", str(file), *own).out == f"{file}: verified\n"
    assert metro(capsys, "replay", str(file), *own).code == 0


def test_a_match_with_other_data_is_told_apart(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, edited: Path
) -> None:
    file = tmp_path / "match.jsonl"
    metro(capsys, *BOTS, "--content", str(edited), "--save", str(file))
    told = metro(capsys, "verify", str(file))
    assert told.code == 1
    assert "line 1: played with different content of second: " in told.out
    outcome = metro(capsys, "replay", str(file))
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert "played with different content of second: " in outcome.err


def test_edited_data_is_simulated(capsys: pytest.CaptureFixture[str], edited: Path) -> None:
    few = ("simulate", "--games", "3", "--rule", "most_rounds=3", "--json")
    plain = metro(capsys, *few).json
    own = metro(capsys, *few, "--content", str(edited)).json
    assert own["content_digest"] != plain["content_digest"]
    assert own["command"].endswith(f"--content {edited}")


def test_edited_data_decides_a_scenario(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, edited: Path
) -> None:
    file = tmp_path / "threat.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    assert metro(capsys, "scenario", "check", str(file)).code == 0
    outcome = metro(capsys, "scenario", "check", str(file), "--content", str(edited))
    assert outcome.code == 1
    assert "player.1.ammo is 0, expected 2" in outcome.out


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("threats.toml", "strength = 3", 'strength = "3"', "threats.toml: slavers: strength: "),
        ("numbers.toml", "most = 8", "most = 9", "army: upkeep: expected a price for each"),
        ("numbers.toml", "start = 2", "start = 9", "army: expected 1 <= least <= start <= most"),
        ("numbers.toml", "least = 2", "least = 0", "players: expected 2 <= least"),
        ("numbers.toml", "per_faction = 14", "per_faction = 4", "tokens: a faction has fewer"),
        ("numbers.toml", "combat_hand = 3", "combat_hand = 4", "draws: too few combat"),
    ],
)
def test_data_that_cannot_be_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    folder = copy_of_content(tmp_path)
    change(file, old, new, "slavers" if file == "threats.toml" else "")(folder)
    assert told in metro(capsys, "content", "check", "--content", str(folder)).out
    for command in (BOTS, ("simulate", "--games", "1")):
        outcome = metro(capsys, *command, "--content", str(folder))
        assert outcome.code == 2
        assert is_one_line(outcome)
        assert told in outcome.err


def test_folders_that_are_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for command in (BOTS, ("simulate",), ("content", "check"), ("content", "list", "--own")):
        outcome = metro(capsys, *command, "--content", str(tmp_path / "no"))
        assert outcome.code == 2
        assert is_one_line(outcome)
        assert outcome.err.endswith("no such file or folder\n")


def test_several_faults_are_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = copy_of_content(tmp_path)
    rewrite("laws.toml", "not TOML")(folder)
    rewrite("extra.toml", "")(folder)
    outcome = metro(capsys, "simulate", "--content", str(folder))
    assert is_one_line(outcome)
    assert "extra.toml: unknown file (and 1 more: metro2033 content check)" in outcome.err


def test_the_toy_has_no_data(capsys: pytest.CaptureFixture[str], edited: Path) -> None:
    outcome = metro(capsys, "simulate", "--edition", "toy", "--content", str(edited))
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert "toy has no content" in outcome.err


def test_faults_are_told_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = str(copy_of_content(tmp_path))
    change("threats.toml", "strength = 3", "strong = 3", "slavers")(Path(folder))
    shown = metro(capsys, "content", "check", "--content", folder, "--language", "ru").out
    assert "slavers: поле strong здесь неизвестно" in shown
    assert "slavers: не хватает поля strength" in shown
    data = metro(capsys, "content", "check", "--content", folder, "--language", "ru", "--json").json
    assert "unknown field strong" in [fault["reason"] for fault in data["faults"]]
    started = metro(capsys, "simulate", "--content", folder, "--language", "hu")
    assert "itt ismeretlen mező: strong (és még 1: metro2033 content check)" in started.err


@pytest.mark.parametrize(
    ("language", "count", "army"),
    [
        ("ru", "C2-CNT-001: всего 5, а в печатном издании 6", "«upkeep»: нужна цена"),
        (
            "hu",
            "C2-CNT-001: összesen 5 van, a nyomtatott játékban 6",
            "„upkeep”: minden erőhöz kell egy ár",
        ),
    ],
)
def test_what_rulebook_and_engine_demand_is_told_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, count: str, army: str
) -> None:
    folder = copy_of_content(tmp_path)
    drop("heroes.toml", "khan")(folder)
    change("numbers.toml", "most = 8", "most = 9")(folder)
    spoken = ("--content", str(folder), "--language", language)
    shown = metro(capsys, "content", "check", *spoken).out
    assert f"heroes.toml: {count}\n" in shown
    assert f"numbers.toml: army: {army}" in shown
    data = metro(capsys, "content", "check", *spoken, "--json").json["faults"]
    assert "C2-CNT-001: 5 in all; the printed game has 6" in [fault["reason"] for fault in data]
