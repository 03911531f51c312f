"""What people use online, in every language and size: legible, in reach, clean under axe."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.everywhere import check_everywhere
from browser.screens import BOT, ME, made
from browser.test_admin import report_dialog
from browser.test_people import by_turns
from browser.test_profiles import SIZES
from browser.test_ratings import log_in
from browser.test_turns import begin_together
from browser.test_tv import shown_table, sit_down

pytestmark = pytest.mark.slow

SCREENS = [(1280, 720), (1920, 1080)]
"""Sizes of a table on the TV."""

PHONES, DESKS = SIZES[:2], SIZES[2:]
"""Sizes between which the table keeps its layout, and so its open dialogs."""

FRAMES = [(320, 480), (640, 480), (960, 640)]
"""Sizes of a match on somebody's page."""


def home_of(page: Page) -> str:
    return str(page.evaluate("location.origin"))


def test_the_form_of_a_rated_table(visit: Opener) -> None:
    host = visit()
    home = home_of(host)
    log_in(host)
    host.goto(home)
    host.locator("[data-way=friends]").click()
    host.get_by_label("Rated match").check()
    check_everywhere(host, "form")


def test_how_one_is_told_of_turns(visit: Opener) -> None:
    page = visit()
    log_in(page)
    page.locator("[data-told=feed]").click()
    expect(page.locator(".framed code")).to_have_count(2)
    check_everywhere(page, ".framed code")


def test_a_table_on_the_tv(visit: Opener) -> None:
    tv, phone = visit(), visit(is_phone=True)
    link = shown_table(tv, 2)
    check_everywhere(tv, ".lobby img", SCREENS)
    phone.goto(link)
    sit_down(phone, "Anna")
    sit_down(phone, "Boris")
    tv.get_by_role("button", name="Start").click()
    expect(tv.locator(".room .players li")).to_have_count(2)
    check_everywhere(tv, ".room .players li", SCREENS)


def test_a_match_on_another_page(visit: Opener) -> None:
    host, reader = visit(), visit()
    match = made(host, "second", ME, BOT, start=True, is_public=True)
    reader.goto(f"{home_of(reader)}/embed/{match}")
    check_everywhere(reader, ".room", FRAMES)


@pytest.mark.parametrize(("is_phone", "sizes"), [(True, PHONES), (False, DESKS)])
def test_the_offer_of_a_seat(
    visit: Opener, is_phone: bool, sizes: Sequence[tuple[int, int]]
) -> None:
    anna, vera = visit(is_phone=is_phone), visit(is_phone=is_phone)
    anna.goto(f"{home_of(anna)}/match/{made(anna, 'second', ME, BOT, start=True)}")
    if is_phone:
        anna.get_by_role("tab", name="Players").click()
    else:
        anna.locator(".players .head").first.click()
    anna.locator("[data-heir]").click()
    check_everywhere(anna, "p.link", sizes)
    vera.goto(anna.locator("p.link").inner_text())
    check_everywhere(vera, "main.message form", sizes)
    vera.locator("main.message input").fill("Vera")
    vera.locator("main.message form button").click()
    expect(vera.locator("[data-confirm]")).to_be_visible()


def test_plans_and_reports_at_a_table(visit: Opener) -> None:
    host, guest = visit(), visit(is_phone=True)
    begin_together(host, guest)
    looks = {host: ("Boris", DESKS), guest: ("Anna", PHONES)}
    asked, other = by_turns(host, guest)
    other.locator("[data-plan-ahead]").click()
    check_everywhere(other, "[data-plan-pass]", looks[other][1])
    rival, sizes = looks[asked]
    report_dialog(asked, rival)
    check_everywhere(asked, "dialog[open]", sizes)
