"""Machines join a running cluster and leave it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("ray", reason="Ray is not installed (extra cluster)")

SCRIPT = Path(__file__).parent / "nodes.py"


@pytest.mark.slow
def test_machines_come_and_go_and_nobody_notices() -> None:
    """A machine that joins gets work; what it had when it left is done by another.

    Ray has much to say about that, but results are all that stands on standard output.
    """
    path = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    done = subprocess.run(
        [sys.executable, str(SCRIPT)],
        env={**os.environ, "PYTHONPATH": path},
        check=True,
        capture_output=True,
        text=True,
    )
    assert json.loads(done.stdout) == {"done": [*range(80)], "machines": 2, "left": True}
