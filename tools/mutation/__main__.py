"""Changes the code in small ways and runs the tests: what they do not notice, nothing tests.

    make mutation ARGS="--jobs 4 --minutes 60 [GROUP...]"

The package runs as plain Python from src. First all tests of a group run and tell which lines they
run; a change is then tried with those that run its line. Results are kept, and docs/mutation.md is
written from them; `--report` does only that. tools/mutation/judged.toml says why a change may go
unnoticed, tools/mutation/samples.json what earlier samples have found.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

from mutation.covering import Covering, record
from mutation.mutant import Mutant, mutants
from mutation.report import report
from mutation.sample import read, updated, write

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
RESULTS: Final = ROOT / ".cache" / "mutation.jsonl"
SAMPLES: Final = HERE / "samples.json"
PAGE: Final = ROOT / "docs" / "mutation.md"
SLOWEST: Final = 900.0
"""Seconds after which tests of a changed module hang: the change is noticed."""


@dataclass(frozen=True)
class Tried:
    """A change, and what became of it: killed by a test, or survived."""

    group: str
    file: str
    n: int
    line: int
    change: str
    outcome: str
    seconds: float


def groups() -> dict[str, Any]:
    return tomllib.loads((HERE / "groups.toml").read_text("utf-8"))


def all_mutants(files: list[str], seed: int = 2033) -> list[Mutant]:
    """The changes of a group in a random order, which is the same each time for a seed."""
    src = ROOT / "src"
    chosen = {path for name in files if name[0] != "!" for path in src.glob(name)}
    chosen -= {path for name in files if name[0] == "!" for path in src.glob(name[1:])}
    found = sorted(str(path.relative_to(src)) for path in chosen)
    every = [mutant for file in found for mutant in mutants(src, file)]
    return random.Random(seed).sample(every, len(every))  # noqa: S311


def outcome(mutant: Mutant, tests: list[str]) -> str:
    """Run the tests of a change; what no test runs, none can notice."""
    if not tests:
        return "survived"
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "not slow"]
        command += [f"--basetemp={folder}/t", "-o", f"cache_dir={folder}/c", *tests]
        path = [HERE / "start", ROOT / "src", ROOT / "tests", ROOT / "tools"]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, path)),
            "METRO2033_FORM": "plain",
            "METRO2033_MUTANT": mutant.name,
        }
        try:
            done = subprocess.run(  # noqa: S603
                command,
                cwd=ROOT,
                env=environment,
                capture_output=True,
                timeout=SLOWEST,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return "hung"
        return "killed" if done.returncode else "survived"


def covering(wanted: dict[str, Any], *, is_noted: bool) -> dict[str, Covering]:
    """What the tests of groups run; of groups whose tests fail without a change, nothing."""
    found = {}
    for name, group in wanted.items():
        file = RESULTS.with_name(f"mutation-{name}.coverage")
        if is_noted or record(ROOT, file, group["tests"]):
            found[name] = Covering(ROOT, file, group["tests"])
    return found


def in_turn(
    wanted: dict[str, Any], done: set[tuple[str, int]], seed: int
) -> Iterator[tuple[str, Mutant]]:
    """The changes that are left, one of each group in turn."""
    left = {
        name: [m for m in all_mutants(group["files"], seed) if (m.file, m.n) not in done]
        for name, group in wanted.items()
    }
    while any(left.values()):
        for name, mutants_left in left.items():
            if mutants_left:
                yield name, mutants_left.pop(0)


def spread(tests: list[str], most: int) -> list[str]:
    """Of too many tests some from all over: what those notice is the least that all would.

    >>> spread(["a", "b", "c", "d", "e"], 2), spread(["a"], 2), spread(["a", "b"], 0)
    (['a', 'c'], ['a'], ['a', 'b'])
    """
    if not most or len(tests) <= most:
        return tests
    return [tests[len(tests) * n // most] for n in range(most)]


def try_one(name: str, mutant: Mutant, tests: list[str]) -> Tried:
    began = monotonic()
    found = outcome(mutant, tests)
    return Tried(name, **asdict(mutant), outcome=found, seconds=round(monotonic() - began, 1))


def try_all(
    found: dict[str, Covering], results: Path, jobs: int, minutes: float, seed: int, most: int
) -> None:
    """Try changes until the time is over, side by side."""
    wanted = {name: group for name, group in groups().items() if name in found}
    end = monotonic() + 60 * minutes
    known = [json.loads(line) for line in lines_of(results)]
    left = in_turn(wanted, {(tried["file"], tried["n"]) for tried in known}, seed)
    waiting: set[Future[Tried]] = set()
    with ThreadPoolExecutor(jobs) as pool, results.open("a", encoding="utf-8") as out:
        while True:
            while len(waiting) < jobs and monotonic() < end:
                following = next(left, None)
                if following is None:
                    break
                name, mutant = following
                waiting.add(
                    pool.submit(try_one, name, mutant, spread(found[name].tests_of(mutant), most))
                )
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                tried = future.result()
                out.write(json.dumps(asdict(tried)) + "\n")
                out.flush()
                where = f"{tried.file}:{tried.line}"
                sys.stdout.write(f"{tried.outcome} {tried.seconds} s {where}: {tried.change}\n")


def lines_of(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines() if file.exists() else []


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutation", description=__doc__)
    parser.add_argument("groups", nargs="*", metavar="GROUP")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=2033, help="of the order of changes")
    parser.add_argument("--most", type=int, default=0, help="tests for a change, of all over")
    parser.add_argument("--noted", action="store_true", help="what tests run was noted before")
    parser.add_argument("--report", action="store_true", help="only write the page")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--page", type=Path, default=PAGE)
    wishes = parser.parse_args()
    wanted = {n: g for n, g in groups().items() if not wishes.groups or n in wishes.groups}
    if not wishes.report:
        found = covering(wanted, is_noted=wishes.noted)
        try_all(found, wishes.results, wishes.jobs, wishes.minutes, wishes.seed, wishes.most)
    totals = {name: len(all_mutants(group["files"])) for name, group in groups().items()}
    judged = tomllib.loads((HERE / "judged.toml").read_text("utf-8"))
    tried = [json.loads(line) for line in lines_of(wishes.results)]
    samples = updated(read(SAMPLES), tried, judged)
    write(SAMPLES, samples)
    wishes.page.write_text(report(totals, samples), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
