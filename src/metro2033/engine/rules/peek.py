"""Looking at the cards on top of a deck, and putting them back."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NATURE, NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import BOTTOM, LAWS, REST, TOP
from metro2033.engine.model.state import State
from metro2033.engine.rules.draw import offer_rest

BURY_ANY: Final = 0
PICK_ONE: Final = 1
"""What is done with cards that were looked at."""

LOOKING: Final = 0
BURYING: Final = 1
LIFTING: Final = 2
"""The steps of a look at cards."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PeekFrame(Frame):
    """A seat looks at the top `n` cards of a deck and puts them back.

    BURY_ANY: any of them go under the deck, the others back on top in any order.
    PICK_ONE: one stays on top, the others go under the deck.
    """

    FIELDS: ClassVar[tuple[str, ...]] = tuple("seat deck n mode rules:text looked placing".split())

    def __init__(
        self,
        seat: i64,
        deck: i64,
        n: i64,
        mode: i64,
        rules: str,
        looked: i64 = 0,
        placing: i64 = LOOKING,
    ) -> None:
        self.seat: Final = seat
        self.deck: Final = deck
        self.n: Final = n
        self.mode: Final = mode
        self.rules: Final = rules
        self.looked: Final = looked
        self.placing: Final = placing

    def step(self, s: State) -> i64:
        if self.placing == LOOKING:
            return self.look(s)
        if self.placing == BURYING and self.mode == BURY_ANY and self.looked > 0:
            return 1 << self.seat
        if self.looked > 1:
            return 1 << self.seat
        finish(s, 0)
        return NOBODY

    def go(self, s: State, looked: i64, placing: i64) -> None:
        """Go on to another step."""
        replace_top(
            s, PeekFrame(self.seat, self.deck, self.n, self.mode, self.rules, looked, placing)
        )

    def look(self, s: State) -> i64:
        """Turn up one more card, or go on to placing them."""
        if pile.deck_size(s, self.deck) == 0:
            pile.reshuffle(s, self.deck)
        if self.looked == self.n or self.looked == pile.deck_size(s, self.deck):
            self.go(s, self.looked, BURYING)
            return NOBODY
        card = pile.ranked(s, self.deck, TOP, self.looked)
        if card == NOTHING:
            if pile.size(s, self.deck, REST) > 0:
                return NATURE
            card = pile.ranked(s, self.deck, BOTTOM, 0)
            pile.lay_under_top(s, card)
        self.see(s, card)
        return NOBODY

    def see(self, s: State, card: i64) -> None:
        """Tell the seat what it has seen, and remember who knows the card."""
        s.own_cards()
        s.seen[card] |= 1 << self.seat
        event = happening.LAW_LOOKED if self.deck == LAWS else happening.THREAT_LOOKED
        s.whisper(event, self.rules, self.seat, s.content.kind_of[card])
        self.go(s, self.looked + 1, LOOKING)

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        if self.placing == LOOKING:
            offer_rest(s, self.deck, out)
            return
        lifting = self.placing == LIFTING or self.mode == PICK_ONE
        if not lifting:
            out.add(pack(verb.PASS_TURN))
        bury = verb.BURY_LAW if self.deck == LAWS else verb.BURY_THREAT
        lift = verb.LIFT_LAW if self.deck == LAWS else verb.LIFT_THREAT
        for rank in range(self.looked):
            card = pile.ranked(s, self.deck, TOP, rank)
            out.add(pack(lift if lifting else bury, s.content.kind_of[card]))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        if self.placing == LOOKING:
            card = pile.find_kind(s, self.deck, REST, first(option))
            pile.lay_under_top(s, card)
            self.see(s, card)
        elif verb_of(option) == verb.PASS_TURN:
            self.go(s, self.looked, LIFTING)
        else:
            self.place(s, option)

    def place(self, s: State, option: i64) -> None:
        """Bury or lift a card."""
        self.mix(s)
        if verb_of(option) == verb.BURY_LAW or verb_of(option) == verb.BURY_THREAT:
            self.bury(s, pile.find_kind(s, self.deck, TOP, first(option)))
            self.go(s, self.looked - 1, BURYING)
        else:
            self.lift(s, pile.find_kind(s, self.deck, TOP, first(option)))

    def mix(self, s: State) -> None:
        """Others who knew the cards do not see which of several goes where."""
        if self.looked > 1:
            s.own_cards()
            for rank in range(self.looked):
                s.seen[pile.ranked(s, self.deck, TOP, rank)] = 1 << self.seat

    def lift(self, s: State, card: i64) -> None:
        """Put a card on top; under PICK_ONE the others go under the deck."""
        pile.move_card(s, card, TOP, s.seen[card])
        if self.mode == PICK_ONE:
            for _ in range(self.looked - 1):
                self.bury(s, pile.ranked(s, self.deck, TOP, 1))
        finish(s, 0)

    def bury(self, s: State, card: i64) -> None:
        """Put a card under the deck, unseen by others."""
        pile.move_card(s, card, BOTTOM, s.seen[card])
        event = happening.LAW_BURIED if self.deck == LAWS else happening.THREAT_BURIED
        s.whisper(event, self.rules, self.seat, s.content.kind_of[card])

    def asks(self) -> str:
        return "draw" if self.placing == LOOKING else "place_cards"

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.rules)
