"""People at one table: clocks, phrases, taking back by consent, tabs, who watches, who leaves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.player import Player
from browser.screens import BOT, ME, made, make_account
from browser.test_table import sit_down_together

pytestmark = pytest.mark.slow

ROUNDS = 1000
"""How often to look for something that must come, before it is called missing."""


def by_turns(host: Page, guest: Page) -> tuple[Page, Page]:
    """Who is asked, and the other one."""
    for _ in range(ROUNDS):
        for page, other in ((host, guest), (guest, host)):
            if page.locator("[data-confirm]").count():
                return page, other
        host.wait_for_timeout(50)
    pytest.fail("nobody is asked")


def speak_hungarian(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Magyar").check()
    page.keyboard.press("Escape")


def test_two_people_talk_against_the_clock_and_agree_to_take_back(visit: Opener) -> None:
    host, guest = visit(), visit()
    sit_down_together(host, guest, clock="quick")
    asked, other = by_turns(host, guest)
    for page, sign in ((asked, "icon-turn.svg"), (other, "icon.svg")):
        expect(page.locator("link[rel=icon]")).to_have_attribute("href", f"/{sign}")
    for page in (host, guest):
        running = page.locator(".players .asked .clock.running")
        expect(running).to_have_text(re.compile(r"^1[45]:\d\d$"))
        before = running.inner_text()
        expect(running).not_to_have_text(before)
    # A phrase is read by everybody in his own language.
    other.get_by_role("tab", name="Chat").click()
    other.get_by_role("button", name="Quick phrases").click()
    other.get_by_role("button", name="Good luck, everyone!").click()
    expect(other.get_by_role("log", name="Chat")).to_contain_text("Good luck, everyone!")
    speak_hungarian(asked)
    asked.locator("#tab-chat").click()
    expect(asked.locator(".lines")).to_contain_text("Sok szerencsét mindenkinek!")
    # One's own choice is taken back at will until the other has answered, then if he agrees.
    Player(asked).answer()
    expect(asked.get_by_role("button", name="Visszavonás", exact=True)).to_be_visible()
    Player(other).answer()
    ask = asked.locator(".decision .tool").first
    expect(ask).to_have_text(re.compile("kér"))
    for answer in ("Decline", "Agree"):
        ask.click()
        expect(other.get_by_role("alert")).to_contain_text("asks to undo")
        other.get_by_role("button", name=answer, exact=True).click()
        expect(other.locator(".proposal")).to_have_count(0)
    expect(asked.locator("#question")).to_have_text("Melyik pártot vezeted?")


def test_two_tabs_of_one_person_show_one_match(visit: Opener) -> None:
    one = visit()
    match = made(one, "second", ME, BOT, start=True)
    path = f"{one.url}match/{match}"
    one.goto(path)
    two = one.context.new_page()
    two.goto(path)
    players = [Player(one), Player(two)]
    for player in players:
        player.await_question()
        player.choose_from_list()
    # The second tab is cut off and answers too: only one of the answers counts, and it is told.
    asked = players[0].asked()
    one.context.set_offline(True)
    expect(two.get_by_text("Reconnecting")).to_be_visible()
    two.locator("[data-confirm]").click()
    expect(two.get_by_text("Not sent yet")).to_be_visible()
    one.context.set_offline(False)
    expect(one.get_by_text("Reconnecting")).to_be_hidden()
    expect(two.get_by_text("Not sent yet")).to_be_hidden()
    one.wait_for_function(
        "before => document.querySelector('.decision')?.dataset.ask !== before", arg=asked
    )
    for player in players:
        player.await_question()
    assert players[0].asked() == players[1].asked()
    # What is chosen for oneself in one tab holds in the other.
    speak_hungarian(two)
    expect(one.locator("html")).to_have_attribute("lang", "hu")
    two.close()


def test_who_watches_sees_nothing_hidden(visit: Opener) -> None:
    host = visit()
    match = made(host, "first", ME, BOT, start=True, is_public=True)
    path = f"{host.url}match/{match}"
    host.goto(path)
    player = Player(host)
    for _ in range(ROUNDS):
        if host.locator(".own .mini.mission").count():
            break
        player.await_question()
        player.answer()
    hidden = host.locator(".own .mini.mission b").all_inner_texts()
    watcher = visit()
    watcher.goto(path)
    expect(watcher.locator(".players li").first).to_be_visible()
    expect(watcher.locator("[role=log] p").first).to_be_visible()
    assert watcher.locator(".own, [data-confirm]").count() == 0
    watcher.locator(".players .head").first.click()
    expect(watcher.get_by_role("dialog")).to_be_visible()
    assert watcher.get_by_role("button", name="Let a bot play for me").count() == 0
    assert hidden
    assert [name for name in hidden if name.strip() in watcher.content()] == []
    # Whoever may watch may talk, too.
    watcher.keyboard.press("Escape")
    watcher.get_by_role("tab", name="Chat").click()
    watcher.get_by_role("textbox", name="Say something").fill("What a game!")
    watcher.get_by_role("button", name="Send").click()
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_role("log", name="Chat")).to_contain_text("Spectator What a game!")


def test_a_spectator_is_hidden_by_one_reader_and_muted_by_the_host(visit: Opener) -> None:
    host = visit()
    match = made(host, "first", ME, BOT, start=True, is_public=True)
    path = f"{host.url}match/{match}"
    watcher = visit()
    for page in (host, watcher):
        page.goto(path)
        page.get_by_role("tab", name="Chat").click()
    log, line = host.get_by_role("log", name="Chat"), watcher.get_by_role("textbox")
    line.fill("What a game!")
    line.press("Enter")
    expect(log).to_contain_text("What a game!")
    host.get_by_role("button", name="Mute or report").click()
    host.get_by_role("checkbox", name="Hide for me").check()
    expect(log).not_to_contain_text("What a game!")
    host.get_by_role("checkbox", name="Hide for me").uncheck()
    expect(log).to_contain_text("What a game!")
    host.get_by_role("checkbox", name="Mute for everyone").check()
    watcher.get_by_role("button", name="Mute or report").click()
    expect(watcher.get_by_role("list", name="Mute")).to_contain_text("muted by the host")
    assert watcher.get_by_role("checkbox", name="Mute for everyone").count() == 0
    line.fill("Still there?")
    line.press("Enter")
    expect(watcher.get_by_text("The host has muted you here.")).to_be_visible()


def open_own_seat(page: Page) -> None:
    page.locator(".players .mine .head").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_bot_stands_in_and_the_seat_is_left_or_given_up(visit: Opener) -> None:
    host, guest = visit(), visit()
    sit_down_together(host, guest)
    asked, other = by_turns(host, guest)
    open_own_seat(asked)
    asked.get_by_role("button", name="Let a bot play for me").click()
    expect(other.locator("[data-confirm]")).to_be_visible()
    asked.get_by_role("button", name="Take back my seat").click()
    for _ in range(ROUNDS):
        if asked.locator("[data-confirm]").count():
            break
        Player(other).await_question()
        Player(other).answer()
        asked.wait_for_timeout(200)
    expect(asked.locator("[data-confirm]")).to_be_visible()
    open_own_seat(guest)
    leave = guest.get_by_role("dialog").get_by_role("button", name="Leave table")
    # A double click is no decision to leave.
    leave.dblclick()
    guest.get_by_role("button", name="Are you sure?").click()
    expect(guest).to_have_url(re.compile("/$"))
    expect(host.get_by_label("bot playing")).to_be_visible()


def test_the_host_lets_a_bot_play_for_somebody_who_is_away(visit: Opener) -> None:
    host, guest = visit(), visit()
    sit_down_together(host, guest)
    path = guest.url
    guest.goto(f"{path.partition('/match/')[0]}/icon.svg")
    replace = host.get_by_role("button", name="Let a bot play for them")
    for _ in range(ROUNDS):
        if replace.count():
            break
        if host.locator("[data-confirm]").count():
            Player(host).answer()
        host.wait_for_timeout(50)
    expect(host.get_by_text("Boris is away.")).to_be_visible()
    replace.click()
    expect(replace).to_have_count(0)
    Player(host).await_question()
    # Whoever comes back finds the bot in their place, and takes the seat again.
    guest.goto(path)
    guest.get_by_role("button", name="Take back my seat").first.click()
    expect(host.locator(".players .dot.here")).to_have_count(2)


def test_a_match_with_bots_is_given_up(visit: Opener) -> None:
    page = visit()
    match = made(page, "first", ME, BOT, start=True)
    root = page.url
    page.goto(f"{root}match/{match}")
    open_own_seat(page)
    page.get_by_role("dialog").get_by_role("button", name="Abandon match").dblclick()
    page.wait_for_timeout(200)
    assert "/match/" in page.url
    page.get_by_role("button", name="Are you sure?").click()
    expect(page).to_have_url(root)
    page.goto(f"{root}match/{match}")
    expect(page.get_by_role("dialog")).to_contain_text("The match was abandoned.")


def test_a_password_is_changed(visit: Opener) -> None:
    page = visit("/account")
    make_account(page, "Khan of the tunnels", "the metro is fate")
    change = page.get_by_role("button", name="Change password")
    expect(change).to_be_visible()
    told = {
        "not the password": "Wrong name or password.",
        "the metro is fate": "Password changed.",
    }
    for old, said in told.items():
        page.get_by_label("Password", exact=True).fill(old)
        page.get_by_label("New password").fill("fate is the metro")
        change.click()
        expect(page.get_by_text(said)).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    page.get_by_label("Name").fill("Khan of the tunnels")
    page.get_by_label("Password").fill("fate is the metro")
    page.locator("form .primary").click()
    expect(page.get_by_text("You are logged in as Khan of the tunnels.")).to_be_visible()
