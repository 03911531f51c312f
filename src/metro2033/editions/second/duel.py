"""Which combat card to play: mixed strategies that no opponent can exploit.

A battle of the second edition is a small game of hidden cards: each side holds some of the deck
and lays one, both at once. Regret matching over all deals finds how often each card of each hand
should be laid; what is found depends only on the difference of strengths, and is kept.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.feature import real
from metro2033.editions.second.rules.battle import BattleFrame
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.kernel.word import first
from metro2033.engine.model.content import Content
from metro2033.engine.model.ids import ATTACK, DEFENCE, PLAYER
from metro2033.engine.model.pile import COMBAT
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import strength, wins_draws

WIDEST: Final = 8
"""Differences beyond this are all alike: no card turns such a fight."""
ROUNDS: Final = 100
VICTORY: Final = 2.0
DEFEAT: Final = -1.0
"""To the attacker: a station won is worth more than a beaten army costs."""


@final
class Mix:
    """How often to lay each card, by side and by hand; a hand is the mask of its kinds.

    `share` is the strategy of a round of learning; `weight`, the sum over all rounds, is the one
    that cannot be exploited.
    """

    def __init__(self, kinds: i64) -> None:
        self.kinds: Final = kinds
        self.regret: Final = vec[float]([0.0] * (2 * (1 << kinds) * kinds))
        self.share: Final = vec[float]([0.0] * (2 * (1 << kinds) * kinds))
        self.weight: Final = vec[float]([0.0] * (2 * (1 << kinds) * kinds))

    def base(self, side: i64, hand: i64) -> i64:
        """Where the numbers of a hand begin."""
        return (side * (1 << self.kinds) + hand) * self.kinds

    def play(self, side: i64, hand: i64) -> None:
        """Set how often each card of a hand is laid in this round, by the regrets so far."""
        base = self.base(side, hand)
        total: float = 0.0
        for i in range(self.kinds):
            if hand >> i & 1 == 1:
                total += max(self.regret[base + i], 0.0)
        even = 1.0 / real(count_bits(hand))
        for i in range(self.kinds):
            if hand >> i & 1 == 1:
                share = even if total <= 0.0 else max(self.regret[base + i], 0.0) / total
                self.share[base + i] = share
                self.weight[base + i] += share

    def pick(self, side: i64, hand: i64, source: Source) -> i64:
        """A card of the hand, as often as it should be laid."""
        base = self.base(side, hand)
        total: float = 0.0
        for i in range(self.kinds):
            total += self.weight[base + i]
        ticket = total * real(source.below(1_000_000)) / 1_000_000.0
        last: i64 = -1
        for i in range(self.kinds):
            if hand >> i & 1 == 1:
                last = i
                ticket -= self.weight[base + i]
                if ticket < 0.0:
                    return i
        return last


@final
class Duel:
    """Picks combat cards for the battles of one content."""

    def __init__(self, content: Content) -> None:
        start = content.deck_start[COMBAT]
        self.content: Final = content
        self.kinds: Final[i64] = content.deck_count[COMBAT]
        self.is_plain: Final = self.all_differ(content, start)
        self.known: Final[dict[int, Mix]] = {}
        self.gain: Final = vec[float]([0.0] * (2 * content.deck_count[COMBAT]))

    def all_differ(self, content: Content, start: i64) -> bool:
        """Whether each combat card is there once, so that hands are sets of kinds."""
        seen: i64 = 0
        for card in range(start, start + content.deck_count[COMBAT]):
            seen |= 1 << content.kind_of[card]
        return seen == (1 << content.deck_count[COMBAT]) - 1 and content.deck_count[COMBAT] <= 8

    def choose(self, s: State, seat: i64, offer: Offer, source: Source) -> i64:
        """One of the offered cards."""
        frame = asking(s)
        if not isinstance(frame, BattleFrame) or not self.is_plain:
            return offer.pick(source)
        x = strength(s, frame.attacker, frame.fighter, ATTACK, PLAYER, frame.station)
        y = strength(s, frame.defender, frame.guard, DEFENCE, PLAYER, frame.station)
        edge: i64 = 1 if wins_draws(s, frame.attacker, frame.fighter, ATTACK) else 0
        edge -= 1 if wins_draws(s, frame.defender, frame.guard, DEFENCE) else 0
        mix = self.mix(max(min(x - y, WIDEST), -WIDEST), edge, offer.count)
        hand: i64 = 0
        for i in range(offer.count):
            hand |= 1 << first(offer.options[i])
        card = mix.pick(0 if seat == frame.attacker else 1, hand, source)
        for i in range(offer.count):
            if first(offer.options[i]) == card:
                return offer.options[i]
        return offer.pick(source)

    def mix(self, margin: i64, edge: i64, hand: i64) -> Mix:
        """The strategies for a difference of strengths; `edge` says whom a draw favours."""
        key = int(((margin + WIDEST) * 4 + edge + 1) * 16 + hand)
        found = self.known.get(key)
        if found is None:
            found = self.learn(margin, edge, hand)
            self.known[key] = found
        return found

    def learn(self, margin: i64, edge: i64, hand: i64) -> Mix:
        """Play all deals against oneself and regret."""
        mix = Mix(self.kinds)
        hands = hands_of(self.kinds, hand)
        for _ in range(i64(ROUNDS)):
            for mine in hands:
                mix.play(0, mine)
                mix.play(1, mine)
            for mine in hands:
                for theirs in hands:
                    if mine & theirs == 0:
                        self.regret(mix, mine, theirs, margin, edge)
        return mix

    def regret(self, mix: Mix, mine: i64, theirs: i64, margin: i64, edge: i64) -> None:
        """What each side would have gained by each of its cards."""
        one, other = mix.base(0, mine), mix.base(1, theirs)
        expected: float = 0.0
        gain = self.gain
        for i in range(2 * self.kinds):
            gain[i] = 0.0
        for a in range(self.kinds):
            if mine >> a & 1 == 0:
                continue
            p = mix.share[one + a]
            for b in range(self.kinds):
                if theirs >> b & 1 == 1:
                    q = mix.share[other + b]
                    value = self.outcome(a, b, margin, edge)
                    gain[a] += q * value
                    gain[self.kinds + b] += p * value
                    expected += p * q * value
        for i in range(self.kinds):
            if mine >> i & 1 == 1:
                mix.regret[one + i] += gain[i] - expected
            if theirs >> i & 1 == 1:
                mix.regret[other + i] += expected - gain[self.kinds + i]

    def outcome(self, mine: i64, theirs: i64, margin: i64, edge: i64) -> float:
        """What two cards bring the attacker."""
        types, modifiers = self.content.combat_type, self.content.combat_modifier
        result = margin + modifiers[mine * 3 + types[theirs]] - modifiers[theirs * 3 + types[mine]]
        if result == 0:
            result = edge
        if result == 0:
            return 0.0
        return VICTORY if result > 0 else DEFEAT


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


DUELS: Final[dict[str, Duel]] = {}
"""What has been learned, by the digest of the content."""


def duel_for(content: Content) -> Duel:
    """The strategies for a content, shared by all bots of the process."""
    found = DUELS.get(content.digest)
    if found is None:
        found = Duel(content)
        DUELS[content.digest] = found
    return found
