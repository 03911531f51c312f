"""`metro2033 lab`: checks, reads and tries house cards; every command takes their file."""

from pathlib import Path

import pytest

from cli.command import is_one_line, metro

GOOD = """edition = "second"

[[faction]]
id = "red_line"
target = 1

[[law]]
id = "truce"
static = [{ on = "attack.cost", add = 2, what = "pig" }]
name = { en = "Truce", ru = "Перемирие", hu = "Fegyverszünet" }
"""


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    file = tmp_path / "house.toml"
    file.write_text(GOOD, encoding="utf-8")
    return file


def test_cards_are_read_in_three_languages(capsys: pytest.CaptureFixture[str], cards: Path) -> None:
    shown = metro(capsys, "lab", str(cards), "--matches", "0")
    assert (shown.code, shown.err) == (0, "")
    assert "en  Truce: Price of an attack on a player: +2 pigs." in shown.out
    assert "ru  Перемирие: Цена нападения на игрока: +2\N{NO-BREAK SPACE}свиньи." in shown.out
    assert "hu  Fegyverszünet: A támadás ára játékos ellen: +2 disznó." in shown.out


@pytest.mark.slow
def test_the_number_of_processes_changes_no_digit(
    capsys: pytest.CaptureFixture[str], cards: Path
) -> None:
    options = ("--matches", "2", "--players", "2", "--seed", "5")
    alone = metro(capsys, "lab", str(cards), *options, "--jobs", "1", "--json")
    assert alone.code == 0
    several = metro(capsys, "lab", str(cards), *options, "--jobs", "2", "--json")
    assert several.out == alone.out
    assert alone.json["report"]["matches"] == 2
    shown = metro(
        *(capsys, "lab", str(cards), "--matches", "1", "--players", "2"),
        *("--bot", "random", "--jobs", "1", "--language", "ru"),
    )
    assert "Партий: 1, игроков: 2" in shown.out


def test_faults_are_told_and_nothing_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('edition = "second"\n[[law]]\nid = "Truce"\ncopies = 0\n', encoding="utf-8")
    outcome = metro(capsys, "lab", str(file))
    assert outcome.code == 1
    assert "Truce: an id must be lower snake case in Latin letters" in outcome.out
    told = metro(capsys, "lab", str(file), "--json").json
    assert told["faults"][0]["record"] == "Truce"
    file.write_text("edition = ", encoding="utf-8")
    assert "cannot be read as TOML" in metro(capsys, "lab", str(file)).out
    file.write_text("law = " + "[" * 3000, encoding="utf-8")
    assert "nested too deeply" in metro(capsys, "lab", str(file)).out
    deep = metro(capsys, "content", "check", "--edition", "second", "--content", str(file))
    assert "nested too deeply" in deep.out


def test_a_strange_file_or_bot_is_bad_input(
    capsys: pytest.CaptureFixture[str], cards: Path
) -> None:
    missing = metro(capsys, "lab", "nowhere.toml")
    assert missing.code == 2
    assert is_one_line(missing)
    strange = metro(capsys, "lab", str(cards), "--bot", "oracle", "--matches", "1")
    assert strange.code == 2
    assert is_one_line(strange)


def test_other_commands_take_the_file_as_content(
    capsys: pytest.CaptureFixture[str], cards: Path
) -> None:
    listed = metro(capsys, "content", "list", "--own", "--content", str(cards), "--json")
    assert listed.code == 0
    played = metro(
        *(capsys, "simulate", "--edition", "second", "--content", str(cards)),
        *("--players", "2", "--games", "1", "--json"),
    )
    assert played.code == 0
    other = metro(capsys, "content", "check", "--edition", "first", "--content", str(cards))
    assert "these are cards of the edition second, not of first" in other.out
