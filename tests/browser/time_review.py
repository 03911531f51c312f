"""Times reviews in the static page: python -m browser.time_review [RECORD...].

For each record it prints the seconds until the first results are in sight and until all decisions
are graded, the number of graded seats, and the processor time that the browser took.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from browser.conftest import DESK
from browser.place import browser_path
from browser.recorded import REPLAYS
from browser.static_host import LOADED, hosted
from browser.time_site import processor_time

RECORDS = [REPLAYS / edition / "four_seats.jsonl" for edition in ("first", "second")]


def main() -> None:
    records = [Path(name) for name in sys.argv[1:]] or RECORDS
    with hosted() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path())
        for record in records:
            name = f"{record.parent.name}/{record.stem}"
            sys.stdout.write(f"{name}: {timed(browser, address, record)}\n")
        browser.close()


def timed(browser: Browser, address: str, record: Path) -> str:
    """How long the review of a record takes."""
    page = browser.new_page(viewport=DESK, locale="en-GB")  # type: ignore[arg-type]
    page.set_default_timeout(LOADED * 2)
    begin = opened(page, address, record)
    begun, used = time.monotonic(), processor_time(browser)
    begin.click()
    page.get_by_role("tabpanel").locator("svg, caption").first.wait_for()
    first = time.monotonic() - begun
    lessons = page.get_by_role("button", name="Learn from")
    lessons.first.wait_for()
    whole, spent = time.monotonic() - begun, processor_time(browser) - used
    seats = page.get_by_role("tabpanel").locator("table").first.locator("tbody tr").count()
    page.close()
    told = f"first results {first:.1f} s, all {whole:.1f} s, {seats} seats"
    return f"{told}, processor time {spent:.1f} s"


def opened(page: Page, address: str, record: Path) -> Locator:
    """Open a record in the page; the button that begins its review."""
    page.goto(address)
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("tab", name="Review").click()
    begin = page.get_by_role("button", name="Review this match")
    begin.wait_for()
    return begin


if __name__ == "__main__":
    main()
