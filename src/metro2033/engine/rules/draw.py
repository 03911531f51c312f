"""Drawing cards, and keeping one of several."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NATURE, NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import DISCARD, DRAWN, EQUIPMENT, HELD, REST
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
    zones = s.zone
    for card in range(start, start + content.deck_count[deck]):
        if zones[card] == REST:
            kind = content.kind_of[card]
            if kind == last:
                out.weights[out.count - 1] += 1
                out.total += 1
            else:
                out.add(pack(draw, kind))
                last = kind


@mypyc_attr(acyclic=True, free_list_len=1)
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
        seen = i64(EVERYONE) if self.seat == NOTHING else 1 << self.seat
        pile.move_card(s, card, self.zone, seen)
        finish(s, card)

    def asks(self) -> str:
        return "draw"


@mypyc_attr(acyclic=True, free_list_len=1)
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
        pile.offer_kinds(s, self.deck, DRAWN, keep, out)

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

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.kept)
