"""Looks again at the puzzles that are there, with the bots of today.

PYTHONPATH=tools python -m mine_puzzles.again --out src/metro2033/editions

finds anew who solves each puzzle, its themes and what its best answer is for. A puzzle retires if
all bots answer by the same rule, or if another search prefers another answer: its link still
leads to it, and it is asked no more. `--purpose` finds anew only themes and what answers are for.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from metro2033 import catalog
from metro2033.engine.kernel.helper import asking
from metro2033.puzzle import Puzzle, puzzle
from metro2033.table.keys import codec_of
from mine_puzzles.file import NAME, Row, read, write
from mine_puzzles.measure import RIVALS, VISITS, found_by, level, themes
from mine_puzzles.mine import is_known
from mine_puzzles.position import Asked, chance
from mine_puzzles.purpose import purpose

SEED = 4066

LEAST = 0.05
"""By how much the best answer must lead in other worlds than those in which it was found."""


def looked_at(row: Row) -> Row:
    """A puzzle as the bots of today see it."""
    if row["is_retired"]:
        return row
    asked, chances = asked_by(puzzle(row["id"])), by_word(row)
    best, *rivals = chances
    if is_known(asked) or not still_leads(asked, best, rivals[:RIVALS]):
        return {**row, "is_retired": True}
    shares = found_by(asked, best, SEED)
    return {**with_purpose(row), "level": level(shares), "found": shares}


def with_purpose(row: Row) -> Row:
    """A puzzle with its themes and with what its best answer is for, as hints say it today."""
    if row["is_retired"]:
        return row
    asked, chances = asked_by(puzzle(row["id"])), by_word(row)
    told = purpose(asked.game.name, asked.state, asked.seat, row["chances"])
    found = themes(asked, next(iter(chances)), chances, told.get("danger", ""))
    return {**row, "themes": found, "purpose": told}


def by_word(row: Row) -> dict[int, float]:
    """The chances with answers, the best one first."""
    found = puzzle(row["id"])
    word = codec_of(catalog.game(found.edition)).word
    ranked = sorted(row["chances"], key=lambda key: -row["chances"][key])
    return {word(key): row["chances"][key] for key in ranked}


def asked_by(found: Puzzle) -> Asked:
    """The question of a puzzle."""
    table = found.table()
    return Asked(table.game, table.state, found.seat - 1, asking(table.state).asks())


def still_leads(asked: Asked, best: int, rivals: Sequence[int]) -> bool:
    """Whether the best answer leads its closest rivals in other worlds too."""
    lead = chance(asked, best, SEED, VISITS)
    return all(lead - chance(asked, rival, SEED, VISITS) >= LEAST for rival in rivals)


def main() -> None:
    """Look at all puzzles, and write the files."""
    parser = argparse.ArgumentParser(prog="mine_puzzles.again", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the editions")
    parser.add_argument("--editions", nargs="+", default=catalog.having(NAME))
    parser.add_argument("--purpose", action="store_true", help="only what answers are for")
    given = parser.parse_args()
    folder = given.out
    look = with_purpose if given.purpose else looked_at
    for edition in given.editions:
        rows = []
        for row in read(folder, edition):
            rows.append(look(row))
            print(row["id"], row["best"], rows[-1]["is_retired"], flush=True)
        write(folder, edition, rows)


if __name__ == "__main__":
    main()
