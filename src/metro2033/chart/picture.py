"""Parts of a map as SVG, drawn like the browser client draws them from the same document."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from metro2033.catalog import pack
from metro2033.content import Content

from .document import document

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
NARROW = "PT Sans Narrow, Arial Narrow, sans-serif"

MISSING: Final = 500
"""The width of a letter that is not in the table."""


def tag(name: str, inside: str = "", /, **attributes: object) -> str:
    """An element; `stroke_width` is written stroke-width."""
    told = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in attributes.items() if v != "")
    return f"<{name}{told}>{inside}</{name}>" if inside else f"<{name}{told}/>"


def group(at: list[float], inside: str) -> str:
    """Elements moved to a place."""
    return tag("g", inside, transform=f"translate({at[0]} {at[1]})")


@cache
def _known(edition: str, folder: Path | None) -> tuple[Content, dict[str, Any]]:
    """The content of an edition, or of a folder, and its map."""
    content = pack(edition).content(folder)
    return content, document(edition, content)


class Drawing:
    """One map in one language and theme; `owners` are the sides that hold stations."""

    def __init__(
        self,
        edition: str,
        language: str,
        theme: str,
        owners: Mapping[str, str] | None = None,
        folder: Path | None = None,
    ) -> None:
        content, self.doc = _known(edition, folder)
        self.language, self.theme = language, theme
        self.paint, self.ink = THEMES[theme], self.doc["ink"][theme]
        self.sizes = self.doc["sizes"]
        self.facts = {station.id: station for station in content.stations}
        self.sides = {side["id"]: side for side in self.doc["sides"]}
        self.line_colour = {line["id"]: line["colour"][theme] for line in self.doc["lines"]}
        self.homes = {id: side.id for side in content.sides for id in side.homes}
        self.owners: Mapping[str, str] = owners or {}

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
        parts += self.symbols(spot, fill)
        return group(spot["at"], parts) + (self.token(spot, owner) if owner else "")

    def symbols(self, spot: dict[str, Any], ground: str) -> str:
        """What the disc of a station shows on this ground: nothing, unless a subclass draws it."""
        return ""

    def token(self, spot: dict[str, Any], side: dict[str, Any]) -> str:
        looks = {"fill": side["colour"][self.theme], "stroke": self.paint["ground"]}
        disc = tag("circle", r=self.sizes["token"], **looks, stroke_width=2.5)
        return group(spot["token"], disc + self.sign(side["letter"][self.language], 16))

    def sign(self, words: object, size: float) -> str:
        font = {"font_family": NARROW, "font_weight": 700, "font_size": size}
        return tag("text", str(words), y=size * 0.35, text_anchor="middle", **font, fill=self.ink)

    def label(self, spot: dict[str, Any]) -> str:
        """The name of a station."""
        label, sizes = spot["label"], self.sizes
        return self.name(spot, label, sizes["label"], sizes["step"]) if label else ""

    def name(self, spot: dict[str, Any], label: dict[str, Any], size: float, step: float) -> str:
        """The name of a station in some size; those of hansa and abandoned stations are paler."""
        is_second = self.facts[spot["id"]].kind in {"hansa", "abandoned"}
        looks = {"font_family": NARROW, "fill": self.paint["second" if is_second else "text"]}
        return self.text(label, label["y"][self.language], size, step, **looks)

    def text(self, label: dict[str, Any], y: float, size: float, step: float, **looks: Any) -> str:
        """Lines of text with a halo, legible on any ground."""
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


def fitted(words: str, size: float) -> dict[str, Any]:
    """Attributes that keep a name as wide as intended."""
    room = round(width(words, size, NARROW), 1)
    return {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}


@cache
def widths() -> dict[str, dict[str, int]]:
    """The widths of letters by font, in thousandths of the size (`tools/measure_fonts.py`)."""
    text = files(__package__).joinpath("widths.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, int]] = json.loads(text)
    return found


def width(words: str, size: float, family: str) -> float:
    """The width of words in the first font of a family."""
    letters = widths()[family.partition(",")[0]]
    return sum(letters.get(letter, MISSING) for letter in words) * size / 1000
