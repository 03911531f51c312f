"""At the table: a shared device, a lost server, another language, two people."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.place import Site
from browser.player import Player, add_to_line
from browser.screens import ME, OPEN, made

pytestmark = pytest.mark.slow

MOST_WAITS = 2_000
"""Looks at both pages, some every second, after which nothing comes any more."""

POST: Final = """async ([path, body]) => (await fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
})).status"""


def begin_hot_seat(page: Page) -> None:
    """Two people at one device."""
    page.get_by_role("button", name="Hot seat").click()
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("textbox", name="Player 2").fill("Boris")
    page.get_by_role("button", name="Start").click()


def test_a_shared_device_has_a_curtain_before_somebody_with_secrets(visit: Opener) -> None:
    page = visit()
    views: list[int] = []

    def note(frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] == "welcome" and told["seat"] is not None:
            views.append(told["seat"])

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    begin_hot_seat(page)
    lifted: list[str] = []
    player = Player(page)
    # Factions are chosen in the open: the device changes hands at once, and says whose turn it is.
    for name in ("Anna", "Boris"):
        expect(page.locator(".decision .whose")).to_contain_text(name)
        assert page.locator("main.curtain").count() == 0
        if name == "Anna":
            player.answer()
    while len(lifted) < 5:
        page.wait_for_selector("main.curtain, [data-confirm]")
        if page.locator("main.curtain").count():
            # Nothing of the table is in the page while the device changes hands, ...
            assert page.locator(".table, .decision, .station, .card, .mini, dialog").count() == 0
            known = len(views)
            page.wait_for_timeout(200)
            assert len(views) == known
            lift = page.get_by_role("button", name="I am")
            lifted.append(lift.inner_text())
            lift.click()
            page.wait_for_selector("[data-confirm]")
            # ... and the next player's view comes only when they say that they are there.
            assert len(views) <= known + 1
            assert lifted[-1] == ["I am Anna", "I am Boris"][views[-1] - 1]
        player.answer()
    assert set(lifted) == {"I am Anna", "I am Boris"}


def test_the_page_comes_back_by_itself_when_the_server_was_away(visit: Opener, site: Site) -> None:
    player = Player(visit())
    player.begin_with_bots("Second edition")
    player.await_question()
    asked = player.asked()
    player.page.evaluate("window.neverLoadedAgain = true")
    site.stop()
    expect(player.page.get_by_text("Reconnecting")).to_be_visible(timeout=30_000)
    site.start()
    expect(player.page.get_by_text("Reconnecting")).to_be_hidden(timeout=30_000)
    assert player.asked() == asked
    player.answer()
    player.await_question()
    assert player.asked() != asked
    assert player.page.evaluate("window.neverLoadedAgain")


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


def sit_down_together(host: Page, guest: Page, clock: str = "") -> None:
    """One makes a table, the other follows the invitation."""
    host.get_by_role("button", name="Invite friends").click()
    host.get_by_role("combobox", name="Players").select_option("2")
    host.get_by_role("textbox", name="Your name").fill("Anna")
    host.get_by_role("combobox", name="Clock").select_option(clock)
    add_to_line(host, "most_rounds=2")
    host.get_by_role("button", name="Create table").click()
    link = host.get_by_role("textbox", name="Invitation").input_value()
    guest.goto(link)
    guest.get_by_role("textbox", name="Your name").fill("Boris")
    guest.get_by_role("button", name="Take a seat").click()
    expect(host.get_by_text("Boris")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(page.locator(".players")).to_be_visible()


def test_who_inherits_a_table_learns_it(visit: Opener) -> None:
    host, guest = visit(), visit()
    account = {"name": "Hosting", "password": "correct horse", "language": "en"}
    assert host.evaluate(POST, ["/api/accounts", account]) == 201
    guest.goto(f"{host.url}match/{made(host, 'second', ME, OPEN, is_public=True)}")
    guest.get_by_role("textbox", name="Your name").fill("Boris")
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.get_by_text("The host will start the match.")).to_be_visible()
    assert host.evaluate(POST, ["/api/account/deletion", {"password": "correct horse"}]) == 204
    expect(guest.get_by_role("button", name="Add a bot")).to_be_visible()
    expect(guest.get_by_role("button", name="Close table")).to_be_visible()


def test_two_people_play_each_other_through_lost_connections(visit: Opener) -> None:
    host, guest = visit(), visit()
    sit_down_together(host, guest)
    for page in (host, guest):
        page.evaluate("window.neverLoadedAgain = true")
    players = [Player(host, 1), Player(guest, 2)]
    answers = waited = 0
    while not all(player.is_over for player in players):
        host.wait_for_timeout(50)
        waited += 1
        assert waited < MOST_WAITS, "the match goes on, and nobody is asked"
        for player, other in (players, players[::-1]):
            if player.page.locator("[data-confirm]").count() == 0 or player.is_over:
                continue
            answers, waited = answers + 1, 0
            if answers % 5 == 0:
                # The other one drives through a tunnel while this one answers.
                other.page.context.set_offline(True)
                expect(other.page.get_by_text("Reconnecting")).to_be_visible()
                player.answer()
                other.page.context.set_offline(False)
                expect(other.page.get_by_text("Reconnecting")).to_be_hidden()
            else:
                player.answer()
    assert answers >= 10
    for page in (host, guest):
        assert page.evaluate("window.neverLoadedAgain")
        expect(page.locator("dialog li.first").first).to_be_visible()
