"""Every text of the client comes from the files of texts, and longer ones have room."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.player import Player
from browser.pseudo import CLIPPED, PLAIN_WORDS, speak_strangely, strange, strange_messages

pytestmark = pytest.mark.slow

PAGES = {
    "/": "main p",
    "/rules/second/laws": ".paragraph",
    "/rules/second/rulings": "article .decision",
    "/rules/compare": ".pair",
    "/gallery/first/equipment": ".pieces > section",
    "/gallery/second/position": ".pieces > section",
    "/gallery/second/goal": ".pieces > section",
    "/account": "main.account h1",
    "/learn": "[data-lesson]",
}
"""What is read, and what is there when it is loaded."""

RECORD = Path(__file__).parents[1] / "replays" / "second" / "last_round.jsonl"

TAKE = """async (text) => {
    const headers = { 'Content-Type': 'application/x-ndjson' };
    const answer = await fetch('/api/records', { method: 'POST', headers, body: text });
    return (await answer.json()).id;
}"""
"""Hands a record to the server, which makes a match of it."""


def check(page: Page, where: str) -> None:
    """All that is seen now is in the language that is none, and whole."""
    page.wait_for_timeout(300)
    assert page.evaluate(PLAIN_WORDS) == [], where
    assert page.evaluate(CLIPPED) == [], where
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where


def test_the_language_that_is_none() -> None:
    assert strange("Attack Polyanka") == "Áťťáçķ~~ Þółýáñķá~~"
    source = (
        "client-x = Take { $number ->\n    [one] a pig\n   *[other] pigs\n }\n    .gender = m\n"
    )
    told = strange_messages(source)
    assert "[one] á þíğ" in told
    assert ".gender = m" in told


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
def test_no_text_is_outside_the_files_of_texts_and_none_is_cut(
    visit: Opener, is_phone: bool
) -> None:
    page = visit("/icon.svg", is_phone=is_phone)
    speak_strangely(page)
    root = page.url.removesuffix("/icon.svg")
    for path, shown in PAGES.items():
        page.goto(root + path)
        expect(page.locator(shown).first).to_be_visible()
        check(page, path)
    walk_table(page, root)
    walk_lesson(page, root)
    walk_replay(page, root)
    page.unroute_all(behavior="ignoreErrors")


def walk_table(page: Page, root: str) -> None:
    """A new table, some of its questions, the chat and what lies over it."""
    page.goto(root)
    page.locator("[data-way=bots]").click()
    expect(page.locator("form")).to_be_visible()
    for summary in page.locator("form summary").all():
        summary.click()
    check(page, "a new table")
    page.locator("form button.primary").click()
    player = Player(page)
    for _ in range(4):
        player.await_question()
        check(page, "the table")
        player.answer()
    player.await_question()
    page.locator("[role=tab]").last.click()
    check(page, "the chat")
    page.locator(".bar nav button").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    check(page, "settings")
    for key, what in (("?", "help"), ("t", "the table as text")):
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        check(page, what)


def walk_lesson(page: Page, root: str) -> None:
    """The beginning of a lesson."""
    page.goto(f"{root}/learn")
    page.locator("[data-lesson=first]").click()
    for cue in ("welcome", "dice"):
        expect(page.locator(f".coach[data-cue={cue}]")).to_be_visible()
        check(page, f"the lesson, {cue}")
        page.locator(".coach button").click()


def walk_replay(page: Page, root: str) -> None:
    """A recorded match; its players have names that are none."""
    lines = RECORD.read_text("utf-8").splitlines()
    header = json.loads(lines[0])
    for seat in header["seats"]:
        seat["name"] = strange(seat["name"])
    text = "\n".join([json.dumps(header, ensure_ascii=False), *lines[1:], ""])
    page.goto(f"{root}/replay/{page.evaluate(TAKE, text)}?at=60")
    expect(page.locator("footer input").first).to_be_visible()
    check(page, "the replay")
