"""The records of the second edition's content, and the content as a whole."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Literal

from .condition import Resource, StationKind, ThreatType
from .during import During
from .goal import Predicate
from .number import Numbers
from .op import Op
from .origin import ASIDE, Record, kept
from .static import Static

POLIS = "polis"
"""The zone that belongs to no faction."""

Edge = tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Station(Record):
    """A station: `zone` is a faction's zone or Polis, `at` its place on the drawn map.

    Hansa and abandoned stations carry the zone they are drawn in and close with it.
    """

    line: str
    zone: str
    kind: StationKind
    resource: Resource | Literal["any"] | None = None
    at: tuple[float, float] = field(metadata=ASIDE)

    @property
    def is_capturable(self) -> bool:
        """Whether a faction can own it."""
        return self.kind in ("ordinary", "home", "polis")


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Record):
    """A line of the metro: its stations in order; `is_ring` joins the last to the first."""

    number: int = field(metadata=ASIDE)
    stations: tuple[str, ...]
    is_ring: bool = False

    @property
    def tunnels(self) -> tuple[Edge, ...]:
        """Its tunnels, in order."""
        closing = [(self.stations[-1], self.stations[0])] if self.is_ring else []
        return (*pairwise(self.stations), *closing)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hub(Record):
    """Stations that are joined by transfers, each to each."""

    stations: tuple[str, ...]

    @property
    def transfers(self) -> tuple[Edge, ...]:
        """Its transfers."""
        return tuple(combinations(self.stations, 2))


class Network:
    """What both editions' content says of the way between stations."""

    __slots__ = ()

    lines: tuple[Line, ...]
    hubs: tuple[Hub, ...]

    @property
    def tunnels(self) -> tuple[Edge, ...]:
        """Every tunnel once, line by line."""
        return tuple(edge for line in self.lines for edge in line.tunnels)

    @property
    def transfers(self) -> tuple[Edge, ...]:
        """Every transfer once, hub by hub."""
        return tuple(edge for hub in self.hubs for edge in hub.transfers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Faction(Record):
    """A faction card: where it is, what it starts with and what it can do."""

    colour: str = field(metadata=ASIDE)
    zone: str
    neighbours: tuple[str, ...]
    homes: tuple[str, ...]
    target: int
    bonus: tuple[Op, ...]
    ability: str
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
class SecondContent(Network):
    """Everything of the second edition that is data, in the order of the files."""

    stations: tuple[Station, ...] = field(metadata=kept("stations.toml", "station"))
    lines: tuple[Line, ...] = field(metadata=kept("network.toml", "line"))
    hubs: tuple[Hub, ...] = field(metadata=kept("network.toml", "hub"))
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
