"""The example that learns: it runs, and what it writes can be played."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from metro2033.research.policy import load

pytest.importorskip("torch", reason="torch is not installed (extra learn): nothing can learn")
pytest.importorskip("tensorboardX", reason="tensorboardX is not installed (extra learn)")
pytest.importorskip("tensorboard", reason="TensorBoard is not installed (extra learn)")

from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

SCRIPT = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first", "second"])
def test_it_learns_and_writes_a_policy(edition: str, tmp_path: Path) -> None:
    out = tmp_path / "run"
    done = subprocess.run(
        [
            *[sys.executable, str(SCRIPT), "--edition", edition, "--minutes", "0.01"],
            *["--games", "4", "--out", str(out)],
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    for rival in ("random", "heuristic"):
        assert re.search(rf"^{rival} .*%", done.stdout, re.MULTILINE)
    assert done.stdout.count(f"4 matches of {edition}, 2 seats") == 2
    assert len(re.findall(r"^policy:.*%", done.stdout, re.MULTILINE)) == 2
    assert load(out / "policy.npz").edition == edition
    board = EventAccumulator(str(out)).Reload()
    assert board.Tags()["scalars"] == ["entropy", "error", "matches"]
    assert next(event.step for event in board.Scalars("entropy")) == 256 * 64
