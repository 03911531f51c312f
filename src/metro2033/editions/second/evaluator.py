"""Positions of the second edition as features."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.feature import (
    MOST_SEATS,
    STOCK_VALUE,
    Evaluator,
    all_tunnels,
    gear_strength,
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
from metro2033.engine.model.ids import AMMO as AMMO_KIND
from metro2033.engine.model.ids import MUSHROOMS as MUSHROOMS_KIND
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

OWN_POLIS: Final = 0
OWN_INCOME: Final = 1
FREE_PREY: Final = 2
BESIDE: Final = 3
COUNTED: Final = BESIDE + MOST_SEATS
"""What is counted on the stations of a seat: BESIDE + n are borders with those of seat n."""

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
        self.tunnels: Final = all_tunnels(game.content)
        self.tunnel_count: Final[i64] = i64(len(self.tunnels)) // 2

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
        seats, first = s.seat_count(), s.numbers[st.FIRST]
        asked: i64 = 0
        while asked < seats and s.asked >> asked & 1 == 0:
            asked += 1
        turn = place_after(first, asked if asked < seats else i64(0), seats)
        for seat in range(seats):
            self.seat(s, seat)
            self.readiness(s, seat, place_after(first, seat, seats) >= turn)
        self.rivals(seats)
        self.borders(s)

    def seat(self, s: State, seat: i64) -> None:
        """What lies before a player, and what they could beat."""
        t, at = self.table, seat * self.width
        mine, base = s.seats, seat * st.SEAT_WIDTH
        points, army = mine[base + st.POINTS], mine[base + st.STRENGTH]
        target = s.content.faction_target[mine[base + st.FACTION]] + s.numbers[st.WIN_POINTS]
        t[at + POINTS] = points
        t[at + ONE_SHORT] = 1 if target - points <= 1 else 0
        t[at + TWO_SHORT] = 1 if target - points <= 2 else 0
        t[at + THERE] = 1 if target <= points else 0
        t[at + ARMY] = army
        t[at + LARGE_ARMY] = max(army - 5, 0)
        t[at + PIGS] = STOCK_VALUE[min(self.free_pigs(s, seat, army), 10)]
        t[at + MUSHROOMS] = STOCK_VALUE[min(mine[base + st.STOCK + MUSHROOMS_KIND], 10)]
        t[at + AMMO] = STOCK_VALUE[min(mine[base + st.STOCK + AMMO_KIND], 10)]
        t[at + GEAR] = size(s, EQUIPMENT, HELD + seat)
        t[at + MISSION] = size(s, MISSIONS, HELD + seat)
        t[at + RESTS] = mine[base + st.RESTS]
        t[at + HERO_ODDS] = self.odds_of(s, hero_strength(s, seat))
        t[at + ARMY_ODDS] = self.odds_of(s, army)

    def rivals(self, seats: i64) -> None:
        """By how much the strongest other army is stronger."""
        t, width = self.table, self.width
        strongest: i64 = 0
        second: i64 = 0
        for seat in range(seats):
            army = t[seat * width + ARMY]
            if army > strongest:
                strongest, second = army, strongest
            else:
                second = max(second, army)
        for seat in range(seats):
            army = t[seat * width + ARMY]
            rival = strongest if army < strongest else second
            t[seat * width + OUTGUNNED] = min(max(rival - army, 0), 4)

    def free_pigs(self, s: State, seat: i64, army: i64) -> i64:
        """The pigs of a seat without those that cards, such as laws, add to its upkeep."""
        added = upkeep(s, seat, army) - s.content.upkeep[army]
        return max(s.stock(seat, PIGS_KIND) - max(added, 0), 0)

    def odds_of(self, s: State, strength: i64) -> i64:
        """How many of a hundred threats of this stage a strength beats."""
        strongest = min(max(strength, 0), MOST_STRENGTH)
        return self.odds[(s.numbers[st.STAGE] - 1) * (MOST_STRENGTH + 1) + strongest]

    def readiness(self, s: State, seat: i64, is_due: bool) -> None:
        """Who has still to act in this round; `is_due` says that their turn has not passed."""
        t, at, phase = self.table, seat * self.width, s.numbers[st.PHASE]
        t[at + ARMY_READY] = 1 if phase < ARMY_PHASE or (phase == ARMY_PHASE and is_due) else 0
        t[at + HERO_READY] = 0
        t[at + PREY_READY] = 0
        t[at + RAID_READY] = 0
        if phase < HERO_PHASE or (phase == HERO_PHASE and is_due):
            if s.get(seat, st.RESTS) == 0:
                t[at + HERO_READY] = 1
                self.opportunity(s, seat)

    def opportunity(self, s: State, seat: i64) -> None:
        """What a hero who is still to act could do where they stand."""
        here = s.get(seat, st.PLACE)
        if here == NOTHING or s.content.station_kind[here] != ORDINARY:
            return
        t, at, owner = self.table, seat * self.width, s.owner[here]
        if owner == NEUTRAL:
            if can_capture(s, seat, here, NOTHING):
                t[at + PREY_READY] = t[at + HERO_ODDS]
        elif owner != seat:
            edge = hero_strength(s, seat) - s.get(owner, st.STRENGTH)
            t[at + RAID_READY] = min(max(edge + 2, 0), 4)

    def borders(self, s: State) -> None:
        """What stations yield, and what armies could take from there."""
        self.count(s)
        t, width, counted = self.table, self.width, s.counted
        seats = s.seat_count()
        for seat in range(seats):
            at, row = seat * width, seat * COUNTED
            t[at + POLIS_HELD] = counted[row + OWN_POLIS]
            t[at + INCOME] = counted[row + OWN_INCOME]
            t[at + FREE_BORDER] = counted[row + FREE_PREY]
            weak: i64 = 0
            for other in range(seats):
                if t[other * width + ARMY] < t[at + ARMY]:
                    weak += counted[row + BESIDE + other]
            t[at + WEAK_BORDER] = weak

    def count(self, s: State) -> None:
        if len(s.counted) > 0:
            return
        found = vec[i64]([0] * (MOST_SEATS * COUNTED))
        content, owners = s.content, s.owner
        kinds, resources, ends = content.station_kind, content.station_resource, self.tunnels
        for station in range(content.station_count):
            owner = owners[station]
            if owner != NEUTRAL:
                found[owner * COUNTED + OWN_INCOME] += 1 if resources[station] < NO_RESOURCE else 0
                found[owner * COUNTED + OWN_POLIS] += 1 if kinds[station] == POLIS else 0
        for i in range(self.tunnel_count):
            one, other = owners[ends[2 * i]], owners[ends[2 * i + 1]]
            if one == other:
                continue
            if one == NEUTRAL:
                found[other * COUNTED + FREE_PREY] += 1 if kinds[ends[2 * i]] == ORDINARY else 0
            elif other == NEUTRAL:
                found[one * COUNTED + FREE_PREY] += 1 if kinds[ends[2 * i + 1]] == ORDINARY else 0
            else:
                found[one * COUNTED + BESIDE + other] += 1
                found[other * COUNTED + BESIDE + one] += 1
        s.counted = found


def place_after(first: i64, seat: i64, seats: i64) -> i64:
    """How many places after the first seat another one has its turn."""
    place = seat - first
    return place + seats if place < 0 else place


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
