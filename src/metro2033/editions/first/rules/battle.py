"""A battle between two players: for a station, or about a hero (E1-OUTCOME-010 to -040)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.capture import TokenFrame
from metro2033.editions.first.rules.outcome import ActivityFrame, beaten
from metro2033.editions.first.rules.part import add_side
from metro2033.editions.first.rules.response import RerollFrame, ResponseFrame, RollFrame
from metro2033.editions.first.rules.strength import dice_sum, lead_rules, mutant_kind, side_strength
from metro2033.engine.effects.part import add
from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.event import Part
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import bit, first, pack
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, ATTACK, DEFENCE, HERO, MUTANT, NOTHING, PLAYER, STATION
from metro2033.engine.model.state import State
from metro2033.engine.rules.casualty import weaken_army
from metro2033.engine.rules.station import lose

ATTACKER_MUTANT: Final = 0
DEFENDER_MUTANT: Final = 1
PREPARE: Final = 2
ROLL_ATTACK: Final = 3
ROLL_DEFENCE: Final = 4
REROLL_ATTACK: Final = 5
REROLL_DEFENCE: Final = 6
COMPARE: Final = 7


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BattleFrame(Frame):
    """Two sides fight; the guard is a station or a hero. `mine` and `theirs` are their dice."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker",
        "fighter",
        "defender",
        "guard",
        "station",
        "at",
        "mine",
        "theirs",
    )

    def __init__(
        self,
        attacker: i64,
        fighter: i64,
        defender: i64,
        guard: i64,
        station: i64,
        at: i64 = ATTACKER_MUTANT,
        mine: i64 = 0,
        theirs: i64 = 0,
    ) -> None:
        self.attacker: Final = attacker
        self.fighter: Final = fighter
        self.defender: Final = defender
        self.guard: Final = guard
        self.station: Final = station
        self.at: Final = at
        self.mine: Final = mine
        self.theirs: Final = theirs

    def go(self, s: State, at: i64, fighter: i64, guard: i64, mine: i64, theirs: i64) -> None:
        """Go on to a step."""
        attacker, defender, place = self.attacker, self.defender, self.station
        replace_top(s, BattleFrame(attacker, fighter, defender, guard, place, at, mine, theirs))

    def step(self, s: State) -> i64:
        if self.at == ATTACKER_MUTANT and self.has_mutant(s, self.attacker, self.fighter):
            return bit(self.attacker)
        if self.at == DEFENDER_MUTANT and self.has_mutant(s, self.defender, self.guard):
            return bit(self.defender)
        self.go(s, self.at + 1, self.fighter, self.guard, self.mine, self.theirs)
        if self.at == PREPARE:
            point = c.AT_BEFORE_DICE
            s.stack.append(
                ResponseFrame(point, self.attacker, self.fighter, self.defender, self.guard)
            )
        elif self.at == ROLL_ATTACK:
            s.stack.append(RollFrame(self.attacker, "E1-COMBAT-001"))
        elif self.at == ROLL_DEFENCE:
            s.stack.append(RollFrame(self.defender, "E1-COMBAT-001"))
        elif self.at == REROLL_ATTACK and self.fighter == HERO:
            s.stack.append(RerollFrame(self.attacker, self.mine))
        elif self.at == REROLL_DEFENCE and self.guard == HERO:
            s.stack.append(RerollFrame(self.defender, self.theirs))
        elif self.at == COMPARE:
            self.decide(s)
        return NOBODY

    def has_mutant(self, s: State, seat: i64, fighter: i64) -> bool:
        """Whether a hero may send a mutant in their place (R1-089)."""
        return fighter == HERO and mutant_kind(s, seat) != NOTHING

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.FIGHT_WITH, HERO))
        out.add(pack(verb.FIGHT_WITH, MUTANT))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        s.tell(happening.FIGHTER_CHOSEN, "E1-NITEM-015", seat, first(option))
        if self.at == ATTACKER_MUTANT:
            self.go(s, self.at + 1, first(option), self.guard, self.mine, self.theirs)
        else:
            self.go(s, self.at + 1, self.fighter, first(option), self.mine, self.theirs)

    def resume(self, s: State, result: i64) -> None:
        """Dice arrive one step after they were asked for."""
        if self.at == ROLL_ATTACK + 1 or self.at == REROLL_ATTACK + 1:
            self.go(s, self.at, self.fighter, self.guard, result, self.theirs)
        elif self.at == ROLL_DEFENCE + 1 or self.at == REROLL_DEFENCE + 1:
            self.go(s, self.at, self.fighter, self.guard, self.mine, result)

    def decide(self, s: State) -> None:
        """Compare the totals; activity rises whatever the result (R1-032)."""
        finish(s, 0)
        place = self.station
        x = side_strength(s, self.attacker, self.fighter, ATTACK, PLAYER, place)
        x += s.get(self.attacker, st.ACTIVITY) + dice_sum(self.mine)
        y = side_strength(s, self.defender, self.guard, DEFENCE, PLAYER, place)
        y += s.get(self.defender, st.ACTIVITY) + dice_sum(self.theirs)
        lead = x - y
        s.tell(happening.BATTLE_FOUGHT, lead_rules(lead), self.attacker, self.defender, x, y)
        if s.log is not None:
            s.log.explain(self.parts(s), lead)
        if lead > 0 and self.guard == STATION:
            rules = self.capture_rules()
            s.stack.append(TokenFrame(self.attacker, place, self.defender, self.fighter, rules))
        s.stack.append(ActivityFrame(self.attacker, self.defender, self.victor(lead)))
        if lead > 0:
            self.attacker_wins(s)
        elif lead < 0:
            self.attacker_loses(s)

    def parts(self, s: State) -> list[Part]:
        """Where both totals come from; dice that have not fallen are left out."""
        out: list[Part] = []
        place = self.station
        add_side(s, out, 0, self.attacker, self.fighter, ATTACK, PLAYER, place)
        add(out, 0, "dice", NOTHING, dice_sum(self.mine), "E1-COMBAT-001")
        add_side(s, out, 1, self.defender, self.guard, DEFENCE, PLAYER, place)
        add(out, 1, "dice", NOTHING, dice_sum(self.theirs), "E1-COMBAT-001")
        return out

    def victor(self, lead: i64) -> i64:
        """The seat whose hero has beaten the other's hero in person, or NOTHING."""
        if self.fighter != HERO or self.guard != HERO or lead == 0:
            return NOTHING
        return self.attacker if lead > 0 else self.defender

    def attacker_wins(self, s: State) -> None:
        """The station is lost, or the hero is beaten; an army pays for a station with 1."""
        if self.guard == STATION:
            if self.fighter == ARMY:
                weaken_army(s, self.attacker, 1, "E1-OUTCOME-011")
            lose(s, self.station, self.capture_rules())
        elif self.fighter == ARMY:
            beaten(s, self.defender, self.guard, NOTHING, "E1-OUTCOME-024", "E1-OUTCOME-025")
        else:
            beaten(s, self.defender, self.guard, self.attacker, "E1-OUTCOME-033", "E1-OUTCOME-034")

    def capture_rules(self) -> str:
        """The rules by which the station changes its owner."""
        return "E1-OUTCOME-012" if self.fighter == ARMY else "E1-OUTCOME-017"

    def attacker_loses(self, s: State) -> None:
        """An army loses 2; a hero is beaten, and only by a hero robbed."""
        if self.fighter == ARMY:
            rules = "E1-OUTCOME-014" if self.guard == STATION else "E1-OUTCOME-029"
            weaken_army(s, self.attacker, 2, rules)
        elif self.guard == STATION:
            beaten(s, self.attacker, self.fighter, NOTHING, "E1-OUTCOME-019", "E1-OUTCOME-020")
        else:
            beaten(
                s, self.attacker, self.fighter, self.defender, "E1-OUTCOME-037", "E1-OUTCOME-038"
            )

    def asks(self) -> str:
        return "fighter"

    def describe(self, s: State, subject: Subject) -> None:
        subject.rival(self.defender if subject.seat == self.attacker else self.attacker)
        subject.name("station", self.station)
