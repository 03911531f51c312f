"""Heroes that do not turn back: no step undoes an earlier one for which nothing was done."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.trait import MOVES
from metro2033.engine.kernel.word import first, marks, verb_of
from metro2033.engine.model.verb import EVERYDAY


@final
class Onward:
    """Recognizes moves that lead back to where a hero came from."""

    def __init__(self, game: Game[Any]) -> None:
        self.is_move: Final = marks(game.verbs, MOVES)

    def moves(self, option: i64) -> bool:
        """Whether an option moves the hero."""
        return self.is_move[verb_of(option)] == 1

    def leads_back(self, option: i64, left: list[int]) -> bool:
        """Whether an option moves the hero to a station that it has left."""
        return self.moves(option) and int(first(option)) in left

    def remembered(self, left: list[int], option: i64, here: i64) -> list[int]:
        """The stations that a hero at `here` has left after an answer of its seat.

        It may go back to them once the seat has done anything but everyday work.
        """
        if self.moves(option):
            return [*left, int(here)]
        return left if verb_of(option) in EVERYDAY else []

    def options(self, offer: Offer, left: list[int]) -> Offer:
        """The options that do not lead back, or all where there are no others."""
        if len(left) == 0:
            return offer
        found = Offer()
        for i in range(offer.count):
            if not self.leads_back(offer.options[i], left):
                found.add(offer.options[i])
        return offer if found.count == 0 else found
