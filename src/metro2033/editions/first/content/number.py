"""The numbers of the first edition that stand on no card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from metro2033.content.condition import Cost
from metro2033.content.origin import Origin


@dataclass(frozen=True, slots=True, kw_only=True)
class Players(Origin):
    """How many can play; `targets` are the points that win, from the least number of them on."""

    least: int
    most: int
    targets: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scales(Origin):
    """The highest value of each scale but that of points, which has no end; all begin at 0."""

    resource: int
    army: int
    activity: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tokens(Origin):
    """Tokens of a clan. The expansion tokens bear the numbers of a list; `home` marks the home.

    In the list `high` a higher number is always rarer; `full` has nearly every sum of two dice.
    """

    home: int
    high: tuple[int, ...]
    full: tuple[int, ...]
    default: Literal["high", "full"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Army(Origin):
    """`hires` a turn, each for the price of a `soldier`; `work` are mushrooms."""

    soldier: Cost
    hires: int
    work: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Points(Origin):
    """Victory points of a station."""

    station: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Draws(Origin):
    """Cards shown: missions to choose from, items in a purchase, threats of which one is faced."""

    mission: int
    item: int
    threat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StationNumbers(Origin):
    """From `threatened` stations on production draws threats; up to `poor` a player is helped."""

    threatened: int
    poor: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstNumbers:
    """All of them, by subject."""

    players: Players
    scales: Scales
    tokens: Tokens
    army: Army
    points: Points
    draws: Draws
    stations: StationNumbers
