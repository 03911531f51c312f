"""The kinds of events: what can be told of a match."""

from __future__ import annotations

from typing import Final

from metro2033.engine.kernel.trait import (
    AMOUNT,
    ATTACKS,
    DULL_IF_HIDDEN,
    FIGHT_CARD,
    FIGHT_DICE,
    FIGHT_OUTCOME,
    FIGHT_PLACE,
    GAINS_STATION,
    HEADING,
    HURTS_HERO,
    JOINED,
    LOSES_STATION,
    MINOR,
    NEWS,
    REVEALS,
    SCORES,
    SUBHEADING,
    SUMS_UP,
)
from metro2033.engine.kernel.word import Signature, numbered

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

EVENTS: Final = numbered(
    {
        FIRST_PLAYER_DRAWN: Signature("first_player_drawn", "seat"),
        FACTION_TAKEN: Signature("faction_taken", "seat", "faction"),
        HERO_TAKEN: Signature("hero_taken", "seat", "hero"),
        FIGURE_PLACED: Signature("figure_placed", "seat", "station"),
        ROUND_BEGAN: Signature("round_began", "number", "number", traits=(HEADING,)),
        PHASE_BEGAN: Signature("phase_began", "number", traits=(HEADING, SUBHEADING)),
        RESOURCE_GAINED: Signature(
            "resource_gained", "seat", "resource", "number", traits=(JOINED, AMOUNT, MINOR)
        ),
        RESOURCE_SPENT: Signature(
            "resource_spent", "seat", "resource", "number", traits=(JOINED, AMOUNT, MINOR)
        ),
        STATION_CAPTURED: Signature(
            "station_captured", "seat", "station", traits=(NEWS, GAINS_STATION)
        ),
        STATION_LOST: Signature("station_lost", "seat", "station", traits=(NEWS, LOSES_STATION)),
        STATION_SETTLED: Signature(
            "station_settled", "seat", "station", traits=(NEWS, GAINS_STATION)
        ),
        MISSION_COMPLETED: Signature(
            "mission_completed", "seat", "mission", traits=(REVEALS, NEWS, SCORES)
        ),
        MISSION_DRAWN: Signature("mission_drawn", "seat", "mission", traits=(JOINED, REVEALS)),
        MISSION_KEPT: Signature("mission_kept", "seat", "mission"),
        MISSION_REJECTED: Signature("mission_rejected", "seat", "mission", traits=(REVEALS,)),
        MISSION_USED: Signature("mission_used", "seat", "mission", traits=(REVEALS,)),
        EQUIPMENT_GAINED: Signature("equipment_gained", "seat", "equipment", traits=(REVEALS,)),
        EQUIPMENT_DISCARDED: Signature(
            "equipment_discarded", "seat", "equipment", traits=(REVEALS,)
        ),
        EQUIPMENT_TAKEN: Signature("equipment_taken", "seat", "equipment", "seat"),
        EQUIPMENT_SEEN: Signature("equipment_seen", "seat", "equipment", traits=(REVEALS,)),
        MARKET_FILLED: Signature("market_filled", "equipment", traits=(JOINED, MINOR, REVEALS)),
        MARKET_RENEWED: Signature("market_renewed", "seat"),
        THREAT_REVEALED: Signature("threat_revealed", "threat", traits=(REVEALS,)),
        THREAT_SCOUTED: Signature("threat_scouted", "seat", "threat", traits=(REVEALS,)),
        THREAT_PLACED: Signature("threat_placed", "seat", "threat"),
        THREAT_LOOKED: Signature("threat_looked", "seat", "threat", traits=(MINOR, REVEALS)),
        THREAT_BURIED: Signature("threat_buried", "seat", "threat"),
        THREAT_FOUGHT: Signature(
            "threat_fought", "seat", "threat", "number", "number", traits=(FIGHT_OUTCOME,)
        ),
        THREAT_RETURNED: Signature("threat_returned", "seat", "threat"),
        LAW_LOOKED: Signature("law_looked", "seat", "law", traits=(REVEALS,)),
        LAW_BURIED: Signature("law_buried", "seat", "law"),
        LAW_OPENED: Signature("law_opened", "law", traits=(REVEALS,)),
        VOTE_CAST: Signature("vote_cast", "seat", "number", "number"),
        LAW_PASSED: Signature("law_passed", "law", traits=(NEWS,)),
        LAW_REJECTED: Signature("law_rejected", "law"),
        ARMY_STRENGTH: Signature("army_strength", "seat", "number"),
        ARMY_OBTAINED: Signature("army_obtained", "seat"),
        HERO_MOVED: Signature("hero_moved", "seat", "station", traits=(JOINED, MINOR)),
        HERO_WOUNDED: Signature("hero_wounded", "seat", "station", traits=(NEWS, HURTS_HERO)),
        HERO_RESTED: Signature("hero_rested", "seat"),
        STATION_ATTACKED: Signature(
            "station_attacked", "seat", "station", "fighter", traits=(FIGHT_PLACE, ATTACKS)
        ),
        HERO_ATTACKED: Signature("hero_attacked", "seat", "seat", "fighter", traits=(ATTACKS,)),
        DEFENCE_CHOSEN: Signature("defence_chosen", "seat", "fighter"),
        COMBAT_DEALT: Signature(
            "combat_dealt", "seat", "combat", traits=(JOINED, DULL_IF_HIDDEN, MINOR, REVEALS)
        ),
        COMBAT_SHOWN: Signature("combat_shown", "seat", "combat", "number", traits=(FIGHT_CARD,)),
        BATTLE_FOUGHT: Signature(
            "battle_fought", "seat", "seat", "number", "number", traits=(FIGHT_OUTCOME,)
        ),
        POLIS_FOUGHT: Signature(
            "polis_fought", "seat", "number", "number", traits=(FIGHT_OUTCOME,)
        ),
        EFFECT_USED: Signature("effect_used", "seat", "effect"),
        EXCHANGED: Signature(
            "exchanged", "seat", "resource", "resource", "number", traits=(SUMS_UP,)
        ),
        DONATED: Signature("donated", "seat"),
        STAGE_BEGAN: Signature("stage_began", "number", traits=(HEADING,)),
        AIMED: Signature("aimed", "seat", "seat"),
        MATCH_ENDED: Signature("match_ended", "seat", traits=(NEWS,)),
        DEFENCE_NAMED: Signature(
            "defence_named", "seat", "station", "fighter", traits=(FIGHT_PLACE,)
        ),
        DICE_ROLLED: Signature("dice_rolled", "seat", "number", "number", traits=(FIGHT_DICE,)),
        THREAT_ROLLED: Signature(
            "threat_rolled", "threat", "number", "number", traits=(FIGHT_DICE,)
        ),
        TURN_BEGAN: Signature("turn_began", "seat", "number", traits=(HEADING,)),
        HOME_NAMED: Signature("home_named", "seat", "station"),
        TOKEN_PLACED: Signature("token_placed", "seat", "station", "number"),
        ACTIVITY_CHANGED: Signature("activity_changed", "seat", "number"),
        HERO_BEATEN: Signature("hero_beaten", "seat", traits=(NEWS, HURTS_HERO)),
        HERO_KNOCKED_OUT: Signature("hero_knocked_out", "seat", traits=(NEWS, HURTS_HERO)),
        ITEMS_OFFERED: Signature("items_offered", "equipment", traits=(JOINED, REVEALS)),
        ITEM_BOUGHT: Signature("item_bought", "seat", "equipment"),
        ARMY_WORKED: Signature("army_worked", "seat"),
        TRIBUTE_TAKEN: Signature("tribute_taken", "seat", "seat", "resource"),
        STATION_ENDANGERED: Signature(
            "station_endangered", "seat", "station", traits=(FIGHT_PLACE,)
        ),
        THREAT_SETTLED: Signature("threat_settled", "seat", "number"),
        DIE_CHOSEN: Signature("die_chosen", "seat", "number"),
        FIGHTER_CHOSEN: Signature("fighter_chosen", "seat", "fighter"),
        DIE_REROLLED: Signature("die_rerolled", "seat", "number", "number", traits=(REVEALS,)),
    }
)
"""The kinds of events by their numbers."""
