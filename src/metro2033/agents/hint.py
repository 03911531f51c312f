"""What an adviser found, named so that it can be put into words."""

from __future__ import annotations

from typing import Any

from metro2033.bots.advice import Advice
from metro2033.bots.purpose import names_in
from metro2033.engine.kernel.game import Game
from metro2033.engine.model.ids import NOTHING
from metro2033.i18n.hint import Hint
from metro2033.table.keys import codec_of


def hint_of(game: Game[Any], advice: Advice, kind: str = "") -> Hint | None:
    """A piece of advice on a question of some kind as a hint; None without a purpose."""
    told, key = advice.purpose, codec_of(game).key
    if told is None:
        return None
    seat, station = names_in(game, told)
    return Hint(
        key(advice.option),
        kind,
        deed=key(advice.deed) if advice.deed != NOTHING else "",
        aims=told.aims,
        danger=told.danger,
        seat=seat,
        station=station,
        is_even=told.is_even,
    )
