"""A part of the map with a position on it: owners, heroes, what is possible and what is not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final

from .picture import Drawing, group, tag

THEME: Final = "paper"
"""Figures look like print, on screen as on paper."""

MARGIN: Final = 130.0
LEAST: Final = (620.0, 400.0)
"""The smallest part of the map to show: labels need room."""

GOOD, BAD = "#1d7a3c", "#b3261e"
FIGURE: Final = "M0 -15a6.5 6.5 0 0 1 4 11.6L10 12H-10L-4 -3.4A6.5 6.5 0 0 1 0 -15Z"


@dataclass(frozen=True, slots=True)
class Position:
    """What is on the map: stations and the sides of their owners, places of heroes."""

    owners: Mapping[str, str]
    heroes: Mapping[str, tuple[str, ...]]

    @classmethod
    def of(cls, facts: Mapping[str, Any]) -> Position:
        """The position described by the facts of a game."""
        players = {int(seat): player for seat, player in facts["player"].items()}
        owners = {
            station: players[seat]["faction"] for station, seat in facts["owner"].items() if seat
        }
        places: dict[str, tuple[str, ...]] = {}
        for player in players.values():
            if player["at"]:
                places[player["at"]] = (*places.get(player["at"], ()), player["faction"])
        return cls(owners, places)

    @property
    def stations(self) -> set[str]:
        """Stations with something on them."""
        return {*self.owners, *self.heroes}


@dataclass(frozen=True, slots=True)
class Marks:
    """Stations that can be chosen, and some that cannot."""

    good: frozenset[str]
    bad: frozenset[str]


UNMARKED: Final = Marks(frozenset(), frozenset())


class Figure(Drawing):
    """One picture of a position."""

    def __init__(
        self, edition: str, language: str, position: Position, content: Path | None = None
    ) -> None:
        super().__init__(edition, language, THEME, position.owners, content)
        self.position: Final = position
        self.spots: Final = {spot["id"]: spot for spot in self.doc["stations"]}

    def cut(self, title: str, stations: set[str], marks: Marks = UNMARKED) -> str:
        """The part of the map around some stations, as SVG."""
        view = self.view(stations)
        box = dict(zip(("x", "y", "width", "height"), view, strict=True))
        spots = [spot for spot in self.doc["stations"] if self.is_near_by(spot, view)]
        parts = [
            tag("rect", **box, fill=self.paint["ground"]),
            *map(self.ground, self.doc["areas"]),
            *map(self.line, self.doc["lines"]),
            *map(self.hub, self.doc["hubs"]),
            *map(self.station, spots),
            *(self.mark(id, GOOD) for id in sorted(marks.good)),
            *(self.mark(id, BAD) + self.cross(id) for id in sorted(marks.bad)),
            *map(self.label, spots),
            *(self.hero(id, sides) for id, sides in self.position.heroes.items()),
        ]
        shown = " ".join(f"{number:g}" for number in view)
        head = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": shown, "role": "img"}
        # If a page gives it more room, nothing shows beyond its edges.
        inside = tag("svg", "".join(parts), **box, viewBox=shown)
        return tag("svg", tag("title", escape(title)) + inside, **head)

    def view(self, stations: set[str]) -> list[float]:
        """The rectangle around some stations, or the whole map."""
        if not stations:
            return list(self.doc["view"])
        xs, ys = zip(*(self.spots[id]["at"] for id in stations), strict=True)
        view: list[float] = []
        for least, values in zip(LEAST, (xs, ys), strict=True):
            size = max(max(values) - min(values) + 2 * MARGIN, least)
            view.append(round((max(values) + min(values) - size) / 2))
            view.append(round(size))
        return [view[0], view[2], view[1], view[3]]

    def is_near_by(self, spot: dict[str, Any], view: list[float]) -> bool:
        """Whether a station or its label is visible in a part of the map."""
        x, y = map(float, spot["at"])
        left, top, width, height = view
        return left - 200 < x < left + width + 200 and top - 60 < y < top + height + 60

    def ground(self, area: dict[str, Any]) -> str:
        """A zone as a plain tint."""
        return tag("path", d=area["d"], fill=area["colour"][self.theme], fill_opacity=0.13)

    def mark(self, station: str, colour: str) -> str:
        """A ring around a station."""
        ring = {"fill": "none", "stroke": colour, "stroke_width": 5}
        return group(self.spots[station]["at"], tag("circle", r=27, **ring))

    def cross(self, station: str) -> str:
        """A cross, so that forbidden stations differ by more than colour."""
        stroke = {"stroke": BAD, "stroke_width": 5, "stroke_linecap": "round"}
        return group(self.spots[station]["at"], tag("path", d="M-16 -16L16 16", **stroke))

    def hero(self, station: str, sides: tuple[str, ...]) -> str:
        """The figures on a station, side by side."""
        x, y = self.spots[station]["figure"]
        drawn = []
        for n, side in enumerate(sides):
            colour = self.sides[side]["colour"][self.theme] if side in self.sides else "#5a5146"
            looks = {"fill": colour, "stroke": self.paint["text"], "stroke_width": 2.5}
            drawn.append(group([x - 22 * n, y], tag("path", d=FIGURE, **looks)))
        return "".join(drawn)
