"""Snapshots: a whole state as plain data, open procedures included, and its digest.

Facts have their former names in digests of records, and for programs of others.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, TypeVar

from metro2033.engine.kernel.codec import BadData, frame_table, state_from_data, state_to_data
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.game import Game

Facts = Mapping[str, Any]


def under_former_names(game: Game[Any], facts: Facts) -> Facts:
    """The facts as they were named when records began."""
    former = {name: old for old, name in game.former_names.items()}
    if not former:
        return facts
    players = {
        seat: {former.get(name, name): value for name, value in player.items()}
        for seat, player in facts["player"].items()
    }
    return {**facts, "player": players}


def with_former_names(game: Game[Any], facts: Facts) -> Facts:
    """The facts, and under former names once more."""
    if not game.former_names:
        return facts
    players = {
        seat: {**player, **{old: player[name] for old, name in game.former_names.items()}}
        for seat, player in facts["player"].items()
    }
    return {**facts, "player": players}


S = TypeVar("S", bound=Core)
Data = dict[str, Any]

FIELDS: Final = "edition rules_version content_digest digest state".split()


class BadSnapshot(ValueError):
    """Data that no state of the game can be restored from."""


def digest(state: Core) -> str:
    """The hash of everything that makes up a state; equal states have equal digests."""
    return data_digest(state_to_data(state))


def outcome_digest(game: Game[S], state: S) -> str:
    """The hash of a state's facts, which survives changes of the layout and new facts."""
    return data_digest(under_former_names(game, _in_digest(game, game.facts(state))))


def _in_digest(game: Game[Any], facts: Facts) -> Facts:
    """The facts without those that were added after records began."""
    names = game.digest_facts
    if names is None:
        return facts
    players = {
        seat: {name: value for name, value in player.items() if f"player.{name}" in names}
        for seat, player in facts["player"].items()
    }
    return {name: value for name, value in facts.items() if name in names} | {"player": players}


def data_digest(data: Mapping[str, Any]) -> str:
    """The hash of a state's data."""
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def snapshot(game: Game[S], state: S) -> Data:
    """The state as JSON data."""
    data = state_to_data(state)
    return {
        "edition": game.name,
        "rules_version": game.rules_version,
        "content_digest": game.content_digest,
        "digest": data_digest(data),
        "state": data,
    }


def restore(game: Game[S], data: object) -> S:
    """The state of a snapshot made with the same rules and content, or BadSnapshot."""
    if not isinstance(data, dict) or set(data) != set(FIELDS):
        raise BadSnapshot(f"expected the fields {', '.join(FIELDS)}")
    for field, value in (("edition", game.name), ("rules_version", game.rules_version)):
        if data[field] != value:
            raise BadSnapshot(f"{field} is {data[field]!r}, here it is {value!r}")
    if not game.plays(data["content_digest"]):
        found, here = data["content_digest"], game.content_digest
        raise BadSnapshot(f"content_digest is {found!r}, here it is {here!r}")
    if not isinstance(data["state"], dict) or data["digest"] != data_digest(data["state"]):
        raise BadSnapshot("the state does not fit its digest")
    try:
        return state_from_data(game.blank(), data["state"], frame_table(game.frames))
    except BadData as bad:
        raise BadSnapshot(str(bad)) from None
