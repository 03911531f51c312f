"""The review of a finished match: made in the background, read and learned from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opener
from browser.place import Site
from metro2033.i18n import text

RECORD = Path(__file__).parents[1] / "replays" / "second" / "two_goals.jsonl"
BETTER = {"en": "Better: ", "ru": "Лучше было ", "hu": "Jobb lett volna: "}
"""How the sentence begins that says what would have been better."""

PATIENCE = 240_000
"""Milliseconds that a review may take on a busy machine with the plain engine."""


@pytest.fixture(scope="module")
def match(site: Site) -> Iterator[str]:
    """A finished match that was taken in."""
    with httpx.Client(base_url=site.url) as client:
        taken = client.post("/api/records", content=RECORD.read_text(encoding="utf-8"))
        yield taken.json()["id"]


def say(message: str, language: str, part: str | None = None) -> str:
    return text(message, language=language, part=part)


def lessons_of(page: Page, language: str) -> Locator:
    """The buttons that ask for the mistakes of a player."""
    begins = text("review-lessons", {"name": ""}, language, part="of").strip()
    return page.get_by_role("button", name=begins)


def reviewed(page: Page, language: str) -> None:
    """Ask for the review, unless it is there, and wait for the whole of it."""
    begin = page.get_by_role("button", name=say("review-begin", language))
    lessons = lessons_of(page, language).first
    expect(begin.or_(page.get_by_role("progressbar")).or_(lessons).first).to_be_visible()
    if begin.is_visible():
        begin.click()
    expect(lessons).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_a_review_tells_accuracy_luck_and_moments_and_asks_again(
    visit: Opener, match: str, language: str, is_phone: bool
) -> None:
    page = visit(f"/replay/{match}?review", language=language, is_phone=is_phone)
    reviewed(page, language)
    panel = page.get_by_role("tabpanel")
    for caption in ("review-accuracy", "review-luck"):
        expect(panel.locator("caption", has_text=say(caption, language))).to_be_visible()
    expect(panel.locator("ol > li").first).to_be_visible()
    assert "{" not in panel.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    decisions = panel.locator("details")
    decisions.locator("summary").click()
    rows = decisions.locator("li button")
    whole = rows.count()
    decisions.locator("select").nth(1).select_option("mistake")
    assert 0 < rows.count() < whole
    rows.first.click()
    expect(rows.first).to_have_attribute("aria-current", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # Factions and players are named though the match has not begun where it is shown.
    expect(lessons_of(page, language).first).to_contain_text("(Artyom)")
    lessons_of(page, language).first.click()
    expect(panel.get_by_role("heading", name="1 / ")).to_contain_text("(Artyom)")
    answers = panel.locator(".answers button")
    expect(answers.nth(1)).to_be_visible()
    answers.first.click()
    expect(panel.get_by_role("status")).to_be_in_viewport(ratio=1)
    expect(panel.locator(".answers .right")).to_have_count(1)
    expect(panel.locator(".better")).to_have_text(re.compile(rf"^{BETTER[language]}.+\.$"))
    expect(panel.locator(".better")).to_be_in_viewport(ratio=1)
    assert "{" not in panel.inner_text()


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_the_controls_of_a_replay_stand_in_one_row(
    visit: Opener, match: str, language: str
) -> None:
    page = visit(f"/replay/{match}", language=language)
    page.set_viewport_size({"width": 1280, "height": 720})
    controls = page.locator("footer:has(.scrub) > *")
    expect(controls.last).to_be_visible()
    boxes = [box for box in (part.bounding_box() for part in controls.all()) if box]
    assert len(boxes) > 8
    assert max(box["y"] for box in boxes) < min(box["y"] + box["height"] for box in boxes)


def test_a_reload_stays_with_the_review(visit: Opener, match: str) -> None:
    page = visit(f"/replay/{match}?review")
    reviewed(page, "en")
    page.reload()
    expect(page.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")


def test_play_goes_on_from_a_mistake(visit: Opener, match: str) -> None:
    page = visit(f"/replay/{match}?review")
    reviewed(page, "en")
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("button", name="Play on from here").first.click()
    expect(page).to_have_url(re.compile(r"/match/.+"))
