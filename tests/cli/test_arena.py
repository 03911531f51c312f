"""`metro2033 arena`: results as tables and data, own bots, faults, interruptions."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from agents.sitting import program
from cli.command import is_one_line, metro, process
from metro2033 import catalog
from metro2033.arena.match import named
from metro2033.cli.arena import report
from metro2033.cli.speech import speaking
from metro2033.i18n import Complaint
from metro2033.processes.child import LIVING

EXAMPLES = Path(__file__).parents[2] / "examples"
TOY = ("arena", "--edition", "toy", "--bots", "random")


def test_results_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    short = ("--rule", "most_rounds=2", "--games", "6", "--players", "3")
    data = metro(capsys, "arena", "--bots", "random,heuristic", *short, "--json").json
    assert (data["matches"], data["unfinished"], data["players"]) == (6, 0, 3)
    assert data["content_digest"] == catalog.game("second").content_digest
    assert {row["bot"] for row in data["bots"]} == {"random", "heuristic"}
    assert sum(row["wins"]["count"] for row in data["bots"]) == pytest.approx(6, abs=0.01)
    assert [row["bot"] for row in data["times"]] == ["random", "heuristic"]
    assert all(row["p99_ms"] <= row["worst_ms"] for row in data["times"])


def test_the_command_gives_the_result_again(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ("--rule", "rounds=2", "--seed", "7", "--games", "8", "--faults", "2", "--limit", "3")
    data = metro(capsys, *TOY, *rules, "--json").json
    words = data["command"].split()[1:]
    again = metro(capsys, *words, "--jobs", "2", "--json").json
    assert {**data, "times": []} == {**again, "times": []}


def test_tables(capsys: pytest.CaptureFixture[str]) -> None:
    shown = metro(capsys, "arena", "--games", "4", "--rule", "most_rounds=2", "--jobs", "1").out
    assert "4 matches, second edition, 2 seats, seed 0" in shown
    assert all(word in shown for word in ("rating", "95%", "vs fair", "mean place"))
    assert "ms per decision" in shown


def test_three_bots_are_compared_in_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    short = ("--games", "6", "--rule", "most_rounds=1", "--jobs", "1")
    mine = f"{sys.executable} {EXAMPLES / 'eager_program.py'}"
    shown = metro(
        capsys, "arena", "--bots", "random,heuristic", "--bot", mine, "--limit", "60", *short
    ).out
    assert "Random (random) ahead of Planner (heuristic)" in shown
    assert shown.count(" ahead of ") == 3


def test_an_incomplete_turn_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    uneven = metro(capsys, "arena", "--games", "3", "--rule", "most_rounds=1", "--jobs", "1").out
    assert "the last seat rotation is incomplete" in uneven


def test_results_are_kept_and_records_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "duel"
    kept = (*TOY, "--games", "3", "--out", str(folder), "--records", "--json")
    data = metro(capsys, *kept).json
    assert json.loads((folder / "result.json").read_text()) == data
    assert len((folder / "matches.jsonl").read_text().splitlines()) == 4
    records = sorted((folder / "records").iterdir())
    assert len(records) == 3
    assert metro(capsys, "replay", str(records[0])).code == 0
    before = (folder / "matches.jsonl").read_bytes()
    assert metro(capsys, *kept).json == data
    assert (folder / "matches.jsonl").read_bytes() == before


def test_faults_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    body = """
        ready()
        told = question()
        say(type="answer", ask=told["ask"], key="fly:[red]moon")
        question()
        raise SystemExit("out of fuel")
    """
    mine = program(tmp_path, body)
    few = ("--games", "2", "--limit", "60", "--jobs", "1", "--bot", mine)
    shown = metro(capsys, *TOY, *few).out
    assert "2 crashed, 2 illegal" in shown
    assert "'fly:[red]moon' is not one of the options" in shown
    assert "match 1, question 4: crashed: exited with code 1: out of fuel" in shown
    assert not LIVING


def test_a_fault_is_told_in_the_language_of_the_reader() -> None:
    why = Complaint("fault-bot-option", option="fly")
    fault = {"match": 3, "ask": 12, "kind": "illegal", "reason": str(why), **named(why)}
    with speaking("ru"):
        assert report(fault).startswith("партия 3, вопрос 12: ответ не по правилам: ")
        assert report(fault).endswith(why.told("ru"))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--edition", "tyo"], "unknown edition 'tyo'"),
        (["--players", "9"], "takes 2 to 4 seats, not 9"),
        (["--games", "0"], "--games"),
        (["--bots", "oracle"], "unknown bot 'oracle'"),
        (["--bots", "heuristic"], "only the random bot plays toy"),
        (["--bots", ",".join(["random"] * 21)], "expected 1 to 20 bots, not 21"),
        (["--bot", "python:mybot"], "a bot class takes the form python:MODULE:CLASS"),
        (["--bot", "./no-such-bot now"], "program './no-such-bot' not found"),
        (["--bot", "python:no_such_module:Bot"], "No module named 'no_such_module'"),
        (["--bot", "false now"], "false now: exited with code 1"),
        (["--records"], "--records needs a folder"),
        (["--rule", "lamps=2"], "unknown house rule 'lamps'"),
        (["--limit", "0"], "--limit"),
        (["--content", "no-such-folder"], "no-such-folder"),
        (["--out", __file__], "test_arena.py"),
    ],
)
def test_bad_input_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    outcome = metro(capsys, *TOY, *arguments)
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert reason in outcome.err
    assert not LIVING


def test_another_tournament_is_not_mixed_in(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    metro(capsys, *TOY, "--games", "2", "--out", str(tmp_path))
    outcome = metro(capsys, *TOY, "--games", "2", "--seed", "1", "--out", str(tmp_path))
    assert outcome.code == 2
    assert "holds another tournament: seed 0, not 1" in outcome.err


def test_ratings_need_a_package(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    outcome = metro(capsys, *TOY)
    assert outcome.code == 2
    assert "pip install 'metro2033[arena]'" in outcome.err


def test_as_a_process_of_its_own() -> None:
    outcome = process(*TOY, "--games", "40", "--jobs", "2", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.json["matches"] == 40


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait; on a busy machine that takes its time."""
    while not is_so():
        time.sleep(0.05)


def lines(file: Path) -> int:
    """How many lines a file has, if it is there."""
    return file.read_bytes().count(b"\n") if file.exists() else 0


def is_running(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="looks at processes in /proc")
@pytest.mark.parametrize(
    ("blow", "jobs"),
    [(signal.SIGINT, "2"), (signal.SIGTERM, "1"), (signal.SIGKILL, "1"), (signal.SIGKILL, "2")],
)
def test_an_interruption_loses_little_and_leaves_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, blow: signal.Signals, jobs: str
) -> None:
    # The program never ends by itself, and not when its input is closed either.
    pids = tmp_path / "pids"
    body = f"""
        open({str(pids)!r}, "a").write(f"{{os.getpid()}}\\n")
        ready(wants=[])
        try:
            go_on()
        finally:
            time.sleep(1000)
    """
    out = tmp_path / "out"
    options = [*TOY, "--bot", program(tmp_path, body), "--limit", "60", "--out", str(out)]
    many = [*options, "--games", "1000000", "--jobs", jobs]
    with subprocess.Popen(
        [sys.executable, "-m", "metro2033.cli", *many],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as run:
        wait_until(lambda: lines(out / "matches.jsonl") > 20 and lines(pids) >= int(jobs) + 1)
        run.send_signal(blow)
        _, told = run.communicate()
    if blow == signal.SIGINT:
        assert run.returncode == 130
        assert "matches saved; run the same command again to resume" in told
    started = [int(pid) for pid in pids.read_text().split()]
    wait_until(lambda: not any(is_running(pid) for pid in started))
    kept = lines(out / "matches.jsonl") - 1
    few = [*options, "--games", "10", "--jobs", "1", "--json"]
    resumed = metro(capsys, *few).json
    assert kept >= 20
    assert resumed["matches"] == 10
    os.truncate(out / "matches.jsonl", 0)
    assert {**metro(capsys, *few).json, "times": []} == {**resumed, "times": []}


@pytest.mark.parametrize(
    "command", ["arena --out", "balance --out", "balance --matches", "dataset x --out"]
)
def test_a_file_in_the_place_of_a_folder_is_told(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("keep me")
    told = metro(capsys, *command.split(), str(file))
    assert (told.code, told.err.strip()) == (2, f"metro2033: {file} is a file, not a folder")
    assert file.read_text() == "keep me"
