"""The files in which the puzzles of editions are kept."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

from metro2033 import catalog
from metro2033.key_text import name_of

Row = dict[str, Any]

NAME = "puzzles.json"


def read(folder: Path, edition: str) -> list[Row]:
    """The puzzles of an edition."""
    rows: list[Row] = json.loads((folder / edition / NAME).read_text("utf-8"))["puzzles"]
    return rows


def write(folder: Path, edition: str, rows: Sequence[Row]) -> None:
    """Write the puzzles of an edition, the kinds in turn."""
    game = catalog.game(edition)
    head = {"edition": edition, "rules_version": game.rules_version, "content": game.content_digest}
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in mixed(rows))
    text = f'{json.dumps(head)[:-1]}, "puzzles": [\n{lines}\n]}}\n'
    (folder / edition / NAME).write_text(text, encoding="utf-8")


def mixed(rows: Sequence[Row]) -> Iterator[Row]:
    """The kinds in turn; those that have retired come last."""
    alike: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        if not row["is_retired"]:
            alike[name_of(row["best"])].append(row)
    for turn in zip_longest(*alike.values()):
        yield from (row for row in turn if row is not None)
    yield from (row for row in rows if row["is_retired"])
