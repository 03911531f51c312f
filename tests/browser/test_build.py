"""What the built client weighs and where it looks for things."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from browser.place import CLIENT

MOST_SCRIPT = 200_000
"""Bytes of script, packed, that a first match may need."""


@pytest.fixture(scope="module")
def assets() -> list[Path]:
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: make client")
    return sorted((CLIENT.parent / "assets").iterdir())


def test_script_is_light(assets: list[Path]) -> None:
    # The texts of all languages and editions are counted, of which a reader needs one each.
    scripts = [file.read_bytes() for file in assets if file.suffix == ".js"]
    assert scripts
    assert sum(len(gzip.compress(script)) for script in scripts) < MOST_SCRIPT


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
