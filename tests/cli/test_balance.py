"""`metro2033 balance`: writes the report, goes on with kept matches, tells bad input."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.command import is_one_line, metro
from metro2033.cli.balance import demands, kind
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
    assert f"report written to {out / 'index.html'}" in shown.out
    assert "second edition: 2 matches; targets: " in shown.out
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
        (["--players", "2,x"], "player counts take the form 2,3,4, not '2,x'"),
        (["--players", "9"], "takes 2 to 6 seats, not 9"),
        (["--bots", "oracle"], "unknown bot 'oracle'"),
        (["--bots", ","], "expected 1 to 20 bots, not 0"),
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


def demand(wanted: str, what: str, name: str, *numbers: float | None) -> dict[str, Any]:
    """A demand that is not kept: its bounds, what was found, and how sure that is."""
    bounds = dict(zip(("least", "most", "found", "low", "high"), numbers, strict=True))
    players = 4 if what == "faction" else 0
    about = {"what": what, "name": name, "wanted": wanted, "players": players}
    return {**about, **bounds, "verdict": "open"}


def test_wanted_and_found_are_in_the_same_unit_and_in_the_language() -> None:
    checks = [
        demand("share", "faction", "red_line", 0.6, 1.6, 1.7, 1.5, 1.9),
        demand("share", "order", "4", 0.75, 1.25, 1.2, 1.0, 1.4),
        demand("use", "equipment", "knife", 0.05, None, 0.01, 0.0, 0.03),
        demand("excess", "equipment", "knife", -1, 0.5, 0.53, 0.53, 0.53),
    ]
    with speaking("ru"):
        table = demands(checks, "first")
    columns = [
        [str(cell).replace("\N{NO-BREAK SPACE}", " ") for cell in c.cells] for c in table.columns
    ]
    assert columns[1] == ["Красная линия при 4", "4 игрока", "Нож", "Нож"]
    assert columns[2][:2] == ["от 60 % до 160 %", "от 75 % до 125 %"]
    assert columns[2][2:] == [
        "не реже чем в 5 % возможных случаев",
        "не больше 50 процентных пунктов",
    ]
    assert columns[3] == ["170 %", "120 %", "1 %", "53 процентных пункта"]
    assert columns[4] == ["от 150 % до 190 %", "от 100 % до 140 %", "от 0 % до 3 %", ""]
