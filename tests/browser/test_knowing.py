"""What helps to decide, and what is told afterwards; accounts."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener
from browser.player import Player
from browser.screens import make_account

pytestmark = pytest.mark.slow

MOVES = ".decision .fold:has-text('Move to')"


def play_until(player: Player, selector: str) -> None:
    """Answer until something is seen, or the match is over."""
    while not player.is_over:
        player.await_question()
        if player.page.locator(selector).count():
            return
        player.answer()
    pytest.fail(f"{selector} was never seen")


def test_ways_odds_and_advice_are_shown_before_a_choice(visit: Opener) -> None:
    page = visit()
    player = Player(page)
    player.begin_with_bots("Second edition", rounds=6)
    play_until(player, ".decision [data-key^='attack_station:'] .odds")
    page.locator(".decision [data-key^='attack_station:']").first.click()
    expect(page.locator(".decision .odds .number")).to_have_text(re.compile(r"^\d+(\.\d)?%$"))
    page.locator(".decision details > summary").click()
    expect(page.locator(".decision details .total .num").first).to_have_text(re.compile(r"^\d+$"))
    expect(page.locator(".decision details li").first).to_contain_text("If ")
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_label("What a bot would do")
    # One sentence first; then three pieces of advice, or two where no more can be answered.
    expect(advice.locator(".sentence")).to_have_text(re.compile(r"^[A-Z].+\.$"))
    expect(advice.locator("li").first).to_be_hidden()
    advice.get_by_text("Compare the best plans").click()
    expect(advice.locator("li").nth(1)).to_be_visible()
    assert advice.locator("li").count() <= 3
    expect(advice.locator("li").first).to_contain_text(re.compile(r"\d+% chance to win"))
    page.locator(".decision .end").click()
    page.locator("[data-confirm]").click()
    play_until(player, MOVES)
    lit = page.locator(".station.target:focus")
    page.keyboard.press("l")
    first = lit.get_attribute("data-station")
    page.keyboard.press("l")
    assert lit.get_attribute("data-station") != first
    page.locator(MOVES).click()
    page.locator("dialog .rows button").first.click()
    expect(page.locator(".decision .way")).to_contain_text(re.compile(r"\d of \d steps"))
    assert page.locator("svg .way path").count() > 0
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("E2-HERO")


def test_what_cannot_be_done_is_told_with_its_rule(visit: Opener) -> None:
    page = visit()
    player = Player(page)
    player.begin_with_bots("Second edition", rounds=6)
    play_until(player, "[data-lacks]")
    page.locator("[data-lacks]").click()
    told = page.get_by_role("dialog", name="What you cannot do now, and why")
    expect(told.locator("dt").first).to_be_visible()
    expect(told.get_by_role("link").first).to_have_text(re.compile("^[ER]2-"))
    expect(told.locator("dd").first).not_to_contain_text("One moment")
    offered = page.locator(".decision .options [data-key]").evaluate_all(
        "buttons => buttons.map((button) => button.textContent.trim())"
    )
    assert not set(told.locator("dt").all_inner_texts()) & set(offered)
    # Without a connection nothing is known, and that is not "everything is possible".
    page.context.set_offline(True)
    expect(told.locator("dt")).to_have_text(re.compile("The server is not responding"))
    page.context.set_offline(False)
    expect(told.get_by_role("link").first).to_have_text(re.compile("^[ER]2-"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-lacks]")).to_be_focused()
    # A station that cannot be chosen says why, too, also to who presses it by voice.
    dark = page.locator("[data-station]:not(.target)").first
    dark.dispatch_event("click")
    expect(page.locator(".decision .reason, .decision .info").first).to_be_visible()


STATIONS = """() => [...document.querySelectorAll('[data-station]')].map((station) =>
    station.getAttribute('aria-label'))"""

ROWS = """() => Object.fromEntries([...document.querySelectorAll('dialog tbody tr')].map((row) =>
    [row.querySelector('th').textContent, row.textContent]))"""


@pytest.mark.parametrize("edition", ["First edition", "Second edition"])
def test_all_that_the_map_shows_is_in_the_table_and_the_log_leads_to_it(
    visit: Opener, edition: str
) -> None:
    page = visit()
    player = Player(page)
    player.begin_with_bots(edition, rounds=6)
    play_until(player, ".recap")
    labels: list[str] = page.evaluate(STATIONS)
    page.keyboard.press("t")
    expect(page.locator("dialog tbody tr")).to_have_count(len(labels))
    rows: dict[str, str] = page.evaluate(ROWS)
    heroes = 0
    for label in labels:
        name, line, *notes = label.split(", ")
        told = rows[name]
        assert line.split()[-1] in told
        for note in notes:
            owner = note.removesuffix("'s hero").removesuffix("' hero")
            heroes += owner != note
            assert owner.removeprefix("the ") in told or note == "available", (note, told)
    assert heroes == page.locator("svg .figure").count() > 0
    page.keyboard.press("Escape")
    # What others did meanwhile is told, all of it on the map, and put away.
    recap = page.get_by_role("region", name="Since your last move")
    recap.locator(".run").click()
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_have_count(0)
    show = page.get_by_role("log").get_by_role("button", name="Show on the map").last
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".station.recent").first).to_be_attached()


def finish(page: Page) -> None:
    """Play a short match to its end."""
    player = Player(page)
    player.begin_with_bots("First edition", rounds=1)
    player.play_to_the_end()


def test_after_a_match_it_is_told_verified_played_on_and_played_again(visit: Opener) -> None:
    page = visit()
    finish(page)
    match = page.url
    page.goto(page.url.partition("/match/")[0])
    expect(page.locator("a.row .result").first).to_have_text("Nobody won")
    page.goto(match)
    over = page.get_by_role("dialog")
    expect(over.locator("figure svg")).to_be_visible()
    for part in (None, "Chance to win", "Points", "Chance to win", "Verify draws"):
        if part:
            over.get_by_role("button", name=part, exact=True).click()
        assert faults(page) == [], part
    expect(over.locator(".verdict")).to_contain_text("All draws were fair")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Go to move")).last.click()
    expect(page).to_have_url(re.compile(r"/replay/.+\?at=\d+$"))
    page.go_back()
    expect(over).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Result").click()
    over.locator(".moments button").first.click()
    expect(page).to_have_url(re.compile(r"/replay/.+\?at=\d+$"))
    expect(page.locator(".moment")).to_contain_text("Key moment")
    page.get_by_label("View as").select_option("1")
    expect(page).to_have_url(re.compile(r"&eyes=1$"))
    replay = page.url
    page.get_by_role("button", name="Previous").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/match/"))
    Player(page).await_question()
    page.goto(replay)
    expect(page.locator(".moment")).to_be_visible()
    page.goto(match)
    over.get_by_role("button", name="Rematch").dblclick()
    expect(page).not_to_have_url(match)
    # The same players sit at another table, which has begun.
    Player(page).await_question()
    expect(page.locator(".players li")).to_have_count(2)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 1")
    stranger = visit()
    stranger.goto(match)
    expect(stranger.get_by_role("dialog").locator("ol > li").first).to_be_visible()
    stranger.keyboard.press("Escape")
    # Whoever knows the address of a private match may look at its end, but not talk there.
    stranger.get_by_role("tab", name="Chat").click()
    expect(stranger.get_by_text("Only players and spectators")).to_be_visible()
    assert stranger.get_by_role("textbox", name="Say something").count() == 0


def test_an_account_keeps_matches_for_other_devices(visit: Opener) -> None:
    page = visit("/account")
    make_account(page, "Artyom of VDNKh", "polis is far away")
    expect(page.get_by_text("You are logged in as Artyom of VDNKh.")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    Player(page).begin_with_bots("Second edition")
    other = visit("/account")
    other.get_by_label("Name").fill("Artyom of VDNKh")
    other.get_by_label("Password").fill("wrong password")
    other.locator("form .primary").click()
    expect(other.get_by_role("alert")).to_contain_text("Wrong name or password.")
    other.get_by_label("Password").fill("polis is far away")
    other.locator("form .primary").click()
    expect(other.locator("a.row")).to_have_count(1)
    other.get_by_role("button", name="Log out", exact=True).click()
    expect(other.locator("a.row")).to_have_count(0)
