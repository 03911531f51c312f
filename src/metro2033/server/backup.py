"""Backup and restore: all rows as compressed JSON lines, the same for SQLite and PostgreSQL.

A backup is one moment of the database, made while servers go on. It is restored into an empty
database of either kind; an older one is brought up to date as a database would be. It holds the
secrets of running matches, so only its owner may read the file.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec
from sqlalchemy import URL, Connection, LargeBinary, MetaData, Table, func, insert, select

from metro2033.i18n import Complaint
from metro2033.server.cluster.single_process import DatabaseInUse, SingleProcess
from metro2033.server.store import (  # noqa: F401 all tables are known when all are imported
    moderation_schema,
    played_schema,
    schema,
    tournament_schema,
    watch_schema,
)
from metro2033.server.store.database import connect_to, database_url, existing_database, sqlite_file
from metro2033.server.store.integrity import check
from metro2033.server.store.migrate import migrate, revision_of, revisions
from metro2033.server.store.owners import bury

FORMAT: Final = 1

LEFT_OUT: Final = {"process", "alembic_version"}
"""Tables that say who serves now, and the revision, which stands in the head."""

GZIP: Final = b"\x1f\x8b"
"""How a compressed file begins."""

CHUNK: Final = 1 << 20
"""Bytes that are looked at together."""

BATCH: Final = 500
"""Rows that are inserted together."""


class BadBackup(Complaint, ValueError):
    """A file that is no whole backup, or one that this program cannot read."""


class NotEmpty(Complaint, ValueError):
    """A database that holds something already."""


def backup(url: str, file: Path) -> dict[str, int]:
    """Write all that the database holds to a file; how many rows of each table."""
    part = file.with_name(f"{file.name}.part")
    engine = connect_to(existing_database(url), writes=False)
    try:
        with (
            engine.connect() as connection,
            os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw,
        ):
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                counts = _write(connection, out)
            raw.flush()
            os.fsync(raw.fileno())
    finally:
        engine.dispose()
    part.replace(file)
    return counts


def _write(connection: Connection, out: TextIO) -> dict[str, int]:
    """Write a head, the rows of all tables, and an end with their numbers."""
    counts: dict[str, int] = {}
    revision = revision_of(connection)
    out.write(_line({"metro2033-backup": FORMAT, "revision": revision}))
    for table in _tables(connection, revision):
        if table.name in LEFT_OUT:
            continue
        rows = connection.execution_options(yield_per=BATCH).execute(select(table))
        counts[table.name] = 0
        for row in rows.mappings():
            out.write(_line({table.name: _to_data(dict(row))}))
            counts[table.name] += 1
    out.write(_line({"end": counts}))
    return counts


def _tables(connection: Connection, revision: str) -> list[Table]:
    """All tables, those that others refer to first; one that no new server has opened has older."""
    tables = schema.METADATA
    if revision != revisions()[0]:
        tables = MetaData()
        tables.reflect(connection)
    return tables.sorted_tables


def _to_data(row: dict[str, Any]) -> dict[str, Any]:
    """A row as JSON can carry it; nobody owns a match that is restored."""
    row.pop("owner", None)
    return {name: v.hex() if isinstance(v, bytes) else v for name, v in row.items()}


def _line(data: Any) -> str:
    return msgspec.json.encode(data).decode() + "\n"


def restore(url: str, file: Path) -> dict[str, int]:
    """Fill an empty database from a backup, all or nothing; how many rows of each table."""
    target = database_url(url)
    local = sqlite_file(target)
    alone = None if local is None else SingleProcess(local)
    if alone is not None:
        alone.lock()
    try:
        return _restore(url, file)
    finally:
        if alone is not None:
            alone.unlock()


def _restore(url: str, file: Path) -> dict[str, int]:
    target = database_url(url)
    _check_whole(file)
    lines = _read(file)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("metro2033-backup") != FORMAT:
        raise BadBackup("fault-no-backup", file=file)
    if head["revision"] not in revisions():
        raise BadBackup("fault-newer-backup", file=file)
    _clear(target)
    migrate(target, head["revision"])
    engine = connect_to(target, writes=True)
    try:
        with engine.begin() as connection:
            counts = _fill(connection, lines)
            wrong = check(connection)
            if wrong:
                raise BadBackup("fault-bad-backup", file=file, reason=wrong[0])
    finally:
        engine.dispose()
    migrate(target)
    return counts


def _clear(target: URL) -> None:
    """Drop empty tables, as those of the backup may be older; NotEmpty if one is not empty."""
    engine = connect_to(target, writes=True)
    try:
        with engine.begin() as connection:
            tables = MetaData()
            tables.reflect(connection)
            for name in {"match", "account"} & set(tables.tables):
                query = select(func.count()).select_from(tables.tables[name])
                if connection.execute(query).scalar_one():
                    raise NotEmpty("fault-not-empty")
            if "process" in tables.tables and any(bury(connection)[1]):
                raise DatabaseInUse("fault-database-in-use")
            tables.drop_all(connection)
    finally:
        engine.dispose()


def _fill(connection: Connection, lines: Iterator[Any]) -> dict[str, int]:
    """Insert all rows, into the tables as they are in this revision; BadBackup without an end."""
    tables = MetaData()
    tables.reflect(connection)
    counts: dict[str, int] = {}
    for name, group in groupby(lines, key=lambda line: next(iter(line))):
        if name == "end":
            if {k: n for k, n in next(group)["end"].items() if n} != counts:
                raise BadBackup("fault-backup-rows")
            return counts
        if name not in tables.tables:
            raise BadBackup("fault-backup-table", name=name)
        counts[name] = _insert(connection, tables.tables[name], (line[name] for line in group))
    raise BadBackup("fault-backup-cut-off")


def _insert(connection: Connection, table: Table, rows: Iterator[dict[str, Any]]) -> int:
    """Insert rows; how many they were."""
    binary = {column.name for column in table.c if isinstance(column.type, LargeBinary)}
    count = 0
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append({k: bytes.fromhex(v) if k in binary else v for k, v in row.items()})
        if len(batch) == BATCH:
            connection.execute(insert(table), batch)
            count += len(batch)
            batch = []
    if batch:
        connection.execute(insert(table), batch)
    return count + len(batch)


def _check_whole(file: Path) -> None:
    """Read a backup to its end, where its checksum stands, before anything is done with it."""
    with file.open("rb") as packed:
        if packed.read(len(GZIP)) != GZIP:
            raise BadBackup("fault-no-backup", file=file)
    try:
        with gzip.open(file) as bits:
            while bits.read(CHUNK):
                pass
    except (gzip.BadGzipFile, zlib.error, EOFError) as error:
        raise BadBackup("fault-damaged-backup", file=file, reason=str(error)) from None


def _read(file: Path) -> Iterator[Any]:
    """The lines of a backup; BadBackup where one is none."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as text:
            for line in text:
                yield msgspec.json.decode(line)
    except (UnicodeDecodeError, msgspec.DecodeError) as error:
        raise BadBackup("fault-damaged-backup", file=file, reason=str(error)) from None
