"""Screens that everybody can use: checked by axe-core, in every language and theme."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.player import Player

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    if not AXE.is_file():
        pytest.skip(f"{AXE} is missing: make client brings it")
    if not page.evaluate("'axe' in window"):
        # Evaluated and not inserted: the page allows no foreign scripts.
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{v['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for v in found["violations"]
        for node in v["nodes"]
    ]


@pytest.mark.parametrize(
    ("language", "theme"), [("en", "tunnel"), ("ru", "paper"), ("hu", "contrast")]
)
def test_every_screen_is_accessible(visit: Opener, language: str, theme: str) -> None:
    page = visit(language=language, theme=theme)
    page.locator("nav button").first.click()
    expect(page.locator("form")).to_be_visible()
    assert not faults(page)
    page.locator("form button.primary").click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert not faults(page)
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not faults(page)
    page.keyboard.press("Escape")
    player = Player(page)
    for _ in range(6):
        player.await_question()
        player.answer()
    player.await_question()
    assert not faults(page)


def test_a_phone_shows_what_is_asked_without_scrolling_sideways(visit: Opener) -> None:
    page = visit(is_phone=True)
    page.locator("nav button").first.tap()
    page.locator("form button.primary").tap()
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".decision .options button").first.tap()
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_in_viewport()
    box = confirm.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert not faults(page)
    confirm.tap()
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert (
        page.evaluate(
            """() => [...document.querySelectorAll('button')].filter((button) => {
            const box = button.getBoundingClientRect();
            return box.width && (box.height < 24 || box.width < 24);
        }).map((button) => button.outerHTML)"""
        )
        == []
    )
