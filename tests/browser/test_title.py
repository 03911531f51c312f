"""What the tab of the browser says: every page has a title of its own, in the reader's language."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.screens import BOT, CHANGE, LANGUAGES, ME, OPEN, made

pytestmark = pytest.mark.slow

GAME: Final = "Metro 2033"
IN_LANGUAGES: Final = [GAME, "Метро 2033", "Metró 2033"]

PAGES: Final = {
    "": "main nav button",
    "learn": "[data-lesson]",
    "rules/first": "main.book section",
    "rules/second/laws": "main.book section",
    "rules/compare": "main.book .compare",
    "gallery/first": ".pieces > section",
    "account": "main.account h1",
    "replay/nowhere": "main.message h1",
}
"""Pages that everybody can open, with a sign that they are there."""


def titles(page: Page) -> list[str]:
    """The title in each language in turn."""
    found = []
    for language in LANGUAGES:
        page.evaluate(CHANGE, json.dumps({"language": language}))
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
        found.append(page.title())
    return found


def test_every_page_has_a_title_of_its_own_in_every_language(visit: Opener) -> None:
    page = visit()
    root = page.url
    tables = {
        f"match/{made(page, 'second', ME, OPEN)}": ".lobby",
        f"match/{made(page, 'second', ME, BOT, start=True)}": "[data-confirm]",
    }
    found: dict[str, list[str]] = {}
    for path, sign in (PAGES | tables).items():
        page.goto(root + path)
        page.wait_for_selector(sign)
        found[path] = titles(page)
    first = found.pop("")
    assert first == IN_LANGUAGES
    every = [title.split(" · ") for told in found.values() for title in told]
    assert [parts[-1] for parts in every] == IN_LANGUAGES * len(found)
    assert len(set(map(tuple, every))) == len(every), every


def test_the_title_follows_the_match(visit: Opener) -> None:
    page = visit()
    root = page.url
    page.goto(f"{root}match/{made(page, 'second', ME, BOT, start=True)}")
    expect(page).to_have_title(f"● Your turn · {GAME}")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    page.locator(".bar .home").click()
    expect(page).to_have_title(GAME)
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    watcher = visit()
    watcher.goto(f"{root}match/{made(page, 'second', ME, BOT, start=True, is_public=True)}")
    expect(watcher).to_have_title(f"Anna is deciding · {GAME}")
