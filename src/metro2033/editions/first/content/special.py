"""Specials of the first edition: what one card alone does, in a program or while in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.condition import Resource


@dataclass(frozen=True, slots=True, kw_only=True)
class Disarm:
    """The opposing hero's weapons count for nothing until the end of the turn."""

    special: Literal["disarm"] = "disarm"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseHere:
    """The station where your hero stands becomes neutral."""

    special: Literal["release_here"] = "release_here"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseOne:
    """A station of yours, of your choice and not the home, becomes neutral."""

    special: Literal["release_one"] = "release_one"


@dataclass(frozen=True, slots=True, kw_only=True)
class KnockOut:
    """An opponent's hero at your hero's station misses his next turn."""

    special: Literal["knock_out"] = "knock_out"


@dataclass(frozen=True, slots=True, kw_only=True)
class Relocate:
    """Your hero, who has not acted yet, goes to any station without using movement."""

    special: Literal["relocate"] = "relocate"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ride:
    """Before acting you roll two dice: `n` steps more, or on a double the ride and card are over.

    Then your hero moves no more in this turn.
    """

    special: Literal["ride"] = "ride"
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CaptureHere:
    """The neutral station where your hero stands is captured; no threat is drawn."""

    special: Literal["capture_here"] = "capture_here"


@dataclass(frozen=True, slots=True, kw_only=True)
class Retoken:
    """The token on a station of yours, not the home, is replaced by any free one of yours."""

    special: Literal["retoken"] = "retoken"


@dataclass(frozen=True, slots=True, kw_only=True)
class LowerToken:
    """The token where your hero stands is replaced by its owner's nearest lower free one."""

    special: Literal["lower_token"] = "lower_token"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeYield:
    """The owner of the station where your hero stands hands over its yield, as far as he can."""

    special: Literal["take_yield"] = "take_yield"


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferItems:
    """You are shown items and may buy one, wherever your hero is; that is not his action."""

    special: Literal["offer_items"] = "offer_items"


@dataclass(frozen=True, slots=True, kw_only=True)
class Refresh:
    """If the station was captured in your hero's attack, he may move and act again."""

    special: Literal["refresh"] = "refresh"


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Settle:
    """The threat is repelled without dice."""

    special: Literal["settle"] = "settle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reroll:
    """You throw one of your two dice again."""

    special: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True, kw_only=True)
class Avert:
    """Your beaten hero loses no item, is not sent home and misses no turn."""

    special: Literal["avert"] = "avert"


@dataclass(frozen=True, slots=True, kw_only=True)
class WeaponFactor:
    """How many times more the lasting strength of the hero's weapons counts."""

    special: Literal["weapon_factor"] = "weapon_factor"
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
class MissionLook:
    """Further missions to choose from."""

    special: Literal["mission_look"] = "mission_look"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstSoldier:
    """Price in one resource of the first strengthening of the army in a turn."""

    special: Literal["first_soldier"] = "first_soldier"
    add: int
    what: Resource


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemDiscount:
    """Resources of your choice off the price of a bought item, which stays at least 1."""

    special: Literal["item_discount"] = "item_discount"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchanges:
    """Resources that you may exchange in each of your turns, one for one."""

    special: Literal["exchanges"] = "exchanges"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tribute:
    """After an own roll that brought nothing you may take 1 resource from an opponent.

    He must have at least `value` of that kind.
    """

    special: Literal["tribute"] = "tribute"
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatsDrawn:
    """Further threats drawn when the hero attacks a neutral station, of which he faces one."""

    special: Literal["threats_drawn"] = "threats_drawn"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatStrength:
    """Replaces the strength of the threat when this hero himself fights it."""

    special: Literal["threat_strength"] = "threat_strength"
    value: int
    hero: str


@dataclass(frozen=True, slots=True, kw_only=True)
class IgnoreWeapons:
    """Weapons and explosives of the fighting hero count for nothing."""

    special: Literal["ignore_weapons"] = "ignore_weapons"


@dataclass(frozen=True, slots=True, kw_only=True)
class IgnoreActivity:
    """The activity of the fighting player does not count."""

    special: Literal["ignore_activity"] = "ignore_activity"


@dataclass(frozen=True, slots=True, kw_only=True)
class DoubleRepels:
    """A double of the fighting player repels the threat, whatever the totals."""

    special: Literal["double_repels"] = "double_repels"


@dataclass(frozen=True, slots=True, kw_only=True)
class MayWithdraw:
    """An attacker may withdraw before the dice, which makes the fight a draw."""

    special: Literal["may_withdraw"] = "may_withdraw"


ProgramSpecial: TypeAlias = (
    Disarm
    | ReleaseHere
    | ReleaseOne
    | KnockOut
    | Relocate
    | Ride
    | CaptureHere
    | Retoken
    | LowerToken
    | TakeYield
    | OfferItems
    | Refresh
    | LoseKind
    | ArmyLose
    | Settle
    | Reroll
    | Avert
)
"""What a program can do on one card only."""

LastingSpecial: TypeAlias = (
    WeaponFactor
    | RingStep
    | StationDefence
    | MissionLook
    | FirstSoldier
    | ItemDiscount
    | Exchanges
    | Tribute
    | ThreatsDrawn
)
"""What holds while one clan, hero, item or station is in force."""

FightSpecial: TypeAlias = (
    ThreatStrength | IgnoreWeapons | IgnoreActivity | DoubleRepels | MayWithdraw
)
"""What one threat changes in the fight against it."""
