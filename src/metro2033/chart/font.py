"""How wide the letters of the map are: names keep their room where its fonts are missing."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

MISSING: Final = 500
"""The width of a letter that was not measured."""


@cache
def widths() -> dict[str, dict[str, int]]:
    """Letters by font, in thousandths of the size; `tools/measure_fonts.py` writes them."""
    text = files(__package__).joinpath("widths.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, int]] = json.loads(text)
    return found


def width(words: str, size: float, family: str) -> float:
    """How wide words are in the first font of a family, at some size."""
    letters = widths()[family.partition(",")[0]]
    return sum(letters.get(letter, MISSING) for letter in words) * size / 1000
