"""The sheet of a phone: three heights, by a pull, a tap and a key; what is seen at each."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import faults
from browser.conftest import PHONE, Opener
from browser.player import COVERED, PROMISED, Finger, Player
from browser.screens import BOT, LANGUAGES, ME, PLAY, made

pytestmark = pytest.mark.slow

HEIGHTS: Final = {"peek": 184, "half": PHONE["height"] // 2, "full": round(PHONE["height"] * 0.88)}


COMES_TO_REST: Final = """(wanted) => {
    const height = document.querySelector('.sheet').offsetHeight;
    const parts = [...document.querySelectorAll('.sheet .inside, .sheet .asked')];
    const isWhole = parts.every((part) => part.scrollHeight <= part.clientHeight + 1);
    return Math.abs(height - wanted) < 3 || (height < wanted && isWhole);
}"""
"""Whether the sheet is as high as wanted, or lower because what it shows needs no more."""

WHOLLY_SEEN: Final = """(wanted) => {
    const part = document.querySelector(wanted);
    if (!part) return false;
    const { left, top, width, height } = part.getBoundingClientRect();
    return [3, height / 2, height - 3].every((down) =>
        part.contains(document.elementFromPoint(left + width / 2, top + down)));
}"""
"""Whether nothing covers a part: neither its upper edge, nor its middle, nor its lower edge."""


def stands(page: Page, height: str) -> None:
    """The sheet has come to rest at a height, or shows all it has; its tabs are on the screen."""
    expect(page.locator(".sheet")).to_have_class(re.compile(rf"\b{height}\b"))
    page.wait_for_function(COMES_TO_REST, arg=HEIGHTS[height])
    expect(page.locator(".sheet [role=tab]").first).to_be_in_viewport(ratio=1)


def pull(page: Page, grip: Locator, by: float) -> None:
    """Pull the grip up (or down, below zero) with a finger, and let go."""
    box = grip.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    touch = "Input.dispatchTouchEvent"
    finger.send(touch, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.3, 0.7, 1.0):
        point = {"x": x, "y": y - by * part}
        finger.send(touch, {"type": "touchMove", "touchPoints": [point]})
        follows = page.locator(".sheet").evaluate("sheet => sheet.offsetHeight")
        assert HEIGHTS["peek"] - 3 <= follows <= HEIGHTS["full"] + 3
    finger.send(touch, {"type": "touchEnd", "touchPoints": []})


def test_the_sheet_has_three_heights_by_pull_tap_and_key(visit: Opener) -> None:
    page = visit(is_phone=True)
    page.goto(f"{page.url}match/{made(page, 'second', ME, BOT, start=True)}")
    Player(page).await_question()
    grip = page.locator(".sheet .grip")
    # Cards are read at once.
    stands(page, "full")
    for by, height in (
        (-300, "half"),
        (-260, "peek"),
        (40, "half"),
        (-40, "peek"),
        (620, "full"),
        (-300, "half"),
    ):
        pull(page, grip, by)
        stands(page, height)
    # A trembling finger taps; taps lead round and round.
    for height in ("full", "peek", "half"):
        grip.tap()
        stands(page, height)
    pull(page, grip, 4)
    stands(page, "full")
    grip.focus()
    for key, height in (
        ("ArrowDown", "half"),
        ("ArrowDown", "peek"),
        ("ArrowDown", "peek"),
        ("Enter", "half"),
        ("ArrowUp", "full"),
    ):
        page.keyboard.press(key)
        stands(page, height)
    expect(grip).to_have_accessible_name("Collapse")


def peek(finger: Finger) -> None:
    """At the lowest height there is what is asked and the last word, whole, and no answers."""
    page = finger.page
    finger.lower_sheet()
    stands(page, "peek")
    assert page.evaluate(COVERED, "#question, [data-confirm]") == []
    expect(page.locator(".decision .options")).to_be_hidden()
    finger.raise_sheet()
    stands(page, "half")


COVERING: Final = "part => getComputedStyle(part).getPropertyValue('--covered')"


def test_a_sheet_that_grows_does_not_have_the_map_styled_anew(visit: Opener) -> None:
    page = visit(is_phone=True)
    page.goto(f"{page.url}match/{made(page, 'second', ME, BOT, start=True)}")
    Player(page).await_question()
    page.wait_for_function(f"() => ({COVERING})(document.querySelector('.middle')) !== '0px'")
    # A value that the map inherits would change all of its stations.
    assert page.locator(".middle svg .station").first.evaluate(COVERING) == "0px"


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_what_is_asked_and_what_an_answer_does_is_seen_on_the_sheet(
    visit: Opener, language: str
) -> None:
    page = visit(is_phone=True, language=language)
    page.goto(f"{page.url}match/{made(page, 'first', ME, BOT, start=True)}")
    finger = Finger(page)
    finger.await_question()
    peek(finger)
    steps = page.locator(".decision [data-key^='step:']")
    while not steps.count() or page.locator("footer .tool, footer .end").count() < 2:
        finger.answer()
        finger.await_question()
    peek(finger)
    steps.last.tap()
    expect(page.locator(PROMISED)).to_have_count(1)
    assert page.evaluate(COVERED, f"{PROMISED}, [data-confirm]") == []
    peek(finger)
    # However far down the answer stood, the next question is read from its beginning.
    page.locator(".sheet .inside").evaluate("inside => inside.scrollTo(0, inside.scrollHeight)")
    asked = finger.asked()
    finger.confirm()
    expect(page.locator(f".decision[data-ask='{asked}']")).to_have_count(0)
    finger.await_question()
    assert page.evaluate(COVERED, "#question") == []


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=str)
def test_the_round_track_is_whole_above_the_cards(visit: Opener, size: tuple[int, int]) -> None:
    page = visit(is_phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.get_by_role("button", name="Play against bots").tap()
    page.get_by_role("button", name="Start", exact=True).tap()
    expect(page.locator(".decision")).to_be_visible()
    page.get_by_role("tab", name="Cards").tap()
    track = page.locator(".hand .track")
    expect(track).to_be_visible()
    assert track.evaluate("track => track.scrollHeight <= track.clientHeight")


def test_the_cards_of_a_table_that_remembers_nothing_are_told(visit: Opener) -> None:
    page = visit(is_phone=True)
    page.get_by_role("button", name="Play against bots").tap()
    page.get_by_role("checkbox", name="The table remembers the cards").uncheck()
    page.get_by_role("button", name="Start", exact=True).tap()
    expect(page.locator(".decision")).to_be_visible()
    page.get_by_role("tab", name="Cards").tap()
    expect(page.get_by_text("players have to remember the cards themselves")).to_be_attached()
    assert faults(page) == []


def test_the_systems_back_closes_what_is_open_before_it_leaves(visit: Opener) -> None:
    page = visit(is_phone=True)
    home = page.url
    page.goto(f"{home}match/{made(page, 'second', ME, BOT, start=True)}")
    Player(page).await_question()
    table = page.url
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("tab", name="Players")).to_have_attribute("aria-selected", "true")
    page.go_back()
    expect(page.get_by_role("tab", name="Turn")).to_have_attribute("aria-selected", "true")
    assert page.url == table
    # What was closed otherwise costs no step.
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.go_back()
    expect(page).to_have_url(home)


@pytest.mark.parametrize(("edition", "answers"), [("first", 17), ("second", 4)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_does_not_cover_the_answer_that_it_recommends(
    visit: Opener, edition: str, answers: int, language: str
) -> None:
    page = visit(is_phone=True, language=language)
    page.set_viewport_size({"width": 360, "height": 640})
    page.wait_for_selector("main nav button")
    match = made(page, edition, ME, BOT, BOT, start=True)
    page.evaluate(PLAY, [match, answers])
    page.evaluate("to => location.assign(to)", f"/match/{match}")
    page.locator("[data-hint]").tap()
    expect(page.locator(".advice .sentence")).to_be_in_viewport(ratio=1)
    page.wait_for_function(WHOLLY_SEEN, arg=".decision .options .chosen")


def test_a_clock_of_days_leaves_room_for_ones_numbers(visit: Opener) -> None:
    """On the narrowest phone, with the longest wording of a clock and two-digit numbers."""
    for language in LANGUAGES:
        page = visit(is_phone=True, language=language)
        page.set_viewport_size({"width": 360, "height": 640})
        clock = {"kind": "days", "days": 14}
        match = made(page, "second", ME, BOT, start=True, clock=clock, absent="bot")
        page.goto(f"{page.evaluate('location.origin')}/match/{match}")
        expect(page.locator(".bar .clock")).to_be_visible()
        expect(page.locator(".bar .mine")).to_have_count(2)
        page.evaluate(
            "document.querySelectorAll('.bar .mine .num b, .bar .mine .num span')"
            ".forEach((number) => { if (number.textContent === '2') number.textContent = '12' })"
        )
        page.evaluate("document.fonts.ready")
        ends, begins = page.evaluate(
            "['.clock', '.about'].map((part, n) =>"
            " document.querySelector('.bar ' + part).getBoundingClientRect()[n ? 'left' : 'right'])"
        )
        assert ends <= begins, language
        cut = "clock => clock.scrollWidth > clock.clientWidth"
        assert not page.locator(".bar .clock").evaluate(cut), language
