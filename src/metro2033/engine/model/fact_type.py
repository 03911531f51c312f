"""The types of what can be said of every match of Metro; editions add what only they have.

Not compiled: the schema of the server's messages is made from these types as they are written.
"""

from __future__ import annotations

from typing import TypedDict


class PartFacts(TypedDict):
    """A part of a side's strength: side 0 or 1, what gives it, how much, and by which rules."""

    side: int
    kind: str
    id: str
    value: int
    rules: list[str]


class PlayerFacts(TypedDict):
    """What can be said of a player; cards by name, as far as they are known.

    `hero_strength` and `hero_speed` are the parts of what the hero has in all circumstances.
    `progress` is how much of its goal each mission has, and how much it needs.
    """

    faction: str
    hero: str
    at: str
    rests: int
    army: int
    points: int
    station_count: int
    stations: list[str]
    equipment: list[str]
    missions: list[str]
    mission_count: int
    pig: int
    mushroom: int
    ammo: int
    points_missing: int
    hero_strength: list[PartFacts]
    hero_speed: list[PartFacts]
    progress: dict[str, list[int]]


class FightFacts(TypedDict):
    """A fight that is not decided yet: the seats of both sides, 0 for a threat or a guard.

    `prize` is what the first side fights for: `station` to capture it, `hero` to beat the hero of
    the second side, `defence` to keep its own station. `parts` are the strengths so far; a threat
    that is still face down has none.
    """

    seats: list[int]
    threat: str
    station: str
    prize: str
    parts: list[PartFacts]


class Facts(TypedDict):
    """What can be said of a state or a view; seats count from 1, and 0 is nobody.

    `unseen` are the cards of each deck of which the viewer does not know where they are.
    """

    round: int
    first: int
    winner: int
    ended_by: str
    open_threat: list[str]
    owner: dict[str, int]
    equipment_deck_size: int
    mission_deck_size: int
    threat_deck_size: int
    fight: list[FightFacts]
    unseen: dict[str, list[str]]
