"""All that is kept of an account, for its owner to take along."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Select, select

from metro2033.server.store import (
    channels,
    moderation_schema,
    played_schema,
    schema,
    tournament_schema,
    watch_schema,
)
from metro2033.server.store.entities import Account

_seat, _match, _chat, _plan = schema.seat, schema.match, schema.chat, schema.plan
_played = played_schema.played_seat
_tournament, _entrant = tournament_schema.tournament, tournament_schema.tournament_entrant
_sat = tournament_schema.tournament_seat


def whole(connection: Connection, account: Account, at: int) -> dict[str, Any]:
    """What is kept; secrets stay: the password, keys of browsers, tokens."""
    known = asdict(account)
    del known["password_hash"], known["id"]
    return {
        "at": at,
        "account": known,
        "browsers": _browsers(connection, account.id),
        "channels": [
            {
                "kind": channel.kind,
                "address": "" if channel.kind == "feed" else channel.address,
                "language": channel.language,
                "is_confirmed": channel.is_confirmed,
                "created": channel.created,
            }
            for channel in channels.of_holder(connection, account.id)
        ],
        "quiet_times": _of_holder(connection, schema.quiet_times, account.id),
        "vacations": _of_holder(connection, schema.vacation, account.id),
        "matches": _matches(connection, account.id),
        "ratings": _ratings(connection, account.id),
        "tournaments": _tournaments(connection, account.id),
        "organised": _organised(connection, account.id),
        "chat": _said(connection, account.id),
        "plans": [
            {**row, "plan": json.loads(row["plan"]), "seat": row["seat"] + 1}
            for row in _of_holder(connection, _plan, account.id)
        ],
        "follows": _follows(connection, account.id),
        "reports": _reported(connection, account.id),
        "sanctions": _sanctions(connection, account.id),
    }


def _rows(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


def _of_holder(connection: Connection, table: Any, account: str) -> list[dict[str, Any]]:
    """The rows that an account holds, without its id."""
    columns = [column for column in table.c if column.name != "holder"]
    return _rows(connection, select(*columns).where(table.c.holder == account))


def _browsers(connection: Connection, account: str) -> list[dict[str, Any]]:
    session = schema.session.c
    query = select(session.browser, session.created, session.seen, session.expires)
    return _rows(connection, query.where(session.account == account).order_by(session.created))


def _matches(connection: Connection, account: str) -> list[dict[str, Any]]:
    """The seats of an account, and what was read of them."""
    same = (_played.c.match == _seat.c.match) & (_played.c.seat == _seat.c.seat)
    told = (_played.c.faction, _played.c.hero, _played.c.cards, _played.c.is_left)
    query = (
        select(_match.c.id, _match.c.status, _match.c.is_public, _match.c.created, _match.c.updated)
        .add_columns(_seat.c.seat, _seat.c.name, _seat.c.place, *told)
        .select_from(_seat)
        .join(_match, _match.c.id == _seat.c.match)
        .outerjoin(_played, same)
        .where(_seat.c.account == account)
        .order_by(_match.c.created, _match.c.id, _seat.c.seat)
    )
    return [
        {**row, "cards": json.loads(row["cards"]) if row["cards"] else {}, "seat": row["seat"] + 1}
        for row in _rows(connection, query)
    ]


def _ratings(connection: Connection, account: str) -> list[dict[str, Any]]:
    match, seat = schema.rated_match.c, schema.rated_seat.c
    query = (
        select(match.match, match.edition, match.seats, match.at)
        .add_columns(seat.place, seat.is_left, seat.mu, seat.sigma)
        .join(schema.rated_seat, seat.number == match.number)
        .where(seat.account == account)
        .order_by(match.number)
    )
    return _rows(connection, query)


def _tournaments(connection: Connection, account: str) -> list[dict[str, Any]]:
    """Where the account takes part, with a row for each round that it has played."""
    same = (_sat.c.tournament == _entrant.c.tournament) & (_sat.c.entrant == _entrant.c.number)
    query = (
        select(_entrant.c.tournament, _tournament.c.status, _entrant.c.joined, _entrant.c.is_out)
        .add_columns(_sat.c.round, _sat.c.number.label("table"), _sat.c.place, _sat.c.points)
        .select_from(_entrant)
        .join(_tournament, _tournament.c.id == _entrant.c.tournament)
        .outerjoin(_sat, same)
        .where(_entrant.c.account == account)
        .order_by(_entrant.c.joined, _entrant.c.tournament, _sat.c.round)
    )
    return _rows(connection, query)


def _organised(connection: Connection, account: str) -> list[dict[str, Any]]:
    """The tournaments that the account has made."""
    known = _tournament.c
    query = select(known.id, known.status, known.settings, known.created)
    rows = _rows(connection, query.where(known.organiser == account).order_by(known.created))
    return [{**row, "settings": json.loads(row["settings"])} for row in rows]


def _said(connection: Connection, account: str) -> list[dict[str, Any]]:
    """What the account has said; of old lines, whose writer is unknown, those under its names."""
    told = select(_chat.c.match, _chat.c.k, _chat.c.text, _chat.c.phrase, _chat.c.at)
    same = (_chat.c.match == _seat.c.match) & (_chat.c.seat == _seat.c.seat)
    likely = told.join(_seat, same & (_chat.c.name == _seat.c.name))
    queries = (
        told.where(_chat.c.writer == account),
        likely.where(_seat.c.account == account, _chat.c.writer.is_(None)),
    )
    rows = [row for query in queries for row in _rows(connection, query)]
    rows.sort(key=lambda row: (row["at"], row["match"], row["k"]))
    return [{name: row[name] for name in ("match", "text", "phrase", "at")} for row in rows]


def _follows(connection: Connection, account: str) -> list[dict[str, Any]]:
    """The players an account follows, if they have a profile."""
    followed, people = watch_schema.follow, schema.account
    query = select(people.c.name, followed.c.since).join(
        followed, followed.c.followed == people.c.id
    )
    return _rows(connection, query.where(followed.c.follower == account, people.c.has_profile))


def _reported(connection: Connection, account: str) -> list[dict[str, Any]]:
    """What the account has reported, and what was decided."""
    told = ("kind", "match", "quote", "note", "at", "status", "decision")
    report = moderation_schema.report.c
    query = select(*(report[name] for name in told)).where(report.reporter == account)
    return _rows(connection, query.order_by(report.at))


def _sanctions(connection: Connection, account: str) -> list[dict[str, Any]]:
    """The mutes and bans of the account; not who has imposed them."""
    told = ("id", "kind", "reason", "at", "until", "lifted")
    sanction = moderation_schema.sanction.c
    query = select(*(sanction[name] for name in told)).where(sanction.holder == account)
    return _rows(connection, query.order_by(sanction.at))
