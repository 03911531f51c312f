"""A bot in Python: it takes the option after which it has the most points.

cd examples
metro2033 arena --players 2 --games 20 --bots random --bot python:greedy_bot:GreedyBot
"""

from typing import Any

from metro2033.bots.bot import Bot
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import after
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source


class GreedyBot(Bot):
    """Every match gets a new one."""

    def __init__(self, game: Game[Any], source: Source) -> None:
        self.game, self.source = game, source

    def choose(self, view: Any, seat: int, offer: Offer) -> int:
        # The view has gaps where other players have secrets; `imagine` fills them at random.
        world = self.game.imagine(view, seat, self.source)
        best: list[int] = []
        most = -1
        for option in offer.options[: offer.count]:
            facts = self.game.facts(after(world, seat, option))
            points = facts["player"][str(seat + 1)]["points"]
            if points > most:
                best, most = [], points
            if points == most:
                best.append(option)
        return best[self.source.below(len(best))]
