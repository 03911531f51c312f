"""Puzzles in the browser: the list, a match that begins at one, the verdict, and the streak."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener

pytestmark = pytest.mark.slow

HIRE, FIGHT = "s2001-288", "f3002-509"


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


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (820, 1180)], ids=str)
def test_the_sum_of_a_fight_leaves_the_last_word_in_sight(
    visit: Opener, size: tuple[int, int]
) -> None:
    page = visit("/", is_phone=True, language="ru")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{page.url}puzzles/{FIGHT}")
    page.locator(".decision [data-key='attack_station:ulitsa_1905']").first.click()
    total = page.locator(".decision .preview .total")
    expect(total).to_be_hidden()
    page.locator(".decision .preview summary").click()
    for part in (total, page.locator("[data-confirm]")):
        expect(part).to_be_in_viewport(ratio=1)


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
