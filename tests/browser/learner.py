"""Somebody who learns by playing in the browser: by mouse, by touch, or by keys alone."""

from __future__ import annotations

from typing import Final, Literal

from playwright.sync_api import Locator, Page, expect

from browser.patience import awaited
from browser.player import FREE_PLACE, NEXT_FRAME, put_fight_away
from metro2033 import catalog
from metro2033.i18n import Wording
from metro2033.lesson import Cue, lesson

Way = Literal["mouse", "touch", "keyboard"]

IS_CLEAR: Final = """() => {
    const coach = document.querySelector('.coach').getBoundingClientRect();
    const rings = [...document.querySelectorAll('.beacon')].map((it) => it.getBoundingClientRect());
    const meets = (box) => box.left < coach.right && box.right > coach.left
        && box.top + 6 < coach.bottom && box.bottom - 6 > coach.top;
    const isOut = (box) => box.bottom < 0 || box.top > innerHeight
        || box.right < 0 || box.left > innerWidth;
    return rings.length > 0 && !rings.some((box) => meets(box) || isOut(box));
}"""
"""Whether what the coach points at is seen, and not covered by himself."""


class Learner:
    """Follows the coach of a lesson, cue by cue."""

    def __init__(self, page: Page, edition: str, language: str, way: Way) -> None:
        self.page: Final = page
        self.edition: Final = edition
        self.way: Final = way
        self.wording: Final = Wording(catalog.game(edition), language)

    def begin(self) -> None:
        """From the first page to the first cue."""
        self.press(self.page.locator("nav.ways > *").first)
        self.press(self.page.locator(f"[data-lesson={self.edition}]"))

    def press(self, button: Locator) -> None:
        """A button, in the way of this learner."""
        if self.way == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            button.tap()
        else:
            button.click()

    def await_cue(self, text: str) -> None:
        """Wait until the coach says something; it is readable, and covers nothing it is about."""
        coach = self.page.locator(f".coach[data-cue='{text}']")
        expect(coach).to_be_visible()
        expect(coach.locator("p")).not_to_contain_text("lesson-")
        self.page.wait_for_function(IS_CLEAR)

    def follow(self, cue: Cue) -> None:
        """Do what a cue asks for."""
        put_fight_away(self.page)
        if "log" in cue.show:
            expect(self.page.locator(".log")).to_be_visible()
        if cue.attempt:
            self.point(cue.attempt.rpartition(":")[2])
            reason = self.page.locator(".reason", has_text=cue.rule).first
            # On a small screen a long list of answers stands above it.
            expect(reason.locator(".rule")).to_be_in_viewport(ratio=0.9)
        if cue.key:
            self.choose(cue)
        else:
            self.go_on()

    def go_on(self) -> None:
        """What was read is read."""
        if self.way == "keyboard":
            self.page.keyboard.press("n")
        else:
            self.press(self.page.locator(".coach button"))

    def choose(self, cue: Cue) -> None:
        """Look at the answer that is asked for, then confirm it."""
        stations = [place.partition(":")[2] for place in cue.show if place.startswith("station:")]
        if stations:
            self.point(stations[0])
        else:
            self.pick(cue.key)
        confirm = self.page.locator("[data-confirm]")
        expect(confirm).to_be_enabled()
        if self.way == "keyboard":
            self.page.keyboard.press("c")
        else:
            self.press(confirm)

    def pick(self, key: str) -> None:
        """An answer from the list; by keys, by its number."""
        if self.way != "keyboard":
            self.press(self.page.locator(f".decision [data-key='{key}']"))
            return
        keys = self.page.locator(".decision .options [data-key]").evaluate_all(
            "buttons => buttons.map((button) => button.dataset.key)"
        )
        self.page.keyboard.press(str(keys.index(key) + 1) if key in keys else "e")

    def point(self, station: str) -> None:
        """A station on the map; by keys, one is searched by its name."""
        if self.way == "keyboard":
            self.page.keyboard.press("/")
            self.page.keyboard.type(str(self.wording.name("station", station)))
            self.page.keyboard.press("Enter")
            return
        mark = self.page.locator(f"[data-station={station}]").element_handle()
        self.page.evaluate(NEXT_FRAME)
        x, y = awaited(self.page, FREE_PLACE, mark)
        if self.way == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.page.wait_for_selector(".crowd button, .decision .info")
        name = str(self.wording.name("station", station))
        crowd = self.page.locator(".crowd button").filter(has_text=name)
        if crowd.count():
            self.press(crowd.first)

    def play_through(self) -> None:
        """The whole lesson, up to free play."""
        for cue in lesson(self.edition).cues:
            self.await_cue(cue.text)
            self.follow(cue)
        expect(self.page.locator(".coach[data-cue='free']")).to_have_count(0)
