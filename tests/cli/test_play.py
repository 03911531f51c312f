"""`metro2033 play`: a match by what is typed."""

import json
from pathlib import Path

import pytest

from cli.command import Outcome, is_one_line, metro, process, typed
from metro2033 import catalog
from metro2033.cli.seat import Sitting
from metro2033.engine.kernel.source import Stream
from metro2033.table.fair import commitment
from metro2033.table.record import Header, Player, read
from metro2033.table.table import Table
from metro2033.table.verify import verify

TOY = ("play", "--edition", "toy", "--seed", "3")


def played(*lines: str, options: tuple[str, ...] = ()) -> Outcome:
    return typed("".join(line + "\n" for line in lines), *TOY, *options)


def test_options_are_chosen_by_number_or_key() -> None:
    by_number, by_key = played("2", "q"), played("walk:birch", "q")
    assert by_number == by_key
    assert "* walked:1:birch" in by_number.out


def test_the_same_seed_gives_the_same_match() -> None:
    assert played(*["1"] * 20) == played(*["1"] * 20)


def test_a_match_is_played_to_its_end_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    outcome = played(*["1"] * 60, options=("--seats", "3", "--save", str(file)))
    assert outcome.code == 0
    assert "the match is over: 1. seat " in outcome.out
    text = file.read_text(encoding="utf-8")
    assert verify(text).is_honest
    assert [player.kind for player in read(text).header.seats] == [
        "human",
        "bot:random",
        "bot:random",
    ]


def test_bots_alone_need_no_keyboard() -> None:
    outcome = played(options=("--humans", "0", "--rule", "rounds=2"))
    assert "the match is over" in outcome.out


def test_hot_seat_tells_each_seat_its_own_news() -> None:
    outcome = played("rest", "search", "rest", "q", options=("--humans", "2"))
    first, second, again, last = outcome.out.split("> ")[:-1]
    assert first.endswith("seat 1")
    assert second.endswith("seat 2")
    assert "* found_card:2:rumour" in again
    assert "* found_card:2:?" in last


def test_a_choice_is_taken_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["u", "play:trolley", "u", "rest"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed, "q"))
    game = catalog.game("toy")
    position = {"seats": 2, "hands": [["trolley"], []], "rounds": 1}
    players = [Player("a", "human"), Player("b", "bot:random")]
    header = Header.new(game, players, position=position, commitment=commitment(bytes(32)))
    table = Table.open(game, header)
    Sitting(table, bytes(32), 1, Stream(1), None).play()
    assert table.choices[0].key == "rest"
    assert [choice.key for undone in table.undone for choice in undone.choices] == ["play:trolley"]
    shown = capsys.readouterr().out
    assert "no choice of yours can be taken back here" in shown
    assert "seat 1, ride:" in shown
    assert "the match is over" in shown


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("99", "'99' is no answer; ? helps"),
        ("wlak:birch", "'wlak:birch' is no answer; did you mean walk:birch?"),
        ("walk:oak", "walk:oak is not possible here (rule TOY-WALK)"),
        ("bid:1", "bid:1 is not possible here\n"),
        ("?", "s FILE  save the record so far"),
        ("", "s FILE  save the record so far"),
        ("s /no/such/folder/x", "/no/such/folder/x: No such file or directory"),
    ],
)
def test_what_is_typed_wrong_changes_nothing(text: str, told: str) -> None:
    outcome = played(text, "q")
    assert told in outcome.out + outcome.err
    assert outcome.code == 0


def test_a_record_is_saved_on_the_way(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    outcome = played("rest", f"s {file}", "q")
    assert f"saved in {file}" in outcome.out
    record = read(file.read_text(encoding="utf-8"))
    assert record.end is None
    assert record.choices[1].key == "rest"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--seats", "9"), "toy is played by 2 to 4 seats, not 9"),
        (("--seats", "2", "--humans", "3"), "3 people do not fit on 2 seats"),
        (("--edition", "tyo"), "unknown edition 'tyo'"),
        (("--rule", "rounds=0"), "rounds is 1 to 50, not 0"),
    ],
)
def test_what_cannot_be_played(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], told: str
) -> None:
    outcome = metro(capsys, *TOY, *options)
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert told in outcome.err


def test_as_a_process_whose_input_ends(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    outcome = process(*TOY, "--save", str(file), typed="1\n")
    assert outcome.code == 0
    assert outcome.err == ""
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["edition"] == "toy"
