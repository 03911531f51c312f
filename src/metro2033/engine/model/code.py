"""The codes of the content tables: topics, filters, timing points, goals, places of numbers."""

from __future__ import annotations

from typing import Final

STATIC_WIDTH: Final = 5
"""A static is a row: topic, value, and the role, foe and place it is limited to."""
TOPIC: Final = 0
VALUE: Final = 1
ROLE: Final = 2
FOE: Final = 3
PLACE: Final = 4

ALWAYS: Final = -1
"""A filter of a static that lets everything through."""
ANY_THREAT: Final = 9
"""A foe filter: a threat of any type."""
LEVEL: Final = 100
"""A foe filter for upkeep: LEVEL + n is an army of strength n or more."""
HERO_PLACE: Final = 1
"""A place filter: the station where the owner's hero stands."""
NEAR_HERO: Final = 2
"""A place filter: that station or a neighbour of it."""
NEUTRAL_TARGET: Final = 0
PLAYER_TARGET: Final = 1

HERO_STRENGTH: Final = 0
HERO_SPEED: Final = 1
FREE_TRANSFERS: Final = 2
EQUIPMENT_LIMIT: Final = 3
NO_REST: Final = 4
TRADES_AT: Final = 5
"""1 for stations of the own faction, 2 for any station."""
ARMY_STRENGTH: Final = 6
NO_ARMY_LOSS: Final = 7
UPKEEP: Final = 8
HANSA_TUNNELS: Final = 9
OBTAIN: Final = 10
ATTACK_FROM_HERO: Final = 11
CAPTURE_COST: Final = 12
"""CAPTURE_COST + kind, and so for the next two."""
ATTACK_COST: Final = 15
TARGET_COST: Final = 18
ATTACK_TOPICS: Final = 0b111111 << 15
"""The mask of the topics about prices of attacks."""
HERO_WINS_DRAWS: Final = 21
ARMY_WINS_DRAWS: Final = 22
VOTES: Final = 23
WEAPON_FACTOR: Final = 24
"""How often more a hero's weapons count."""
STATION_DEFENCE: Final = 25
MISSION_LOOK: Final = 26
FIRST_SOLDIER: Final = 27
"""FIRST_SOLDIER + kind: change of the price of the first soldier in a turn."""
WORK_MUSHROOMS: Final = 30
WORK_ANY: Final = 31
ITEM_OFFER: Final = 32
ITEM_DISCOUNT: Final = 33
EXCHANGES: Final = 34
TRIBUTE: Final = 35
"""The stock from which an opponent pays tribute after a roll that brought nothing."""
THREATS_DRAWN: Final = 36
RING_STEP: Final = 37
RETREATS_ANYWHERE: Final = 38
"""Whether a wounded hero goes to any station of the own faction."""

AT_EVENTS_START: Final = 0
AT_VOTE: Final = 1
AT_NEUTRAL_ATTACK: Final = 2
AT_BATTLE: Final = 3
AT_THREAT_REVEALED: Final = 4
AT_THREAT_WON: Final = 5
AT_THREAT_LOST: Final = 6
AT_CAPTURE: Final = 7
AT_HERO_ACTION: Final = 8
AT_MISSION_WINDOW: Final = 9
AT_FREE_STEP: Final = 10
AT_THREAT_ANSWER: Final = 11
AT_BEFORE_DICE: Final = 12
AT_AFTER_DICE: Final = 13
AT_HERO_LOST: Final = 14
AT_TURN_END: Final = 16

BY_FACTION: Final = 0
BY_HERO: Final = 1
BY_EQUIPMENT: Final = 2
BY_LAW: Final = 3
BY_THREAT: Final = 4
BY_STATION: Final = 6

EVERY_SEAT: Final = 0
MOST_STATIONS: Final = 1
FEWEST_STATIONS: Final = 2

PLACE_WIDTH: Final = 5
"""A place filter is a row: mask of kinds, owner, home, zone, whether the owner's hero is there."""
HOME_KIND: Final = 4
"""The bit of home stations in a mask of kinds, beside those of STATION_KINDS."""

OWNED_BY_SEAT: Final = 0
OWNED_BY_OTHER: Final = 1
OWNED_BY_NOBODY: Final = 2
NO_HOME: Final = 0
HOME_OF_OWNER: Final = 1

GOAL_CAPTURED: Final = 0
GOAL_WON: Final = 1
GOAL_STATIONS: Final = 2
GOAL_RESOURCES: Final = 3
GOAL_STRENGTH: Final = 4
GOAL_HERO_AT: Final = 5
GOAL_PAID_AT: Final = 6
GOAL_LINE: Final = 7
"""Stations of one line, the home not counted."""
GOAL_LINES: Final = 8
"""Stations of different lines."""
GOAL_ACTIVITY: Final = 9
GOAL_ITEMS: Final = 10
GOAL_MEETING: Final = 11
GOAL_GUEST: Final = 12
"""The hero stands on an opponent's home at the start of the turn."""

AT_EVENT: Final = 0
AT_STATE: Final = 1
AT_OWN_TURN_END: Final = 2
"""When a goal is looked at."""

START_STRENGTH: Final = 0
MOST_STRENGTH: Final = 1
LEAST_STRENGTH: Final = 2
TOKENS: Final = 3
"""TOKENS + kind: resource tokens in the box."""
MARKET_SIZE: Final = 6
POLIS_STRENGTH: Final = 7
POLIS_TO_WIN: Final = 8
LEAST_STATIONS: Final = 9
STAGE_TWO_POINTS: Final = 10
LIMIT_STAGE_ONE: Final = 11
LIMIT_STAGE_TWO: Final = 12
FACTION_TOKENS: Final = 13
"""Tokens of a faction for stations, without those on the tracks."""
COMBAT_HAND: Final = 14
MISSION_DRAW: Final = 15
STAGE_DRAW: Final = 16
PRICE_NEUTRAL: Final = 17
"""PRICE_NEUTRAL + kind: what a neutral station costs; the other prices likewise."""
PRICE_PLAYER: Final = 20
PRICE_SOLDIER: Final = 23
PRICE_EQUIPMENT: Final = 26
PRICE_MISSION: Final = 29
PRICE_RENEWAL: Final = 32
PRICE_ABILITY: Final = 35
MOST_STOCK: Final = 38
"""The most of one resource a player can have, 0 where there is no limit."""
ITEM_OFFER_SIZE: Final = 39
MOST_ACTIVITY: Final = 40
HIRES_A_TURN: Final = 41
WORK_YIELD: Final = 42
THREAT_STATIONS: Final = 43
"""From so many stations on production draws threats."""
POOR_STATIONS: Final = 44
"""Up to so many stations a player is helped."""
TARGETS: Final = 45
"""TARGETS + seats: the points that win."""
LEAST_SEATS: Final = 52
MOST_SEATS: Final = 53
STATION_POINTS: Final = 54
MISSION_POINTS: Final = 55
ARMY_LOSS: Final = 56
"""The strength that a lost attack costs an army."""
OBTAIN_TOKENS: Final = 57
RING_TUNNELS: Final = 58
"""Tunnels between Hansa stations that one attack may use."""
TUNNEL_COST: Final = 59
TRANSFER_COST: Final = 60
REST_TURNS: Final = 61
RENEWALS: Final = 62
MISSIONS_A_ROUND: Final = 63
SCOUTED_CARDS: Final = 64
HOME_TOKEN: Final = 65
"""The number on the token of a home."""
THREAT_DRAW: Final = 66
NUMBER_COUNT: Final = 67

CASE_WIDTH: Final = 5
CASE_STRENGTH: Final = 0
CASE_FIGHTER: Final = 1
CASE_STATION: Final = 2
CASE_LEAST: Final = 3
CASE_MOST: Final = 4
"""A case of a threat: strength, fighter, station condition, least and most stations."""
WITH_TRANSFER: Final = 3
"""A station condition beside the three resources: the station has a transfer."""
