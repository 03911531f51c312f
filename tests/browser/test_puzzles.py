"""Puzzles in the browser: the list, a match that begins at one, the verdict, and the streak."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener

pytestmark = pytest.mark.slow

HIRE = "s2001-288"


def answer(page: Page, key: str) -> None:
    """Choose an answer and confirm it."""
    page.locator(f".decision [data-key='{key}']").first.click()
    page.locator("[data-confirm]").click()


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("language", "right", "why", "row"),
    [
        (
            *("en", "Right: that is the best move."),
            *("to be stronger in battle", "In a row: 1 (best: 1)"),
        ),
        ("ru", "Верно: это лучший ход.", "Усилить армию, чтобы", "Подряд: 1 (рекорд: 1)"),
        (
            *("hu", "Helyes: ez a legjobb lépés."),
            *("Toborozz egy katonát, hogy", "Sorozat: 1 (csúcs: 1)"),
        ),
    ],
)
def test_a_puzzle_is_solved(
    visit: Opener, language: str, is_phone: bool, right: str, why: str, row: str
) -> None:
    page = visit(f"/puzzles/{HIRE}", is_phone=is_phone, language=language)
    answer(page, "hire")
    expect(page.get_by_role("dialog").get_by_role("heading", name=right)).to_be_visible()
    expect(page.get_by_role("dialog").locator(".why")).to_contain_text(why)
    assert faults(page) == []
    page.goto(page.url.partition("/match/")[0] + "/puzzles")
    expect(page.locator(".figures")).to_contain_text(row)
    assert faults(page) == []


def test_a_worse_answer_is_explained_and_ends_the_streak(visit: Opener) -> None:
    page = visit(f"/puzzles/{HIRE}")
    answer(page, "pass")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("There was a better move.")
    expect(dialog.locator(".why")).to_contain_text("Better: hire")
    expect(dialog.locator("li.best")).to_contain_text("52%")
    expect(dialog.locator("li.own")).to_contain_text("32%")
    dialog.get_by_role("link", name="Try again").click()
    answer(page, "hire")
    expect(page.get_by_role("dialog")).to_contain_text("Right")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".figures")).to_contain_text("In a row: 0")
