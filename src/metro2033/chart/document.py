"""The map of an edition as one document for clients, with every shape and every name."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Any, Final

from metro2033.content import Content
from metro2033.content.network import Line
from metro2033.i18n import Name, has_text, languages
from metro2033.i18n.name import message_id

from . import path
from .layout import Area, Layout, Point, SideStyle, Spot, Style, layout, style


def document(edition: str, content: Content) -> dict[str, Any]:
    """The map as JSON data: places and looks, no rules."""
    return _Map(edition, content, layout(edition), style()).told()


class _Map:
    """Combines layout, style, content and names."""

    def __init__(self, edition: str, content: Content, plan: Layout, look: Style) -> None:
        self.edition: Final = edition
        self.content: Final = content
        self.plan: Final = plan
        self.look: Final = look
        self.at: Final[dict[str, Point]] = {s.id: s.at for s in content.stations}
        self.hub_of: Final = {id: hub.id for hub in content.hubs for id in hub.stations}

    def told(self) -> dict[str, Any]:
        """The whole document."""
        lines = sorted(self.content.lines, key=lambda line: not line.is_ring)
        return {
            "edition": self.edition,
            "view": list(self.plan.view),
            "sizes": asdict(self.look.sizes),
            "ring": asdict(self.plan.ring),
            "lines": [self.line(line) for line in lines],
            "hubs": [self.hub(hub.id, hub.stations) for hub in self.content.hubs],
            "stations": [self.station(spot) for spot in self.plan.spots],
            "areas": [self.area(area) for area in self.plan.areas],
            "sides": [self.side(side) for side in self.look.sides if side.id in self.sides()],
            "ink": asdict(self.look.ink),
        }

    def sides(self) -> set[str]:
        """The factions or clans of the edition."""
        return {side.id for side in self.content.sides}

    def line(self, line: Line) -> dict[str, Any]:
        """A line: one path for the whole line, and one for each tunnel."""
        looks = next(look for look in self.look.lines if look.id == line.id)
        tunnels = [{"from": a, "to": b, "d": self.tunnel(line, a, b)} for a, b in line.tunnels]
        whole = (
            path.circle(self.plan.ring) if line.is_ring else path.joined([t["d"] for t in tunnels])
        )
        return {
            "id": line.id,
            "number": line.number,
            "is_ring": line.is_ring,
            "colour": asdict(looks.colour),
            "pattern": looks.pattern,
            "dash": list(looks.dash),
            "d": whole,
            "tunnels": tunnels,
            "badges": [
                list(at) for badge in self.plan.badges if badge.line == line.id for at in badge.at
            ],
        }

    def tunnel(self, line: Line, start: str, end: str) -> str:
        """The path from a station to the next one."""
        if line.is_ring:
            return path.arc(self.plan.ring, self.at[start], self.at[end])
        return path.track(way(self.plan, self.at, start, end), self.look.sizes.bend)

    def hub(self, id: str, stations: tuple[str, ...]) -> dict[str, Any]:
        """An interchange."""
        outline = path.pill([self.at[station] for station in stations], self.look.sizes.hub)
        return {"id": id, "stations": list(stations), "d": outline}

    def station(self, spot: Spot) -> dict[str, Any]:
        """A station with its name and the spots for pieces beside it."""
        x, y = self.at[spot.id]
        line = next(line.id for line in self.content.lines if spot.id in line.stations)
        sizes = self.look.sizes
        return {
            "id": spot.id,
            "at": [x, y],
            "line": line,
            "hub": self.hub_of.get(spot.id),
            "named_by": spot.of,
            "label": self.label(spot, sizes.label, sizes.step),
            "far": self.label(spot, sizes.far, sizes.far) if spot.is_landmark else None,
            "token": [x + spot.token[0], y + spot.token[1]],
            "figure": [x + spot.figure[0], y + spot.figure[1]],
        }

    def label(self, spot: Spot, size: float, step: float) -> dict[str, Any] | None:
        """The lines of a station's name, and where the first one goes in each language."""
        if spot.label is None:
            return None
        x, y = self.at[spot.id]
        lines = label("station", spot.id, self.edition, spot.wrap)
        return {
            "x": x + spot.label[0],
            "y": {
                code: round(baseline(y + spot.label[1], len(words), size, step), 2)
                for code, words in lines.items()
            },
            "anchor": spot.anchor,
            "lines": lines,
        }

    def area(self, area: Area) -> dict[str, Any]:
        """A zone, or the territory of a clan."""
        side = next(side for side in self.look.sides if side.id == area.id)
        return {
            "id": area.id,
            "is_zone": bool(area.outline),
            "colour": asdict(side.ground),
            "hatch": asdict(side.hatch),
            "d": self.shape(area),
            "name": {
                "x": area.name[0],
                "y": area.name[1],
                "anchor": area.anchor,
                "size": area.size,
                "lines": label("zone", area.id, self.edition, area.wrap),
            },
        }

    def shape(self, area: Area) -> str:
        """The outline of an area, or one around each of its groups of stations."""
        sizes = self.look.sizes
        if area.outline:
            return path.loop(path.inset(area.outline, sizes.inset), sizes.corner)
        groups = [[self.at[id] for id in group] for group in area.grounds]
        return "".join(path.pill(group, sizes.ground) for group in groups)

    def side(self, side: SideStyle) -> dict[str, Any]:
        """The looks of a faction or clan."""
        return {
            "id": side.id,
            "colour": asdict(side.colour),
            "letter": dict(side.letters),
            "emblem": side.emblem,
        }


def way(plan: Layout, at: dict[str, Point], start: str, end: str) -> list[Point]:
    """The points of a tunnel, its stations included."""
    for bend in plan.bends:
        if bend.between == (start, end):
            return [at[start], *bend.at, at[end]]
    return [at[start], at[end]]


def label(kind: str, slug: str, edition: str, wrap: bool) -> dict[str, list[str]]:
    """The lines of a name by language.

    Brackets tell stations of the same name apart; on the map, their line does.
    """
    return {code: lines(name(kind, slug, edition, code), wrap) for code in languages()}


def name(kind: str, slug: str, edition: str, language: str) -> str:
    """The name of a thing; an area has its own, or that of its side."""
    is_named = has_text(message_id(kind, slug), language, edition)
    return str(Name(kind if is_named else "faction", slug, language, edition))


def lines(words: str, wrap: bool) -> list[str]:
    """A name without brackets, in one line or broken at its first space.

    >>> lines("Biblioteka im. Lenina", wrap=True)
    ['Biblioteka', 'im. Lenina']
    >>> lines("Kurskaya (ring)", wrap=True)
    ['Kurskaya']
    """
    short = re.sub(r" \(.*\)$", "", words)
    return short.split(" ", 1) if wrap else [short]


def baseline(middle: float, count: int, size: float, step: float) -> float:
    """The baseline of the first of some lines that are centred on `middle`."""
    return middle - (count - 1) * step / 2 + 0.34 * size
