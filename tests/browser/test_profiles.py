"""Profiles and statistics in the browser: shown by choice, linked, legible everywhere."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import cast

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from sqlalchemy import Connection

from browser.axe import faults
from browser.conftest import Opener
from browser.place import Site
from browser.screens import LANGUAGES, make_account
from browser.test_access import TOO_SMALL
from metro2033 import catalog
from metro2033.figures.match_story import MatchStory, SeatStory
from metro2033.server.store import played
from metro2033.server.store.entities import NewSeat
from metro2033.server.store.store import Store

pytestmark = pytest.mark.slow

PASSWORD = "a lamp in the tunnel"
SIZES = [(360, 640), (390, 844), (820, 1180), (1280, 720)]
WIDER = "() => document.documentElement.scrollWidth > innerWidth + 1"
SPILLED = """() => [...document.querySelectorAll('th, td')]
    .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
    .map((cell) => cell.textContent.trim())"""
"""Cells of tables whose text runs into the next one."""


def log_in(page: Page, name: str) -> None:
    page.goto(f"{page.url}account")
    make_account(page, name, PASSWORD)
    expect(page.get_by_role("button", name="Log out")).to_be_visible()


async def plant(url: str, names: list[str], number: int, *, is_public: bool) -> None:
    """Matches of two accounts in both editions, as if they had been played and read."""
    store = await Store.open(url)
    found = [await store.account_named(name) for name in names]
    accounts = [account.id for account in found if account is not None]
    for n in range(number):
        edition = ("second", "first")[n % 3 == 2]
        slugs = catalog.game(edition).slugs
        match = await store.create_match(
            settings={"edition": edition, "house_rules": {}, "absent_bot": "stalker"},
            secret=bytes(32),
            content_digest="abc",
            seats=[NewSeat("person", "P", account=account) for account in accounts],
            is_public=is_public,
        )
        await store.end_match(match.id, "over")
        places = [1, 2] if n % 5 < 3 else [2, 1]
        cards = {f"{k}:{slugs[k][n % 3]}": 1 + n % 4 for k in ("equipment", "mission", "threat")}
        seats = [
            SeatStory(slugs["faction"][(n + s) % 6], slugs["hero"][(n // 2 + s) % 6], cards)
            for s in range(2)
        ]
        await store.write(partial(count, match.id, MatchStory(seats, places)))
    await store.close()


def count(match: str, story: MatchStory, connection: Connection) -> None:
    """Count a match at once, before the server reads it."""
    played.make_due(connection, match)
    played.count(connection, match, story, is_usual=True)


def planted(site: Site, names: list[str], number: int, *, is_public: bool = True) -> None:
    url = f"sqlite:///{site.folder / 'site.sqlite3'}"
    work = plant(url, names, number, is_public=is_public)
    # Playwright has a loop in this thread.
    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, work).result()


def test_a_profile_is_shown_by_choice_and_everywhere_legible(visit: Opener, site: Site) -> None:
    owner, other, stranger = visit(), visit(), visit(is_phone=True)
    home = owner.url
    names = [f"Shown {secrets.token_hex(4)}", f"Rival {secrets.token_hex(4)}"]
    for page, name in zip((owner, other), names, strict=True):
        log_in(page, name)
    planted(site, names, 24)
    planted(site, names, 1, is_public=False)

    # Hidden: strangers read the same as of an account that does not exist.
    address = f"{home}player?name={names[0].replace(' ', '%20')}"
    stranger.goto(address)
    told = stranger.get_by_role("alert")
    expect(told).to_have_text("There is no public profile under this name.")
    owner.goto(address)
    expect(owner.get_by_text("Only you see this profile.")).to_be_visible()
    expect(owner.get_by_text("private table").first).to_be_visible()

    for page in (owner, other):
        page.goto(f"{home}account")
        page.get_by_label("Show everybody my profile").check()
        expect(page.get_by_label("Show everybody my profile")).to_be_enabled()
    stranger.goto(address)
    expect(stranger.get_by_role("heading", name=names[0])).to_be_visible()
    expect(stranger.locator("dl")).to_contain_text("24")
    expect(stranger.get_by_text("private table")).to_have_count(0)
    expect(stranger.get_by_role("table", name="Results by faction or clan")).to_be_visible()
    shown = stranger.locator("section", has_text="Finished matches").get_by_role("link")
    expect(shown).to_have_count(20)
    stranger.get_by_role("button", name="Show more matches").click()
    expect(shown).to_have_count(24)
    check_screens(stranger, "profile")
    stranger.get_by_role("link", name=names[1]).click()
    expect(stranger.get_by_role("heading", name=names[1])).to_be_visible()
    stranger.goto(f"{home}statistics")
    expect(stranger.get_by_text("public matches of this server")).to_be_visible()
    for language, bot in (("ru", "Ветеран"), ("hu", "Veterán"), ("en", "Veteran")):
        stranger.locator(f"header [lang={language}]").click()
        expect(stranger.get_by_role("status")).to_contain_text(bot)
    check_screens(stranger, "statistics")


def check_screens(page: Page, name: str) -> None:
    """Axe, the size of controls, and that nothing is wider than the screen, in every language."""
    for language in LANGUAGES:
        page.locator(f"header [lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        # Until the letters of a language have come, wider ones stand in for them.
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        for width, height in SIZES:
            page.set_viewport_size(cast("ViewportSize", {"width": width, "height": height}))
            assert not page.evaluate(WIDER), (name, language, width)
            assert page.evaluate(SPILLED) == [], (name, language, width)
        page.set_viewport_size(cast("ViewportSize", {"width": 390, "height": 844}))
        assert page.evaluate(TOO_SMALL) == [], (name, language)
        assert faults(page) == [], (name, language)
    page.reload()
    page.locator("header [lang=en]").click()


def test_an_account_takes_its_data_along_and_goes(visit: Opener) -> None:
    page = visit(is_phone=True)
    name = f"Gone {secrets.token_hex(4)}"
    log_in(page, name)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    assert name in download.value.path().read_text("utf-8")
    assert faults(page) == []
    page.get_by_role("button", name="Delete account").click()
    deletion = page.locator("form", has_text="deleted for good")
    deletion.get_by_label("Password").fill("not the password")
    deletion.get_by_role("button", name="Delete account").click()
    expect(page.get_by_role("alert")).to_be_visible()
    deletion.get_by_label("Password").fill(PASSWORD)
    deletion.get_by_role("button", name="Delete account").click()
    expect(page.get_by_role("button", name="Log in").first).to_be_visible()
    page.reload()
    expect(page.get_by_text(name)).to_have_count(0)
