"""The types of what can be said of a match of the first edition."""

from __future__ import annotations

from metro2033.engine.model.fact_type import Facts, PlayerFacts


class FirstPlayerFacts(PlayerFacts):
    """What can be said of a player of the first edition."""

    home: str
    resting: int
    activity: int
    mission_points: int
    growth: int
    barred: int
    barred_next: int
    tokens: list[int]


class FirstFacts(Facts):
    """What can be said of a match of the first edition."""

    active: int
    target: int
    offer: list[str]
    level: dict[str, int]
    player: dict[str, FirstPlayerFacts]
