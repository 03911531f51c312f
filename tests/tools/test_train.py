"""Training networks: self-play notes positions, the fit learns from them, bots read the result."""

from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from metro2033.bots import registry
from metro2033.bots.feature import Evaluator
from metro2033.bots.network import Network, Weights
from metro2033.editions.second.evaluator import SecondEvaluator
from metro2033.editions.second.weights import WEIGHTS
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.source import Stream
from metro2033.form import engine_form
from train import fit, self_play, versus
from train.self_play import Task

INPUTS = 6


def example(source: Stream) -> bytes:
    """A row in which the larger of the first two numbers wins."""
    row = [source.below(8) for _ in range(INPUTS)]
    winner = 0 if row[0] >= row[1] else 1
    return bytes([*row, 255 - 255 * winner, 255 * winner, 0, 0, 0, 0, winner])


def test_a_fit_learns_and_the_bots_read_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "BATCH", 64)
    source = Stream(1)
    files = [tmp_path / f"{n}.rows" for n in range(20)]
    for file in files:
        file.write_bytes(b"".join(example(source) for _ in range(200)))
    made, curve = fit.fit(files, 2, INPUTS + fit.TAIL, 10)
    assert curve[-1] < 0.2
    network = Network(Weights(made.data(), vec[u8]([0] * INPUTS)))
    right = 0
    for _ in range(200):
        *row, winner = example(source)
        network.run(vec[u8]([u8(n) for n in row[:INPUTS]]))
        right += (network.score(1) > network.score(0)) == (winner == 1)
    assert right > 180


def test_positions_name_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "RULES", {"most_rounds": 40, "victory_points": -4})
    task = Task("second", 2, explored=100)
    rows = self_play.positions(task, 1)
    assert rows
    assert {len(row) for row in rows} == {self_play.width(task)}
    assert {row[-1] for row in rows} <= {0, 1}
    assert rows == self_play.positions(task, 1)
    assert all(abs(sum(row[-fit.TAIL : -1]) - 255) <= 1 for row in rows)
    assert rows[-1][rows[-1][-1] - fit.TAIL] == 255


def test_targets_lean_on_what_later_positions_promised() -> None:
    found = [self_play.Noted(seat, b"", [0.75, 0.25]) for seat in (0, 1, 0)]
    rows = self_play.rows(found, 1, 2)
    later = self_play.LATER
    near = [(1 - later) * 0.75, 1 - (1 - later) * 0.75]
    assert [row[-1] for row in rows] == [1, 0, 1]
    assert list(rows[2][:2]) == [0, 255]
    assert list(rows[1][:2]) == [round(255 * near[1]), round(255 * near[0])]
    assert rows[0][0] == round(255 * (later * near[0] + (1 - later) * 0.75))


def test_a_fit_goes_on_from_an_earlier_network(tmp_path: Path) -> None:
    source = Stream(1)
    file = tmp_path / "1.rows"
    file.write_bytes(b"".join(example(source) for _ in range(200)))
    rows = fit.load([file], INPUTS + fit.TAIL)
    data = fit.Fit(rows, 2, 0.5).data()
    again = fit.Fit(rows, 2, 0.5, seed=2)
    assert again.data() != data
    again.start(data)
    assert again.data() == data


@pytest.mark.once
@pytest.mark.skipif(engine_form() == "plain", reason="takes minutes in plain Python")
def test_training_goes_from_nothing_to_a_bot_that_has_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The weighted features alone beat random bots, so here the network has to do without them."""
    monkeypatch.setattr(self_play, "CHUNK", 4)
    monkeypatch.setattr(fit, "BATCH", 128)
    task = Task("second", 2)
    self_play.play(task, tmp_path, range(40), 1e9, 1)
    files = sorted(tmp_path.glob("*.rows"))
    stamps = [file.stat().st_mtime_ns for file in files]
    self_play.play(task, tmp_path, range(40), 1e9, 1)
    assert [file.stat().st_mtime_ns for file in files] == stamps
    network = tmp_path / "network-2.bin"
    network.write_bytes(fit.fit(files, 2, self_play.width(task), 2)[0].data())
    monkeypatch.setattr(registry, "evaluator", knows_nothing)
    duel = versus.Duel("second", (f"learned@{network}", "random"))
    won = sum(versus.part(duel, number).won for number in range(20))
    assert won >= 17, won


def knows_nothing(game: Game[Any]) -> Evaluator:
    """Features without weights: all seats have the same chance."""
    return SecondEvaluator(game, dict.fromkeys(WEIGHTS, 0.0))
