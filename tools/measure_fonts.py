"""Writes src/metro2033/chart/widths.json: the widths of the map's letters, from the font files.

Needs the packages fonttools and brotli, and the @fontsource folder with the client's fonts.
"""

import json
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = {"PT Sans Narrow": "pt-sans-narrow", "Russo One": "russo-one"}
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-'’()ÁÉÍÓÖŐÚÜŰáéíóöőúüű"
CYRILLIC = "".join(map(chr, range(0x410, 0x450))) + "Ёё"


def main() -> int:
    folder = Path(sys.argv[1])
    widths = {name: measured(folder / package, package) for name, package in FONTS.items()}
    target = Path(__file__).resolve().parents[1] / "src/metro2033/chart/widths.json"
    target.write_text(json.dumps(widths, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return 0


def measured(folder: Path, package: str) -> dict[str, int]:
    """Advance widths in thousandths of the size."""
    widths: dict[str, int] = {}
    for subset in ("latin", "latin-ext", "cyrillic"):
        font = TTFont(folder / "files" / f"{package}-{subset}-400-normal.woff2")
        for code, glyph in font.getBestCmap().items():
            if chr(code) in LATIN + CYRILLIC:
                advance = font["hmtx"][glyph][0]
                widths.setdefault(chr(code), round(advance * 1000 / font["head"].unitsPerEm))
    return dict(sorted(widths.items()))


if __name__ == "__main__":
    raise SystemExit(main())
