"""Pictures of every screen in every language, size and theme: python -m browser.gallery [NAME ...].

They go to build/gallery; a name is part of a picture's, such as `ru-paper-phone` or `table-first`.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import DESK, PHONE
from browser.place import browser_path, running_site, what_is_missing
from browser.screens import LANGUAGES, SCREENS, THEMES, Tour, prepare

FOLDER: Final = Path("build/gallery")
SIZES: Final = {"desk": DESK, "phone": PHONE}


def page_of(browser: Browser, size: str, like: Page | None = None) -> Page:
    """A page of a size; with the cookies of another one, so that it sits at the same tables."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        is_mobile=size == "phone",
        has_touch=size == "phone",
        reduced_motion="reduce",
        locale="en-GB",
    )
    if like:
        context.add_cookies(like.context.cookies())  # type: ignore[arg-type]
    return context.new_page()


def take_all(browser: Browser, url: str, wanted: list[str]) -> int:
    """Take the pictures; how many there are."""
    first = page_of(browser, "desk")
    matches = prepare(first, url)
    taken = 0
    for size in SIZES:
        tour = Tour(page_of(browser, size, first), url, matches)
        for language, theme in product(LANGUAGES, THEMES):
            names = {screen: f"{screen}-{language}-{theme}-{size}" for screen in SCREENS}
            asked = {s: n for s, n in names.items() if not wanted or any(w in n for w in wanted)}
            if asked:
                tour.wear(language, theme)
            for screen, name in asked.items():
                tour.show(screen)
                tour.page.wait_for_timeout(400)
                tour.page.screenshot(path=FOLDER / f"{name}.png")
                taken += 1
    return taken


def main(wanted: list[str]) -> None:
    """All pictures, or those with a name that is asked for."""
    missing = what_is_missing()
    if missing:
        sys.exit(missing)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, running_site(Path(data)) as site, sync_playwright() as p:
        browser = p.chromium.launch(
            executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu"]
        )
        count = take_all(browser, site.url, wanted)
        browser.close()
    sys.stdout.write(f"{count} pictures in {FOLDER}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
