"""A fight against a threat: for a neutral station, or in defence of an own one (E1-THREAT)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.capture import TokenFrame
from metro2033.editions.first.rules.goal import check_won
from metro2033.editions.first.rules.note import result_rules, skill_rules
from metro2033.editions.first.rules.outcome import (
    DRAWN,
    LOST,
    WON,
    ThreatReturnFrame,
    beaten,
    run_text,
)
from metro2033.editions.first.rules.part import threat_parts
from metro2033.editions.first.rules.program import SETTLED
from metro2033.editions.first.rules.response import (
    RerollFrame,
    ResponseFrame,
    RollFrame,
    usable,
    use,
)
from metro2033.editions.first.rules.strength import (
    dice_sum,
    higher_die,
    is_double,
    lead_rules,
    lower_die,
    mutant_kind,
    strength_against,
    threat_strength,
)
from metro2033.engine.effects.timing import offer_effects
from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import bit, first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, ATTACK, DEFENCE, HERO, MUTANT, NOTHING, STATION
from metro2033.engine.model.pile import OPEN, REST, THREATS
from metro2033.engine.model.state import State
from metro2033.engine.rules.casualty import weaken_army
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.modifier import total
from metro2033.engine.rules.resource import can_pay, pay
from metro2033.engine.rules.station import lose

BY_DICE: Final = 0
ALWAYS_WON: Final = 1
ALWAYS_LOST: Final = 2
BY_PAYMENT: Final = 3
"""How a threat is decided."""

FIGHTER: Final = 0
DRAW: Final = 1
FACE: Final = 2
TEXT: Final = 3
ANSWER: Final = 4
PREPARE: Final = 5
ROLL_MINE: Final = 6
ROLL_THEIRS: Final = 7
REROLL: Final = 8
COMPARE: Final = 9


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ThreatFrame(Frame):
    """One side against a threat, step by step; `raid` 1 for a neutral station, 0 in defence."""

    FIELDS: ClassVar[tuple[str, ...]] = tuple("seat fighter station raid at mine theirs".split())

    def __init__(
        self,
        seat: i64,
        fighter: i64,
        station: i64,
        raid: i64,
        at: i64 = FIGHTER,
        mine: i64 = 0,
        theirs: i64 = 0,
    ) -> None:
        self.seat: Final = seat
        self.fighter: Final = fighter
        self.station: Final = station
        self.raid: Final = raid
        self.at: Final = at
        self.mine: Final = mine
        self.theirs: Final = theirs

    def go(self, s: State, at: i64, mine: i64, theirs: i64) -> None:
        """Go on to another step."""
        replace_top(
            s,
            ThreatFrame(self.seat, self.fighter, self.station, self.raid, at, mine, theirs),
        )

    def kind(self, s: State) -> i64:
        """The threat that is faced."""
        return s.content.kind_of[pile.find(s, THREATS, OPEN)]

    def step(self, s: State) -> i64:
        if self.at == FIGHTER and self.fighter == HERO and mutant_kind(s, self.seat) != NOTHING:
            return bit(self.seat)
        if self.at == FACE and pile.size(s, THREATS, OPEN) > 1:
            return bit(self.seat)
        if self.at == ANSWER and self.has_answer(s):
            return bit(self.seat)
        if self.at <= TEXT:
            self.open(s)
        elif self.at == ANSWER:
            self.unanswered(s)
        else:
            self.fight(s)
        return NOBODY

    def open(self, s: State) -> None:
        """Draw the threat, of several the player faces one, and let its text work."""
        drawn = pile.size(s, THREATS, OPEN)
        wanted = s.content.numbers[c.THREAT_DRAW]
        if self.raid == 1 and self.fighter != ARMY:
            wanted += total(s, self.seat, c.THREATS_DRAWN, NOTHING, NOTHING, 0)
        if self.at == DRAW and drawn < wanted:
            s.stack.append(DrawFrame(THREATS, OPEN, NOTHING))
            return
        self.go(s, self.at + 1, 0, 0)
        if self.at == TEXT:
            s.numbers[st.VERDICT] = 0
            run_text(s, c.AT_THREAT_REVEALED, self.seat, self.station, self.fighter, self.kind(s))

    def resume(self, s: State, result: i64) -> None:
        if self.at == DRAW:
            rules = "E1-THREAT-002" if self.raid == 1 else "E1-TURN-011"
            s.tell(happening.THREAT_REVEALED, rules, s.content.kind_of[result])
        elif self.at == ROLL_MINE + 1 or self.at == REROLL + 1:
            self.go(s, self.at, result, self.theirs)
        elif self.at == ROLL_THEIRS + 1:
            self.go(s, self.at, self.mine, result)
            low, high = lower_die(result), higher_die(result)
            s.tell(happening.THREAT_ROLLED, "E1-COMBAT-002", self.kind(s), low, high)

    def has_answer(self, s: State) -> bool:
        """Whether the player can pay, use a skill or withdraw (R1-100, R1-115)."""
        kind = self.kind(s)
        if s.content.threat_result[kind] == ALWAYS_WON or s.numbers[st.VERDICT] == SETTLED:
            return False
        return self.skills(s) != 0 or self.can_pay(s, kind) or self.may_withdraw(s, kind)

    def skills(self, s: State) -> i64:
        """The skills a hero has in person against the open threat of a neutral station."""
        if self.fighter != HERO or self.raid == 0:
            return 0
        return usable(s, self.seat, c.AT_THREAT_ANSWER, HERO, False)

    def can_pay(self, s: State, kind: i64) -> bool:
        """Whether the threat asks for a payment that the player has."""
        if s.content.threat_result[kind] != BY_PAYMENT:
            return False
        return can_pay(s, self.seat, s.content.threat_payment, kind * 3)

    def may_withdraw(self, s: State, kind: i64) -> bool:
        """Whether an attack may be broken off."""
        return self.raid == 1 and s.content.threat_withdraw[kind] == 1

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        if self.at == FIGHTER:
            out.add(pack(verb.FIGHT_WITH, HERO))
            out.add(pack(verb.FIGHT_WITH, MUTANT))
        elif self.at == FACE:
            pile.offer_kinds(s, THREATS, OPEN, verb.FACE, out)
        else:
            out.add(pack(verb.PASS_TURN))
            if self.can_pay(s, self.kind(s)):
                out.add(pack(verb.PAY))
            if self.may_withdraw(s, self.kind(s)):
                out.add(pack(verb.WITHDRAW))
            offer_effects(self.skills(s), out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        if self.at == FIGHTER:
            s.tell(happening.FIGHTER_CHOSEN, "E1-NITEM-015", seat, first(option))
            replace_top(s, ThreatFrame(seat, first(option), self.station, self.raid, DRAW))
        elif self.at == FACE:
            self.face(s, first(option))
        elif verb_of(option) == verb.USE_EFFECT:
            use(s, seat, first(option), self.station, NOTHING)
        elif verb_of(option) == verb.WITHDRAW:
            self.end(s, DRAWN, False, "E1-COMBAT-010")
        elif verb_of(option) == verb.PAY:
            rules = result_rules(s, self.kind(s))
            pay(s, seat, s.content.threat_payment, self.kind(s) * 3, rules)
            self.end(s, WON, False, rules)
        else:
            self.unanswered(s)

    def face(self, s: State, kind: i64) -> None:
        """Keep one of two threats open."""
        self.go(s, TEXT, 0, 0)
        chosen = pile.find_kind(s, THREATS, OPEN, kind)
        start = s.content.deck_start[THREATS]
        for card in range(start, start + s.content.deck_count[THREATS]):
            if s.zone[card] == OPEN and card != chosen:
                pile.move_card(s, card, REST, 0)
                kind_back = s.content.kind_of[card]
                s.tell(happening.THREAT_RETURNED, "E1-NITEM-019", self.seat, kind_back)

    def unanswered(self, s: State) -> None:
        """The threat does what it does; only some leave it to the dice (R1-117, R1-118)."""
        result = s.content.threat_result[self.kind(s)]
        rules = result_rules(s, self.kind(s))
        if s.numbers[st.VERDICT] == SETTLED:
            self.end(s, WON, False, skill_rules(s, self.seat))
        elif result == ALWAYS_WON:
            self.end(s, WON, False, rules)
        elif result == BY_DICE:
            self.go(s, PREPARE, 0, 0)
        else:
            self.end(s, LOST, False, rules)

    def fight(self, s: State) -> None:
        """Cards before the dice, both throws, the second throw of a die, the result."""
        self.go(s, self.at + 1, self.mine, self.theirs)
        if self.at == PREPARE:
            point = c.AT_BEFORE_DICE
            s.stack.append(ResponseFrame(point, self.seat, self.fighter, NOTHING, STATION))
        elif self.at == ROLL_MINE:
            s.stack.append(RollFrame(self.seat, "E1-COMBAT-001"))
        elif self.at == ROLL_THEIRS:
            s.stack.append(RollFrame(s.following(self.seat), "E1-COMBAT-002"))
        elif self.at == REROLL:
            if self.fighter == HERO:
                s.stack.append(RerollFrame(self.seat, self.mine))
        else:
            self.compare(s)

    def compare(self, s: State) -> None:
        """WON, DRAWN or LOST by the dice; some threats yield to a double (R1-114)."""
        kind = self.kind(s)
        role = ATTACK if self.raid == 1 else DEFENCE
        x = strength_against(s, self.seat, self.fighter, role, kind, self.station)
        x += dice_sum(self.mine)
        y = threat_strength(s, self.seat, self.fighter, kind) + dice_sum(self.theirs)
        rules = lead_rules(x - y)
        s.tell(happening.THREAT_FOUGHT, rules, self.seat, kind, x, y)
        yields = x <= y and s.content.threat_double[kind] == 1 and is_double(self.mine)
        if s.log is not None:
            parts = threat_parts(
                s, self.seat, self.fighter, self.station, role, kind, self.mine, self.theirs
            )
            s.log.explain(parts, 1 if yields else x - y)
        if yields:
            self.end(s, WON, True, result_rules(s, kind))
        elif x > y:
            self.end(s, WON, True, rules)
        else:
            self.end(s, DRAWN if x == y else LOST, True, rules)

    def end(self, s: State, result: i64, by_dice: bool, rules: str) -> None:
        """Losses first, then the captured station, then what the card gives or takes."""
        finish(s, 0)
        foe = s.content.threat_strength[self.kind(s)] if by_dice else i64(0)
        s.put(self.seat, st.FURY_NOW, 0)
        s.tell(happening.THREAT_SETTLED, rules, self.seat, result + 1)
        s.numbers[st.VERDICT] = 0
        s.stack.append(ThreatReturnFrame(self.seat, self.station, self.fighter, result))
        if result == WON:
            if self.raid == 1:
                rules = "E1-OUTCOME-006"
                if self.fighter == ARMY:
                    rules = "E1-OUTCOME-003"
                    weaken_army(s, self.seat, 1, "E1-OUTCOME-002")
                s.stack.append(
                    TokenFrame(self.seat, self.station, NOTHING, self.fighter, rules, foe)
                )
            elif by_dice:
                check_won(s, self.seat, False, foe)
        elif result == LOST:
            self.lose(s)

    def lose(self, s: State) -> None:
        """An army loses 2, a hero is beaten, a defended station becomes neutral."""
        if self.raid == 0:
            lose(s, self.station, "E1-OUTCOME-042")
        elif self.fighter == ARMY:
            weaken_army(s, self.seat, 2, "E1-OUTCOME-004")
        else:
            beaten(s, self.seat, self.fighter, NOTHING, "E1-OUTCOME-007", "E1-OUTCOME-008")

    def asks(self) -> str:
        if self.at == FIGHTER:
            return "fighter"
        return "face_threat" if self.at == FACE else "threat_answer"

    def describe(self, s: State, subject: Subject) -> None:
        if pile.size(s, THREATS, OPEN) == 1:
            subject.show("threat", self.kind(s))
        subject.name("station", self.station)
