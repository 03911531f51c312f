"""At the table: a shared device, a lost server, another language, two people, keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.place import Site
from browser.player import Player

pytestmark = pytest.mark.slow


def begin_hot_seat(page: Page) -> None:
    """Two people at one device."""
    page.get_by_role("button", name="Hot seat").click()
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("textbox", name="Player 2").fill("Boris")
    page.get_by_role("button", name="Start").click()


def test_a_shared_device_has_a_curtain_between_its_players(visit: Opener) -> None:
    page = visit()
    begin_hot_seat(page)
    seen = set()
    for _ in range(4):
        page.wait_for_selector("main.curtain, [data-confirm]")
        if page.locator("main.curtain").count():
            # Nothing of the table is in the page while the device changes hands.
            assert page.locator(".table, .decision, .station").count() == 0
            lift = page.get_by_role("button", name="I am")
            seen.add(lift.inner_text())
            lift.click()
        player = Player(page)
        player.await_question()
        player.answer()
        page.wait_for_timeout(300)
    assert seen == {"I am Anna", "I am Boris"}


def test_the_page_comes_back_by_itself_when_the_server_was_away(visit: Opener, site: Site) -> None:
    player = Player(visit())
    player.begin_with_bots("Second edition")
    player.await_question()
    asked = player.asked()
    site.stop()
    expect(player.page.get_by_text("Reconnecting")).to_be_visible(timeout=30_000)
    site.start()
    expect(player.page.get_by_text("Reconnecting")).to_be_hidden(timeout=30_000)
    assert player.asked() == asked
    player.answer()
    player.await_question()
    assert player.asked() != asked


def test_the_language_can_be_changed_in_mid_game(visit: Opener) -> None:
    player = Player(visit())
    player.begin_with_bots("Second edition")
    page = player.page
    expect(page.locator("#question")).to_have_text("Which faction will you lead?")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Magyar").check()
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_have_text("Melyik pártot vezeted?")
    player.answer()
    player.await_question()
    expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_two_people_play_each_other(visit: Opener) -> None:
    host, guest = visit(), visit()
    host.get_by_role("button", name="Invite friends").click()
    host.get_by_role("combobox", name="Players").select_option("2")
    host.get_by_role("textbox", name="Your name").fill("Anna")
    host.get_by_role("button", name="Make the table").click()
    link = host.get_by_role("textbox", name="Invitation").input_value()
    guest.goto(link)
    guest.get_by_role("textbox", name="Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Boris")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(page.locator(".players")).to_be_visible()
    first = host if host.locator("[data-confirm]").count() else guest
    Player(first).answer()
    for page in (host, guest):
        expect(page.locator(".log")).to_contain_text("leads")


def test_an_answer_by_keys_alone(visit: Opener) -> None:
    player = Player(visit())
    player.begin_with_bots("Second edition")
    page, asked = player.page, player.asked()
    page.keyboard.press("2")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.keyboard.press("c")
    page.wait_for_function(
        "before => document.querySelector('.decision')?.dataset.ask !== before", arg=asked
    )
    page.keyboard.press("/")
    page.keyboard.type("Китай")
    page.keyboard.press("Enter")
    expect(page.locator(".info h3")).to_contain_text("Kitay-gorod")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-station]:focus")).to_have_count(1)
