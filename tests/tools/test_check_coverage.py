"""Coverage by area: what falls short is named, and every area is one of the package."""

from __future__ import annotations

from typing import Any

import pytest

from check_coverage import ROOT, Area, areas, shortfalls

pytestmark = pytest.mark.once


def told(lines: int, of_lines: int, branches: int, of_branches: int) -> dict[str, Any]:
    return {
        "summary": {
            "covered_lines": lines,
            "num_statements": of_lines,
            "covered_branches": branches,
            "num_branches": of_branches,
        }
    }


FILES = {
    "src/metro2033/table/a.py": told(90, 100, 5, 10),
    "/x/site-packages/metro2033/table/b.py": told(10, 10, 0, 0),
    "src/metro2033/server/table/c.py": told(0, 1000, 0, 0),
}


def test_an_area_that_falls_short_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = [Area("table", ("table/",), 87.5), Area("more", ("table/",), 87.6)]
    assert shortfalls(wanted, FILES) == ["more"]
    assert capsys.readouterr().out.splitlines() == [
        "table        87.5 % of at least 87.5 %",
        "more         87.5 % of at least 87.6 %  TOO LITTLE",
    ]


def test_an_area_that_nothing_ran_falls_short() -> None:
    assert shortfalls([Area("bots", ("bots/",), 1)], FILES) == ["bots"]


def test_every_area_is_of_the_package() -> None:
    found = areas((ROOT / "pyproject.toml").read_text("utf-8"))
    assert {"rules", "table", "store", "access"} <= {area.name for area in found}
    package = ROOT / "src" / "metro2033"
    names = [str(path.relative_to(package)) for path in package.rglob("*.py")]
    for area in found:
        for part in area.files:
            assert any(name.startswith(part) for name in names), part
