"""Connections: one way to SQLite and PostgreSQL, both durable when a commit returns."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from metro2033.i18n import Complaint
from metro2033.i18n.complaint import needing

READERS: Final = 4
"""Threads that read, each with a connection."""

CACHE_KB: Final = 4_000
"""The pages that each connection to SQLite keeps; the system keeps the whole file anyway."""

BUSY_SECONDS: Final = 30
"""How long a connection waits for SQLite's locks."""


class BadUrl(Complaint, ValueError):
    """A text that names no database which the server can use."""


def database_url(text: str) -> URL:
    """The database that a URL names, `sqlite:///FILE` or `postgresql://...`; BadUrl else."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadUrl("fault-no-url", text=text) from None
    backend = url.get_backend_name()
    if backend == "sqlite":
        if url.database in {None, "", ":memory:"}:
            raise BadUrl("fault-no-database-file")
        return url.set(drivername="sqlite+pysqlite")
    if backend in {"postgresql", "postgres"}:
        return url.set(drivername="postgresql+psycopg")
    raise BadUrl("fault-database-kind", name=backend)


def sqlite_file(url: URL) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    if url.get_backend_name() != "sqlite":
        return None
    assert url.database is not None
    return Path(url.database)


def existing_database(text: str) -> URL:
    """The database that a URL names; SQLite would make a file that is not there."""
    url = database_url(text)
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise BadUrl("fault-database", reason=Complaint("fault-cannot-open"))
    return url


def connect_to(url: URL, *, writes: bool) -> Engine:
    """An engine for the writer, or for readers."""
    if sqlite_file(url) is None:
        return _postgres(url, writes=writes)
    engine = create_engine(
        url,
        pool_size=1 if writes else READERS,
        max_overflow=0,
        hide_parameters=True,  # values may be secret, and errors are logged
        connect_args={"timeout": BUSY_SECONDS},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "begin", start)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    """Full durability, readers beside the writer, and transactions begun by us alone."""
    connection.isolation_level = None
    _write_ahead(connection)
    for pragma in ("synchronous = FULL", "foreign_keys = ON", f"cache_size = -{CACHE_KB}"):
        connection.execute(f"PRAGMA {pragma}").close()


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Turn on write-ahead logging, however many connections try it at once.

    SQLite refuses at once, without the timeout of other locks, when two connections change the
    mode of a new file in the same moment.
    """
    give_up = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
            time.sleep(0.01)


def _postgres(url: URL, *, writes: bool) -> Engine:
    """Durability is asked for, as an administrator may have turned it off for the whole server.

    A reader sees one moment in all its statements, as in SQLite. Another server that stops in the
    middle of a transaction must not stop this one.
    """
    with needing("server"):
        import psycopg  # noqa: F401
    limits = "-c lock_timeout=2s -c idle_in_transaction_session_timeout=5s"
    return create_engine(
        url,
        pool_size=1 if writes else READERS,
        max_overflow=0,
        pool_pre_ping=True,
        hide_parameters=True,
        isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",
        connect_args={
            "options": f"-c synchronous_commit=on {limits}",
            "connect_timeout": 10,
            "keepalives_idle": 10,
            "application_name": "metro2033",
        },
    )
