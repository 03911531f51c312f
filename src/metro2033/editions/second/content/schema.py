"""The records of the second edition's content, and the content as a whole."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from metro2033.content.condition import Resource, StationKind, ThreatType
from metro2033.content.network import Content, Side, Station
from metro2033.content.origin import Record, kept
from metro2033.editions.second.content.during import During
from metro2033.editions.second.content.goal import Predicate
from metro2033.editions.second.content.number import Numbers
from metro2033.editions.second.content.op import Op
from metro2033.editions.second.content.static import Static

POLIS = "polis"
"""The zone that belongs to no faction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondStation(Station):
    """A station: `zone` is a faction's zone or Polis.

    Hansa and abandoned stations carry the zone they are drawn in and close with it.
    """

    zone: str
    kind: StationKind
    resource: Resource | Literal["any"] | None = None

    @property
    def is_capturable(self) -> bool:
        """Whether a faction can own it."""
        return self.kind in ("ordinary", "home", "polis")


@dataclass(frozen=True, slots=True, kw_only=True)
class Faction(Side):
    """A faction card: where it is, what it starts with and what it can do."""

    zone: str
    neighbours: tuple[str, ...]
    homes: tuple[str, ...]
    target: int
    bonus: tuple[Op, ...]
    static: tuple[Static, ...] = ()
    during: tuple[During, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Hero(Record):
    """A hero card. An ability of kind action is used instead of another action."""

    speed: int
    strength: int
    kind: Literal["permanent", "action"]
    static: tuple[Static, ...] = ()
    during: tuple[During, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(Record):
    """A space of the round track: its symbols, and the space after it.

    `units` is what a station of a shown resource produces.
    """

    next: str
    resources: tuple[Resource, ...] = ()
    units: int = 1
    has_threat: bool = False
    has_law: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Law(Record):
    """A law card."""

    copies: int = 1
    static: tuple[Static, ...] = ()
    during: tuple[During, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Threat(Record):
    """A threat card. `timing` says when its ability matters: on opening, winning or losing."""

    copies: int = 1
    stage: Literal[1, 2]
    type: ThreatType
    strength: int
    reward: tuple[Op, ...]
    timing: Literal["reveal", "win", "loss"] | None = None
    static: tuple[Static, ...] = ()
    during: tuple[During, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Equipment(Record):
    """An equipment card; the price is the same for all."""

    copies: int
    static: tuple[Static, ...] = ()
    during: tuple[During, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal(Record):
    """What a mission asks for. Nobody completes two missions of one goal."""

    concerns: Literal["hero", "faction", "either"]
    reached: Predicate


@dataclass(frozen=True, slots=True, kw_only=True)
class Mission(Record):
    """A mission card: a goal, worth a point, and an ability that ends with the round."""

    copies: int = 1
    goal: str
    during: tuple[During, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifiers:
    """Strength that a combat card adds, by the type of the opponent's card."""

    attack: int
    defence: int
    manoeuvre: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatCard(Record):
    """A combat card."""

    copies: int = 1
    type: Literal["attack", "defence", "manoeuvre"]
    versus: Modifiers


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondContent(Content):
    """Everything of the second edition that is data, in the order of the files."""

    stations: tuple[SecondStation, ...] = field(metadata=kept("stations.toml", "station"))
    numbers: Numbers = field(metadata=kept("numbers.toml", ""))
    positions: tuple[Position, ...] = field(metadata=kept("track.toml", "position"))
    factions: tuple[Faction, ...] = field(metadata=kept("factions.toml", "faction"))
    heroes: tuple[Hero, ...] = field(metadata=kept("heroes.toml", "hero"))
    laws: tuple[Law, ...] = field(metadata=kept("laws.toml", "law"))
    threats: tuple[Threat, ...] = field(metadata=kept("threats.toml", "threat"))
    equipment: tuple[Equipment, ...] = field(metadata=kept("equipment.toml", "equipment"))
    goals: tuple[Goal, ...] = field(metadata=kept("missions.toml", "goal"))
    missions: tuple[Mission, ...] = field(metadata=kept("missions.toml", "mission"))
    combat: tuple[CombatCard, ...] = field(metadata=kept("combat.toml", "combat"))

    @property
    def sides(self) -> tuple[Faction, ...]:
        return self.factions

    @property
    def zones(self) -> dict[str, tuple[str, ...]]:
        names = dict.fromkeys(station.zone for station in self.stations)
        return {
            zone: tuple(station.id for station in self.stations if station.zone == zone)
            for zone in names
        }
