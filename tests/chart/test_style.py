"""Colours can be told from their ground, and the art keeps to one hand."""

import re
from pathlib import Path

import pytest

from metro2033.chart.layout import Colours, style

GROUNDS = Colours(tunnel="#12100E", paper="#F3ECDD", contrast="#000000")
THEMES = ("tunnel", "paper", "contrast")
ART = Path(__file__).resolve().parents[2] / "web" / "src" / "art"
SYMBOL = re.compile(r'<symbol id="([a-z0-9-]+)" viewBox="0 0 24 24">(.*?)</symbol>', re.DOTALL)


def contrast(one: str, other: str) -> float:
    lights = sorted(map(light, (one, other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def light(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", THEMES)
def test_lines_areas_and_owners_stand_out_from_the_ground(theme: str) -> None:
    ground = getattr(GROUNDS, theme)
    for line in style().lines:
        assert contrast(getattr(line.colour, theme), ground) >= 3.5, line.id
    for side in style().sides:
        assert contrast(getattr(side.colour, theme), ground) >= 4, side.id
        assert contrast(getattr(side.ground, theme), ground) >= 3, side.id


@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read_on_the_colours_of_owners_and_lines(theme: str) -> None:
    ink = getattr(style().ink, theme)
    looks = [(line.id, line.colour) for line in style().lines]
    looks += [(side.id, side.colour) for side in style().sides]
    for name, colour in looks:
        assert contrast(getattr(colour, theme), ink) >= 4.5, name


def test_every_emblem_is_drawn() -> None:
    assert {side.emblem for side in style().sides} <= set(symbols())


def test_symbols_have_one_colour_and_an_outline() -> None:
    assert len(symbols()) > 30
    for name, inside in symbols().items():
        paints = set(re.findall(r'(?:fill|stroke)="([^"]+)"', inside))
        assert paints <= {"currentColor", "var(--outline)", "none"}, name
        assert "currentColor" in paints, name
        assert "style=" not in inside, name


def symbols() -> dict[str, str]:
    sheets = [sheet.read_text(encoding="utf-8") for sheet in sorted(ART.glob("*.svg"))]
    found = [symbol for sheet in sheets for symbol in SYMBOL.findall(sheet)]
    assert len({name for name, _ in found}) == len(found)
    return dict(found)
