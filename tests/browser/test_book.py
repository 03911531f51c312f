"""The rulebook for players: every chapter in every language, at desk and on small phones."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener
from metro2033.handbook import book
from metro2033.i18n import languages
from metro2033.rulebook import EDITIONS

pytestmark = pytest.mark.slow

CODE: Final = re.compile(r"\b[ER][12]-[A-Z0-9]")

SIZES: Final = ((360, 640), (390, 844), (820, 1180), (1280, 720))

EXHIBITS: Final = "figure, table, aside, .setup, dl"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
def test_every_chapter_is_read_without_codes(
    visit: Opener, edition: str, language: str, is_phone: bool
) -> None:
    told = book(edition, language)
    page = visit(f"/rules/{edition}", is_phone=is_phone, language=language)
    for chapter in told.chapters:
        open_chapter(page, chapter.id, chapter.title)
        shown = page.locator(".text")
        assert not CODE.search(shown.inner_text()), chapter.id
        for paragraph in chapter.paragraphs:
            expect(page.locator(f"#told-{paragraph.tag} > p").first).to_be_visible()
        assert shown.locator(EXHIBITS).count() > 0, chapter.id
        # Figures are drawn with the table's own cards and map, as soon as these have come.
        figures = sum(len(p.figures) for p in chapter.paragraphs)
        expect(shown.locator(".paragraph > figure")).to_have_count(figures)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), chapter.id


def open_chapter(page: Page, id: str, title: str) -> None:
    """Go to a chapter by the list of contents."""
    page.locator(f"nav.chapters a[href$='/{id}']").click()
    expect(page.locator(f"section.chapter#{id} > h2")).to_have_text(title)


@pytest.mark.parametrize(("edition", "chapter"), [("first", "fights"), ("second", "setup")])
def test_chapters_fit_every_screen_and_axe_finds_nothing(
    visit: Opener, edition: str, chapter: str
) -> None:
    page = visit(f"/rules/{edition}/{chapter}", language="hu")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".map svg").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


def test_an_example_shows_its_sum_part_by_part_and_can_be_played(visit: Opener) -> None:
    page = visit("/rules/first/strength", is_phone=True)
    example = page.locator("aside").first
    sums = example.locator(".sums .side")
    expect(sums).to_have_count(2)
    assert words_of(sums.nth(0).inner_text()) == (
        "Polis 4 Hunter + 2 Makarov Pistol + 1 Activity + 6 Dice = 13"
    )
    assert words_of(sums.nth(1).inner_text()) == (
        "Red Line 9 Station level + 1 Activity + 5 Dice = 15"
    )
    expect(sums.nth(1)).to_have_class(re.compile("winner"))
    example.get_by_role("button", name="Play from here").click()
    page.locator("main form button.primary").click()
    expect(page).to_have_url(re.compile("/match/"))


def words_of(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())


def test_the_set_up_is_stepped_by_keys_and_a_rule_opens_its_step(visit: Opener) -> None:
    page = visit("/rules/second/setup")
    steps = page.locator(".setup")
    expect(steps).to_contain_text("Step 1 / 7")
    # Without motion nothing plays by itself.
    expect(steps.get_by_role("button", name="Play all steps")).to_have_count(0)
    steps.focus()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    expect(steps).to_contain_text("Step 7 / 7")
    expect(steps).to_contain_text("Geiger Counter")
    expect(steps.locator(".players li")).to_have_count(3)
    page.keyboard.press("ArrowLeft")
    expect(steps).to_contain_text("Step 6 / 7")
    steps.get_by_role("button", name="Next step").click()
    expect(steps).to_contain_text("Step 7 / 7")
    page.goto(page.url.replace("/setup", "/E2-SETUP-018"))
    expect(page.locator("#E2-SETUP-018")).to_be_in_viewport()
    expect(steps).to_contain_text("Step 5 / 7")


@pytest.mark.parametrize(
    ("language", "word", "tag"),
    [("en", "captured", "capture"), ("ru", "голосами", "laws"), ("hu", "kockával", "production")],
)
def test_search_finds_forms_of_words_in_the_prose(
    visit: Opener, language: str, word: str, tag: str
) -> None:
    edition = "second" if tag == "laws" else "first"
    page = visit(f"/rules/{edition}", language=language)
    page.get_by_role("searchbox").fill(word)
    hit = page.locator(f".hit[href$='/{tag}']").first
    assert not CODE.search(page.locator(".text").inner_text())
    hit.click()
    expect(page.locator(f"#told-{tag}")).to_be_in_viewport()
    expect(page.locator(f"#told-{tag}")).to_have_class(re.compile("target"))
