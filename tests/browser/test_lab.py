"""The balance lab on the static page: a card is edited, read, tried out, saved and opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import faults
from browser.conftest import DESK, PHONE, Opener
from browser.static_host import LOADED, SITE
from metro2033.i18n import text
from server.http.site import running_site, sqlite_in

pytestmark = pytest.mark.slow

COLOURS = "part => getComputedStyle(part).color"

NATIVE = {"en": "English", "ru": "Русский", "hu": "Magyar"}
PLAYED = 600_000
"""Milliseconds for two matches with both sets, on a busy machine."""


def say(part: str, language: str, message: str = "lab-page") -> str:
    return text(message, None, language, part=part)


def is_sound(page: Page) -> bool:
    """Whether nothing sticks out of the page, no text is missing, and axe finds nothing."""
    assert "{" not in page.locator("main").inner_text()
    assert "lab-" not in page.locator("main").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return not faults(page)


def test_a_card_is_edited_read_tried_out_saved_and_opened(
    chromium: Browser, page_address: str, tmp_path: Path
) -> None:
    context = chromium.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    page, found = context.new_page(), list[str]()
    page.on("pageerror", lambda error: found.append(str(error)))
    page.goto(f"{page_address}#/lab/second/faction/red_line")
    target = page.get_by_label("points to win")
    expect(target).to_have_value("9", timeout=LOADED)
    expect(page.get_by_text("Change a card first.")).to_be_visible()

    # At once legal or not, with the reason.
    target.fill("100")
    reading = page.get_by_role("region", name="How it reads")
    expect(reading).to_contain_text("Red Line: “points to win” = 100 is beyond 99")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    target.fill("1")
    expect(reading).to_contain_text("Legal")
    for name in ("Red Line", "Красная линия", "Vörös vonal"):
        expect(reading).to_contain_text(name)

    # A few matches with both sets; how long they take is told before.
    page.get_by_label("Matches", exact=True).fill("2")
    expect(page.get_by_text("on this device")).to_be_visible(timeout=PLAYED)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    results = page.get_by_role("region", name="Results")
    expect(results).to_contain_text("2 matches with 2 players", timeout=PLAYED)
    expect(results).to_contain_text("Planner, seed 2033")
    expect(results).to_contain_text("Red Line")

    # In every language, on desk and phone.
    for language, native in NATIVE.items():
        page.get_by_role("button", name=native, exact=True).click()
        for part in ("values", "reads", "try"):
            expect(page.get_by_role("heading", name=say(part, language))).to_be_visible()
        shown = page.get_by_role("region", name=say("results", language, "lab-report"))
        expect(shown).to_contain_text(say("faction", language, "lab-group"))
        for size in (PHONE, DESK):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert is_sound(page), language

    # The file goes out and comes back.
    page.get_by_role("button", name="English", exact=True).click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.read_text("utf-8") == (
        'edition = "second"\n\n[[faction]]\nid = "red_line"\ntarget = 1\n'
    )
    page.get_by_role("button", name="Back to the printed card").click()
    expect(page.get_by_label("points to win")).to_have_value("9")
    page.get_by_label("points to win").fill("5")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("points to win")).to_have_value("1")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_label("points to win")).to_have_value("5")
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)

    # A run can be stopped; what was played by then is told.
    page.get_by_label("Matches", exact=True).fill("1000")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(results).to_contain_text("So far", timeout=PLAYED)
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(results).not_to_contain_text("So far")
    context.close()
    assert not found


def test_a_new_card_stays_through_languages_and_reloads_and_keeps_its_id(
    chromium: Browser, page_address: str
) -> None:
    context = chromium.new_context(viewport=PHONE, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{page_address}#/lab/second/combat/nonsense")
    card = page.locator(".pick select").last
    expect(card).to_have_value("assault", timeout=LOADED)
    page.get_by_role("button", name="New card").click()
    reading = page.get_by_role("region", name="How it reads")
    expect(reading).to_contain_text("Legal")
    expect(reading).to_contain_text("House 1 has no name in Russian")
    field = page.get_by_label("ID: Latin letters")
    for taken in ("feint", "__proto__", ""):
        field.fill(taken)
        field.press("Tab")
        expect(page.get_by_role("alert")).to_contain_text("cannot be used")
        expect(field).to_have_value("house_1")
    field.fill("sly_feint")
    field.press("Tab")
    page.get_by_role("button", name="Magyar", exact=True).click()
    expect(page.get_by_role("heading", name=say("values", "hu"))).to_be_visible()
    page.reload()
    expect(card).to_have_value("sly_feint", timeout=LOADED)
    page.get_by_role("button", name=say("restore_all", "hu")).click()
    expect(card).to_have_value("assault")
    # A new faction would need what the form does not show.
    page.goto(f"{page_address}#/lab/second/faction/red_line")
    expect(card).to_have_value("red_line", timeout=LOADED)
    expect(page.get_by_role("button", name=say("new", "hu"))).to_have_count(0)
    context.close()


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_the_verdict_is_in_sight_while_a_card_is_edited_on_a_phone(
    chromium: Browser, page_address: str, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    context = chromium.new_context(viewport=viewport, locale="ru-RU", reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{page_address}#/lab/second/faction/red_line")
    verdict = page.locator(".verdict")
    expect(verdict).to_be_in_viewport(ratio=1, timeout=LOADED)
    fields = page.get_by_role("form").get_by_role("spinbutton")
    agreed = verdict.evaluate(COLOURS)
    for field in fields.all():
        before = field.input_value()
        field.scroll_into_view_if_needed()
        field.fill("100")
        expect(verdict).to_contain_text(say("illegal", "ru"))
        expect(verdict).to_contain_text("Красная линия")
        assert verdict.evaluate(COLOURS) != agreed
        expect(verdict).to_be_in_viewport(ratio=1)
        field.fill(before)
        expect(verdict).to_have_text(say("legal", "ru"))
        expect(verdict).to_be_in_viewport(ratio=1)
    context.close()


def test_two_tabs_share_their_cards(chromium: Browser, page_address: str) -> None:
    context = chromium.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    one, other = context.new_page(), context.new_page()
    one.goto(f"{page_address}#/lab/second/faction/red_line")
    other.goto(f"{page_address}#/lab/second/faction/hansa")
    for page in (one, other):
        expect(page.get_by_text("Changed cards: 0")).to_be_visible(timeout=LOADED)
    one.get_by_label("points to win").fill("7")
    expect(other.get_by_text("Changed cards: 1")).to_be_visible()
    other.get_by_label("points to win").fill("6")
    for page in (one, other):
        expect(page.get_by_text("Changed cards: 2")).to_be_visible()
    one.reload()
    expect(one.get_by_label("points to win")).to_have_value("7", timeout=LOADED)
    expect(one.get_by_text("Changed cards: 2")).to_be_visible()
    context.close()


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_a_server_plays_no_matches_of_the_lab(visit: Opener, language: str) -> None:
    page = visit("/gallery/second/equipment/akm", language=language)
    link = page.locator("#equipment-akm a[href='/lab/second/equipment/akm']")
    link.click()
    expect(page.get_by_text(say("server", language))).to_be_visible()
    expect(page.get_by_text(say("server-none", language))).to_be_visible()
    assert is_sound(page)


def test_a_server_with_the_static_page_has_the_lab_at_its_own_address(
    chromium: Browser, tmp_path: Path
) -> None:
    if not (SITE / "worker.js").is_file():
        pytest.skip("the static page is not built: make site")
    context = chromium.new_context(viewport=PHONE, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    with running_site(sqlite_in(tmp_path), offline_page=str(SITE)) as server:
        page.goto(f"{server.url}/lab/second/equipment/akm")
        page.get_by_role("link", name=say("server-open", "en")).click()
        expect(page.get_by_label("copies")).to_be_visible(timeout=LOADED)
        assert page.url.startswith(f"{server.url}/offline/")
        page.get_by_label("copies").fill("3")
        expect(page.get_by_text("Changed cards: 1")).to_be_visible()
        expect(page.get_by_text(say("legal", "en")).first).to_be_visible()
    context.close()
