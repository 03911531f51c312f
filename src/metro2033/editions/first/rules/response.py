"""Points of a fight at which cards may be used, dice, and the second throw of a die."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.note import use_rules
from metro2033.editions.first.rules.program import AVERTED
from metro2033.editions.first.rules.strength import (
    dice_code,
    higher_die,
    is_double,
    lower_die,
    offer_dice,
    offer_die,
)
from metro2033.engine.effects.program import OF_EFFECT, about
from metro2033.engine.effects.timing import due, offer_effects
from metro2033.engine.kernel.core import NATURE, NOBODY, Frame, RuleFrame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import bit, first, pack, second, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.content import Effect
from metro2033.engine.model.ids import HERO, NOTHING
from metro2033.engine.model.pile import OPEN, THREATS, find
from metro2033.engine.model.state import State
from metro2033.engine.rules.resource import can_pay, pay


def usable(s: State, seat: i64, point: i64, fighter: i64, foe_is_hero: bool) -> i64:
    """The mask of the effects a seat may use at a point: due, affordable, not used up."""
    mask = due(s, seat, point, fighter, NOTHING, NOTHING, 0)
    result: i64 = 0
    number: i64 = 0
    while mask >> number != 0:
        if mask >> number & 1 == 1 and may_use(s, seat, number, foe_is_hero):
            result |= bit(number)
        number += 1
    return result


def may_use(s: State, seat: i64, number: i64, foe_is_hero: bool) -> bool:
    """Whether cost, skill and foe allow an effect."""
    effect = s.content.effects[number]
    if effect.needs_hero_foe and not foe_is_hero:
        return False
    if effect.point == c.AT_BEFORE_DICE and is_silent(s, seat, effect):
        return False
    if effect.is_skill and (s.get(seat, st.SKILL_USED) == 1 or s.get(seat, st.RESTING) == 1):
        return False
    return can_pay(s, seat, effect.cost, 0)


def is_silent(s: State, seat: i64, effect: Effect) -> bool:
    """Whether an item's text does nothing: a disarmed hero's weapon, or explosives in firedamp."""
    if effect.by != c.BY_EQUIPMENT:
        return False
    if s.content.item_is_weapon[effect.kind] == 1 and s.get(seat, st.DISARMED) == 1:
        return True
    threat = find(s, THREATS, OPEN)
    return threat != NOTHING and s.content.threat_ignores[s.content.kind_of[threat]] == 1


def use(s: State, seat: i64, number: i64, station: i64, other: i64) -> None:
    """Pay for an effect, remember it, and start its program."""
    effect = s.content.effects[number]
    pay(s, seat, effect.cost, 0, "E1-ACTION-030")
    if effect.is_skill:
        s.put(seat, st.SKILL_USED, 1)
    if effect.is_once:
        s.put(seat, st.LOOKED, s.get(seat, st.LOOKED) | bit(number))
    s.tell(happening.EFFECT_USED, use_rules(s, seat, number), seat, number)
    registers = about(seat, station, HERO, effect.kind, other)
    s.stack.append(s.edition.program(effect.code, registers, effect.rules, pack(OF_EFFECT, number)))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ResponseFrame(Frame):
    """Before the dice: attacker and defender use cards in turn until both pass (R1-073).

    `one` is asked first; `other` is NOTHING against a threat. `passes` counts passes in a row.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "point",
        "one",
        "one_fighter",
        "other",
        "other_fighter",
        "turn",
        "passes",
    )

    def __init__(
        self,
        point: i64,
        one: i64,
        one_fighter: i64,
        other: i64,
        other_fighter: i64,
        turn: i64 = 0,
        passes: i64 = 0,
    ) -> None:
        self.point: Final = point
        self.one: Final = one
        self.one_fighter: Final = one_fighter
        self.other: Final = other
        self.other_fighter: Final = other_fighter
        self.turn: Final = turn
        self.passes: Final = passes

    def go(self, s: State, turn: i64, passes: i64) -> None:
        """Go on with the other side, or end when both have passed."""
        one, other = self.one, self.other
        mine, theirs = self.one_fighter, self.other_fighter
        replace_top(s, ResponseFrame(self.point, one, mine, other, theirs, turn, passes))

    def mask(self, s: State) -> i64:
        """What the side whose turn it is may use."""
        seat = self.one if self.turn == 0 else self.other
        fighter = self.one_fighter if self.turn == 0 else self.other_fighter
        if seat == NOTHING or fighter != HERO or self.is_averted(s):
            return 0
        foe = self.other_fighter if self.turn == 0 else self.one_fighter
        return usable(s, seat, self.point, fighter, foe == HERO)

    def is_averted(self, s: State) -> bool:
        """Whether a defeat needs no further card."""
        return self.point == c.AT_HERO_LOST and s.numbers[st.VERDICT] == AVERTED

    def step(self, s: State) -> i64:
        if self.passes >= 2:
            finish(s, 0)
            return NOBODY
        if self.mask(s) == 0:
            self.go(s, 1 - self.turn, self.passes + 1)
            return NOBODY
        return bit(self.one if self.turn == 0 else self.other)

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PASS_TURN))
        offer_effects(self.mask(s), out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        if verb_of(option) == verb.PASS_TURN:
            self.go(s, 1 - self.turn, self.passes + 1)
            return
        self.go(s, 1 - self.turn, 0)
        foe = self.other if self.turn == 0 else self.one
        use(s, seat, first(option), NOTHING, foe)

    def asks(self) -> str:
        return "before_dice" if self.point == c.AT_BEFORE_DICE else "hero_lost"

    def describe(self, s: State, subject: Subject) -> None:
        subject.rival(self.other if subject.seat == self.one else self.one)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RollFrame(RuleFrame):
    """Two dice for a seat; the frame below gets them as one number."""

    def step(self, s: State) -> i64:
        return NATURE

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        offer_dice(out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        s.tell(happening.DICE_ROLLED, self.rules, self.seat, first(option), second(option))
        finish(s, dice_code(first(option), second(option)))

    def asks(self) -> str:
        return "roll"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RerollFrame(Frame):
    """A hero with the skill throws one of their dice again; the frame below gets both (R1-104).

    `die` is the die that stays while nature throws the other, 0 before.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "code", "die")

    def __init__(self, seat: i64, code: i64, die: i64 = 0) -> None:
        self.seat: Final = seat
        self.code: Final = code
        self.die: Final = die

    def step(self, s: State) -> i64:
        if self.die > 0:
            return NATURE
        if usable(s, self.seat, c.AT_AFTER_DICE, HERO, True) == 0:
            finish(s, self.code)
            return NOBODY
        return bit(self.seat)

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        if self.die > 0:
            offer_die(out)
            return
        out.add(pack(verb.PASS_TURN))
        out.add(pack(verb.REROLL, lower_die(self.code)))
        if not is_double(self.code):
            out.add(pack(verb.REROLL, higher_die(self.code)))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        low = lower_die(self.code)
        high = higher_die(self.code)
        if self.die > 0:
            old = low + high - self.die
            s.tell(happening.DIE_REROLLED, "E1-NHERO-011", self.seat, old, first(option))
            finish(s, dice_code(self.die, first(option)))
        elif verb_of(option) == verb.PASS_TURN:
            finish(s, self.code)
        else:
            replace_top(s, RerollFrame(self.seat, self.code, low + high - first(option)))
            mask = usable(s, self.seat, c.AT_AFTER_DICE, HERO, True)
            number: i64 = 0
            while mask >> number & 1 == 0:
                number += 1
            pay(s, self.seat, s.content.effects[number].cost, 0, "E1-ACTION-030")
            s.put(self.seat, st.SKILL_USED, 1)
            s.tell(happening.EFFECT_USED, use_rules(s, self.seat, number), self.seat, number)
            s.tell(happening.DIE_CHOSEN, "E1-NHERO-011", self.seat, first(option))

    def asks(self) -> str:
        return "reroll" if self.die == 0 else "roll"
