"""The board as a graph: what is open, what hangs together, how an army can pass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from metro2033.content.network import links, reached
from metro2033.editions.second.content.schema import POLIS, Faction, SecondContent, SecondStation


@dataclass(frozen=True, slots=True)
class Board:
    """Stations and their neighbours, by tunnel and by transfer."""

    stations: dict[str, SecondStation]
    tunnels: dict[str, frozenset[str]]
    transfers: dict[str, frozenset[str]]

    def neighbours(self, station: str) -> frozenset[str]:
        """Stations one tunnel or one transfer away."""
        return self.tunnels[station] | self.transfers[station]

    def opened(self, factions: Iterable[Faction]) -> frozenset[str]:
        """Stations that take part when these factions play."""
        zones = {faction.zone for faction in factions} | {POLIS}
        return frozenset(s.id for s in self.stations.values() if s.zone in zones)

    def reached(self, start: str, within: frozenset[str]) -> frozenset[str]:
        """Stations that a hero can reach in time without leaving a part of the board."""
        near = {station: self.neighbours(station) for station in self.stations}
        return reached(near, start, within)

    def hansa_tunnels(self, start: str, end: str) -> int | None:
        """Fewest Hansa tunnels on an army's way through Hansa and neutral Polis, if it has one."""
        costs = {start: 0}
        todo = [start]
        while todo:
            here = todo.pop(0)
            if here != start and self.stations[here].kind not in ("hansa", "polis"):
                continue
            for station in self.neighbours(here):
                cost = costs[here] + self._is_hansa_tunnel(here, station)
                if cost < costs.get(station, cost + 1):
                    costs[station] = cost
                    todo.append(station)
        return costs.get(end)

    def _is_hansa_tunnel(self, one: str, other: str) -> bool:
        kinds = {self.stations[one].kind, self.stations[other].kind}
        return kinds == {"hansa"} and other in self.tunnels[one]


def board(content: SecondContent) -> Board:
    """The board of a content whose references hold."""
    ids = [station.id for station in content.stations]
    return Board(
        {station.id: station for station in content.stations},
        links(ids, content.tunnels),
        links(ids, content.transfers),
    )


def tables(content: SecondContent) -> Iterator[tuple[Faction, ...]]:
    """Every set of factions that can come to a table by choosing neighbours of chosen zones."""
    numbers = content.numbers.players
    for count in range(max(1, numbers.least), numbers.most + 1):
        for chosen in combinations(content.factions, count):
            if _hangs_together(chosen):
                yield chosen


def _hangs_together(chosen: tuple[Faction, ...]) -> bool:
    """Whether the zones can be chosen one after another, each next to one before."""
    seen = {chosen[0].id}
    grows = True
    while grows:
        more = {f.id for f in chosen if f.id not in seen and seen & set(f.neighbours)}
        seen |= more
        grows = bool(more)
    return len(seen) == len(chosen)
