"""Clumsy and hurried hands: nothing is answered that was not meant, and nothing gets lost."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import DESK, PHONE, Opener
from browser.place import Site
from browser.player import Player
from browser.screens import BOT, ME, OPEN, made
from browser.test_access import TOO_SMALL
from browser.test_knowing import play_until

pytestmark = pytest.mark.slow

LONG: Final = "Wolfgang Amadeus Schmidt"
"""As long as a name may be."""

TOO_WIDE: Final = """() => [document.documentElement, ...document.querySelectorAll('.bar, .lines')]
    .filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.outerHTML.slice(0, 200))"""

DIALOGS: Final = re.compile(r"/TableDialogs-[^/]*\.js")

MOVING: Final = """() => document.getAnimations().filter((it) =>
    it.playState === 'running' && it.effect.getComputedTiming().duration > 150).length"""


def answers_of(page: Page) -> list[str]:
    """The keys that the page answers from now on, and "undo" where it takes one back."""
    found: list[str] = []

    def note(frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] in {"answer", "undo"}:
            found.append(told.get("key", "undo"))

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return found


def sit_down(page: Page, edition: str = "second") -> Player:
    """A match with a bot, at its first question."""
    match = made(page, edition, ME, BOT, start=True)
    page.goto(page.url.split("/match/")[0].rstrip("/") + f"/match/{match}")
    player = Player(page)
    player.await_question()
    return player


def test_double_clicks_and_held_keys_decide_nothing(visit: Opener) -> None:
    page = visit()
    answered = answers_of(page)
    player = sit_down(page)
    options = page.locator(".decision .options button")
    for key in ("1", "Enter"):
        page.keyboard.press("Escape")
        options.first.focus()
        for _ in range(4):
            # Pressed again without being let go: what a held key does.
            page.keyboard.down(key)
            page.wait_for_timeout(150)
        page.keyboard.up(key)
    page.keyboard.press("Escape")
    options.first.dblclick()
    assert answered == []
    asked = player.asked()
    page.locator("[data-confirm]").dblclick()
    page.wait_for_function(
        "before => document.querySelector('.decision')?.dataset.ask !== before", arg=asked
    )
    player.await_question()
    expect(page.locator("[data-confirm]")).to_be_disabled()
    assert len(answered) == 1


def test_a_double_click_answers_once_also_without_a_look_before(visit: Opener) -> None:
    page = visit()
    answered = answers_of(page)
    player = sit_down(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("single tap")).check()
    page.keyboard.press("Escape")
    page.wait_for_timeout(400)
    asked = player.asked()
    page.locator(".decision .options button").first.dblclick()
    page.wait_for_function(
        "before => document.querySelector('.decision')?.dataset.ask !== before", arg=asked
    )
    player.await_question()
    assert len(answered) == 1


def test_a_double_click_takes_back_once(visit: Opener) -> None:
    page = visit()
    answered = answers_of(page)
    player = sit_down(page)
    question = page.locator("#question")
    expect(question).to_have_text("Which faction will you lead?")
    player.answer()
    for take_back in (dblclick_undo, hold_undo):
        expect(question).to_have_text("Who will be your hero?")
        player.answer()
        expect(question).not_to_have_text("Who will be your hero?")
        player.await_question()
        answered.clear()
        take_back(page)
        # One choice back, not two.
        expect(question).to_have_text("Who will be your hero?")
        page.wait_for_timeout(200)
        expect(question).to_have_text("Who will be your hero?")
        assert answered == ["undo"]


def dblclick_undo(page: Page) -> None:
    """Take back with a hasty hand; with bots nobody has to be asked for it."""
    page.get_by_role("button", name="Undo", exact=True).dblclick()


def hold_undo(page: Page) -> None:
    """Take back with a key that is pressed too long."""
    for _ in range(4):
        page.keyboard.down("u")
        page.wait_for_timeout(100)
    page.keyboard.up("u")


def test_what_is_looked_at_stays_through_language_size_and_lost_connections(
    visit: Opener,
) -> None:
    page = visit()
    player = Player(page)
    player.begin_with_bots("Second edition", rounds=6)
    fight = ".decision [data-key^='attack_station:']"
    play_until(player, f"{fight} .odds")
    page.locator(fight).first.click()
    odds = page.locator(".decision .odds .number")
    expect(odds).to_be_visible()
    promised, key = odds.inner_text(), page.locator(fight).first.get_attribute("data-key")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Русский").check()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    promised = promised.replace(".", ",").replace("%", " %")  # as Russian sets it
    expect(odds).to_have_text(promised)
    page.context.set_offline(True)
    expect(page.locator(".bar .lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".bar .lost")).to_have_count(0)
    expect(odds).to_have_text(promised)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator(".sheet .decision .odds .number")).to_have_text(promised)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    expect(page.locator(f"[data-key='{key}']").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-confirm]")).to_be_enabled()


def test_back_and_forth_leads_to_the_same_question(visit: Opener) -> None:
    page = visit()
    root = page.url
    match = made(page, "second", ME, BOT, start=True)
    page.goto(root)
    page.locator(f"a[href='/match/{match}']").click()
    player = Player(page)
    player.await_question()
    asked = player.asked()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url.endswith(f"/match/{match}")
    page.go_back()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    page.go_forward()
    player.await_question()
    assert player.asked() == asked
    player.answer()


def test_long_names_of_six_players_have_room_on_a_phone(visit: Opener) -> None:
    page = visit(is_phone=True)
    me, bot = {**ME, "name": LONG}, {**BOT, "name": LONG}
    others = [{**bot, "name": f"{LONG[:22]} {n}"} for n in range(5)]
    match = made(page, "second", me, *others, clock={"kind": "bank", "seconds": 900})
    page.set_viewport_size({"width": 360, "height": 740})
    root = page.url
    page.goto(f"{root}match/{match}")
    page.get_by_role("button", name="Start").tap()
    Player(page).await_question()
    for tab in page.locator(".sheet [role=tab]").all():
        tab.tap()
        page.wait_for_timeout(100)
        assert page.evaluate(TOO_WIDE) == []
        assert page.evaluate(TOO_SMALL) == []
    page.get_by_role("textbox", name="Say something").fill("W" * 200)
    page.get_by_role("button", name="Send").tap()
    expect(page.get_by_role("log")).to_contain_text("WWW")
    assert page.evaluate(TOO_WIDE) == []
    page.locator(".sheet [role=tab]").nth(2).tap()
    expect(page.locator(".players li")).to_have_count(6)
    # A station that is touched opens what is said of it, wherever the sheet stands.
    page.locator("[data-station]").first.dispatch_event("click")
    expect(page.locator(".sheet .info")).to_be_visible()


def test_links_that_lead_nowhere_say_so(visit: Opener) -> None:
    page = visit()
    root = page.url
    match = made(page, "second", ME, OPEN)
    page.goto(f"{root}match/{match}")
    page.get_by_role("button", name="Close table").click()
    expect(page).to_have_url(root)
    stranger = visit(f"/match/{match}#invite=long-since-used")
    expect(stranger.locator("main.message, [role=alert], dialog").first).to_contain_text(
        re.compile("no such table|broken off")
    )
    stranger.goto(f"{root}replay/{match}")
    expect(stranger.locator("main.message h1")).to_be_visible()
    stranger.get_by_role("link", name="Home").click()
    expect(stranger.get_by_role("button", name="Play against bots")).to_be_visible()
    running = made(page, "second", ME, BOT, start=True, is_public=True)
    stranger.goto(f"{root}replay/{running}")
    expect(stranger.locator("main.message h1")).to_have_text("This match cannot be replayed.")
    for path in ("constructor", "toString", "__proto__", "constructor/name"):
        stranger.goto(root + path)
        expect(stranger.get_by_role("button", name="Play against bots")).to_be_visible()


def test_a_page_that_found_no_server_loads_when_it_is_back(visit: Opener) -> None:
    page = visit()
    root = page.url
    match = made(page, "second", ME, BOT, start=True)
    for path, sign in (
        ("", "a.row"),
        (f"match/{match}", "[data-confirm]"),
        ("learn", "article"),
        ("rules/compare", ".compare section"),
    ):
        page.route(re.compile("/api/|/readyz"), lambda route: route.abort())
        page.goto(root + path)
        expect(page.get_by_text("The server is not responding.")).to_be_visible()
        page.unroute_all(behavior="ignoreErrors")
        expect(page.locator(sign).first).to_be_visible()
        expect(page.get_by_text("The server is not responding.")).to_have_count(0)


def test_what_is_typed_before_the_search_is_loaded_is_searched_for(
    site: Site, chromium: Browser
) -> None:
    with chromium.new_context(viewport=DESK, service_workers="block") as context:  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(site.url)
        page.route(DIALOGS, lambda _: None)
        sit_down(page)
        with page.expect_request(DIALOGS):
            page.keyboard.type("/teat")
        expect(page.locator("dialog")).to_have_count(0)
        # What was held goes on.
        page.unroute(DIALOGS)
        expect(page.get_by_role("textbox", name="Search")).to_have_value("teat")
        page.keyboard.type("r")
        expect(page.get_by_role("textbox", name="Search")).to_have_value("teatr")


def test_the_keyboard_is_never_lost(visit: Opener) -> None:
    page = visit()
    player = sit_down(page)
    page.locator("[data-station]").first.focus()
    here = "document.activeElement?.dataset.station ?? document.activeElement?.className"
    station = page.evaluate(here)
    assert station
    for key in ("?", "t"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        assert page.evaluate(here) == station
    # A Russian keyboard has other letters in the same places.
    page.keyboard.press("0")
    page.evaluate("""() => document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
        { key: '.', code: 'Slash', bubbles: true, cancelable: true }))""")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    page.keyboard.press("Escape")
    # What was chosen goes away with its question; the keyboard stays beside the next one.
    page.locator(".decision .options button").first.focus()
    page.keyboard.press("Enter")
    asked = player.asked()
    page.keyboard.press("c")
    page.wait_for_function(
        "before => document.querySelector('.decision')?.dataset.ask !== before", arg=asked
    )
    player.await_question()
    page.wait_for_function("() => document.activeElement?.closest('.decision') !== null")
    # Who wants nothing to move sees nothing move.
    player.answer()
    player.await_question()
    assert page.evaluate(MOVING) == 0
