"""Screenshots of every screen, to look at: python -m browser.gallery [FOLDER]."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import DESK, PHONE
from browser.place import browser_path, running_site, what_is_missing
from browser.player import Player

LOOKS = [
    ("en", "tunnel", False),
    ("ru", "tunnel", False),
    ("hu", "tunnel", False),
    ("en", "paper", False),
    ("ru", "contrast", False),
    ("en", "tunnel", True),
    ("ru", "paper", True),
    ("hu", "contrast", True),
]
"""Language, theme, and whether it is a phone."""

MIDDLE = 9
"""Answers after which a match is well under way."""


class Gallery:
    """Takes the pictures of one look."""

    def __init__(self, page: Page, folder: Path, name: str) -> None:
        self.page = page
        self.folder = folder
        self.name = name

    def take(self, screen: str) -> None:
        """One picture, when things have settled."""
        self.page.wait_for_timeout(700)
        self.page.screenshot(path=self.folder / f"{screen}-{self.name}.png")

    def tour(self, url: str, edition: str) -> None:
        """From the first page to the replay."""
        page = self.page
        page.goto(url)
        self.take("home")
        page.locator("nav button").first.click()
        page.locator(f"input[value={edition}]").check()
        page.locator("form select").first.select_option("3")
        page.locator("summary").click()
        page.locator(".rules label").last.get_by_role("spinbutton").fill("4")
        self.take("form")
        page.locator("form button.primary").click()
        player = Player(page)
        player.await_question()
        self.take(f"setup-{edition}")
        while player.answers < MIDDLE and not player.is_over:
            player.await_question()
            player.answer()
        player.await_question()
        self.take(f"table-{edition}")
        page.keyboard.press("t")
        self.take(f"board-{edition}")
        page.keyboard.press("Escape")
        while not player.is_over:
            player.await_question()
            if not player.is_over:
                player.answer()
        self.take(f"result-{edition}")
        page.locator("dialog a[href^='/replay']").click()
        page.locator("input[type=range]").wait_for()
        page.locator("input[type=range]").fill("60")
        self.take(f"replay-{edition}")
        page.goto(f"{url}/rules")
        page.locator("input[type=search]").fill("an")
        self.take("rules")


def main(folder: Path, wanted: set[str]) -> None:
    """All pictures, or those of some looks: `en-tunnel-desk`."""
    missing = what_is_missing()
    if missing:
        sys.exit(missing)
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, running_site(Path(data)) as site, sync_playwright() as p:
        browser: Browser = p.chromium.launch(
            executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu"]
        )
        for number, (language, theme, is_phone) in enumerate(LOOKS):
            name = f"{language}-{theme}-{'phone' if is_phone else 'desk'}"
            if wanted and name not in wanted:
                continue
            context = browser.new_context(
                viewport=PHONE if is_phone else DESK,  # type: ignore[arg-type]
                is_mobile=is_phone,
                has_touch=is_phone,
                reduced_motion="reduce",
            )
            kept = f'{{"language": "{language}", "theme": "{theme}", "sound": 0}}'
            context.add_init_script(f"localStorage.setItem('metro2033.settings', '{kept}')")
            edition = "second" if number % 2 == 0 else "first"
            Gallery(context.new_page(), folder, name).tour(site.url, edition)
            context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if sys.argv[1:] else "build/gallery"), set(sys.argv[2:]))
