"""The operations of card programs and the frame that runs them.

An instruction is a word: the operation and up to three numbers. A program works for one seat, and
knows the station and the fighter it is about.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NOBODY, Frame, SeatFrame, finish, replace_top
from metro2033.engine.kernel.helper import ProgramFrame
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack, second, third, verb_of
from metro2033.engine.model import happening, verb
from metro2033.engine.model.ids import ANY, ARMY, NOTHING
from metro2033.engine.model.pile import EQUIPMENT, MISSIONS
from metro2033.engine.model.state import IN_FORCE, PLACE, WOUND_DUE, State
from metro2033.engine.rules.casualty import army_add, weaken_army
from metro2033.engine.rules.draw import KeepFrame
from metro2033.engine.rules.equipment import MUST_DISCARD, StripFrame, discard_equipment
from metro2033.engine.rules.peek import PeekFrame
from metro2033.engine.rules.resource import GainFrame, LoseFrame, can_pay, gain, pay
from metro2033.engine.rules.station import ReplacementFrame, lose

GAIN: Final = 0
"""kind, n: take tokens; ANY lets the seat choose."""
LOSE_OWN: Final = 1
"""n: return tokens of one's own choice."""
TAKE_FROM_LOSER: Final = 2
"""n: take tokens of one's choice from the seat that just lost the station."""
ARMY_ADD: Final = 3
DRAW_EQUIPMENT: Final = 4
DRAW_MISSION: Final = 5
PEEK: Final = 6
"""deck, n, PICK_ONE or BURY_ANY."""
PAY: Final = 7
"""pigs, mushrooms, ammo: the seat may pay; the answer is in register 0."""
SKIP: Final = 8
"""n: leave out the next instructions if the seat has paid."""
CASUALTIES: Final = 9
DISCARD_OWN: Final = 10
LOSE_STATION: Final = 11
DISCARD_SELF: Final = 12
TIMED: Final = 13
"""number of the timed static: in force for the seat."""
TIMED_AIMED: Final = 14
"""number of the timed static: in force for a seat of one's choice."""

SEAT: Final = 1
STATION: Final = 2
FIGHTER: Final = 3
SELF: Final = 4
LOSER: Final = 5
"""Registers of a program: 0 is the last answer; SELF is the kind of the card it stands on."""

OF_EFFECT: Final = 0
OF_MISSION: Final = 1
OF_THREAT: Final = 2
OF_FACTION: Final = 3
CAUSES: Final = ["effect", "mission", "threat", "faction"]
"""What a program stands on; its cause is a word of this and of the number of the effect or card."""


@mypyc_attr(acyclic=True)
class EffectFrame(ProgramFrame):
    """Runs the program of a card, by `rules`; an edition with further operations extends it."""

    FIELDS: ClassVar[tuple[str, ...]] = (*ProgramFrame.FIELDS, "rules:text", "cause:later")

    def __init__(
        self, program: vec[i64], at: i64, registers: vec[i64], rules: str, cause: i64
    ) -> None:
        super().__init__(program, at, registers)
        self.rules: Final = rules
        self.cause: Final = cause

    def like(self, program: vec[i64], at: i64, registers: vec[i64]) -> Frame:
        return EffectFrame(program, at, registers, self.rules, self.cause)

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.rules)
        if self.cause >= 0:
            subject.show(CAUSES[verb_of(self.cause)], first(self.cause))
        if self.registers[LOSER] != NOTHING:
            subject.rival(self.registers[LOSER])
        subject.name("station", self.registers[STATION])

    def perform(self, s: State, instruction: i64) -> None:
        op = verb_of(instruction)
        if op <= TAKE_FROM_LOSER:
            self.move_resources(s, op, instruction)
        elif op <= PEEK:
            self.move_cards(s, op, instruction)
        elif op <= SKIP:
            self.pay(s, op, instruction)
        elif op <= LOSE_STATION:
            self.harm(s, op, instruction)
        else:
            self.last(s, op, instruction)

    def move_resources(self, s: State, op: i64, instruction: i64) -> None:
        """GAIN, LOSE_OWN, TAKE_FROM_LOSER."""
        seat = self.registers[SEAT]
        if op == GAIN and first(instruction) != ANY:
            gain(s, seat, first(instruction), second(instruction), self.rules)
        elif op == GAIN:
            s.stack.append(GainFrame(seat, second(instruction), self.rules))
        elif op == LOSE_OWN:
            for _ in range(first(instruction)):
                s.stack.append(LoseFrame(seat, seat, NOTHING, self.rules))
        elif self.registers[LOSER] != NOTHING:
            for _ in range(first(instruction)):
                s.stack.append(LoseFrame(self.registers[LOSER], seat, seat, self.rules))

    def move_cards(self, s: State, op: i64, instruction: i64) -> None:
        """ARMY_ADD, DRAW_EQUIPMENT, DRAW_MISSION, PEEK."""
        seat = self.registers[SEAT]
        if op == ARMY_ADD:
            army_add(s, seat, first(instruction), self.rules)
        elif op == PEEK:
            deck, n, mode = first(instruction), second(instruction), third(instruction)
            s.stack.append(PeekFrame(seat, deck, n, mode, self.rules))
        else:
            deck = EQUIPMENT if op == DRAW_EQUIPMENT else MISSIONS
            s.stack.append(KeepFrame(seat, deck, first(instruction), self.rules, self.rules))

    def pay(self, s: State, op: i64, instruction: i64) -> None:
        """PAY and SKIP."""
        if op == PAY:
            cost = vec[i64]([first(instruction), second(instruction), third(instruction)])
            s.stack.append(PayFrame(self.registers[SEAT], cost, self.rules))
        elif self.registers[0] == 1:
            at = self.at + 1 + first(instruction)
            replace_top(s, self.like(self.program, at, self.registers))

    def harm(self, s: State, op: i64, instruction: i64) -> None:
        """CASUALTIES, DISCARD_OWN, LOSE_STATION."""
        seat = self.registers[SEAT]
        if op == CASUALTIES:
            if self.registers[FIGHTER] == ARMY:
                weaken_army(s, seat, 1, self.rules)
            else:
                s.put(seat, WOUND_DUE, 1)
        elif op == DISCARD_OWN:
            for _ in range(first(instruction)):
                s.stack.append(StripFrame(seat, seat, MUST_DISCARD, self.rules))
        else:
            station = s.get(seat, PLACE)
            loser = s.owner[station]
            if loser != NOTHING:
                lose(s, station, s.edition.rule("lose_station"))
                s.stack.append(ReplacementFrame(loser))

    def last(self, s: State, op: i64, instruction: i64) -> None:
        """DISCARD_SELF, TIMED, TIMED_AIMED."""
        seat = self.registers[SEAT]
        if op == DISCARD_SELF:
            discard_equipment(s, seat, self.registers[SELF], self.rules)
        elif op == TIMED:
            set_timed(s, seat, first(instruction))
        else:
            s.stack.append(AimFrame(seat, first(instruction), self.rules))


def set_timed(s: State, seat: i64, k: i64) -> None:
    """Put a timed static in force for a seat."""
    s.timed = s.timed[:]
    s.timed[seat * s.content.timed_count + k] += 1
    s.numbers[IN_FORCE] += 1


def clear_timed(s: State, battle_only: bool) -> None:
    """Timed statics end: all of them with the round, those of a battle with the battle."""
    if s.numbers[IN_FORCE] == 0:
        return
    s.timed = s.timed[:]
    count = s.content.timed_count
    for seat in range(s.seat_count()):
        for k in range(count):
            if not battle_only or s.content.timed_battle[k] == 1:
                s.numbers[IN_FORCE] -= s.timed[seat * count + k]
                s.timed[seat * count + k] = 0


def about(seat: i64, station: i64, fighter: i64, card: i64, other: i64) -> vec[i64]:
    """The registers of a program for a seat; `other` is the opponent or loser."""
    return vec[i64]([0, seat, station, fighter, card, other])


def program(code: vec[i64], registers: vec[i64], rules: str, cause: i64) -> EffectFrame:
    """The frame that runs `code`, which stands on `cause`."""
    return EffectFrame(code, 0, registers, rules, cause)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PayFrame(Frame):
    """A seat pays a price or declines; without the means it declines unasked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost:vec", "rules:text")

    def __init__(self, seat: i64, cost: vec[i64], rules: str) -> None:
        self.seat: Final = seat
        self.cost: Final = cost
        self.rules: Final = rules

    def step(self, s: State) -> i64:
        if can_pay(s, self.seat, self.cost, 0):
            return 1 << self.seat
        finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PAY))
        out.add(pack(verb.PASS_TURN))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        paid: i64 = 1 if verb_of(option) == verb.PAY else 0
        if paid == 1:
            pay(s, seat, self.cost, 0, self.rules)
        finish(s, paid)

    def asks(self) -> str:
        return "pay"

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.rules)

    def filled(self, columns: list[list[int]]) -> Frame:
        return PayFrame(self.seat, vec[i64](columns[0]), self.rules)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class AimFrame(SeatFrame):
    """A seat names the player whose hero or army a timed static concerns."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "k", "rules:text")

    def __init__(self, seat: i64, k: i64, rules: str) -> None:
        super().__init__(seat)
        self.k: Final = k
        self.rules: Final = rules

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for other in range(s.seat_count()):
            out.add(pack(verb.AIM, other))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        set_timed(s, first(option), self.k)
        s.tell(happening.AIMED, self.rules, seat, first(option))
        finish(s, first(option))

    def asks(self) -> str:
        return "aim"

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.rules)
