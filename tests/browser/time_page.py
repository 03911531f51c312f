"""Measures how busy the page is while six bots play, and how soon it answers.

python -m browser.time_page [EDITION] [desk|phone] [--check], with PYTHONPATH=tests

What counts is the CPU time of the page's main thread, so that other programs matter little: a task
of 12.5 ms here is one of 50 ms on a CPU that is four times slower.

How long it takes from an input to the next picture is measured by the clock, in a browser that is
slowed down four times: that needs a machine with nothing else to do. `--check` fails if a task or a
wait is longer than it should be.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import DESK, PHONE
from browser.place import browser_path, running_site
from browser.screens import BOT, ME, MIDDLE, PLAY, made

SLOWED: Final = 4
LONG: Final = 50.0
"""Milliseconds after which people notice that a page does not answer."""

LATE: Final = 100.0
"""Milliseconds within which the next picture should follow an input."""

BOT_DELAY: Final = 100
"""Milliseconds between the answers of bots, a fraction of what servers let them wait."""

WATCHED: Final = 15_000
"""Milliseconds for which bots are watched."""

KEYS: Final = ("t", "Escape", "?", "Escape", "w", "Escape", "Tab", "Tab", "1", "2")
"""Dialogs that are opened and closed, and answers that are looked at by keys."""

PAUSE: Final = 400
"""Milliseconds between inputs."""

HEARD: Final = """() => {
    window.answered = [];
    new PerformanceObserver((list) => window.answered.push(...list.getEntries()
        .filter((entry) => entry.interactionId)
        .map((entry) => [entry.interactionId, entry.duration])))
        .observe({ type: 'event', durationThreshold: 16 });
}"""
"""Notes how long every input waits for the next picture, if that is longer than a frame."""

MOVES: Final = 60
CATEGORIES: Final = ["toplevel", "devtools.timeline"]


def tasks(browser: Browser) -> list[float]:
    """The CPU time of each task of the main thread since tracing began, in milliseconds."""
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    found = [
        event
        for event in events
        if event["name"] in {"RunTask", "ThreadControllerImpl::RunTask"}
        and (event["pid"], event["tid"]) in main
        and "tdur" in event
    ]
    return sorted(event["tdur"] / 1000 for event in outermost(found))


def outermost(events: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Those that are not part of another."""
    end = 0
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        if event["ts"] >= end:
            end = event["ts"] + event["dur"]
            yield event


def tell(what: str, found: list[float], events: int) -> bool:
    """Print the total, the longest tasks, and how many would be long on a slow CPU; if none is."""
    slow = [SLOWED * task for task in found]
    longest = ", ".join(f"{task:.0f}" for task in slow[-5:])
    late = sum(task > LONG for task in slow)
    print(  # noqa: T201
        f"{what}: {sum(found) / events:.1f} ms each; on a CPU {SLOWED} times slower "
        f"{late} of {len(found)} tasks above {LONG:.0f} ms, the longest: {longest} ms"
    )
    return late == 0


def watch_bots(browser: Browser, page: Page) -> bool:
    """Watch six bots; whether no task is long."""
    told = list[object]()

    def note(frame: object) -> None:
        told.append(frame)

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    page.reload()
    page.wait_for_selector("svg .station", state="attached")
    told.clear()
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.wait_for_timeout(WATCHED)
    return tell(f"six bots play, {len(told)} changes", tasks(browser), len(told) or 1)


def move_map(browser: Browser, page: Page) -> bool:
    """Drag the map about; whether no task is long."""
    page.keyboard.press("Escape")
    box = page.locator("svg:has(.station)").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    browser.start_tracing(page=page, categories=CATEGORIES)
    for i in range(MOVES):
        page.mouse.move(x + 3 * (i % 30), y + 2 * (i % 20))
    is_quick = tell("the map is dragged", tasks(browser), MOVES)
    page.mouse.up()
    return is_quick


def answer(page: Page, edition: str, url: str) -> bool:
    """Look at answers, open and close dialogs; whether the next picture is never late."""
    match = made(page, edition, ME, *[BOT] * 3, start=True)
    page.evaluate(PLAY, [match, MIDDLE])
    page.goto(f"{url}/match/{match}")
    page.wait_for_selector("[data-confirm]")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.evaluate(HEARD)
    options = page.locator(".decision .option:not(.fold)").all()
    for option in options:
        option.click()
        page.wait_for_timeout(PAUSE)
    for key in KEYS:
        page.keyboard.press(key)
        page.wait_for_timeout(PAUSE)
    slow = dict[int, float]()
    for number, lasted in page.evaluate("() => window.answered"):
        slow[number] = max(slow.get(number, 0), lasted)
    inputs = len(options) + len(KEYS)
    waits = sorted([*slow.values(), *[0.0] * (inputs - len(slow))])
    print(  # noqa: T201
        f"{inputs} inputs on a CPU {SLOWED} times slower: the next picture after "
        f"{waits[len(waits) // 2]:.0f} ms in the middle, {waits[-1]:.0f} ms at most"
    )
    return waits[-1] <= LATE


def main() -> None:
    asked = [word for word in sys.argv[1:] if word != "--check"]
    edition = asked[0] if asked else "second"
    is_phone = asked[1:] == ["phone"]
    with (
        tempfile.TemporaryDirectory() as folder,
        running_site(Path(folder), BOT_DELAY) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu"]
        )
        size: Any = PHONE if is_phone else DESK
        page = browser.new_page(viewport=size, is_mobile=is_phone, has_touch=is_phone)
        page.set_default_timeout(300_000)
        page.goto(site.url)
        match = made(page, edition, *[BOT] * 6, start=True, is_public=True)
        page.goto(f"{site.url}/match/{match}")
        is_quick = [
            watch_bots(browser, page),
            move_map(browser, page),
            answer(page, edition, site.url),
        ]
        browser.close()
    if "--check" in sys.argv and not all(is_quick):
        sys.exit("too slow")


if __name__ == "__main__":
    main()
