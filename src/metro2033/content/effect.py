"""Words of card effects that both editions have: conditions, operations of a program, statics.

"You" is the player whose card it is; for a law the player whose turn in the effect it is, for a
threat the player who fights it.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Literal, TypeAlias

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Gain:
    """You take tokens from the reserve; `any`: you choose the kind of each."""

    op: Literal["gain"] = "gain"
    what: Resource | Literal["any"]
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LoseResource:
    """`who` gives up tokens, as far as they have any, of the kinds that `chooser` names.

    The loser is the player who has just lost the station.
    """

    op: Literal["lose_resource"] = "lose_resource"
    n: int
    who: Literal["you", "loser"] = "you"
    chooser: Literal["you", "loser"] = "you"
    to: Literal["reserve", "you"] = "reserve"


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyAdd:
    """Your army grows on its track, free of charge and not above its end."""

    op: Literal["army_add"] = "army_add"
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardSelf:
    """The card with this effect goes to its discard pile."""

    op: Literal["discard_self"] = "discard_self"


SharedOp: TypeAlias = Gain | LoseResource | ArmyAdd | DiscardSelf


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroStrength:
    """Strength of the hero in a fight; `versus` a type of threat, or any threat."""

    on: Literal["hero.strength"] = "hero.strength"
    add: int
    versus: ThreatType | Literal["threat"] | None = None
    role: Role | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroSpeed:
    """Speed of the hero, not below 0."""

    on: Literal["hero.speed"] = "hero.speed"
    add: int


SharedStatic: TypeAlias = HeroStrength | HeroSpeed
