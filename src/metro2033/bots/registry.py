"""The bots by name."""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.bot import Bot, RandomBot
from metro2033.bots.feature import Evaluator
from metro2033.bots.first import FirstEvaluator
from metro2033.bots.heuristic import HeuristicBot
from metro2033.bots.second import SecondEvaluator
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.source import Source
from metro2033.engine.model.edition import Edition

NAMES: Final = ["random", "heuristic"]

WORLDS: Final = {"first": 6, "second": 3}
"""How many worlds the heuristic bot imagines for an option: dice need more than cards."""


class UnknownBot(LookupError):
    """A bot that does not exist, or that does not play this game."""


def bot(name: str, game: Game[Any], source: Source) -> Bot:
    """A bot of that name for a game; it draws its numbers from `source`."""
    if name == "random":
        return RandomBot(source)
    if name != "heuristic":
        raise UnknownBot(f"unknown bot {name!r}; known: {', '.join(NAMES)}")
    return HeuristicBot(game, evaluator(game), source, WORLDS[game.name])


def evaluator(game: Game[Any]) -> Evaluator:
    """What measures positions of a game."""
    if isinstance(game, Edition):
        if game.name == "first":
            return FirstEvaluator(game)
        if game.name == "second":
            return SecondEvaluator(game)
    raise UnknownBot(f"no bot but random plays {game.name}")


def names_for(game: Game[Any]) -> list[str]:
    """The bots that play a game, the best last."""
    return NAMES if isinstance(game, Edition) else NAMES[:1]
