"""A fight of an army or hero against an open threat (E2-STR-002, -003, E2-OUT-001 to -009)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.goal import check_won
from metro2033.editions.second.rules.part import add_side
from metro2033.editions.second.rules.wound import WoundFrame
from metro2033.engine.effects.part import add
from metro2033.engine.effects.program import OF_THREAT, about, program
from metro2033.engine.effects.timing import TimingFrame
from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.event import Part
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import code as c
from metro2033.engine.model import happening
from metro2033.engine.model.ids import ARMY, ATTACK, NOTHING
from metro2033.engine.model.pile import OPEN, THREATS, find
from metro2033.engine.model.state import STATIONS, State
from metro2033.engine.rules.casualty import lose_attack
from metro2033.engine.rules.modifier import army_strength, hero_strength, wins_draws

DRAWN: Final = 0
WON: Final = 1
LOST: Final = 2
"""Results of a fight, for the side that fights the threat or attacks."""

REVEALED: Final = 0
COMPARE: Final = 1
SETTLED: Final = 2
"""The steps of a fight against a threat."""


def threat_strength(s: State, kind: i64, seat: i64, station: i64, fighter: i64) -> i64:
    """The strength of a threat in this fight: printed, or that of the case which applies."""
    cases = s.content.threat_cases[kind]
    for i in range(i64(len(cases)) // c.CASE_WIDTH):
        at = i * c.CASE_WIDTH
        if cases[at + c.CASE_FIGHTER] != c.ALWAYS and cases[at + c.CASE_FIGHTER] != fighter:
            continue
        if not station_fits(s, station, cases[at + c.CASE_STATION]):
            continue
        stations = s.get(seat, STATIONS)
        if stations < cases[at + c.CASE_LEAST] or stations > cases[at + c.CASE_MOST]:
            continue
        return cases[at + c.CASE_STRENGTH]
    return s.content.threat_strength[kind]


def station_fits(s: State, station: i64, wanted: i64) -> bool:
    """Whether a station has a transfer, or produces the resource a threat feeds on."""
    if wanted == c.ALWAYS:
        return True
    if wanted == c.WITH_TRANSFER:
        return len(s.content.transfers[station]) > 0
    return s.content.station_resource[station] == wanted


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ThreatFrame(Frame):
    """One fighter against the open threat; the frame below gets DRAWN, WON or LOST."""

    FIELDS: ClassVar[tuple[str, ...]] = tuple("seat station fighter role scouted at result".split())

    def __init__(
        self,
        seat: i64,
        station: i64,
        fighter: i64,
        role: i64,
        scouted: i64,
        at: i64 = REVEALED,
        result: i64 = DRAWN,
    ) -> None:
        self.seat: Final = seat
        self.station: Final = station
        self.fighter: Final = fighter
        self.role: Final = role
        self.scouted: Final = scouted
        self.at: Final = at
        self.result: Final = result

    def go(self, s: State, at: i64, result: i64) -> None:
        """Go on to another step."""
        replace_top(
            s,
            ThreatFrame(self.seat, self.station, self.fighter, self.role, self.scouted, at, result),
        )

    def masked(self, seat: i64) -> Frame:
        """Others may not know whether the open card is the one that was placed."""
        if self.scouted == 0 or seat == self.seat:
            return self
        return ThreatFrame(
            self.seat, self.station, self.fighter, self.role, 0, self.at, self.result
        )

    def describe(self, s: State, subject: Subject) -> None:
        subject.show("threat", s.content.kind_of[find(s, THREATS, OPEN)])
        subject.name("station", self.station)

    def step(self, s: State) -> i64:
        kind = s.content.kind_of[find(s, THREATS, OPEN)]
        if self.at == REVEALED:
            self.go(s, COMPARE, DRAWN)
            bare = s.content.threat_ignores[kind]
            point = c.AT_THREAT_REVEALED
            s.stack.append(
                TimingFrame(point, self.seat, self.station, self.fighter, self.role, NOTHING, bare)
            )
        elif self.at == COMPARE:
            self.compare(s, kind)
        else:
            finish(s, self.result)
        return NOBODY

    def compare(self, s: State, kind: i64) -> None:
        """Compare the strengths and start what follows."""
        foe = s.content.threat_type[kind]
        if self.fighter == ARMY:
            mine = army_strength(s, self.seat, self.role, foe, self.station)
        else:
            bare = s.content.threat_ignores[kind] == 1
            mine = hero_strength(s, self.seat, self.role, foe, self.station, bare)
        theirs = threat_strength(s, kind, self.seat, self.station, self.fighter)
        rules = self.fight_rules(mine - theirs)
        s.tell(happening.THREAT_FOUGHT, rules, self.seat, kind, mine, theirs)
        lead = mine - theirs
        if lead == 0 and wins_draws(s, self.seat, self.fighter, self.role):
            lead = 1
        if s.log is not None:
            s.log.explain(self.parts(s, kind), lead)
        if lead > 0:
            self.win(s, kind, theirs)
        elif lead < 0:
            self.lose(s, kind)
        else:
            self.go(s, SETTLED, DRAWN)

    def parts(self, s: State, kind: i64) -> list[Part]:
        """Where the strengths of both come from."""
        out: list[Part] = []
        foe, bare = s.content.threat_type[kind], s.content.threat_ignores[kind] == 1
        add_side(s, out, 0, self.seat, self.fighter, self.role, foe, self.station, bare)
        strength = threat_strength(s, kind, self.seat, self.station, self.fighter)
        add(out, 1, "threat", kind, strength, "E2-STR-009")
        return out

    def fight_rules(self, lead: i64) -> str:
        """The rules by which the strengths are compared."""
        if self.role != ATTACK:
            return "E2-EVTHR-010" if lead == 0 else "E2-EVTHR-006"
        if lead == 0:
            return "E2-STR-011"
        return "E2-STR-002" if self.fighter == ARMY else "E2-STR-003"

    def win(self, s: State, kind: i64, strength: i64) -> None:
        """The reward first, then the card's ability (R2-057, R2-102)."""
        self.go(s, SETTLED, WON)
        point = c.AT_THREAT_WON
        s.stack.append(TimingFrame(point, self.seat, self.station, self.fighter, self.role))
        reward = s.content.threat_reward[kind]
        rules = "E2-OUT-001" if self.fighter == ARMY else "E2-OUT-005"
        if self.role != ATTACK:
            rules = "E2-EVTHR-008"
        registers = about(self.seat, self.station, self.fighter, kind, NOTHING)
        s.stack.append(program(reward, registers, rules, pack(OF_THREAT, kind)))
        check_won(s, self.seat, self.fighter, False, strength, self.scouted == 1)

    def lose(self, s: State, kind: i64) -> None:
        """A lost attack costs strength or wounds; a lost defence only its station (R2-051)."""
        self.go(s, SETTLED, LOST)
        point = c.AT_THREAT_LOST
        s.stack.append(TimingFrame(point, self.seat, self.station, self.fighter, self.role))
        if self.role == ATTACK:
            if self.fighter == ARMY:
                lose_attack(s, self.seat, s.content.threat_loss[kind], "E2-OUT-003")
            elif s.content.threat_wounds[kind] == 1:
                s.stack.append(WoundFrame(self.seat, "E2-OUT-007"))
