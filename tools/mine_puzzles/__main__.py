"""Mines the puzzles that the package ships: the same seeds give the same files, to the digit.

PYTHONPATH=tools python -m mine_puzzles --out src/metro2033/editions
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any

from metro2033 import catalog
from metro2033.key_text import name_of
from mine_puzzles.mine import mined

Row = dict[str, Any]

CLEAR = 0.07
"""How far the best answer must be ahead of all others, those judged in few worlds included."""

MOST_ALIKE = 72
"""So many puzzles of an edition may have the same kind of answer; the hardest are kept."""


@dataclass(frozen=True)
class Run:
    """Matches to mine: how many of each number of seats, from which seed on.

    Questions with fewer than `least` answers are passed over.
    """

    edition: str
    matches: dict[int, int]
    seed: int
    least: int = 2

    def tasks(self) -> list[tuple[int, int]]:
        """The number of seats and the seed of each match."""
        found = [(n, size) for size, count in self.matches.items() for n in range(count)]
        return [(size, 1000 * size + self.seed + n) for n, size in sorted(found)]


RUNS = [
    Run("first", {2: 60, 3: 60, 4: 60, 5: 20}, 1),
    Run("first", {2: 19, 3: 19, 4: 19}, 101),
    Run("first", {2: 8, 3: 9, 4: 8}, 201, 5),
    Run("second", {2: 42, 3: 42, 4: 42, 5: 20}, 1),
    Run("second", {2: 14, 3: 14, 4: 13}, 101),
    Run("second", {2: 9, 3: 8, 4: 8}, 201, 5),
]
"""Where the shipped puzzles come from."""


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
            mine = partial(mined, run.edition, least=run.least)
            for rows in pool.map(mine, seats, seeds):
                found[run.edition] += rows
                print(run.edition, len(found[run.edition]), file=sys.stderr, flush=True)
    for edition, rows in found.items():
        file = given.out / edition / "puzzles.json"
        file.write_text(text_of(edition, rows), encoding="utf-8")


def text_of(edition: str, rows: list[Row]) -> str:
    """The file of an edition."""
    game = catalog.game(edition)
    head = {"edition": edition, "rules_version": game.rules_version, "content": game.content_digest}
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in varied(rows))
    return f'{json.dumps(head)[:-1]}, "puzzles": [\n{lines}\n]}}\n'


def varied(rows: list[Row]) -> Iterator[Row]:
    """Not too many of a kind, and the kinds in turn."""
    alike: dict[str, list[Row]] = defaultdict(list)
    for row in sorted(filter(is_clear, rows), key=lambda row: -row["level"]):
        alike[name_of(row["best"])].append(row)
    kept = [sorted(kind[:MOST_ALIKE], key=rows.index) for kind in alike.values()]
    for turn in zip_longest(*kept):
        yield from (row for row in turn if row is not None)


def is_clear(row: Row) -> bool:
    """Whether no answer comes near the best one."""
    best, second, *_ = sorted(row["chances"].values(), reverse=True)
    return bool(best - second >= CLEAR)


if __name__ == "__main__":
    main()
