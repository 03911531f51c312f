"""Which threat comes next, as a seat may know it, and what looking at the deck is worth.

A threat is won, drawn or lost, so that a deck is counted by these three alone.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from metro2033.bots.feature import real
from metro2033.bots.fight_solver import DRAWN, LOST, WON, Chances, Mean
from metro2033.engine.model import pile
from metro2033.engine.model.pile import BOTTOM, DISCARD, REST, THREATS, TOP, knows
from metro2033.engine.model.state import State
from metro2033.engine.rules.peek import PICK_ONE

UNSEEN: Final = -1
"""A card that the seat does not know: any of those it has not seen."""

RESULTS: Final = [LOST, DRAWN, WON]
"""What a card is counted as, the worst first."""


def known_order(s: State, seat: i64) -> list[i64]:
    """The kinds of all cards of the deck, the next one first; UNSEEN for unknown ones.

    An empty deck is that of the reshuffled discards.
    """
    found: list[i64] = []
    for rank in range(pile.size(s, THREATS, TOP)):
        found.append(known_kind(s, pile.ranked(s, THREATS, TOP, rank), seat))
    is_empty = pile.deck_size(s, THREATS) == 0
    for _ in range(pile.size(s, THREATS, DISCARD if is_empty else REST)):
        found.append(UNSEEN)
    for rank in range(pile.size(s, THREATS, BOTTOM)):
        found.append(known_kind(s, pile.ranked(s, THREATS, BOTTOM, rank), seat))
    return found


def known_kind(s: State, card: i64, seat: i64) -> i64:
    """The kind of a card, or UNSEEN for a seat that does not know it."""
    return s.content.kind_of[card] if knows(s, card, seat) else i64(UNSEEN)


def unseen_kinds(s: State, seat: i64) -> list[i64]:
    """The kinds of all threats that may come and that the seat has not seen, each as often."""
    is_empty = pile.deck_size(s, THREATS) == 0
    found: list[i64] = []
    start = s.content.deck_start[THREATS]
    for card in range(start, start + s.content.deck_count[THREATS]):
        may_come = s.zone[card] == DISCARD if is_empty else not knows(s, card, seat)
        if may_come:
            found.append(s.content.kind_of[card])
    return found


def unstack(s: State) -> None:
    """Take all order from the deck, so that nature says which card comes."""
    if pile.deck_size(s, THREATS) == 0:
        pile.reshuffle(s, THREATS)
    start = s.content.deck_start[THREATS]
    for card in range(start, start + s.content.deck_count[THREATS]):
        if s.zone[card] == TOP or s.zone[card] == BOTTOM:
            pile.move_card(s, card, REST, s.seen[card])


@final
class Peeks:
    """Looks at the deck before a threat is revealed: how many cards, and what is done with them."""

    def __init__(self) -> None:
        self.n: list[i64] = []
        self.mode: list[i64] = []

    def add(self, n: i64, mode: i64) -> None:
        """One more look."""
        self.n.append(n)
        self.mode.append(mode)

    def copy(self) -> Peeks:
        """The same looks."""
        other = Peeks()
        other.n = self.n[:]
        other.mode = self.mode[:]
        return other

    def best(self, order: list[i64], pool: list[i64], at: i64 = 0) -> Chances:
        """The chances with the best use of all looks from number `at` on.

        `order` is the deck by its cards' results, `pool` counts the unseen ones by result: those of
        the deck and others that lie elsewhere. Nobody sees more cards than the deck has.
        """
        if at == len(self.n):
            return next_result(order, pool)
        for i in range(min(self.n[at], i64(len(order)))):
            if order[i] == UNSEEN and pool[0] + pool[1] + pool[2] > 0:
                return self.seen(order, pool, at, i)
        best: Chances | None = None
        for kept in self.kept(order, at):
            found = self.best(kept, pool, at + 1)
            if best is None or found.score() > best.score():
                best = found
        assert best is not None
        return best

    def seen(self, order: list[i64], pool: list[i64], at: i64, place: i64) -> Chances:
        """The chances when the unseen card at a place is turned up: any of the pool."""
        mean = Mean()
        for result in range(i64(3)):
            if pool[result] > 0:
                less = pool[:]
                less[result] -= 1
                known = [*order[:place], result, *order[place + 1 :]]
                mean.add(self.best(known, less, at), real(pool[result]))
        return mean.value()

    def kept(self, order: list[i64], at: i64) -> list[list[i64]]:
        """The ways to put the cards back that are worth trying: the best one first, or none."""
        looked, rest = sorted(order[: self.n[at]], reverse=True), order[self.n[at] :]
        one = [*looked[:1], *rest, *looked[1:]]
        if self.mode[at] == PICK_ONE:
            return [one]
        return [one, [*looked, *rest], [*rest, *looked]]


def next_result(order: list[i64], pool: list[i64]) -> Chances:
    """The chances against the next card."""
    if len(order) > 0 and order[0] != UNSEEN:
        return RESULTS[order[0]]
    mean = Mean()
    for result in range(i64(3)):
        if pool[result] > 0:
            mean.add(RESULTS[result], real(pool[result]))
    return mean.value() if mean.weight > 0.0 else DRAWN
