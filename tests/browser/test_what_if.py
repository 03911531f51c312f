"""The imagined board: opened beside a match or from its replay, played on, compared, left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener
from browser.place import Site
from browser.player import Player
from browser.test_people import by_turns
from browser.test_table import sit_down_together

RECORD = Path(__file__).parents[1] / "replays" / "second" / "two_goals.jsonl"
GIVE_UP = {"en": "Abandon match", "ru": "Сдать партию", "hu": "A játszma feladása"}
"""The way out of a match, which an imagined board does not have."""

AT = 40
"""A choice of the record after which a hero is about to act."""


UNCOVERED = """(wanted) => {
    const part = document.querySelector(wanted);
    const { left, width, bottom } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, bottom - 2));
}"""
"""Whether nothing lies over the lower edge of a part."""


@pytest.fixture(scope="module")
def match(site: Site) -> Iterator[str]:
    """A finished match that was taken in."""
    with httpx.Client(base_url=site.url) as client:
        taken = client.post("/api/records", content=RECORD.read_text(encoding="utf-8"))
        yield taken.json()["id"]


@pytest.fixture(scope="module")
def crowd(site: Site) -> Iterator[str]:
    """A finished match of four."""
    record = RECORD.with_name("four_seats.jsonl").read_text(encoding="utf-8")
    headers = {"content-type": "application/x-ndjson"}
    with httpx.Client(base_url=site.url) as client:
        yield client.post("/api/records", content=record, headers=headers).json()["id"]


def tried(page: Page) -> None:
    """Give the first answer that can be chosen."""
    decision = page.locator(".what-if .decision")
    before = decision.get_attribute("data-ask")
    decision.locator("button[data-key]").first.click()
    decision.locator("[data-confirm]").click()
    expect(decision).not_to_have_attribute("data-ask", str(before))


@pytest.mark.parametrize(
    ("language", "is_phone"), [("en", False), ("ru", True), ("hu", False)], ids=str
)
def test_answers_are_tried_taken_back_and_compared(
    visit: Opener, match: str, language: str, is_phone: bool
) -> None:
    page = visit(f"/replay/{match}?at={AT}&eyes=1", language=language, is_phone=is_phone)
    page.locator("[data-what-if]").click()
    strip = page.locator(".what-if > .strip")
    expect(strip.get_by_role("listitem").first).to_be_visible()
    assert "{" not in strip.inner_text()
    expect(page.get_by_text(GIVE_UP[language])).to_have_count(0)
    tried(page)
    strip.locator("[data-wish=keep]").click()
    kept = strip.locator("ol")
    expect(kept.get_by_role("listitem")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    restart = strip.locator("[data-wish=restart]")
    restart.click()
    expect(restart).to_be_disabled()
    kept.get_by_role("button").first.click()
    expect(restart).to_be_enabled()
    page.locator(".what-if .decision .tool").first.click()
    expect(restart).to_be_disabled()
    kept.locator("[data-wish=drop]").click()
    expect(kept).to_have_count(0)

    strip.locator("[data-wish=leave]").click()
    expect(page.locator(".what-if")).to_have_count(0)
    expect(page.locator("[data-what-if]")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (820, 1180)], ids=str)
def test_four_chances_and_kept_lines_leave_room_to_answer(
    visit: Opener, crowd: str, size: tuple[int, int]
) -> None:
    page = visit(f"/replay/{crowd}?at=196&eyes=1", language="ru", is_phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator("[data-what-if]").click()
    for _ in range(3):
        tried(page)
        page.locator("[data-wish=keep]").click()
        assert page.evaluate("innerWidth") == size[0]
        assert faults(page) == []
    expect(page.locator(".what-if > .strip ol").get_by_role("listitem")).to_have_count(3)
    assert page.evaluate(UNCOVERED, ".what-if > .strip ol")


def test_the_match_goes_on_meanwhile(visit: Opener, match: str) -> None:
    page = visit(f"/replay/{match}?at={AT}&eyes=1")
    page.get_by_role("button", name="Play on").click()
    page.locator(".decision [data-what-if]").click()
    strip = page.get_by_role("region", name="What if")
    expect(strip.get_by_role("listitem").first).to_be_visible()
    tried(page)
    strip.get_by_role("button", name="Other cards and luck").click()
    expect(strip.get_by_role("button", name="Start over")).to_be_disabled()
    strip.get_by_role("button", name="Your turn").click()
    expect(page.locator(".decision [data-what-if]")).to_be_visible()


def test_whoever_waits_tries_what_others_may_do(visit: Opener) -> None:
    """All seats answer on the board, nothing of it reaches the table, and one's turn is noticed."""
    host, guest = visit(), visit()
    sit_down_together(host, guest)
    asked, waiting = by_turns(host, guest)
    before = asked.locator(".decision").get_attribute("data-ask")
    waiting.locator("[data-what-if]").click()
    strip = waiting.locator(".what-if > .strip")
    expect(strip.get_by_role("listitem").first).to_be_visible()
    tried(waiting)
    tried(waiting)
    expect(strip.locator("[data-wish=restart]")).to_be_enabled()
    expect(asked.locator(".decision")).to_have_attribute("data-ask", str(before))
    expect(asked.locator(".what-if")).to_have_count(0)
    Player(asked).answer()
    strip.get_by_role("button", name="Your turn").click()
    expect(waiting.locator(".what-if")).to_have_count(0)
    expect(waiting.locator(".decision [data-what-if]")).to_be_visible()
