"""The only reader of content files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import Field, fields, is_dataclass
from pathlib import Path
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

from metro2033.content.fault import ContentFault, Fault, because
from metro2033.content.house import Tables, lay_over, read_house
from metro2033.content.network import Content
from metro2033.content.origin import Record
from metro2033.content.read import Reader
from metro2033.content.toml import NotToml, read_toml
from metro2033.i18n import Complaint

C = TypeVar("C", bound=Content)

PRINTED: Final[dict[Path, Tables]] = {}
"""Folders of the package that were read."""


def load_content(
    edition: str,
    printed: Path,
    chosen: Path | None,
    into: type[C],
    resolve: Callable[[C], list[Fault]],
) -> C:
    """The printed content, that of another folder, or the printed one with a file of house cards.

    Raises `ContentFault` with all that cannot be read or resolved.
    """
    faults: list[Fault] = []
    if chosen is not None and chosen.is_file():
        house = read_house(chosen)
        if house.edition != edition:
            why = Complaint("data-edition", found=house.edition, wanted=edition)
            raise ContentFault([because("", "", why)])
        tables = lay_over(_printed_tables(printed, into), house, into, faults)
    else:
        tables = _tables(chosen or printed, into, faults)
    content = _content(tables, into, faults)
    if content is not None and not faults:
        faults = resolve(content)
    if faults or content is None:
        raise ContentFault(faults)
    return content


def digest(content: Content) -> str:
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


def _printed_tables(folder: Path, into: type[Content]) -> Tables:
    """The files of the package, read once: house cards are looked at again and again."""
    if folder not in PRINTED:
        PRINTED[folder] = _tables(folder, into, [])
    return PRINTED[folder]


def _tables(folder: Path, into: type[Content], faults: list[Fault]) -> dict[str, dict[str, Any]]:
    """The parsed files of a folder by name."""
    wanted = {str(part.metadata["file"]) for part in fields(into)}
    found = {path.name for path in folder.glob("*.toml")}
    strange, lost = Complaint("data-file", "unknown"), Complaint("data-file", "missing")
    faults += [because(name, "", strange) for name in sorted(found - wanted)]
    faults += [because(name, "", lost) for name in sorted(wanted - found)]
    tables: dict[str, dict[str, Any]] = {}
    for name in sorted(wanted & found):
        try:
            tables[name] = read_toml((folder / name).read_text(encoding="utf-8"))
        except NotToml as error:
            faults.append(because(name, "", error))
        except UnicodeDecodeError:
            faults.append(because(name, "", Complaint("fault-not-text")))
    return tables


def _content(tables: Mapping[str, dict[str, Any]], into: type[C], faults: list[Fault]) -> C | None:
    """The content, or None when a part of it is missing."""
    hints = get_type_hints(into)
    parts: dict[str, Any] = {}
    for part in fields(into):
        data = tables.get(part.metadata["file"])
        if data is None:
            continue
        if get_origin(hints[part.name]) is tuple:
            parts[part.name] = _records(part, get_args(hints[part.name])[0], data, faults)
        else:
            reader = Reader(part.metadata["file"], "", faults)
            parts[part.name] = reader.read(hints[part.name], data)
    faults += _strange_tables(tables, into)
    is_whole = len(parts) == len(fields(into)) and parts["numbers"] is not None
    return into(**parts) if is_whole else None


def _records(
    part: Field[Any], into: type[Record], data: dict[str, Any], faults: list[Fault]
) -> tuple[Record, ...]:
    file, table = part.metadata["file"], part.metadata["table"]
    rows = data.get(table, [])
    if not isinstance(rows, list):
        faults.append(because(file, table, Complaint("data-records", table=table)))
        return ()
    records = []
    for place, row in enumerate(rows, start=1):
        name = row.get("id") if isinstance(row, dict) else None
        label = name if isinstance(name, str) else f"{table} {place}"
        record = Reader(file, label, faults).read(into, row)
        if record is not None:
            records.append(record)
    return tuple(records)


def _strange_tables(tables: Mapping[str, dict[str, Any]], into: type[Content]) -> list[Fault]:
    known: dict[str, set[str]] = {}
    for part in fields(into):
        known.setdefault(part.metadata["file"], set()).add(part.metadata["table"])
    return [
        because(file, name, Complaint("data-no-table"))
        for file, data in tables.items()
        if "" not in known[file]
        for name in data
        if name not in known[file]
    ]
