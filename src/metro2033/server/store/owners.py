"""Which server process has a match, inside a transaction; for PostgreSQL alone.

A process holds an advisory lock as long as its connection lives. When nobody holds it the process
is gone, and others may take what it had.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, Select, delete, func, insert, select, text, update

from metro2033.server.store import schema
from metro2033.server.store.entities import Unknown

_match, _process = schema.match, schema.process
_HOLDER: Final = text(
    "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
    "WHERE locktype = 'advisory' AND objsubid = 1 AND datname = current_database() "
    "AND classid = CAST(:high AS bigint) AND objid = CAST(:low AS bigint)"
)
_IS_SILENT: Final = text(
    "SELECT pid FROM pg_stat_activity "
    "WHERE pid = :pid AND usename = current_user AND application_name = :pulse "
    "AND state_change < clock_timestamp() - make_interval(secs => :seconds)"
)
_END: Final = text("SELECT pg_terminate_backend(:pid)")


def lock_number(process: str) -> int:
    """The number of the lock that a process holds."""
    return int.from_bytes(bytes.fromhex(process), signed=True)


def enter(connection: Connection, process: str, at: int, contact: str) -> None:
    """Make a process known, and how others call it."""
    connection.execute(insert(_process), {"id": process, "started": at, "contact": contact})


def contact(connection: Connection, process: str) -> str | None:
    """How to call a process; None if it is not known."""
    return connection.execute(
        select(_process.c.contact).where(_process.c.id == process)
    ).scalar_one_or_none()


def owner(connection: Connection, match: str) -> str | None:
    """The process that has a match, dead or alive; None if there is none."""
    return _owner(connection, select(_match.c.owner).where(_match.c.id == match))


def take(connection: Connection, match: str, process: str) -> str:
    """The owner of a match: another process if that lives, else the given one, from now on."""
    query = select(_match.c.owner).where(_match.c.id == match)
    # The row is locked only to be changed: its owner, who adds choices, would have to wait.
    for asked in (query, query.with_for_update()):
        found = _owner(connection, asked)
        if found == process or (found is not None and not _is_gone(connection, found)):
            return found
    connection.execute(update(_match).where(_match.c.id == match).values(owner=process))
    return process


def _owner(connection: Connection, query: Select[tuple[str | None]]) -> str | None:
    row = connection.execute(query).one_or_none()
    if row is None:
        raise Unknown("there is no such match")
    found: str | None = row.owner
    return found


def let_go(connection: Connection, match: str, process: str) -> None:
    """Give up a match."""
    mine = (_match.c.id == match) & (_match.c.owner == process)
    connection.execute(update(_match).where(mine).values(owner=None))


def leave(connection: Connection, process: str) -> None:
    """Forget a process and everything it owned."""
    connection.execute(update(_match).where(_match.c.owner == process).values(owner=None))
    connection.execute(delete(_process).where(_process.c.id == process))


def bury(connection: Connection) -> tuple[dict[str, str], set[str]]:
    """Forget the processes that are gone; those with how they were called, and the living."""
    known = {row.id: row.contact for row in connection.execute(select(_process))}
    gone = {process: known[process] for process in known if _is_gone(connection, process)}
    for process in gone:
        leave(connection, process)
    return gone, known.keys() - gone.keys()


def _is_gone(connection: Connection, process: str) -> bool:
    """Whether nobody holds the lock of a process; then it never comes back, as it had one life."""
    return _holder(connection, process) is None


def _holder(connection: Connection, process: str) -> int | None:
    """The backend of the database whose connection holds the lock of a process."""
    number = lock_number(process) % (1 << 64)
    halves = {"high": number >> 32, "low": number % (1 << 32)}
    found: int | None = connection.execute(_HOLDER, halves).scalar_one_or_none()
    return found


def silent(
    connection: Connection, processes: Collection[str], pulse: str, seconds: float
) -> set[str]:
    """Those of some processes whose connection of that name has said nothing for so long.

    The time is the database's, so it does not matter whether the clocks of all machines agree.
    """
    asked = {"pulse": pulse, "seconds": seconds}
    backends = {process: _holder(connection, process) for process in processes}
    return {
        process
        for process, pid in backends.items()
        if connection.execute(_IS_SILENT, {"pid": pid, **asked}).one_or_none()
    }


def put_out(connection: Connection, process: str) -> None:
    """End the connection of a process, which is gone then and has to begin anew."""
    pid = _holder(connection, process)
    if pid is not None:
        connection.execute(_END, {"pid": pid})


def number(connection: Connection) -> int:
    """How many processes are known."""
    return connection.execute(select(func.count()).select_from(_process)).scalar_one()
