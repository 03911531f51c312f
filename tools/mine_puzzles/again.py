"""Looks again at the puzzles that are there, with the bots of today.

PYTHONPATH=tools python -m mine_puzzles.again --out src/metro2033/editions

finds anew who solves each puzzle, its themes and what its best answer is for. A puzzle retires if
all bots answer by the same rule, or if another search prefers another answer: its link still
leads to it, and it is asked no more.
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
    found = puzzle(row["id"])
    asked = asked_by(found)
    ranked = sorted(row["chances"], key=lambda key: -row["chances"][key])
    chances = {codec_of(asked.game).word(key): row["chances"][key] for key in ranked}
    best, *rivals = chances
    if row["is_retired"] or is_known(asked) or not still_leads(asked, best, rivals[:RIVALS]):
        return {**row, "is_retired": True}
    shares = found_by(asked, best, SEED)
    told = purpose(found.edition, asked.state, asked.seat, row["chances"])
    return {
        **row,
        "themes": themes(asked, best, chances, told.get("danger", "")),
        "level": level(shares),
        "found": shares,
        "purpose": told,
    }


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
    given = parser.parse_args()
    folder = given.out
    for edition in given.editions:
        rows = []
        for row in read(folder, edition):
            rows.append(looked_at(row))
            print(row["id"], row["best"], rows[-1]["is_retired"], flush=True)
        write(folder, edition, rows)


if __name__ == "__main__":
    main()
