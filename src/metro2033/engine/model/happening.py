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
MISSION_KEPT: Final = 13
MISSION_REJECTED: Final = 14
MISSION_USED: Final = 15
EQUIPMENT_GAINED: Final = 16
EQUIPMENT_DISCARDED: Final = 17
EQUIPMENT_TAKEN: Final = 18
EQUIPMENT_SEEN: Final = 19
MARKET_FILLED: Final = 20
MARKET_RENEWED: Final = 21
THREAT_REVEALED: Final = 22
THREAT_SCOUTED: Final = 23
THREAT_PLACED: Final = 24
THREAT_LOOKED: Final = 25
THREAT_BURIED: Final = 26
THREAT_FOUGHT: Final = 27
THREAT_RETURNED: Final = 28
LAW_LOOKED: Final = 29
LAW_BURIED: Final = 30
LAW_OPENED: Final = 31
VOTE_CAST: Final = 32
LAW_PASSED: Final = 33
LAW_REJECTED: Final = 34
ARMY_STRENGTH: Final = 35
ARMY_OBTAINED: Final = 36
HERO_MOVED: Final = 37
HERO_WOUNDED: Final = 38
HERO_RESTED: Final = 39
STATION_ATTACKED: Final = 40
HERO_ATTACKED: Final = 41
DEFENCE_CHOSEN: Final = 42
COMBAT_DEALT: Final = 43
COMBAT_SHOWN: Final = 44
BATTLE_FOUGHT: Final = 45
POLIS_FOUGHT: Final = 46
EFFECT_USED: Final = 47
EXCHANGED: Final = 48
DONATED: Final = 49
STAGE_BEGAN: Final = 50
AIMED: Final = 51
MATCH_ENDED: Final = 52
DEFENCE_NAMED: Final = 53
DICE_ROLLED: Final = 54
THREAT_ROLLED: Final = 55
TURN_BEGAN: Final = 56
HOME_NAMED: Final = 57
TOKEN_PLACED: Final = 58
ACTIVITY_CHANGED: Final = 59
HERO_BEATEN: Final = 60
HERO_KNOCKED_OUT: Final = 61
ITEMS_OFFERED: Final = 62
ITEM_BOUGHT: Final = 63
ARMY_WORKED: Final = 64
TRIBUTE_TAKEN: Final = 65
STATION_ENDANGERED: Final = 66
THREAT_SETTLED: Final = 67
DIE_CHOSEN: Final = 68
FIGHTER_CHOSEN: Final = 69
DIE_REROLLED: Final = 70


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
        Signature("fighter_chosen", "seat", "fighter"),
        Signature("die_rerolled", "seat", "number", "number", reveals=True),
    ]
