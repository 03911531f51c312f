"""The editor of positions: map, panels and text follow each other, faults stand where they are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener

pytestmark = pytest.mark.slow

SEARCHED = 300_000
"""Milliseconds for four searches, on a busy machine."""


SCREENS = pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])

OUT_OF_REACH = """(isTouch) => {
    const all = (wanted) => [...document.querySelectorAll(wanted)];
    const shown = (wanted) => all(wanted).filter((part) => part.checkVisibility());
    const cut = shown('[role=tab]').filter((tab) => tab.getBoundingClientRect().right > innerWidth);
    const wanted = 'main :is(button, select, summary, input:not([type=checkbox]))';
    const small = shown(wanted).filter((part) => {
        const { width, height } = part.getBoundingClientRect();
        return Math.min(width, height) < 43.5;
    });
    return [...cut, ...(isTouch ? small : [])].map((part) => part.outerHTML);
}"""
"""Tabs beyond the edge of the screen, and what is too small for a finger."""


def field(name: str) -> str:
    """The selector of a field."""
    return f"[id='position.{name}']"


def set_number(page: Page, name: str, value: int) -> None:
    """Fill in a number, and leave the field."""
    found = page.locator(field(name))
    found.fill(str(value))
    found.press("Tab")


def text_of(page: Page) -> str:
    """The position as text."""
    page.locator("#tab-text").click()
    return page.locator("textarea").input_value()


@SCREENS
@pytest.mark.parametrize(
    ("language", "fault", "fine"),
    [
        ("en", "expected a number from 1 to 8, not 99", "This position can be played."),
        ("ru", "нужно число от 1 до 8, а не 99", "Эту позицию можно разыграть."),
        ("hu", "1 és 8 közötti szám kell ide, nem 99", "Ez az állás játszható."),
    ],
)
def test_a_position_is_set_up_checked_and_played(
    visit: Opener, language: str, is_phone: bool, fault: str, fine: str
) -> None:
    page = visit("/editor", is_phone=is_phone, language=language)
    status = page.locator("#editor-faults")
    expect(status).to_contain_text(fine)
    assert page.evaluate(OUT_OF_REACH, is_phone) == []
    page.locator("[id='tab-player.1']").click()
    assert page.evaluate(OUT_OF_REACH, is_phone) == []
    set_number(page, "player.1.army", 99)
    expect(status).to_contain_text(fault)
    expect(page.locator("[id='position.player.1.army-faults']")).to_have_text(fault)
    assert faults(page) == []
    set_number(page, "player.1.army", 5)
    expect(status).to_contain_text(fine)
    assert "army = 5" in text_of(page)
    area = page.locator("textarea")
    area.fill(area.input_value().replace("army = 5", "army = 6"))
    expect(page.locator(".tools button.primary")).to_be_enabled()
    page.locator("[id='tab-player.1']").click()
    expect(page.locator(field("player.1.army"))).to_have_value("6")
    assert faults(page) == []
    page.locator(".tools button.primary").click()
    page.get_by_role("dialog").locator("button.primary").click()
    expect(page.locator(".decision [data-key]").first).to_be_attached()


def test_a_station_gets_another_owner_and_it_can_be_undone(visit: Opener) -> None:
    page = visit("/editor")
    page.locator("[data-station='aeroport']").first.dispatch_event("click")
    panel = page.get_by_role("region", name="Aeroport")
    panel.get_by_label("Owner").select_option("1")
    expect(panel).to_contain_text("Confederation of 1905")
    panel.get_by_role("checkbox", name="Fourth Reich").check()
    assert 'at = "aeroport"' in text_of(page)
    page.keyboard.press("Control+z")
    expect(page.locator("textarea")).not_to_have_value(re.compile('at = "aeroport"'))
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("textarea")).to_have_value(re.compile('at = "aeroport"'))


def test_a_card_is_fixed_and_the_link_holds_the_position(visit: Opener) -> None:
    page = visit("/editor")
    page.locator("#tab-hidden").click()
    expect(page).to_have_url(re.compile(r"/editor#."))
    before = page.url
    page.locator(field("threat_deck")).select_option("slavers")
    expect(page.get_by_role("button", name="Remove Slavers")).to_be_visible()
    # The address is packed a moment later.
    expect(page).not_to_have_url(before)
    page.reload()
    page.locator("#tab-hidden").click()
    expect(page.get_by_role("button", name="Remove Slavers")).to_be_visible()


def test_a_puzzle_is_opened_in_the_editor(visit: Opener) -> None:
    page = visit("/editor?puzzle=s2001-288")
    expect(page.locator("#editor-faults")).to_contain_text("This position can be played.")


def test_a_position_becomes_a_puzzle_that_others_solve_by_its_link(visit: Opener) -> None:
    page = visit("/editor?puzzle=s5012-266")
    page.get_by_role("button", name="Make it a puzzle").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("This is a puzzle.", timeout=SEARCHED)
    best = dialog.locator("tr.best td").first.inner_text()
    assert faults(page) == []
    link = page.evaluate("() => location.href").replace("/editor#", "/shared?puzzle=1#")
    page.goto(link)
    page.get_by_role("button", name="Solve it").click()
    expect(page.locator(".puzzle")).to_contain_text("One answer is clearly the best")
    page.locator(".decision [data-key]", has_text=best).first.click()
    page.locator(".decision [data-confirm]").click()
    expect(page.locator("dialog[open]")).to_contain_text("Right", timeout=SEARCHED)
    expect(page.locator("dialog[open] li.best")).to_contain_text(best)


@SCREENS
@pytest.mark.parametrize(
    ("language", "button", "reason"),
    [
        ("en", "Make it a puzzle", "Chance decides first here."),
        ("ru", "Сделать задачей", "Здесь сначала решает случай."),
        ("hu", "Legyen feladvány", "Itt először a véletlen dönt."),
    ],
)
def test_a_position_that_is_no_puzzle_says_why(
    visit: Opener, language: str, is_phone: bool, button: str, reason: str
) -> None:
    page = visit("/editor?puzzle=f2002-132", is_phone=is_phone, language=language)
    page.get_by_role("button", name=button).click()
    expect(page.locator("dialog[open]")).to_contain_text(reason)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
