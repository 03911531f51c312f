"""A server that sends mails, for the tests of accounts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from server.http.site import RunningSite, running_site
from server.notices.receivers import MailBox, mail_receiver


@pytest.fixture(scope="module")
def box() -> Iterator[MailBox]:
    with mail_receiver() as found:
        yield found


@pytest.fixture
def site(box: MailBox, database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningSite]:
    """A server that sends mails; its browsers are closed in the end."""
    box.mails.clear()
    visit = RunningSite.visit
    with (
        running_site(database_url, smtp=box.url, mail_from="turn@metro.example") as found,
        ExitStack() as stack,
    ):

        def visit_until_the_end(site: RunningSite, **headers: str) -> httpx.Client:
            client = visit(site, **headers)
            stack.callback(client.close)
            return client

        monkeypatch.setattr(RunningSite, "visit", visit_until_the_end)
        yield found
