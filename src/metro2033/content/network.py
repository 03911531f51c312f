"""The metro as both editions describe it: lines, transfers, and what they join."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any

from metro2033.content.origin import ASIDE, Record, kept

Edge = tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Station(Record):
    """A station: its line, what kind it is, and `at`, its place on the drawn map."""

    line: str
    kind: str
    at: tuple[float, float] = field(metadata=ASIDE)

    @property
    def is_capturable(self) -> bool:
        """Whether it can be captured at all."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """A faction or clan: its colour, and the ability it is known for."""

    colour: str = field(metadata=ASIDE)
    ability: str

    @property
    def homes(self) -> tuple[str, ...]:
        """The stations where it is at home."""
        raise NotImplementedError


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """What the content of every edition has; each adds its own kinds of records."""

    stations: tuple[Station, ...] = field(metadata=kept("stations.toml", "station"))
    lines: tuple[Line, ...] = field(metadata=kept("network.toml", "line"))
    hubs: tuple[Hub, ...] = field(metadata=kept("network.toml", "hub"))
    numbers: Any = field(metadata=kept("numbers.toml", ""))

    @property
    def sides(self) -> tuple[Side, ...]:
        """Whom players can play: factions or clans."""
        raise NotImplementedError

    @property
    def zones(self) -> Mapping[str, tuple[str, ...]]:
        """The sectors of the board and the stations in each; none where it has no sectors."""
        return {}

    @property
    def tunnels(self) -> tuple[Edge, ...]:
        """Every tunnel once, line by line."""
        return tuple(edge for line in self.lines for edge in line.tunnels)

    @property
    def transfers(self) -> tuple[Edge, ...]:
        """Every transfer once, hub by hub."""
        return tuple(edge for hub in self.hubs for edge in hub.transfers)


def reached(
    near: Mapping[str, frozenset[str]], start: str, within: frozenset[str]
) -> frozenset[str]:
    """What can be reached from neighbour to neighbour without leaving a part of the board."""
    seen, todo = {start}, [start]
    while todo:
        for station in near[todo.pop()] & within - seen:
            seen.add(station)
            todo.append(station)
    return frozenset(seen)


def links(ids: Iterable[str], edges: Iterable[Edge]) -> dict[str, frozenset[str]]:
    """For each station its neighbours by these edges."""
    near: dict[str, set[str]] = {station: set() for station in ids}
    for one, other in edges:
        near[one].add(other)
        near[other].add(one)
    return {station: frozenset(others) for station, others in near.items()}
