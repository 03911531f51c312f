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
        [105, 63, 1297007365, 1552810016],
        [51, 31, 2208311757, 1741446478],
        [74, 46, 1025832195, 3257512786],
    ],
    "toy-3": [
        [161, 68, 3286738283, 3165250324],
        [8, 2, 1597058487, 2984998509],
        [109, 45, 3693852047, 3464184246],
    ],
    "toy-4": [
        [214, 74, 1397535878, 2426183694],
        [108, 40, 4125500691, 3085137053],
        [153, 52, 3572681846, 196155260],
    ],
    "first-2": [
        [38, 26, 215677270, 4060014662],
        [40, 32, 3024104541, 2587890735],
        [72, 57, 2704843633, 2478811225],
    ],
    "first-3": [
        [61, 44, 3233478124, 3437633373],
        [53, 42, 3464836044, 2201687234],
        [117, 73, 3073908893, 2737775542],
    ],
    "first-4": [
        [85, 46, 1185652746, 1560570516],
        [70, 62, 3507061879, 3059442569],
        [127, 83, 3006835450, 106777121],
    ],
    "first-5": [
        [114, 79, 748238652, 1429228594],
        [92, 82, 2052191784, 1991214717],
        [81, 52, 3009632725, 2771638329],
    ],
    "first-6": [
        [129, 80, 817277818, 3256184268],
        [113, 98, 2155006465, 1298819987],
        [150, 92, 398480027, 3871074783],
    ],
    "second-2": [
        [158, 55, 4171020736, 1071908385],
        [153, 76, 652830608, 1379088469],
        [43, 13, 2266021210, 3931963367],
    ],
    "second-3": [
        [161, 78, 191118418, 4052603485],
        [242, 86, 1324710790, 16178506],
        [66, 27, 2956297692, 1882786103],
    ],
    "second-4": [
        [226, 84, 2983686350, 2019643715],
        [354, 198, 1685066274, 4150253572],
        [78, 33, 584897371, 48248476],
    ],
    "second-5": [
        [249, 91, 2307265721, 3367415832],
        [457, 234, 1659748825, 2193537471],
        [95, 38, 2327920554, 1051201162],
    ],
    "second-6": [
        [321, 112, 4071537675, 423241956],
        [525, 273, 3957932947, 3028572940],
        [129, 43, 2159396785, 1870096909],
    ],
}
"""Printed by `laws.trace`; a change of rules or of the kernel's order shows here first."""


@every_match
def test_matches_are_as_recorded(match: Match) -> None:
    assert [list(numbers) for numbers in traces(match)] == GOLDEN[str(match)]


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
