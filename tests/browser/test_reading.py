"""Reading in the browser: the rulebook, its rules by their address, the gallery."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener
from metro2033.content.reference import records
from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.first.content.schema import FirstContent
from metro2033.editions.second.content.load import load
from metro2033.editions.second.content.schema import SecondContent

pytestmark = pytest.mark.slow


def test_a_rule_has_an_address_and_leads_on(visit: Opener) -> None:
    page = visit("/rules/second/E2-ARMY-008")
    rule = page.locator("#E2-ARMY-008")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("target"))
    expect(page.locator("figure .map svg").first).to_be_visible()
    rule.get_by_role("link", name="In the appendix").click()
    expect(page).to_have_url(re.compile("/rules/second/catalogue/E2-ARMY-008$"))
    expect(page.locator(".rule#E2-ARMY-008")).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Laws").click()
    expect(page.get_by_role("heading", name="Laws").first).to_be_visible()
    expect(page.get_by_role("link", name="E2-LAW-004")).to_have_count(0)
    page.get_by_label("Show rule numbers").check()
    page.get_by_role("link", name="E2-LAW-004").first.click()
    expect(page).to_have_url(re.compile("/rules/second/E2-LAW-004$"))
    page.get_by_role("button", name="Magyar").click()
    expect(page.locator("#E2-LAW-004")).to_contain_text("szavazat")


A4: Final = {"width": 794, "height": 1123}
"""A sheet of paper in the pixels of a browser."""

AMISS_ON_PAPER: Final = """() => {
    const faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the paper');
    const isLight = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).every((part) => part > 200);
    for (const element of document.querySelectorAll('main, main *')) {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const texts = [...element.childNodes].filter((node) => node.nodeType === 3);
        const isText = texts.some((node) => node.data.trim());
        if (!isText || !width || !height || style.visibility === 'hidden') continue;
        const told = element.textContent.trim().slice(0, 60);
        if (isLight(style.color)) faults.push('light letters: ' + told);
        if (element.scrollWidth > element.clientWidth + 1 && style.overflow !== 'visible')
            faults.push('cut: ' + told);
    }
    return faults;
}"""


@pytest.mark.parametrize(
    "path", ["/rules/second/laws", "/rules/second/catalogue", "/gallery/second/law"]
)
def test_paper_shows_what_is_read_and_nothing_else(visit: Opener, path: str) -> None:
    page = visit(path, theme="contrast")
    shown = page.locator(".text, .pieces").first
    expect(shown).to_contain_text("Law")
    page.emulate_media(media="print")
    for control in ("nav", "input", "button"):
        expect(page.locator(control).first).to_be_hidden()
    box = shown.bounding_box()
    assert box is not None
    assert box["width"] > 900
    page.set_viewport_size(A4)  # type: ignore[arg-type]
    assert page.evaluate(AMISS_ON_PAPER) == []
    # What is folded on the screen can be read on paper, where nobody unfolds it.
    rulings = page.locator("details").all()
    assert bool(rulings) == path.endswith("catalogue")
    for ruling in rulings:
        expect(ruling.locator("p").first).to_be_visible()
    # Every page has something on it: sections stay whole, and none leaves a blank sheet behind.
    sheets = page.pdf(format="A4").count(b"/Type /Page\n")
    tall = page.evaluate("document.documentElement.scrollHeight") / A4["height"]
    assert 1 <= sheets <= 1.3 * tall + 1


def test_the_whole_book_prints_every_ruling_once(visit: Opener) -> None:
    page = visit("/rules/second/all")
    expect(page.locator("#R2-060")).to_be_attached()
    page.emulate_media(media="print")
    expect(page.locator("details summary", has_text="R2-060").first).to_be_visible()
    expect(page.locator("details article").first).to_be_hidden()
    expect(page.locator("#R2-060")).to_be_visible()


def test_rules_are_searched_and_compared(visit: Opener) -> None:
    page = visit("/rules/first", is_phone=True, language="ru")
    page.get_by_role("searchbox").fill("кубик")
    page.locator(".hit[href$=E1-TURN-001]").click()
    expect(page.locator("#E1-TURN-001")).to_be_in_viewport()
    page.goto(page.url.partition("/rules")[0] + "/rules/compare")
    expect(page.locator(".pair").nth(20)).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_the_gallery_holds_everything_and_links_to_rules(visit: Opener, language: str) -> None:
    page = visit("/gallery/first/equipment/mutagen", language=language)
    mutagen = page.locator("#equipment-mutagen")
    expect(mutagen).to_be_in_viewport()
    page.get_by_role("searchbox").fill(mutagen.locator(".name").inner_text().split(" ×")[0])
    expect(page.locator(".pieces > section").first).to_be_visible()
    mutagen.get_by_role("link", name="E1-NITEM-010").click()
    expect(page.locator("#E1-NITEM-010")).to_be_in_viewport()


@pytest.mark.parametrize(("edition", "content"), [("first", load_first()), ("second", load())])
def test_no_piece_of_the_content_is_missing_in_the_gallery(
    visit: Opener, edition: str, content: FirstContent | SecondContent
) -> None:
    page = visit(f"/gallery/{edition}")
    # Hubs say which stations are joined; the map shows them.
    count = sum(kind != "hub" for _, kind, _ in records(content))
    pieces = page.locator(".pieces > section")
    expect(pieces).to_have_count(count)
    assert page.locator(".pieces > section:has(.origin b):has(.rules a)").count() == count
    names = page.locator(".pieces > section :is(h2, .name)").all_inner_texts()
    assert len(names) == count
    assert all(names)


def test_lines_of_the_log_name_their_rules(visit: Opener) -> None:
    page = visit()
    page.locator("[data-way=bots]").click()
    page.locator("form button.primary").click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.locator("[role=log] button[title^=E]").first.click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("E[12]-"))
    expect(page.get_by_role("dialog").get_by_role("link").first).to_have_attribute(
        "href", re.compile("^/rules/(first|second)/E[12]-")
    )
