"""A mixed strategy for combat cards: how often to lay each card of each hand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.feature import real
from metro2033.engine.kernel.source import Source

ATTACKER: Final = 0
DEFENDER: Final = 1


@final
class Mix:
    """How often to lay each card, by side and by hand; a hand is the mask of its kinds.

    `share` is the strategy of a round of learning; `weight`, the sum over all rounds, is the one
    that cannot be exploited. `win` and `loss` are the attacker's chances when both sides mix;
    `error` is what both together could still gain by better answers.
    """

    def __init__(self, kinds: i64) -> None:
        self.kinds: Final = kinds
        self.regret: Final = vec[float]([0.0] * (2 * (1 << kinds) * kinds))
        self.share: Final = vec[float]([0.0] * (2 * (1 << kinds) * kinds))
        self.weight: Final = vec[float]([0.0] * (2 * (1 << kinds) * kinds))
        self.win: float = 0.0
        self.loss: float = 0.0
        self.error: float = 0.0

    def base(self, side: i64, hand: i64) -> i64:
        """Where the numbers of a hand begin."""
        return (side * (1 << self.kinds) + hand) * self.kinds

    def play(self, side: i64, hand: i64, turn: i64) -> None:
        """Set how often each card of a hand is laid, by the regrets so far.

        Later rounds count more; in round 0 all cards are laid alike, and nothing is remembered.
        """
        base = self.base(side, hand)
        total: float = 0.0
        for i in range(self.kinds):
            if hand >> i & 1 == 1:
                total += self.regret[base + i]
        even = 1.0 / real(count_bits(hand))
        for i in range(self.kinds):
            if hand >> i & 1 == 1:
                share = even if total <= 0.0 else self.regret[base + i] / total
                self.share[base + i] = share
                self.weight[base + i] += real(turn) * share

    def settle(self, hands: list[i64]) -> None:
        """Take the mean of all rounds for the strategy."""
        for side in (i64(ATTACKER), i64(DEFENDER)):
            for hand in hands:
                base = self.base(side, hand)
                total: float = 0.0
                for i in range(self.kinds):
                    total += self.weight[base + i]
                for i in range(self.kinds):
                    self.share[base + i] = self.weight[base + i] / total

    def pick(self, side: i64, hand: i64, source: Source) -> i64:
        """A card of the hand, as often as it should be laid."""
        base = self.base(side, hand)
        ticket = real(source.below(1_000_000)) / 1_000_000.0
        last: i64 = -1
        for i in range(self.kinds):
            if hand >> i & 1 == 1:
                last = i
                ticket -= self.share[base + i]
                if ticket < 0.0:
                    return i
        return last


def hands_of(kinds: i64, size: i64) -> list[i64]:
    """All hands of a size, as masks."""
    found: list[i64] = []
    for mask in range(1 << kinds):
        if count_bits(mask) == size:
            found.append(mask)
    return found


def count_bits(mask: i64) -> i64:
    """How many things are in a mask."""
    bits: i64 = 0
    while mask > 0:
        bits += mask & 1
        mask >>= 1
    return bits
