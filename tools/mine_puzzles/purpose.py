"""What the best answers of puzzles are for, as hints say it.

PYTHONPATH=tools python -m mine_puzzles.purpose --out src/metro2033/editions

finds it anew for the puzzles that are there.
"""

from __future__ import annotations

import argparse
import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from metro2033 import catalog
from metro2033.puzzle import puzzle
from metro2033.review.effort import Effort
from metro2033.review.grade import Grader
from metro2033.table.keys import codec_of

EFFORT = Effort(looks=32, checks=0, trials=0, portion=0, reasons=64)
"""Worlds to find the plans of answers, and to tell what they are for."""

MOST_OTHERS = 4
"""So many of the next best answers are compared with the best one."""

SEED = 2033


def purpose(edition: str, state: Any, seat: int, chances: dict[str, float]) -> dict[str, Any]:
    """What the best of some answers is for; only what there is to say."""
    game = catalog.game(edition)
    ranked = sorted(chances, key=lambda key: -chances[key])[: 1 + MOST_OTHERS]
    words = [codec_of(game).word(key) for key in ranked]
    lead = chances[ranked[0]] - chances[ranked[1]]
    found = msgspec.to_builtins(_grader(edition).purpose(state, seat, words, lead, SEED))
    return {name: value for name, value in found.items() if value}


@cache
def _grader(edition: str) -> Grader:
    return Grader(catalog.game(edition), EFFORT)


def main() -> None:
    """Find all purposes anew, and write the files."""
    parser = argparse.ArgumentParser(prog="mine_puzzles.purpose", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the editions")
    for edition in catalog.having("puzzles.json"):
        file = parser.parse_args().out / edition / "puzzles.json"
        head, *lines = file.read_text("utf-8").splitlines()
        rows = [json.loads(line.rstrip(",")) for line in lines[:-1]]
        for row in rows:
            found = puzzle(row["id"])
            state = found.table().state
            row["purpose"] = purpose(edition, state, found.seat - 1, row["chances"])
            print(row["id"], row["best"], row["purpose"], flush=True)
        told = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
        file.write_text(f"{head}\n{told}\n{lines[-1]}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
