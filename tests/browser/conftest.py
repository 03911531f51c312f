"""One server and one browser for all tests of a process; a page for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.place import Site, browser_path, running_site, what_is_missing
from browser.static_host import SITE, hosted

DESK = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}

Opener = Callable[..., Page]

# A busy machine may be slow; that is no fault of the page.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    missing = what_is_missing()
    if missing:
        pytest.skip(missing)
    with running_site(tmp_path_factory.mktemp("browser")) as found:
        yield found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The one browser of a test process: Playwright runs only once in it."""
    missing = what_is_missing()
    if missing:
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def page_address() -> Iterator[str]:
    """The static page at a plain file server."""
    if not (SITE / "worker.js").is_file():
        pytest.skip("the static page is not built: make site")
    with hosted() as found:
        yield found


@pytest.fixture
def visit(site: Site, chromium: Browser) -> Iterator[Opener]:
    """Opens the first page as a new visitor; whatever goes wrong in the page fails the test."""
    contexts, faults = [], list[str]()

    def note(said: Any) -> None:
        # A browser that has no session yet, or a server that is away, is no fault of the page.
        expected = ("401", "Failed to load resource", "WebSocket")
        if said.type == "error" and not any(word in said.text for word in expected):
            faults.append(said.text)

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", note)

    def open_page(
        path: str = "/", *, is_phone: bool = False, language: str = "en", theme: str = "tunnel"
    ) -> Page:
        context = chromium.new_context(
            viewport=PHONE if is_phone else DESK,  # type: ignore[arg-type]
            has_touch=is_phone,
            is_mobile=is_phone,
            reduced_motion="reduce",
            locale="en-GB",
        )
        contexts.append(context)
        kept = f'{{"language": "{language}", "theme": "{theme}", "sound": 0, "effects": 0}}'
        context.add_init_script(
            f"localStorage.getItem('metro2033.settings') ?? "
            f"localStorage.setItem('metro2033.settings', '{kept}')"
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        watch(page)
        page.goto(site.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults
