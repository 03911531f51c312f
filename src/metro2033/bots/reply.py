"""What rivals do next: the round played on by everybody's best guess, and what is lost in it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.consequence import state_of
from metro2033.bots.contrast import Contrast, Plan
from metro2033.bots.lookahead import SEEDS
from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import NEUTRAL, NOTHING
from metro2033.engine.model.state import State

MOST_ANSWERS: Final = 60
"""So many big questions are answered at most."""

CLEAR: Final = 0.35
"""A station is in danger if it is lost so much more often without the plan."""


@final
class Loss:
    """A station that a plan saves, and the rival who would take it."""

    def __init__(self, station: i64, rival: i64) -> None:
        self.station: Final = station
        self.rival: Final = rival


@final
class Replies:
    """Plays a round on after a plan; everybody takes what looks best to them at once."""

    def __init__(self, contrast: Contrast) -> None:
        self.contrast: Final = contrast
        self.lookahead: Final = contrast.lookahead
        self.evaluator: Final = contrast.evaluator
        self.buffer: Final = Offer()

    def loss(self, view: Core, seat: i64, plan: Plan, other: Plan, worlds: i64) -> list[Loss]:
        """The station that is most clearly lost without the plan, if any."""
        s = state_of(view)
        n, seats = s.content.station_count, s.seat_count()
        lost = vec[i64]([0] * (n * seats))
        game, source = self.lookahead.game, self.lookahead.source
        for world in range(worlds):
            w = state_of(game.imagine(view, seat, source))
            seed = source.below(SEEDS)
            for side in range(2):
                self.lookahead.turn = self.evaluator.turn(w)
                self.lookahead.consequence.lots.begin(seed, world, worlds)
                t = self.contrast.end(w, seat, plan if side == 0 else other)
                self.play_on(t, w.numbers[st.ROUND])
                for station in range(n):
                    owner = t.owner[station]
                    if s.owner[station] == seat and owner != seat and owner != NEUTRAL:
                        lost[station * seats + owner] += 1 if side == 1 else -1
        best: i64 = -1
        for i in range(n * seats):
            if best < 0 or lost[i] > lost[best]:
                best = i
        if float(int(lost[best])) < CLEAR * float(int(worlds)):
            return []
        return [Loss(best // seats, best % seats)]

    def play_on(self, s: State, number: i64) -> None:
        """Answer all questions until the round of that number is over."""
        consequence = self.lookahead.consequence
        for _ in range(i64(MOST_ANSWERS)):
            if s.asked == NOBODY or s.numbers[st.ROUND] != number:
                return
            asked = asked_seat(s)
            self.lookahead.turn = self.evaluator.turn(s)
            if asked == CHANCE or not self.evaluator.is_big(s):
                consequence.step(s, asked)
                continue
            offer(s, asked, self.buffer)
            apply(s, asked, self.best(s, asked))

    def best(self, s: State, seat: i64) -> i64:
        """The answer after which a seat stands best."""
        found: i64 = NOTHING
        top: float = -1.0
        seed = self.lookahead.consequence.lots.stream.state
        for i in range(self.buffer.count):
            option = self.buffer.options[i]
            self.lookahead.consequence.lots.stream.state = seed
            t = self.lookahead.sequel(s, seat, option)
            self.evaluator.judge(t)
            if self.evaluator.chance[seat] > top:
                top = self.evaluator.chance[seat]
                found = option
        return found
