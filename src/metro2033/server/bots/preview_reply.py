"""What the answers to a question change and how their fights end, as parts of messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from metro2033.bots.fight_solver import Chances
from metro2033.bots.preview import Spread
from metro2033.bots.registry import odds, preview
from metro2033.engine.kernel.event import Part
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.model.fact import part_name
from metro2033.server.bots.bot_question import BotReply
from metro2033.server.protocol import part
from metro2033.table.keys import codec_of


def preview_reply(game: Game[Any], view: Any, seat: int, options: Offer) -> BotReply:
    """What all options change, from what a seat may know."""
    fights: dict[str, part.Fight] = {}
    differences: dict[str, list[part.Difference]] = {}
    teller, tries = odds(game), preview(game)
    for option in options.options[: options.count]:
        key = codec_of(game).key(option)
        chances = teller.chances(view, seat, option)
        if chances is not None:
            ends = tries.outcomes(view, seat, option, chances)
            fights[key] = fight(game, chances, ends)
        found = tries.differences(view, seat, option, chances)
        if found:
            differences[key] = [
                part.Difference(told.what, told.seat + 1, told.before, told.after) for told in found
            ]
    return BotReply(fights=fights, differences=differences)


def fight(game: Game[Any], chances: Chances, ends: list[list[Spread]]) -> part.Fight:
    """The chances of a fight to a tenth of a percent, its strengths, and what each end brings."""
    win, loss = round(chances.win, 3), round(chances.loss, 3)
    spreads = [[part.Spread(end.what, end.least, end.most) for end in found] for found in ends]
    parts = sum_parts(game.slugs, chances.parts or [])
    draw = round(max(0.0, 1 - win - loss), 3)
    won, drawn, lost = spreads
    off = round(max(chances.spread, 0.0), 4)
    return part.Fight(win, draw, loss, parts, won, drawn, lost, off)


def sum_parts(slugs: dict[str, list[str]], parts: Iterable[Part]) -> list[part.SumPart]:
    """Parts of totals with the names of things."""
    return [
        part.SumPart(
            told.side,
            told.kind,
            told.value,
            part_name(slugs, told.kind, told.thing),
            told.rules.split(),
        )
        for told in parts
    ]
