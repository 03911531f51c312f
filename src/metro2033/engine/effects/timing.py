"""Timing points: which effects of a seat's cards are due, and the frame that runs them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.engine.effects.program import DISCARD_SELF, OF_EFFECT, about, program
from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import bit, first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import EQUIPMENT, HELD, OPEN, THREATS, find, size
from metro2033.engine.model.state import FACTION, FIGURE, LAW, LOOKED, PLACE, State
from metro2033.engine.rules.place import fits


def due(s: State, seat: i64, point: i64, fighter: i64, role: i64, target: i64, bare: i64) -> i64:
    """The mask of the effects that a seat's cards, the law and the open threat have at a point."""
    content = s.content
    mask: i64 = 0
    faction = s.get(seat, FACTION)
    if content.faction_points[faction] >> point & 1 == 1:
        of_faction = content.faction_effects[faction]
        mask |= chosen(s, of_faction, seat, point, fighter, role, target)
    hero = s.get(seat, FIGURE)
    if hero != NOTHING and content.hero_points[hero] >> point & 1 == 1:
        mask |= chosen(s, content.hero_effects[hero], seat, point, fighter, role, target)
    has_equipment = bare == 0 and content.any_equipment_points >> point & 1 == 1
    left = size(s, EQUIPMENT, HELD + seat) if has_equipment else i64(0)
    if left > 0:
        zones = s.zone
        held = HELD + seat
        start = content.deck_start[EQUIPMENT]
        for card in range(start, start + content.deck_count[EQUIPMENT]):
            if zones[card] == held:
                of_card = content.equipment_effects[content.kind_of[card]]
                mask |= chosen(s, of_card, seat, point, fighter, role, target)
                left -= 1
                if left == 0:
                    break
    law = s.numbers[LAW]
    if law != NOTHING and point == c.AT_CAPTURE:
        of_law = content.law_effects[law]
        mask |= chosen(s, of_law, seat, point, fighter, role, target)
    if point == c.AT_THREAT_WON or point == c.AT_THREAT_LOST:
        threat = find(s, THREATS, OPEN)
        of_threat = content.threat_effects[content.kind_of[threat]]
        mask |= chosen(s, of_threat, seat, point, fighter, role, target)
    return mask


def chosen(
    s: State, effects: vec[i64], seat: i64, point: i64, fighter: i64, role: i64, target: i64
) -> i64:
    """The mask of those effects of one card whose conditions hold."""
    mask: i64 = 0
    for i in range(i64(len(effects))):
        effect = s.content.effects[effects[i]]
        if effect.point != point:
            continue
        if effect.fighter != c.ALWAYS and effect.fighter != fighter:
            continue
        if effect.role != c.ALWAYS and effect.role != role:
            continue
        if effect.target != c.ALWAYS and effect.target != target:
            continue
        if effect.is_once and s.get(seat, LOOKED) >> effects[i] & 1 == 1:
            continue
        if not fits(s, seat, s.get(seat, PLACE), effect.places):
            continue
        mask |= bit(effects[i])
    return mask


def run_effect(s: State, number: i64, seat: i64, station: i64, fighter: i64, loser: i64) -> None:
    """Start the program of an effect and remember that it was used."""
    effect = s.content.effects[number]
    if effect.is_once:
        s.put(seat, LOOKED, s.get(seat, LOOKED) | bit(number))
    if effect.is_optional or effect.point == c.AT_HERO_ACTION:
        s.tell(happening.EFFECT_USED, effect.rules, seat, number)
    registers = about(seat, station, fighter, effect.kind, loser)
    s.stack.append(program(effect.code, registers, effect.rules, pack(OF_EFFECT, number)))


def offer_effects(mask: i64, out: Offer) -> None:
    """Offer each effect of a mask."""
    number: i64 = 0
    while mask >> number != 0:
        if mask >> number & 1 == 1:
            out.add(pack(verb.USE_EFFECT, number))
        number += 1


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TimingFrame(Frame):
    """Runs what is due at a point for a seat: what must run, then what the seat wants to run."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "point",
        "seat",
        "station",
        "fighter",
        "role",
        "loser",
        "bare",
        "done",
    )

    def __init__(
        self,
        point: i64,
        seat: i64,
        station: i64,
        fighter: i64,
        role: i64,
        loser: i64 = NOTHING,
        bare: i64 = 0,
        done: i64 = 0,
    ) -> None:
        self.point: Final = point
        self.seat: Final = seat
        self.station: Final = station
        self.fighter: Final = fighter
        self.role: Final = role
        self.loser: Final = loser
        self.bare: Final = bare
        self.done: Final = done

    def waiting(self, s: State) -> i64:
        """The mask of what is due, not yet done, and waits for no other effect."""
        target: i64 = c.NEUTRAL_TARGET if self.loser == NOTHING else c.PLAYER_TARGET
        mask = due(s, self.seat, self.point, self.fighter, self.role, target, self.bare)
        mask &= ~self.done
        ripe: i64 = 0
        number: i64 = 0
        while mask >> number != 0:
            if mask >> number & 1 == 1 and s.content.effects[number].after & mask == 0:
                ripe |= bit(number)
            number += 1
        return ripe

    def step(self, s: State) -> i64:
        mask = self.waiting(s)
        number: i64 = 0
        while mask >> number != 0:
            if mask >> number & 1 == 1 and not s.content.effects[number].is_optional:
                self.run(s, number)
                return NOBODY
            number += 1
        if mask != 0:
            return 1 << self.seat
        finish(s, self.done)
        return NOBODY

    def run(self, s: State, number: i64) -> None:
        """Mark an effect as done, unless it uses up its card, and start it."""
        code = s.content.effects[number].code
        done = self.done | bit(number)
        for i in range(i64(len(code))):
            if verb_of(code[i]) == DISCARD_SELF:
                done = self.done
        replace_top(s, self.marked(done))
        run_effect(s, number, self.seat, self.station, self.fighter, self.loser)

    def marked(self, done: i64) -> Frame:
        """The same moment with other effects done."""
        point, fighter, role = self.point, self.fighter, self.role
        return TimingFrame(
            point, self.seat, self.station, fighter, role, self.loser, self.bare, done
        )

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PASS_TURN))
        offer_effects(self.waiting(s), out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        if verb_of(option) == verb.PASS_TURN:
            replace_top(s, self.marked(self.done | self.waiting(s)))
        else:
            self.run(s, first(option))

    def asks(self) -> str:
        return "use_effect"

    def describe(self, s: State, subject: Subject) -> None:
        waiting = self.waiting(s)
        if waiting != 0 and waiting & (waiting - 1) == 0:
            number: i64 = 0
            while waiting >> number > 1:
                number += 1
            subject.name("effect", number)
        subject.rival(self.loser)
        subject.name("station", self.station)
