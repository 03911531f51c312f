"""What belongs to people: seats and tables, taken along to an account and given up with it."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from sqlalchemy import Connection, select, update

from metro2033.server.store import matches, schema
from metro2033.server.store.entities import Match, Seat, SeatChange, Unknown
from metro2033.server.store.seating import change_seat, seats

_seat = schema.seat


def adopt(connection: Connection, old: str, session: str, account: str) -> list[str]:
    """Give what an old session has for nobody to a session of an account: seats and tables.

    The matches that this concerns.
    """
    alone = (_seat.c.session == old) & _seat.c.account.is_(None)
    _lock_tables(connection, old, None)
    found = set(connection.execute(select(_seat.c.match).where(alone)).scalars())
    connection.execute(update(_seat).where(alone).values(session=session, account=account))
    for hosted in matches.hosted(connection, old, None):
        if hosted.settings.get("host") == {"session": old, "account": None}:
            matches.change_host(connection, hosted, session, account)
            found.add(hosted.id)
    return sorted(found)


def resign(connection: Connection, account: str, at: int) -> list[str]:
    """Give up all seats and open tables of an account; the open tables that this concerns.

    In a lobby the seats are open again; where the match is played, bots take them.
    """
    _lock_tables(connection, None, account)
    found = set()
    for seat in matches.open_held(connection, None, account):
        here = matches.get(connection, seat.match)
        assert here is not None
        change_seat(connection, seat.match, seat.seat, _given_up(here))
        found.add(seat.match)
    matches.forget_players(connection, account)
    for hosted in matches.hosted(connection, None, account):
        _hand_over(connection, hosted, at)
        found.add(hosted.id)
    return sorted(found)


def stand_down(connection: Connection, holder: str, at: int) -> list[str]:
    """Let an account, or a session without one, sit nowhere; the matches that this concerns.

    In a lobby the seats are open again. Where the match is played, bots play on until they may come
    back; tables that they have made go to somebody else. What is over stays as it is.
    """
    _lock_tables(connection, holder, holder)
    found = set()
    for seat in matches.open_held(connection, holder, holder):
        here = matches.get(connection, seat.match)
        assert here is not None
        if here.status == "lobby":
            change_seat(connection, seat.match, seat.seat, _given_up(here))
        elif here.status == "running":
            absent = SeatChange(taken_over_by=here.settings["absent_bot"])
            change_seat(connection, seat.match, seat.seat, absent)
        found.add(seat.match)
    for hosted in matches.hosted(connection, holder, holder):
        if hosted.status == "lobby":
            _hand_over(connection, hosted, at)
            found.add(hosted.id)
    return sorted(found)


def _lock_tables(connection: Connection, session: str | None, account: str | None) -> None:
    """Lock the open tables where somebody sits, or that they have made: those that can change."""
    held = (seat.match for seat in matches.open_held(connection, session, account))
    _lock(connection, {*held, *(made.id for made in matches.hosted(connection, session, account))})


def _lock(connection: Connection, match_ids: Iterable[str]) -> None:
    """Lock the matches; what was read before may be outdated."""
    # Everybody takes them in one order, so that no two wait for each other.
    for match_id in sorted(match_ids):
        with suppress(Unknown):  # deleted meanwhile
            matches.lock(connection, match_id)


def _given_up(here: Match) -> SeatChange:
    """What becomes of a seat at an open table whose account is no more."""
    change = SeatChange(account=None, session=None)
    if here.status == "lobby":
        change.update({"kind": "open", "name": "", "bot": None, "taken_over_by": None})
    elif here.status == "running":
        change["taken_over_by"] = here.settings["absent_bot"]
    return change


def _hand_over(connection: Connection, hosted: Match, at: int) -> None:
    """Give a table to the first person who sits there; a lobby without people is closed."""
    heir = next(filter(_is_somebody, seats(connection, hosted.id)), None)
    if heir is not None:
        matches.change_host(connection, hosted, heir.session, heir.account)
    elif hosted.status == "lobby":
        matches.end(connection, hosted.id, "ended", at)


def _is_somebody(seat: Seat) -> bool:
    """Whether a person sits there who can come back."""
    return seat.kind == "person" and bool(seat.session or seat.account)
