"""The tree of a search: what was tried after which answers, and how it went."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from metro2033.bots.feature import real
from metro2033.engine.kernel.offer import Offer

EXPLORATION: Final = 0.25
"""The exploration constant: the weight of untried options, in chances of winning."""

SHARPNESS: Final = 0.03
"""A difference of chances at which one option is tried about three times as often as another."""


@final
class Node:
    """A question to a seat after a series of answers; luck and hidden cards differ by visit.

    So may the options: what is not offered in a visit is passed over in it. `first` is what an
    option promised at first sight and counts as one visit.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.options: vec[i64] = vec[i64]()
        self.first: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.following: Final[dict[int, Node]] = {}
        self.count: i64 = 0

    def add(self, option: i64, first: float) -> None:
        """An option that has not been seen here before."""
        self.options = append(self.options, option)
        self.first = append(self.first, first)
        self.prior = append(self.prior, 0.0)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)

    def weigh(self) -> None:
        """Turn first sights into how eagerly each option is tried."""
        best: float = -1.0
        for i in range(i64(len(self.options))):
            best = max(best, self.first[i])
        total: float = 0.0
        for i in range(i64(len(self.options))):
            self.prior[i] = exp((self.first[i] - best) / SHARPNESS)
            total += self.prior[i]
        for i in range(i64(len(self.options))):
            self.prior[i] /= total

    def index(self, option: i64, hint: i64) -> i64:
        """The place of an option; one that is new here gets an average first sight."""
        n = i64(len(self.options))
        if hint < n and self.options[hint] == option:
            return hint
        for i in range(n):
            if self.options[i] == option:
                return i
        total: float = 0.0
        for i in range(n):
            total += self.first[i]
        self.add(option, total / real(max(n, 1)))
        self.prior[n] = 1.0 / real(n + 1)
        return n

    def select(self, offer: Offer) -> i64:
        """The offered option that is most worth a visit."""
        explored = EXPLORATION * sqrt(real(self.count + 1))
        best: i64 = -1
        top: float = -1.0
        for k in range(offer.count):
            i = self.index(offer.options[k], k)
            worth = self.mean(i) + explored * self.prior[i] / real(1 + self.visits[i])
            if worth > top:
                top = worth
                best = i
        return best

    def mean(self, i: i64) -> float:
        """What an option has brought on average."""
        return (self.first[i] + self.total[i]) / real(1 + self.visits[i])

    def learn(self, i: i64, chance: float) -> None:
        """A visit by an option has ended."""
        self.visits[i] += 1
        self.total[i] += chance
        self.count += 1

    def is_better(self, i: i64, other: i64) -> bool:
        """Whether an option was visited more than another; of equals the one that brought more."""
        more = self.visits[i] - self.visits[other]
        return more > 0 or (more == 0 and self.mean(i) > self.mean(other))

    def best(self) -> i64:
        """The option to take."""
        best: i64 = 0
        for i in range(1, i64(len(self.options))):
            if self.is_better(i, best):
                best = i
        return best
