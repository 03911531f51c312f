"""Tournaments in the browser: organised at a desk, joined on a phone, played to the standings."""

from __future__ import annotations

import secrets

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.everywhere import check_everywhere
from browser.screens import make_account
from browser.test_ratings import LEAVE

pytestmark = pytest.mark.slow


def log_in(page: Page) -> str:
    """A new account; its name."""
    name = f"Cup {secrets.token_hex(4)}"
    page.goto(f"{page.url}account")
    make_account(page, name, "a lamp in the tunnel")
    expect(page.get_by_role("button", name="Log out")).to_be_visible()
    return name


def test_a_tournament_is_organised_joined_and_played(visit: Opener) -> None:
    host, guest, stranger = visit(), visit(is_phone=True), visit()
    home = host.url
    names = [log_in(page) for page in (host, guest)]
    stranger.goto(f"{home}tournaments")
    expect(stranger.get_by_text("Log in to join a tournament")).to_be_visible()
    expect(stranger.get_by_role("button", name="Organise a tournament")).to_have_count(0)

    host.goto(f"{home}tournaments")
    host.get_by_role("button", name="Organise a tournament").click()
    check_everywhere(host, "form")
    title = f"Lamp cup {secrets.token_hex(3)}"
    host.get_by_role("textbox", name="Name").fill(title)
    host.get_by_role("combobox", name="Rounds").select_option("1")
    host.get_by_role("button", name="Create the tournament").click()
    expect(host.get_by_role("heading", name=title)).to_be_visible()
    host.get_by_role("button", name="Take part").click()
    expect(host.get_by_text("Open: 1 of 16")).to_be_visible()
    host.get_by_role("button", name="Start now").click()
    expect(host.get_by_role("alert")).to_contain_text("at least two players")

    guest.goto(f"{home}tournaments")
    guest.get_by_role("link", name=title).click()
    expect(guest.get_by_text("will see your account name")).to_be_visible()
    guest.get_by_role("button", name="Take part").click()
    expect(guest.get_by_role("listitem").filter(has_text=names[0])).to_be_visible()
    expect(guest.get_by_role("button", name="Start now")).to_have_count(0)
    check_everywhere(guest, "main ul li")

    joined = host.get_by_role("listitem").filter(has_text=names[1])
    expect(joined).to_be_visible(timeout=60_000)
    host.get_by_role("button", name="Start now").click()
    expect(host.get_by_text("Round 1 of 1")).to_be_visible()
    expect(host.get_by_text("After that, bots finish the matches for everybody.")).to_be_visible()
    check_everywhere(host, "main table")
    expect(guest.get_by_role("link", name="Go to my table")).to_be_visible(timeout=60_000)
    guest.get_by_role("link", name="Go to my table").click()
    guest.wait_for_url("**/match/*")
    match = guest.url.split("/match/")[1].split("#")[0]
    host.get_by_role("button", name="Withdraw").click()
    expect(host.get_by_text("you will not be paired again")).to_be_visible()
    host.get_by_role("button", name="No, go back").click()

    for page in (host, guest):
        page.evaluate(LEAVE, match)
    expect(host.get_by_text("Finished", exact=True)).to_be_visible(timeout=300_000)
    back = guest.get_by_role("link", name="To the tournament")
    expect(back).to_be_visible(timeout=60_000)
    back.click()
    rows = guest.get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("120")
    for name in names:
        expect(guest.get_by_role("row", name=name)).to_be_visible()
    check_everywhere(guest, "main table")
    stranger.goto(f"{home}tournaments")
    expect(stranger.get_by_role("link", name=title)).to_be_visible()
