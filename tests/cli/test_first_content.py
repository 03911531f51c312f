"""The same of the first edition: its data are checked, listed, replaced and played."""

import json
from pathlib import Path

import pytest

from cli.command import is_one_line, metro
from content.damage import change, copy_of_first, drop, everywhere
from laws.walk import options, steps
from metro2033 import catalog
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.source import Stream

FIRST = ("--edition", "first")
BOTS = ("play", "--terminal", *FIRST, "--humans", "0", "--seed", "4", "--rule", "most_rounds=2")
FEW = ("simulate", *FIRST, "--games", "3", "--rule", "most_rounds=3", "--json")


@pytest.fixture
def edited(tmp_path: Path) -> Path:
    """A copy of the content in which one hero is stronger."""
    folder = copy_of_first(tmp_path)
    change("heroes.toml", "strength = ", "strength = 1", "khan")(folder)
    return folder


def test_the_package_has_no_faults(capsys: pytest.CaptureFixture[str]) -> None:
    assert metro(capsys, "content", "check", *FIRST).out == "no faults\n"
    told = metro(capsys, "content", "check", *FIRST, "--json").json
    second = metro(capsys, "content", "check", "--json").json
    assert told["faults"] == []
    assert told["digest"] != second["digest"]


def test_faults_are_told_with_file_record_and_reason(
    capsys: pytest.CaptureFixture[str], edited: Path
) -> None:
    drop("missions.toml", "duel")(edited)
    outcome = metro(capsys, "content", "check", *FIRST, "--content", str(edited))
    assert outcome.code == 1
    assert "missions.toml: C1-" in outcome.out


def test_what_is_our_own_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = metro(capsys, "content", "list", "--own", *FIRST)
    assert "missions.toml: duel: points, reward" in outcome.out
    listed = metro(capsys, "content", "list", "--own", *FIRST, "--json").json
    assert f"{len(listed)} records" in outcome.out


def test_edited_data_is_played_verified_and_simulated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, edited: Path
) -> None:
    file, own = tmp_path / "match.jsonl", ("--content", str(edited))
    assert metro(capsys, *BOTS, *own, "--save", str(file)).code == 0
    told = metro(capsys, "content", "check", *FIRST, *own, "--json").json["digest"]
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["content_digest"] == told
    assert metro(capsys, "verify", str(file), *own).out == f"{file}: verified\n"
    assert metro(capsys, "verify", str(file)).code == 1
    played = metro(capsys, *FEW, *own).json
    assert played["content_digest"] == told != metro(capsys, *FEW).json["content_digest"]
    assert played["command"].endswith(f"--content {edited}")


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("numbers.toml", "least = 2", "least = 1", "players: expected 2 <= least <= most <= 6"),
        ("numbers.toml", "targets = [10, 9,", "targets = [9,", "targets: expected one for each"),
        (
            "numbers.toml",
            "targets = [10,",
            "targets = [2,",
            "stations: expected a home station, and fewer",
        ),
        ("numbers.toml", "home = 7", "home = 6", "high: expected 6 and 3 in all"),
        ("numbers.toml", "full = [2, 3,", "full = [2,", "high and full: expected lists of one"),
        ("numbers.toml", "high = [7, 8,", "high = [8, 8,", "high: expected 7 and 3 in all"),
        ("numbers.toml", "12, 12]", "12, 13]", "high: expected 2 to 12"),
        ("numbers.toml", "mission = 3", "mission = 0", "draws: mission = 0 is below 1"),
        ("numbers.toml", "mission = 3", "mission = 30", "20 missions, at least 37"),
        ("threats.toml", "copies = ", "copies = -", " threats, at least 6"),
        ("items.toml", "copies = 2", 'copies = "2"', "copies: "),
    ],
)
def test_data_that_cannot_be_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    folder = copy_of_first(tmp_path)
    everywhere(file, old, new)(folder)
    assert told in metro(capsys, "content", "check", *FIRST, "--content", str(folder)).out
    for command in (BOTS, FEW):
        outcome = metro(capsys, *command, "--content", str(folder))
        assert outcome.code == 2
        assert is_one_line(outcome)


@pytest.mark.parametrize(("file", "kind"), [("clans.toml", "polis"), ("heroes.toml", "khan")])
def test_six_clans_and_heroes_are_needed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, file: str, kind: str
) -> None:
    folder = copy_of_first(tmp_path)
    drop(file, kind)(folder)
    outcome = metro(capsys, "content", "check", *FIRST, "--content", str(folder))
    assert outcome.code == 1


def test_alike_missions_are_offered_once(tmp_path: Path) -> None:
    folder = copy_of_first(tmp_path)
    everywhere("missions.toml", "points = 1\n", "points = 1\ncopies = 3\n")(folder)
    game = catalog.game("first", folder)
    fewest = 3
    for seed in range(20):
        s = game.new(6, game.settle(6, {"most_rounds": 1}))
        for step in steps(s, Stream(seed)):
            if asking(s).asks() == "mission":
                offered = options(s, step.seat)
                assert len(offered) == len(set(offered))
                fewest = min(fewest, len(offered))
        assert game.faults(s) == []
    assert fewest < 3


def test_the_toy_has_no_data(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (("content", "check"), ("content", "list", "--own")):
        outcome = metro(capsys, *command, "--edition", "toy")
        assert outcome.code == 2
        assert is_one_line(outcome)
        assert "toy has no content" in outcome.err
