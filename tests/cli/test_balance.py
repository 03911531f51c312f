"""`metro2033 balance`: writes the report, goes on with kept matches, tells bad input."""

import json
import sys
from pathlib import Path

import pytest

from cli.command import is_one_line, metro
from metro2033.cli.balance import kind
from metro2033.cli.speech import speaking

SHORT = ("--games", "2", "--players", "2", "--bots", "random", "--rule", "most_rounds=2")


@pytest.mark.slow
def test_a_report_is_written_and_kept_matches_are_not_played_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out, matches = tmp_path / "report", tmp_path / "matches"
    options = ("--edition", "second", "--draft", "--seed", "7", "--jobs", "1")
    kept = ("balance", *SHORT, *options, "--out", str(out), "--matches", str(matches))
    shown = metro(capsys, *kept)
    assert (shown.code, shown.err) == (0, "")
    assert f"the report is {out / 'index.html'}" in shown.out
    assert "second: 2 matches; demands: " in shown.out
    assert (out / "second-faction.png").exists()
    data = json.loads((out / "balance.json").read_text())
    assert data["command"] == (
        "metro2033 balance --edition second --players 2 --games 2 --seed 7 --bots random "
        "--rule most_rounds=2 --draft"
    )
    (file,) = matches.glob("second-2-*/matches.jsonl")
    before = file.read_bytes()
    assert before.count(b"\n") == 3
    assert metro(capsys, *kept, "--json").json == data
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--edition", "toy"], "toy has no cards to report on"),
        (["--edition", "tyo"], "unknown edition 'tyo'"),
        (["--players", "2,x"], "numbers of players are written 2,3,4, not '2,x'"),
        (["--players", "9"], "played by 2 to 6 seats, not 9"),
        (["--bots", "oracle"], "unknown bot 'oracle'"),
        (["--bots", ","], "1 to 20 bots play, not 0"),
        (["--rule", "lamps=2"], "unknown house rule 'lamps'"),
        (["--content", "."], "--content needs one --edition"),
        (["--games", "0"], "--games"),
    ],
)
def test_bad_input_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    outcome = metro(capsys, "balance", *arguments)
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert reason in outcome.err


def test_plots_need_a_package(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    outcome = metro(capsys, "balance", *SHORT)
    assert outcome.code == 2
    assert "pip install 'metro2033[arena]'" in outcome.err


def test_what_is_not_kept_is_called_as_the_edition_calls_it() -> None:
    with speaking("hu"):
        assert [kind("faction", edition) for edition in ("first", "second")] == ["klán", "párt"]
        assert kind("hero", "first") == "hős"
