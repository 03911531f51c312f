"""Finished matches as profiles and statistics see them, inside a transaction.

A match is due with its last choice, and read once, by some process. Whose seats they were is known
by the table of seats alone: what an account gives up is gone from here too.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, insert, select

from metro2033.figures.match_story import MatchStory, SeatStory
from metro2033.server.store import choice_log, leaving, matches, played_schema, schema, tallies
from metro2033.server.store.entities import Match, Seat
from metro2033.server.store.profile_entities import DueMatch, PlayedSeat, Rival
from metro2033.server.store.seating import put_places, seats
from metro2033.server.store.tallies import TalliedSeat
from metro2033.server.store.watch_schema import is_end_hidden

_due, _match, _seat = (
    played_schema.played_due,
    played_schema.played_match,
    played_schema.played_seat,
)
_held, _account = schema.seat, schema.account

MOST_DUE: Final = 20
"""Matches among which a process chooses the next to read."""

MOST_PLAYED: Final = 1000
"""The number of last matches that a profile covers."""


def make_due(connection: Connection, match: str) -> None:
    """Queue a finished match for reading."""
    connection.execute(insert(_due), {"match": match})


def due(connection: Connection, now: int) -> list[str]:
    """The ids of some matches that are to be read: all may know that they are over."""
    query = select(_due.c.match).where(~is_end_hidden(_due.c.match))
    query = query.order_by(_due.c.match).limit(MOST_DUE)
    return list(connection.execute(query, {"now": now}).scalars())


def due_match(connection: Connection, match: str) -> DueMatch | None:
    """A match to be read, with its choices; None if it counts for nothing."""
    found = matches.get(connection, match)
    if found is None or found.header is None or not _is_whole(found):
        return None
    return DueMatch(found, choice_log.whole(connection, match).choices)


def _is_whole(match: Match) -> bool:
    """Whether a match was played from its beginning, and not to learn."""
    return not any(
        match.settings.get(name) for name in ("imported", "position", "lesson", "puzzle")
    )


def count(connection: Connection, match: str, story: MatchStory | None, *, is_usual: bool) -> bool:
    """Keep what was read of a match, if it is still due; `is_usual` if it had no house rules."""
    if connection.execute(delete(_due).where(_due.c.match == match)).rowcount == 0:
        return False
    found = matches.get(connection, match)
    if found is None or not _is_whole(found):
        return False
    if story is not None:
        put_places(connection, match, story.ranking)
    here = seats(connection, match)
    if any(seat.place is None for seat in here):
        return False
    by_bots = leaving.played_by_bots(connection, found, here)
    is_counted = is_usual and story is not None and not by_bots and _is_of_people(found, here)
    edition: str = found.settings["edition"]
    row = {
        "match": match,
        "edition": edition,
        "seats": len(here),
        "at": found.updated,
        "is_public": found.is_public,
        "is_counted": is_counted,
    }
    connection.execute(insert(_match), row)
    left = leaving.left(connection, found, here)
    told = story.seats if story is not None else [SeatStory()] * len(here)
    rows = [
        {
            "match": match,
            "seat": seat.seat,
            "faction": one.faction,
            "hero": one.hero,
            "cards": json.dumps(one.cards, sort_keys=True),
            "is_left": seat.seat in left,
        }
        for seat, one in zip(here, told, strict=True)
    ]
    connection.execute(insert(_seat), rows)
    if is_counted:
        tallies.change(connection, edition, _tallied(connection, match), 1)
    return True


def _is_of_people(match: Match, here: Sequence[Seat]) -> bool:
    """Whether it is a public match with a winner, each seat held by a different person."""
    people = {seat.account or seat.session for seat in here if seat.kind == "person"}
    is_of_people = len(people) == len(here)
    return match.is_public and is_of_people and any(seat.place == 1 for seat in here)


def drop_due(connection: Connection, match: str) -> None:
    """Mark a match as read."""
    connection.execute(delete(_due).where(_due.c.match == match))


def forget(connection: Connection, match: str) -> None:
    """Take a match that is deleted out of the tally."""
    query = select(_match.c.edition).where(_match.c.match == match, _match.c.is_counted)
    edition = connection.execute(query.with_for_update()).scalar_one_or_none()
    if edition is not None:
        tallies.change(connection, edition, _tallied(connection, match), -1)
        connection.execute(delete(_match).where(_match.c.match == match))


def _tallied(connection: Connection, match: str) -> list[TalliedSeat]:
    """What counts of the seats of a match."""
    query = (
        select(_held.c.place, _seat.c.faction, _seat.c.hero, _seat.c.cards)
        .join(_seat, _IS_SAME)
        .where(_seat.c.match == match)
    )
    return [
        TalliedSeat(row.place, row.faction, row.hero, json.loads(row.cards))
        for row in connection.execute(query)
    ]


_OF_MATCH: Final = ("match", "edition", "seats", "at", "is_public", "place")
_OF_SEAT: Final = ("faction", "hero", "cards", "is_left")
_CARDS: Final = msgspec.json.Decoder(dict[str, int])
_IS_SAME: Final = (_held.c.match == _seat.c.match) & (_held.c.seat == _seat.c.seat)


def of_account(connection: Connection, account: str, *, only_public: bool) -> list[PlayedSeat]:
    """The last finished matches of an account, the newest first, without those against itself."""
    last = _last(account, only_public=only_public).subquery()
    same = (_seat.c.match == last.c.match) & (_seat.c.seat == last.c.held)
    columns = (*(last.c[name] for name in _OF_MATCH), *(_seat.c[name] for name in _OF_SEAT))
    query = select(*columns).join(_seat, same).order_by(last.c.at.desc(), last.c.match)
    rows = connection.execute(query).all()
    held = Counter(row[0] for row in rows)
    return [
        PlayedSeat(*(*known, _CARDS.decode(cards), is_left))
        for *known, cards, is_left in rows
        if held[known[0]] == 1
    ]


def _last(account: str, *, only_public: bool) -> Select[Any]:
    """The last matches of an account with its seats; of long rows nothing is read."""
    query = (
        select(_match, _held.c.seat.label("held"), _held.c.place)
        .join(_held, _held.c.match == _match.c.match)
        .where(_held.c.account == account, _held.c.kind == "person")
        .order_by(_match.c.at.desc(), _match.c.match)
        .limit(MOST_PLAYED)
    )
    return query.where(_match.c.is_public) if only_public else query


def rivals(
    connection: Connection, account: str, played: Sequence[PlayedSeat], limit: int
) -> list[Rival]:
    """Those with a profile whom an account has met most in matches that it has played.

    Where somebody else had several seats, nobody was ahead of the other.
    """
    places = {seat.match: seat.place for seat in played}
    query = (
        select(_held.c.match, _held.c.account, _held.c.place)
        .where(_held.c.match.in_(list(places)), _held.c.kind == "person")
        .where(_held.c.account != account)
    )
    rows = connection.execute(query).all()
    pairs = Counter((match, other) for match, other, _ in rows)
    meetings = [row for row in rows if pairs[row[:2]] == 1]
    met = Counter(other for _, other, _ in meetings)
    names = _profile_names(connection, list(met))
    ahead = Counter(other for match, other, place in meetings if places[match] < place)
    behind = Counter(other for match, other, place in meetings if places[match] > place)
    found = [Rival(names[who], met[who], ahead[who], behind[who]) for who in met if who in names]
    return sorted(found, key=lambda one: (-one.meetings, one.name.casefold()))[:limit]


def _profile_names(connection: Connection, accounts: Sequence[str]) -> dict[str, str]:
    """The names of those of some accounts that have a profile."""
    query = select(_account.c.id, _account.c.name).where(_account.c.has_profile)
    rows = connection.execute(query.where(_account.c.id.in_(accounts)))
    return {row.id: row.name for row in rows}


def profiles_at(connection: Connection, match: str) -> dict[int, str]:
    """The names of a match's players who have a profile, by seat."""
    query = (
        select(_held.c.seat, _account.c.name)
        .join(_account, _account.c.id == _held.c.account)
        .where(_held.c.match == match, _held.c.kind == "person", _account.c.has_profile)
    )
    return {row.seat: row.name for row in connection.execute(query)}


def profiled(connection: Connection, accounts: Sequence[str]) -> set[str]:
    """Those of some accounts that have a profile."""
    return set(_profile_names(connection, accounts))
