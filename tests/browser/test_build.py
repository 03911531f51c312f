"""What the built client weighs and where it looks for things."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.place import CLIENT, running_site
from browser.screens import BOT, ME, made

MOST_FIRST_PAGE = 120_000
MOST_MATCH = 260_000
"""Bytes on the wire, fonts and all, for a browser that has been nowhere else."""
MOST_SCRIPTS = 220_000
"""Bytes of a match that are scripts."""
MOST_PICTURES = 400_000
"""Bytes of all pictures of cards and pieces, compressed."""


@pytest.fixture(scope="module")
def assets() -> list[Path]:
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: make client")
    return sorted((CLIENT.parent / "assets").iterdir())


def wire_bytes(context: BrowserContext, url: str, shown: str) -> tuple[Page, int, int]:
    """A page that is opened, the bytes that came until it had all it wants, those of scripts."""
    page, sizes, scripts = context.new_page(), dict[str, int](), set[str]()
    network = context.new_cdp_session(page)
    network.send("Network.enable")

    def came(told: dict[str, Any]) -> None:
        sizes[told["requestId"]] = told["encodedDataLength"]

    def begun(told: dict[str, Any]) -> None:
        if told["type"] == "Script":
            scripts.add(told["requestId"])

    network.on("Network.responseReceived", begun)
    network.on("Network.loadingFinished", came)
    page.goto(url)
    expect(page.locator(shown)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    network.detach()
    return page, sum(sizes.values()), sum(sizes.get(script, 0) for script in scripts)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("locale", "name", "bot"),
    [("en-GB", "Anna", "Stalker"), ("ru-RU", "Анна", "Сталкер"), ("hu-HU", "Anna", "Sztalker")],
)
def test_pages_are_light(
    chromium: Browser, tmp_path: Path, locale: str, name: str, bot: str
) -> None:
    # A server of its own: the lists of matches that others have played weigh something too.
    with running_site(tmp_path) as site:
        first = chromium.new_context(locale=locale, service_workers="block")
        page, size, _ = wire_bytes(first, site.url, "main")
        assert 50_000 < size <= MOST_FIRST_PAGE
        seats = {**ME, "name": name}, {**BOT, "name": bot}
        page.goto(f"{site.url}/match/{made(page, 'second', *seats, start=True)}")
        expect(page.locator(".decision")).to_be_visible()
        # The same person in a browser that has kept no file.
        second = chromium.new_context(
            locale=locale, service_workers="block", storage_state=first.storage_state()
        )
        _, size, scripts = wire_bytes(second, page.url, ".decision")
        assert MOST_FIRST_PAGE < size <= MOST_MATCH
        assert 50_000 < scripts <= MOST_SCRIPTS
        first.close()
        second.close()


def test_pictures_are_light(assets: list[Path]) -> None:
    drawn = [file for file in assets if file.name.startswith("picture-")]
    drawn += [file for file in assets if file.suffix in {".svg", ".png", ".webp", ".avif"}]
    packed = [brotli(file) for file in drawn if file.suffix != ".br" and file.suffix != ".gz"]
    assert 10_000 < sum(packed) <= MOST_PICTURES


def brotli(file: Path) -> int:
    """The bytes of a file on the wire."""
    packed = file.with_name(f"{file.name}.br")
    return (packed if packed.is_file() else file).stat().st_size


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
