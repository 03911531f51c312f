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
from metro2033.editions.second.card_mix import ATTACKER, DEFENDER, Mix, hands_of
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
MOST_ROUNDS: Final = 1000
ROUNDS_A_CHECK: Final = 25
EXPLOITABLE: Final = 0.0004
"""Learning ends when the best answers to a mix gain less: chances are then right to 0.1 %."""
VICTORY: Final = 2.0
DEFEAT: Final = -1.0
"""To the attacker: a station won is worth more than a beaten army costs."""


@final
class Duel:
    """Picks combat cards for the battles of one content."""

    def __init__(self, content: Content) -> None:
        start = content.deck_start[COMBAT]
        kinds = content.deck_count[COMBAT]
        self.content: Final = content
        self.kinds: Final[i64] = kinds
        self.is_plain: Final = self.all_differ(content, start)
        self.known: Final[dict[int, Mix]] = {}
        self.beside: Final[dict[int, list[i64]]] = {}
        self.gain: Final = vec[float]([0.0] * kinds)
        self.laid: Final = vec[float]([0.0] * kinds)
        self.worth: Final = vec[float]([0.0] * (kinds * kinds))

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
        mix = self.mix(margin_of(s, frame), edge_of(s, frame), offer.count)
        hand: i64 = 0
        for i in range(offer.count):
            hand |= 1 << first(offer.options[i])
        card = mix.pick(ATTACKER if seat == frame.attacker else DEFENDER, hand, source)
        for i in range(offer.count):
            if first(offer.options[i]) == card:
                return offer.options[i]
        return offer.pick(source)

    def mix(self, margin: i64, edge: i64, hand: i64) -> Mix:
        """The strategies for a difference of strengths; `edge` says whom a draw favours."""
        if edge > 0:  # who needs no more than a draw is one ahead of one who needs to win
            margin, edge = margin + 1, -1
        margin = max(min(margin, WIDEST), -WIDEST)
        key = int(((margin + WIDEST) * 4 + edge + 1) * 16 + hand)
        found = self.known.get(key)
        if found is None:
            found = self.learn(margin, edge, hand)
            self.known[key] = found
        return found

    def learn(self, margin: i64, edge: i64, hand: i64) -> Mix:
        """Play all deals against oneself and regret, until nobody could exploit what is laid."""
        mix = Mix(self.kinds)
        hands = hands_of(self.kinds, hand)
        self.compare(margin, edge)
        for mine in hands:
            mix.play(ATTACKER, mine, 0)
            mix.play(DEFENDER, mine, 0)
        for turn in range(i64(1), i64(MOST_ROUNDS)):
            for side in (i64(ATTACKER), i64(DEFENDER)):
                for mine in hands:
                    self.regret(mix, side, mine, hands, turn)
            if turn % ROUNDS_A_CHECK == 0:
                mix.error = self.exploitable(mix, hands, turn)
                if mix.error < EXPLOITABLE:
                    break
        mix.settle(hands)
        self.count(mix, hands, margin, edge)
        return mix

    def compare(self, margin: i64, edge: i64) -> None:
        """Write down what every two cards bring the attacker."""
        for a in range(self.kinds):
            for b in range(self.kinds):
                self.worth[a * self.kinds + b] = self.outcome(a, b, margin, edge)

    def foes(self, hand: i64, hands: list[i64]) -> list[i64]:
        """The hands that the other side can hold beside a hand."""
        found = self.beside.get(int(hand))
        if found is None:
            found = [other for other in hands if other & hand == 0]
            self.beside[int(hand)] = found
        return found

    def gains(self, mix: Mix, numbers: vec[float], side: i64, hand: i64, hands: list[i64]) -> float:
        """Fill `gain` for each card of a hand against what the other side lays; return the best."""
        kinds = self.kinds
        for i in range(kinds):
            self.laid[i] = 0.0
        for other in self.foes(hand, hands):
            base = mix.base(1 - side, other)
            for i in range(kinds):
                if other >> i & 1 == 1:
                    self.laid[i] += numbers[base + i]
        best: float = -1.0e9
        for a in range(kinds):
            if hand >> a & 1 == 1:
                gain: float = 0.0
                for b in range(kinds):
                    if self.laid[b] > 0.0:
                        if side == ATTACKER:
                            gain += self.laid[b] * self.worth[a * kinds + b]
                        else:
                            gain -= self.laid[b] * self.worth[b * kinds + a]
                self.gain[a] = gain
                best = max(best, gain)
        return best

    def regret(self, mix: Mix, side: i64, hand: i64, hands: list[i64], turn: i64) -> None:
        """What a side would have gained by each card of a hand; then play by that."""
        self.gains(mix, mix.share, side, hand, hands)
        base = mix.base(side, hand)
        expected: float = 0.0
        for i in range(self.kinds):
            if hand >> i & 1 == 1:
                expected += mix.share[base + i] * self.gain[i]
        for i in range(self.kinds):
            if hand >> i & 1 == 1:
                mix.regret[base + i] = max(mix.regret[base + i] + self.gain[i] - expected, 0.0)
        mix.play(side, hand, turn)

    def exploitable(self, mix: Mix, hands: list[i64], turns: i64) -> float:
        """What both sides together gain a deal by the best answers to what the other lays."""
        total: float = 0.0
        deals: i64 = 0
        for hand in hands:
            total += self.gains(mix, mix.weight, ATTACKER, hand, hands)
            total += self.gains(mix, mix.weight, DEFENDER, hand, hands)
            deals += i64(len(self.foes(hand, hands)))
        return total / real(deals * (turns * (turns + 1) // 2))

    def count(self, mix: Mix, hands: list[i64], margin: i64, edge: i64) -> None:
        """Count the attacker's chances over all deals."""
        for mine in hands:
            foes = self.foes(mine, hands)
            for theirs in foes:
                self.count_deal(mix, mix.base(0, mine), mix.base(1, theirs), margin, edge)
        mix.win /= real(i64(len(hands) * len(foes)))
        mix.loss /= real(i64(len(hands) * len(foes)))

    def count_deal(self, mix: Mix, one: i64, other: i64, margin: i64, edge: i64) -> None:
        """Add the chances of one deal."""
        for a in range(self.kinds):
            for b in range(self.kinds):
                weight = mix.share[one + a] * mix.share[other + b]
                if weight > 0.0:
                    lead = self.lead(a, b, margin, edge)
                    mix.win += weight if lead > 0 else 0.0
                    mix.loss += weight if lead < 0 else 0.0

    def lead(self, mine: i64, theirs: i64, margin: i64, edge: i64) -> i64:
        """By how much two cards put the attacker ahead; of equal totals `edge` decides."""
        types, modifiers = self.content.combat_type, self.content.combat_modifier
        lead = margin + modifiers[mine * 3 + types[theirs]] - modifiers[theirs * 3 + types[mine]]
        return edge if lead == 0 else lead

    def outcome(self, mine: i64, theirs: i64, margin: i64, edge: i64) -> float:
        """What two cards bring the attacker."""
        lead = self.lead(mine, theirs, margin, edge)
        if lead == 0:
            return 0.0
        return VICTORY if lead > 0 else DEFEAT


def margin_of(s: State, frame: BattleFrame) -> i64:
    """By how much the attacker is the stronger before cards are laid."""
    x = strength(s, frame.attacker, frame.fighter, ATTACK, PLAYER, frame.station)
    return x - strength(s, frame.defender, frame.guard, DEFENCE, PLAYER, frame.station)


def edge_of(s: State, frame: BattleFrame) -> i64:
    """Whom a draw favours: above 0 the attacker, below 0 the defender."""
    edge: i64 = 1 if wins_draws(s, frame.attacker, frame.fighter, ATTACK) else 0
    return edge - (1 if wins_draws(s, frame.defender, frame.guard, DEFENCE) else 0)


DUELS: Final[dict[str, Duel]] = {}
"""What has been learned, by the digest of the content."""


def duel_for(content: Content) -> Duel:
    """The strategies for a content, shared by all bots of the process."""
    found = DUELS.get(content.digest)
    if found is None:
        found = Duel(content)
        DUELS[content.digest] = found
    return found
