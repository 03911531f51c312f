"""The static page where something is amiss: each time a clear sentence, and no match is lost."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from browser.conftest import DESK
from browser.player import Player
from browser.static_host import LOADED, SITE, hosted, wait_for_engine, wait_until_kept
from server.http.site import running_site, sqlite_in

pytestmark = pytest.mark.slow

FORBIDDEN = """
Object.defineProperty(self, "indexedDB", {
  get: () => { throw new DOMException("blocked", "SecurityError"); },
});
"""
"""What the worker finds where a browser keeps nothing for a page."""

FULL = """() => {
  IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
"""Leaves a worker no room for another row."""

Visit = Callable[..., Page]


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A new visitor."""
    opened = chromium.new_context(
        viewport=DESK,  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale="en-GB",
    )
    yield opened
    opened.close()


@pytest.fixture
def visit(context: BrowserContext, page_address: str) -> Visit:
    """Opens the first page, in a language."""

    def open_page(language: str = "en", address: str = page_address) -> Page:
        context.add_init_script(
            f"localStorage.setItem('metro2033.settings', '{{\"language\": \"{language}\"}}')"
        )
        page = context.new_page()
        page.set_default_timeout(LOADED)
        page.goto(address)
        return page

    return open_page


def test_the_rulebook_does_not_wait_for_the_engine(visit: Visit, context: BrowserContext) -> None:
    context.route("**/engine/**", lambda route: route.abort())
    page = visit()
    page.get_by_role("link", name="Rulebook").click()
    expect(page.locator("h2").first).to_be_visible()


@pytest.mark.parametrize("name", ["WebAssembly", "Worker"])
def test_an_old_browser_is_told_and_can_read_the_rules(
    visit: Visit, context: BrowserContext, name: str
) -> None:
    context.add_init_script(f"delete globalThis.{name}")
    page = visit("ru")
    told = page.locator("aside[role=alert]")
    expect(told).to_contain_text(re.compile("браузер", re.IGNORECASE))
    page.get_by_role("link", name="Книга правил").click()
    expect(page.locator("h2").first).to_be_visible()


def test_nothing_is_said_of_a_server_where_there_is_none(
    visit: Visit, context: BrowserContext
) -> None:
    context.add_init_script("delete globalThis.DecompressionStream")
    page = visit("ru")
    expect(page.locator("main [role=alert]")).to_contain_text("Игра не загрузилась")


def test_forbidden_storage_is_told(visit: Visit, context: BrowserContext) -> None:
    def forbid(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=FORBIDDEN + answer.text())

    context.route(re.compile(r"/host\.worker-[^/]*\.js"), forbid)
    page = visit("hu")
    expect(page.get_by_role("alert")).to_contain_text(
        re.compile("böngésző", re.IGNORECASE), timeout=LOADED
    )


def test_a_cut_download_is_told_and_tried_again(visit: Visit, context: BrowserContext) -> None:
    cut = re.compile(r"pyodide\.asm\.wasm\.packed")

    def truncate(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.body()[:100_000])

    context.route(cut, truncate)
    page = visit()
    expect(page.get_by_role("alert")).to_contain_text("did not load", timeout=LOADED)
    context.unroute(cut)
    page.get_by_role("button", name="Reload").click()
    wait_for_engine(page)
    assert page.get_by_role("alert").count() == 0


def test_full_storage_is_told_and_loses_nothing(visit: Visit) -> None:
    page = visit()
    player = Player(page)
    player.begin_with_bots("Second edition")
    player.await_question()
    asked = player.asked()
    for worker in page.workers:
        worker.evaluate(FULL)
    player.choose()
    page.locator("[data-confirm]").click()
    told = page.locator("aside[role=alert]")
    expect(told).to_contain_text("storage is full", timeout=LOADED)
    page.reload()
    player.await_question()
    assert player.asked() == asked
    player.answer()


def test_a_second_tab_is_told_of_the_first_and_can_take_over(visit: Visit) -> None:
    first = visit()
    wait_for_engine(first)
    second = visit()
    expect(second.get_by_text("already open in another tab")).to_be_visible(timeout=LOADED)
    second.get_by_role("button", name="Play here").click()
    expect(first.get_by_text("playing in another tab")).to_be_visible(timeout=LOADED)
    wait_for_engine(second)


def test_a_reload_while_the_engine_starts_is_no_second_tab(visit: Visit) -> None:
    page = visit()
    page.wait_for_timeout(1500)
    page.reload()
    wait_for_engine(page)
    assert page.get_by_text("already open in another tab").count() == 0


def renew(site: Path) -> None:
    """Put another version in the place of the one there."""
    index = site / "index.html"
    text = index.read_text("utf-8")
    index.write_text(text.replace("<body", "<body data-build=new"), "utf-8")
    worker = site / "worker.js"
    text = worker.read_text("utf-8")
    worker.write_text(re.sub('VERSION = "', 'VERSION = "new', text, count=1), "utf-8")


def test_a_new_version_waits_until_it_is_wanted_and_keeps_the_match(
    visit: Visit, tmp_path: Path
) -> None:
    site = shutil.copytree(SITE, tmp_path / "site")
    with hosted(site) as address:
        page = visit(address=address)
        player = Player(page)
        player.begin_with_bots("First edition")
        player.await_question()
        wait_until_kept(page)
        asked = player.asked()
        renew(site)
        page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        expect(page.get_by_text("A new version of the game is ready")).to_be_visible(timeout=LOADED)
        assert player.asked() == asked
        page.get_by_role("button", name="Reload").click()
        expect(page.locator("body[data-build=new]")).to_be_attached(timeout=LOADED)
        player.await_question()
        assert player.asked() == asked


def test_while_the_server_is_away_its_players_go_on_against_bots(
    context: BrowserContext, tmp_path: Path
) -> None:
    page = context.new_page()
    page.set_default_timeout(LOADED)
    with running_site(sqlite_in(tmp_path), offline_page=str(SITE)) as server:
        page.goto(server.url)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.get_by_role("link", name="Play offline").click()
        wait_for_engine(page)
        page.wait_for_function(
            "() => navigator.serviceWorker.controller?.scriptURL.includes('/offline/')"
        )
        address = server.url
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text("Until the server is back")
    page.get_by_role("link", name="Play offline").click()
    Player(page).begin_with_bots("First edition")
    expect(page.locator(".decision button").first).to_be_visible(timeout=LOADED)
