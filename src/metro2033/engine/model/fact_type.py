"""The types of what can be said of every match of Metro; editions add what only they have.

Not compiled: the schema of the server's messages is made from these types as they are written.
"""

from __future__ import annotations

from typing import TypedDict


class PlayerFacts(TypedDict):
    """What can be said of a player; cards by name, as far as they are known."""

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


class Facts(TypedDict):
    """What can be said of a state or a view; seats count from 1, and 0 is nobody."""

    round: int
    first: int
    winner: int
    ended_by: str
    open_threat: list[str]
    owner: dict[str, int]
    equipment_deck_size: int
    mission_deck_size: int
    threat_deck_size: int
