"""Mails about turns: an address is confirmed by the link of one, and ended by that of another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import faults
from browser.test_notices import SEAT
from metro2033.server.notices import worker
from metro2033.server.store import store
from server.http.site import RunningSite, running_site, sqlite_in
from server.http.test_notices import sent_to
from server.notices.receivers import MailBox, mail_receiver

pytestmark = pytest.mark.slow

ADDRESS = "anna@metro.example"


@pytest.fixture
def box() -> Iterator[MailBox]:
    with mail_receiver() as found:
        yield found


@pytest.fixture
def prompt_site(
    box: MailBox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[RunningSite]:
    """A server that tells people of their turns at once."""
    monkeypatch.setattr(store, "NOTICE_DELAY_MS", 0)
    monkeypatch.setattr(worker, "ROUND_SECONDS", 0.05)
    monkeypatch.setitem(worker.PAUSES_MS, "mail", 0)
    with running_site(sqlite_in(tmp_path), smtp=box.url) as found:
        yield found


def linked(box: MailBox, page: Page, kind: str) -> str:
    """Where the link of a mail leads, once it has come."""
    while True:
        for text in sent_to(box, ADDRESS):
            if found := re.search(rf"/notices#{kind}=\S+", text):
                return found[0]
        page.wait_for_timeout(50)


def test_mails_begin_and_end_with_a_click_on_their_links(
    prompt_site: RunningSite, box: MailBox, chromium: Browser
) -> None:
    with chromium.new_context(reduced_motion="reduce", locale="en-GB") as context:
        page = context.new_page()
        page.goto(prompt_site.url)
        page.evaluate(SEAT, "before the address was known")
        page.goto(f"{prompt_site.url}/account")
        page.locator("[aria-labelledby=told-title] input[type=email]").fill(ADDRESS)
        page.keyboard.press("Enter")
        row = page.locator(".channel").filter(has_text=ADDRESS)
        expect(row).to_contain_text("not confirmed")
        mail = context.new_page()
        mail.goto(prompt_site.url + linked(box, mail, "confirm"))
        expect(mail.get_by_role("heading", level=1)).to_be_visible()
        mail.get_by_role("button", name="Confirm").click()
        page.reload()
        expect(row).to_be_visible()
        expect(row).not_to_contain_text("not confirmed")

        page.evaluate(SEAT, "Polis")
        stop = linked(box, mail, "stop")
        # Whoever reads the mail elsewhere ends them without logging in.
        with chromium.new_context(locale="en-GB", viewport={"width": 360, "height": 640}) as other:
            reader = other.new_page()
            reader.goto(prompt_site.url + stop)
            assert faults(reader) == []
            page.reload()
            expect(row, "to open a link changes nothing").to_be_visible()
            reader.locator("main button.primary").click()
            expect(reader.locator("main a.primary")).to_be_visible()
        page.reload()
        expect(page.locator("#told-title")).to_be_visible()
        expect(row).to_have_count(0)
