"""Observations and actions of the first edition."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from metro2033.editions.first.rules.battle import BattleFrame
from metro2033.editions.first.rules.capture import StationTextFrame, TokenFrame
from metro2033.editions.first.rules.goal import MissionFrame
from metro2033.editions.first.rules.response import RerollFrame
from metro2033.editions.first.rules.shop import PriceFrame
from metro2033.editions.first.rules.strength import dice_sum
from metro2033.editions.first.rules.threat import ThreatFrame
from metro2033.editions.first.rules.turn import EndangeredFrame
from metro2033.engine.kernel.core import Frame
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.ids import FIGHTERS, KINDS
from metro2033.engine.model.pile import DONE, DRAWN, EQUIPMENT, HELD, MISSIONS, OPEN, THREATS
from metro2033.engine.model.state import State
from metro2033.engine.rules.station import TOKEN_WIDTH
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
    "captures": st.CAPTURES,
    "activity": st.ACTIVITY,
    "resting": st.RESTING,
    "steps": st.STEPS,
    "more_steps": st.MORE_STEPS,
    "hired": st.HIRED,
    "army_acted": st.ARMY_ACTED,
    "hero_acted": st.HERO_ACTED,
    "stopped": st.STOPPED,
    "barred": st.BARRED,
    "barred_next": st.BARRED_NEXT,
    "skill_used": st.SKILL_USED,
    "fought": st.FOUGHT,
    "faced": st.FACED,
    "raided": st.RAIDED,
    "fury": st.FURY,
    "fury_now": st.FURY_NOW,
    "disarmed": st.DISARMED,
    "growth": st.GROWTH,
    "exchanged": st.EXCHANGED,
    "blast": st.BLAST,
    "rode": st.RODE,
    "stepped": st.STEPPED,
    "stocked": st.STOCKED,
}

SHOWN: Final = {
    EQUIPMENT: [OPEN, HELD],
    MISSIONS: [DRAWN, HELD, DONE],
    THREATS: [OPEN],
}

QUESTIONS: Final = [
    *["clan_and_hero", "home", "mission", "main", "tribute", "endangered_station", "purchase"],
    *["discount", "item_limit", "fighter", "face_threat", "threat_answer", "before_dice"],
    *["reroll", "hero_lost", "token", "retoken", "release", "relocate", "rob", "knock_out"],
    *["take_resource", "lose_resource", "strip_hero"],
]

VERBS: Final = [
    *[verb.PASS_TURN, verb.TAKE_FACTION, verb.TAKE_HERO, verb.TAKE, verb.GIVE, verb.USE_EFFECT],
    *[verb.HIRE, verb.ATTACK_STATION, verb.ATTACK_HERO, verb.PURCHASE, verb.KEEP_MISSION],
    *[verb.EXCHANGE, verb.FIGHT_WITH, verb.DISCARD, verb.STEAL, verb.PAY, verb.DONATE],
    *[verb.ARMY_STATION, verb.ARMY_HERO, verb.STEP, verb.WORK, verb.BUY, verb.HALT, verb.TOKEN],
    *[verb.HOME, verb.FACE, verb.WITHDRAW, verb.RELEASE, verb.ENDANGERED, verb.TRIBUTE],
    *[verb.RETOKEN, verb.RELOCATE, verb.REROLL, verb.WAIVE, verb.KNOCK_OUT, verb.ROB],
    *[verb.KEEP_OLD],
]

NUMBERS: Final = {
    verb.EXCHANGE: 2,
    verb.TOKEN: TOKEN_WIDTH,
    verb.RETOKEN: TOKEN_WIDTH,
    verb.REROLL: 7,
}
"""Below what the plain numbers of a verb stay."""


def first_actions(game: Edition) -> ActionTable:
    """The numbers of all answers in the first edition."""
    sizes = {kind: len(slugs) for kind, slugs in game.slugs.items()}
    sizes |= {"seat": lay.MOST_SEATS, "resource": KINDS, "fighter": len(FIGHTERS)}
    return ActionTable(game.verbs, VERBS, sizes, NUMBERS)


@final
class FirstEncoder(Encoder):
    """Observations of the first edition."""

    def __init__(self, game: Edition) -> None:
        words = Vocabulary(FIELDS, SHOWN, [EQUIPMENT], QUESTIONS)
        super().__init__(game, Layout(game.content, words), first_actions(game))

    def write_own(self, v: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Which stations are homes."""
        stations = self.layout.stations
        for other in range(v.seat_count()):
            home = v.get(other, st.HOME)
            if home >= 0:
                out[at + stations.base + home * stations.width + lay.HOME] = 1

    def look_own(self, frame: Frame, scene: Scene) -> None:
        if isinstance(frame, MissionFrame):
            scene.details[0] = frame.may_keep
        elif isinstance(frame, EndangeredFrame):
            scene.details[0] = frame.number
        elif isinstance(frame, RerollFrame):
            scene.details[0] = frame.code // 8
            scene.details[1] = frame.code % 8
        elif isinstance(frame, PriceFrame):
            scene.details[0] = frame.left

    def is_about(self, frame: Frame, scene: Scene) -> bool:
        if isinstance(frame, BattleFrame):
            scene.set(frame.attacker, frame.station, frame.fighter)
            scene.opposing = frame.defender
            scene.guard = frame.guard
            scene.details[2] = dice_sum(frame.mine)
            scene.details[3] = dice_sum(frame.theirs)
        elif isinstance(frame, ThreatFrame):
            scene.set(frame.seat, frame.station, frame.fighter)
            scene.details[2] = dice_sum(frame.mine)
            scene.details[3] = dice_sum(frame.theirs)
        elif isinstance(frame, (TokenFrame, StationTextFrame)):
            scene.set(frame.seat, frame.station, frame.fighter)
            scene.opposing = frame.loser
        else:
            return False
        return True
