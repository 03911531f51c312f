"""Somebody who plays by keys alone."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect

from browser.player import Player, name_of

MOST_TABS: Final = 150

ARROWS: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


class Typist(Player):
    """Plays by keys: Tab and Enter, numbers, arrows along tunnels, search and lit places."""

    def press(self, what: Locator) -> None:
        """Go to a control with Tab, and use it."""
        self.go_to(what)
        self.page.keyboard.press("Enter")

    def go_to(self, what: Locator) -> None:
        """Press Tab until the keyboard is there."""
        wanted = what.element_handle()
        for _ in range(MOST_TABS):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {wanted.evaluate('e => e.outerHTML')}")

    def begin_with_bots(
        self, edition: str, *, seats: int = 2, rounds: int = 3, goal: int = 0
    ) -> None:
        """From the first page to the table; `goal` is added to the points that win."""
        page, keyboard = self.page, self.page.keyboard
        self.press(page.get_by_role("button", name="Play against bots"))
        self.go_to(page.locator("[name=edition]:checked"))
        if not page.get_by_role("radio", name=edition).is_checked():
            keyboard.press("ArrowUp")
        expect(page.get_by_role("radio", name=edition)).to_be_checked()
        self.go_to(page.get_by_role("combobox", name="Players"))
        keyboard.type(str(seats))
        for bot in range(1, seats):
            self.go_to(page.get_by_role("combobox", name=f"Bot {bot}"))
            keyboard.press("Home")
        self.press(page.locator("summary", has_text="Settings as text"))
        self.go_to(page.get_by_role("textbox", name="Settings as text"))
        keyboard.press("End")
        keyboard.type(f" most_rounds={rounds} victory_points={goal}")
        keyboard.press("Tab")
        self.press(page.get_by_role("button", name="Start", exact=True))
        expect(page.locator(".decision")).to_be_visible()

    def confirm(self) -> None:
        """Mean it."""
        self.page.keyboard.press("c")

    def choose_on_map(self, target: Locator) -> None:
        """Go to the lit stations and along a tunnel; choose by name or with `L`, in turn."""
        self.page.keyboard.press("l")
        self.walk()
        if self.on_the_map % 2 == 0:
            self.search(name_of(target))
        else:
            self.page.keyboard.press("l")
            self.page.keyboard.press("Enter")
        self.await_effect()
        choices = self.page.locator(".choices button")
        if choices.count():
            self.press(choices.first)

    def search(self, name: str) -> None:
        """Find a station by its name, and choose it."""
        self.page.keyboard.press("/")
        self.page.keyboard.type(name)
        expect(self.page.get_by_role("textbox", name="Search")).to_have_value(name)
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def walk(self) -> None:
        """From the station that has the keyboard to one beside it."""
        focused = self.page.locator("[data-station]:focus")
        before = focused.get_attribute("data-station")
        for arrow in ARROWS:
            self.page.keyboard.press(arrow)
            if focused.get_attribute("data-station") != before:
                return
        raise AssertionError(f"no arrow leads on from {before}")

    def choose_from_list(self) -> None:
        """Answer by the number of an option, or end; what has no number is reached by Tab."""
        ends = self.page.locator(".decision .end").count()
        plain = self.page.locator(".decision .options button:not([aria-haspopup])").count()
        folded = self.page.locator(".decision .options [aria-haspopup=dialog]")
        if ends and (plain + folded.count() == 0 or self.random.random() < 0.4):
            self.page.keyboard.press("e")
        elif plain:
            self.page.keyboard.press(str(self.random.randint(1, min(plain, 9))))
        else:
            self.press(folded.first)
            self.press(self.page.locator("dialog .rows button").first)
