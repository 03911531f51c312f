"""The engine benchmark: the figures are there and fair; how high they are is not tested."""

import json
import sys
from io import StringIO
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from engine_bench import __main__ as command
from engine_bench import conductor, peer
from engine_bench.conductor import BenchFailed, Plan, measure
from engine_bench.worker import serve
from metro2033.bench import FIGURES
from metro2033.form import engine_form

SHORT = Plan(repeats=1, seconds=0.001)


def quiet(_: int, __: int) -> None:
    pass


@pytest.fixture
def without_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer, "version", lambda: None)


@pytest.fixture
def small_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for the peer: matches of two hundred ticks, of which nothing is asked."""

    class Game:
        def __init__(self, players: list[Any]) -> None:
            self.players = players
            self.state = SimpleNamespace(num_turns=0)

        def winning_color(self) -> str | None:
            return "RED" if self.state.num_turns == 200 else None

        def play_tick(self) -> None:
            self.state.num_turns += 1

        def copy(self) -> "Game":
            other = Game(self.players)
            other.state = SimpleNamespace(num_turns=self.state.num_turns)
            return other

    library = ModuleType(peer.NAME)
    colours = SimpleNamespace(RED=1, BLUE=2, ORANGE=3, WHITE=4)
    for name, value in {"Game": Game, "RandomPlayer": str, "Color": colours}.items():
        setattr(library, name, value)
    monkeypatch.setitem(sys.modules, peer.NAME, library)
    monkeypatch.setattr(peer, "version", lambda: "3.2.1")


@pytest.mark.usefixtures("without_peer")
def test_every_measure_gives_figures() -> None:
    report = measure(["toy"], SHORT, quiet)
    forms = report["editions"]["toy"]
    assert set(forms) == {engine_form(), "plain", "page"}
    for figures in (form["figures"] for form in forms.values()):
        assert set(figures) == set(FIGURES)
        assert all(0 < f["low"] <= f["median"] <= f["high"] for f in figures.values())
    assert (report["peer"], report["ratios"]) == (None, None)
    json.dumps(report)


@pytest.mark.usefixtures("small_peer")
def test_the_peer_is_measured_and_compared() -> None:
    answers = StringIO()
    requests = [
        {"subject": peer.NAME, "measure": name, "seconds": 0.001}
        for name in ("facts", "length", "walk", "clone", "search")
    ]
    serve(StringIO("".join(json.dumps(r) + "\n" for r in requests)), answers)
    facts, length, walk, clone, search = map(json.loads, answers.getvalue().splitlines())
    assert (facts["version"], facts["seats"]) == ("3.2.1", 4)
    assert length == {"decisions_per_match": 200}
    assert walk["decisions_per_s"] > 0
    mine = {name: {"median": 10.0} for name in conductor.COMPARED}
    theirs = {name: {"median": 5.0} for name in conductor.COMPARED}
    ratios = conductor.ratios({"toy": {"plain": {"figures": mine}}}, theirs)["toy"]["plain"]
    assert ratios == {"decisions_per_s": 2.0, "clone_us": 0.5, "search_us": 0.5}
    assert clone["clone_us"] < search["search_us"]


def test_forms_that_disagree_are_no_benchmark() -> None:
    forms = {
        "compiled": {"checksum": 1, "driver_checksum": 1},
        "plain": {"checksum": 1, "driver_checksum": 2},
    }
    with pytest.raises(BenchFailed, match="play different matches"):
        conductor.check({"toy": forms})


def test_a_worker_that_stops_is_told() -> None:
    with conductor.worker() as process:
        entry = conductor.Entry("no-such-edition", "plain", process)
        with pytest.raises(BenchFailed, match="the worker stopped in 'facts'"):
            entry.ask("facts")


def test_the_plain_copy_has_no_compiled_file() -> None:
    with conductor.plain_copy() as folder:
        names = {path.suffix for path in folder.rglob("*") if path.is_file()}
        assert {".py", ".toml"} <= names
        assert not names & {".so", ".pyd", ".pyc"}


def test_a_peer_beside_the_editions(capsys: pytest.CaptureFixture[str]) -> None:
    figures = {name: {"median": 123456.0} for name in FIGURES}
    form = {"seats": 4, "decisions_per_match": 35, "draws_per_match": 13, "figures": figures}
    data = {
        "version": "1",
        "python": "3",
        "machine": {"processor": "a processor"},
        "editions": {"toy": {"compiled": form, "plain": form}},
        "peer": {"name": peer.NAME, "version": "3.2.1", "figures": {"clone_us": {"median": 9.5}}},
        "ratios": {"toy": {"compiled": {"clone_us": 100.0}, "plain": {}}},
    }
    command.show(data)
    shown = capsys.readouterr().out
    assert "123,456" in shown
    assert "100×" in shown
    assert "catanatron 3.2.1" in shown
