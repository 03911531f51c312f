"""The states that are kept of matches, inside a transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, Integer, Table, Text, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from metro2033.server.store import schema
from metro2033.server.store.entities import Snapshot

_match, _snapshot = schema.match, schema.snapshot
_FIELDS: Final = Snapshot.__slots__


def _put(upsert: Callable[[Table], Any]) -> Any:
    """Keep a state, only if the match is at that choice and belongs to the writer."""
    values = [bindparam(name, type_=Integer if name == "n" else Text) for name in _FIELDS]
    stands = select(_match.c.id, *values).where(
        _match.c.id == bindparam("of"),
        _match.c.count == bindparam("n", type_=Integer),
        _match.c.owner.is_not_distinct_from(bindparam("owned_by", type_=Text)),
    )
    query = upsert(_snapshot).from_select(["match", *_FIELDS], stands)
    return query.on_conflict_do_update(
        index_elements=["match"], set_={name: query.excluded[name] for name in _FIELDS}
    )


_PUT: Final = {"sqlite": _put(sqlite.insert), "postgresql": _put(postgresql.insert)}


def put(connection: Connection, snapshots: Mapping[str, Snapshot], owner: str | None) -> None:
    """Keep the states of matches, in the place of earlier ones."""
    rows = [
        {"of": match, "owned_by": owner, **{name: getattr(kept, name) for name in _FIELDS}}
        for match, kept in snapshots.items()
    ]
    if rows:
        connection.execute(_PUT[connection.dialect.name], rows)


def get(connection: Connection, match: str) -> Snapshot | None:
    """The state that was kept last."""
    query = select(*(_snapshot.c[name] for name in _FIELDS)).where(_snapshot.c.match == match)
    row = connection.execute(query).one_or_none()
    return None if row is None else Snapshot(*row)


def cut(connection: Connection, match: str, n: int) -> None:
    """Forget a state that was after more than `n` choices: they are taken back."""
    after = (_snapshot.c.match == match) & (_snapshot.c.n > n)
    connection.execute(delete(_snapshot).where(after))
