"""Goals of missions as predicates, each with its arguments and the moment it is looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from metro2033.content.effect import Cost, Fighter, Place

Moment = Literal["event", "state", "round_end"]
"""An event after the card was taken, a state at any time, or a state when the last hero turn of
a round is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captured:
    """You win an attack and capture the station, `n` times in one round.

    `by` whom, and `of` whom it was before. A station that replaces a lost one is no capture.
    """

    moment: ClassVar[Moment] = "event"
    when: Literal["captured"] = "captured"
    n: int = 1
    by: Fighter | None = None
    of: Literal["neutral", "player"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Won:
    """You win a fight, attacking or defending.

    `against` a hero means a battle of two heroes, not one for a station. `strength` is the least
    strength of the threat in that fight; `scouted`: you had put it on top for this attack.
    """

    moment: ClassVar[Moment] = "event"
    when: Literal["won"] = "won"
    against: Literal["hero", "threat"]
    fighter: Fighter | None = None
    strength: int = 0
    scouted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Stations:
    """You control `n` stations like one of `where`; `alike`: all of one printed resource."""

    moment: ClassVar[Moment] = "state"
    when: Literal["stations"] = "stations"
    n: int
    where: tuple[Place, ...] = ()
    alike: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Resources:
    """You have `n` tokens of each resource, or of one. Nothing is spent."""

    moment: ClassVar[Moment] = "state"
    when: Literal["resources"] = "resources"
    n: int
    of: Literal["each", "one"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Strength:
    """The army has `n` on its track, or the hero `n` by card and unconditional equipment."""

    moment: ClassVar[Moment] = "state"
    when: Literal["strength"] = "strength"
    n: int
    of: Fighter


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroAt:
    """Your hero, not wounded, stands on such a station; `beside`: with another unwounded one."""

    moment: ClassVar[Moment] = "round_end"
    when: Literal["hero_at"] = "hero_at"
    where: tuple[Place, ...]
    beside: Literal["other_hero"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PaidAt:
    """At the end of your hero's turn on such a station you pay; offered each time."""

    moment: ClassVar[Moment] = "event"
    when: Literal["paid_at"] = "paid_at"
    where: tuple[Place, ...]
    cost: Cost


Predicate: TypeAlias = Captured | Won | Stations | Resources | Strength | HeroAt | PaidAt
