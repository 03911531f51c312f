"""Which answers lead to a fight, and how it ends for the seat that answers."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from metro2033.bots.fight_solver import Chances, FightSolver
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.trait import FIGHTS, IN_FIGHT
from metro2033.engine.kernel.word import verb_of


@final
class Odds:
    """Computes the odds of fights before they begin and while they last."""

    def __init__(self, game: Game[Any], solver: FightSolver) -> None:
        self.game: Final = game
        self.solver: Final = solver

    def chances(self, view: Core, seat: i64, option: i64) -> Chances | None:
        """The chances of the fight that an answer leads to; None where it leads to none."""
        if not may_fight(self.game, asking(view).asks(), option):
            return None
        return self.solver.chances(view, seat, option)


def may_fight(game: Game[Any], kind: str, option: i64) -> bool:
    """Whether a fight may follow, or go on, when a question of that kind is answered so."""
    return game.verbs[verb_of(option)].has(FIGHTS) or IN_FIGHT in game.questions[kind]
