"""Records from elsewhere: taken in to look at them, or to play on."""

from __future__ import annotations

import secrets
from typing import Any, Final

from metro2033 import catalog
from metro2033.agents.bot_names import names_for
from metro2033.bots.registry import usual_for
from metro2033.i18n import Complaint
from metro2033.server.match.actor import Identity
from metro2033.server.match.texts import cleaned
from metro2033.server.store.entities import NewSeat, StoredChoice
from metro2033.server.tables import lobby
from metro2033.server.tables.gathering import create
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.tables import Tables
from metro2033.table.fair import SECRET_BYTES
from metro2033.table.line import BadRecord
from metro2033.table.record import Header, Player, Record, header_data, read
from metro2033.table.table import Table

NAME_LENGTH: Final = 24
NAMELESS: Final = "?"
"""The name of somebody whose name does not show."""


async def take_in(tables: Tables, record: Record, who: Identity) -> dict[str, Any]:
    """Take a record in: a table in the lobby to play on from it, or a finished match to look at.

    The first person of the record becomes the one who sends it, the other seats of people are
    open, bots stay bots. Draws that follow come from a new secret, so such a match proves nothing
    about its draws.
    """
    tables.edition(record.header.edition)
    now = tables.store.now()
    log = [StoredChoice(n, c.seat, c.key, "chosen", now) for n, c in enumerate(record.choices, 1)]
    settings = settings_of(record, who)
    if record.end is None:
        seats = seats_of(record.header, who)
        match = await create(tables.store, settings, seats, choices=log)
    else:
        match = await tables.store.create_match(
            settings=settings,
            secret=disclosed(record),
            content_digest=record.header.content_digest,
            seats=[seat_of(player, record.header.edition) for player in record.header.seats],
            header=header_data(record.header),
            choices=log,
        )
        await tables.store.end_match(match.id, "over")
    return await tables.again(match.id, who)


def decoded(text: bytes) -> str:
    """The text of a body."""
    try:
        return text.decode()
    except UnicodeDecodeError:
        raise Problem(
            422, "problem-bad-record", line=1, reason=Complaint("fault-not-text")
        ) from None


def followed(text: str, at: int | None) -> Record:
    """A record whose choices are all legal, cut after so many of them; without an end if cut."""
    try:
        record = read(text)
        count = len(record.choices)
        if at is not None and at > count:
            raise Problem(404, "problem-no-choice", count=count, n=at)
        table = Table.from_record(record)
    except BadRecord as bad:
        raise Problem(422, "problem-bad-record", line=bad.line, reason=bad.why) from None
    if at is None and table.is_over:
        return record if record.end is not None else table.record()
    return Record(record.header, record.choices[:at])


def disclosed(record: Record) -> bytes:
    """The secret of a finished record; one that tells none gets another that proves nothing."""
    if record.end is not None and record.end.secret is not None:
        return bytes.fromhex(record.end.secret)
    return secrets.token_bytes(SECRET_BYTES)


def settings_of(record: Record, who: Identity) -> dict[str, Any]:
    """The settings of a table that goes on from a record."""
    header = record.header
    return {
        "edition": header.edition,
        "house_rules": dict(header.house_rules),
        "clock": None,
        "absent": "fallback",
        "absent_bot": usual_for(catalog.game(header.edition)),
        "watch": "anyone",
        "language": "en",
        "title": "",
        "hints": True,
        "chat": True,
        "memory": True,
        "host": lobby.host_of(who),
        "imported": len(record.choices),
        "position": None if header.position is None else dict(header.position),
    }


def seats_of(header: Header, who: Identity) -> list[NewSeat]:
    """Who sits where at a table that goes on from a record."""
    return lobby.seated_for([seat_of(player, header.edition) for player in header.seats], who)


def seat_of(player: Player, edition: str) -> NewSeat:
    """A seat of a record; its people are not known here."""
    name = cleaned(player.name)[:NAME_LENGTH] or NAMELESS
    kind, _, bot = player.kind.partition(":")
    if kind != "bot":
        return NewSeat(kind="person", name=name)
    game = catalog.game(edition)
    return NewSeat(kind="bot", name=name, bot=bot if bot in names_for(game) else usual_for(game))
