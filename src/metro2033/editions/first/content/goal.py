"""Conditions of the first edition's missions, each with its arguments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.condition import FREE, Cost, Fighter, Place

Moment = Literal["event", "state", "turn_end", "payment"]
"""When a condition is looked at: when something happens, after every change of owner, once at the
end of your turn, or when you pay in your turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captured:
    """You capture `n` stations in one turn, of these, `by` army or hero, `of` a player."""

    when: Literal["captured"] = "captured"
    n: int = 1
    stations: tuple[str, ...] = ()
    by: Fighter | None = None
    of: Literal["neutral", "player"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Won:
    """You beat a hero with your hero, or with dice a threat of at least this printed strength.

    A hero whose player used a Medkit or a Tame Mutant is not beaten.
    """

    when: Literal["won"] = "won"
    against: Literal["hero", "threat"]
    strength: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Stations:
    """You own `n` of these stations."""

    when: Literal["stations"] = "stations"
    n: int
    stations: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OneLine:
    """You own `n` stations of one line, the home not counted."""

    when: Literal["one_line"] = "one_line"
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lines:
    """You own stations of `n` lines."""

    when: Literal["lines"] = "lines"
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Army:
    """Your army has at least `n`."""

    when: Literal["army"] = "army"
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Activity:
    """Your activity is at least `n`."""

    when: Literal["activity"] = "activity"
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Items:
    """Your hero holds at least `n` items."""

    when: Literal["items"] = "items"
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PaidAt:
    """Your hero stands on one of these stations, or on one like `where`; you pay or discard."""

    when: Literal["paid_at"] = "paid_at"
    stations: tuple[str, ...] = ()
    where: tuple[Place, ...] = ()
    cost: Cost = FREE
    item: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """Your hero ends his movement, of at least one step, beside an opponent's hero."""

    when: Literal["meeting"] = "meeting"


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """At the start of your turn your hero, not resting, stands on an opponent's home."""

    when: Literal["guest"] = "guest"


Condition: TypeAlias = (
    Captured | Won | Stations | OneLine | Lines | Army | Activity | Items | PaidAt | Meeting | Guest
)

MOMENTS: dict[type[object], frozenset[str]] = {
    Captured: frozenset({"event"}),
    Won: frozenset({"event"}),
    Stations: frozenset({"state", "turn_end"}),
    OneLine: frozenset({"turn_end"}),
    Lines: frozenset({"turn_end"}),
    Army: frozenset({"turn_end"}),
    Activity: frozenset({"turn_end"}),
    Items: frozenset({"turn_end"}),
    PaidAt: frozenset({"payment"}),
    Meeting: frozenset({"event"}),
    Guest: frozenset({"event"}),
}
"""When each condition can be looked at."""
