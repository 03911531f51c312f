"""The game as a static page: any file server will do, and after the first visit none."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from browser.axe import faults
from browser.conftest import DESK, PHONE
from browser.patience import awaited
from browser.player import Player
from browser.static_host import LOADED, wait_for_engine, wait_until_kept
from metro2033.table.verify import verify

pytestmark = pytest.mark.slow

RECORD = Path(__file__).parents[1] / "replays" / "second" / "four_seats.jsonl"

FIGHT = 80
"""After so many choices of the record, its third player decides how to fight."""


@pytest.fixture(scope="module")
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A visitor who stays for several tests: the engine takes a while to start."""
    opened = chromium.new_context(
        viewport=DESK,  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale="en-GB",
        permissions=["clipboard-read", "clipboard-write"],
    )
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def page(context: BrowserContext, page_address: str) -> Iterator[Page]:
    """The page of that visitor; whatever goes wrong in it fails the tests."""
    found: list[str] = []
    opened = context.new_page()
    opened.set_default_timeout(LOADED)
    opened.on("pageerror", lambda error: found.append(str(error)))
    opened.goto(page_address)
    wait_for_engine(opened)
    wait_until_kept(opened)
    yield opened
    assert not found


@pytest.fixture
def home(page: Page, page_address: str) -> Page:
    """The first page, with the engine running."""
    page.goto(f"{page_address}#/")
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    return page


def packed(text: str) -> str:
    """A text as links hold it."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = squeezed.compress(text.encode()) + squeezed.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def open_record(page: Page) -> Locator:
    """Open the record; the slider that moves through it."""
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider", name="Position in the match")
    expect(slider).to_be_visible(timeout=LOADED)
    return slider


@pytest.mark.parametrize("edition", ["First edition", "Second edition"])
def test_a_whole_match_without_the_network(
    chromium: Browser, page_address: str, edition: str, tmp_path: Path
) -> None:
    is_phone = edition == "First edition"
    with chromium.new_context(
        viewport=PHONE if is_phone else DESK,  # type: ignore[arg-type]
        has_touch=is_phone,
        is_mobile=is_phone,
        reduced_motion="reduce",
        locale="en-GB",
    ) as visitor:
        page = visitor.new_page()
        page.set_default_timeout(LOADED)
        page.goto(page_address)
        expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
        wait_for_engine(page)
        wait_until_kept(page)
        visitor.set_offline(True)
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


def test_browsers_offer_to_install_it(home: Page) -> None:
    browser = home.context.new_cdp_session(home)
    assert browser.send("Page.getAppManifest")["errors"] == []
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Windows of tests forget everything, so nothing can be installed from them.
    assert [e["errorId"] for e in found if e["errorId"] != "in-incognito"] == []


def test_a_record_from_elsewhere_is_replayed_and_its_fight_survives_a_reload(home: Page) -> None:
    slider = open_record(home)
    home.get_by_role("combobox", name="View as").select_option("3")
    slider.fill(str(FIGHT))
    expect(home.locator("footer")).to_contain_text(f"{FIGHT} /")
    home.get_by_role("button", name="Play on from here").click()
    asked = home.locator(".decision[data-ask]")
    expect(home.locator(".decision [data-key='fight_with:army']")).to_be_visible(timeout=LOADED)
    number = asked.get_attribute("data-ask")
    home.reload()
    expect(home.locator(".decision [data-key='fight_with:army']")).to_be_visible(timeout=LOADED)
    assert asked.get_attribute("data-ask") == number


def test_a_record_from_elsewhere_has_the_same_end_here(home: Page, page_address: str) -> None:
    open_record(home)
    match = home.url.rpartition("/")[2].partition("?")[0]
    home.goto(f"{page_address}#/match/{match}")
    home.get_by_role("button", name="Verify draws").click()
    expect(home.locator(".verdict")).to_contain_text("All draws were fair", timeout=LOADED)


CLIPBOARD = "navigator.clipboard.readText()"


def copied(page: Page, label: str) -> str:
    """The link that a button of the open dialog copies."""
    before = page.evaluate(CLIPBOARD)
    page.get_by_role("button", name=label).click()
    awaited(page, f"async (before) => (await {CLIPBOARD}) !== before", before)
    expect(page.get_by_role("button", name="Copied").first).to_be_visible()
    return str(page.evaluate(CLIPBOARD))


def test_a_match_and_a_position_are_shared_by_links(
    home: Page, chromium: Browser, page_address: str
) -> None:
    open_record(home).fill(str(FIGHT))
    home.get_by_role("button", name="Share").click()
    match = copied(home, "Copy link to this move")
    position = copied(home, "Copy link to this position")
    assert match.startswith(f"{page_address}#/shared?at={FIGHT}#")
    earlier = match.replace(f"/shared?at={FIGHT}#", "/shared/") + f"?at={FIGHT}"
    with chromium.new_context(locale="en-GB") as elsewhere:
        other = elsewhere.new_page()
        for link in (match, earlier):
            other.goto(link)
            shown = other.get_by_role("slider", name="Position in the match")
            expect(shown).to_have_value(str(FIGHT), timeout=LOADED)
            other.goto("about:blank")
        other.goto(position)
        other.get_by_role("button", name="Start").click(timeout=LOADED)
        fight = other.locator(".decision [data-key='fight_with:army']")
        expect(fight).to_be_visible(timeout=LOADED)


def test_a_broken_link_says_what_is_wrong(home: Page, page_address: str) -> None:
    text = RECORD.read_text("utf-8")
    bomb = packed("0" * 80_000_000)
    assert len(bomb) < 64_000 * 2
    bad = {
        packed(text)[:2000]: "This link is incomplete",
        "%25%25": "This link is incomplete",
        bomb[:63_000]: "too long to be a match",
        "A" * 70_000: "too long to be a match",
        packed("1. e4 e5"): "neither a match record nor a position",
        packed(text.replace('"format": 1', '"format": 99', 1)): "format 99",
        packed('title = "x"\nedition = "second"\nposition.player = [{ army = 99 }, {}]'): "army",
    }
    for link, words in bad.items():
        home.goto(f"{page_address}#/shared#{link}")
        expect(home.get_by_role("alert")).to_contain_text(words, timeout=LOADED)


def test_a_bad_record_is_refused_in_words(home: Page, tmp_path: Path) -> None:
    text = RECORD.read_text("utf-8")
    bad = {
        text[:3000]: "the line is truncated",
        "1. e4 e5\n": "not a JSON object",
        text.replace('"format": 1', '"format": 99', 1): "format 99",
    }
    home.set_viewport_size({"width": 360, "height": 640})
    for number, (record, words) in enumerate(bad.items()):
        file = tmp_path / f"{number}.jsonl"
        file.write_text(record, "utf-8")
        home.evaluate("scrollTo(0, document.body.scrollHeight)")
        home.locator("input[type=file]").set_input_files(file)
        told = home.get_by_role("alert")
        expect(told).to_contain_text(words, timeout=LOADED)
        expect(told).to_be_in_viewport()
    home.set_viewport_size(DESK)  # type: ignore[arg-type]


def test_nothing_of_the_next_hand_is_behind_the_curtain(home: Page) -> None:
    home.get_by_role("button", name="Hot seat").click()
    home.get_by_role("textbox", name="Your name").fill("Anna")
    home.get_by_role("textbox", name="Player 2").fill("Boris")
    home.get_by_role("button", name="Start").click()
    player, lifted = Player(home), set[str]()
    while len(lifted) < 2:
        home.wait_for_selector("main.curtain, [data-confirm]")
        if home.locator("main.curtain").count():
            assert home.locator(".table, .decision, .station, .card, .mini, dialog").count() == 0
            assert not home.locator("[data-key], [data-card]").count()
            lift = home.get_by_role("button", name="I am")
            lifted.add(lift.inner_text())
            lift.click()
            home.wait_for_selector("[data-confirm]")
        player.answer()


def test_a_match_is_deleted(home: Page) -> None:
    open_record(home)
    home.goto(home.url.partition("#")[0] + "#/account")
    rows = home.locator(".match")
    expect(rows.first).to_be_visible()
    before = rows.count()
    rows.first.get_by_role("button", name="Delete this match").click()
    rows.first.get_by_role("button", name="Keep").click()
    rows.first.get_by_role("button", name="Delete this match").click()
    assert faults(home) == []
    rows.first.get_by_role("button", name="Delete").click()
    expect(rows).to_have_count(before - 1)
    home.reload()
    if before > 1:
        expect(rows).to_have_count(before - 1, timeout=LOADED)


def test_the_first_page_is_usable_by_everybody(home: Page) -> None:
    assert faults(home) == []
    home.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert faults(home) == []
    home.set_viewport_size(DESK)  # type: ignore[arg-type]
