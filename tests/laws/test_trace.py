"""Traces: one seed is one match, in every process, in plain and in compiled form."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from effort import SEED, Counted, seeds
from laws.games import MATCHES, Match, every_match, law
from laws.trace import trace, traces

GOLDEN = {
    "toy-2": [
        [105, 63, 1297007365, 984543282],
        [51, 31, 2208311757, 3077451817],
        [74, 46, 1025832195, 3889320292],
    ],
    "toy-3": [
        [161, 68, 3286738283, 1050247871],
        [8, 2, 1597058487, 4086927423],
        [109, 45, 3693852047, 952823684],
    ],
    "toy-4": [
        [214, 74, 1397535878, 4272243552],
        [108, 40, 4125500691, 335642285],
        [153, 52, 3572681846, 648602993],
    ],
    "first-2": [
        [79, 58, 2542273163, 3074358459],
        [77, 57, 3354003236, 2683128394],
        [72, 57, 2704843633, 775305692],
    ],
    "first-3": [
        [102, 70, 41910992, 2909780732],
        [119, 86, 4034626426, 486221065],
        [121, 80, 2477993213, 4190469713],
    ],
    "first-4": [
        [159, 90, 2162695822, 774872121],
        [158, 115, 2636565415, 2605437433],
        [124, 94, 3008587255, 1222897337],
    ],
    "first-5": [
        [104, 78, 387234290, 1566601776],
        [147, 140, 3562303904, 4111927808],
        [182, 113, 2644195024, 1831551092],
    ],
    "first-6": [
        [227, 151, 3460598535, 2637558283],
        [222, 162, 2559373392, 3369828956],
        [211, 138, 537949094, 1095697527],
    ],
    "second-2": [
        [161, 67, 1441233138, 725982632],
        [153, 76, 652830608, 3687753419],
        [43, 13, 2266021210, 956645106],
    ],
    "second-3": [
        [161, 78, 191118418, 3650230212],
        [242, 86, 1324710790, 380749850],
        [66, 27, 2956297692, 3784031797],
    ],
    "second-4": [
        [226, 84, 2983686350, 4092280504],
        [354, 198, 1685066274, 1337126199],
        [78, 33, 584897371, 372071859],
    ],
    "second-5": [
        [249, 91, 2307265721, 3802904142],
        [442, 219, 1462655151, 674858490],
        [95, 38, 2327920554, 675421961],
    ],
    "second-6": [
        [321, 112, 4071537672, 2677803221],
        [525, 273, 3957932947, 1150942426],
        [129, 43, 2159396785, 2928620446],
    ],
}
"""Printed by `laws.trace`; a change of rules or of the kernel's order shows here first."""


@every_match
def test_matches_are_as_recorded(match: Match) -> None:
    assert [list(numbers) for numbers in traces(match)] == GOLDEN[str(match)]


@law(5)
def test_one_seed_is_one_match(match: Match, seed: int) -> None:
    assert trace(match, seed) == trace(match, seed)


def fresh(hash_seed: str, *arguments: str) -> str:
    """What a fresh Python prints."""
    path = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    return subprocess.run(
        [sys.executable, "-O", *arguments],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


@pytest.mark.parametrize("hash_seed", ["1", "2033"])
def test_fresh_processes_agree(hash_seed: str, counted: Counted) -> None:
    """Nothing depends on the order of sets, on addresses, on assertions, or on what ran before."""
    numbers = [*seeds(3)] if SEED else []
    printed = fresh(hash_seed, "-m", "laws.trace", *map(str, numbers))
    here = {str(match): [[*t] for t in traces(match, numbers)] for match in MATCHES}
    found = json.loads(printed)
    assert found == (here if numbers else GOLDEN)
    counted(matches=sum(map(len, found.values())))


PLANTED = """
from laws import trace
from laws.games import Match
shuffled = list({"a", "b", "c", "d", "e", "f"})
real = trace.Stream
trace.Stream = lambda seed: real(seed + sum(n * ord(x) for n, x in enumerate(shuffled)))
print(trace.traces(Match("toy", 2)))
"""


def test_a_match_that_depends_on_the_order_of_a_set_is_found() -> None:
    assert len({fresh(seed, "-c", PLANTED) for seed in ("1", "2", "2033")}) > 1
