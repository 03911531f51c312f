"""The types of what can be said of a match of the second edition."""

from __future__ import annotations

from typing import TypedDict

from metro2033.engine.model.fact_type import Facts, PlayerFacts


class SecondPlayerFacts(PlayerFacts):
    """What can be said of a player of the second edition.

    `supply` is what their stations produce in the next round, `any` what they choose for Polis;
    `upkeep` is what their army costs in pigs.
    """

    completed: list[str]
    scouted: list[str]
    scouted_count: int
    combat: list[str]
    supply: dict[str, int]
    upkeep: int


class BallotFacts(TypedDict):
    """A player's part in the vote that is going on: how many votes, and how they were cast.

    `cast` is `for`, `against`, or empty while the player has yet to vote.
    """

    seat: int
    votes: int
    cast: str


class PileFacts(TypedDict):
    """What can be said of the decks and discard piles."""

    equipment_discard_size: int
    equipment_discard: list[str]
    equipment_top: list[str]
    equipment_bottom: list[str]
    mission_discard_size: int
    mission_discard: list[str]
    mission_top: list[str]
    mission_bottom: list[str]
    threat_discard_size: int
    threat_discard: list[str]
    threat_top: list[str]
    threat_bottom: list[str]
    law_deck_size: int
    law_discard_size: int
    law_discard: list[str]
    law_top: list[str]
    law_bottom: list[str]
    combat_deck_size: int
    combat_discard_size: int
    combat_discard: list[str]
    combat_top: list[str]
    combat_bottom: list[str]


class SecondFacts(Facts, PileFacts):
    """What can be said of a match of the second edition.

    `ballots` has all players in the order in which they vote, while a law is put to the vote.
    """

    track: str
    stage: int
    phase: int
    law: list[str]
    market: list[str]
    open_law: list[str]
    ballots: list[BallotFacts]
    reserve: dict[str, int]
    token: dict[str, str]
    open: dict[str, bool]
    player: dict[str, SecondPlayerFacts]
