"""Positions from elsewhere: the start of a scenario, or a match as far as a record goes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from metro2033.bots.registry import usual_for
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.scenario import Malformed, read_text
from metro2033.scenario.draft import draft
from metro2033.scenario.start import open_table
from metro2033.server.match.actor import Identity
from metro2033.server.match.texts import cleaned
from metro2033.server.store.entities import NewSeat, StoredChoice
from metro2033.server.tables import lobby
from metro2033.server.tables.gathering import begin, create
from metro2033.server.tables.problem import Problem, known_language
from metro2033.server.tables.record_import import followed, seat_of, settings_of
from metro2033.server.tables.tables import Tables
from metro2033.server.tables.wanted import WantedPlay, WantedSeat
from metro2033.table.table import Table

MOST_LETTERS: Final = 32_000
"""The longest text of a scenario; records may be longer."""

TITLE_LENGTH: Final = 60

MOST_PARTS: Final = 16
"""How many parts a dotted key may have: very many take a parser very long."""

BETWEEN_KEYS: Final = re.compile(r"[={}\[\],\n]")
DOT: Final = re.compile(r"[\w\"']\s*\.")
"""What stands around keys, and the end of a part of one."""

NAMES_EDITION: Final = re.compile(r"^\s*edition\s*=", re.MULTILINE)
"""What every scenario has, and hardly any other text."""


@dataclass(frozen=True, slots=True)
class Position:
    """A table to play on from; scenarios have a title, records have none."""

    title: str
    table: Table[Any]

    @property
    def asked(self) -> list[int]:
        """The seats that are asked, nature apart."""
        return [seat for seat in self.table.asked if seat != CHANCE]


def read_position(tables: Tables, text: str) -> Position:
    """The position in a text: a record without its end, or a scenario, whose steps do not count."""
    is_record = text.lstrip().startswith("{")
    position = Position("", read_record(text)) if is_record else _from_scenario(text)
    tables.edition(position.table.game.name)
    if position.table.is_over:
        raise Problem(409, "problem-at-the-end")
    return position


def read_record(text: str) -> Table[Any]:
    """The table at which a record breaks off."""
    return Table.from_record(followed(text, None))


def check_size(text: str) -> None:
    """Refuse a scenario that is too long or too deep to be read."""
    if len(text) > MOST_LETTERS:
        raise Problem(413, "problem-too-long", bytes=MOST_LETTERS)
    if any(len(DOT.findall(key)) > MOST_PARTS for key in BETWEEN_KEYS.split(text)):
        raise Problem(422, "problem-too-deep")


def _from_scenario(text: str) -> Position:
    check_size(text)
    if not NAMES_EDITION.search(text):
        raise Problem(422, "problem-not-position")
    try:
        found = draft(text)
        if found.faults:
            raise Malformed("", found.faults)
        scenario = read_text(text, must_check=False)
        if scenario.start.kind == "replay":
            raise Problem(422, "problem-position-file")
        return Position(cleaned(scenario.title)[:TITLE_LENGTH], open_table(scenario))
    except Malformed as bad:
        first = bad.faults[0]
        raise Problem(
            422,
            "problem-bad-position",
            faults=bad.faults,
            line=first.line,
            reason=first.reason,
        ) from None
    except RecursionError:
        raise Problem(422, "problem-too-deep") from None


def show_position(position: Position) -> dict[str, Any]:
    """A position as somebody receives it who may want to play from it."""
    table = position.table
    return {
        "title": position.title,
        "edition": table.game.name,
        "names": [seat_of(player, table.game.name).name for player in table.header.seats],
        "waiting": [seat + 1 for seat in position.asked],
        "count": table.count,
        "facts": table.game.facts(table.game.view(table.state, SPECTATOR)),
    }


async def play_position(
    tables: Tables, position: Position, wanted: WantedPlay, who: Identity, **settings: Any
) -> dict[str, Any]:
    """Begin a match from a position, with bots at all other seats.

    `settings` are added to those of the match.
    """
    await tables.check_number(who)
    table, language = position.table, known_language(wanted.language)
    record = table.record()
    described = record.header.position or {}
    rules = described.get("house", {}) if described else record.header.house_rules
    now = tables.store.now()
    match = await create(
        tables.store,
        {
            **settings_of(record, who),
            "house_rules": lobby.settled(table.game, len(record.header.seats), rules),
            "language": language,
            "title": position.title,
            **settings,
        },
        seats_of(position, wanted, who),
        choices=[
            StoredChoice(n, c.seat, c.key, "chosen", now) for n, c in enumerate(record.choices, 1)
        ],
    )
    await begin(tables, match.id)
    return await tables.again(match.id, who)


def seats_of(position: Position, wanted: WantedPlay, who: Identity) -> list[NewSeat]:
    """Who sits where: the asker at the seat they want, bots or people beside them at all others."""
    game, count = position.table.game, len(position.table.header.seats)
    mine = (position.asked or [0])[0] if wanted.seat is None else wanted.seat - 1
    if not 0 <= mine < count:
        raise Problem(404, "problem-no-seat", seat=mine + 1)
    own = WantedSeat("mine", name=wanted.name)
    bot = WantedSeat("bot", bot=wanted.bot or usual_for(game))
    other = WantedSeat("mine") if wanted.is_hot_seat else bot
    return [
        lobby.new_seat(own if seat == mine else other, seat, who, game, wanted.language)
        for seat in range(count)
    ]
