"""Statics: what a card changes while it is in force, each topic with its arguments.

Values of one topic are summed over all cards in force (`add`), or replace the usual number
(`value`). Statics of a law concern every player, those of a faction, hero or equipment card its
player, those of a threat the fight against it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.effect import Fighter, Resource, Role, SharedStatic
from metro2033.editions.second.content.special import HeroEquipmentLimit, HeroRetreat


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaced:
    """Another number than the usual one.

    - `hero.transfer_cost`: speed that a transfer costs
    - `hero.rest`: own turns that a wounded hero misses
    - `hero.wound`: wounds of a hero who lost an attack; with 0 they also stay where they are
    - `army.loss`: strength that the army loses in a lost attack; of several the smallest holds
    """

    on: Literal["hero.transfer_cost", "hero.rest", "hero.wound", "army.loss"]
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Added:
    """More than the usual number.

    - `army.obtain`: tokens when the army obtains resources, each of a kind not yet taken
    - `votes`: votes in every vote
    """

    on: Literal["army.obtain", "votes"]
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Property:
    """What holds without a number.

    - `army.attack_from_hero`: the army may also attack from the neutral (Polis) station on which
      your hero stands: that station, its direct neighbours and heroes there; no passage begins
      there
    - `ignore_equipment`: a hero's equipment adds nothing in the fight, neither lasting nor used up
      in it
    """

    on: Literal["army.attack_from_hero", "ignore_equipment"]


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


Static: TypeAlias = (
    SharedStatic
    | Replaced
    | Added
    | Property
    | HeroTradesAt
    | ArmyStrength
    | ArmyUpkeep
    | ArmyHansaTunnels
    | CaptureCost
    | AttackCost
    | DrawWins
    | ThreatStrength
    | HeroRetreat
    | HeroEquipmentLimit
)
