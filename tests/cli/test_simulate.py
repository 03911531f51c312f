"""`metro2033 simulate`: the same matches on any number of processes, and honest sums."""

import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from cli.command import is_one_line, metro, process
from metro2033 import catalog
from metro2033.cli.fact import is_named
from metro2033.cli.simulate import spread, summary
from metro2033.cli.simulation import Order, Tally, play_some, seat_facts, simulate
from metro2033.processes.runner import local

TOY = ("simulate", "--edition", "toy")


def quiet(_: int) -> None:
    pass


def test_results_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    data = metro(capsys, *TOY, "--players", "3", "--games", "60", "--json").json
    assert data["matches"] == 60
    assert data["unfinished"] == 0
    assert sum(data["win_shares"]) == pytest.approx(1, abs=0.001)
    assert len(data["win_shares"]) == 3
    assert data["decisions"]["low"] <= data["decisions"]["median"] <= data["decisions"]["high"]
    assert data["end"]["round"]["high"] == 8


def test_a_match_cut_off_has_no_winner(capsys: pytest.CaptureFixture[str]) -> None:
    order = ("simulate", "--edition", "first", "--games", "3", "--rule", "most_rounds=1")
    data = metro(capsys, *order, "--json").json
    assert (data["without_winner"], data["unfinished"]) == (3, 0)
    assert set(data["win_shares"]) == {0}
    assert data["by"]["faction"] == {}
    assert "3 matches ended without a winner" in metro(capsys, *order).out


def test_the_seed_decides(capsys: pytest.CaptureFixture[str]) -> None:
    results = [
        metro(capsys, *TOY, "--games", "20", "--seed", seed, "--json").json
        for seed in ("5", "5", "6")
    ]
    assert results[0] == results[1]
    assert results[0]["checksum"] != results[2]["checksum"]


def test_parts_make_the_whole() -> None:
    order = Order("toy", 4, 30, 7, by=("place",))
    pieces = Tally()
    for numbers in (range(20, 30), [4, 2, 0, 1, 3], range(5, 20)):
        pieces.add(play_some(order, numbers))
    assert summary(order, pieces) == summary(order, simulate(order, local(1), quiet))


def test_processes_do_not_change_the_result() -> None:
    order = Order("toy", 2, 250, 3, by=("points",))
    seen: list[int] = []
    alone = simulate(order, local(1), seen.append)
    assert sum(seen) == 250
    assert simulate(order, local(3), quiet) == alone


def test_wins_by_a_fact(capsys: pytest.CaptureFixture[str]) -> None:
    data = metro(capsys, *TOY, "--games", "40", "--by", "bullets", "--json").json
    groups = data["by"]["bullets"]
    assert sum(group["seats"] for group in groups.values()) == 80
    wins = sum(group["seats"] * group["win_share"] for group in groups.values())
    assert wins == pytest.approx(40, abs=0.1)


def test_house_rules_are_passed_on(capsys: pytest.CaptureFixture[str]) -> None:
    data = metro(capsys, *TOY, "--games", "5", "--rule", "rounds=1", "--json").json
    assert data["end"]["round"]["high"] == 1
    assert data["command"].endswith("--rule rounds=1")


def test_a_house_rule_may_be_below_zero(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("simulate", "--games", "1", "--rule", "most_rounds=1", "--rule", "victory_points=-2")
    assert metro(capsys, *few).code == 0


def test_the_tables_name_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    shown = metro(capsys, *TOY, "--players", "4", "--games", "10", "--by", "place").out
    assert all(f"seat {seat}" in shown for seat in (1, 2, 3, 4))
    assert "win share" in shown


def test_tables_speak_the_language_and_data_keep_ids(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("simulate", "--games", "3", "--rule", "most_rounds=2", "--jobs", "1", "--by", "faction")
    shown = metro(capsys, *few, "--language", "ru").out
    data = metro(capsys, *few, "--language", "ru", "--json").json
    assert not re.search("[A-Za-z]{2}", shown.replace(f"{data['checksum']:08x}", ""))
    assert not re.search(r"\d[.]\d|\d%", shown)
    assert "чем окончилась партия: последний раунд 100,0" in shown
    assert set(data["by"]["faction"]) <= set(catalog.game("second").slugs["faction"])
    assert data["end"]["ended_by"] == {"length": 1.0}


@pytest.mark.parametrize("edition", catalog.names())
def test_every_fact_of_a_seat_has_a_word(edition: str) -> None:
    game = catalog.game(edition)
    facts = game.facts(game.new(2, game.settle(2, {})))
    assert [name for name in seat_facts(facts, 2) if not is_named(name)] == []


def test_a_spread_of_counts() -> None:
    assert spread(Counter([3, 3, 9])) == {"mean": 5.0, "median": 3, "low": 3, "high": 9}
    assert spread(Counter()) == {}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--edition", "tyo"], "unknown edition 'tyo'"),
        (["--players", "9"], "takes 2 to 4 seats, not 9"),
        (["--games", "0"], "--games"),
        (["--games", "many"], "--games"),
        (["--by", "hats"], "no fact 'hats' with one value per seat"),
        (["--rule", "rounds"], "a house rule takes the form name=number, not 'rounds'"),
        (["--rule", "lamps=2"], "unknown house rule 'lamps'"),
        (["--colour"], "--colour"),
    ],
)
def test_bad_input_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    outcome = metro(capsys, *TOY, *arguments)
    assert outcome.code == 2
    assert is_one_line(outcome)
    assert reason in outcome.err


def test_as_a_process_of_its_own() -> None:
    outcome = process(*TOY, "--games", "300", "--jobs", "2", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.json["matches"] == 300
    assert outcome.json["content_digest"] == catalog.game("toy").content_digest


SECOND = ("simulate", "--edition", "second", "--rule", "most_rounds=6", "--json")


def test_the_second_edition_is_told_by_faction_and_hero(capsys: pytest.CaptureFixture[str]) -> None:
    data = metro(capsys, *SECOND, "--players", "3", "--games", "20").json
    assert list(data["by"]) == ["faction", "hero"]
    for groups in data["by"].values():
        assert sum(group["seats"] for group in groups.values()) == 60
        wins = sum(group["seats"] * group["win_share"] for group in groups.values())
        assert wins == pytest.approx(20, abs=0.1)
    assert len(data["win_shares"]) == 3
    assert data["end"]["round"]["high"] == 6
    assert "--by faction --by hero" in data["command"]


def test_facts_can_be_named_instead(capsys: pytest.CaptureFixture[str]) -> None:
    data = metro(capsys, *SECOND, "--games", "5", "--by", "hero", "--by", "points").json
    assert list(data["by"]) == ["hero", "points"]


def test_processes_agree_on_the_second_edition() -> None:
    order = Order("second", 2, 40, 3, ("faction",), {"most_rounds": 12}, check=50)
    assert simulate(order, local(2), quiet) == simulate(order, local(1), quiet)


def test_components_are_counted_on_the_way(capsys: pytest.CaptureFixture[str]) -> None:
    unchecked = metro(capsys, *SECOND, "--games", "5").json
    checked = metro(capsys, *SECOND, "--games", "5", "--check", "50").json
    assert (unchecked["checks"], unchecked["broken"]) == (0, {})
    assert checked["checks"] > 2 * 5
    assert checked["broken"] == {}
    assert checked["checksum"] == unchecked["checksum"]
    assert checked["command"].endswith("--check 50")


def test_a_broken_law_is_told_and_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_self: Tally, *_: object) -> None:
        _self.broken[7] = (50, "a card is nowhere")

    monkeypatch.setattr(Tally, "check", broken)
    outcome = metro(capsys, *TOY, "--games", "1", "--check", "50", "--jobs", "1")
    assert outcome.code == 1
    assert "match 7 after 50 answers: a card is nowhere" in outcome.out
    assert "1 match violated an invariant" in outcome.err


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_matches_of_the_second_edition_stay_whole(seats: int) -> None:
    order = Order("second", seats, 20, seats, (), {"most_rounds": 40}, check=50)
    tally = simulate(order, local(1), quiet)
    assert (tally.matches, tally.unfinished, tally.broken) == (20, 0, {})


def busy_children(pid: int) -> int:
    """How many children of a process have worked for two seconds of their own."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    stats = [
        Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split() for child in children
    ]
    return sum(int(stat[11]) >= 2 * os.sysconf("SC_CLK_TCK") for stat in stats)


def wait_for_workers(run: subprocess.Popen[str], count: int) -> None:
    """Wait until so many workers are at work; on a busy machine that takes its time."""
    while run.poll() is None and busy_children(run.pid) < count:
        time.sleep(0.1)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")
def test_an_interruption_ends_it() -> None:
    many = [sys.executable, "-m", "metro2033.cli", *TOY, "--games", "2000000", "--jobs", "2"]
    with subprocess.Popen(many, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        wait_for_workers(run, 2)
        run.send_signal(signal.SIGINT)
        out, err = run.communicate()
    assert (run.returncode, out, err) == (130, "", "metro2033: interrupted\n")
