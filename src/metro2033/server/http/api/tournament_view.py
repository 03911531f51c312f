"""A tournament as somebody may see it."""

from __future__ import annotations

from typing import Any, Final

from metro2033.server.store.tournament_entities import (
    Tournament,
    TournamentTable,
    WholeTournament,
)
from metro2033.server.tables.tournament import name_of
from metro2033.server.tournament.standing import SHARES, Line, standings

Told = dict[str, Any]

TABLE_SETTINGS: Final = ("absent_bot", "watch", "language", "hints", "chat", "memory")


def row(tournament: Tournament, people: int) -> Told:
    """A line of a list."""
    settings = tournament.settings
    return {
        **{name: settings[name] for name in ("title", "format", "seats", "most", "starts")},
        **{name: settings["table"][name] for name in ("edition", "rated")},
        "id": tournament.id,
        "status": tournament.status,
        "is_public": tournament.is_public,
        "rounds": tournament.rounds,
        "round": tournament.round,
        "people": people,
        "due": tournament.due,
    }


def shown(whole: WholeTournament, organiser: str, account: str | None, language: str) -> Told:
    """All of a tournament, for an account or a stranger."""
    tournament, settings = whole.tournament, whole.tournament.settings
    me = next((one for one in whole.entrants if account and one.account == account), None)
    return {
        **row(tournament, len(whole.entrants)),
        **{name: settings[name] for name in ("group_size", "round_hours", "fill_bot")},
        "organiser": organiser,
        "house_rules": settings["house_rules"],
        "clock": settings["table"]["clock"],
        "table": {name: settings["table"][name] for name in TABLE_SETTINGS},
        "created": tournament.created,
        "is_organiser": account is not None and tournament.organiser == account,
        "is_in": me is not None and not me.is_out,
        "my_match": None if me is None else table_of(whole, me.number),
        "entrants": [
            {
                "number": one.number,
                "name": name_of(one, language),
                "bot": one.bot,
                "group": one.pool,
                "is_out": one.is_out,
                "is_me": one is me,
                "has_profile": one.has_profile,
            }
            for one in whole.entrants
        ],
        "standings": _standings(whole),
        "rounds_played": [_round(whole, n) for n in range(1, tournament.round + 1)],
    }


def table_of(whole: WholeTournament, number: int) -> str | None:
    """The match that somebody plays now."""
    for table in whole.tables:
        if table.round == whole.tournament.round and table.status == "running":
            if any(seat.entrant == number for seat in whole.seats_at(table)):
                return table.match
    return None


def _standings(whole: WholeTournament) -> list[list[Told]]:
    """The standings of all groups, once it has begun."""
    if whole.tournament.status == "open" or not whole.tournament.round:
        return []
    found = standings(whole.players, whole.sittings, whole.tournament.seed)
    return [[_line(line) for line in lines] for lines in found.values()]


def _line(line: Line) -> Told:
    return {
        "number": line.number,
        "rank": line.rank,
        "points": line.points,
        "opposition": round(line.opposition / SHARES, 1),
        "direct": line.direct,
        "wins": line.wins,
        "tables": line.tables,
    }


def _round(whole: WholeTournament, number: int) -> Told:
    return {
        "number": number,
        "tables": [_table(whole, table) for table in whole.tables if table.round == number],
        "byes": [s.entrant for s in whole.seats if (s.round, s.number) == (number, 0)],
    }


def _table(whole: WholeTournament, table: TournamentTable) -> Told:
    return {
        "number": table.number,
        "match": table.match,
        "status": table.shown_status,
        "is_counted": table.state == "done",
        "seats": [
            {"number": seat.entrant, "points": seat.points, "place": seat.place}
            for seat in whole.seats_at(table)
        ],
    }
