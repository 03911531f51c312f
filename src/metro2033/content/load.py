"""The only reader of content files."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import Field, fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from .fault import ContentFault, Fault
from .number import Numbers
from .origin import Record
from .read import Reader
from .reference import references
from .schema import SecondContent

FOLDER = Path(__file__).with_name("second")
"""The content that comes with the package."""


def load(folder: Path | None = None) -> SecondContent:
    """The content of a folder; raises `ContentFault` with all that cannot be read or resolved."""
    faults: list[Fault] = []
    tables = _tables(folder or FOLDER, faults)
    content = _content(tables, faults)
    if content is not None and not faults:
        faults = references(content)
    if faults or content is None:
        raise ContentFault(faults)
    return content


def digest(content: SecondContent) -> str:
    """SHA-256 of what the rules read: the order of records counts, their layout does not."""
    text = json.dumps(_canonical(content), ensure_ascii=True, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _canonical(value: object) -> object:
    if is_dataclass(value) and not isinstance(value, type):
        parts = [part for part in fields(value) if not part.metadata.get("aside")]
        return {part.name: _canonical(getattr(value, part.name)) for part in parts}
    if isinstance(value, tuple):
        return [_canonical(member) for member in value]
    return value


def _tables(folder: Path, faults: list[Fault]) -> dict[str, dict[str, Any]]:
    """The parsed files of a folder by name."""
    wanted = {str(part.metadata["file"]) for part in fields(SecondContent)}
    found = {path.name for path in folder.glob("*.toml")}
    faults += [Fault(name, "", "this file is not known") for name in sorted(found - wanted)]
    faults += [Fault(name, "", "this file is missing") for name in sorted(wanted - found)]
    tables: dict[str, dict[str, Any]] = {}
    for name in sorted(wanted & found):
        try:
            tables[name] = tomllib.loads((folder / name).read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            faults.append(Fault(name, "", f"not readable as TOML: {error}"))
    return tables


def _content(tables: Mapping[str, dict[str, Any]], faults: list[Fault]) -> SecondContent | None:
    """The content, or None when a part of it is missing."""
    hints = get_type_hints(SecondContent)
    parts: dict[str, Any] = {}
    for part in fields(SecondContent):
        data = tables.get(part.metadata["file"])
        if data is None:
            continue
        if get_origin(hints[part.name]) is tuple:
            parts[part.name] = _records(part, get_args(hints[part.name])[0], data, faults)
        else:
            parts[part.name] = _numbers(part.metadata["file"], data, faults)
    faults += _strange_tables(tables)
    is_whole = len(parts) == len(fields(SecondContent)) and parts["numbers"] is not None
    return SecondContent(**parts) if is_whole else None


def _records(
    part: Field[Any], into: type[Record], data: dict[str, Any], faults: list[Fault]
) -> tuple[Record, ...]:
    file, table = part.metadata["file"], part.metadata["table"]
    rows = data.get(table, [])
    if not isinstance(rows, list):
        faults.append(Fault(file, table, f"records are written [[{table}]]"))
        return ()
    records = []
    for place, row in enumerate(rows, start=1):
        name = row.get("id") if isinstance(row, dict) else None
        label = name if isinstance(name, str) else f"{table} {place}"
        record = Reader(file, label, faults).read(into, row)
        if record is not None:
            records.append(record)
    return tuple(records)


def _numbers(file: str, data: dict[str, Any], faults: list[Fault]) -> Numbers | None:
    return Reader(file, "", faults).read(Numbers, data)


def _strange_tables(tables: Mapping[str, dict[str, Any]]) -> list[Fault]:
    known: dict[str, set[str]] = {}
    for part in fields(SecondContent):
        known.setdefault(part.metadata["file"], set()).add(part.metadata["table"])
    return [
        Fault(file, name, "this table is not known")
        for file, data in tables.items()
        if "" not in known[file]
        for name in data
        if name not in known[file]
    ]
