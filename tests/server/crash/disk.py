"""A disk that can lose its power: it records every write and sync of SQLite, and shows what may be
left at any moment. What was not synced may be there, be lost, or be there in part."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import apsw
import apsw.ext

SECTOR = 512
"""Bytes that a disk writes whole or not at all."""


@dataclass(frozen=True, slots=True)
class Op:
    """Something that happened: a write, a cut to a length, a sync, or what a caller noted."""

    kind: str
    file: str = ""
    offset: int = 0
    data: bytes = b""
    note: Any = None


class RecordedFile(apsw.VFSFile):
    """A file whose writes and syncs are recorded."""

    def __init__(self, log: list[Op], filename: Any, flags: list[int]) -> None:
        super().__init__("", filename, flags)
        self._log = log
        self._name = Path(
            str(filename.filename() if hasattr(filename, "filename") else filename)
        ).name

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 apsw names it
        super().xWrite(data, offset)
        self._log.append(Op("write", self._name, offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        super().xTruncate(newsize)
        self._log.append(Op("cut", self._name, newsize))

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        self._log.append(Op("sync", self._name))


class RecordedDisk(apsw.VFS):
    """Gives SQLite recorded files."""

    def __init__(self, name: str) -> None:
        self.log: list[Op] = []
        self.vfs_name = name
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> RecordedFile:  # noqa: N802
        return RecordedFile(self.log, name, flags)

    def note(self, note: Any) -> None:
        """Put something between the writes, such as what was acknowledged by now."""
        self.log.append(Op("note", note=note))


def left_after(
    ops: Sequence[Op], before: dict[str, bytes], chance: random.Random
) -> dict[str, bytes]:
    """The files after the power went out: what was synced, and any part of the rest."""
    synced = {name: bytearray(data) for name, data in before.items()}
    waiting: dict[str, list[Op]] = {}
    for op in ops:
        if op.kind == "sync":
            for kept in waiting.pop(op.file, []):
                _do(synced.setdefault(op.file, bytearray()), kept)
        elif op.kind in {"write", "cut"}:
            waiting.setdefault(op.file, []).append(op)
    for name, lost in waiting.items():
        # A whole disk may be lucky or unlucky, not only a single write.
        luck = chance.choice([0.0, 0.5, 0.9, 1.0])
        for op in _survivors(lost, luck, chance):
            _do(synced.setdefault(name, bytearray()), op)
    return {name: bytes(data) for name, data in synced.items()}


def _survivors(ops: Iterable[Op], luck: float, chance: random.Random) -> Iterable[Op]:
    """Those writes, or sectors of them, that reached the disk though nobody waited for it."""
    for op in ops:
        if op.kind == "cut":
            if chance.random() < luck:
                yield op
            continue
        for start in range(0, len(op.data), SECTOR):
            if chance.random() < luck:
                part = op.data[start : start + SECTOR]
                yield Op("write", op.file, op.offset + start, part)


def _do(content: bytearray, op: Op) -> None:
    """Change the content of a file."""
    if op.kind == "cut":
        del content[op.offset :]
        return
    if len(content) < op.offset:
        content.extend(bytes(op.offset - len(content)))
    content[op.offset : op.offset + len(op.data)] = op.data


class Driver:
    """As much of Python's database interface as SQLAlchemy wants, on the recorded disk."""

    paramstyle = "qmark"
    sqlite_version_info = tuple(int(part) for part in apsw.sqlite_lib_version().split("."))
    Error = apsw.Error
    DatabaseError = InterfaceError = OperationalError = apsw.Error
    IntegrityError = apsw.ConstraintError

    def __init__(self, disk: RecordedDisk) -> None:
        self._disk = disk

    def connect(self, file: str, timeout: float = 0, **_options: Any) -> Connection:
        database = apsw.Connection(file, vfs=self._disk.vfs_name)
        database.set_busy_timeout(int(timeout * 1000))
        return Connection(database)


class Connection:
    """A connection of that interface."""

    isolation_level = None

    def __init__(self, database: apsw.Connection) -> None:
        self._database = database

    def cursor(self) -> Cursor:
        return Cursor(self._database)

    def execute(self, statement: str) -> Cursor:
        cursor = self.cursor()
        cursor.execute(statement)
        return cursor

    def commit(self) -> None:
        if self._database.in_transaction:
            self._database.execute("COMMIT")

    def rollback(self) -> None:
        if self._database.in_transaction:
            self._database.execute("ROLLBACK")

    def close(self) -> None:
        self._database.close()

    def create_function(self, *_args: Any, **_options: Any) -> None:
        """SQLAlchemy would like regular expressions; nobody here uses them."""


class Cursor:
    """A cursor of that interface, with all rows at once."""

    lastrowid = None

    def __init__(self, database: apsw.Connection) -> None:
        self._database = database
        self._rows: list[Any] = []
        self.description: list[tuple[Any, ...]] | None = None
        self.rowcount = -1

    def execute(self, statement: str, values: Sequence[Any] = ()) -> None:
        info = apsw.ext.query_info(self._database, statement)
        names = [(column[0], None, None, None, None, None, None) for column in info.description]
        self.description = names or None
        self._rows = list(self._database.execute(statement, tuple(values)))
        self.rowcount = self._database.changes()

    def executemany(self, statement: str, many: Sequence[Sequence[Any]]) -> None:
        for values in many:
            self.execute(statement, values)

    def fetchone(self) -> Any:
        return self._rows.pop(0) if self._rows else None

    def fetchmany(self, size: int = 1) -> list[Any]:
        rows, self._rows = self._rows[:size], self._rows[size:]
        return rows

    def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    def close(self) -> None:
        self._rows = []
