"""Pictures of every screen in every language, size and theme: python -m browser.gallery [NAME ...].

They go to build/gallery; a name is part of a picture's, such as `ru-paper-phone` or `table-first`.
`--docs` takes those in the documents, shrinks them and puts them into docs/pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import DESK, PHONE
from browser.place import browser_path, running_site, what_is_missing
from browser.screens import LANGUAGES, LEARN, SCREENS, THEMES, Tour, prepare
from metro2033.lesson import lesson as taught

FOLDER: Final = Path("build/gallery")
SIZES: Final = {
    "desk": DESK,
    "phone": PHONE,
    "small": {"width": 360, "height": 640},
    "lying": {"width": 640, "height": 360},
    "tablet": {"width": 820, "height": 1180},
    "laptop": {"width": 1440, "height": 900},
    "screen": {"width": 1920, "height": 1080},
}
MICE: Final = {"desk", "laptop", "screen"}
"""The sizes of screens with a mouse; the others are touched."""

DOCUMENTS: Final = {
    "table-second-en-tunnel-desk": Path("docs/pictures/table.webp"),
    "chosen-en-tunnel-phone": Path("docs/pictures/phone.webp"),
    "lesson-second-middle-en-tunnel-desk": Path("docs/pictures/lesson.webp"),
    "lobby-en-tunnel-desk": Path("docs/pictures/lobby.webp"),
    "replay-second-en-tunnel-desk": Path("docs/pictures/replay.webp"),
}
"""Pictures in the documents, and their files."""

HOLD: Final = """() => {
    const wait = window.setTimeout;
    window.setTimeout = (then, after, ...more) => (after > 200 ? 0 : wait(then, after, ...more));
}"""
"""Lets nothing that is shown for a while go away."""

ROUNDS: Final = 4
"""A finished match has so many, so that there is something to tell of it."""

BOOK: Final = "main.book article, main.book section"


def lesson(edition: str, steps: int) -> Callable[[Tour], None]:
    """A lesson after some of its steps."""

    def show(tour: Tour) -> None:
        tour.go("/learn", f"[data-lesson={edition}]")
        match = tour.page.evaluate(LEARN, [edition, tour.language])
        tour.go(f"/match/{match}", ".coach")
        for _ in range(steps):
            coach = tour.page.locator(".coach[data-cue]:not([data-cue=''])")
            coach.locator("button").click()
            tour.page.wait_for_timeout(600)
        tour.page.wait_for_selector(".coach button")

    return show


def fight(edition: str) -> Callable[[Tour], None]:
    """A fight of one's own that has just been decided, in a lesson."""
    before = [cue.text for cue in taught(edition).cues].index("attack")

    def show(tour: Tour) -> None:
        lesson(edition, before)(tour)
        tour.page.evaluate(HOLD)
        tour.page.locator(".coach button").click()
        tour.page.wait_for_selector(".fight .winner")

    return show


def found(tour: Tour) -> None:
    """What the rulebook finds."""
    tour.go("/rules/second", BOOK)
    tour.page.locator("input[type=search]").fill("Ганз" if tour.language == "ru" else "Hansa")


def printed(tour: Tour) -> None:
    """The rulebook on paper."""
    tour.go("/rules/second", BOOK)
    tour.page.emulate_media(media="print")


def chosen(tour: Tour) -> None:
    """An answer that is looked at before it is given."""
    tour.table("first")
    tour.page.locator(".decision .option:not(.fold)").last.click()
    tour.page.wait_for_selector("[data-confirm]:not([disabled])")


def hint(tour: Tour) -> None:
    """What a bot would do."""
    tour.table()
    tour.page.locator("[data-hint]").click()
    tour.page.wait_for_selector(".decision .hinted, .decision .advice")


def tab(number: int) -> Callable[[Tour], None]:
    """A part of a phone's sheet."""

    def show(tour: Tour) -> None:
        tour.table()
        tour.page.locator(".sheet [role=tab]").nth(number).click()

    return show


def house_rules(tour: Tour) -> None:
    """A new table with what can be changed about it."""
    tour.form(0)
    for summary in tour.page.locator("form summary").all():
        summary.click()


MORE: Final[dict[str, Callable[[Tour], None]]] = {
    "chosen": chosen,
    "hint": hint,
    "form-house-rules": house_rules,
    "fight-first": fight("first"),
    "fight-second": fight("second"),
    "lesson": lesson("second", 0),
    "lesson-first": lesson("first", 0),
    "lesson-first-middle": lesson("first", 7),
    "lesson-second-middle": lesson("second", 7),
    "rules-rule": lambda tour: tour.go("/rules/second/E2-ARMY-004", BOOK),
    "rules-rulings": lambda tour: tour.go("/rules/first/rulings", BOOK),
    "rules-found": found,
    "rules-printed": printed,
    "cards-items": lambda tour: tour.go("/gallery/first/equipment", "main.gallery section"),
}
"""Screens that are looked at, beside those that tests check."""

SHEET: Final = {
    "tab-cards": tab(1),
    "tab-players": tab(2),
    "tab-log": tab(3),
    "tab-chat": tab(4),
}
"""Screens that only phones have."""


def page_of(browser: Browser, size: str, like: Page | None = None) -> Page:
    """A page of a size; with the cookies of another one, so that it sits at the same tables."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        is_mobile=size not in MICE,
        has_touch=size not in MICE,
        reduced_motion="reduce",
        locale="en-GB",
    )
    if like:
        context.add_cookies(like.context.cookies())  # type: ignore[arg-type]
    return context.new_page()


def take_all(browser: Browser, url: str, wanted: list[str]) -> int:
    """Take the pictures; how many there are."""
    first = page_of(browser, "desk")
    matches = prepare(first, url, ROUNDS)
    taken = 0
    for size in SIZES:
        ways = {**SCREENS, **MORE, **(SHEET if size in {"phone", "small", "lying"} else {})}
        tour = Tour(page_of(browser, size, first), url, matches)
        for language, theme in product(LANGUAGES, THEMES):
            names = {screen: f"{screen}-{language}-{theme}-{size}" for screen in ways}
            asked = {s: n for s, n in names.items() if not wanted or any(w in n for w in wanted)}
            if asked:
                tour.wear(language, theme)
            for screen, name in asked.items():
                ways[screen](tour)
                tour.stand_still()
                tour.page.wait_for_timeout(600)
                tour.page.screenshot(path=FOLDER / f"{name}.png")
                tour.page.emulate_media(media="screen")
                taken += 1
    return taken


def shrink(name: str, file: Path) -> None:
    """Put a picture into the documents, in a form that takes little room."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with Image.open(FOLDER / f"{name}.png") as picture:
        picture.save(file, quality=86, method=6)
    sys.stdout.write(f"{file}\n")


def main(asked: list[str]) -> None:
    """All pictures, or those with a name that is asked for."""
    wanted = list(DOCUMENTS) if asked == ["--docs"] else asked
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
    if asked == ["--docs"]:
        for name, file in DOCUMENTS.items():
            shrink(name, file)


if __name__ == "__main__":
    main(sys.argv[1:])
