"""What a puzzle is, and the puzzles of the editions, which `tools/mine_puzzles` has found."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from metro2033 import catalog
from metro2033.table.decision import Choice
from metro2033.table.record import Header, unnamed
from metro2033.table.table import Table

FILE: Final = "puzzles.json"
PLAYER: Final = "stalker"
"""Who has played the match up to the position."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question to a seat of a match, with the best answer.

    `chances` are those of winning, by answer: at most the sixteen most promising ones. `level` is
    1 to 5, the weakest of four bots that finds the answer, `found` how often each of them does.
    `purpose` says what the answer is for, as a hint does. A puzzle that has retired is asked no
    more, but can still be played by its link.
    """

    id: str
    edition: str
    seats: int
    seat: int
    at: int
    themes: tuple[str, ...]
    level: int
    found: tuple[float, ...]
    best: str
    chances: Mapping[str, float]
    choices: str
    purpose: Mapping[str, Any]
    is_retired: bool

    def table(self) -> Table[Any]:
        """The match at the question; BadRecord if rules or cards no longer lead there."""
        game = catalog.game(self.edition)
        header = Header.new(game, unnamed([f"bot:{PLAYER}"] * self.seats))
        table = Table.open(game, header)
        for word in self.choices.split():
            # Where several seats are asked at once, the choice says whose it is.
            seat, mark, key = word.partition("@")
            table.follow(Choice(int(seat) - 1, key) if mark else Choice(table.asked[0], word))
        return table


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """All puzzles by their IDs, in the order in which they were found."""
    return {found.id: found for edition in catalog.having(FILE) for found in _read(edition)}


def puzzle(name: str) -> Puzzle:
    """The puzzle of an ID, or KeyError."""
    return puzzles()[name]


def _read(edition: str) -> list[Puzzle]:
    data = json.loads((catalog.pack(edition).files / FILE).read_text(encoding="utf-8"))
    rows: list[dict[str, Any]] = data["puzzles"]
    return [
        Puzzle(
            **{name: row[name] for name in ("id", "seats", "seat", "at", "level", "best")},
            is_retired=row["is_retired"],
            edition=edition,
            themes=tuple(row["themes"]),
            found=tuple(row["found"]),
            chances=row["chances"],
            choices=row["choices"],
            purpose=row["purpose"],
        )
        for row in rows
    ]
