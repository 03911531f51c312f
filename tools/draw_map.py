"""Draws the maps of both editions: SVG, and PNG if Chromium is installed.

The browser client draws the same documents; drawing order and strokes here are its model.
Fonts come from the packages @fontsource/pt-sans-narrow and @fontsource/russo-one.
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

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from map_drawing import MapDrawing
from metro2033.chart.picture import THEMES

ART = ROOT / "web" / "src" / "art"
FACES = (("PT Sans Narrow", "pt-sans-narrow", (400, 700)), ("Russo One", "russo-one", (400,)))
RANGES = (("latin", "U+0-FF,U+2000-206F"), ("latin-ext", "U+100-2FF"), ("cyrillic", "U+400-45F"))


def faces(fonts: Path) -> str:
    """The fonts as style rules with the files embedded."""
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


def inlaid(fonts: Path) -> str:
    """What the pictures need to be self-contained: fonts and symbols."""
    return f"<style>{faces(fonts)}</style><defs>{symbols()}</defs>"


def symbols() -> str:
    """All symbols of the art sheets."""
    sheets = "".join(file.read_text(encoding="utf-8") for file in sorted(ART.glob("*.svg")))
    return "".join(re.findall(r"<symbol.*?</symbol>", sheets, re.DOTALL))


def photograph(svg: Path, size: tuple[int, int], ratio: float) -> None:
    """Render the picture to PNG with Chromium."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        print("no Chromium: only SVG files are written")
        return
    switches = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    shape = [f"--force-device-scale-factor={ratio}", f"--window-size={size[0]},{size[1]}"]
    target = f"--screenshot={svg.with_suffix('.png')}"
    command = [browser, *switches, *shape, target, svg.as_uri()]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    fonts = ROOT / "web" / "node_modules" / "@fontsource"
    both = ["first", "second"]
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "map")
    parser.add_argument("--fonts", type=Path, default=fonts, help="the @fontsource folder")
    parser.add_argument("--edition", choices=both, nargs="*", default=both)
    parser.add_argument("--language", nargs="*", default=["en", "ru", "hu"])
    parser.add_argument("--theme", choices=list(THEMES), default="tunnel")
    parser.add_argument("--size", default="900x676", help="in pixels; the map is fitted to it")
    parser.add_argument("--zoom", type=float, default=1, help="relative to the zoom that fits")
    parser.add_argument("--at", default="", help="X,Y of the centre, if zoomed")
    parser.add_argument("--ratio", type=float, default=2, help="device pixels per pixel")
    parser.add_argument("--owned", action="store_true", help="show home stations as owned")
    parser.add_argument("--json", action="store_true", help="write the documents instead")
    return parser.parse_args()


def main() -> int:
    asked = options()
    asked.out.mkdir(parents=True, exist_ok=True)
    inlay = "" if asked.json else inlaid(asked.fonts)
    width, height = map(int, asked.size.split("x"))
    for edition in asked.edition:
        for language in asked.language:
            drawing = MapDrawing(edition, language, asked.theme)
            drawing.owners = drawing.homes if asked.owned else {}
            if asked.json:
                told = json.dumps(drawing.doc, ensure_ascii=False)
                (asked.out / f"{edition}.json").write_text(told, encoding="utf-8")
                break
            svg = drawing.svg((width, height), asked.zoom, asked.at, inlay)
            name = f"{edition}-{language}-{asked.theme}-{asked.size}-{asked.zoom:g}x.svg"
            (asked.out / name).write_text(svg, encoding="utf-8")
            photograph(asked.out / name, (width, height), asked.ratio)
            print(asked.out / name, f"{drawing.zoom:.3f} pixels per unit")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
