"""The full map as an SVG picture: the model of what the browser client draws."""

from __future__ import annotations

from typing import Any

from metro2033.chart.picture import Drawing, group, tag

DISPLAY = "Russo One, sans-serif"
SLOTS: dict[int, list[tuple[float, float, float]]] = {
    1: [(0, 0, 19)],
    2: [(-6.5, 0, 14), (6.5, 0, 14)],
    3: [(-6.2, 4.2, 12.5), (6.2, 4.2, 12.5), (0, -6.4, 12.5)],
}
"""Where one, two or three glyphs stand in a disc: x, y and size."""


class MapDrawing(Drawing):
    """The map of an edition with zones, symbols and badges, at some zoom."""

    zoom = 1.0

    def svg(self, size: tuple[int, int], zoom: float, middle: str, inlay: str) -> str:
        """The map fitted into a size, or a part of it, so many times larger.

        `inlay` are the elements that it needs: fonts and symbols.
        """
        x, y, width, height = self.doc["view"]
        self.zoom = min(size[0] / width, size[1] / height) * zoom
        at = [float(v) for v in middle.split(",")] if middle else [x + width / 2, y + height / 2]
        half = [size[0] / self.zoom / 2, size[1] / self.zoom / 2]
        view = [at[0] - half[0], at[1] - half[1], 2 * half[0], 2 * half[1]]
        hatches = "".join(map(self.hatch, self.doc["areas"]))
        box = dict(zip(("x", "y", "width", "height"), view, strict=True))
        parts = [
            inlay,
            tag("defs", hatches + self.lamp()),
            tag("rect", **box, fill=self.paint["ground"]),
            tag("rect", **box, fill="url(#lamp)"),
            *map(self.area, self.doc["areas"]),
            *self.network(),
            *map(self.area_name, self.doc["areas"]),
            *map(self.label, self.doc["stations"]),
        ]
        shown = " ".join(map(str, view))
        head = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": shown}
        return tag("svg", "\n".join(parts), **head, width=size[0], height=size[1])

    def network(self) -> list[str]:
        """Lines, interchanges and stations."""
        return [
            *map(self.line, self.doc["lines"]),
            *map(self.hub, self.doc["hubs"]),
            *map(self.station, self.doc["stations"]),
            *(self.badge(line, at) for line in self.doc["lines"] for at in line["badges"]),
        ]

    def lamp(self) -> str:
        (x, y), r = self.doc["ring"]["centre"], self.doc["ring"]["radius"] * 1.5
        stops = "".join(
            tag("stop", offset=k, stop_color=self.paint["lamp"], stop_opacity=0.09 * (1 - k))
            for k in (0, 1)
        )
        units = {"gradientUnits": "userSpaceOnUse"}
        return tag("radialGradient", stops, id="lamp", cx=x, cy=y, r=r, **units)

    def hatch(self, area: dict[str, Any]) -> str:
        gap, turn = area["hatch"]["gap"], f"rotate({area['hatch']['angle']})"
        second = f"M{gap / 2} 0V{gap}" if area["hatch"]["is_crossed"] else ""
        strokes = tag("path", d=f"M0 {gap / 2}H{gap}{second}", stroke=area["colour"][self.theme])
        units = {"patternUnits": "userSpaceOnUse", "patternTransform": turn}
        return tag("pattern", strokes, id=f"hatch-{area['id']}", width=gap, height=gap, **units)

    def area(self, area: dict[str, Any]) -> str:
        colour = area["colour"][self.theme]
        strong = 1 if area["is_zone"] else 1.7
        strokes = {"stroke": colour, "stroke_opacity": min(1, 0.65 * strong), "stroke_width": 2}
        dash = "" if area["id"] == "polis" else "10 6"
        fill = f"url(#hatch-{area['id']})"
        return tag("path", d=area["d"], fill=colour, fill_opacity=0.11 * strong) + tag(
            "path",
            d=area["d"],
            fill=fill,
            fill_opacity=0.26 * strong,
            stroke_dasharray=dash,
            **strokes,
        )

    def area_name(self, area: dict[str, Any]) -> str:
        name = area["name"]
        size = name["size"] if self.is_near() else self.sizes["far_area"]
        looks = {
            "font_family": DISPLAY,
            "letter_spacing": 1,
            "fill": area["colour"][self.theme],
        }
        return self.text(name, name["y"], size, size * 1.1, **looks)

    def tint(self, name: str, colour: str) -> str:
        kind, _, what = name.partition("-")
        if kind == "resource":
            return self.paint[what]
        return colour if what == "hansa" else self.paint["muted"]

    def badge(self, line: dict[str, Any], at: list[float]) -> str:
        size, looks = self.sizes["badge"], {"stroke": self.paint["ground"], "stroke_width": 3}
        box = {"x": -size / 2, "y": -size / 2, "width": size, "height": size, "rx": 6}
        plate = tag("rect", **box, fill=line["colour"][self.theme], **looks)
        return group(at, plate + self.sign(line["number"], 20))

    def label(self, spot: dict[str, Any]) -> str:
        if self.is_near():
            return super().label(spot)
        far, size = spot["far"], self.sizes["far"]
        return self.name(spot, far, size, size) if far else ""

    def symbols(self, spot: dict[str, Any], ground: str) -> str:
        """What a station yields, by symbols of the art sheets."""
        fact, colour = self.facts[spot["id"]], self.line_colour[spot["line"]]
        is_owned = self.owners.get(fact.id, "") in self.sides
        return "".join(
            glyph(name, place, self.ink if is_owned else self.tint(name, colour), ground)
            for name, place in glyphs(fact)
        )

    def is_near(self) -> bool:
        """Whether all names are shown."""
        return bool(self.zoom >= self.sizes["near"])


def glyphs(fact: Any) -> list[tuple[str, tuple[float, float, float]]]:
    """What stands in the disc of a station, and where."""
    if fact.kind in {"hansa", "abandoned"}:
        return [(f"mark-{fact.kind}", (0, 0, 17))]
    names = [getattr(fact, "resource", None)]
    if hasattr(fact, "yields"):
        kinds = ("ammo", "pig", "mushroom")
        names = [kind for kind in kinds for _ in range(getattr(fact.yields, kind))]
    return [(f"resource-{name}", at) for name, at in zip(names, SLOTS[len(names)], strict=True)]


def glyph(name: str, place: tuple[float, float, float], tint: str, outline: str) -> str:
    """A symbol of the sheets of art."""
    x, y, size = place
    box = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
    return tag("use", href=f"#{name}", **box, style=f"color:{tint};--outline:{outline}")
