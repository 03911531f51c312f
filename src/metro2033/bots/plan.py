"""What a seat can do next: an answer, or a move together with what it is made for."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from metro2033.bots.feature import Evaluator
from metro2033.engine.kernel.core import NOBODY
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.trait import MOVES, PASSES, WORTH_A_MOVE
from metro2033.engine.kernel.word import marks, verb_of
from metro2033.engine.model.state import State

NO_SEQUEL: Final = -1


@final
class Plans:
    """Every option, and for moves every action that becomes possible where they lead.

    `option` is the index of the option that a plan begins with, `sequel` the answer after it.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.option: vec[i64] = vec[i64]()
        self.sequel: vec[i64] = vec[i64]()
        self.count: i64 = 0
        self.buffer: Final = Offer()
        self.is_move: Final = marks(game.verbs, MOVES)
        self.is_pass: Final = marks(game.verbs, PASSES)
        self.is_aim: Final = marks(game.verbs, WORTH_A_MOVE)

    def add(self, option: i64, sequel: i64) -> None:
        """One more plan."""
        self.option = append(self.option, option)
        self.sequel = append(self.sequel, sequel)
        self.count += 1

    def list(self, s: State, seat: i64, options: Offer, evaluator: Evaluator) -> None:
        """List the plans in a world where `seat` is asked."""
        self.option = vec[i64]()
        self.sequel = vec[i64]()
        self.count = 0
        for i in range(options.count):
            if self.is_move[verb_of(options.options[i])] == 1:
                self.move(s, seat, i, options.options[i], evaluator)
            else:
                self.add(i, NO_SEQUEL)

    def move(self, s: State, seat: i64, i: i64, option: i64, evaluator: Evaluator) -> None:
        """Plans that begin with a move: to do something there, or just to be there.

        Where a hero still to act counts for something, being there means not to act.
        """
        t = s.clone()
        apply(t, seat, option)
        if t.asked == NOBODY or asked_seat(t) != seat or not evaluator.is_big(t):
            self.add(i, NO_SEQUEL)
            return
        offer(t, seat, self.buffer)
        if not evaluator.counts_readiness():
            self.add(i, NO_SEQUEL)
        for k in range(self.buffer.count):
            word = verb_of(self.buffer.options[k])
            is_rest = self.is_pass[word] == 1 and evaluator.counts_readiness()
            if is_rest or self.is_aim[word] == 1:
                self.add(i, self.buffer.options[k])
