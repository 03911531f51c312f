"""Whether tests run as much of each area of the package as pyproject.toml asks for.

    coverage json --data-file=.cache/coverage -o .cache/coverage.json
    python tools/check_coverage.py .cache/coverage.json [AREA...]

Lines and branches count alike. The exit status is the number of areas that fall short.
"""

from __future__ import annotations

import json
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = "metro2033/"


@dataclass(frozen=True)
class Area:
    """Files of the package, by the beginnings of their names, and the least share of them, in %."""

    name: str
    files: tuple[str, ...]
    least: float


def areas(text: str) -> list[Area]:
    """The areas of pyproject.toml."""
    found = tomllib.loads(text)["tool"]["metro2033"]["coverage"]
    return [Area(name, tuple(area["files"]), area["least"]) for name, area in found.items()]


def share(area: Area, files: dict[str, Any]) -> float | None:
    """How much of an area was run, in percent; None where nothing of it was looked at."""
    run = there = 0
    for name, told in files.items():
        if not name.rpartition(PACKAGE)[2].startswith(area.files):
            continue
        counts = told["summary"]
        run += counts["covered_lines"] + counts["covered_branches"]
        there += counts["num_statements"] + counts["num_branches"]
    return 100 * run / there if there else None


def shortfalls(wanted: list[Area], files: dict[str, Any]) -> list[str]:
    """Print each area; the names of those of which too little was run."""
    found = []
    for area in wanted:
        part = share(area, files)
        is_short = part is None or part < area.least
        told = "nothing" if part is None else f"{part:.1f} %"
        mark = "  TOO LITTLE" if is_short else ""
        sys.stdout.write(f"{area.name:10} {told:>8} of at least {area.least} %{mark}\n")
        if is_short:
            found.append(area.name)
    return found


def main() -> int:
    report, *names = sys.argv[1:]
    known = areas((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [area for area in known if not names or area.name in names]
    return len(shortfalls(wanted, json.loads(Path(report).read_text("utf-8"))["files"]))


if __name__ == "__main__":
    sys.exit(main())
