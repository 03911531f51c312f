"""Why one plan is better than another: the features whose difference decides between them."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.consequence import state_of
from metro2033.bots.feature import real
from metro2033.bots.lookahead import SEEDS, Lookahead
from metro2033.bots.plan import NO_SEQUEL
from metro2033.bots.reply import Replies
from metro2033.engine.kernel.core import NOBODY, Core
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.trait import PASSES
from metro2033.engine.kernel.word import marks, verb_of
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import State

MOST_REASONS: Final = 3

SMALLEST: Final = 0.002
"""A feature that changes the chance to win by less than this is no reason."""

MOST_LEFT: Final = 0.6
"""Reasons that leave more of the advantage than this do not explain it."""

UNSPOKEN: Final = ("defence", "turn")
"""Features that help to judge but say nothing to a player: where plans end, and a sum of tokens."""


@final
class Reason:
    """A feature in which two plans differ, for oneself or for the rivals together.

    `change` is by how much on average; `effect` is the chance to win that it brings, above 0 for
    the better plan. `rival` is the seat that it changes most for among rivals, or NOTHING.
    """

    def __init__(
        self, feature: str, is_own: bool, change: float, effect: float, rival: i64 = NOTHING
    ) -> None:
        self.feature: Final = feature
        self.is_own: Final = is_own
        self.change: Final = change
        self.effect: Final = effect
        self.rival: Final = rival


@final
class Plan:
    """An option, the answer it is meant to be followed by, or NO_SEQUEL, and those after it."""

    def __init__(
        self, option: i64, sequel: i64 = NO_SEQUEL, later: list[int] | None = None
    ) -> None:
        self.option: Final = option
        self.sequel: Final = sequel
        self.later: Final[list[int]] = [] if later is None else later


@final
class Contrast:
    """Compares where two plans lead, in the same imagined worlds and with the same luck.

    A reason is what the advantage needs: with the named features taken away, it is gone or almost
    gone. With `replies`, play goes on until one's own next turn before positions are compared.
    """

    def __init__(self, lookahead: Lookahead, replies: Replies | None = None) -> None:
        self.lookahead: Final = lookahead
        self.replies: Final = replies
        self.evaluator: Final = lookahead.evaluator
        self.is_pass: Final = marks(lookahead.game.verbs, PASSES)
        self.buffer: Final = Offer()
        self.seats: i64 = 0
        self.better: vec[float] = vec[float]()
        self.worse: vec[float] = vec[float]()
        self.squares: vec[float] = vec[float]()
        self.now: vec[i64] = vec[i64]()
        self.worlds: i64 = 0
        self.wins: float = 0.0

    def measure(self, view: Core, seat: i64, better: Plan, worse: Plan, worlds: i64) -> None:
        """Fill the mean features of all seats after either plan.

        `squares` are those of the differences, summed over worlds, for oneself and for the rivals
        together; `now` are the seat's own features before; `wins` is the share of worlds that the
        better plan wins at once.
        """
        self.seats = state_of(view).seat_count()
        size = self.seats * self.evaluator.width
        self.better = vec[float]([0.0] * size)
        self.worse = vec[float]([0.0] * size)
        self.squares = vec[float]([0.0] * (2 * self.evaluator.width))
        self.worlds = worlds
        self.wins = 0.0
        if self.replies is not None:
            self.replies.begin(state_of(view))
        game, source = self.lookahead.game, self.lookahead.source
        for world in range(worlds):
            s = state_of(game.imagine(view, seat, source))
            seed = source.below(SEEDS)
            row: list[i64] = []
            if world == 0:
                self.evaluator.measure(s)
                own = seat * self.evaluator.width
                self.now = vec[i64](
                    [self.evaluator.table[own + i] for i in range(self.evaluator.width)]
                )
            for side in range(2):
                self.lookahead.turn = self.evaluator.turn(s)
                plan = better if side == 0 else worse
                self.lookahead.consequence.lots.begin(seed, world, worlds)
                t = self.end(s, seat, plan)
                if self.replies is not None:
                    self.replies.follow(s, t, seat)
                self.evaluator.measure(t)
                if side == 0 and t.asked == NOBODY:
                    self.evaluator.settle(t, self.seats)
                    self.wins += self.evaluator.chance[seat] / real(worlds)
                out = self.better if side == 0 else self.worse
                for i in range(size):
                    out[i] += real(self.evaluator.table[i]) / real(worlds)
                if side == 0:
                    row = [self.evaluator.table[i] for i in range(size)]
            self.square(seat, row)

    def square(self, seat: i64, row: list[i64]) -> None:
        """Add the squares of a world, where `row` are the features after the better plan."""
        width = self.evaluator.width
        for i in range(2 * width):
            total: i64 = 0
            for other in range(self.seats):
                if (other == seat) == (i < width):
                    at = other * width + i % width
                    total += row[at] - self.evaluator.table[at]
            self.squares[i] += real(total * total)

    def is_sure(self, seat: i64, i: i64) -> bool:
        """Whether a difference is more than luck: beyond two standard errors of its mean."""
        mean = self.change(seat, i)
        spread = self.squares[i] / real(self.worlds) - mean * mean
        return mean * mean * real(self.worlds) > 4.0 * spread

    def end(self, s: State, seat: i64, plan: Plan) -> State:
        """Where a plan leads in a world, as far as it can be followed there."""
        ahead = self.lookahead
        t = ahead.end(s, seat, plan.option, plan.sequel)
        for step in plan.later:
            if not ahead.is_asked(t, seat, step):
                break
            apply(t, seat, step)
            ahead.consequence.settle(t, ahead.turn)
        if not self.evaluator.counts_readiness():
            self.end_turn(t, seat)
        return t

    def end_turn(self, s: State, seat: i64) -> None:
        """Pass for the rest of the turn: what its end costs counts for every plan."""
        out = self.buffer
        is_on = True
        while is_on and s.asked != NOBODY and asked_seat(s) == seat:
            is_on = False
            offer(s, seat, out)
            for i in range(out.count):
                if not is_on and self.is_pass[verb_of(out.options[i])] == 1:
                    is_on = True
                    apply(s, seat, out.options[i])
                    self.lookahead.consequence.settle(s, self.lookahead.turn)
            is_on = is_on and self.evaluator.turn(s) == self.lookahead.turn

    def chance(self, seat: i64, is_better: bool, taken: vec[i64]) -> float:
        """The chance to win after a plan, with the difference in the taken features gone."""
        width = self.evaluator.width
        total: float = 0.0
        own: float = 0.0
        for other in range(self.seats):
            score: float = 0.0
            for i in range(width):
                at = other * width + i
                is_gone = taken[i if other == seat else width + i] == 1
                value = self.better[at] if is_better and not is_gone else self.worse[at]
                score += value * self.evaluator.weight(i)
            share = exp(score)
            total += share
            if other == seat:
                own = share
        return own / total

    def margin(self, seat: i64, taken: vec[i64]) -> float:
        """By how much the better plan is better, without the taken features."""
        return self.chance(seat, True, taken) - self.chance(seat, False, taken)

    def without(self, seat: i64, named: list[Reason]) -> float:
        """By how much the better plan is better, without the features that reasons name."""
        width = self.evaluator.width
        taken = vec[i64]([0] * (2 * width))
        for reason in named:
            i = i64(self.evaluator.names.index(reason.feature))
            taken[i if reason.is_own else width + i] = 1
        return self.margin(seat, taken)

    def reasons(
        self, view: Core, seat: i64, better: Plan, worse: Plan, worlds: i64
    ) -> list[Reason]:
        """The features that carry the advantage, the strongest first, until it is gone.

        There are none if those that can be named do not explain it.
        """
        self.measure(view, seat, better, worse, worlds)
        width = self.evaluator.width
        taken = vec[i64]([0] * (2 * width))
        whole = self.margin(seat, taken)
        left = whole
        found: list[Reason] = []
        while len(found) < MOST_REASONS and left > 0.0:
            best: i64 = -1
            rest = left - SMALLEST
            for i in range(2 * width):
                if taken[i] == 0 and self.tells(seat, i):
                    taken[i] = 1
                    without = self.margin(seat, taken)
                    taken[i] = 0
                    if without < rest:
                        rest = without
                        best = i
            if best < 0:
                break
            taken[best] = 1
            name = self.evaluator.names[best % width]
            change, rival = self.change(seat, best), self.rival(seat, best)
            found.append(Reason(name, best < width, change, left - rest, rival))
            left = rest
        return found if left < MOST_LEFT * whole else []

    def tells(self, seat: i64, i: i64) -> bool:
        """Whether a feature can be named; what others have or cause must be certain."""
        if self.evaluator.names[i % self.evaluator.width] in UNSPOKEN:
            return False
        is_own = self.replies is None and i < self.evaluator.width
        return is_own or self.is_sure(seat, i)

    def change(self, seat: i64, i: i64) -> float:
        """How much more of a feature there is after the better plan."""
        width = self.evaluator.width
        total: float = 0.0
        for other in range(self.seats):
            if (other == seat) == (i < width):
                at = other * width + i % width
                total += self.better[at] - self.worse[at]
        return total

    def rises(self, seat: i64, feature: str) -> bool:
        """Whether the better plan improves on what the seat has of a feature now."""
        i = i64(self.evaluator.names.index(feature))
        return self.better[seat * self.evaluator.width + i] > real(self.now[i])

    def rival(self, seat: i64, i: i64) -> i64:
        """The rival a difference in a feature costs most, or NOTHING if it is the seat's own."""
        width = self.evaluator.width
        found: i64 = NOTHING
        most: float = 0.0
        if i < width:
            return found
        for other in range(self.seats):
            at = other * width + i % width
            cost = (self.worse[at] - self.better[at]) * self.evaluator.weight(i % width)
            if other != seat and cost > most:
                most = cost
                found = other
        return found
