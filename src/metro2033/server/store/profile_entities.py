"""What the store gives of finished matches for profiles and statistics."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from metro2033.server.store.entities import Match, StoredChoice


@dataclass(frozen=True, slots=True)
class DueMatch:
    """A match that is over and has not been read yet."""

    match: Match
    choices: tuple[StoredChoice, ...]


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A seat of an account in a finished match.

    `faction` and `hero` are "" where nobody knows them, `cards` counts the cards it used, and
    `is_left` tells that a bot has answered for it.
    """

    match: str
    edition: str
    seats: int
    at: int
    is_public: bool
    place: int
    faction: str
    hero: str
    cards: Mapping[str, int]
    is_left: bool


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody with a profile whom an account has met, and how often each ended ahead."""

    name: str
    meetings: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What a thing of the game has to do with winning.

    `trials` seats had or used it, so many `times`; they won `wins` matches, and would have won
    `fair` of them if all were equal.
    """

    kind: str
    thing: str
    trials: int
    wins: float
    fair: float
    times: int
