"""Text of twice the size: no card is cut, nothing lies over something else, all can be read."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESK, PHONE, Opener
from browser.player import Player
from browser.screens import BOT, CHANGE, ME, made

pytestmark = pytest.mark.slow

CUT: Final = """(cards) => [...document.querySelectorAll(cards)].filter((card) =>
    card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1
).map((card) => card.textContent.trim().slice(0, 60))"""

COVERED: Final = """() => {
    const cards = [...document.querySelectorAll('.choice .card')];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    return boxes.flatMap((box, i) => boxes.slice(i + 1).filter((other) =>
        box.bottom > other.top + 1 && other.bottom > box.top + 1
        && box.right > other.left + 1 && other.right > box.left + 1
    ).map((other) => `${box.bottom} over ${other.top}`));
}"""
"""Cards to choose from that lie on each other."""

OVERLAPS: Final = """() => {
    const parts = [...document.querySelectorAll('.bottom section')];
    const boxes = parts.map((part) => {
        const inside = [...part.querySelectorAll('h3, li, .mini')];
        return Math.max(...inside.map((it) => it.getBoundingClientRect().right));
    });
    return parts.slice(1).filter((part, i) => part.getBoundingClientRect().left + 1 < boxes[i])
        .map((part) => part.getAttribute('aria-label'));
}"""
"""Parts of the row of cards that begin before the one beside them has ended."""


HALF_LINES: Final = """() => [...document.querySelectorAll('.mini')].filter((card) => {
    const lines = card.querySelector('.lines');
    const height = lines.clientHeight / parseFloat(getComputedStyle(lines).lineHeight);
    const isWhole = card.closest('.names, .sheet') || Math.abs(height - Math.round(height)) < 0.1;
    const { bottom } = lines.getBoundingClientRect();
    return !isWhole || bottom > card.getBoundingClientRect().bottom + 1;
}).map((card) => card.textContent.trim())"""
"""Small cards that show a part of a line, or more than they have room for."""


def read_large(page: Page) -> None:
    """Choose the largest text there is."""
    page.evaluate(CHANGE, json.dumps({"language": "en", "scale": 200}))
    page.wait_for_function("() => document.documentElement.style.fontSize === '200%'")


def test_large_text_is_cut_nowhere_and_small_cards_open(visit: Opener) -> None:
    page = visit()
    page.goto(f"{page.url}match/{made(page, 'second', ME, BOT, BOT, start=True)}")
    player = Player(page)
    player.await_question()
    read_large(page)
    expect(page.locator(".choice .card")).to_have_count(6)
    assert page.evaluate(CUT, ".choice .card") == []
    assert page.evaluate(COVERED) == []
    page.locator(".choice .pick").last.scroll_into_view_if_needed()
    expect(page.locator(".choice .pick .said").last).to_be_in_viewport()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator(".sheet .card").first).to_be_visible()
    assert page.evaluate(CUT, ".sheet .card") == []
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    while page.locator(".bottom .mini.equipment").count() < 4:
        player.answer()
        player.await_question()
    assert page.evaluate(OVERLAPS) == []
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        if size is PHONE:
            page.locator(".sheet [role=tab]").nth(1).click()
        expect(page.locator(".mini.equipment").nth(3)).to_be_attached()
        page.wait_for_function(f"() => ({HALF_LINES})().length === 0")
        # A phone has room for all that is printed on them.
        assert size is DESK or page.evaluate(CUT, ".mini .lines") == []
    # A small card is opened by a key as by a click, and says all that is printed on it.
    small = page.locator(".bottom .mini").first
    said = small.get_attribute("title") or ""
    small.focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog").locator(".card")
    for sentence in said.split(". "):
        expect(card).to_contain_text(sentence)
    assert page.evaluate(CUT, "dialog .card") == []
    page.keyboard.press("Escape")
    expect(small).to_be_focused()
