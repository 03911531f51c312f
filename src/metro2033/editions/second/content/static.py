"""Statics: what a card changes while it is in force, each topic with its arguments.

Values of one topic are summed over all cards in force (`add`), or replace the usual number
(`value`). Statics of a law concern every player, those of a faction, hero or equipment card its
player, those of a threat the fight against it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.condition import Fighter, Resource, Role
from metro2033.content.effect import HeroSpeed, HeroStrength
from metro2033.editions.second.content.special import HeroEquipmentLimit, HeroRetreat


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroTransferCost:
    """Speed that a transfer costs, usually 1."""

    on: Literal["hero.transfer_cost"] = "hero.transfer_cost"
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroRest:
    """Own turns that a wounded hero misses, usually 1."""

    on: Literal["hero.rest"] = "hero.rest"
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroWound:
    """Wounds of a hero who lost his attack, usually 1; with 0 he also stays where he is."""

    on: Literal["hero.wound"] = "hero.wound"
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroTradesAt:
    """Where else than on the Hansa the hero may buy, receive a mission and exchange."""

    on: Literal["hero.trades_at"] = "hero.trades_at"
    value: Literal["own", "any"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyStrength:
    """Strength of the army in a fight, not on the track; `place`: only where your hero stands."""

    on: Literal["army.strength"] = "army.strength"
    add: int
    place: Literal["hero"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyLoss:
    """Strength that the army loses in a lost attack, usually 1; of several the smallest holds."""

    on: Literal["army.loss"] = "army.loss"
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyUpkeep:
    """Pigs of maintenance, not below 0; `least` is the lowest army strength it concerns."""

    on: Literal["army.upkeep"] = "army.upkeep"
    add: int
    least: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyHansaTunnels:
    """Hansa tunnels that one attack of the army may use."""

    on: Literal["army.hansa_tunnels"] = "army.hansa_tunnels"
    value: Literal["unlimited"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyObtain:
    """Further tokens when the army obtains resources, each of a kind not yet taken."""

    on: Literal["army.obtain"] = "army.obtain"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyAttackFromHero:
    """The army may also attack from the neutral (Polis) station on which your hero stands:

    that station, its direct neighbours and heroes there; no passage begins there.
    """

    on: Literal["army.attack_from_hero"] = "army.attack_from_hero"


@dataclass(frozen=True, slots=True, kw_only=True)
class CaptureCost:
    """Price of a capture in one resource, not below 0; `of`: who held the station before."""

    on: Literal["capture.cost"] = "capture.cost"
    add: int
    what: Resource
    of: Literal["neutral", "player"] | None = None
    place: Literal["hero"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackCost:
    """Price of declaring an attack on a player's station or hero; `against` you, or anybody."""

    on: Literal["attack.cost"] = "attack.cost"
    add: int
    what: Resource
    against: Literal["anybody", "you"] = "anybody"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawWins:
    """A drawn fight is won; if both sides have this, it stays a draw."""

    on: Literal["draw.wins"] = "draw.wins"
    fighter: Fighter
    role: Role | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Votes:
    """Further votes in every vote."""

    on: Literal["votes"] = "votes"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatStrength:
    """Replaces the printed strength of the threat in a fight to which every condition applies.

    `station`: the station fought for has a transfer, or produces this resource; `stations_least`
    and `stations_most`: how many stations the fighter's faction has before the result.
    """

    on: Literal["threat.strength"] = "threat.strength"
    value: int
    fighter: Fighter | None = None
    station: Resource | Literal["transfer"] | None = None
    stations_least: int | None = None
    stations_most: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class IgnoreEquipment:
    """A hero's equipment adds nothing in the fight, neither lasting nor used up in it."""

    on: Literal["ignore_equipment"] = "ignore_equipment"


Static: TypeAlias = (
    HeroStrength
    | HeroSpeed
    | HeroTransferCost
    | HeroRest
    | HeroRetreat
    | HeroWound
    | HeroTradesAt
    | ArmyStrength
    | ArmyLoss
    | ArmyUpkeep
    | ArmyHansaTunnels
    | ArmyObtain
    | ArmyAttackFromHero
    | CaptureCost
    | AttackCost
    | DrawWins
    | Votes
    | ThreatStrength
    | IgnoreEquipment
    | HeroEquipmentLimit
)
