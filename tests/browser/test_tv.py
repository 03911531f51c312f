"""A table on a big screen: it shows what everybody may see, people play on their phones."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener
from browser.frames import heard_by
from browser.player import Finger, add_to_line
from browser.screens import BOT, HERE, ME, NETWORK, in_network, made
from browser.test_table import POST

pytestmark = pytest.mark.slow


def shown_table(tv: Page, players: int) -> str:
    """Make a table that this screen only shows; the link behind its code."""
    in_network(tv)
    tv.get_by_role("button", name="Invite friends").click()
    tv.get_by_role("combobox", name="Players").select_option(str(players))
    tv.get_by_role("combobox", name="People").select_option(str(players))
    tv.locator("[data-screen]").check()
    expect(tv.get_by_role("textbox", name="Your name")).to_have_count(0)
    add_to_line(tv, "most_rounds=1")
    tv.get_by_role("button", name="Create table").click()
    expect(tv.get_by_role("img", name="QR")).to_be_visible()
    assert "/tv/" in tv.url
    return tv.get_by_role("textbox", name="Invitation").input_value().replace(NETWORK, HERE)


def sit_down(phone: Page, name: str) -> None:
    field = phone.locator(".lobby form input")
    field.fill(name)
    phone.get_by_role("button", name="Take a seat").click()
    expect(phone.locator(".lobby li", has_text=name)).to_be_visible()


def await_one(*phones: Page) -> Page | None:
    """The phone that is asked, with its curtain lifted; None when the match is over."""
    for _ in range(1000):
        for phone in phones:
            lift = phone.get_by_role("button", name="I am")
            if lift.count():
                lift.click()
            if phone.locator("[data-confirm]").count():
                return phone
            if phone.locator("dialog ol").count():
                return None
        phones[0].wait_for_timeout(50)
    pytest.fail("nobody is asked")


def check_nothing_is_hidden(heard: list[dict[str, Any]]) -> None:
    """What only one player may see has never reached the screen."""
    assert {one["seat"] for one in heard if one["type"] == "welcome"} == {None}
    assert not any(one.get("question") for one in heard)


LONG = "W" * 24
"""The widest name that there is."""

SPILL = """rows => Math.max(...rows.map(row =>
    row.getBoundingClientRect().right - row.parentElement.getBoundingClientRect().right))"""
"""How many pixels rows are wider than their list."""


def test_three_people_play_on_two_phones_and_a_screen_shows_it(visit: Opener) -> None:
    tv, shared, own = visit(), visit(is_phone=True), visit(is_phone=True)
    tv.set_viewport_size({"width": 1920, "height": 1080})
    heard = heard_by(tv)
    link = shown_table(tv, 3)
    for phone, name in ((shared, "Anna"), (own, LONG)):
        phone.goto(link)
        sit_down(phone, name)
    # A second player at the same phone, as in a hot seat.
    expect(shared.get_by_text("Another player on this device")).to_be_visible()
    sit_down(shared, "Boris")
    for name in ("Anna", "Boris", LONG):
        expect(tv.locator(".lobby li", has_text=name)).to_be_visible()
    assert faults(tv) == []
    tv.get_by_role("button", name="Start").click()
    expect(tv.locator(".room .players li")).to_have_count(3)
    assert faults(tv) == []
    fingers = {phone: Finger(phone) for phone in (shared, own)}
    while asked := await_one(shared, own):
        fingers[asked].answer()
    expect(tv.locator("dialog ol > li")).to_have_count(3)
    assert tv.locator("dialog ol > li").evaluate_all(SPILL) <= 1
    check_nothing_is_hidden(heard)
    before = tv.url
    tv.get_by_role("button", name="Rematch").click()
    expect(tv.get_by_role("dialog")).to_have_count(0)
    expect(tv.locator(".room .players li")).to_have_count(3)
    assert "/tv/" in tv.url
    assert tv.url != before


def test_the_screen_of_somebody_who_plays_shows_nobodys_hand(visit: Opener) -> None:
    tv = visit()
    match = made(tv, "second", ME, BOT, start=True)
    heard = heard_by(tv)
    tv.goto(f"{tv.url}tv/{match}")
    expect(tv.locator(".room .players")).to_be_visible()
    check_nothing_is_hidden(heard)


def test_whoever_only_looks_on_is_offered_no_rematch(visit: Opener) -> None:
    host, stranger = visit(), visit()
    match = made(host, "second", ME, BOT, start=True, is_public=True)
    stranger.goto(f"{stranger.url}tv/{match}")
    expect(stranger.locator(".room .players")).to_be_visible()
    assert host.evaluate(POST, [f"/api/matches/{match}/end", {}]) == 200
    dialog = stranger.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Rematch")).to_have_count(0)
