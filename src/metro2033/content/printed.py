"""What the printed game is like, as rows of data, and where a content differs from it.

A row of `printed.toml` cites a constraint and names a table of records, or "numbers":

- `ids`: these records are there
- `fits`: those of `ids`, or all of them, are like that
- `count`: there are so many of them; copies are summed
- `unique`: no two of them have the same in these fields

`where` narrows the records to those that are like it; `of` counts several such choices together.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from metro2033.content.fault import Fault, because, by
from metro2033.content.network import Content
from metro2033.i18n import Complaint

Plain = dict[str, Any]
Tables = Mapping[str, list[Plain]]
Found = Iterator[tuple[str, Complaint]]
"""Names of records, and what is wrong with them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One demand of the printed game."""

    rule: str
    records: str
    ids: tuple[str, ...] = ()
    where: Plain = field(default_factory=dict)
    of: tuple[Plain, ...] = ()
    fits: Plain = field(default_factory=dict)
    count: int | str | None = None
    unique: tuple[str, ...] = ()


def rows(file: Path) -> list[Row]:
    """The rows of a file."""
    return [Row(**row) for row in tomllib.loads(file.read_text(encoding="utf-8"))["printed"]]


def differences(content: Content, file: Path) -> Iterator[Fault]:
    """Where a content differs from the printed game."""
    numbers = content.numbers
    tables: dict[str, list[Plain]] = {
        "numbers": [{"id": p.name, **asdict(getattr(numbers, p.name))} for p in fields(numbers)],
        "tunnels": [{"id": edge} for edge in content.tunnels],
        "transfers": [{"id": edge} for edge in content.transfers],
    }
    files = {part.name: str(part.metadata["file"]) for part in fields(content)}
    for part in fields(content):
        if part.metadata["table"]:
            tables[part.name] = [asdict(record) for record in getattr(content, part.name)]
    for row in rows(file):
        faults = (*_unlike(row, tables), *_twice(row, tables), *_miscounted(row, tables))
        for record, why in faults:
            yield because(files.get(row.records, "network.toml"), record, by(row.rule, why))


def _chosen(row: Row, tables: Tables) -> list[Plain]:
    records = [record for record in tables[row.records] if fits(record, row.where)]
    return [record for record in records if not row.ids or record["id"] in row.ids]


def _unlike(row: Row, tables: Tables) -> Found:
    found = _chosen(row, tables)
    for name in sorted(set(row.ids) - {record["id"] for record in found}):
        yield name, Complaint("demand-printed", "missing")
    for record in found:
        for name, wanted in row.fits.items():
            if not fits(record[name], wanted):
                yield (
                    record["id"],
                    Complaint("demand-printed", "differs", name=name, wanted=_word(wanted)),
                )


def _twice(row: Row, tables: Tables) -> Found:
    for name in row.unique:
        values = [record[name] for record in _chosen(row, tables)]
        for record in _chosen(row, tables):
            if values.count(record[name]) > 1:
                yield record["id"], Complaint("demand-printed", "same", name=name)


def _miscounted(row: Row, tables: Tables) -> Found:
    choices = row.of or ({"records": row.records, "where": row.where},)
    number = sum(
        record.get("copies", 1)
        for choice in choices
        for record in tables[choice["records"]]
        if fits(record, choice.get("where", {}))
    )
    if row.count is not None and not fits(number, row.count):
        words = ", ".join(f"{name} = {_word(value)}" for name, value in row.where.items())
        wanted = _word(row.count)
        if words:
            values = {"found": number, "wanted": wanted, "words": words}
            yield "", Complaint("demand-printed", "count-of", **values)
        else:
            yield "", Complaint("demand-printed", "count", found=number, wanted=wanted)


def _word(value: Any) -> str:
    """What is wanted, for people of every language."""
    if not isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    least, dots, most = value.partition("..")
    return f"≥ {least}" if dots and not most else value


def fits(value: Any, wanted: Any) -> bool:
    """Whether plain data is like what is wanted.

    A table asks for what it names and no more, of a list that one member is like it. A list asks
    for all of its members, words in any order; of a single value that it is one of them; an empty
    one for nothing. "3..5", "3.." and "..5" are numbers.
    """
    if isinstance(value, tuple | list):
        if not isinstance(wanted, list):
            return any(fits(member, wanted) for member in value)
        if all(isinstance(member, str) for member in value):
            return sorted(value) == sorted(wanted)
        pairs = zip(value, wanted, strict=False)
        return len(value) == len(wanted) and all(fits(*pair) for pair in pairs)
    if isinstance(wanted, dict):
        return isinstance(value, dict) and all(fits(value.get(k), w) for k, w in wanted.items())
    if isinstance(wanted, list):
        return value is None if not wanted else any(fits(value, member) for member in wanted)
    if isinstance(wanted, str) and ".." in wanted and isinstance(value, int):
        least, most = wanted.split("..")
        return int(least or value) <= value <= int(most or value)
    return bool(value == wanted)
