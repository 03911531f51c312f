"""What the built client weighs and where it looks for things."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener
from browser.place import CLIENT

MOST_SCRIPT = 200_000
"""Bytes of script, packed, that a first match may need."""


@pytest.fixture(scope="module")
def assets() -> list[Path]:
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: make client")
    return sorted((CLIENT.parent / "assets").iterdir())


@pytest.mark.slow
def test_a_first_match_needs_little_script(visit: Opener, assets: list[Path]) -> None:
    page = visit("/icon.svg")
    fetched: set[str] = set()
    page.on("request", lambda request: fetched.add(request.url.rpartition("/")[2]))
    page.goto(page.url.removesuffix("icon.svg"))
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".decision")).to_be_visible()
    scripts = [file for file in assets if file.suffix == ".js" and file.name in fetched]
    assert len(scripts) > 2
    assert sum(len(gzip.compress(file.read_bytes())) for file in scripts) <= MOST_SCRIPT


def test_nothing_is_fetched_from_elsewhere(assets: list[Path]) -> None:
    for file in [CLIENT, *assets]:
        if file.suffix in {".js", ".css", ".html"}:
            found = re.findall(
                r"(?:src|href|url)\W{1,3}https?://[^\"')\s]+", file.read_text("utf-8")
            )
            assert not found, file.name


def test_all_fonts_are_ours_to_give(assets: list[Path]) -> None:
    names = {file.name.split("-latin")[0] for file in assets if "-latin-4" in file.name}
    assert names == {"jetbrains-mono", "pt-sans", "pt-sans-narrow", "russo-one"}
