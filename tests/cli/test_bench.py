"""`metro2033 bench`: the figures are there; how high they are is not tested."""

import json
from pathlib import Path

import pytest

from cli.command import is_one_line, metro
from metro2033.bench import FIGURES, Driver, Subject
from metro2033.catalog import game
from metro2033.cli import bench as command
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk
from metro2033.form import engine_form


@pytest.fixture(autouse=True)
def _in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "QUICK_REPEATS", 1)
    monkeypatch.setattr(command, "QUICK_SECONDS", 0.001)


def test_both_drivers_play_the_same_matches() -> None:
    walk, driver = Walk(Stream(4)), Driver(4)
    subject = Subject(game("toy"))
    for _ in range(5):
        walk.play(subject.fresh())
        driver.play(subject.fresh())
    assert (walk.checksum, walk.decisions) == (driver.checksum, driver.decisions)


def test_every_measure_gives_figures(capsys: pytest.CaptureFixture[str]) -> None:
    data = metro(capsys, "bench", "--edition", "toy", "--quick", "--json", "-").json
    figures = data["editions"]["toy"][engine_form()]["figures"]
    assert set(figures) == set(FIGURES)
    assert all(0 < f["low"] <= f["median"] <= f["high"] for f in figures.values())


def test_the_command_shows_and_writes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    outcome = metro(capsys, "bench", "--edition", "toy", "--quick", "--json", str(file))
    assert outcome.code == 0
    assert "decisions/s, random play" in outcome.out
    assert set(json.loads(file.read_text())) >= {"version", "python", "machine", "date", "editions"}


def test_an_edition_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = metro(capsys, "bench", "--edition", "tyo")
    assert outcome.code == 2
    assert is_one_line(outcome)
