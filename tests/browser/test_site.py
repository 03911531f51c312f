"""The game as a static page: any file server will do, and after the first visit none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import DESK
from browser.player import Player
from browser.static_host import SITE, hosted
from metro2033.table.verify import verify

pytestmark = pytest.mark.slow

RECORD = Path(__file__).parents[1] / "replays" / "second" / "four_seats.jsonl"

LOADED = 120_000
"""Milliseconds for the engine to start, on a busy machine."""

IS_KEPT = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The page at a plain file server."""
    if not (SITE / "worker.js").is_file():
        pytest.skip("the static page is not built: make site")
    with hosted() as found:
        yield found


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


Visit = Callable[[], Page]


@pytest.fixture
def visit(context: BrowserContext, address: str) -> Iterator[Visit]:
    """Opens the first page; whatever goes wrong in a page fails the test."""
    faults: list[str] = []

    def open_page() -> Page:
        page = context.new_page()
        page.set_default_timeout(LOADED)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(address)
        return page

    yield open_page
    assert not faults


def wait_for_engine(page: Page) -> None:
    """Wait until the engine runs."""
    expect(page.locator("aside progress")).to_be_attached(timeout=LOADED)
    expect(page.locator("aside")).not_to_be_attached(timeout=LOADED)


@pytest.mark.parametrize("edition", ["First edition", "Second edition"])
def test_a_whole_match_without_the_network(
    visit: Visit, context: BrowserContext, edition: str, tmp_path: Path
) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    wait_for_engine(page)
    page.wait_for_function(IS_KEPT)
    context.set_offline(True)
    player = Player(page)
    player.begin_with_bots(edition, rounds=1)
    expect(page.locator(".decision button").first).to_be_visible(timeout=LOADED)
    page.reload()
    player.play_to_the_end()
    expect(page.locator("dialog ol > li").first).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save record").click()
    record = tmp_path / "match.jsonl"
    saving.value.save_as(record)
    assert verify(record.read_text("utf-8")).is_honest


def test_a_record_from_elsewhere_is_replayed_and_played_on(visit: Visit) -> None:
    page = visit()
    page.locator("input[type=file]").set_input_files(RECORD)
    scrubber = page.get_by_role("slider", name="Position in the match")
    expect(scrubber).to_be_visible(timeout=LOADED)
    scrubber.fill("20")
    expect(page.locator("footer")).to_contain_text("20 /")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".decision")).to_be_visible(timeout=LOADED)


def test_a_match_is_shared_by_a_link(
    visit: Visit, context: BrowserContext, chromium: Browser, address: str
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visit()
    page.locator("input[type=file]").set_input_files(RECORD)
    scrubber = page.get_by_role("slider", name="Position in the match")
    expect(scrubber).to_be_visible(timeout=LOADED)
    scrubber.fill("30")
    page.get_by_role("button", name="Link to this move").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{address}#/shared/")
    with chromium.new_context(locale="en-GB") as elsewhere:
        other = elsewhere.new_page()
        other.goto(link)
        shown = other.get_by_role("slider", name="Position in the match")
        expect(shown).to_have_value("30", timeout=LOADED)


def test_a_broken_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    broken = tmp_path / "broken.jsonl"
    broken.write_text(RECORD.read_text("utf-8")[:3000], "utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("line", timeout=LOADED)


def test_the_rulebook_does_not_wait_for_the_engine(visit: Visit) -> None:
    page = visit()
    page.route("**/engine/**", lambda route: route.abort())
    page.reload()
    page.get_by_role("link", name="Rulebook").click()
    expect(page.locator("h2").first).to_be_visible()


def test_a_second_tab_is_told_of_the_first_and_can_take_over(visit: Visit) -> None:
    first = visit()
    wait_for_engine(first)
    second = visit()
    told = second.get_by_text("already open in another tab")
    expect(told).to_be_visible(timeout=LOADED)
    second.get_by_role("button", name="Play here").click()
    expect(first.get_by_text("playing in another tab")).to_be_visible(timeout=LOADED)
    wait_for_engine(second)
