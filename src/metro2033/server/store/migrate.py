"""Bringing the tables up to date when a server starts, one server at a time.

Alembic is loaded only where there is something to do: that takes longer than all else here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, inspect, text

from metro2033.i18n import Complaint
from metro2033.server.store.database import connect_to

LOCK: Final = 0x6D6574726F  # "metro": the advisory lock of PostgreSQL for migrations


FOLDER: Final = Path(__file__).parent / "migration"


class NotMigrated(Complaint, ValueError):
    """A database without tables."""


def migrate(url: URL, revision: str = "head") -> None:
    """Run the migrations that are missing, up to the revision."""
    engine = connect_to(url, writes=True)
    try:
        with engine.connect() as connection, _alone(connection):
            if revision != "head" or _revision_of(connection) != revisions()[0]:
                _upgrade(connection, revision)
    finally:
        engine.dispose()


def _upgrade(connection: Connection, revision: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revisions() -> list[str]:
    """All revisions that tables can be in, newest first."""
    steps = (FOLDER / "versions").glob("step_*.py")
    return sorted((step.stem.removeprefix("step_") for step in steps), reverse=True)


def revision_of(connection: Connection) -> str:
    """The revision that the tables are in; NotMigrated where there are none."""
    revision = _revision_of(connection)
    if revision is None:
        raise NotMigrated("fault-no-tables")
    return revision


def _revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


@contextmanager
def _alone(connection: Connection) -> Iterator[None]:
    """One transaction, and no other server that migrates the same database meanwhile.

    SQLite locks its file by BEGIN IMMEDIATE; PostgreSQL has a lock that ends with the transaction.
    """
    with connection.begin():
        if connection.dialect.name == "postgresql":
            # On a busy machine a step may take its time between two statements.
            for limit in ("lock_timeout", "idle_in_transaction_session_timeout"):
                connection.execute(text(f"SET LOCAL {limit} = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        yield
