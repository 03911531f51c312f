"""Objects of the engine are freed without harm, however deeply they are nested."""

import os
import subprocess
import sys

SCRIPT = """
from metro2033.engine.kernel.core import Stack
from metro2033.engine.kernel.offer import Offer

for depth in range(1, 150):
    for make in (Stack, Offer):
        nested = [make() for _ in range(5)]
        for _ in range(depth):
            nested = [nested]
        del nested
"""


def test_nested_objects_are_freed() -> None:
    """Beyond a depth of 50, Python puts off what it frees: acyclic objects cannot wait."""
    # This allocator finds what was written beside an object when that is freed.
    env = {**os.environ, "PYTHONMALLOC": "debug"}
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, env=env, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:500]
