"""Card effects that both editions have: operations of a program, and statics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.condition import Resource, Role, ThreatType


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
