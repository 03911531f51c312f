"""Operations of the first edition's card effects, besides those of the second that it shares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.condition import Resource
from metro2033.content.effect import ArmyAdd, DiscardSelf, Gain, LoseResource


@dataclass(frozen=True, slots=True, kw_only=True)
class Strengthen:
    """Your hero is stronger for a while; `by` explosives, or in himself."""

    op: Literal["strengthen"] = "strengthen"
    n: int
    until: Literal["battle", "turn", "match"]
    by: Literal["explosives"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Disarm:
    """The opposing hero's weapons count for nothing until the end of the turn."""

    op: Literal["disarm"] = "disarm"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseHere:
    """The station where your hero stands becomes neutral."""

    op: Literal["release_here"] = "release_here"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseOne:
    """A station of yours, of your choice and not the home, becomes neutral."""

    op: Literal["release_one"] = "release_one"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """Your hero may neither attack nor buy, in this turn or in your next one.

    In this turn it presumes that he has done neither yet.
    """

    op: Literal["bar"] = "bar"
    turn: Literal["this", "next"]


@dataclass(frozen=True, slots=True, kw_only=True)
class KnockOut:
    """An opponent's hero at your hero's station misses his next turn."""

    op: Literal["knock_out"] = "knock_out"


@dataclass(frozen=True, slots=True, kw_only=True)
class Relocate:
    """Your hero, who has not acted yet, goes to any station without using movement."""

    op: Literal["relocate"] = "relocate"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ride:
    """Before acting you roll two dice: `n` steps more, or on a double the ride and card are over.

    Then your hero moves no more in this turn.
    """

    op: Literal["ride"] = "ride"
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CaptureHere:
    """The neutral station where your hero stands is captured; no threat is drawn."""

    op: Literal["capture_here"] = "capture_here"


@dataclass(frozen=True, slots=True, kw_only=True)
class Retoken:
    """The token on a station of yours, not the home, is replaced by any free one of yours."""

    op: Literal["retoken"] = "retoken"


@dataclass(frozen=True, slots=True, kw_only=True)
class LowerToken:
    """The token where your hero stands is replaced by its owner's nearest lower free one."""

    op: Literal["lower_token"] = "lower_token"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeYield:
    """The owner of the station where your hero stands hands over its yield, as far as he can."""

    op: Literal["take_yield"] = "take_yield"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fetch:
    """You take an item from the deck; if none is there, from an opponent of your choice."""

    op: Literal["fetch"] = "fetch"
    item: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferItems:
    """You are shown items and may buy one, wherever your hero is; that is not his action."""

    op: Literal["offer_items"] = "offer_items"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reselect:
    """You look at missions again and keep one of them or the one you have."""

    op: Literal["reselect"] = "reselect"


@dataclass(frozen=True, slots=True, kw_only=True)
class Refresh:
    """If the station was captured in your hero's attack, he may move and act again."""

    op: Literal["refresh"] = "refresh"


@dataclass(frozen=True, slots=True, kw_only=True)
class LoseKind:
    """You give up resources of one kind, as far as you have any."""

    op: Literal["lose_kind"] = "lose_kind"
    what: Resource
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyLose:
    """Your army shrinks if you have at least `stations` stations."""

    op: Literal["army_lose"] = "army_lose"
    n: int
    stations: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceThreat:
    """A threat attacks this station, unless you met one in this turn already."""

    op: Literal["face_threat"] = "face_threat"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settle:
    """The threat is repelled without dice."""

    op: Literal["settle"] = "settle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reroll:
    """You throw one of your two dice again."""

    op: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True, kw_only=True)
class Avert:
    """Your beaten hero loses no item, is not sent home and misses no turn."""

    op: Literal["avert"] = "avert"


FirstOp: TypeAlias = (
    Gain
    | LoseResource
    | ArmyAdd
    | DiscardSelf
    | Strengthen
    | Disarm
    | ReleaseHere
    | ReleaseOne
    | Bar
    | KnockOut
    | Relocate
    | Ride
    | CaptureHere
    | Retoken
    | LowerToken
    | TakeYield
    | Fetch
    | OfferItems
    | Reselect
    | Refresh
    | LoseKind
    | ArmyLose
    | FaceThreat
    | Settle
    | Reroll
    | Avert
)
