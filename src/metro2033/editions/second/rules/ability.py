"""Abilities of missions, which a player may use at every decision of their own (R2-154).

Between the deal and the showing of combat cards there is no window.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.engine.effects.program import (
    DRAW_EQUIPMENT,
    DRAW_MISSION,
    OF_MISSION,
    PEEK,
    TIMED,
    TIMED_AIMED,
    about,
    program,
)
from metro2033.engine.kernel.core import NOBODY, Frame, SeatFrame, finish
from metro2033.engine.kernel.helper import EachSeatFrame, is_sealed
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import HERO, NOTHING
from metro2033.engine.model.pile import DONE, EQUIPMENT, HELD, MISSIONS
from metro2033.engine.model.state import PHASE, PLACE, USED, State
from metro2033.engine.rules.draw import KeepFrame
from metro2033.engine.rules.peek import PeekFrame
from metro2033.engine.rules.resource import can_pay, pay

SETUP: Final = 0
"""The phase before the first one: nobody uses abilities yet."""


FIGHTS: Final = 3
"""The first phase with windows in fights only; those before have votes and threats too."""

ELSEWHERE: Final = [
    *[c.HERO_SPEED, c.FREE_TRANSFERS, c.TRADES_AT, c.UPKEEP, c.HANSA_TUNNELS, c.OBTAIN, c.VOTES],
    *[c.ATTACK_FROM_HERO, c.ATTACK_COST, c.ATTACK_COST + 1, c.ATTACK_COST + 2],
]
"""The topics that change nothing in a fight that has begun, nor in what comes of it."""


def has_window(s: State, seat: i64) -> bool:
    """Whether a seat may have an ability to use; all can see this, so asking tells nothing."""
    if pile.size(s, MISSIONS, HELD + seat) > 0:
        return True
    return pile.size(s, MISSIONS, DONE + seat) > 0 and ready(s, seat) != 0


def ready(s: State, seat: i64) -> i64:
    """The mask of completed missions whose ability the seat can still pay for in this round."""
    if pile.size(s, MISSIONS, DONE + seat) == 0:
        return 0
    if not can_pay(s, seat, s.content.numbers, c.PRICE_ABILITY):
        return 0
    mask: i64 = 0
    start = s.content.deck_start[MISSIONS]
    for card in range(start, start + s.content.deck_count[MISSIONS]):
        if s.zone[card] == DONE + seat:
            mask |= 1 << s.content.kind_of[card]
    return mask & ~s.get(seat, USED)


def may_help(s: State, seat: i64) -> bool:
    """Whether an ability may matter to a seat in its fight, as all can see: hands are secret."""
    if s.numbers[PHASE] < FIGHTS or pile.size(s, MISSIONS, HELD + seat) > 0:
        return True
    mask = ready(s, seat)
    for kind in range(s.content.deck_count[MISSIONS]):
        if mask >> kind & 1 == 1 and is_for_fights(s, s.content.mission_ability[kind]):
            return True
    return False


def is_for_fights(s: State, code: vec[i64]) -> bool:
    """Whether a program may change something in a fight."""
    for i in range(i64(len(code))):
        op = verb_of(code[i])
        if op != TIMED and op != TIMED_AIMED:
            return True
        row = s.content.timed_static[first(code[i])]
        if s.content.statics[row * c.STATIC_WIDTH + c.TOPIC] not in ELSEWHERE:
            return True
    return False


def offer_abilities(s: State, seat: i64, out: Offer) -> None:
    """Offer a seat's mission abilities: by discarding, or for the price (E2-MISS-006, -007)."""
    paid = ready(s, seat)
    if paid == 0 and pile.size(s, MISSIONS, HELD + seat) == 0:
        return
    if s.numbers[PHASE] == SETUP or is_sealed(s):
        return
    busy = deck_in_hand(s)
    start = s.content.deck_start[MISSIONS]
    for card in range(start, start + s.content.deck_count[MISSIONS]):
        kind = s.content.kind_of[card]
        if s.zone[card] == HELD + seat or paid >> kind & 1 == 1:
            if busy == NOTHING or not handles(s.content.mission_ability[kind], busy):
                out.add(pack(verb.USE_MISSION, kind))


def deck_in_hand(s: State) -> i64:
    """The deck whose cards the asked seat is keeping or putting back, or NOTHING."""
    top = s.stack.top()
    if isinstance(top, KeepFrame):
        return top.deck
    return top.deck if isinstance(top, PeekFrame) else NOTHING


def handles(code: vec[i64], deck: i64) -> bool:
    """Whether an ability takes cards of a deck in hand: it waits while others of them are."""
    for i in range(i64(len(code))):
        op = verb_of(code[i])
        if op == PEEK and first(code[i]) == deck:
            return True
        if op == DRAW_EQUIPMENT and deck == EQUIPMENT:
            return True
        if op == DRAW_MISSION and deck == MISSIONS:
            return True
    return False


def use_ability(s: State, seat: i64, kind: i64) -> None:
    """Discard or pay, then let the ability work."""
    card = s.content.deck_start[MISSIONS] + kind
    rules = "E2-MISS-006" if s.zone[card] == HELD + seat else "E2-MISS-007"
    if s.zone[card] == HELD + seat:
        pile.discard(s, card)
    else:
        s.put(seat, USED, s.get(seat, USED) | 1 << kind)
        pay(s, seat, s.content.numbers, c.PRICE_ABILITY, rules)
    s.tell(happening.MISSION_USED, rules, seat, kind)
    code = s.content.mission_ability[kind]
    place = s.get(seat, PLACE)
    registers = about(seat, place, HERO, kind, NOTHING)
    s.stack.append(program(code, registers, "E2-CARDS-013", pack(OF_MISSION, kind)))


def refuse_ability(s: State, seat: i64, kind: i64) -> str:
    """The rule by which a mission's ability is not at hand, or cannot be used now."""
    zone = s.zone[s.content.deck_start[MISSIONS] + kind]
    if zone == DONE + seat and s.get(seat, USED) >> kind & 1 == 1:
        return "E2-MISS-008"
    if zone == DONE + seat and not can_pay(s, seat, s.content.numbers, c.PRICE_ABILITY):
        return "E2-MISS-007"
    return "R2-154" if zone == HELD + seat or zone == DONE + seat else "E2-MISS-006"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WindowFrame(SeatFrame):
    """A seat may use abilities of its missions before something is revealed."""

    def seated(self, seat: i64) -> Frame:
        return WindowFrame(seat)

    def step(self, s: State) -> i64:
        if has_window(s, self.seat):
            return 1 << self.seat
        finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PASS_TURN))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        finish(s, 0)

    def asks(self) -> str:
        return "mission_window"

    def is_idle(self, s: State, seat: i64) -> bool:
        """In a fight of others, or without an ability for fights.

        An ability does as much for its owner at their next question.
        """
        below = s.stack.depth - 2
        while isinstance(s.stack.frames[below], EachSeatFrame):
            below -= 1
        return not s.stack.frames[below].involves(seat) or not may_help(s, seat)

    def describe(self, s: State, subject: Subject) -> None:
        offer = Offer()
        offer_abilities(s, self.seat, offer)
        if offer.count == 1:
            subject.name("mission", first(offer.options[0]))
