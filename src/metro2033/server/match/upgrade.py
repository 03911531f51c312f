"""Matches that outlive an upgrade: their states are kept beside their choices.

If rules or cards have changed since a match began, its choices are replayed with the new ones. If
they lead to the state that was kept, the change did not touch this match, and its header is brought
up to date. If not, it goes on from the kept state, as long as that still has the same shape; what
happened before can then be neither undone nor looked at.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from time import perf_counter
from typing import Any, Final

import msgspec

from metro2033 import catalog
from metro2033.engine.kernel.codec import BadData, frame_table, state_from_data, state_to_data
from metro2033.engine.kernel.game import Game
from metro2033.server.store.entities import Snapshot
from metro2033.table.decision import Choice
from metro2033.table.line import BadRecord
from metro2033.table.record import Header
from metro2033.table.snapshot import data_digest, outcome_digest
from metro2033.table.table import Table

TURN_SECONDS: Final = 0.002
"""How long a match that is opened may keep others waiting at a time."""


def take_snapshot(table: Table[Any]) -> Snapshot:
    """The state of a match as it stands, to be kept."""
    state = table.state
    return Snapshot(
        n=table.count,
        facts=outcome_digest(table.game, state),
        shape=shape(table.game),
        state=msgspec.json.encode(state_to_data(state)).decode(),
    )


@cache
def shape(game: Game[Any]) -> str:
    """The digest of everything that gives the numbers of a state their meaning.

    Frames are not part of it: their data name them and their fields.
    """
    return data_digest(
        {
            "edition": game.name,
            "slugs": game.slugs,
            "verbs": [[verb.name, *verb.kinds] for verb in game.verbs],
            "fields": list(game.blank().FIELDS),
            "house_rules": [rule.name for rule in game.house_rules],
        }
    )


def is_current(header: Header) -> bool:
    """Whether a match began with the rules and cards of this server."""
    game = catalog.game(header.edition)
    return header.rules_version == game.rules_version and game.plays(header.content_digest)


def updated_header(header: Header) -> Header:
    """The header with the rules and cards of this server."""
    game = catalog.game(header.edition)
    return replace(header, rules_version=game.rules_version, content_digest=game.content_digest)


def reaches(table: Table[Any], snapshot: Snapshot) -> bool:
    """Whether the choices at a table lead to the state that was kept."""
    return outcome_digest(table.game, table.at(snapshot.n)) == snapshot.facts


async def replay(table: Table[Any], choices: Sequence[Choice]) -> Table[Any]:
    """Follow the choices of a match at its table; in a long one others get their turns meanwhile.

    BadRecord where the choices do not fit.
    """
    until = perf_counter() + TURN_SECONDS
    for choice in choices:
        table.follow(choice)
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + TURN_SECONDS
    return table


async def reopen(
    game: Game[Any],
    header: Header,
    choices: Sequence[Choice],
    undone: int,
    snapshot: Snapshot | None,
) -> Table[Any]:
    """The table of a match that began with other rules or cards; BadRecord if it cannot go on."""
    if header.edition != game.name or snapshot is None or snapshot.n > len(choices):
        raise BadRecord(1, "fault-other-version", name=header.edition)
    replayed = await _replayed(game, header, choices, undone, snapshot)
    return replayed or await _resumed(game, header, choices, undone, snapshot)


async def _replayed(
    game: Game[Any], header: Header, choices: Sequence[Choice], undone: int, snapshot: Snapshot
) -> Table[Any] | None:
    """The match by the rules and cards of this server, if they make no difference to it."""
    try:
        table = await replay(Table.open(game, updated_header(header), (), undone), choices)
    except BadRecord:
        return None
    return table if reaches(table, snapshot) else None


async def _resumed(
    game: Game[Any], header: Header, choices: Sequence[Choice], undone: int, snapshot: Snapshot
) -> Table[Any]:
    """The match from the state that was kept."""
    table = Table(game, header, kept_state(game, snapshot), undone, choices[: snapshot.n])
    return await replay(table, choices[snapshot.n :])


def kept_state(game: Game[Any], snapshot: Snapshot) -> Any:
    """The state that was kept; BadRecord if this server cannot read it."""
    if snapshot.shape not in (shape(game), *catalog.pack(game.name).earlier_shapes):
        raise BadRecord(1, "fault-other-version", name=game.name)
    try:
        data = json.loads(snapshot.state)
        return state_from_data(game.blank(), data, frame_table(game.frames))
    except (ValueError, BadData):
        raise BadRecord(1, "fault-state") from None
