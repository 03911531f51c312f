"""Somebody who plays by what a screen reader says: roles and names, nothing that has to be seen."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect

from browser.player import Player

NAMELESS: Final = """() => {
    const says = (part) => part.ariaLabel || part.textContent.trim() || part.title
        || part.querySelector('[aria-label], title');
    return [...document.querySelectorAll('button, [role=button], a[href]')]
        .filter((part) => part.checkVisibility() && !part.closest('[inert], [aria-hidden=true]'))
        .filter((part) => !says(part))
        .map((part) => part.outerHTML.slice(0, 120));
}"""
"""Controls of which a reader would say nothing."""


class Reader(Player):
    """Hears the question, goes through the answers by their names, and presses what was heard."""

    @property
    def decision(self) -> Locator:
        """The part of the page in which something is asked."""
        return self.page.get_by_role("region", name="Your decision")

    def await_question(self) -> None:
        """A question that comes is said at once, without a search for it."""
        super().await_question()
        if self.is_over:
            return
        heading = self.decision.get_by_role("heading", level=2)
        expect(self.page.locator("div.hidden-text[role=status]")).to_have_text(heading.inner_text())

    def check_page(self) -> None:
        """Everything that can be pressed has a name."""
        super().check_page()
        assert self.page.evaluate(NAMELESS) == []

    def choose(self) -> None:
        """One of the answers below the question, by its name; long lists open a dialog."""
        confirm = self.decision.get_by_role("button", name="Confirm")
        if confirm.is_visible() and confirm.is_enabled():
            self.await_only_answer()
            return
        question = self.decision.get_by_role("heading", level=2).inner_text()
        answers = self.decision.get_by_role("group", name=question).get_by_role("button")
        ends = self.decision.locator("footer .end:not([data-quiet])")
        if answers.count() == 0 or (ends.count() and self.random.random() < 0.3):
            self.press(ends.first)
        else:
            self.open(answers.nth(self.random.randrange(answers.count())))
        expect(confirm).to_be_enabled(timeout=10_000)

    def open(self, answer: Locator) -> None:
        """Press an answer, or choose one in the dialog that it opens."""
        is_folded = answer.get_attribute("aria-haspopup") == "dialog"
        self.press(answer)
        if is_folded:
            rows = self.page.get_by_role("dialog").locator(".rows").get_by_role("button")
            self.press(rows.nth(self.random.randrange(rows.count())))

    def confirm(self) -> None:
        """Mean it."""
        self.press(self.decision.get_by_role("button", name="Confirm"))

    def press(self, what: Locator) -> None:
        """Use a control as a reader does, without a pointer."""
        what.focus()
        self.page.keyboard.press("Enter")
