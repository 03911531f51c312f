"""Rated matches in the browser: made in the form, played to their end, listed with the bots."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.screens import make_account

pytestmark = pytest.mark.slow

LEAVE = """async (match) => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`/api/matches/${match}/leave`, { method: 'POST', headers, body: '{}' });
}"""


def log_in(page: Page) -> str:
    """A new account; its name."""
    name = f"Rated {secrets.token_hex(4)}"
    page.goto(f"{page.url}account")
    make_account(page, name, "a lamp in the tunnel")
    expect(page.get_by_role("button", name="Log out")).to_be_visible()
    return name


def test_two_accounts_play_a_rated_match(visit: Opener) -> None:
    host, guest = visit(), visit(is_phone=True)
    home = host.url
    # Whoever is not logged in is not offered a rated table.
    host.locator("[data-way=friends]").click()
    expect(host.locator("form")).to_be_visible()
    expect(host.get_by_label("Rated match")).to_have_count(0)
    names = [log_in(page) for page in (host, guest)]

    host.goto(home)
    host.get_by_role("button", name="Invite friends").click()
    host.get_by_role("combobox", name="Players").select_option("2")
    clock = host.get_by_role("combobox", name="Clock")
    expect(clock).to_have_value("")
    host.get_by_label("Rated match").check()
    # A rated match needs a clock: the form has chosen one, and no longer offers to do without.
    expect(clock).to_have_value("calm")
    expect(clock.locator("option[value='']")).to_have_count(0)
    clock.select_option("quick")
    expect(host.get_by_text("The match counts even if you leave.")).to_be_visible()
    host.get_by_role("button", name="Create table").click()
    guest.goto(host.get_by_role("textbox", name="Invitation").input_value())
    expect(guest.get_by_text("Seats are drawn.")).to_be_visible()
    guest.get_by_role("textbox", name="Your name").fill("Boris")
    guest.get_by_role("button", name="Take a seat").click()
    expect(host.get_by_text("Boris")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    expect(host.locator(".players")).to_be_visible()
    match = host.url.split("/match/")[1].split("#")[0]
    for page in (host, guest):
        page.evaluate(LEAVE, match)

    changes = host.locator("dialog section", has_text="Rating")
    expect(changes).to_contain_text("+", timeout=300_000)
    host.goto(f"{home}ratings")
    host.get_by_role("combobox", name="Players").select_option("2")
    for name in names:
        expect(host.get_by_role("row", name=name)).to_be_visible()
    expect(host.get_by_role("row", name=re.compile("Stalker"))).to_contain_text("1000")
    host.get_by_label("This season only").check()
    expect(host.get_by_role("row", name=names[0])).to_be_visible()
