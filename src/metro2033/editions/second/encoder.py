"""Observations and actions of the second edition."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from metro2033.editions.second.rules.attack import NeutralFrame, PolisFrame
from metro2033.editions.second.rules.battle import BattleFrame
from metro2033.editions.second.rules.capture import CaptureFrame
from metro2033.editions.second.rules.market import MarketFrame
from metro2033.editions.second.rules.threat import ThreatFrame
from metro2033.engine.effects.program import PayFrame
from metro2033.engine.effects.timing import TimingFrame
from metro2033.engine.kernel.core import Frame
from metro2033.engine.model import code as c
from metro2033.engine.model import pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.ids import KINDS, NOTHING
from metro2033.engine.model.state import State
from metro2033.engine.rules.peek import PeekFrame
from metro2033.research.fast import layout as lay
from metro2033.research.fast.action import ActionTable
from metro2033.research.fast.encoder import Encoder
from metro2033.research.fast.layout import Layout, Vocabulary
from metro2033.research.fast.scene import Scene

FIELDS: Final = {
    "rests": st.RESTS,
    "strength": st.STRENGTH,
    "pig": st.STOCK,
    "mushroom": st.STOCK + 1,
    "ammo": st.STOCK + 2,
    "points": st.POINTS,
    "stations": st.STATIONS,
    "completed": st.COMPLETED,
    "mission_taken": st.MISSION_TAKEN,
    "renewed": st.RENEWED,
    "captures": st.CAPTURES,
    "scouted_now": st.SCOUTED_NOW,
    "scouted_before": st.SCOUTED_BEFORE,
    "vote": st.VOTE,
    "wound_due": st.WOUND_DUE,
}

SHOWN: Final = {
    pile.EQUIPMENT: [pile.DISCARD, pile.OPEN, pile.DRAWN, pile.HELD],
    pile.MISSIONS: [pile.DISCARD, pile.DRAWN, pile.HELD, pile.DONE],
    pile.THREATS: [pile.TOP, pile.BOTTOM, pile.DISCARD, pile.OPEN, pile.BOX, pile.HELD],
    pile.LAWS: [pile.TOP, pile.BOTTOM, pile.OPEN, pile.FORCE],
    pile.COMBAT: [pile.HELD],
}

QUESTIONS: Final = [
    *["faction", "hero", "vote", "polis_production", "endangered_station", "maintenance", "hire"],
    *["army_action", "hero_turn", "hero_end", "market", "place_threat", "choose_defender"],
    *["combat_card", "capture", "replacement", "retreat", "keep_card", "place_cards"],
    *["use_effect", "mission_window", "aim", "pay", "take_resource", "lose_resource"],
    *["equipment_limit", "strip_hero", "completion"],
]

VERBS: Final = [
    *[verb.PASS_TURN, verb.TAKE_FACTION, verb.TAKE_HERO, verb.START_AT, verb.TAKE, verb.GIVE],
    *[verb.PRODUCE, verb.DEFEND, verb.VOTE_FOR, verb.VOTE_AGAINST, verb.USE_EFFECT],
    *[verb.BURY_THREAT, verb.BURY_LAW, verb.LIFT_THREAT, verb.LIFT_LAW, verb.MAINTAIN, verb.HIRE],
    *[verb.ATTACK_STATION, verb.ATTACK_HERO, verb.OBTAIN, verb.MOVE, verb.MARKET, verb.RENEW],
    *[verb.PURCHASE, verb.RECEIVE_MISSION, verb.KEEP_MISSION, verb.KEEP_EQUIPMENT],
    *[verb.EXCHANGE, verb.SCOUT, verb.USE_MISSION, verb.PLACE_THREAT, verb.FIGHT_WITH],
    *[verb.COMMIT, verb.CAPTURE, verb.RETREAT, verb.DISCARD, verb.STEAL, verb.SETTLE, verb.AIM],
    *[verb.PAY, verb.DONATE, verb.COMPLETE],
]

FIGHTER_SIZE: Final = 2
"""Seats send an army or a hero."""


def second_actions(game: Edition) -> ActionTable:
    """The numbers of all answers in the second edition."""
    numbers = game.content.numbers
    most_tokens = max([numbers[c.TOKENS + kind] for kind in range(KINDS)])
    sizes = {kind: len(slugs) for kind, slugs in game.slugs.items()}
    sizes |= {"seat": lay.MOST_SEATS, "resource": KINDS, "fighter": FIGHTER_SIZE}
    bounds = {
        verb.MAINTAIN: int(numbers[c.MOST_STRENGTH]) + 1,
        verb.EXCHANGE: int(most_tokens) + 1,
    }
    return ActionTable(game.verbs, VERBS, sizes, bounds)


@final
class SecondEncoder(Encoder):
    """Observations of the second edition."""

    def __init__(self, game: Edition) -> None:
        words = Vocabulary(FIELDS, SHOWN, [pile.EQUIPMENT], QUESTIONS)
        super().__init__(game, Layout(game.content, words), second_actions(game))
        homes = game.content.station_home
        self.homes: Final = vec[i64]([i64(n) for n in range(len(homes)) if homes[n] >= 0])

    def write_own(self, v: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Which stations are homes of seats."""
        stations = self.layout.stations
        values = v.seats
        factions: i64 = 0
        for other in range(v.seat_count()):
            faction = values[other * st.SEAT_WIDTH + st.FACTION]
            if faction >= 0:
                factions |= i64(1) << faction
        homes = v.content.station_home
        row = at + stations.base + lay.HOME
        for i in range(i64(len(self.homes))):
            station = self.homes[i]
            if factions >> homes[station] & 1 == 1:
                out[row + station * stations.width] = 1

    def look_own(self, frame: Frame, scene: Scene) -> None:
        if isinstance(frame, PayFrame):
            for kind in range(i64(KINDS)):
                scene.details[kind] = frame.cost[kind]
        elif isinstance(frame, PeekFrame):
            scene.details[0] = frame.looked
            scene.details[1] = frame.placing
            scene.details[2] = frame.mode
        elif isinstance(frame, MarketFrame):
            scene.details[0] = frame.bought

    def is_about(self, frame: Frame, scene: Scene) -> bool:
        if isinstance(frame, BattleFrame):
            scene.set(frame.attacker, frame.station, frame.fighter)
            scene.opposing = frame.defender
            scene.guard = frame.guard
        elif isinstance(frame, CaptureFrame):
            scene.set(frame.seat, frame.station, frame.fighter)
            scene.opposing = frame.loser
        elif isinstance(frame, (ThreatFrame, NeutralFrame, PolisFrame, TimingFrame)):
            scene.set(frame.seat, frame.station, frame.fighter)
            return frame.station != NOTHING
        else:
            return False
        return True
