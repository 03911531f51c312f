"""Draws the maps of both editions for looking at them: SVG, and PNG where Chromium is found.

The browser client draws the same documents; drawing order and strokes here are its model.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from metro2033.chart import document
from metro2033.content import FirstContent, SecondContent, load, load_first

ART = ROOT / "web" / "src" / "art"
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
FACES = (("PT Sans Narrow", "pt-sans-narrow", (400, 700)), ("Russo One", "russo-one", (400,)))
RANGES = (("latin", "U+0-FF,U+2000-206F"), ("latin-ext", "U+100-2FF"), ("cyrillic", "U+400-45F"))
THEMES = {
    "tunnel": {"ground": "#12100E", "disc": "#1C1814", "text": "#EDE6DA", "second": "#B8AFA3", "muted": "#8F877C", "polis": "#4A4032", "hub": "#3A332B", "rim": "#DDD4C5", "lamp": "#F2A900"},
    "paper": {"ground": "#F3ECDD", "disc": "#FBF7EE", "text": "#231D16", "second": "#5A5146", "muted": "#776C5E", "polis": "#E6D9B8", "hub": "#DDD2BC", "rim": "#3B332A", "lamp": "#FFFFFF"},
    "contrast": {"ground": "#000000", "disc": "#000000", "text": "#FFFFFF", "second": "#FFFFFF", "muted": "#D0D0D0", "polis": "#303030", "hub": "#303030", "rim": "#FFFFFF", "lamp": "#000000"},
}


TINTS = {
    "tunnel": {"resource-pig": "#F2A0B5", "resource-mushroom": "#BCD0E2", "resource-ammo": "#E0BC62", "resource-any": "#F5EBD3"},
    "paper": {"resource-pig": "#A83A5B", "resource-mushroom": "#3E6488", "resource-ammo": "#80600A", "resource-any": "#231D16"},
    "contrast": {"resource-pig": "#FFB3C6", "resource-mushroom": "#CFE4F8", "resource-ammo": "#FFD978", "resource-any": "#FFFFFF"},
}
SLOTS = {1: [(0, 0, 19)], 2: [(-6.5, 0, 14), (6.5, 0, 14)], 3: [(-6.2, 4.2, 12.5), (6.2, 4.2, 12.5), (0, -6.4, 12.5)]}
"""Where one, two or three glyphs stand in a disc: x, y and size."""
HOMES = {
    "second": {home: faction.id for faction in load().factions for home in faction.homes},
    "first": {home: clan.id for clan in load_first().clans for home in clan.stations},
}


class Drawing:
    """One map in one language and theme."""

    def __init__(self, edition: str, language: str, theme: str, owned: bool, scale: float) -> None:
        self.edition = edition
        self.content = load_first() if edition == "first" else load()
        self.doc = document(edition, self.content)
        self.language, self.theme, self.owned, self.scale = language, theme, owned, scale
        self.paint = THEMES[theme]
        self.sizes = self.doc["sizes"]
        self.facts = {station.id: station for station in self.content.stations}
        self.line_colour = {line["id"]: line["colour"][theme] for line in self.doc["lines"]}
        self.is_near = scale >= self.sizes["near"]

    def svg(self, view: list[float], size: tuple[int, int], fonts: Path) -> str:
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(str, view))}" '
            f'width="{size[0]}" height="{size[1]}" font-family="PT Sans Narrow">',
            f"<style>{faces(fonts)}</style>",
            f"<defs>{symbols()}{''.join(map(self.hatch, self.doc['areas']))}{self.lamp()}</defs>",
            f'<rect x="-4000" y="-4000" width="9000" height="9000" fill="{self.paint["ground"]}"/>',
            '<circle cx="{}" cy="{}" r="{}" fill="url(#lamp)"/>'.format(*self.doc["ring"]["centre"], self.doc["ring"]["radius"] * 1.5),
            *map(self.area, self.doc["areas"]),
            *map(self.line, self.doc["lines"]),
            *map(self.hub, self.doc["hubs"]),
            *map(self.station, self.doc["stations"]),
            *(self.badge(line, at) for line in self.doc["lines"] for at in line["badges"]),
            *map(self.area_name, self.doc["areas"]),
            *map(self.label, self.doc["stations"]),
            "</svg>",
        ]
        return "\n".join(parts)

    def lamp(self) -> str:
        x, y, r = *self.doc["ring"]["centre"], self.doc["ring"]["radius"] * 1.5
        return (
            f'<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}">'
            f'<stop offset="0" stop-color="{self.paint["lamp"]}" stop-opacity="0.09"/>'
            f'<stop offset="1" stop-color="{self.paint["lamp"]}" stop-opacity="0"/></radialGradient>'
        )

    def hatch(self, area: dict[str, Any]) -> str:
        hatch, colour = area["hatch"], area["colour"][self.theme]
        gap = hatch["gap"]
        second = f"M{gap / 2} 0V{gap}" if hatch["is_crossed"] else ""
        return (
            f'<pattern id="hatch-{area["id"]}" width="{gap}" height="{gap}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate({hatch["angle"]})"><path d="M0 {gap / 2}H{gap}{second}" stroke="{colour}"/></pattern>'
        )

    def area(self, area: dict[str, Any]) -> str:
        colour = area["colour"][self.theme]
        return (
            f'<path d="{area["d"]}" fill="{colour}" fill-opacity="0.10"/>'
            f'<path d="{area["d"]}" fill="url(#hatch-{area["id"]})" fill-opacity="0.26" stroke="{colour}" '
            f'stroke-opacity="0.65" stroke-width="2" stroke-dasharray="{"" if area["id"] == "polis" else "10 6"}"/>'
        )

    def area_name(self, area: dict[str, Any]) -> str:
        name, colour = area["name"], area["colour"][self.theme]
        size = name["size"] if self.is_near else self.sizes["far"]
        return "".join(
            f'<text x="{name["x"]}" y="{name["y"] + k * size * 1.1:.1f}" text-anchor="{name["anchor"]}" '
            f'font-family="Russo One" font-size="{size}" letter-spacing="1" fill="{colour}" '
            f'stroke="{self.paint["ground"]}" stroke-width="6" stroke-linejoin="round" paint-order="stroke">{words}</text>'
            for k, words in enumerate(name["lines"][self.language])
        )

    def line(self, line: dict[str, Any]) -> str:
        ground, width = self.paint["ground"], self.sizes["ring" if line["is_ring"] else "line"]
        shape = f'<path d="{line["d"]}" fill="none" stroke-linejoin="round"'
        inner = ""
        if line["pattern"] == "rails":
            inner = f'{shape} stroke="{ground}" stroke-width="{width * 0.28}"/>'
        elif line["dash"]:
            dash = " ".join(map(str, line["dash"]))
            inner = f'{shape} stroke="{ground}" stroke-opacity="0.75" stroke-width="{width * 0.32}" stroke-linecap="round" stroke-dasharray="{dash}"/>'
        return (
            f'{shape} stroke="{ground}" stroke-width="{width + 2 * self.sizes["casing"]}"/>'
            f'{shape} stroke="{line["colour"][self.theme]}" stroke-width="{width}" stroke-linecap="round"/>{inner}'
        )

    def hub(self, hub: dict[str, Any]) -> str:
        paint = self.paint
        return (
            f'<path d="{hub["d"]}" fill="{paint["hub"]}" fill-opacity="0.62" stroke="{paint["ground"]}" stroke-width="5.5"/>'
            f'<path d="{hub["d"]}" fill="none" stroke="{paint["rim"]}" stroke-width="2.2"/>'
        )

    def station(self, spot: dict[str, Any]) -> str:
        """A disc with what the station is; an owner fills it and puts a letter beside it."""
        fact, paint, r = self.facts[spot["id"]], self.paint, self.sizes["station"]
        colour, x, y = self.line_colour[spot["line"]], *spot["at"]
        side = self.owner(fact)
        rim = f'<circle r="{r + 4}" fill="none" stroke="{paint["text"]}" stroke-width="2"/>' if self.is_home(fact) else ""
        dash = ' stroke-dasharray="5.3 4.1"' if fact.kind == "abandoned" else ""
        fill = side["colour"][self.theme] if side else paint["polis" if fact.kind == "polis" else "disc"]
        gap = f'<circle r="{r - 4.2}" fill="none" stroke="{paint["ground"]}" stroke-width="1.4"/>' if side else ""
        ink = self.doc["ink"][self.theme] if side else ""
        return (
            f'<g transform="translate({x} {y})"><circle r="{r + (6.5 if rim else 2)}" fill="{paint["ground"]}"/>{rim}'
            f'<circle r="{r - 1.8}" fill="{fill}" stroke="{colour}" stroke-width="3.6"{dash}/>{gap}'
            f"{''.join(self.glyph(name, place, colour, ink) for name, place in glyphs(fact))}</g>"
            + (self.token(spot, side) if side else "")
        )

    def owner(self, fact: Any) -> dict[str, Any] | None:
        sides = {side["id"]: side for side in self.doc["sides"]}
        owner = HOMES[self.edition].get(fact.id) if self.owned else None
        return sides[owner] if owner else None

    def is_home(self, fact: Any) -> bool:
        return fact.id in HOMES[self.edition]

    def glyph(self, name: str, place: tuple[float, float, float], colour: str, ink: str) -> str:
        x, y, size = place
        paint = {"mark-hansa": colour, "mark-abandoned": self.paint["muted"]}.get(name) or TINTS[self.theme][name]
        return (
            f'<use href="#{name}" x="{x - size / 2}" y="{y - size / 2}" width="{size}" height="{size}" '
            f'style="color:{ink or paint};--outline:{"transparent" if ink else self.paint["disc"]}"/>'
        )

    def token(self, spot: dict[str, Any], side: dict[str, Any]) -> str:
        (x, y), r = spot["token"], self.sizes["token"]
        return (
            f'<g transform="translate({x} {y})"><circle r="{r}" fill="{side["colour"][self.theme]}" stroke="{self.paint["ground"]}" '
            f'stroke-width="2.5"/><text y="5.6" text-anchor="middle" font-size="16" font-weight="7" '
            f'fill="{self.doc["ink"][self.theme]}">{side["letter"][self.language]}</text></g>'
        )

    def badge(self, line: dict[str, Any], at: list[float]) -> str:
        size = self.sizes["badge"]
        return (
            f'<g transform="translate({at[0]} {at[1]})"><rect x="{-size / 2}" y="{-size / 2}" width="{size}" height="{size}" rx="6" '
            f'fill="{line["colour"][self.theme]}" stroke="{self.paint["ground"]}" stroke-width="3"/>'
            f'<text y="7" text-anchor="middle" font-size="20" font-weight="700" fill="{self.doc["ink"][self.theme]}">{line["number"]}</text></g>'
        )

    def label(self, spot: dict[str, Any]) -> str:
        label = spot["label"] if self.is_near else spot["far"]
        if label is None:
            return ""
        size = self.sizes["label" if self.is_near else "far"]
        step = self.sizes["step"] if self.is_near else size
        fact = self.facts[spot["id"]]
        fill = self.paint["second" if fact.kind in {"hansa", "abandoned"} else "text"]
        return "".join(
            f'<text x="{label["x"]}" y="{label["y"][self.language] + k * step:.1f}" text-anchor="{label["anchor"]}" font-size="{size}" '
            f'fill="{fill}" stroke="{self.paint["ground"]}" stroke-opacity="0.85" stroke-width="5" stroke-linejoin="round" paint-order="stroke">{words}</text>'
            for k, words in enumerate(label["lines"][self.language])
        )


def glyphs(fact: Any) -> list[tuple[str, tuple[float, float, float]]]:
    """What stands in the disc of a station, and where."""
    if fact.kind in {"hansa", "abandoned"}:
        return [(f"mark-{fact.kind}", (0, 0, 17))]
    if hasattr(fact, "yields"):
        amounts = [(name, getattr(fact.yields, name)) for name in ("ammo", "pig", "mushroom")]
        names = [f"resource-{name}" for name, count in amounts for _ in range(count)]
    else:
        names = [f"resource-{fact.resource}"]
    return list(zip(names, SLOTS[len(names)], strict=True))


def faces(fonts: Path) -> str:
    """The fonts as style rules that hold the files themselves."""
    rules = []
    for family, package, weights in FACES:
        for subset, span in RANGES:
            for weight in weights:
                file = fonts / package / "files" / f"{package}-{subset}-{weight}-normal.woff2"
                data = base64.b64encode(file.read_bytes()).decode("ascii")
                rules.append(
                    f"@font-face{{font-family:'{family}';font-weight:{weight};unicode-range:{span};"
                    f"src:url(data:font/woff2;base64,{data})}}"
                )
    return "".join(rules)


def symbols() -> str:
    """All symbols of the sheets of art."""
    sheets = [file.read_text(encoding="utf-8") for file in sorted(ART.glob("*.svg"))]
    return "".join(part for sheet in sheets for part in re.findall(r"<symbol.*?</symbol>", sheet, re.S))


def photograph(svg: Path, png: Path, size: tuple[int, int], ratio: float) -> None:
    """The picture as pixels, taken by Chromium."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        print("no Chromium: only SVG files are written")
        return
    command = [
        browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        f"--force-device-scale-factor={ratio}", f"--window-size={size[0]},{size[1]}",
        f"--screenshot={png}", svg.as_uri(),
    ]
    subprocess.run(command, check=True, capture_output=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "map")
    parser.add_argument("--fonts", type=Path, default=FONTS)
    parser.add_argument("--edition", choices=["first", "second"], nargs="*", default=["first", "second"])
    parser.add_argument("--language", nargs="*", default=["en", "ru", "hu"])
    parser.add_argument("--theme", choices=list(THEMES), default="tunnel")
    parser.add_argument("--size", default="900x676", help="pixels; the map is fitted into them")
    parser.add_argument("--zoom", type=float, default=1, help="times the zoom that fits")
    parser.add_argument("--at", default="", help="X,Y of the middle, when zoomed")
    parser.add_argument("--ratio", type=float, default=2, help="device pixels for a pixel")
    parser.add_argument("--owned", action="store_true", help="show home stations as owned")
    parser.add_argument("--json", action="store_true", help="write the documents instead")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for edition in options.edition:
        for language in options.language:
            draw(options, edition, language)
    return 0


def draw(options: argparse.Namespace, edition: str, language: str) -> None:
    width, height = map(int, options.size.split("x"))
    if options.json:
        content = load_first() if edition == "first" else load()
        text = json.dumps(document(edition, content), ensure_ascii=False)
        (options.out / f"{edition}.json").write_text(text, encoding="utf-8")
        return
    from metro2033.chart.layout import layout

    x, y, w, h = layout(edition).view
    scale = min(width / w, height / h) * options.zoom
    middle = [float(v) for v in options.at.split(",")] if options.at else [x + w / 2, y + h / 2]
    view = [middle[0] - width / scale / 2, middle[1] - height / scale / 2, width / scale, height / scale]
    drawing = Drawing(edition, language, options.theme, options.owned, scale)
    name = f"{edition}-{language}-{options.theme}-{options.size}-{options.zoom:g}x"
    svg = options.out / f"{name}.svg"
    svg.write_text(drawing.svg(view, (width, height), options.fonts), encoding="utf-8")
    photograph(svg, options.out / f"{name}.png", (width, height), options.ratio)
    print(svg.with_suffix(".png"), f"{scale:.3f} pixels for a unit")


if __name__ == "__main__":
    raise SystemExit(main())
