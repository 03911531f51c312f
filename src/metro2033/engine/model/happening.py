"""The kinds of events: what can be told of a match."""

from __future__ import annotations

from typing import Final

from metro2033.engine.kernel.word import Signature

FIRST_PLAYER_DRAWN: Final = 0
FACTION_TAKEN: Final = 1
HERO_TAKEN: Final = 2
FIGURE_PLACED: Final = 3
ROUND_BEGAN: Final = 4
PHASE_BEGAN: Final = 5
RESOURCE_GAINED: Final = 6
RESOURCE_SPENT: Final = 7
STATION_CAPTURED: Final = 8
STATION_LOST: Final = 9
STATION_SETTLED: Final = 10
MISSION_COMPLETED: Final = 11
MISSION_DRAWN: Final = 12
MISSIONS_SEEN: Final = 13
MISSION_KEPT: Final = 14
MISSION_REJECTED: Final = 15
MISSION_USED: Final = 16
EQUIPMENT_GAINED: Final = 17
EQUIPMENT_DISCARDED: Final = 18
EQUIPMENT_TAKEN: Final = 19
EQUIPMENT_SEEN: Final = 20
MARKET_FILLED: Final = 21
MARKET_RENEWED: Final = 22
THREAT_REVEALED: Final = 23
THREAT_SCOUTED: Final = 24
THREAT_PLACED: Final = 25
THREAT_LOOKED: Final = 26
THREAT_BURIED: Final = 27
THREAT_FOUGHT: Final = 28
THREAT_RETURNED: Final = 29
LAW_LOOKED: Final = 30
LAW_BURIED: Final = 31
LAW_OPENED: Final = 32
VOTE_CAST: Final = 33
LAW_PASSED: Final = 34
LAW_REJECTED: Final = 35
ARMY_STRENGTH: Final = 36
ARMY_OBTAINED: Final = 37
HERO_MOVED: Final = 38
HERO_WOUNDED: Final = 39
HERO_RESTED: Final = 40
STATION_ATTACKED: Final = 41
HERO_ATTACKED: Final = 42
DEFENCE_CHOSEN: Final = 43
COMBAT_DEALT: Final = 44
COMBAT_SHOWN: Final = 45
BATTLE_FOUGHT: Final = 46
POLIS_FOUGHT: Final = 47
EFFECT_USED: Final = 48
EXCHANGED: Final = 49
DONATED: Final = 50
STAGE_BEGAN: Final = 51
AIMED: Final = 52
MATCH_ENDED: Final = 53
DEFENCE_NAMED: Final = 54
DICE_ROLLED: Final = 55
THREAT_ROLLED: Final = 56
TURN_BEGAN: Final = 57
HOME_NAMED: Final = 58
TOKEN_PLACED: Final = 59
ACTIVITY_CHANGED: Final = 60
HERO_BEATEN: Final = 61
HERO_KNOCKED_OUT: Final = 62
ITEMS_OFFERED: Final = 63
ITEM_BOUGHT: Final = 64
ARMY_WORKED: Final = 65
TRIBUTE_TAKEN: Final = 66
STATION_ENDANGERED: Final = 67
THREAT_SETTLED: Final = 68
DIE_CHOSEN: Final = 69
CLASH: Final = 70
DIE_REROLLED: Final = 71


def signatures() -> list[Signature]:
    """The text side of every kind of event, by its number."""
    return [
        Signature("first_player_drawn", "seat"),
        Signature("faction_taken", "seat", "faction"),
        Signature("hero_taken", "seat", "hero"),
        Signature("figure_placed", "seat", "station"),
        Signature("round_began", "number", "number"),
        Signature("phase_began", "number"),
        Signature("resource_gained", "seat", "resource", "number"),
        Signature("resource_spent", "seat", "resource", "number"),
        Signature("station_captured", "seat", "station"),
        Signature("station_lost", "seat", "station"),
        Signature("station_settled", "seat", "station"),
        Signature("mission_completed", "seat", "mission", reveals=True),
        Signature("mission_drawn", "seat", "mission", reveals=True),
        Signature("missions_seen", "seat", "mission", "mission", reveals=True),
        Signature("mission_kept", "seat", "mission"),
        Signature("mission_rejected", "seat", "mission", reveals=True),
        Signature("mission_used", "seat", "mission", reveals=True),
        Signature("equipment_gained", "seat", "equipment", reveals=True),
        Signature("equipment_discarded", "seat", "equipment", reveals=True),
        Signature("equipment_taken", "seat", "equipment", "seat"),
        Signature("equipment_seen", "seat", "equipment", reveals=True),
        Signature("market_filled", "equipment", reveals=True),
        Signature("market_renewed", "seat"),
        Signature("threat_revealed", "threat", reveals=True),
        Signature("threat_scouted", "seat", "threat", reveals=True),
        Signature("threat_placed", "seat", "threat"),
        Signature("threat_looked", "seat", "threat", reveals=True),
        Signature("threat_buried", "seat", "threat"),
        Signature("threat_fought", "seat", "threat", "number", "number"),
        Signature("threat_returned", "seat", "threat"),
        Signature("law_looked", "seat", "law", reveals=True),
        Signature("law_buried", "seat", "law"),
        Signature("law_opened", "law", reveals=True),
        Signature("vote_cast", "seat", "number", "number"),
        Signature("law_passed", "law"),
        Signature("law_rejected", "law"),
        Signature("army_strength", "seat", "number"),
        Signature("army_obtained", "seat"),
        Signature("hero_moved", "seat", "station"),
        Signature("hero_wounded", "seat", "station"),
        Signature("hero_rested", "seat"),
        Signature("station_attacked", "seat", "station", "fighter"),
        Signature("hero_attacked", "seat", "seat", "fighter"),
        Signature("defence_chosen", "seat", "fighter"),
        Signature("combat_dealt", "seat", "combat", reveals=True),
        Signature("combat_shown", "seat", "combat", "number"),
        Signature("battle_fought", "seat", "seat", "number", "number"),
        Signature("polis_fought", "seat", "number", "number"),
        Signature("effect_used", "seat", "effect"),
        Signature("exchanged", "seat", "resource", "resource", "number"),
        Signature("donated", "seat"),
        Signature("stage_began", "number"),
        Signature("aimed", "seat", "seat"),
        Signature("match_ended", "seat"),
        Signature("defence_named", "seat", "station", "fighter"),
        Signature("dice_rolled", "seat", "number", "number"),
        Signature("threat_rolled", "threat", "number", "number"),
        Signature("turn_began", "seat", "number"),
        Signature("home_named", "seat", "station"),
        Signature("token_placed", "seat", "station", "number"),
        Signature("activity_changed", "seat", "number"),
        Signature("hero_beaten", "seat"),
        Signature("hero_knocked_out", "seat"),
        Signature("items_offered", "equipment", reveals=True),
        Signature("item_bought", "seat", "equipment"),
        Signature("army_worked", "seat"),
        Signature("tribute_taken", "seat", "seat", "resource"),
        Signature("station_endangered", "seat", "station"),
        Signature("threat_settled", "seat", "number"),
        Signature("die_chosen", "seat", "number"),
        Signature("clash", "seat", "fighter", "number", "number"),
        Signature("die_rerolled", "seat", "number", "number", reveals=True),
    ]
