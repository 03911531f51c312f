"""Somebody who plays in the browser: looks at the page, points and clicks."""

from __future__ import annotations

import re
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

RAW: Final = re.compile(
    r"\b(client|option|event|question|station|card|phase)-[a-z]+[-_a-z]*\b|\{ ?\$"
)
"""What is seen of a text that a language lacks."""

MOST_ANSWERS: Final = 600


class Player:
    """Plays one seat; `answers` counts what was decided."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page: Final = page
        self.random: Final = Random(seed)
        self.answers = 0
        self.faults: list[str] = []
        self.on_the_map = 0

    def begin_with_bots(self, edition: str, *, seats: int = 2, rounds: int = 3) -> None:
        """From the first page to the table."""
        page = self.page
        page.get_by_role("button", name="Play against bots").click()
        page.get_by_role("radio", name=edition).check()
        page.get_by_role("combobox", name="Players").select_option(str(seats))
        page.get_by_role("combobox", name="Bots").select_option(index=0)
        page.get_by_text("House rules").click()
        page.locator(".rules label").last.get_by_role("spinbutton").fill(str(rounds))
        page.get_by_role("button", name="Start").click()
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
        # Now and then a page is caught while it changes; what is amiss shows again and again.
        assert len(self.faults) <= self.answers // 20, self.faults

    def await_question(self) -> None:
        """Wait until something is asked, or the match is over."""
        self.page.wait_for_selector("[data-confirm], dialog ol")

    def check_page(self) -> None:
        """All controls of the decision are on the screen, and everything is said in words."""
        faults = self.page.evaluate(
            """() => [...document.querySelectorAll('.decision button')].filter((button) => {
                const box = button.getBoundingClientRect();
                const list = button.closest('.options')?.getBoundingClientRect();
                const isOut = list && (box.bottom > list.bottom + 1 || box.top < list.top - 1);
                return isOut || box.bottom > innerHeight || box.right > innerWidth || box.top < 0;
            }).map((button) => button.textContent)"""
        )
        if faults:
            self.faults.append(f"outside the screen: {faults}")
        found = RAW.search(self.page.locator("body").inner_text())
        if found:
            self.faults.append(f"not in words: {found[0]}")

    def answer(self) -> None:
        """Choose one of the options, on the map or from the list, look at it, confirm it."""
        asked = self.asked()
        try:
            if not self.choose_on_map():
                self.choose_from_list()
            self.page.locator("[data-confirm]").click(timeout=10_000)
        except Late:
            # A fight was shown over it, or the question went away: look again.
            self.close_what_lies_over()
            return
        self.answers += 1
        self.page.wait_for_function(
            "before => document.querySelector('.decision')?.dataset.ask !== before", arg=asked
        )

    def asked(self) -> str:
        """The number of the open question."""
        return self.page.locator(".decision").get_attribute("data-ask") or ""

    def choose_on_map(self) -> bool:
        """Click one of the lit stations, if there are any and one is not covered."""
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
        self.page.mouse.click(x, y)
        for choices in (self.page.locator(".crowd button"), self.page.locator(".choices button")):
            if choices.count():
                choices.first.click()
        self.on_the_map += 1
        return self.page.locator("[data-confirm]").is_enabled()

    def choose_from_list(self) -> None:
        """Click one of the buttons; the one that ends something now and then."""
        ends = self.page.locator(".decision .end")
        listed = self.page.locator(".decision .options button")
        if ends.count() and (listed.count() == 0 or self.random.random() < 0.4):
            ends.first.click()
            return
        button = listed.nth(self.random.randrange(listed.count()))
        is_folded = button.get_attribute("aria-haspopup") == "dialog"
        button.click()
        if is_folded:
            rows = self.page.locator("dialog .rows button")
            rows.nth(self.random.randrange(rows.count())).click()

    def close_what_lies_over(self) -> None:
        """Click a fight away."""
        over: Locator = self.page.locator(".fight")
        if over.count():
            over.first.click()
