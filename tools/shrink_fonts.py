"""Writes web/src/fonts: the client's fonts without hinting, which is most of their size.

Needs the packages fonttools and brotli, and the @fontsource folder with the original fonts. Screens
of today render outlines well without hints; letters, widths and names stay as they are.
"""

import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont

WEIGHTS = {
    "jetbrains-mono": (400,),
    "pt-sans": (400, 700),
    "pt-sans-narrow": (400, 700),
    "russo-one": (400,),
}
SCRIPTS = ("cyrillic", "latin", "latin-ext")
FEATURES = ("kern", "liga", "lnum", "tnum")


def main() -> int:
    folder = Path(sys.argv[1])
    target = Path(__file__).resolve().parents[1] / "web/src/fonts"
    for family, weights in WEIGHTS.items():
        shutil.copy(folder / family / "LICENSE", target / f"{family}.LICENSE.txt")
        for weight in weights:
            for script in SCRIPTS:
                name = f"{family}-{script}-{weight}-normal.woff2"
                shrink(folder / family / "files" / name, target / name)
    return 0


def shrink(source: Path, target: Path) -> None:
    """The same letters without hinting."""
    options = Options(flavor="woff2", hinting=False, layout_features=list(FEATURES))
    font = TTFont(source)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=list(font.getBestCmap()))
    subsetter.subset(font)
    save_font(font, str(target), options)


if __name__ == "__main__":
    sys.exit(main())
