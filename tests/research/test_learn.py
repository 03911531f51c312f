"""The example that learns: it runs, and what it writes can be played."""

import subprocess
import sys
from pathlib import Path

import pytest

from metro2033.research.policy import load

pytest.importorskip("torch", reason="torch is not installed (extra learn): nothing can learn")
pytest.importorskip("tensorboardX", reason="tensorboardX is not installed (extra learn)")

SCRIPT = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first", "second"])
def test_it_learns_and_writes_a_policy(edition: str, tmp_path: Path) -> None:
    out = tmp_path / "run"
    done = subprocess.run(
        [
            *[sys.executable, str(SCRIPT), "--edition", edition, "--minutes", "0.01"],
            *["--matches", "4", "--out", str(out)],
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    assert "decisions" in done.stdout
    for rival in ("random", "heuristic"):
        assert f"wins against {rival}: " in done.stdout
    assert "of 4 matches" in done.stdout
    assert load(out / "policy.npz").edition == edition
    assert list(out.glob("events.*"))
