"""Statements that are run for every move: compiled once, and handed to the driver as they are.

SQLAlchemy would take several times as long as the database to prepare and wrap each of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Any, Final

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

Row = Mapping[str, Any]


class Prepared:
    """A statement with named values, whose names and types are the same each time."""

    def __init__(self, **statements: Executable) -> None:
        """The statement of each kind of database, or `any` for all of them."""
        self._statements: Final = statements
        self._compiled: Final[dict[str, SQLCompiler]] = {}

    def run(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Run it with each row of values; how many rows of the table it changed."""
        compiled = self._compiled.get(connection.dialect.name) or self._compile(connection)
        names = compiled.positiontup
        values: Any = rows if names is None else [tuple(row[n] for n in names) for row in rows]
        errors = connection.dialect.loaded_dbapi.Error
        with closing(connection.connection.cursor()) as cursor:
            try:
                if len(rows) == 1:
                    cursor.execute(compiled.string, values[0])
                else:
                    cursor.executemany(compiled.string, values)
            except errors as error:
                raise _wrapped(error, compiled.string, connection) from error
            return cursor.rowcount

    def _compile(self, connection: Connection) -> SQLCompiler:
        dialect = connection.dialect
        name = dialect.name if dialect.name in self._statements else "any"
        compiled = self._statements[name].compile(dialect=dialect)  # type: ignore[attr-defined]
        assert isinstance(compiled, SQLCompiler)
        assert not any(compiled.params.values()), "a value that is not in the rows"
        self._compiled[dialect.name] = compiled
        return compiled


def _wrapped(error: Any, statement: str, connection: Connection) -> Exception:
    """The error of a driver as SQLAlchemy would raise it, without the values."""
    dialect, driver = connection.dialect, connection.connection.dbapi_connection
    wrapped: Exception = DBAPIError.instance(
        statement,
        None,
        error,
        dialect.loaded_dbapi.Error,
        hide_parameters=True,
        connection_invalidated=dialect.is_disconnect(error, driver, None),
        dialect=dialect,
    )
    return wrapped
