"""Positions of the second edition as features."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.feature import (
    STOCK_VALUE,
    Evaluator,
    gear_strength,
    stock_value,
    strongest_rival,
)
from metro2033.editions.second.duel import duel_for
from metro2033.editions.second.rules.army import ArmyFrame
from metro2033.editions.second.rules.capture import can_capture
from metro2033.editions.second.rules.hero import AFTER_ACTION, HeroFrame
from metro2033.editions.second.rules.mobilization import HireFrame, MaintenanceFrame
from metro2033.editions.second.rules.vote import BallotFrame
from metro2033.editions.second.weights import WEIGHTS
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.kernel.word import pack, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.content import Content
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.ids import NEUTRAL, NO_RESOURCE, NOTHING, ORDINARY, POLIS
from metro2033.engine.model.ids import PIGS as PIGS_KIND
from metro2033.engine.model.pile import EQUIPMENT, HELD, MISSIONS, THREATS, size
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import upkeep

POINTS: Final = 0
ONE_SHORT: Final = 1
TWO_SHORT: Final = 2
THERE: Final = 3
ARMY: Final = 4
LARGE_ARMY: Final = 5
PIGS: Final = 6
MUSHROOMS: Final = 7
AMMO: Final = 8
GEAR: Final = 9
MISSION: Final = 10
RESTS: Final = 11
POLIS_HELD: Final = 12
ARMY_READY: Final = 13
HERO_READY: Final = 14
FREE_BORDER: Final = 15
WEAK_BORDER: Final = 16
OUTGUNNED: Final = 17
HERO_ODDS: Final = 18
ARMY_ODDS: Final = 19
PREY_READY: Final = 20
RAID_READY: Final = 21
INCOME: Final = 22

MOST_STRENGTH: Final = 16
"""Strengths beyond this beat every threat."""

ARMY_PHASE: Final = 3
HERO_PHASE: Final = 4


@final
class SecondEvaluator(Evaluator):
    """Chances in the second edition."""

    def __init__(self, game: Game[State], weights: dict[str, float] = WEIGHTS) -> None:
        super().__init__(game, list(WEIGHTS), [weights[name] for name in WEIGHTS])
        assert isinstance(game, Edition)
        self.odds: Final = threat_odds(game.content)
        self.duel: Final = duel_for(game.content)

    def is_big(self, s: State) -> bool:
        frame = asking(s)
        if isinstance(frame, HeroFrame):
            return frame.at != AFTER_ACTION
        return isinstance(frame, (ArmyFrame, HireFrame, MaintenanceFrame, BallotFrame))

    def counts_readiness(self) -> bool:
        return True

    def reply(self, s: State, seat: i64, options: Offer, source: Source) -> i64:
        if verb_of(options.options[0]) != verb.COMMIT:
            return NOTHING
        return self.duel.choose(s, seat, options, source)

    def echo(self, s: State, seat: i64) -> i64:
        """All vote like the one before, so that a vote is judged by the law it would bring."""
        if not isinstance(asking(s), BallotFrame) or seat == s.numbers[st.FIRST]:
            return NOTHING
        seats = s.seat_count()
        before = s.get((seat - 1 + seats) % seats, st.VOTE)
        return pack(verb.VOTE_FOR if before > 0 else verb.VOTE_AGAINST)

    def missing(self, s: State, seat: i64) -> i64:
        target = s.content.faction_target[s.get(seat, st.FACTION)] + s.numbers[st.WIN_POINTS]
        return target - s.get(seat, st.POINTS)

    def sharpness(self) -> float:
        return 0.06

    def measure(self, s: State) -> None:
        for seat in range(s.seat_count()):
            self.seat(s, seat)
            self.readiness(s, seat)
            self.opportunity(s, seat)
        self.borders(s)

    def seat(self, s: State, seat: i64) -> None:
        """What lies before a player, and whom they could beat."""
        t, at = self.table, seat * self.width
        missing = self.missing(s, seat)
        t[at + POINTS] = s.get(seat, st.POINTS)
        t[at + ONE_SHORT] = 1 if missing <= 1 else 0
        t[at + TWO_SHORT] = 1 if missing <= 2 else 0
        t[at + THERE] = 1 if missing <= 0 else 0
        army = s.get(seat, st.STRENGTH)
        t[at + ARMY] = army
        t[at + LARGE_ARMY] = max(army - 5, 0)
        t[at + PIGS] = STOCK_VALUE[min(self.free_pigs(s, seat, army), 10)]
        t[at + MUSHROOMS] = stock_value(s, seat, 1)
        t[at + AMMO] = stock_value(s, seat, 2)
        t[at + GEAR] = size(s, EQUIPMENT, HELD + seat)
        t[at + MISSION] = size(s, MISSIONS, HELD + seat)
        t[at + RESTS] = s.get(seat, st.RESTS)
        t[at + HERO_ODDS] = self.odds_of(s, hero_strength(s, seat))
        t[at + ARMY_ODDS] = self.odds_of(s, army)
        t[at + POLIS_HELD] = 0
        t[at + FREE_BORDER] = 0
        t[at + WEAK_BORDER] = 0
        t[at + INCOME] = 0
        t[at + OUTGUNNED] = min(max(strongest_rival(s, seat) - army, 0), 4)

    def free_pigs(self, s: State, seat: i64, army: i64) -> i64:
        """The pigs of a seat without those that cards, such as laws, add to its upkeep."""
        added = upkeep(s, seat, army) - s.content.upkeep[army]
        return max(s.stock(seat, PIGS_KIND) - max(added, 0), 0)

    def odds_of(self, s: State, strength: i64) -> i64:
        """How many of a hundred threats of this stage a strength beats."""
        strongest = min(max(strength, 0), MOST_STRENGTH)
        return self.odds[(s.numbers[st.STAGE] - 1) * (MOST_STRENGTH + 1) + strongest]

    def opportunity(self, s: State, seat: i64) -> None:
        """What the hero could do where they stand, and whether they are still to act."""
        t, at = self.table, seat * self.width
        here = s.get(seat, st.PLACE)
        kind: i64 = NOTHING
        owner: i64 = NEUTRAL
        if here != NOTHING:
            kind = s.content.station_kind[here]
            owner = s.owner[here]
        ready = t[at + HERO_READY]
        is_prey = kind == ORDINARY and owner == NEUTRAL
        t[at + PREY_READY] = 0
        if is_prey and can_capture(s, seat, here, NOTHING):
            t[at + PREY_READY] = ready * t[at + HERO_ODDS]
        t[at + RAID_READY] = 0
        if owner != NEUTRAL and owner != seat and kind == ORDINARY:
            edge = hero_strength(s, seat) - s.get(owner, st.STRENGTH)
            t[at + RAID_READY] = ready * min(max(edge + 2, 0), 4)

    def readiness(self, s: State, seat: i64) -> None:
        """Who has still to act in this round."""
        phase = s.numbers[st.PHASE]
        seats = s.seat_count()
        asked: i64 = 0
        while asked < seats and s.asked >> asked & 1 == 0:
            asked += 1
        first = s.numbers[st.FIRST]
        is_due = (seat - first + seats) % seats >= (asked - first + seats) % seats
        at = seat * self.width
        is_army_due = phase < ARMY_PHASE or (phase == ARMY_PHASE and is_due)
        is_hero_due = phase < HERO_PHASE or (phase == HERO_PHASE and is_due)
        self.table[at + ARMY_READY] = 1 if is_army_due else 0
        self.table[at + HERO_READY] = 1 if is_hero_due and s.get(seat, st.RESTS) == 0 else 0

    def borders(self, s: State) -> None:
        """What stations yield, and what armies could take from there."""
        content, t = s.content, self.table
        for station in range(content.station_count):
            owner = s.owner[station]
            if owner == NEUTRAL:
                continue
            base = owner * self.width
            if content.station_kind[station] == POLIS:
                t[base + POLIS_HELD] += 1
            t[base + INCOME] += 1 if content.station_resource[station] < NO_RESOURCE else 0
            army = s.get(owner, st.STRENGTH)
            near = content.tunnels[station]
            for i in range(i64(len(near))):
                other = s.owner[near[i]]
                if other == NEUTRAL:
                    t[base + FREE_BORDER] += 1 if content.station_kind[near[i]] == 0 else 0
                elif other != owner:
                    t[base + WEAK_BORDER] += 1 if s.get(other, st.STRENGTH) < army else 0


def hero_strength(s: State, seat: i64) -> i64:
    """What a hero brings into any fight; nothing without one."""
    figure = s.get(seat, st.FIGURE)
    gear = gear_strength(s, seat)
    return gear if figure == NOTHING else gear + s.content.hero_strength[figure]


def threat_odds(content: Content) -> vec[i64]:
    """By stage and strength: how many of a hundred threats are weaker."""
    found = vec[i64]([0] * (2 * (MOST_STRENGTH + 1)))
    start = content.deck_start[THREATS]
    for stage in range(2):
        for strength in range(MOST_STRENGTH + 1):
            weaker: i64 = 0
            cards: i64 = 0
            for card in range(start, start + content.deck_count[THREATS]):
                kind = content.kind_of[card]
                if content.threat_stage[kind] == stage + 1:
                    cards += 1
                    weaker += 1 if content.threat_strength[kind] < strength else 0
            found[stage * (MOST_STRENGTH + 1) + strength] = 100 * weaker // max(cards, 1)
    return found
