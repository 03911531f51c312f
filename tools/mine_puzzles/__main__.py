"""Mines puzzles and adds them to those that the package ships; these keep their IDs.

PYTHONPATH=tools python -m mine_puzzles --out src/metro2033/editions

The same seeds find the same puzzles, to the digit, as long as rules, cards and bots are the same.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from metro2033.key_text import name_of
from mine_puzzles.file import Row, read, write
from mine_puzzles.mine import mined

CLEAR = 0.07
"""How far the best answer must be ahead of all others, those judged in few worlds included."""

MOST_ALIKE = 72
"""So many puzzles of an edition may have the same kind of answer; the hardest are kept."""


@dataclass(frozen=True)
class Run:
    """Matches to mine: how many of each number of seats, from which seed on.

    Questions with fewer than `least` answers are passed over, and those whose best answer is one of
    `without`.
    """

    edition: str
    matches: dict[int, int]
    seed: int
    least: int = 2
    without: tuple[str, ...] = ()

    def tasks(self) -> list[tuple[int, int]]:
        """The number of seats and the seed of each match."""
        found = [(n, size) for size, count in self.matches.items() for n in range(count)]
        return [(size, 1000 * size + self.seed + n) for n, size in sorted(found)]


RUNS = [
    Run("first", {2: 16, 3: 16, 4: 16, 5: 16}, 501),
    Run("second", {2: 30, 3: 30, 4: 30}, 301, without=("hire", "maintain")),
]
"""Where the newest of the shipped puzzles come from; earlier ones were found by earlier bots."""


def main() -> None:
    """Mine all runs on all cores, and write a file for each edition."""
    parser = argparse.ArgumentParser(prog="mine_puzzles", description=__doc__)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the editions")
    given = parser.parse_args()
    found: dict[str, list[Row]] = defaultdict(list)
    with ProcessPoolExecutor(given.jobs) as pool:
        for run in RUNS:
            seats, seeds = zip(*run.tasks(), strict=True)
            mine = partial(mined, run.edition, least=run.least, without=run.without)
            for rows in pool.map(mine, seats, seeds):
                found[run.edition] += rows
                print(run.edition, len(found[run.edition]), file=sys.stderr, flush=True)
    for edition, rows in found.items():
        kept = read(given.out, edition)
        write(given.out, edition, [*kept, *added(kept, rows)])


def added(kept: Sequence[Row], rows: Sequence[Row]) -> Iterator[Row]:
    """The new puzzles that are clear, the hardest first, and not too many of a kind."""
    names = {row["id"] for row in kept}
    alike = Counter(name_of(row["best"]) for row in kept if not row["is_retired"])
    for row in sorted(filter(is_clear, rows), key=lambda row: -row["level"]):
        kind = name_of(row["best"])
        if row["id"] not in names and alike[kind] < MOST_ALIKE:
            alike[kind] += 1
            yield row


def is_clear(row: Row) -> bool:
    """Whether no answer comes near the best one."""
    best, second, *_ = sorted(row["chances"].values(), reverse=True)
    return bool(best - second >= CLEAR)


if __name__ == "__main__":
    main()
