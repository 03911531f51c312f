"""The verbs of options: what a seat, or nature, can answer."""

from __future__ import annotations

from typing import Final

from metro2033.engine.kernel.word import Signature

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


def signatures() -> list[Signature]:
    """The text side of every verb, by its number."""
    return [
        Signature("pass"),
        Signature("faction", "faction"),
        Signature("hero", "hero"),
        Signature("start", "station"),
        Signature("first_player", "seat"),
        Signature("draw_equipment", "equipment"),
        Signature("draw_mission", "mission"),
        Signature("draw_threat", "threat"),
        Signature("draw_law", "law"),
        Signature("draw_combat", "combat"),
        Signature("take", "resource"),
        Signature("give", "resource"),
        Signature("produce", "resource"),
        Signature("defend", "station", "fighter"),
        Signature("vote_for"),
        Signature("vote_against"),
        Signature("use_effect", "effect"),
        Signature("bury_threat", "threat"),
        Signature("bury_law", "law"),
        Signature("lift_threat", "threat"),
        Signature("lift_law", "law"),
        Signature("maintain", "number"),
        Signature("hire"),
        Signature("attack_station", "station"),
        Signature("attack_hero", "seat"),
        Signature("obtain"),
        Signature("move", "station"),
        Signature("market"),
        Signature("renew"),
        Signature("purchase", "equipment"),
        Signature("receive_mission"),
        Signature("keep_mission", "mission"),
        Signature("keep_equipment", "equipment"),
        Signature("exchange", "resource", "resource", "number"),
        Signature("scout"),
        Signature("use_mission", "mission"),
        Signature("place_threat", "threat"),
        Signature("fight_with", "fighter"),
        Signature("commit", "combat"),
        Signature("capture"),
        Signature("retreat", "station"),
        Signature("discard", "equipment"),
        Signature("steal", "equipment"),
        Signature("settle", "station"),
        Signature("aim", "seat"),
        Signature("pay"),
        Signature("donate"),
        Signature("army_station", "station"),
        Signature("army_hero", "seat"),
        Signature("step", "station"),
        Signature("work"),
        Signature("buy"),
        Signature("halt"),
        Signature("roll", "number", "number"),
        Signature("token", "number"),
        Signature("home", "station"),
        Signature("face", "threat"),
        Signature("withdraw"),
        Signature("release", "station"),
        Signature("endangered", "station"),
        Signature("tribute", "seat", "resource"),
        Signature("retoken", "station", "number"),
        Signature("relocate", "station"),
        Signature("reroll", "number"),
        Signature("waive", "resource"),
        Signature("knock_out", "seat"),
        Signature("rob", "seat"),
        Signature("keep_old"),
    ]
