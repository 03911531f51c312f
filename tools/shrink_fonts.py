"""Writes web/src/fonts: the client's fonts without hinting, which is most of their size.

Needs the packages fonttools and brotli, and the @fontsource folder with the original fonts. Screens
of today render outlines well without hints; letters, widths and names stay as they are. Digits and
punctuation get files of their own, so that a Russian page needs no Latin letters, and the Hungarian
letters too, so that a Hungarian page does not need those of all of Europe.
"""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont

WEIGHTS = {
    "jetbrains-mono": (400,),
    "pt-sans": (400, 700),
    "pt-sans-narrow": (400, 700),
    "russo-one": (400,),
}
FEATURES = ("kern", "liga", "lnum", "tnum")

SIGNS = {*range(0x20, 0x41), 0xA0, 0xAB, 0xB7, 0xBB, 0xD7, *range(0x2013, 0x2027), 0x2212}
HUNGARIAN = {0x150, 0x151, 0x170, 0x171}
PARTS: dict[str, tuple[str, Callable[[int], bool]]] = {
    "cyrillic": ("cyrillic", lambda _: True),
    "latin": ("latin", lambda code: code not in SIGNS),
    "signs": ("latin", lambda code: code in SIGNS),
    "latin-ext": ("latin-ext", lambda code: code not in HUNGARIAN),
    "hungarian": ("latin-ext", lambda code: code in HUNGARIAN),
}
"""The parts of a font, as in web/src/style/fonts.css: which original file has it, and its codes."""


def main() -> int:
    folder = Path(sys.argv[1])
    target = Path(__file__).resolve().parents[1] / "web/src/fonts"
    for family, weights in WEIGHTS.items():
        shutil.copy(folder / family / "LICENSE", target / f"{family}.LICENSE.txt")
        for weight in weights:
            for part, (script, is_wanted) in PARTS.items():
                source = folder / family / "files" / f"{family}-{script}-{weight}-normal.woff2"
                shrink(source, target / f"{family}-{part}-{weight}-normal.woff2", is_wanted)
    return 0


def shrink(source: Path, target: Path, is_wanted: Callable[[int], bool]) -> None:
    """The wanted letters without hinting."""
    options = Options(flavor="woff2", hinting=False, layout_features=list(FEATURES))
    font = TTFont(source)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if is_wanted(code)])
    subsetter.subset(font)
    save_font(font, str(target), options)


if __name__ == "__main__":
    sys.exit(main())
