"""The load generator, with a few players."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from load_test.report import milliseconds, percentile

TOOLS = Path(__file__).parents[2] / "tools"


def test_percentiles() -> None:
    values = [float(n) for n in range(1, 1001)]
    assert [percentile(values, p) for p in (50, 99, 99.9, 100)] == [500, 990, 999, 1000]
    assert milliseconds([0.002, 0.001, 0.004]) == {
        "p50": 2.0,
        "p90": 4.0,
        "p99": 4.0,
        "p99.9": 4.0,
        "max": 4.0,
    }
    assert milliseconds([]) == {}


@pytest.mark.slow
def test_a_small_crowd_plays_without_errors(tmp_path: Path) -> None:
    file = tmp_path / "load.json"
    command = [sys.executable, "-m", "load_test", "--json", str(file)]
    plan = "--matches 10 --seats 3 --seconds 1 --warm-up 0.5 --rates 40 --edition toy"
    path = os.pathsep.join([str(TOOLS), os.environ.get("PYTHONPATH", "")])
    run = subprocess.run(
        [*command, *plan.split()],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert file.exists(), run.stderr
    report = json.loads(file.read_text())
    assert report["sockets"] == 30
    (step,) = report["steps"]
    assert step["moves"] > 0
    assert step["error_kinds"] == {}
    assert report["restart"]["lost"] == 0
