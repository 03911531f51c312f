"""`metro2033 replay` and `metro2033 verify`: reading records, whole and broken."""

import re
from pathlib import Path

import pytest

from cli.command import is_one_line, metro, process
from metro2033.rulebook import entry
from metro2033.table.record import read

TOY = ("play", "--terminal", "--edition", "toy", "--humans", "0", "--seed", "5")


@pytest.fixture
def match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    """The record of a match of two bots."""
    file = tmp_path / "match.jsonl"
    assert metro(capsys, *TOY, "--save", str(file)).code == 0
    return file


def test_an_honest_record(capsys: pytest.CaptureFixture[str], match: Path) -> None:
    outcome = metro(capsys, "verify", str(match))
    assert (outcome.code, outcome.out) == (0, f"{match}: verified\n")
    assert metro(capsys, "verify", str(match), "--json").json["is_honest"]


def test_a_changed_record(capsys: pytest.CaptureFixture[str], match: Path) -> None:
    lines = match.read_text(encoding="utf-8").splitlines(keepends=True)
    match.write_text("".join([*lines[:5], *lines[6:]]), encoding="utf-8")
    outcome = metro(capsys, "verify", str(match))
    assert outcome.code == 1
    assert outcome.out.startswith(f"{match}: verification failed: line 6: ")
    assert metro(capsys, "verify", str(match), "--json").json["line"] == 6


def test_a_replay_tells_choices_and_events(capsys: pytest.CaptureFixture[str], match: Path) -> None:
    outcome = metro(capsys, "replay", str(match))
    assert outcome.code == 0
    lines = outcome.out.splitlines()
    assert lines[0] == "Toy, rules version 1."
    assert lines[1].startswith("• The lamp at ")
    assert "The match is over." in lines
    assert lines[-2].startswith("1. Player ")


def test_a_replay_tells_keys(capsys: pytest.CaptureFixture[str], match: Path) -> None:
    lines = metro(capsys, "replay", str(match), "--keys").out.splitlines()
    assert lines[1].split()[:2] == ["1", "nature"]
    assert lines[1].split()[2].startswith("lit:")


def test_a_replay_up_to_a_choice(capsys: pytest.CaptureFixture[str], match: Path) -> None:
    outcome = metro(capsys, "replay", str(match), "--at", "1")
    assert "After 1 choice:" in outcome.out
    assert outcome.out.endswith("Player 1: Your turn: what will you do?\n")


def test_a_replay_in_the_eyes_of_a_seat(capsys: pytest.CaptureFixture[str], match: Path) -> None:
    mine = metro(capsys, "replay", str(match), "--seat", "1").out
    theirs = metro(capsys, "replay", str(match), "--seat", "2").out
    assert "finds something." in mine
    assert "1*Player 1" in mine
    assert "2*Player 2" in theirs
    assert mine != theirs


def test_a_seat_sees_only_what_it_knew(capsys: pytest.CaptureFixture[str], match: Path) -> None:
    whole = metro(capsys, "replay", str(match), "--json").json
    mine = metro(capsys, "replay", str(match), "--seat", "1", "--json").json
    watched = metro(capsys, "replay", str(match), "--seat", "spectator", "--json").json
    others = [choice for choice in mine["choices"] if choice["seat"] != "seat 1"]
    assert {choice["key"] for choice in others} == {""}
    assert {choice["key"] for choice in watched["choices"]} == {""}
    assert all(choice["key"] for choice in whole["choices"])
    told = [event for choice in watched["choices"] for event in choice["events"]]
    assert all(event.endswith(":?") for event in told if event.startswith("found_card"))
    assert any(event.startswith("found_card") for event in told)
    assert watched["facts"]["hands"] == [[], []]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--at", "9999"), "choices, not 9999"),
        (("--at", "-1"), "--at"),
        (("--seat", "3"), "--seat takes 1 to 2 or spectator, not '3'"),
        (("--seat", "nobody"), "--seat takes 1 to 2 or spectator, not 'nobody'"),
    ],
)
def test_what_a_match_does_not_have(
    capsys: pytest.CaptureFixture[str], match: Path, options: tuple[str, ...], told: str
) -> None:
    outcome = metro(capsys, "replay", str(match), *options)
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert told in outcome.err


def test_a_record_that_is_cut_off(capsys: pytest.CaptureFixture[str], match: Path) -> None:
    match.write_bytes(match.read_bytes()[:-9])
    outcome = metro(capsys, "replay", str(match))
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert "the line is truncated" in outcome.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    for file, told in [
        (tmp_path / "no.jsonl", "No such file or directory"),
        (tmp_path, "Is a directory"),
        (binary, "the file is not UTF-8 text"),
    ]:
        outcome = metro(capsys, command, str(file))
        assert outcome.code == 2
        assert is_one_line(outcome)
        assert told in outcome.err


def test_as_a_process_of_its_own(match: Path) -> None:
    outcome = process("verify", str(match), "--json")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.json == {"file": str(match), "is_honest": True, "line": 0, "reason": ""}
    match.write_text("{}\n", encoding="utf-8")
    outcome = process("replay", str(match))
    assert outcome.code == 2
    assert is_one_line(outcome)


def test_records_name_players_in_no_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    texts = set()
    for language in ("en", "ru", "hu"):
        file = tmp_path / f"{language}.jsonl"
        assert metro(capsys, *TOY, "--save", str(file), "--language", language).code == 0
        texts.add(file.read_text(encoding="utf-8"))
    assert len(texts) == 1
    assert [player.name for player in read(texts.pop()).header.seats] == ["1", "2"]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_replay_names_the_rules_behind_every_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, edition: str
) -> None:
    file = str(tmp_path / "match.jsonl")
    options = ("--edition", edition, "--humans", "0", "--seed", "5", "--bot", "random")
    assert metro(capsys, "play", "--terminal", *options, "--save", file).code == 0
    shown = metro(capsys, "replay", file, "--at", "60", "--rules", "--language", "hu").out
    plain = metro(capsys, "replay", file, "--at", "60", "--language", "hu").out
    cited = set(re.findall(r"E[12]-[A-Z]+-\d{3}|R[12]-\d{3}", shown))
    assert len(cited) > 8
    assert all(entry(id).edition == edition for id in cited)
    assert "[E" not in plain
    words = " ".join(re.sub(r" \[[^\]]*\]", "", " ".join(shown.split())).split())
    assert words == " ".join(plain.split())
