"""Somebody who plays in the browser: looks at the page, points and presses."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

RAW: Final = re.compile(
    r"\b(client|option|event|question|station|card|phase|hero|faction|threat)-[a-z]+[-_a-z]*\b"
    r"|\{ ?\$|\bundefined\b|\bNaN\b|\bnull\b|\b[a-z]+_[a-z]+\b"
)
"""What is seen of a text that a language lacks, or of a thing without a name."""

MOST_ANSWERS: Final = 600

KEPT: Final = Path("build/faults")
"""Where a page that is amiss is kept, to be looked at."""

OUT_OF_SIGHT: Final = """() => {
    const isPhone = matchMedia('(max-width: 760px)').matches;
    // Whoever holds a phone scrolls the list of answers with the thumb that is there already.
    const needed = isPhone ? '.decision [data-confirm]' : '.decision button';
    const faults = [];
    for (const button of document.querySelectorAll(needed)) {
        const box = button.getBoundingClientRect();
        const list = button.closest('.options')?.getBoundingClientRect();
        const isCut = list && (box.bottom > list.bottom + 1 || box.top < list.top - 1);
        const isOut = box.bottom > innerHeight || box.right > innerWidth || box.top < 0;
        if (isCut || isOut) faults.push('out of sight: ' + button.textContent.trim());
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the screen');
    if (!isPhone) return faults;
    for (const button of document.querySelectorAll('button, a, input, select')) {
        const { width, height } = button.getBoundingClientRect();
        if (width && (height < 43.5 || width < 43.5) && !button.closest('p, label'))
            faults.push(`too small for a finger, ${width} x ${height}: ` + button.outerHTML);
    }
    return faults;
}"""


class Player:
    """Plays one seat by mouse; `answers` counts what was decided."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page: Final = page
        self.random: Final = Random(seed)
        self.answers = 0
        self.on_the_map = 0

    def press(self, what: Locator) -> None:
        """Use a control."""
        what.click()

    def point(self, x: float, y: float) -> None:
        """Point at a place of the map."""
        self.page.mouse.click(x, y)

    def begin_with_bots(self, edition: str, *, seats: int = 2, rounds: int = 3) -> None:
        """From the first page to the table."""
        page = self.page
        self.press(page.get_by_role("button", name="Play against bots"))
        page.get_by_role("radio", name=edition).check()
        page.get_by_role("combobox", name="Players").select_option(str(seats))
        page.get_by_role("combobox", name="Bots").select_option(index=0)
        self.press(page.get_by_text("House rules"))
        page.locator(".rules label").last.get_by_role("spinbutton").fill(str(rounds))
        self.press(page.get_by_role("button", name="Start"))
        expect(page.locator(".decision")).to_be_visible()

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator("dialog ol").count() > 0

    def play_to_the_end(self) -> None:
        """Answer every question until the match is over."""
        while not self.is_over and self.answers < MOST_ANSWERS:
            self.await_question()
            if not self.is_over:
                self.check_page()
                self.answer()
        assert self.is_over, "the match does not end"

    def await_question(self) -> None:
        """Wait until something is asked, or the match is over."""
        self.page.wait_for_selector("[data-confirm], dialog ol")

    def check_page(self) -> None:
        """All controls of the decision are within reach, and everything is said in words."""
        faults: list[str] = self.page.evaluate(OUT_OF_SIGHT)
        found = RAW.search(self.page.locator("body").inner_text())
        if found:
            faults.append(f"not in words: {found[0]}")
        if faults:
            KEPT.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=KEPT / "page.png")
            (KEPT / "page.html").write_text(self.page.content(), encoding="utf-8")
        assert not faults, f"{faults}; the page is kept in {KEPT}"

    def answer(self) -> None:
        """Choose one of the options, on the map or from the list, look at it, confirm it."""
        asked = self.asked()
        try:
            if not self.choose_on_map():
                self.choose_from_list()
            expect(self.page.locator("[data-confirm]")).to_be_enabled(timeout=10_000)
            self.confirm()
        except (Late, AssertionError):
            # A fight was shown over it, or the question went away: look again.
            self.close_what_lies_over()
            return
        self.answers += 1
        self.page.wait_for_function(
            "before => document.querySelector('.decision')?.dataset.ask !== before", arg=asked
        )

    def confirm(self) -> None:
        """Mean it."""
        self.press(self.page.locator("[data-confirm]"))

    def asked(self) -> str:
        """The number of the open question."""
        return self.page.locator(".decision").get_attribute("data-ask") or ""

    def choose_on_map(self) -> bool:
        """Point at one of the lit stations, if there are any and one is not covered."""
        targets = self.page.locator(".station.target")
        if targets.count() == 0 or self.random.random() < 0.2:
            return False
        target = targets.nth(self.random.randrange(targets.count()))
        box = target.locator("circle").first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        is_free = self.page.evaluate(
            "([x, y]) => !!document.elementFromPoint(x, y)?.closest('svg[role=group]')", [x, y]
        )
        if not is_free:
            return False
        self.point(x, y)
        for choices in (self.page.locator(".crowd button"), self.page.locator(".choices button")):
            if choices.count():
                self.press(choices.first)
        self.on_the_map += 1
        return self.page.locator("[data-confirm]").is_enabled()

    def choose_from_list(self) -> None:
        """Press one of the buttons; the one that ends something now and then."""
        ends = self.page.locator(".decision .end")
        listed = self.page.locator(".decision .options button")
        if ends.count() and (listed.count() == 0 or self.random.random() < 0.4):
            self.press(ends.first)
            return
        button = listed.nth(self.random.randrange(listed.count()))
        is_folded = button.get_attribute("aria-haspopup") == "dialog"
        self.press(button)
        if is_folded:
            rows = self.page.locator("dialog .rows button")
            self.press(rows.nth(self.random.randrange(rows.count())))

    def close_what_lies_over(self) -> None:
        """Put a fight away."""
        over = self.page.locator(".fight")
        if over.count():
            self.press(over.first)


class Finger(Player):
    """Plays by touch."""

    def press(self, what: Locator) -> None:
        """Tap a control."""
        what.tap()

    def point(self, x: float, y: float) -> None:
        """Tap a place of the map."""
        self.page.touchscreen.tap(x, y)
