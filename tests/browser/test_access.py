"""Screens that everybody can use: checked by axe-core, in every language and theme."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from browser.conftest import DESK, PHONE
from browser.place import Site
from browser.screens import LANGUAGES, SCREENS, THEMES, Tour, prepare

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

RUN = """(without) => axe.run(document, {
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
})"""

TOO_SMALL = """() => [
    ...document.querySelectorAll('button, a.button, header a, input, select, summary')
].filter((control) => {
    const { width, height } = control.getBoundingClientRect();
    const isInText = control.closest('p, label, li, footer.quiet, h1, h2, h3');
    return width && !isInText && (height < 43.5 || width < 43.5);
}).map((control) => control.outerHTML.slice(0, 160))"""

CROWDED = """() => {
    const lines = [...document.querySelectorAll('.labels text')].flatMap((label) => {
        const box = label.getBoundingClientRect();
        const line = box.height / Math.max(1, label.querySelectorAll('tspan').length);
        return box.width ? [{ name: label.textContent, box, line }] : [];
    });
    return lines.flatMap(({ name, box, line }, i) => lines.slice(i + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Above the letters of a line there is air, where another line may end.
        return across > 1 && down > line / 4 ? [`${name} and ${other.name}`] : [];
    }));
}"""


@pytest.fixture(scope="module")
def desk(site: Site, chromium: Browser) -> Iterator[Tour]:
    if not AXE.is_file():
        pytest.skip(f"{AXE} is missing: make client brings it")
    context = chromium.new_context(
        viewport=cast(ViewportSize, DESK), reduced_motion="reduce", locale="en-GB"
    )
    page = context.new_page()
    page.set_default_timeout(30_000)
    yield Tour(page, site.url, prepare(page, site.url))
    context.close()


@pytest.fixture(scope="module")
def phone(chromium: Browser, desk: Tour) -> Iterator[Tour]:
    """The same player with a phone in the hand."""
    context = chromium.new_context(
        viewport=cast(ViewportSize, PHONE),
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce",
        storage_state=desk.page.context.storage_state(),
    )
    page = context.new_page()
    page.set_default_timeout(30_000)
    yield Tour(page, desk.url, desk.matches)
    context.close()


def faults(page: Page, *without: str) -> list[str]:
    """What axe finds wrong with a page."""
    # Evaluated and not inserted: the page allows no foreign scripts.
    page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found = page.evaluate(RUN, list(without))
    return [
        f"{v['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for v in found["violations"]
        for node in v["nodes"]
    ]


# Names do not depend on the theme, nor colours on the language: three looks show all of both.
LOOKS = pytest.mark.parametrize(("language", "theme"), list(zip(LANGUAGES, THEMES, strict=True)))


@LOOKS
def test_every_screen_is_accessible(desk: Tour, language: str, theme: str) -> None:
    desk.wear(language, theme)
    found = {}
    for screen in SCREENS:
        desk.show(screen)
        found[screen] = faults(desk.page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def test_every_screen_of_a_phone_is_accessible(phone: Tour) -> None:
    phone.wear("en", "tunnel")
    found = {}
    for screen in SCREENS:
        phone.show(screen)
        # Answers scroll below the button that confirms; their sizes are measured apart.
        found[screen] = faults(phone.page, "target-size")
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@LOOKS
def test_every_screen_fits_a_phone_and_a_finger(phone: Tour, language: str, theme: str) -> None:
    phone.wear(language, theme)
    found = {}
    for screen in SCREENS:
        phone.show(screen)
        found[screen] = phone.page.evaluate(TOO_SMALL)
        if not phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            found[screen].append("wider than the screen")
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_map_do_not_meet(desk: Tour, language: str) -> None:
    desk.wear(language, "tunnel")
    for edition in ("first", "second"):
        desk.table(edition)
        assert desk.page.locator(".labels text").count() > 20
        assert desk.page.evaluate(CROWDED) == []
