"""What the built client weighs and where it looks for things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.place import CLIENT, Site, running_site

MOST_FIRST_PAGE = 120_000
MOST_MATCH = 260_000
"""Bytes on the wire, fonts and all, for a browser that has been nowhere else."""


@pytest.fixture(scope="module")
def assets() -> list[Path]:
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: make client")
    return sorted((CLIENT.parent / "assets").iterdir())


def wire_bytes(context: BrowserContext, url: str, shown: str) -> tuple[Page, int]:
    """A page that is opened, and the bytes that came until it had all it wants."""
    page, sizes = context.new_page(), list[int]()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page.goto(url)
    expect(page.locator(shown)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    network.detach()
    return page, sum(sizes)


@pytest.mark.slow
def test_pages_are_light(chromium: Browser, tmp_path: Path) -> None:
    # A server of its own: the lists of matches that others have played weigh something too.
    with running_site(tmp_path) as site:
        check_weights(chromium, site)


def check_weights(chromium: Browser, site: Site) -> None:
    """Both pages weigh what they may, the first one in every language."""
    for locale in ("ru-RU", "hu-HU"):
        context = chromium.new_context(locale=locale, service_workers="block")
        _, size = wire_bytes(context, site.url, "main")
        assert 50_000 < size <= MOST_FIRST_PAGE, locale
        context.close()
    first = chromium.new_context(locale="en-GB", service_workers="block")
    page, size = wire_bytes(first, site.url, "main")
    assert 50_000 < size <= MOST_FIRST_PAGE
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".decision")).to_be_visible()
    # The same person in a browser that has kept no file.
    second = chromium.new_context(
        locale="en-GB", service_workers="block", storage_state=first.storage_state()
    )
    _, size = wire_bytes(second, page.url, ".decision")
    assert MOST_FIRST_PAGE < size <= MOST_MATCH
    first.close()
    second.close()


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
