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
from metro2033.engine.kernel.core import Core

MOST_REASONS: Final = 3

SMALLEST: Final = 0.002
"""A feature that changes the chance to win by less than this is no reason."""


@final
class Reason:
    """A feature in which two plans differ, for oneself or for the rivals together.

    `change` is by how much on average; `effect` is the chance to win that it brings, above 0 for
    the better plan.
    """

    def __init__(self, feature: str, is_own: bool, change: float, effect: float) -> None:
        self.feature: Final = feature
        self.is_own: Final = is_own
        self.change: Final = change
        self.effect: Final = effect


@final
class Plan:
    """An option, and the answer it is meant to be followed by, or NO_SEQUEL."""

    def __init__(self, option: i64, sequel: i64 = NO_SEQUEL) -> None:
        self.option: Final = option
        self.sequel: Final = sequel


@final
class Contrast:
    """Compares where two plans lead, in the same imagined worlds and with the same luck.

    A reason is what the advantage needs: with the named features taken away, it is gone or almost
    gone.
    """

    def __init__(self, lookahead: Lookahead) -> None:
        self.lookahead: Final = lookahead
        self.evaluator: Final = lookahead.evaluator
        self.seats: i64 = 0
        self.better: vec[float] = vec[float]()
        self.worse: vec[float] = vec[float]()

    def measure(self, view: Core, seat: i64, better: Plan, worse: Plan, worlds: i64) -> None:
        """Fill the mean features of all seats after either plan."""
        self.seats = state_of(view).seat_count()
        size = self.seats * self.evaluator.width
        self.better = vec[float]([0.0] * size)
        self.worse = vec[float]([0.0] * size)
        game, source = self.lookahead.game, self.lookahead.source
        for world in range(worlds):
            s = state_of(game.imagine(view, seat, source))
            seed = source.below(SEEDS)
            self.lookahead.turn = self.evaluator.turn(s)
            for side in range(2):
                plan = better if side == 0 else worse
                self.lookahead.consequence.lots.begin(seed, world, worlds)
                t = self.lookahead.end(s, seat, plan.option, plan.sequel)
                self.evaluator.measure(t)
                out = self.better if side == 0 else self.worse
                for i in range(size):
                    out[i] += real(self.evaluator.table[i]) / real(worlds)

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
        """The features that carry the advantage, the strongest first, until it is gone."""
        self.measure(view, seat, better, worse, worlds)
        width = self.evaluator.width
        taken = vec[i64]([0] * (2 * width))
        left = self.margin(seat, taken)
        found: list[Reason] = []
        while len(found) < MOST_REASONS and left > 0.0:
            best: i64 = -1
            rest = left - SMALLEST
            for i in range(2 * width):
                if taken[i] == 0:
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
            found.append(Reason(name, best < width, self.change(seat, best), left - rest))
            left = rest
        return found

    def change(self, seat: i64, i: i64) -> float:
        """How much more of a feature there is after the better plan."""
        width = self.evaluator.width
        total: float = 0.0
        for other in range(self.seats):
            if (other == seat) == (i < width):
                at = other * width + i % width
                total += self.better[at] - self.worse[at]
        return total
