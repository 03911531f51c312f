"""Chances in the fights of the first edition: two dice a side, and nothing hidden."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.feature import real
from metro2033.bots.fight_solver import (
    WON,
    Chances,
    FightSolver,
    Mean,
    by_lead,
    choose,
)
from metro2033.editions.first.rules import battle, threat
from metro2033.editions.first.rules.battle import BattleFrame
from metro2033.editions.first.rules.part import parts_against_any, threat_parts
from metro2033.editions.first.rules.response import RerollFrame, ResponseFrame, RollFrame, usable
from metro2033.editions.first.rules.strength import (
    THROWS,
    dice_code,
    dice_sum,
    higher_die,
    is_double,
    lower_die,
    side_strength,
    strength_against,
    threat_strength,
)
from metro2033.editions.first.rules.threat import ThreatFrame
from metro2033.engine.kernel.core import Frame, replace_top
from metro2033.engine.kernel.event import EVERYONE, Event
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, second
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import (
    ARMY,
    ATTACK,
    DEFENCE,
    HERO,
    NOTHING,
    PLAYER,
)
from metro2033.engine.model.pile import OPEN, REST, THREATS, TOP
from metro2033.engine.model.state import State
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.modifier import total

MINE_AGAIN: Final = 1
THEIRS_AGAIN: Final = 2
"""Who may throw a die again, as a mask."""

FARTHEST: Final = 11
"""A lead beyond this is more than dice can turn."""

DICE: Final[dict[int, Chances]] = {}
"""What dice do, once counted: by lead, the first throw if it has fallen, throws again, doubles."""


def dice_chances(lead: i64, mine: i64, again: i64, doubles: i64) -> Chances:
    """How two dice a side end; `mine` is 0 or the first side's throw, if it has fallen.

    `doubles` is 1 where a double of the first side wins whatever the totals are.
    """
    lead = min(max(lead, -FARTHEST), FARTHEST)
    key = int((((lead + FARTHEST) * 64 + mine) * 4 + again) * 2 + doubles)
    found = DICE.get(key)
    if found is None:
        found = count_dice(lead, mine, again, doubles)
        DICE[key] = found
    return found


def count_dice(lead: i64, mine: i64, again: i64, doubles: i64) -> Chances:
    """Count all throws of both sides."""
    mean = Mean()
    for i in range(THROWS.count):
        one = dice_code(first(THROWS.options[i]), second(THROWS.options[i]))
        if mine != 0 and mine != one:
            continue
        for k in range(THROWS.count):
            other = dice_code(first(THROWS.options[k]), second(THROWS.options[k]))
            weight = real(THROWS.weights[i] * THROWS.weights[k])
            mean.add(thrown(lead, one, other, again, doubles), weight)
    return mean.value()


def thrown(lead: i64, mine: i64, theirs: i64, again: i64, doubles: i64) -> Chances:
    """How two throws end when each side may still throw a die again, the attacker first."""
    if again & MINE_AGAIN != 0:
        return best_again(lead, mine, theirs, again, doubles, MINE_AGAIN)
    if again & THEIRS_AGAIN != 0:
        return best_again(lead, mine, theirs, again, doubles, THEIRS_AGAIN)
    if lead + dice_sum(mine) <= dice_sum(theirs) and doubles == 1 and is_double(mine):
        return WON
    return by_lead(lead + dice_sum(mine) - dice_sum(theirs))


def best_again(lead: i64, mine: i64, theirs: i64, again: i64, doubles: i64, side: i64) -> Chances:
    """Keep the throw, or throw the lower or the higher die again, whatever is best."""
    rest = again & ~side
    best = thrown(lead, mine, theirs, rest, doubles)
    code = mine if side == MINE_AGAIN else theirs
    for kept in (lower_die(code), higher_die(code)):
        mean = Mean()
        for pips in range(i64(1), i64(7)):
            new = dice_code(kept, pips)
            one = new if side == MINE_AGAIN else mine
            other = theirs if side == MINE_AGAIN else new
            mean.add(thrown(lead, one, other, rest, doubles), 1.0)
        found = mean.value()
        gain = found.score() - best.score()
        if gain > 1e-9 if side == MINE_AGAIN else gain < -1e-9:
            best = found
    return best


def fight_of(s: State) -> Frame | None:
    """The open fight, if there is one."""
    for i in range(s.stack.depth):
        frame = s.stack.frames[s.stack.depth - 1 - i]
        if isinstance(frame, (BattleFrame, ThreatFrame)):
            return frame
    return None


@final
class FirstFightSolver(FightSolver):
    """Chances in the first edition: dice are counted, threats drawn from the whole deck."""

    def begin(self, s: State) -> None:
        shuffle_unseen(s, self.seat)

    def is_fighting(self, s: State) -> bool:
        frame = fight_of(s)
        if isinstance(frame, BattleFrame):
            return self.seat == frame.attacker or self.seat == frame.defender
        return isinstance(frame, ThreatFrame) and frame.seat == self.seat

    def outcome(self, event: Event) -> Chances | None:
        args = event.args
        if event.kind == happening.THREAT_SETTLED and args[0] == self.seat:
            return by_lead(args[1] - 1)
        if event.kind == happening.BATTLE_FOUGHT:
            if args[0] == self.seat:
                return by_lead(args[2] - args[3])
            if args[1] == self.seat:
                return by_lead(args[3] - args[2])
        return None

    def moves(self, s: State, asked: i64, out: Offer) -> list[i64]:
        top = s.stack.top()
        is_choice = isinstance(top, (ResponseFrame, BattleFrame, ThreatFrame, RerollFrame))
        if not is_choice:
            return [out.options[0]]
        return [out.options[i] for i in range(out.count)]

    def known(self, s: State) -> Chances | None:
        top = s.stack.top()
        frame = fight_of(s)
        if isinstance(top, RollFrame):
            if isinstance(frame, BattleFrame):
                return self.battle_dice(s, frame)
            if isinstance(frame, ThreatFrame):
                return self.threat_dice(s, frame)
        if isinstance(top, DrawFrame) and isinstance(frame, ThreatFrame):
            return self.drawn(s, frame)
        return None

    def battle_dice(self, s: State, frame: BattleFrame) -> Chances:
        """The dice of two players."""
        place = frame.station
        lead = side_strength(s, frame.attacker, frame.fighter, ATTACK, PLAYER, place)
        lead += s.get(frame.attacker, st.ACTIVITY)
        lead -= side_strength(s, frame.defender, frame.guard, DEFENCE, PLAYER, place)
        lead -= s.get(frame.defender, st.ACTIVITY)
        again = MINE_AGAIN if throws_again(s, frame.attacker, frame.fighter) else i64(0)
        again |= THEIRS_AGAIN if throws_again(s, frame.defender, frame.guard) else i64(0)
        mine = frame.mine if frame.at > battle.ROLL_ATTACK + 1 else i64(0)
        found = dice_chances(lead, mine, again, 0)
        found = found.with_parts(frame.parts(s))
        return found if self.seat == frame.attacker else found.reversed()

    def threat_dice(self, s: State, frame: ThreatFrame) -> Chances:
        """The dice of a side and of a threat."""
        kind = frame.kind(s)
        role = ATTACK if frame.raid == 1 else DEFENCE
        lead = strength_against(s, frame.seat, frame.fighter, role, kind, frame.station)
        lead -= threat_strength(s, frame.seat, frame.fighter, kind)
        again = MINE_AGAIN if throws_again(s, frame.seat, frame.fighter) else i64(0)
        mine = frame.mine if frame.at > threat.ROLL_MINE + 1 else i64(0)
        found = dice_chances(lead, mine, again, s.content.threat_double[kind])
        seat, fighter, mine = frame.seat, frame.fighter, frame.mine
        return found.with_parts(
            threat_parts(s, seat, fighter, frame.station, role, kind, mine, frame.theirs)
        )

    def drawn(self, s: State, frame: ThreatFrame) -> Chances:
        """The threats still to come: of several that are drawn the player faces the best."""
        draws = s.content.numbers[c.THREAT_DRAW]
        if frame.raid == 1 and frame.fighter != ARMY:
            draws += total(s, frame.seat, c.THREATS_DRAWN, NOTHING, NOTHING, 0)
        start, count = s.content.deck_start[THREATS], s.content.deck_count[THREATS]
        copies = vec[i64]([0] * count)
        kinds: list[i64] = []
        cards: i64 = 0
        for card in range(start, start + count):
            if s.zone[card] == REST:
                kind = s.content.kind_of[card]
                if copies[kind] == 0:
                    kinds.append(kind)
                copies[kind] += 1
                cards += 1
        draws = min(draws, cards)
        found = [self.against(s, frame, kind) for kind in kinds]
        order = sorted(range(len(kinds)), key=lambda i: -found[i].score())
        mean = Mean()
        left = cards
        for i in order:
            few = left - copies[kinds[i]]
            mean.add(found[i], choose(left, draws) - choose(few, draws))
            left = few
        role: i64 = ATTACK if frame.raid == 1 else DEFENCE
        parts = parts_against_any(s, frame.seat, frame.fighter, role, frame.station)
        return mean.value().with_parts(parts)

    def against(self, s: State, frame: ThreatFrame, kind: i64) -> Chances:
        """The chances against one threat that comes up."""
        t = s.clone()
        t.stack.pop()
        pile.move_card(t, pile.find_kind(t, THREATS, REST, kind), OPEN, EVERYONE)
        face = ThreatFrame(frame.seat, frame.fighter, frame.station, frame.raid, threat.TEXT)
        replace_top(t, face)
        ended = self.go_on(t)
        return self.solve(t) if ended is None else ended


def shuffle_unseen(s: State, seat: i64) -> None:
    """Put threats on top of the deck into its rest, from the first that the seat has not seen."""
    rank: i64 = 0
    card = pile.ranked(s, THREATS, TOP, rank)
    while card != NOTHING and s.seen[card] >> seat & 1 != 0:
        rank += 1
        card = pile.ranked(s, THREATS, TOP, rank)
    while card != NOTHING:
        pile.move_card(s, card, REST, s.seen[card])
        card = pile.ranked(s, THREATS, TOP, rank)


def throws_again(s: State, seat: i64, fighter: i64) -> bool:
    """Whether a side may throw one of its dice again."""
    return fighter == HERO and usable(s, seat, c.AT_AFTER_DICE, HERO, True) != 0
