"""Tournaments before play: what may be organised, and with what the tables of a round begin."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from metro2033 import catalog
from metro2033.engine.kernel.game import Game
from metro2033.server.match.actor import Identity
from metro2033.server.match.texts import said
from metro2033.server.store.entities import Match, NewSeat, Seat
from metro2033.server.store.tournament_entities import NewTable, StoredEntrant, Tournament
from metro2033.server.tables import lobby, rated
from metro2033.server.tables.problem import Problem, bot_name
from metro2033.server.tables.wanted import WantedSeat, WantedTable
from metro2033.server.time_off import DAY_MS
from metro2033.server.tournament.entrant import Format, Plan
from metro2033.table.fair import SECRET_BYTES

CLOCK: Final = {"kind": "days", "days": 1}
"""The clock of the tables of a tournament that was made without one."""

NOBODY: Final = {"session": None, "account": None}
"""Who has made the tables of a tournament: no player has more rights there than others."""

FARTHEST_MS: Final = 90 * DAY_MS
"""How far ahead the beginning of a tournament may lie."""

PATIENCE_MS: Final = 30 * DAY_MS
"""How long a tournament that does not begin by itself waits for its organiser."""


@dataclass(frozen=True, slots=True)
class WantedTournament:
    """A tournament that is to be made; `table` has the settings of its tables."""

    table: WantedTable
    title: str
    format: Format
    seats: int
    rounds: int
    group_size: int
    most: int
    round_hours: int
    fill_bot: str | None = None
    starts: int | None = None


def settings_of(wanted: WantedTournament, game: Game[Any], who: Identity) -> dict[str, Any]:
    """The settings of a tournament as they are stored; each is checked."""
    open_seats = [WantedSeat("open")] * wanted.seats
    table = replace(wanted.table, seats=open_seats, clock=wanted.table.clock or CLOCK, absent="bot")
    settings = lobby.settings_of(table, game, who)
    for size in range(2, wanted.seats):
        lobby.settled(game, size, table.house_rules)
    if wanted.fill_bot is not None:
        lobby.check_bot(game, wanted.fill_bot)
        rated.check_seats(settings, [NewSeat(kind="bot", bot=wanted.fill_bot)])
    names = ("title", "format", "seats", "rounds", "group_size", "most", "round_hours")
    return {
        **{name: getattr(wanted, name) for name in names},
        "fill_bot": wanted.fill_bot,
        "starts": wanted.starts,
        "house_rules": dict(table.house_rules),
        "table": {**settings, "host": NOBODY},
    }


def due_of(wanted: WantedTournament, now: int) -> int:
    """When something happens to a new tournament by itself: it begins, or it is called off."""
    if wanted.starts is None:
        return now + PATIENCE_MS
    if not now <= wanted.starts <= now + FARTHEST_MS:
        raise Problem(422, "problem-tournament-starts")
    return wanted.starts


def plan_of(tournament: Tournament) -> Plan:
    """How a tournament is paired."""
    settings = tournament.settings
    return Plan(settings["format"], settings["seats"], settings["rounds"], settings["group_size"])


def new_table(
    tournament: Tournament,
    match_id: str,
    place: tuple[int, int],
    players: Sequence[StoredEntrant],
    due: int,
    now: int,
) -> NewTable:
    """A table of a round, which has begun; its place is the round and the number of the table."""
    settings = _table_settings(tournament, place, len(players), due)
    seats = [_new_seat(player, settings["language"]) for player in players]
    match = Match(
        id=match_id,
        status="lobby",
        is_public=tournament.is_public,
        settings=settings,
        header=None,
        secret=secrets.token_bytes(SECRET_BYTES),
        content_digest="",
        count=0,
        asked=0,
        created=now,
        updated=now,
        rematch_of=None,
    )
    header = lobby.header_of(match, [_seat(match.id, n, seat) for n, seat in enumerate(seats)])
    digest = header["content_digest"]
    begun = replace(match, status="running", header=header, content_digest=digest)
    return NewTable(begun, seats, [player.number for player in players])


def _table_settings(
    tournament: Tournament, place: tuple[int, int], seats: int, due: int
) -> dict[str, Any]:
    """The settings of one table."""
    settings = tournament.settings
    table: dict[str, Any] = settings["table"]
    values = {"title": settings["title"], "round": place[0], "table": place[1]}
    return {
        **table,
        "house_rules": lobby.settled(
            catalog.game(table["edition"]), seats, settings["house_rules"]
        ),
        "title": said("tournament-match", values, table["language"]),
        "tournament": tournament.id,
        "deadline": due,
    }


def name_of(player: StoredEntrant, language: str) -> str:
    """What somebody who takes part is called; nobody knows that of a deleted account."""
    if player.bot is None:
        return player.name
    return f"{bot_name(player.bot, language)} {player.number + 1}"


def _new_seat(player: StoredEntrant, language: str) -> NewSeat:
    name = name_of(player, language)
    if player.bot is not None:
        return NewSeat(kind="bot", name=name, bot=player.bot)
    return NewSeat(kind="person", name=name, account=player.account)


def _seat(match: str, number: int, new: NewSeat) -> Seat:
    """A seat as it will be stored."""
    return Seat(match, number, new.kind, new.name, new.bot, new.account, None, None, None, new.salt)
