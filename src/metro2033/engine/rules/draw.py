"""Drawing, keeping and looking at cards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NATURE, NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import (
    BOTTOM,
    DISCARD,
    DRAWN,
    EQUIPMENT,
    HELD,
    LAWS,
    REST,
    TOP,
)
from metro2033.engine.model.state import State
from metro2033.engine.rules.equipment import give_equipment

DRAW_VERBS: Final = [
    verb.DRAW_EQUIPMENT,
    verb.DRAW_MISSION,
    verb.DRAW_THREAT,
    verb.DRAW_LAW,
    verb.DRAW_COMBAT,
]
"""Nature's verb for each deck."""


def offer_rest(s: State, deck: i64, out: Offer) -> None:
    """Nature's options: each kind of card in the unordered rest, weighted by its copies."""
    content = s.content
    start = content.deck_start[deck]
    draw = DRAW_VERBS[deck]
    last: i64 = NOTHING
    for card in range(start, start + content.deck_count[deck]):
        if s.zone[card] == REST:
            kind = content.kind_of[card]
            if kind == last:
                out.weights[out.count - 1] += 1
                out.total += 1
            else:
                out.add(pack(draw, kind))
                last = kind


@mypyc_attr(acyclic=True)
@final
class DrawFrame(Frame):
    """The next card of a deck goes to a zone; the frame below gets the card, or NOTHING.

    `seat` is the only one who sees it; NOTHING means that everybody does.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "zone", "seat")

    def __init__(self, deck: i64, zone: i64, seat: i64) -> None:
        self.deck: Final = deck
        self.zone: Final = zone
        self.seat: Final = seat

    def step(self, s: State) -> i64:
        if not pile.can_draw(s, self.deck):
            finish(s, NOTHING)
            return NOBODY
        card = pile.known_next(s, self.deck)
        if card == NOTHING:
            return NATURE
        self.take(s, card)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        offer_rest(s, self.deck, out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        self.take(s, pile.find_kind(s, self.deck, REST, first(option)))

    def take(self, s: State, card: i64) -> None:
        """Move the card and hand it down."""
        pile.move_card(s, card, self.zone, EVERYONE if self.seat == NOTHING else 1 << self.seat)
        finish(s, card)

    def asks(self) -> str:
        return "draw"


@mypyc_attr(acyclic=True)
@final
class KeepFrame(Frame):
    """A seat draws `left` cards in secret, keeps one and discards the others.

    `drawn` and `kept` are the rules by which it draws and keeps.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "left", "drawn:text", "kept:text")

    def __init__(self, seat: i64, deck: i64, left: i64, drawn: str, kept: str) -> None:
        self.seat: Final = seat
        self.deck: Final = deck
        self.left: Final = left
        self.drawn: Final = drawn
        self.kept: Final = kept

    def seated(self, seat: i64) -> Frame:
        return KeepFrame(seat, self.deck, self.left, self.drawn, self.kept)

    def step(self, s: State) -> i64:
        if self.left > 0:
            replace_top(s, KeepFrame(self.seat, self.deck, self.left - 1, self.drawn, self.kept))
            if pile.can_draw(s, self.deck):
                s.stack.append(DrawFrame(self.deck, DRAWN, self.seat))
            return NOBODY
        drawn = pile.size(s, self.deck, DRAWN)
        if drawn > 1:
            return 1 << self.seat
        if drawn == 1:
            self.keep(s, pile.find(s, self.deck, DRAWN))
        else:
            finish(s, NOTHING)
        return NOBODY

    def resume(self, s: State, result: i64) -> None:
        if result != NOTHING:
            kind = s.content.kind_of[result]
            event = happening.EQUIPMENT_SEEN if self.deck == EQUIPMENT else happening.MISSION_DRAWN
            s.whisper(event, self.drawn, self.seat, kind)

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        keep = verb.KEEP_EQUIPMENT if self.deck == EQUIPMENT else verb.KEEP_MISSION
        start = s.content.deck_start[self.deck]
        last: i64 = NOTHING
        for card in range(start, start + s.content.deck_count[self.deck]):
            kind = s.content.kind_of[card]
            if s.zone[card] == DRAWN and kind != last:
                out.add(pack(keep, kind))
                last = kind

    def choose(self, s: State, seat: i64, option: i64) -> None:
        self.keep(s, pile.find_kind(s, self.deck, DRAWN, first(option)))

    def keep(self, s: State, card: i64) -> None:
        """One card stays; rejected equipment is shown, a rejected mission is not (R2-138, -150)."""
        kind = s.content.kind_of[card]
        finish(s, card)
        if self.deck == EQUIPMENT:
            s.stack.append(s.edition.limit(self.seat, kind))
            give_equipment(s, self.seat, card, self.kept)
        else:
            pile.move_card(s, card, HELD + self.seat, 1 << self.seat)
            s.whisper(happening.MISSION_KEPT, self.kept, self.seat, kind)
        rejected = pile.find(s, self.deck, DRAWN)
        while rejected != NOTHING:
            other = s.content.kind_of[rejected]
            if self.deck == EQUIPMENT:
                pile.discard(s, rejected)
                s.tell(happening.EQUIPMENT_DISCARDED, self.kept, self.seat, other)
            else:
                pile.move_card(s, rejected, DISCARD, 1 << self.seat)
                s.whisper(happening.MISSION_REJECTED, self.kept, self.seat, other)
            rejected = pile.find(s, self.deck, DRAWN)
        s.edition.changed(s, self.seat)

    def is_private(self, s: State) -> bool:
        """Others may not know whether the cards are alike."""
        return True

    def asks(self) -> str:
        return "keep_card"


BURY_ANY: Final = 0
PICK_ONE: Final = 1
"""What is done with cards that were looked at."""

LOOKING: Final = 0
BURYING: Final = 1
LIFTING: Final = 2
"""The steps of a look at cards."""


@mypyc_attr(acyclic=True)
@final
class PeekFrame(Frame):
    """A seat looks at the top `n` cards of a deck and puts them back.

    BURY_ANY: any of them go under the deck, the others back on top in any order.
    PICK_ONE: one stays on top, the others go under the deck.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "deck",
        "n",
        "mode",
        "rules:text",
        "looked",
        "placing",
    )

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
