"""An account stays its owner's: its browsers are listed, and a forgotten password is set anew."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.axe import faults
from browser.screens import make_account
from server.http.site import RunningSite, running_site, sqlite_in
from server.http.test_notices import sent_to
from server.notices.receivers import MailBox, mail_receiver

pytestmark = pytest.mark.slow

NAME, PASSWORD, NEW = "Artyom", "the metro is fate", "fate is the metro"
ADDRESS = "artyom@metro.example"


@pytest.fixture
def box() -> Iterator[MailBox]:
    with mail_receiver() as found:
        yield found


@pytest.fixture
def mailing(box: MailBox, tmp_path: Path) -> Iterator[RunningSite]:
    with running_site(sqlite_in(tmp_path), smtp=box.url) as found:
        yield found


@pytest.fixture
def desk(chromium: Browser) -> Iterator[BrowserContext]:
    with chromium.new_context(reduced_motion="reduce", locale="en-GB") as context:
        yield context


@pytest.fixture
def phone(chromium: Browser) -> Iterator[BrowserContext]:
    agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604.1"
    viewport = {"width": 390, "height": 844}
    with chromium.new_context(user_agent=agent, viewport=viewport) as context:  # type: ignore[arg-type]
        yield context


def opened(context: BrowserContext, site: RunningSite, path: str = "/account") -> Page:
    page = context.new_page()
    page.goto(site.url + path)
    return page


def log_in(page: Page, password: str) -> None:
    page.get_by_label("Name").fill(NAME)
    page.get_by_label("Password").fill(password)
    page.locator("form .primary").click()


def link_in(box: MailBox, page: Page, form: str) -> str:
    """The link of the newest mail that has one."""
    while True:
        for text in reversed(sent_to(box, ADDRESS)):
            if found := re.findall(form, text):
                return str(found[0])
        page.wait_for_timeout(50)


def test_a_browser_is_logged_out_from_another(
    mailing: RunningSite, desk: BrowserContext, phone: BrowserContext
) -> None:
    page, other = opened(desk, mailing), opened(phone, mailing)
    make_account(page, NAME, PASSWORD)
    expect(page.get_by_text(" · this browser")).to_be_visible()
    log_in(other, PASSWORD)
    expect(other.get_by_text("You are logged in as")).to_be_visible()
    page.reload()
    row = page.get_by_role("listitem").filter(has_text="Safari, iPhone · last used")
    expect(row).to_be_visible()
    assert faults(page) == []
    row.get_by_role("button", name="Log out").click()
    expect(row, "without the password nothing happens").to_be_visible()
    page.get_by_label("Your password (needed for any change here)").fill(PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    expect(row, "nobody has said what to do").to_be_visible()
    row.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("Logged out.")).to_be_visible()
    expect(row).to_have_count(0)
    other.reload()
    expect(other.get_by_label("Name")).to_be_visible()


def test_a_forgotten_password_is_set_anew(
    mailing: RunningSite, box: MailBox, desk: BrowserContext, phone: BrowserContext
) -> None:
    page = opened(desk, mailing)
    make_account(page, NAME, PASSWORD)
    page.get_by_label("Email address").fill(ADDRESS)
    page.get_by_role("button", name="Add address").click()
    expect(page.get_by_text("We have sent you an email.")).to_be_visible()
    token = link_in(box, page, r"/notices#confirm=(\S+)")
    page.goto(f"{mailing.url}/notices#confirm={token}")
    page.get_by_role("button", name="Confirm my address").click()
    expect(page.get_by_text("Your address is confirmed.")).to_be_visible()
    page.goto(f"{mailing.url}/account")
    page.get_by_label("Your password (needed for any change here)").fill(PASSWORD)
    page.get_by_role("button", name=f"Send it to {ADDRESS}").click()
    expect(page.get_by_text(f"A link to reset it goes to {ADDRESS}.")).to_be_visible()

    other = opened(phone, mailing)
    other.get_by_text("Forgot your password?").click()
    other.get_by_label("Email address").fill(ADDRESS)
    other.get_by_role("button", name="Send me a link").click()
    expect(other.get_by_text("a link is on its way")).to_be_visible()
    assert faults(other) == []
    token = link_in(box, other, r"/reset#(\S+)")
    other.goto(f"{mailing.url}/reset#{token}")
    other.get_by_label("New password").fill(NEW)
    assert faults(other) == []
    assert other.evaluate("location.href") == f"{mailing.url}/reset", "the history keeps no link"
    other.get_by_role("button", name="Save and log in").click()
    expect(other.get_by_text(f"You are logged in as {NAME}.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Name"), "all others are logged out").to_be_visible()
    log_in(page, NEW)
    expect(page.get_by_text(f"You are logged in as {NAME}.")).to_be_visible()
