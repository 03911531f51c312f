"""Runners do all work, give every result once, and leave no process behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from metro2033.processes.runner import (
    MOST_AT_ONCE,
    Alone,
    Pace,
    Processes,
    Runner,
    WorkerLost,
    local,
)
from processes.work import die_at_seven, squares

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("runner", [Alone(), Processes(2), Processes(2, alone=60)])
def test_every_number_is_worked_on_once(runner: Runner) -> None:
    numbers = [*range(50), *range(100, 130)]
    pieces = [*runner.run(squares, numbers)]
    assert sum(len(piece) for piece in pieces) == 80
    found = {number: square for piece in pieces for number, square in piece.items()}
    assert found == {number: number * number for number in numbers}


def test_no_work_needs_no_process() -> None:
    assert [*Processes(2).run(squares, [])] == []


def test_pieces_grow_with_quick_work_and_stay_small_with_slow_work() -> None:
    pace = Pace()
    sizes = []
    for _ in range(12):
        sizes.append(pace.size)
        pace.learn(pace.size, 0.0001 * pace.size)
    assert sizes[:4] == [1, 2, 4, 8]
    assert sizes[-1] == MOST_AT_ONCE
    pace.learn(MOST_AT_ONCE, 3000.0)
    assert pace.size == 1


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(WorkerLost):
        [*Processes(2).run(die_at_seven, range(20))]


def test_one_job_is_this_process() -> None:
    assert isinstance(local(1), Alone)
    assert isinstance(local(3), Processes)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait; on a busy machine that takes its time."""
    while not is_so():
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="sends signals")
@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_parent(blow: signal.Signals, tmp_path: Path) -> None:
    paths = os.pathsep.join([str(ROOT / "tests"), *sys.path])
    environment = os.environ | {"METRO2033_TRACES": str(tmp_path), "PYTHONPATH": paths}
    with subprocess.Popen(
        [sys.executable, "-m", "processes.work"], env=environment, stderr=subprocess.DEVNULL
    ) as run:
        wait_until(lambda: len([*tmp_path.iterdir()]) == 2)
        run.send_signal(blow)
        run.wait()
    wait_until(lambda: all(path.suffix == ".ended" for path in tmp_path.iterdir()))
    assert len([*tmp_path.iterdir()]) == 2
