"""Tournaments and their entrants, inside a transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import fields
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from metro2033.server.store import schema, tournament_schema
from metro2033.server.store.entities import Conflict, Unknown
from metro2033.server.store.matches import from_json, to_json
from metro2033.server.store.tournament_entities import (
    StoredEntrant,
    Tournament,
    TournamentSeat,
    TournamentStatus,
    TournamentTable,
    WholeTournament,
)
from metro2033.server.store.watch_schema import is_end_hidden
from metro2033.server.time_off import DAY_MS
from metro2033.server.tournament.entrant import Entrant

_tournament, _entrant = tournament_schema.tournament, tournament_schema.tournament_entrant
_table, _seat = tournament_schema.tournament_table, tournament_schema.tournament_seat
_account, _match = schema.account, schema.match

MOST_MADE: Final = 3
"""Tournaments that are not over which one account may have made."""

MOST_JOINED: Final = 10
"""Tournaments that are not over in which one account may take part."""

KEPT_MS: Final = 30 * DAY_MS
"""How long a tournament is kept that was called off before its first round."""

_NAMES: Final = [field.name for field in fields(Tournament)]
_TOURNAMENT: Final = select(*(_tournament.c[name] for name in _NAMES))
_IS_OPEN: Final = _tournament.c.status.in_(["open", "running"])


class TooMany(Conflict):
    """There are as many as there may be."""


class Full(Conflict):
    """No place is left."""


class NotOpen(Conflict):
    """It has begun, or is over."""


def create(connection: Connection, new: Tournament) -> None:
    """Add a tournament; TooMany if its organiser has enough."""
    assert new.organiser is not None
    _lock_account(connection, new.organiser)
    made = select(func.count()).where(_tournament.c.organiser == new.organiser, _IS_OPEN)
    if connection.execute(made).scalar_one() >= MOST_MADE:
        raise TooMany
    row = {name: getattr(new, name) for name in _NAMES}
    connection.execute(insert(_tournament), {**row, "settings": to_json(new.settings)})


def _lock_account(connection: Connection, account: str) -> None:
    """Lock an account for one such change at a time; Unknown if it was deleted."""
    query = select(_account.c.id).where(_account.c.id == account).with_for_update()
    if connection.execute(query).one_or_none() is None:
        raise Unknown("there is no such account")


def get(connection: Connection, id: str) -> Tournament | None:
    """The tournament of that id."""
    row = connection.execute(_TOURNAMENT.where(_tournament.c.id == id)).one_or_none()
    return None if row is None else _read(row)


def locked(connection: Connection, id: str) -> Tournament:
    """A tournament, locked until the transaction ends; Unknown if there is none."""
    query = _TOURNAMENT.where(_tournament.c.id == id).with_for_update()
    row = connection.execute(query).one_or_none()
    if row is None:
        raise Unknown(f"there is no tournament {id}")
    return _read(row)


def _read(row: Row[Any]) -> Tournament:
    values = dict(row._mapping)
    return Tournament(**{**values, "settings": from_json(values["settings"])})


def whole(connection: Connection, id: str, now: int) -> WholeTournament | None:
    """A tournament with all that belongs to it."""
    found = get(connection, id)
    if found is None:
        return None
    seats = select(*(_seat.c[field.name] for field in fields(TournamentSeat)))
    seats = seats.where(_seat.c.tournament == id).order_by(_seat.c.round, _seat.c.entrant)
    return WholeTournament(
        found,
        tuple(entrants(connection, id)),
        tuple(tables(connection, id, now)),
        tuple(TournamentSeat(*row) for row in connection.execute(seats)),
    )


def entrants(connection: Connection, id: str) -> list[StoredEntrant]:
    """The entrants, in the order of their numbers."""
    own = ("number", "account", "bot", "pool", "is_out", "joined")
    query = (
        select(*(_entrant.c[name] for name in own))
        .add_columns(func.coalesce(_account.c.name, ""))
        .add_columns(func.coalesce(_account.c.has_profile, False))
        .outerjoin(_account, _account.c.id == _entrant.c.account)
        .where(_entrant.c.tournament == id)
        .order_by(_entrant.c.number)
    )
    return [StoredEntrant(*row) for row in connection.execute(query)]


def tables(connection: Connection, id: str, now: int) -> list[TournamentTable]:
    """All tables, in their order."""
    query = (
        select(_table.c.round, _table.c.number, _table.c.match, _table.c.state, _match.c.status)
        .add_columns(is_end_hidden(_table.c.match))
        .outerjoin(_match, _match.c.id == _table.c.match)
        .where(_table.c.tournament == id)
        .order_by(_table.c.round, _table.c.number)
    )
    return [TournamentTable(*row) for row in connection.execute(query, {"now": now})]


def find(
    connection: Connection,
    statuses: Collection[TournamentStatus],
    account: str | None,
    limit: int,
    offset: int,
) -> list[tuple[Tournament, int]]:
    """Public tournaments, or those of an account, the last changed first; how many take part."""
    number = (
        select(func.count())
        .where(_entrant.c.tournament == _tournament.c.id)
        .correlate(_tournament)
        .scalar_subquery()
    )
    query = (
        _TOURNAMENT.add_columns(number.label("people"))
        .where(_tournament.c.status.in_(sorted(statuses)))
        .where(_tournament.c.is_public if account is None else _is_of(account))
        .order_by(_tournament.c.updated.desc(), _tournament.c.id)
        .limit(limit)
        .offset(offset)
    )
    found = []
    for row in connection.execute(query).mappings():
        values = {name: row[name] for name in _NAMES}
        settings = from_json(values.pop("settings"))
        found.append((Tournament(settings=settings, **values), int(row["people"])))
    return found


def _is_of(account: str) -> ColumnElement[bool]:
    """That an account has made a tournament or takes part in it."""
    joined = select(_entrant.c.tournament).where(_entrant.c.account == account)
    return (_tournament.c.organiser == account) | _tournament.c.id.in_(joined)


def join(connection: Connection, id: str, account: str, at: int) -> None:
    """Join; does nothing if the account already takes part."""
    _lock_account(connection, account)
    found = locked(connection, id)
    if found.status != "open":
        raise NotOpen(found.status)
    here = entrants(connection, id)
    if any(one.account == account for one in here):
        return
    open_ones = (
        select(func.count())
        .join(_tournament, _tournament.c.id == _entrant.c.tournament)
        .where(_entrant.c.account == account, _IS_OPEN)
    )
    if connection.execute(open_ones).scalar_one() >= MOST_JOINED:
        raise TooMany
    if len(here) >= found.settings["most"]:
        raise Full
    number = 1 + max((one.number for one in here), default=-1)
    row = {"tournament": id, "number": number, "account": account, "joined": at}
    connection.execute(insert(_entrant), {**row, "bot": None, "pool": 0, "is_out": False})
    touch(connection, id, at)


def leave(connection: Connection, id: str, account: str, at: int) -> bool:
    """Leave; before the start this deletes the entry. Whether the account took part."""
    found = locked(connection, id)
    its = (_entrant.c.tournament == id) & (_entrant.c.account == account)
    if found.status == "open":
        changed = connection.execute(delete(_entrant).where(its)).rowcount
    elif found.status == "running":
        is_in = its & _entrant.c.is_out.is_(False)
        changed = connection.execute(update(_entrant).where(is_in).values(is_out=True)).rowcount
    else:
        raise NotOpen(found.status)
    if changed:
        touch(connection, id, at)
    return bool(changed)


def touch(connection: Connection, id: str, at: int, **values: Any) -> None:
    """Change a tournament that is locked, so that others see that it has changed."""
    query = update(_tournament).where(_tournament.c.id == id)
    connection.execute(query.values(version=_tournament.c.version + 1, updated=at, **values))


def begin(
    connection: Connection,
    seen: Tournament,
    drawn: Sequence[Entrant],
    bots: Sequence[str],
    rounds: int,
    at: int,
) -> bool:
    """Let an open tournament be played by those who were seen there, in their groups, and bots.

    `drawn` numbers people in the order in which they joined, then bots. False if it has changed.
    """
    found = locked(connection, seen.id)
    if found.version != seen.version or found.status != "open":
        return False
    people = [(one.account, None, one.joined) for one in entrants(connection, seen.id)]
    everybody = [*people, *((None, bot, at) for bot in bots)]
    connection.execute(delete(_entrant).where(_entrant.c.tournament == seen.id))
    rows = [
        {"tournament": seen.id, "number": one.number, "account": account, "bot": bot}
        | {"pool": one.group, "is_out": False, "joined": joined}
        for one, (account, bot, joined) in zip(drawn, everybody, strict=True)
    ]
    connection.execute(insert(_entrant), rows)
    touch(connection, seen.id, at, status="running", rounds=rounds, due=None)
    return True


def end(connection: Connection, id: str, status: TournamentStatus, at: int) -> bool:
    """Call a tournament off, or note that it is over; False if that is so already."""
    found = locked(connection, id)
    if found.status not in {"open", "running"}:
        return False
    touch(connection, id, at, status=status, due=None)
    return True


def drop_unplayed(connection: Connection, before: int) -> None:
    """Forget the tournaments that were called off before their first round, some time ago."""
    is_unplayed = (_tournament.c.status == "cancelled") & (_tournament.c.round == 0)
    connection.execute(delete(_tournament).where(is_unplayed, _tournament.c.updated < before))


def forget(connection: Connection, account: str, at: int) -> None:
    """Remove a deleted account from all tournaments."""
    ids = connection.execute(select(_tournament.c.id).where(_is_of(account))).scalars().all()
    for id in sorted(ids):
        found = locked(connection, id)
        if found.status in {"open", "running"}:
            leave(connection, id, account, at)
        if found.organiser == account and found.status == "open":
            end(connection, id, "cancelled", at)
    its = update(_entrant).where(_entrant.c.account == account)
    connection.execute(its.values(account=None))
    made = update(_tournament).where(_tournament.c.organiser == account)
    connection.execute(made.values(organiser=None))
