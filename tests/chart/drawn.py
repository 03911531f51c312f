"""The map of an edition as shapes that can be measured."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from chart.geometry import Box, Point, Segment, edges
from metro2033.chart import document
from metro2033.chart.document import way
from metro2033.chart.layout import Layout, Sizes, layout, style
from metro2033.chart.path import on_ring
from metro2033.chart.picture import widths
from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.first.content.schema import FirstContent
from metro2033.editions.second.content.load import load
from metro2033.editions.second.content.schema import SecondContent

EDITIONS = ("first", "second")
LANGUAGES = ("en", "ru", "hu")


@dataclass(frozen=True)
class Drawn:
    """An edition's map: what the files say, what clients get, and every line in straight pieces."""

    edition: str
    content: FirstContent | SecondContent
    plan: Layout
    sizes: Sizes
    doc: dict[str, Any]
    at: dict[str, Point]
    line_of: dict[str, str]
    pieces: dict[str, list[tuple[Segment, frozenset[str]]]]

    @property
    def homes(self) -> set[str]:
        """Stations that are drawn as homes, with a wider rim."""
        content = self.content
        if isinstance(content, FirstContent):
            return {id for clan in content.clans for id in clan.stations}
        return {id for faction in content.factions for id in faction.homes}

    def half(self, line: str) -> float:
        """Half the width of a line."""
        return (self.sizes.ring if line == "kl" else self.sizes.line) / 2

    def hub_edges(self) -> Iterator[tuple[str, tuple[str, ...], Segment]]:
        """The edges round the stations of every hub."""
        for hub in self.content.hubs:
            for edge in edges([self.at[id] for id in hub.stations]):
                yield hub.id, hub.stations, edge

    def boxes(self, language: str, key: str = "label") -> dict[str, list[Box]]:
        """The ink of every name: a box for each of its lines."""
        size = self.sizes.label if key == "label" else self.sizes.far
        step = self.sizes.step if key == "label" else size
        return {
            spot["id"]: label_boxes(spot[key], spot[key]["y"][language], language, size, step)
            for spot in self.doc["stations"]
            if spot[key]
        }

    def name_boxes(self, language: str, size: float | None = None) -> dict[str, list[Box]]:
        """The same of the names of areas."""
        return {
            area["id"]: label_boxes(
                area["name"],
                area["name"]["y"],
                language,
                size or area["name"]["size"],
                1.1 * (size or area["name"]["size"]),
                "Russo One",
            )
            for area in self.doc["areas"]
        }


def label_boxes(
    label: dict[str, Any],
    base: float,
    language: str,
    size: float,
    step: float,
    font: str = "PT Sans Narrow",
) -> list[Box]:
    """The boxes of lines of text that begin at a base line: from capitals to descenders."""
    spacing = 1 if font == "Russo One" else 0
    out = []
    for place, words in enumerate(label["lines"][language]):
        width = sum(widths()[font][letter] * size / 1000 + spacing for letter in words)
        left = label["x"] - {"start": 0, "middle": width / 2, "end": width}[label["anchor"]]
        y = base + place * step
        out.append((left, y - 0.72 * size, left + width, y + 0.22 * size))
    return out


@cache
def drawn(edition: str) -> Drawn:
    """The map of an edition."""
    content = load_first() if edition == "first" else load()
    plan, at = layout(edition), {station.id: station.at for station in content.stations}
    pieces: dict[str, list[tuple[Segment, frozenset[str]]]] = {}
    for line in content.lines:
        if line.is_ring:
            ring = edges(on_ring(plan.ring, 90))
            pieces[line.id] = [(piece, frozenset(line.stations)) for piece in ring]
            continue
        pieces[line.id] = [
            (piece, frozenset((a, b)))
            for a, b in line.tunnels
            for piece in pairwise(way(plan, at, a, b))
        ]
    line_of = {id: line.id for line in content.lines for id in line.stations}
    doc = document(edition, content)
    return Drawn(edition, content, plan, style().sizes, doc, at, line_of, pieces)
