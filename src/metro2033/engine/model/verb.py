"""The verbs of options: what a seat, or nature, can answer."""

from __future__ import annotations

from typing import Final

from metro2033.engine.kernel.trait import (
    AT_HERO,
    ATTACKS,
    DEALS,
    ENDS,
    FIGHTS,
    GAINS,
    MOVES,
    PASSES,
    ROLLED,
    SPENDS,
    WORTH_A_MOVE,
)
from metro2033.engine.kernel.word import Signature, numbered

PASS_TURN: Final = 0
TAKE_FACTION: Final = 1
TAKE_HERO: Final = 2
START_AT: Final = 3
BEGIN_WITH: Final = 4
DRAW_EQUIPMENT: Final = 5
DRAW_MISSION: Final = 6
DRAW_THREAT: Final = 7
DRAW_LAW: Final = 8
DRAW_COMBAT: Final = 9
TAKE: Final = 10
GIVE: Final = 11
PRODUCE: Final = 12
DEFEND: Final = 13
VOTE_FOR: Final = 14
VOTE_AGAINST: Final = 15
USE_EFFECT: Final = 16
BURY_THREAT: Final = 17
BURY_LAW: Final = 18
LIFT_THREAT: Final = 19
LIFT_LAW: Final = 20
MAINTAIN: Final = 21
HIRE: Final = 22
ATTACK_STATION: Final = 23
ATTACK_HERO: Final = 24
OBTAIN: Final = 25
MOVE: Final = 26
MARKET: Final = 27
RENEW: Final = 28
PURCHASE: Final = 29
RECEIVE_MISSION: Final = 30
KEEP_MISSION: Final = 31
KEEP_EQUIPMENT: Final = 32
EXCHANGE: Final = 33
SCOUT: Final = 34
USE_MISSION: Final = 35
PLACE_THREAT: Final = 36
FIGHT_WITH: Final = 37
COMMIT: Final = 38
CAPTURE: Final = 39
RETREAT: Final = 40
DISCARD: Final = 41
STEAL: Final = 42
SETTLE: Final = 43
AIM: Final = 44
PAY: Final = 45
DONATE: Final = 46
ARMY_STATION: Final = 47
ARMY_HERO: Final = 48
STEP: Final = 49
WORK: Final = 50
BUY: Final = 51
HALT: Final = 52
ROLL: Final = 53
TOKEN: Final = 54
HOME: Final = 55
FACE: Final = 56
WITHDRAW: Final = 57
RELEASE: Final = 58
ENDANGERED: Final = 59
TRIBUTE: Final = 60
RETOKEN: Final = 61
RELOCATE: Final = 62
REROLL: Final = 63
WAIVE: Final = 64
KNOCK_OUT: Final = 65
ROB: Final = 66
KEEP_OLD: Final = 67
COMPLETE: Final = 68

EVERYDAY: Final = frozenset(
    [
        *(PASS_TURN, MOVE, STEP, HIRE, WORK),
        *(TAKE, GIVE, PAY, TOKEN, WITHDRAW, TRIBUTE, ENDANGERED, RELEASE, WAIVE),
    ]
)
"""Moves, everyday work and answers to what others do: no reason for a hero to turn back."""

VERBS: Final = numbered(
    {
        PASS_TURN: Signature("pass", traits=(ENDS, PASSES)),
        TAKE_FACTION: Signature("faction", "faction", traits=(DEALS,)),
        TAKE_HERO: Signature("hero", "hero", traits=(DEALS,)),
        START_AT: Signature("start", "station"),
        BEGIN_WITH: Signature("first_player", "seat", traits=(DEALS,)),
        DRAW_EQUIPMENT: Signature("draw_equipment", "equipment"),
        DRAW_MISSION: Signature("draw_mission", "mission"),
        DRAW_THREAT: Signature("draw_threat", "threat"),
        DRAW_LAW: Signature("draw_law", "law"),
        DRAW_COMBAT: Signature("draw_combat", "combat"),
        TAKE: Signature("take", "resource", traits=(GAINS,)),
        GIVE: Signature("give", "resource"),
        PRODUCE: Signature("produce", "resource", traits=(GAINS,)),
        DEFEND: Signature("defend", "station", "fighter", traits=(FIGHTS,)),
        VOTE_FOR: Signature("vote_for"),
        VOTE_AGAINST: Signature("vote_against"),
        USE_EFFECT: Signature("use_effect", "effect", traits=(SPENDS,)),
        BURY_THREAT: Signature("bury_threat", "threat"),
        BURY_LAW: Signature("bury_law", "law"),
        LIFT_THREAT: Signature("lift_threat", "threat"),
        LIFT_LAW: Signature("lift_law", "law"),
        MAINTAIN: Signature("maintain", "number"),
        HIRE: Signature("hire", price="soldier"),
        ATTACK_STATION: Signature(
            "attack_station", "station", traits=(WORTH_A_MOVE, ATTACKS, FIGHTS)
        ),
        ATTACK_HERO: Signature(
            "attack_hero", "seat", traits=(WORTH_A_MOVE, ATTACKS, FIGHTS, AT_HERO)
        ),
        OBTAIN: Signature("obtain"),
        MOVE: Signature("move", "station", traits=(MOVES,)),
        MARKET: Signature("market", traits=(WORTH_A_MOVE,)),
        RENEW: Signature("renew", price="renewal"),
        PURCHASE: Signature("purchase", "equipment"),
        RECEIVE_MISSION: Signature("receive_mission", traits=(WORTH_A_MOVE,), price="mission"),
        KEEP_MISSION: Signature("keep_mission", "mission"),
        KEEP_EQUIPMENT: Signature("keep_equipment", "equipment"),
        EXCHANGE: Signature("exchange", "resource", "resource", "number"),
        SCOUT: Signature("scout"),
        USE_MISSION: Signature("use_mission", "mission", traits=(SPENDS,)),
        PLACE_THREAT: Signature("place_threat", "threat"),
        FIGHT_WITH: Signature("fight_with", "fighter", traits=(FIGHTS,)),
        COMMIT: Signature("commit", "combat"),
        CAPTURE: Signature("capture"),
        RETREAT: Signature("retreat", "station"),
        DISCARD: Signature("discard", "equipment"),
        STEAL: Signature("steal", "equipment"),
        SETTLE: Signature("settle", "station"),
        AIM: Signature("aim", "seat"),
        PAY: Signature("pay"),
        DONATE: Signature("donate", traits=(WORTH_A_MOVE,)),
        ARMY_STATION: Signature("army_station", "station", traits=(ATTACKS, FIGHTS)),
        ARMY_HERO: Signature("army_hero", "seat", traits=(ATTACKS, FIGHTS, AT_HERO)),
        STEP: Signature("step", "station", traits=(MOVES,)),
        WORK: Signature("work"),
        BUY: Signature("buy", traits=(WORTH_A_MOVE,)),
        HALT: Signature("halt", traits=(ENDS, WORTH_A_MOVE)),
        ROLL: Signature("roll", "number", "number"),
        TOKEN: Signature("token", "number", traits=(ROLLED,)),
        HOME: Signature("home", "station"),
        FACE: Signature("face", "threat", traits=(FIGHTS,)),
        WITHDRAW: Signature("withdraw"),
        RELEASE: Signature("release", "station"),
        ENDANGERED: Signature("endangered", "station", traits=(FIGHTS,)),
        TRIBUTE: Signature("tribute", "seat", "resource"),
        RETOKEN: Signature("retoken", "station", "number", traits=(ROLLED,)),
        RELOCATE: Signature("relocate", "station"),
        REROLL: Signature("reroll", "number", traits=(SPENDS,)),
        WAIVE: Signature("waive", "resource"),
        KNOCK_OUT: Signature("knock_out", "seat", traits=(AT_HERO,)),
        ROB: Signature("rob", "seat"),
        KEEP_OLD: Signature("keep_old", traits=(ENDS,)),
        COMPLETE: Signature("complete", "mission"),
    }
)
"""The verbs by their numbers."""
