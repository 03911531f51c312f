"""Times the static page up to its first question: python -m browser.time_site [FOLDER] [TIMES].

Every round is a new visitor: once with an empty cache, then again in a new tab. It prints the best
round: seconds, and the processor time that the browser took.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from browser.conftest import DESK
from browser.place import browser_path
from browser.static_host import SITE, hosted

STAGES = ("first page", "first question")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    times = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    rounds: dict[str, list[list[float]]] = {"cold": [], "warm": []}
    with hosted(folder) as address, sync_playwright() as playwright:
        for _ in range(times):
            browser = playwright.chromium.launch(executable_path=browser_path())
            context = browser.new_context(
                viewport=DESK,  # type: ignore[arg-type]
                locale="en-GB",
            )
            rounds["cold"].append(timed(browser, context, address))
            rounds["warm"].append(timed(browser, context, address))
            browser.close()
    for name, found in rounds.items():
        best = [min(column) for column in zip(*found, strict=True)]
        told = [f"{stage} {seconds:.1f} s" for stage, seconds in zip(STAGES, best, strict=False)]
        sys.stdout.write(f"{name}: {', '.join(told)}, processor time {best[-1]:.1f} s\n")


def timed(browser: Browser, context: BrowserContext, address: str) -> list[float]:
    """Seconds to each stage of a visit, and of processor time."""
    page = context.new_page()
    page.set_default_timeout(120_000)
    begun, used = time.monotonic(), processor_time(browser)
    page.goto(address)
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("button", name="Start").wait_for()
    usable = time.monotonic() - begun
    page.get_by_role("button", name="Start").click()
    page.locator(".decision button").first.wait_for()
    asked = time.monotonic() - begun
    spent = processor_time(browser) - used
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.close()
    return [usable, asked, spent]


def processor_time(browser: Browser) -> float:
    """Seconds of processor time that the browser has taken."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return float(sum(process["cpuTime"] for process in told["processInfo"]))


if __name__ == "__main__":
    main()
