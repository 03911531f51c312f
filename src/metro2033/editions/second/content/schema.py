"""The records of the second edition's content, and the content as a whole."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from metro2033.content.effect import Cost, Resource, StationKind, ThreatType
from metro2033.content.network import Content, Side, Station
from metro2033.content.origin import Origin, Record, kept
from metro2033.editions.second.content.during import During
from metro2033.editions.second.content.goal import Predicate
from metro2033.editions.second.content.op import Op
from metro2033.editions.second.content.static import Static


@dataclass(frozen=True, slots=True, kw_only=True)
class Players(Origin):
    """How many can play."""

    least: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Tokens(Origin):
    """Wooden and cardboard pieces; two tokens of a faction lie on its tracks."""

    pig: int
    mushroom: int
    ammo: int
    per_faction: int
    on_tracks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Army(Origin):
    """The army track and what an army may do.

    `upkeep` is the price in pigs of every strength from 1 on; `loss` the strength that a lost
    attack costs, unless a threat says otherwise; `obtain` the tokens of one
    action; `hansa_tunnels` how many one attack may use.
    """

    start: int
    least: int
    most: int
    upkeep: tuple[int, ...]
    loss: int
    obtain: int
    hansa_tunnels: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Points(Origin):
    """Victory points of things. Stage two lasts while somebody has `stage_two` points."""

    station: int
    mission: int
    stage_two: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroNumbers(Origin):
    """`equipment_limit` in stage one and two; `rest`: own turns a wounded hero misses."""

    equipment_limit: tuple[int, int]
    transfer_cost: int
    tunnel_cost: int
    rest: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Prices(Origin):
    """What things cost."""

    soldier: Cost
    equipment: Cost
    mission: Cost
    renewal: Cost
    capture_neutral: Cost
    capture_player: Cost
    mission_ability: Cost


@dataclass(frozen=True, slots=True, kw_only=True)
class Market(Origin):
    """The Hansa market: cards on sale, and how often in a round a player may renew them."""

    slots: int
    renewals: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Draws(Origin):
    """Cards drawn: a mission and equipment at stage two, of which one is kept, combat, scouting."""

    mission: int
    missions_per_round: int
    stage_two: int
    combat_hand: int
    scouted: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StationNumbers(Origin):
    """Defence of neutral Polis, Polis stations that win, and stations nobody may fall below."""

    polis_strength: int
    polis_to_win: int
    least: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """All of them, by subject."""

    players: Players
    tokens: Tokens
    army: Army
    points: Points
    hero: HeroNumbers
    prices: Prices
    market: Market
    draws: Draws
    stations: StationNumbers


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
