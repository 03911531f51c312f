"""Whether the database works: each kind of failure is logged when it begins and when it is over."""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic
from typing import Final, Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from metro2033.server.log import logger

LOG: Final = logger("metro2033.store")

FailureKind = Literal["full", "read_only", "damaged", "disk", "lost", "busy", "other"]

SQLITE: Final[dict[str, FailureKind]] = {
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read_only",
    "SQLITE_PERM": "read_only",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_IOERR": "disk",
    "SQLITE_CANTOPEN": "lost",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
}
"""Kinds by the beginning of an error's name."""

POSTGRES: Final[dict[str, FailureKind]] = {
    "53100": "full",
    "25006": "read_only",
    "XX001": "damaged",
    "XX002": "damaged",
    "58": "disk",
    "08": "lost",
    "57P": "lost",
    "53300": "busy",
    "55P03": "busy",
    "57014": "busy",
    "40": "busy",
}
"""Kinds by the beginning of an error's SQLSTATE."""


def kind_of(error: Exception) -> FailureKind:
    """What kind of failure an error of the database is."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    for table, code in (
        (SQLITE, getattr(inner, "sqlite_errorname", None)),
        (POSTGRES, getattr(inner, "sqlstate", None)),
    ):
        for start, kind in table.items():
            if code is not None and code.startswith(start):
                return kind
    if isinstance(error, PoolTimeout):
        return "busy"
    is_cut_off = isinstance(error, DBAPIError) and error.connection_invalidated
    return "lost" if is_cut_off or type(inner).__name__ == "OperationalError" else "other"


def reason_of(error: Exception) -> str:
    """What the database says, without the statement and its values: those may be secret."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    return f"{type(inner).__name__}: {inner}".strip().split("\n", maxsplit=1)[0]


class StoreHealth:
    """The failures of a database that are not over. Threads that read and write report here."""

    def __init__(self, on_failure: Callable[[FailureKind], None] = lambda _: None) -> None:
        """`on_failure` is called for every failure."""
        self._on_failure: Final = on_failure
        self._began: Final[dict[FailureKind, float]] = {}
        self._lock: Final = threading.Lock()

    @property
    def is_damaged(self) -> bool:
        """Whether a damaged page was found: that does not heal by itself."""
        return "damaged" in self._began

    def failed(self, error: Exception) -> None:
        """The database failed: reported once for each kind, until it works again."""
        self._failed(kind_of(error), reason_of(error))

    def damaged(self, reason: str) -> None:
        """A check has found a damaged page."""
        self._failed("damaged", reason)

    def _failed(self, kind: FailureKind, reason: str) -> None:
        self._on_failure(kind)
        with self._lock:
            is_new = kind not in self._began
            self._began.setdefault(kind, monotonic())
        if is_new:
            LOG.error("store failed", kind=kind, reason=reason)

    def wrote(self) -> None:
        """Something is on disk: whatever failed before is over, but for damage."""
        if not self._began:
            return
        with self._lock:
            over = {kind: began for kind, began in self._began.items() if kind != "damaged"}
            for kind in over:
                del self._began[kind]
        if over:
            seconds = round(monotonic() - min(over.values()), 1)
            LOG.warning("store works again", kinds=sorted(over), seconds=seconds)
