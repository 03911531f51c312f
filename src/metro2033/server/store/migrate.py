"""Bringing the tables up to date when a server starts, one server at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, text

from metro2033.server.store.database import connect_to

LOCK: Final = 0x6D6574726F  # "metro": the advisory lock of PostgreSQL for migrations


FOLDER: Final = Path(__file__).parent / "migration"


class NotMigrated(ValueError):
    """A database without tables."""


def migrate(url: URL, revision: str = "head") -> None:
    """Run the migrations that are missing, up to the revision."""
    engine = connect_to(url, writes=True)
    try:
        with engine.connect() as connection, _alone(connection):
            config = Config()
            config.set_main_option("script_location", str(FOLDER))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    finally:
        engine.dispose()


def revisions() -> list[str]:
    """All revisions that tables can be in, newest first."""
    return [script.revision for script in ScriptDirectory(FOLDER).walk_revisions()]


def revision_of(connection: Connection) -> str:
    """The revision that the tables are in; NotMigrated where there are none."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise NotMigrated("there are no tables of Metro 2033 in this database")
    return revision


@contextmanager
def _alone(connection: Connection) -> Iterator[None]:
    """One transaction, and no other server that migrates the same database meanwhile.

    SQLite locks its file by BEGIN IMMEDIATE; PostgreSQL has a lock that ends with the transaction.
    """
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        yield
