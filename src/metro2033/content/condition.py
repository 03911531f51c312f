"""Words of card effects that several kinds of effects share, and the conditions on them.

"You" is the player whose card it is; for a law the player whose turn in the effect it is, for a
threat the player who fights it.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Literal

Resource = Literal["pig", "mushroom", "ammo"]
StationKind = Literal["ordinary", "home", "polis", "hansa", "abandoned"]
ThreatType = Literal["physical", "biological", "radiation"]
Fighter = Literal["army", "hero"]
Role = Literal["attack", "defence"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """A price in resource tokens."""

    pig: int = 0
    mushroom: int = 0
    ammo: int = 0


FREE = Cost()
"""Nothing at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """What a station has to be like; whatever is given has to fit.

    - `home`: `no` is no home station of any faction, `of_owner` one of its present owner's faction
    - `zone`: inside or outside the zone of your faction
    - `owner_hero`: whether a hero of the station's owner stands on it
    """

    kind: tuple[StationKind, ...] = ()
    owner: Literal["you", "other", "nobody"] | None = None
    home: Literal["no", "of_owner"] | None = None
    zone: Literal["yours", "foreign"] | None = None
    owner_hero: bool | None = None


@dataclass(frozen=True, slots=True)
class TimingPoint:
    """The kinds of cards that may have a program at a timing point, and its possible conditions."""

    cards: AbstractSet[str]
    conditions: AbstractSet[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Who:
    """Players by their number of stations; nobody when all players have the same number."""

    stations: Literal["most", "fewest"]
    least: int = 0
