"""Whether all that an answer needs is seen, read and reached: python -m browser.seen [WHAT ...].

An edition stands for a question of every kind at every size in every language, `second/polis` for
every question of a recorded match at every size, and `second/*` for every question of all recorded
matches, each at one of the sizes; `second/*+2` at another, in another language. `second/*@820x1180`
looks at one size only. The test of the suite shows each kind once.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import cycle, islice, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from browser.place import browser_path, running_site
from browser.recorded import Moment, Projector, moments, recorded, whole_match
from browser.screens import CHANGE, EDITIONS, LANGUAGES, THEMES

SIZES: Final = (
    (360, 640),
    (390, 844),
    (640, 360),
    (820, 1180),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
)

WIDEST_TOUCH: Final = 820
"""Screens up to this width are touched, wider ones have a mouse."""

FAULTS: Final = """(isTouch) => {
    const faults = [];
    const shown = (part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = (wanted) => [...document.querySelectorAll(wanted)].filter(shown);
    const named = (part) =>
        (part.textContent.trim() || part.ariaLabel || part.className).slice(0, 60);
    const covered = (part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const isIn = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
        if (!isIn) return 'outside: ';
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there && (part.contains(there) || there.contains(part)) ? '' : 'covered: ';
    };
    const need = (part) => {
        const fault = covered(part);
        if (fault) faults.push(fault + named(part));
    };
    const always = ['#question', '.decision > footer :is(button, [role=status])',
        '.decision > .preview [role=status]', '.decision .chosen'].join();
    all(always).forEach(need);
    // A finger scrolls the list of answers; the first of them is seen at once.
    const answers = all('.decision .option');
    if (answers.length && !answers.some((answer) => answer.matches('.chosen'))) need(answers[0]);
    for (const answer of [...answers, ...all('.choice .pick')]) {
        if (isTouch || answer.matches('.pick')) answer.scrollIntoView({ block: 'nearest' });
        need(answer);
    }
    document.querySelector('.decision .chosen')?.scrollIntoView({ block: 'nearest' });
    for (const box of [document.documentElement, ...all('.bar, .decision, .options, .inside')])
        if (box.scrollWidth > box.clientWidth) faults.push(`too wide: ${box.className}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const holder = text.parentElement;
        if (!text.data.trim() || !shown(holder)) continue;
        const zoom = holder.getScreenCTM?.().a ?? 1;
        const size = parseFloat(getComputedStyle(holder).fontSize) * zoom;
        if (size < 10.95) faults.push(`${size.toFixed(1)} px: ${text.data.trim()}`);
    }
    for (const part of isTouch ? all('button, a, input, select') : []) {
        const { width, height } = part.getBoundingClientRect();
        const isSmall = height < 43.5 || width < 43.5;
        if (isSmall && !part.closest('p, label'))
            faults.push(`${width} x ${height} for a finger: ${named(part)}`);
    }
    // What was scrolled to be looked at is no fault of the next look.
    for (const list of all('.asked, .options')) list.scrollTo(0, 0);
    return [...new Set(faults)];
}"""
"""What is outside the screen, covered, too small to read or to touch."""

SETTLED: Final = """() => document.fonts.ready.then(() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))"""


def page_of(browser: Browser, width: int, height: int) -> Page:
    """A page of a size, touched if it is small."""
    is_touch = width <= WIDEST_TOUCH
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=is_touch,
        is_mobile=is_touch,
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


def wear(page: Page, language: str, theme: str) -> None:
    """Change language and theme of the page."""
    page.evaluate(CHANGE, json.dumps({"language": language, "theme": theme, "sound": 0}))
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def faults(projector: Projector, moment: Moment) -> list[str]:
    """What is amiss with a question, before an answer is chosen and after that."""
    page = projector.page
    is_touch = page.evaluate("() => matchMedia('(pointer: coarse)').matches")
    projector.show(moment)
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(FAULTS, is_touch)
    answers = page.locator(".decision .option:not(.fold), .decision .end")
    if answers.count():
        answers.nth(answers.count() // 2).evaluate("answer => answer.click()")
        page.wait_for_selector("[data-confirm]:not([disabled])")
        page.evaluate(SETTLED)
        found += [f"{fault} (chosen)" for fault in page.evaluate(FAULTS, is_touch)]
    return found


def walk(
    browser: Browser,
    url: str,
    edition: str,
    size: tuple[int, int],
    looks: Iterable[tuple[str, Moment]],
) -> Iterator[str]:
    """What is amiss with questions at a size, each in its language; one page for them all."""
    page = page_of(browser, *size)
    page.goto(url)
    projector = Projector(page, edition)
    projector.open(url)
    # Every language in every theme; to change either takes longer than a look.
    worn = [(*look, THEMES[i // len(LANGUAGES) % len(THEMES)]) for i, look in enumerate(looks)]
    dress = None
    for language, moment, theme in sorted(worn, key=lambda look: (look[0], look[2])):
        if dress != (language, theme):
            projector.show(moment)
            wear(page, language, theme)
            dress = language, theme
        for fault in faults(projector, moment):
            at = f"{moment.kind} after {moment.count}, {size[0]}x{size[1]} {language} {theme}"
            yield f"{edition} {at}: {fault}"
    page.context.close()


def looks_at(what: str, size: tuple[int, int]) -> Iterator[tuple[str, Moment]]:
    """The questions of an edition in all languages, or those of matches, each in one of them."""
    edition, _, match = what.partition("/")
    if not match:
        yield from product(LANGUAGES, moments(edition))
        return
    match, _, turned = match.partition("+")
    turn = int(turned or 0)
    names = recorded(edition) if match == "*" else [match]
    sizes = len(SIZES)
    first, step = ((SIZES.index(size) + turn) % sizes, sizes) if match == "*" else (0, 1)
    languages = islice(cycle(LANGUAGES), turn, None)
    for name in names:
        yield from zip(languages, whole_match(edition, name, first, step), strict=False)


def wanted(asked: Iterable[str]) -> Iterator[tuple[str, tuple[int, int]]]:
    """What is looked at, and at which size."""
    for told, size in product(asked, SIZES):
        what, _, only = told.partition("@")
        if only in {"", f"{size[0]}x{size[1]}"}:
            yield what, size


def main(asked: list[str]) -> None:
    """What is asked for at all sizes."""
    faults = looked = 0
    with TemporaryDirectory() as data, running_site(Path(data)) as site, sync_playwright() as p:
        browser = p.chromium.launch(
            executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu"]
        )
        for what, size in wanted(asked or EDITIONS):
            looks = list(looks_at(what, size))
            looked += len(looks)
            for fault in walk(browser, site.url, what.partition("/")[0], size, looks):
                sys.stdout.write(f"{fault}\n")
                sys.stdout.flush()
                faults += 1
            sys.stdout.write(f"{what} {size[0]}x{size[1]}: {len(looks)} looks\n")
        browser.close()
    sys.stdout.write(f"{faults} faults in {looked} looks\n")


if __name__ == "__main__":
    main(sys.argv[1:])
