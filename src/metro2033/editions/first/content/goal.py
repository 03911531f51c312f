"""Conditions of the first edition's missions, each with its arguments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.effect import FREE, Cost, Fighter, Place

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
class Count:
    """You have at least `n` of something.

    - `one_line`: stations of one line, the home not counted
    - `lines`: lines on which you own stations
    - `army`, `activity`: on these scales
    - `items`: items of your hero
    """

    when: Literal["one_line", "lines", "army", "activity", "items"]
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
class Visit:
    """Where your hero stands.

    - `meeting`: they end their movement, of at least one step, beside an opponent's hero
    - `guest`: at the start of your turn they are, not resting, on an opponent's home
    """

    when: Literal["meeting", "guest"]


Condition: TypeAlias = Captured | Won | Stations | Count | PaidAt | Visit

MOMENTS: dict[type[object], frozenset[str]] = {
    Captured: frozenset({"event"}),
    Won: frozenset({"event"}),
    Stations: frozenset({"state", "turn_end"}),
    Count: frozenset({"turn_end"}),
    PaidAt: frozenset({"payment"}),
    Visit: frozenset({"event"}),
}
"""When each condition can be looked at."""
