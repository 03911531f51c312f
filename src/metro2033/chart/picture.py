"""A map as an SVG picture: the model of what the browser client draws from the same document."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from metro2033.catalog import pack
from metro2033.content import Content

from .document import document
from .font import width

PAINTS = "ground disc polis text second muted hub rim lamp pig mushroom ammo any".split()
THEMES = {
    theme: dict(zip(PAINTS, colours.split(), strict=True))
    for theme, colours in {
        "tunnel": "#12100E #1C1814 #4A4032 #EDE6DA #B8AFA3 #8F877C #3A332B #DDD4C5 #F2A900 "
        "#F2A0B5 #BCD0E2 #E0BC62 #F5EBD3",
        "paper": "#F3ECDD #FBF7EE #E6D9B8 #231D16 #5A5146 #776C5E #DDD2BC #3B332A #FFFFFF "
        "#A83A5B #3E6488 #80600A #231D16",
        "contrast": "#000000 #000000 #303030 #FFFFFF #FFFFFF #D0D0D0 #303030 #FFFFFF #000000 "
        "#FFB3C6 #CFE4F8 #FFD978 #FFFFFF",
    }.items()
}
NARROW, DISPLAY = "PT Sans Narrow, Arial Narrow, sans-serif", "Russo One, sans-serif"
SLOTS: dict[int, list[tuple[float, float, float]]] = {
    1: [(0, 0, 19)],
    2: [(-6.5, 0, 14), (6.5, 0, 14)],
    3: [(-6.2, 4.2, 12.5), (6.2, 4.2, 12.5), (0, -6.4, 12.5)],
}
"""Where one, two or three glyphs stand in a disc: x, y and size."""


def tag(name: str, inside: str = "", /, **attributes: object) -> str:
    """An element; `stroke_width` is written stroke-width."""
    told = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in attributes.items() if v != "")
    return f"<{name}{told}>{inside}</{name}>" if inside else f"<{name}{told}/>"


def group(at: list[float], inside: str) -> str:
    """Parts that stand around a place."""
    return tag("g", inside, transform=f"translate({at[0]} {at[1]})")


@cache
def _known(edition: str) -> tuple[Content, dict[str, Any]]:
    """The content of an edition, and its map."""
    content = pack(edition).content()
    return content, document(edition, content)


class Drawing:
    """One map in one language and theme; `owners` are the sides that hold stations."""

    has_glyphs = True
    """Whether discs show what a station yields, by symbols of the sheets of art."""

    def __init__(
        self, edition: str, language: str, theme: str, owners: Mapping[str, str] | None = None
    ) -> None:
        content, self.doc = _known(edition)
        self.language, self.theme = language, theme
        self.paint, self.ink = THEMES[theme], self.doc["ink"][theme]
        self.sizes, self.zoom = self.doc["sizes"], 1.0
        self.facts = {station.id: station for station in content.stations}
        self.sides = {side["id"]: side for side in self.doc["sides"]}
        self.line_colour = {line["id"]: line["colour"][theme] for line in self.doc["lines"]}
        self.homes = {id: side.id for side in content.sides for id in side.homes}
        self.owners: Mapping[str, str] = owners or {}

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

    def line(self, line: dict[str, Any]) -> str:
        ground, width = self.paint["ground"], self.sizes["ring" if line["is_ring"] else "line"]
        shape = {
            "d": line["d"],
            "fill": "none",
            "stroke_linejoin": "round",
            "stroke_linecap": "round",
        }
        casing = width + 2 * self.sizes["casing"]
        inner = ""
        if line["pattern"] == "rails":
            inner = tag("path", **shape, stroke=ground, stroke_width=width * 0.28)
        elif line["dash"]:
            dash = " ".join(map(str, line["dash"]))
            looks = {"stroke": ground, "stroke_opacity": 0.75, "stroke_width": width * 0.32}
            inner = tag("path", **shape, **looks, stroke_dasharray=dash)
        return (
            tag("path", **shape, stroke=ground, stroke_width=casing)
            + tag("path", **shape, stroke=line["colour"][self.theme], stroke_width=width)
            + inner
        )

    def hub(self, hub: dict[str, Any]) -> str:
        fill = {"fill": self.paint["hub"], "fill_opacity": 0.62}
        return tag("path", d=hub["d"], **fill, stroke=self.paint["ground"], stroke_width=5.5) + tag(
            "path", d=hub["d"], fill="none", stroke=self.paint["rim"], stroke_width=2.2
        )

    def station(self, spot: dict[str, Any]) -> str:
        """A disc with what the station is; an owner fills it and puts a letter beside it."""
        fact, paint, r = self.facts[spot["id"]], self.paint, self.sizes["station"]
        colour, home = self.line_colour[spot["line"]], self.sides.get(self.homes.get(fact.id, ""))
        dash = "5.3 4.1" if fact.kind == "abandoned" else ""
        fill = paint["polis" if fact.kind == "polis" else "disc"]
        owner = self.sides.get(self.owners.get(fact.id, ""))
        if owner:
            fill = owner["colour"][self.theme]
        parts = tag("circle", r=r + (6.5 if home else 2), fill=paint["ground"])
        if home:
            rim = home["colour"][self.theme]
            parts += tag("circle", r=r + 4, fill="none", stroke=rim, stroke_width=2.6)
        ring = {"stroke": colour, "stroke_width": 3.6, "stroke_dasharray": dash}
        parts += tag("circle", r=r - 1.8, fill=fill, **ring)
        if owner:
            gap = {"fill": "none", "stroke": paint["ground"], "stroke_width": 1.4}
            parts += tag("circle", r=r - 4.2, **gap)
        for name, place in glyphs(fact) if self.has_glyphs else ():
            tint = self.ink if owner else self.tint(name, colour)
            parts += glyph(name, place, tint, fill)
        return group(spot["at"], parts) + (self.token(spot, owner) if owner else "")

    def tint(self, name: str, colour: str) -> str:
        kind, _, what = name.partition("-")
        if kind == "resource":
            return self.paint[what]
        return colour if what == "hansa" else self.paint["muted"]

    def token(self, spot: dict[str, Any], side: dict[str, Any]) -> str:
        looks = {"fill": side["colour"][self.theme], "stroke": self.paint["ground"]}
        disc = tag("circle", r=self.sizes["token"], **looks, stroke_width=2.5)
        return group(spot["token"], disc + self.sign(side["letter"][self.language], 16))

    def badge(self, line: dict[str, Any], at: list[float]) -> str:
        size, looks = self.sizes["badge"], {"stroke": self.paint["ground"], "stroke_width": 3}
        box = {"x": -size / 2, "y": -size / 2, "width": size, "height": size, "rx": 6}
        plate = tag("rect", **box, fill=line["colour"][self.theme], **looks)
        return group(at, plate + self.sign(line["number"], 20))

    def sign(self, words: object, size: float) -> str:
        font = {"font_family": NARROW, "font_weight": 700, "font_size": size}
        return tag("text", str(words), y=size * 0.35, text_anchor="middle", **font, fill=self.ink)

    def label(self, spot: dict[str, Any]) -> str:
        label, size = spot["label"], self.sizes["label"]
        if not self.is_near():
            label, size = spot["far"], self.sizes["far"]
        if label is None:
            return ""
        step = self.sizes["step"] if self.is_near() else size
        is_second = self.facts[spot["id"]].kind in {"hansa", "abandoned"}
        looks = {
            "font_family": NARROW,
            "fill": self.paint["second" if is_second else "text"],
        }
        return self.text(label, label["y"][self.language], size, step, **looks)

    def text(self, label: dict[str, Any], y: float, size: float, step: float, **looks: Any) -> str:
        """Lines of text with a halo, so that they can be read on anything."""
        halo = {"stroke": self.paint["ground"], "stroke_opacity": 0.85, "stroke_width": size / 4.5}
        halo |= {"stroke_linejoin": "round", "paint_order": "stroke"}
        place = {"x": label["x"], "text_anchor": label["anchor"], "font_size": size}
        texts = label["lines"][self.language]
        # Names are as wide as in the font of the map, whichever font a reader has.
        rooms = [fitted(words, size) if looks["font_family"] == NARROW else {} for words in texts]
        return "".join(
            tag("text", words, y=round(y + k * step, 1), **place, **looks, **halo, **room)
            for k, (words, room) in enumerate(zip(texts, rooms, strict=True))
        )

    def is_near(self) -> bool:
        """Whether all names are shown."""
        return bool(self.zoom >= self.sizes["near"])


def fitted(words: str, size: float) -> dict[str, Any]:
    """What keeps a name as wide as it is meant."""
    room = round(width(words, size, NARROW), 1)
    return {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}


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
