"""Traces: one seed is one match, in every process, in plain and in compiled form."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from laws.games import Match, every_match, law
from laws.trace import trace, traces

GOLDEN = {
    "toy-2": [
        [105, 63, 1297007365, 3933959775],
        [51, 31, 2208311757, 4264905413],
        [74, 46, 1025832195, 1854135300],
    ],
    "toy-3": [
        [161, 68, 3286738283, 120180901],
        [8, 2, 1597058487, 1096698055],
        [109, 45, 3693852047, 354583635],
    ],
    "toy-4": [
        [214, 74, 1397535878, 3786509273],
        [108, 40, 4125500691, 1233307848],
        [153, 52, 3572681846, 626828385],
    ],
}
"""Printed by `laws.trace`; a change of rules or of the kernel's order shows here first."""


@every_match
def test_matches_are_as_recorded(match: Match) -> None:
    assert [list(numbers) for numbers in traces()[str(match)]] == GOLDEN[str(match)]


@law(5)
def test_one_seed_is_one_match(match: Match, seed: int) -> None:
    assert trace(match, seed) == trace(match, seed)


@pytest.mark.parametrize("hash_seed", ["1", "2033"])
def test_fresh_processes_agree(hash_seed: str) -> None:
    """Nothing depends on the order of sets, on addresses, or on what ran before."""
    path = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    done = subprocess.run(
        [sys.executable, "-m", "laws.trace"],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
        check=True,
        capture_output=True,
        text=True,
    )
    assert json.loads(done.stdout) == GOLDEN
