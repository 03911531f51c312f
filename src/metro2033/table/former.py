"""Facts by the names they had before: for digests of records, and for programs of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
