"""Rated matches, and how good accounts are in a pool."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RatingPool:
    """Matches whose players are compared with each other."""

    edition: str
    seats: int


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """What a seat has reached in a rated match: a person with an account, a bot, or neither.

    `is_left` tells that a bot finished the match for a person; `mu` and `sigma` are how good the
    player was after it.
    """

    seat: int
    account: str | None
    bot: str | None
    place: int
    is_left: bool
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class RatedMatch:
    """A match that has counted for ratings, as the `number`-th of all."""

    number: int
    match: str
    pool: RatingPool
    at: int
    seats: tuple[RatedSeat, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How good an account is in a pool, after so many matches and wins."""

    account: str
    name: str
    mu: float
    sigma: float
    matches: int
    wins: int
