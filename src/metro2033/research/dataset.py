"""Records of matches as a data set: Parquet files with one row for each decision of a seat.

Each file holds the decisions of an equal number of records. It is written completely or not at all,
and says what it was made from, so that an interrupted command can resume.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from metro2033 import __version__
from metro2033.i18n import languages
from metro2033.research.decision import BadSource, Decisions, decisions, record_of
from metro2033.research.space import VERSION, Space, learnable, space_of

PART: Final = 50
"""Records in a part."""

FORMAT: Final = 2
META: Final = b"metro2033"


@dataclass(frozen=True)
class Order:
    """A data set to make from the records in `files`.

    If `is_strict`, a record that cannot be read is an error; otherwise it is skipped.
    """

    edition: str
    files: tuple[Path, ...]
    folder: Path
    content: Path | None = None
    is_strict: bool = True

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return -(-len(self.files) // PART)

    def part_files(self, number: int) -> tuple[Path, ...]:
        """The records of a part."""
        return self.files[number * PART : (number + 1) * PART]

    def part(self, number: int) -> Path:
        """Where a part goes."""
        return self.folder / self.edition / f"part-{number:05}.parquet"


def stranger(orders: Sequence[Order]) -> Path | None:
    """The folder of an edition that has parts, but is not among the orders."""
    wanted = {order.edition for order in orders}
    for edition in learnable():
        folder = orders[0].folder / edition
        if edition not in wanted and any(folder.glob("part-*.parquet")):
            return folder
    return None


def tidy(orders: Sequence[Order]) -> None:
    """Delete leftovers of a larger data set or of interrupted commands."""
    for order in orders:
        wanted = {order.part(number) for number in range(order.parts)}
        folder = order.folder / order.edition
        for file in [*folder.glob("part-*.parquet"), *folder.glob("_part-*.half")]:
            if file not in wanted:
                file.unlink()


def is_made(order: Order, number: int) -> bool:
    """Whether a part exists, made from the same records in the same way."""
    file = order.part(number)
    return file.exists() and told(file).get("source") == source_of(order, number)


def make_parts(order: Order, numbers: Sequence[int]) -> list[int]:
    """Make the parts with these numbers."""
    for number in numbers:
        make_part(order, number)
    return [*numbers]


def make_part(order: Order, number: int) -> None:
    """Make a part, under a temporary name until it is complete."""
    space = space_of(order.edition, order.content)
    found, skipped = [], []
    for file in order.part_files(number):
        try:
            found.append(decisions(record_of(file), file, space))
        except BadSource as error:
            if order.is_strict:
                raise
            skipped.append({code: error.told(code) for code in languages()})
    about = {
        "source": source_of(order, number),
        "matches": len(found),
        "rows": sum(len(match.choices) for match in found),
        "finished": sum(match.is_finished for match in found),
        "players": tally([player for match in found for player in match.players]),
        "kinds": tally([kind for match in found for kind in match.kinds]),
        "skipped": skipped,
    }
    table = rows(space, found).replace_schema_metadata({META: json.dumps(about)})
    target = order.part(number)
    target.parent.mkdir(parents=True, exist_ok=True)
    half = target.with_name(f"_{target.stem}.half")  # readers of folders pass over "_"
    parquet.write_table(table, half, compression="zstd")
    half.replace(target)


def source_of(order: Order, number: int) -> str:
    """A hash of everything that goes into a part."""
    space = space_of(order.edition, order.content)
    text = [f"{FORMAT} {__version__} {VERSION} {space.game.content_digest} {order.is_strict}"]
    for file in order.part_files(number):
        text.append(f"{file.as_posix()} {sha256(file.read_bytes()).hexdigest()}")
    return sha256("\n".join(text).encode()).hexdigest()


def told(file: Path) -> dict[str, Any]:
    """The metadata of a part; empty if the file is not ours."""
    try:
        meta = parquet.read_metadata(file).metadata or {}
        return dict(json.loads(meta.get(META, b"{}")))
    except (pa.ArrowException, OSError, ValueError):
        return {}


def schema(space: Space) -> Any:
    """The columns of a part."""
    small, text = pa.int8(), pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        [
            ("match", text),
            ("number", pa.int32()),
            ("seat", small),
            ("seats", small),
            ("player", text),
            ("kind", text),
            ("observation", pa.list_(small, space.observation_size)),
            ("options", pa.list_(pa.int16())),
            ("choice", pa.int16()),
            ("key", text),
            ("place", small),
            ("reward", pa.float32()),
        ]
    )


def rows(space: Space, found: Sequence[Decisions]) -> Any:
    """The rows of some matches."""
    size = space.observation_size
    flat = [match.observations for match in found if match.observations]
    observed = np.concatenate([np.stack(match) for match in flat]) if flat else np.zeros((0, size))
    numbers = pa.array(observed.reshape(-1).astype(np.int8))
    columns = {
        "match": [match.name for match in found for _ in match.choices],
        "number": [n for match in found for n in match.numbers],
        "seat": [seat for match in found for seat in match.seats],
        "seats": [len(match.players) for match in found for _ in match.choices],
        "player": [match.players[seat] for match in found for seat in match.seats],
        "kind": [kind for match in found for kind in match.kinds],
        "observation": pa.FixedSizeListArray.from_arrays(numbers, size),
        "options": [options for match in found for options in match.options],
        "choice": [choice for match in found for choice in match.choices],
        "key": [key for match in found for key in match.keys],
        "place": [match.place(seat) for match in found for seat in match.seats],
        "reward": [match.reward(seat) for match in found for seat in match.seats],
    }
    return pa.table(columns, schema=schema(space))


def tally(names: Sequence[str]) -> dict[str, int]:
    """How often each name occurs."""
    return {name: names.count(name) for name in sorted(set(names))}
