"""Screens that everybody can use: checked by axe-core, in every language and theme."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from playwright.sync_api import Browser, ViewportSize

from browser.axe import AXE, faults
from browser.conftest import DESK, PHONE
from browser.place import Site
from browser.screens import LANGUAGES, SCREENS, THEMES, Tour, prepare

pytestmark = pytest.mark.slow

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


PLANT = """(look) => {
    const main = document.querySelector('main');
    const text = main.appendChild(document.createElement('p'));
    const button = main.appendChild(document.createElement('button'));
    text.textContent = 'faint';
    const style = () => {
        const { lang, dataset } = document.documentElement;
        text.style = dataset.theme === look ? 'color: #999; background: #777' : '';
        button.textContent = lang === look ? '' : 'named';
    };
    new MutationObserver(style).observe(document.documentElement, { attributes: true });
    style();
}"""
"""Adds a button without a name in one language, or a text that cannot be read in one theme."""


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


def looks_wrong(tour: Tour, turn: int) -> dict[str, list[str]]:
    """What is wrong with the screen that is shown in every language, and in every theme.

    Which theme goes with which language depends on the turn: names are the same in every theme, and
    colours in every language.
    """
    found = {}
    for i, language in enumerate(LANGUAGES):
        theme = THEMES[(i + turn) % len(THEMES)]
        tour.change(language, theme)
        found[f"{language} {theme}"] = faults(tour.page)
    return {look: wrong for look, wrong in found.items() if wrong}


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_accessible(desk: Tour, screen: str) -> None:
    desk.show(screen)
    assert looks_wrong(desk, [*SCREENS].index(screen)) == {}


@pytest.mark.parametrize("look", [*LANGUAGES, *THEMES])
def test_what_is_wrong_in_one_language_or_theme_is_found(desk: Tour, look: str) -> None:
    desk.show("learn")
    desk.page.evaluate(PLANT, look)
    for turn in range(len(THEMES)):
        [(where, found)] = looks_wrong(desk, turn).items()
        assert look in where.split()
        assert {fault.split(":")[0] for fault in found} == {
            "button-name" if look in LANGUAGES else "color-contrast"
        }


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_fits_a_phone_and_a_finger(phone: Tour, screen: str) -> None:
    phone.show(screen)
    phone.change(LANGUAGES[0], THEMES[0])
    for language in LANGUAGES:
        phone.change(language, THEMES[0])
        assert phone.page.evaluate(TOO_SMALL) == [], language
        assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), language
    assert faults(phone.page, rules={"target-size": {"enabled": False}}) == []
    # Answers scroll below the button that confirms; where nothing has to scroll, all have room.
    phone.page.set_viewport_size({"width": PHONE["width"], "height": 2 * PHONE["height"]})
    assert faults(phone.page, runOnly=["target-size"]) == []
    phone.page.set_viewport_size(cast(ViewportSize, PHONE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_map_do_not_meet(desk: Tour, language: str) -> None:
    for edition in ("first", "second"):
        desk.table(edition)
        desk.change(language, "tunnel")
        assert desk.page.locator(".labels text").count() > 20
        assert desk.page.evaluate(CROWDED) == []


def test_a_button_without_a_name_is_found(desk: Tour) -> None:
    desk.show(next(iter(SCREENS)))
    assert faults(desk.page) == []
    desk.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(fault.startswith("button-name") for fault in faults(desk.page))
