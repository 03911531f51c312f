"""What a position is worth: named features of each seat, weighed into chances of winning."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.kernel.core import NOBODY, Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.model import code as c
from metro2033.engine.model.content import Content
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import carried

MOST_SEATS: Final = 6

UNIT: Final = 10_000
"""Weights are summed as whole numbers of this fraction: that is quick and exact."""

STOCK_VALUE: Final = vec[i64]([0, 10, 19, 26, 32, 37, 41, 44, 46, 48, 49])
"""What so many tokens of one kind are worth, in tenths of the first: each further one less."""


class Evaluator:
    """Measures positions of one game.

    `table` holds a row of features for each seat and `chance` the probability that the seat wins:
    each row is summed with the weights, and the sums of all seats compete (softmax).
    """

    def __init__(self, game: Game[State], names: list[str], weights: list[float]) -> None:
        if len(names) != len(weights):
            raise ValueError(f"{len(names)} features need as many weights, not {len(weights)}")
        self.game: Final = game
        self.names: Final = names
        self.weights: Final = vec[i64]([round(weight * UNIT) for weight in weights])
        self.width: Final[i64] = i64(len(names))
        self.table: Final = vec[i64]([0] * (MOST_SEATS * len(names)))
        self.chance: Final = vec[float]([0.0] * MOST_SEATS)

    def measure(self, s: State) -> None:
        """Write the features of every seat into `table`."""
        raise NotImplementedError

    def count(self, s: State) -> None:
        """Count beforehand what the clones of a position may share."""

    def is_big(self, s: State) -> bool:
        """Whether the open question ends the consequences of an earlier answer."""
        raise NotImplementedError

    def turn(self, s: State) -> i64:
        """Whose turn it is, where turns are whole: consequences end with the turn."""
        return 0

    def counts_readiness(self) -> bool:
        """Whether it counts that a hero can still act."""
        return False

    def reply(self, s: State, seat: i64, options: Offer, source: Source) -> i64:
        """The answer to a question that needs no looking ahead, or NOTHING."""
        return self.rule(s, seat, options)

    def rule(self, s: State, seat: i64, options: Offer) -> i64:
        """The answer that a rule without luck gives to a question, or NOTHING."""
        return NOTHING

    def rule_aim(self) -> str:
        """The feature that answers by the rule are for."""
        return ""

    def echo(self, s: State, seat: i64) -> i64:
        """The answer of a seat that goes along with those asked before it, or NOTHING."""
        return NOTHING

    def missing(self, s: State, seat: i64) -> i64:
        """The points that a seat lacks to win, where points do not win at once; else none."""
        return 0

    def sharpness(self) -> float:
        """How far a search trusts its first sight of options: the smaller, the more."""
        return 0.03

    def judge(self, s: Core) -> None:
        """Fill `chance` for every seat of a position."""
        assert isinstance(s, State)
        seats = s.seat_count()
        if s.asked == NOBODY:
            self.settle(s, seats)
            return
        self.measure(s)
        chance = self.chance
        total: float = 0.0
        top: float = -1.0e9
        for seat in range(seats):
            score = self.score(seat)
            chance[seat] = score
            top = max(top, score)
        for seat in range(seats):
            share = exp(chance[seat] - top)
            chance[seat] = share
            total += share
        for seat in range(seats):
            chance[seat] /= total

    def score(self, seat: i64) -> float:
        """The weighted sum of a seat's features."""
        total: i64 = 0
        weights, table, base = self.weights, self.table, seat * self.width
        for i in range(self.width):
            total += weights[i] * table[base + i]
        return real(total) / UNIT

    def weight(self, i: i64) -> float:
        """What one more of a feature is worth."""
        return real(self.weights[i]) / UNIT

    def settle(self, s: State, seats: i64) -> None:
        """Who has won, has won; several winners share."""
        ranking = self.game.ranking(s)
        winners: i64 = 0
        for place in ranking:
            winners += 1 if place == 1 else 0
        for seat in range(seats):
            self.chance[seat] = 1.0 / real(winners) if ranking[seat] == 1 else 0.0


def real(n: i64) -> float:
    """A whole number as a float; the two do not mix in compiled code."""
    return float(int(n))


def gear_strength(s: State, seat: i64) -> i64:
    """Unconditional strength that the hero carries."""
    return carried(s, seat, c.HERO_STRENGTH, NOTHING, NOTHING, NOTHING)


def all_tunnels(content: Content) -> vec[i64]:
    """The two ends of each tunnel."""
    ends: list[i64] = []
    for station in range(content.station_count):
        for near in content.tunnels[station]:
            if near > station:
                ends.extend((station, near))
    return vec[i64](ends)


def all_distances(content: Content) -> vec[i64]:
    """Steps between any two stations, row by row."""
    n = content.station_count
    found = vec[i64]([99] * (n * n))
    for start in range(n):
        wave = [start]
        found[start * n + start] = 0
        for station in wave:
            near = [*content.tunnels[station], *content.transfers[station]]
            for other in near:
                if found[start * n + other] == 99:
                    found[start * n + other] = found[start * n + station] + 1
                    wave.append(other)
    return found
