"""The buffer a question writes its options into; the caller owns and reuses it."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from metro2033.engine.kernel.source import Source


@final
class Offer:
    """The options of one question, with weights where nature answers.

    >>> offer = Offer()
    >>> offer.add(5)
    >>> offer.weigh(9, 3)
    >>> offer.count, offer.total, offer.options[1]
    (2, 4, 9)
    """

    def __init__(self) -> None:
        self.options: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()
        self.count: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        """Forget the options, keep the memory; all weights are 1 again."""
        if self.total != self.count:
            for i in range(self.count):
                self.weights[i] = 1
        self.count = 0
        self.total = 0

    def add(self, option: i64) -> None:
        """Offer one more option."""
        n = self.count
        if n == len(self.options):
            self.options = append(self.options, option)
            self.weights = append(self.weights, 1)
        else:
            self.options[n] = option
        self.count = n + 1
        self.total += 1

    def weigh(self, option: i64, weight: i64) -> None:
        """Offer one more option, `weight` times as likely when nature chooses; at least once."""
        if weight < 1:
            raise ValueError(f"an option cannot weigh {weight}")
        self.add(option)
        self.weights[self.count - 1] = weight
        self.total += weight - 1

    def copy(self, other: Offer) -> None:
        """Offer just what another offer holds."""
        self.options = other.options[:]
        self.weights = other.weights[:]
        self.count = other.count
        self.total = other.total

    def has(self, option: i64) -> bool:
        """Whether this very option is offered."""
        for i in range(self.count):
            if self.options[i] == option:
                return True
        return False

    def at(self, ticket: i64) -> i64:
        """The option that holds `ticket`, a number in 0..total-1: weights are lots."""
        if ticket < 0:
            raise IndexError("ticket below zero")
        for i in range(self.count):
            ticket -= self.weights[i]
            if ticket < 0:
                return self.options[i]
        raise IndexError("ticket beyond the total weight")

    def pick(self, source: Source) -> i64:
        """One option drawn by its weight; options of a seat weigh the same."""
        if self.count == 0:
            raise IndexError("nothing is offered")
        if self.total == self.count:
            return self.options[source.below(self.count)]
        return self.at(source.below(self.total))
