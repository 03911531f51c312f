"""Specials of the first edition: what one card alone does, in a program or while in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.effect import Resource


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """What a program does on one card only.

    - `disarm`: the opposing hero's weapons count for nothing until the end of the turn
    - `release_here`: the station where your hero stands becomes neutral
    - `release_one`: a station of yours, of your choice and not the home, becomes neutral
    - `knock_out`: an opponent's hero at your hero's station misses their next turn
    - `relocate`: your hero, who has not acted yet, goes to any station without using movement
    - `capture_here`: the neutral station where your hero stands is captured; no threat is drawn
    - `retoken`: the token on a station of yours, not the home, is replaced by any free one of yours
    - `lower_token`: the token where your hero stands is replaced by its owner's nearest lower one
    - `take_yield`: the owner of your hero's station hands over its yield, as far as they can
    - `offer_items`: you are shown items and may buy one anywhere; that is not your hero's action
    - `refresh`: if the station was captured in your hero's attack, they may move and act again
    - `settle`: the threat is repelled without dice
    - `reroll`: you throw one of your two dice again
    - `avert`: your beaten hero loses no item, is not sent home and misses no turn
    """

    special: Literal[
        "disarm",
        "release_here",
        "release_one",
        "knock_out",
        "relocate",
        "capture_here",
        "retoken",
        "lower_token",
        "take_yield",
        "offer_items",
        "refresh",
        "settle",
        "reroll",
        "avert",
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ride:
    """Before acting you roll two dice: `n` steps more, or on a double the ride and card are over.

    Then your hero moves no more in this turn.
    """

    special: Literal["ride"] = "ride"
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LoseKind:
    """You give up resources of one kind, as far as you have any."""

    special: Literal["lose_kind"] = "lose_kind"
    what: Resource
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyLose:
    """Your army shrinks if you have at least `stations` stations."""

    special: Literal["army_lose"] = "army_lose"
    n: int
    stations: int = 0


ProgramSpecial: TypeAlias = Deed | Ride | LoseKind | ArmyLose


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus:
    """What one card adds to a number.

    - `weapon_factor`: how many times more the lasting strength of the hero's weapons counts
    - `mission_look`: further missions to choose from
    - `item_discount`: resources of your choice off the price of a bought item, which stays above 0
    - `exchanges`: resources that you may exchange in each of your turns, one for one
    - `threats_drawn`: further threats drawn when the hero attacks a neutral station; they face one
    """

    special: Literal["weapon_factor", "mission_look", "item_discount", "exchanges", "threats_drawn"]
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RingStep:
    """Once in a turn the hero may go from a ring station to any other for one step."""

    special: Literal["ring_step"] = "ring_step"


@dataclass(frozen=True, slots=True, kw_only=True)
class StationDefence:
    """Strength of this station, `versus` players."""

    special: Literal["station_defence"] = "station_defence"
    add: int
    versus: Literal["player"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstSoldier:
    """Price in one resource of the first strengthening of the army in a turn."""

    special: Literal["first_soldier"] = "first_soldier"
    add: int
    what: Resource


@dataclass(frozen=True, slots=True, kw_only=True)
class Tribute:
    """After an own roll that brought nothing you may take 1 resource from an opponent.

    They must have at least `value` of that kind.
    """

    special: Literal["tribute"] = "tribute"
    value: int


LastingSpecial: TypeAlias = Bonus | RingStep | StationDefence | FirstSoldier | Tribute
"""What holds while one clan, hero, item or station is in force."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatStrength:
    """Replaces the strength of the threat when this hero fights it in person."""

    special: Literal["threat_strength"] = "threat_strength"
    value: int
    hero: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FightRule:
    """What one threat changes in the fight against it.

    - `ignore_weapons`: weapons and explosives of the fighting hero count for nothing
    - `ignore_activity`: the activity of the fighting player does not count
    - `double_repels`: a double of the fighting player repels the threat, whatever the totals
    - `may_withdraw`: an attacker may withdraw before the dice, which makes the fight a draw
    """

    special: Literal["ignore_weapons", "ignore_activity", "double_repels", "may_withdraw"]


FightSpecial: TypeAlias = ThreatStrength | FightRule
