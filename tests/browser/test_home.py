"""The first page: its forms hold what they show, bots can be watched, a lobby is in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from browser.conftest import Opener
from browser.place import Site
from browser.screens import BOT, LANGUAGES, ME, OPEN, in_network, made
from browser.seen import page_of

pytestmark = pytest.mark.slow


def test_house_rules_are_those_of_the_edition_that_is_chosen(visit: Opener) -> None:
    page = visit()
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_text("House rules").click()
    page.get_by_role("radio", name="First edition").check()
    page.get_by_role("switch", name="Choose clans and heroes").check()
    page.get_by_role("combobox", name="Points to win").select_option("2 fewer")
    page.get_by_role("radio", name="Second edition").check()
    page.get_by_role("switch", name="Open ring").check()
    page.get_by_role("radio", name="First edition").check()
    # What was chosen there is still chosen; of the other edition nothing is sent.
    expect(page.get_by_role("switch", name="Choose clans and heroes")).to_be_checked()
    with page.expect_request(re.compile("/api/matches$")) as posted:
        page.get_by_role("button", name="Start", exact=True).click()
    wanted = posted.value.post_data_json
    assert wanted
    assert wanted["edition"] == "first"
    assert wanted["house_rules"] == {"draft": 1, "victory_points": -2}
    expect(page.locator(".decision")).to_be_visible()


def test_a_table_is_told_as_a_line_that_other_forms_read(visit: Opener) -> None:
    page = visit()
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("radio", name="Short match").check()
    page.get_by_role("combobox", name="Bot 1").select_option("guard")
    page.get_by_role("combobox", name="Bot 2").select_option("guard")
    page.get_by_text("Settings as text").click()
    line = page.get_by_role("textbox", name="Settings as text")
    told = "second seats=4 people=2 bots=guard,guard victory_points=-3"
    expect(line).to_have_value(told)
    line.fill("second seats=4 people=2 bots=guard,wizard")
    line.blur()
    expect(page.get_by_role("alert")).to_contain_text("bots=guard,wizard")
    line.fill(told.replace("guard,guard", "guard,raider"))
    line.blur()
    expect(page.get_by_role("combobox", name="Bot 2")).to_have_value("raider")
    page.get_by_role("button", name="Create table").click()
    # The host of a lobby chooses levels too.
    page.get_by_role("combobox", name="Bot 4").select_option("trader")
    expect(page.locator(".lobby li").last).to_contain_text("Trader 4")
    expect(page.get_by_role("button", name="Copy settings")).to_be_visible()


def test_newcomers_are_shown_one_first_step(visit: Opener) -> None:
    page = visit()
    step = page.get_by_role("region", name="Next step")
    expect(step.get_by_role("button", name="Take the lesson")).to_be_visible()
    with page.expect_request(re.compile("/api/matches$")) as posted:
        step.get_by_role("button", name="Short match").click()
    wanted = posted.value.post_data_json
    assert wanted
    assert wanted["house_rules"] == {"victory_points": -3}
    assert [seat.get("bot") for seat in wanted["seats"]] == [None, "newcomer", "newcomer"]
    expect(page.locator(".decision")).to_be_visible()
    page.goto("/".join(page.url.split("/")[:3]))
    expect(page.locator(".lists a.row").first).to_be_visible()
    expect(step).to_have_count(0)


SHIFTS = """() => {
    window.shifted = 0;
    const add = (list) => {
        for (const { value } of list.getEntries()) window.shifted += value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift' });
}"""
"""Adds up by how much what is seen moves by itself from now on."""

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

LEAST_SHIFT = 0.02
"""What nobody notices; a place that was not kept free costs several times as much."""


@pytest.mark.parametrize("size", [(360, 640), (820, 1180), (1280, 720)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_step_has_its_place_before_the_server_answers(
    site: Site, chromium: Browser, size: tuple[int, int], language: str
) -> None:
    page = page_of(chromium, *size)
    held: list[Route] = []
    is_held = True

    def hold(route: Route) -> None:
        if is_held:
            held.append(route)
        else:
            route.continue_()

    page.add_init_script(
        f"localStorage.setItem('metro2033.settings', '{{\"language\": \"{language}\"}}')"
    )
    page.route("**/api/**", hold)
    page.goto(site.url)
    ways = page.locator(".ways")
    expect(page.locator(".step")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    page.evaluate(TWO_FRAMES)
    page.evaluate(SHIFTS)
    before = ways.bounding_box()
    is_held = False
    for route in held:
        route.continue_()
    expect(page.locator(".step [data-step=lesson]")).to_be_enabled()
    page.evaluate(TWO_FRAMES)
    assert ways.bounding_box() == before
    assert page.evaluate("() => window.shifted") < LEAST_SHIFT
    # What comes late above the buttons is found.
    page.evaluate("() => { document.querySelector('.step').style.marginTop = '120px'; }")
    page.evaluate(TWO_FRAMES)
    assert page.evaluate("() => window.shifted") > LEAST_SHIFT
    page.context.close()


def test_people_are_never_more_than_players(visit: Opener) -> None:
    page = visit()
    page.get_by_role("button", name="Hot seat").click()
    players, people = (page.get_by_role("combobox", name=name) for name in ("Players", "People"))
    players.select_option("4")
    people.select_option("4")
    players.select_option("3")
    expect(people).to_have_value("3")
    expect(page.get_by_role("textbox", name="Player")).to_have_count(2)


@pytest.mark.parametrize("edition", ["First edition", "Second edition"])
def test_bots_play_for_somebody_who_watches(visit: Opener, edition: str) -> None:
    page = visit()
    section = page.locator("section").filter(has=page.get_by_role("heading", name="Watch"))
    section.get_by_role("combobox", name="Edition").select_option(label=edition)
    section.get_by_role("button", name="Watch bots play").click()
    expect(page.locator(".players li")).to_have_count(3)
    assert page.locator(".own, [data-confirm]").count() == 0
    expect(page.locator("dialog li.first").first).to_be_visible(timeout=300_000)
    page.get_by_role("dialog").get_by_role("link", name="Home").click()
    # It was nobody's match to go on with, and is not one that could be watched any more.
    expect(page.get_by_text("You have no match in progress.")).to_be_visible()
    assert match_rows(page, "Stalker 1, Stalker 2, Stalker 3").count() == 0


def match_rows(page: Page, people: str) -> Locator:
    """The rows of matches between them."""
    return page.locator("a.row").filter(has_text=people)


def test_a_public_table_says_what_can_be_done_there(visit: Opener) -> None:
    host, guest = visit(), visit("/rules")
    names = {"kind": "mine", "name": "Vera"}, {"kind": "mine", "name": "Lena"}
    made(host, "second", *names, is_public=True, start=True)
    made(host, "second", {"kind": "mine", "name": "Zoya"}, OPEN, is_public=True)
    guest.goto(host.url)
    expect(match_rows(guest, "Vera, Lena").locator(".mark")).to_have_text("watch")
    row = match_rows(guest, "Zoya, open seat")
    expect(row.locator(".mark")).to_have_text("join")
    row.click()
    expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()


@pytest.mark.parametrize("is_phone", [False, True])
def test_a_lobby_is_in_sight(visit: Opener, *, is_phone: bool) -> None:
    page = visit(is_phone=is_phone)
    in_network(page)
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("combobox", name="Players").select_option("6")
    page.get_by_role("combobox", name="People").select_option("6")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".lobby img")).to_be_visible()
    expect(page.locator(".lobby li")).to_have_count(6)
    for language in ("English", "Magyar", "Русский"):
        page.get_by_role("button", name=language).click()
        expect(page.locator(".lobby .buttons .primary")).to_be_in_viewport(ratio=1)


def test_a_link_that_only_this_device_can_open_says_so_and_has_no_code(visit: Opener) -> None:
    page = visit()
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Create table").click()
    note = page.locator(".lobby [data-local]")
    expect(note.locator("code")).to_have_text("metro2033 play --network")
    expect(page.locator(".lobby img")).to_have_count(0)
    for language, said in (
        ("English", "Only this device can open the link."),
        ("Magyar", "Ezt a linket csak ez a készülék nyitja meg."),
        ("Русский", "Эту ссылку откроет только это устройство."),
    ):
        page.get_by_role("button", name=language).click()
        expect(note).to_contain_text(said)


def test_a_station_that_shares_its_label_is_found_in_any_language(visit: Opener) -> None:
    page = visit()
    page.goto(f"{page.url}match/{made(page, 'second', ME, BOT, start=True)}")
    page.wait_for_selector("[data-confirm]")
    page.keyboard.press("/")
    page.get_by_role("dialog").get_by_role("textbox").fill("Китай")
    expect(page.locator("dialog tbody tr")).to_have_count(2)
