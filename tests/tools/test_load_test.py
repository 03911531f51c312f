"""The load generator, with a few players."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from effort import SEED, Counted, many
from load_test.push_service import PushService
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


async def test_the_push_service_counts_what_comes() -> None:
    service = PushService()
    await service.open()
    async with httpx.AsyncClient() as http:
        for number in range(3):
            answer = await http.post(f"{service.url}/{number}", content=b"x" * 5000)
            assert answer.status_code == 201
    service.close()
    assert service.count == 3


def load(file: Path, plan: str) -> dict[str, Any]:
    """The figures of a load test."""
    path = os.pathsep.join([str(TOOLS), os.environ.get("PYTHONPATH", "")])
    run = subprocess.run(
        [sys.executable, "-m", "load_test", "--json", str(file), *plan.split()],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert file.exists(), run.stderr
    found: dict[str, Any] = json.loads(file.read_text())
    return found


@pytest.mark.slow
def test_a_small_crowd_plays_without_errors(tmp_path: Path) -> None:
    plan = "--matches 10 --seats 3 --seconds 1 --warm-up 0.5 --rates 40 --edition toy"
    report = load(tmp_path / "load.json", plan)
    assert report["sockets"] == 30
    (step,) = report["steps"]
    assert step["moves"] > 0
    assert step["error_kinds"] == {}
    assert report["restart"]["lost"] == 0


@pytest.mark.slow
def test_under_load_every_move_is_stored_and_nobody_is_turned_away(
    tmp_path: Path, counted: Counted
) -> None:
    plan = f"--matches 40 --seconds {many(2)} --warm-up 1 --rates 300 --seed {SEED}"
    report = load(tmp_path / "load.json", plan)
    assert faults(report) == []
    counted(moves=sum(step["moves"] for step in report["steps"]))


def faults(report: dict[str, Any]) -> list[str]:
    """What a load test must not find."""
    found = [f"errors: {step['error_kinds']}" for step in report["steps"] if step["errors"]]
    found += ["no moves"] if not all(step["moves"] for step in report["steps"]) else []
    return found + (["a choice was lost"] if report["restart"]["lost"] else [])


def test_a_load_test_with_errors_or_losses_is_found() -> None:
    good = {"errors": 0, "error_kinds": {}, "moves": 5}
    bad = {"errors": 1, "error_kinds": {"busy": 1}, "moves": 0}
    assert faults({"steps": [good], "restart": {"lost": 0}}) == []
    assert len(faults({"steps": [good, bad], "restart": {"lost": 1}})) == 3
