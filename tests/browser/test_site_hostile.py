"""The static page attacked: by links, and by what somebody put into its storage."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import DESK
from browser.player import Player
from browser.static_host import LOADED, wait_for_engine
from browser.test_share import SCENARIO, packed
from metro2033.table.line import write_line

pytestmark = pytest.mark.slow

RECORD = Path(__file__).parents[1] / "replays/second/four_seats.jsonl"
MARKUP = "<img src=x onerror=window.hit=1><script>window.hit=1</script>"

NOWHERE = [
    "#http://[",
    "#//",
    "#//elsewhere.example/shared",
    "#/\\elsewhere.example",
    "#javascript:hit=1",
]
"""Addresses that name no place of the game."""

REFUSED = {
    "a bomb": packed("0" * 30_000_000),
    "too long": "A" * 70_000,
    "no Base64": "%%%",
    "no text": packed("\x00\ufffe" * 9),
    "nested JSON": packed("[" * 200_000),
    "nested TOML": packed(f"{SCENARIO}x = {'[' * 9_000}"),
    "a wrong type": packed(SCENARIO.replace('edition = "second"', "edition = [1]")),
    "another edition": packed(SCENARIO.replace('"second"', '"__proto__"')),
    "another object": packed('{"__proto__": {"hit": 1}}\n'),
    "a huge number": packed(SCENARIO.replace("army = 4", f"army = {10**400}")),
    "markup": packed(SCENARIO.replace('"red_line"', f'"{MARKUP}"')),
}
"""What is behind #/shared#, and is told in a sentence."""

EDIT = """([key, value]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("metro2033");
  opening.onsuccess = () => {
    const writing = opening.result.transaction("rows", "readwrite");
    writing.objectStore("rows").put(value, key);
    writing.oncomplete = () => { opening.result.close(); resolve(); };
    writing.onabort = reject;
  };
})"""
"""Edits a row by hand."""

INLINE = """() => new Promise((resolve) => {
  addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
  const script = document.createElement("script");
  script.textContent = "window.hit = 1";
  document.head.append(script);
})"""
"""Runs a script in the page, if the page lets it."""


@pytest.fixture
def page(chromium: Browser, page_address: str) -> Iterator[Page]:
    """The first page of a new visitor."""
    context = chromium.new_context(viewport=DESK, reduced_motion="reduce", locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(LOADED)
    page.goto(page_address)
    yield page
    assert page.evaluate("window.hit") is None
    assert page.evaluate("({}).hit") is None
    context.close()


def go(page: Page, address: str, link: str) -> None:
    """Open a link from elsewhere."""
    page.goto("about:blank")
    page.goto(f"{address}{link}")


def named_by_markup() -> str:
    """The record of a whole match between people with odd names."""
    header, _, choices = RECORD.read_text("utf-8").partition("\n")
    data = json.loads(header)
    for player in data["seats"]:
        player["name"] = f"\u202e{MARKUP}"
    return f"{write_line(data)}\n{choices}"


def test_hostile_links_run_nothing_and_leave_the_game_usable(page: Page, page_address: str) -> None:
    for link in NOWHERE:
        go(page, page_address, link)
        expect(page.get_by_role("heading", level=1)).to_contain_text("Metro 2033")
    for name, text in REFUSED.items():
        page.evaluate("(text) => { location.hash = `/shared#${text}`; }", text)
        alert = page.get_by_role("alert").filter(has_text=re.compile(r"\w+ \w+"))
        expect(alert, name).to_be_visible()
        page.evaluate("location.hash = '/'")
        expect(alert).to_have_count(0)
    page.evaluate(
        "(text) => { location.hash = `/shared#${text}`; }",
        packed(SCENARIO.replace("Two stations from victory", MARKUP)),
    )
    expect(page.get_by_role("heading", name="<img src=x")).to_be_visible()
    page.evaluate("(text) => { location.hash = `/shared#${text}`; }", packed(named_by_markup()))
    expect(page.get_by_text("<img src=x").first).to_be_visible()
    assert "\u202e" not in page.content()
    page.evaluate("location.hash = '/'")
    Player(page).begin_with_bots("Second edition")
    Player(page).await_question()


def test_the_page_runs_no_script_but_its_own(page: Page) -> None:
    assert page.evaluate(INLINE) == "script-src-elem"


def test_rows_edited_by_hand_lose_no_other_match(page: Page) -> None:
    player = Player(page)
    player.begin_with_bots("Second edition")
    player.await_question()
    asked = player.asked()
    for key, value in {
        "match/text": "{",
        "match/number": 7,
        "match/object": {"match": {"__proto__": {"hit": 1}}},
        "match/markup": json.dumps({"match": {"id": MARKUP}, "seats": []}),
    }.items():
        page.evaluate(EDIT, [key, value])
    page.evaluate("localStorage.setItem('metro2033.settings', '{\"language\": 5, \"name\": {}}')")
    page.evaluate("localStorage.setItem('metro2033.shared', 'null')")
    page.reload()
    player.await_question()
    assert player.asked() == asked
    player.answer()
    page.evaluate("location.hash = '/'")
    wait_for_engine(page)
    assert page.get_by_role("alert").count() == 0
