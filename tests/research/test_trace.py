"""One seed is one batch of matches, in every process, in plain and in compiled form."""

import json
import os
import subprocess
import sys
from pathlib import Path

from research.trace import traces

GOLDEN = {
    "first-2": 2793234248,
    "first-4": 1027552473,
    "first-6": 954196847,
    "second-2": 496650969,
    "second-4": 2840151876,
    "second-6": 2392455686,
}
"""Printed by `research.trace`; a change of rules shows here, and of what observations tell.

Where only the second has changed, VERSION in `research/space.py` rises.
"""


def test_batches_are_as_recorded() -> None:
    assert traces() == GOLDEN


def test_a_fresh_process_agrees() -> None:
    path = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    done = subprocess.run(
        [sys.executable, "-m", "research.trace"],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "7"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert json.loads(done.stdout) == GOLDEN
