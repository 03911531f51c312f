"""Turns of people who are elsewhere: at their next match, or away until a bot plays for them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.place import running_site
from browser.player import Player
from browser.screens import BOT, ME, OPEN, made
from browser.test_people import by_turns
from browser.test_table import POST

pytestmark = pytest.mark.slow


def begin_together(host: Page, guest: Page) -> None:
    """Begin a match of two people, Anna and Boris, and open it for both."""
    match = made(host, "second", ME, OPEN, is_public=True)
    assert guest.evaluate(POST, [f"/api/matches/{match}/join", {"name": "Boris"}]) == 200
    assert host.evaluate(POST, [f"/api/matches/{match}/start", {}]) == 200
    for page in (host, guest):
        page.goto(f"{page.evaluate('location.origin')}/match/{match}")


def test_the_next_match_is_one_click_away(visit: Opener) -> None:
    host, guest = visit(), visit()
    begin_together(host, guest)
    asked, other = by_turns(host, guest)
    expect(other.locator("[data-next]")).to_have_count(0)
    alone = made(other, "second", ME, BOT, start=True)
    other.reload()
    expect(other.locator("[data-next]")).to_be_visible()
    # Where one is asked, there is nothing to go on to.
    expect(asked.locator("[data-next]")).to_have_count(0)
    other.locator("[data-next]").click()
    other.wait_for_url(f"**/match/{alone}")
    expect(other.locator("[data-confirm]")).to_be_visible()


def test_a_bot_plays_when_the_clock_runs_out_and_the_player_returns(
    visit: Opener, tmp_path: Path
) -> None:
    host = visit()
    clock = {"kind": "bank", "seconds": 10, "increment": 600}
    rules = {"most_rounds": 1}
    # Without a delay the bots would end the match before anybody could return.
    with running_site(tmp_path, bot_delay=400) as site:
        host.goto(site.url)
        match = made(
            host, "second", ME, BOT, start=True, clock=clock, absent="bot", house_rules=rules
        )
        host.goto(f"{site.url}/match/{match}")
        expect(host.locator("[data-confirm]")).to_be_visible()
        host.get_by_role("button", name="Take back my seat").click(timeout=60_000)
        expect(host.locator("[data-confirm]")).to_be_visible()
        Player(host).play_to_the_end()
        expect(host.locator("dialog ol > li")).to_have_count(2)
