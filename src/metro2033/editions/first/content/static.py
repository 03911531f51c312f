"""Statics of the first edition: what a card changes while it is in force, by topic.

Values of one topic are summed over clan, hero, items and owned stations.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.effect import Role, SharedStatic
from metro2033.editions.first.content.special import LastingSpecial


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyStrength:
    """Strength of the army in a fight; `place`: only at your hero's station and its neighbours."""

    on: Literal["army.strength"] = "army.strength"
    add: int
    role: Role | None = None
    place: Literal["near_hero"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkYield:
    """What a working army brings besides: mushrooms, or resources of your choice."""

    on: Literal["work.yield"] = "work.yield"
    add: int
    what: Literal["mushroom", "any"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemOffer:
    """Further items shown in a purchase."""

    on: Literal["item.offer"] = "item.offer"
    add: int


LastingStatic: TypeAlias = SharedStatic | ArmyStrength | WorkYield | ItemOffer | LastingSpecial
"""What clans, heroes, items and stations can have."""
