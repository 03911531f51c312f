"""What a bot would answer in a terminal match, and why."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from metro2033.bots.advice import Reason
from metro2033.bots.registry import UnknownBot, adviser
from metro2033.cli.paint import QUIET
from metro2033.cli.screen import Screen
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.table.answer import Ask

SIMULATIONS: Final = 1000


def show_hint(screen: Screen, seat: int, ask: Ask) -> None:
    """Print the three best answers with chances and reasons, from what the seat may know."""
    table = screen.table
    view, options = table.view(seat), Offer()
    offer(view, seat, options)
    try:
        mind = adviser(table.game, Stream(table.count))
    except UnknownBot:
        screen.say("hint-none")
        return
    for place, advice in enumerate(mind.advise(view, seat, options, SIMULATIONS), 1):
        option = screen.wording.option(table.codec.key(advice.option), ask.decision.kind)
        chance = round(100 * advice.chance)
        screen.say("hint-option", place=place, option=option, chance=chance)
        for reason in advice.reasons:
            screen.print(Text(f"   {said(screen, reason)}", QUIET))


def said(screen: Screen, reason: Reason) -> str:
    """A reason in words."""
    message = "hint-own" if reason.is_own else "hint-rivals"
    trend = "good" if reason.effect > 0 else "bad"
    part = "better" if (trend == "good") == reason.is_own else "worse"
    feature = screen.wording.text(f"feature-{reason.feature}", part)
    return screen.wording.text(message, trend=trend, feature=feature)
