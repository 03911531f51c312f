"""Statics of the first edition: what a card changes while it is in force, by topic.

Values of one topic are summed over clan, hero, items and owned stations. Statics of a threat
concern the fight against it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.condition import Resource, Role
from metro2033.content.effect import HeroSpeed, HeroStrength


@dataclass(frozen=True, slots=True, kw_only=True)
class WeaponFactor:
    """How many times more the lasting strength of the hero's weapons counts."""

    on: Literal["hero.weapon_factor"] = "hero.weapon_factor"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RingStep:
    """Once in a turn the hero may go from a ring station to any other for one step."""

    on: Literal["hero.ring_step"] = "hero.ring_step"


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyStrength:
    """Strength of the army in a fight; `place`: only at your hero's station and its neighbours."""

    on: Literal["army.strength"] = "army.strength"
    add: int
    role: Role | None = None
    place: Literal["near_hero"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StationDefence:
    """Strength of this station, `versus` players."""

    on: Literal["station.defence"] = "station.defence"
    add: int
    versus: Literal["player"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionLook:
    """Further missions to choose from."""

    on: Literal["mission.look"] = "mission.look"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstSoldier:
    """Price in one resource of the first strengthening of the army in a turn."""

    on: Literal["first_soldier.cost"] = "first_soldier.cost"
    add: int
    what: Resource


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


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemDiscount:
    """Resources of your choice off the price of a bought item, which stays at least 1."""

    on: Literal["item.discount"] = "item.discount"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchanges:
    """Resources that you may exchange in each of your turns, one for one."""

    on: Literal["exchanges"] = "exchanges"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tribute:
    """After an own roll that brought nothing you may take 1 resource from an opponent.

    He must have at least `value` of that kind.
    """

    on: Literal["tribute"] = "tribute"
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatsDrawn:
    """Further threats drawn when the hero attacks a neutral station, of which he faces one."""

    on: Literal["threats.drawn"] = "threats.drawn"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatStrength:
    """Replaces the strength of the threat when this hero himself fights it."""

    on: Literal["threat.strength"] = "threat.strength"
    value: int
    hero: str


@dataclass(frozen=True, slots=True, kw_only=True)
class IgnoreWeapons:
    """Weapons and explosives of the fighting hero count for nothing."""

    on: Literal["ignore_weapons"] = "ignore_weapons"


@dataclass(frozen=True, slots=True, kw_only=True)
class IgnoreActivity:
    """The activity of the fighting player does not count."""

    on: Literal["ignore_activity"] = "ignore_activity"


@dataclass(frozen=True, slots=True, kw_only=True)
class DoubleRepels:
    """A double of the fighting player repels the threat, whatever the totals."""

    on: Literal["double_repels"] = "double_repels"


@dataclass(frozen=True, slots=True, kw_only=True)
class MayWithdraw:
    """An attacker may withdraw before the dice, which makes the fight a draw."""

    on: Literal["may_withdraw"] = "may_withdraw"


FightStatic: TypeAlias = (
    ThreatStrength | IgnoreWeapons | IgnoreActivity | DoubleRepels | MayWithdraw
)
"""What a threat card can have."""

LastingStatic: TypeAlias = (
    HeroStrength
    | HeroSpeed
    | WeaponFactor
    | RingStep
    | ArmyStrength
    | StationDefence
    | MissionLook
    | FirstSoldier
    | WorkYield
    | ItemOffer
    | ItemDiscount
    | Exchanges
    | Tribute
    | ThreatsDrawn
)
"""What clans, heroes, items and stations can have."""
