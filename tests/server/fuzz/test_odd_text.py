"""Odd requests and messages by the hundred: no 5xx, no dead socket, no unhandled exception."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from effort import SEED, Counted, many
from metro2033.i18n import bundle
from server.fuzz.messages import MESSAGE_TYPES, Messages
from server.fuzz.requests import Requests
from server.http.site import RunningSite, running_site, sqlite_in

REQUESTS = many(300)
MESSAGES = many(600)

PLANTED = 1_500
"""Requests or messages within which a planted fault must be found."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningSite]:
    folder = tmp_path_factory.mktemp("fuzz")
    with running_site(sqlite_in(folder), matches_per_session=1_000_000) as found:
        yield found


SPARE_KB = 40_000
"""What the second half of many thousand requests or messages may add to the memory: tables that
were begun stay in memory for a while, whatever was sent."""


def memory() -> int:
    """Kilobytes that this process holds, the server in it."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server has logged as an error: every unhandled exception is one."""
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]


def test_no_request_is_answered_with_a_fault(
    site: RunningSite, caplog: pytest.LogCaptureFixture, counted: Counted
) -> None:
    with site.visit() as client:
        tried = Requests(site, client, 1 + SEED)
        for _ in range(REQUESTS // 2):
            tried.send()
        half = memory()
        for _ in range(REQUESTS - REQUESTS // 2):
            tried.send()
    grown = memory() - half
    counted(requests=REQUESTS, grown_kb=grown)
    assert grown < SPARE_KB
    assert tried.failed == []
    assert errors(caplog) == []
    assert {200, 404, 422} <= set(tried.statuses), "some are fine, some are not"
    names = {operation["operationId"] for _, _, operation in tried.operations}
    assert set(tried.tried) == names, "whatever is in the document is tried"


async def test_no_message_kills_a_socket(
    site: RunningSite, caplog: pytest.LogCaptureFixture, counted: Counted
) -> None:
    tried = Messages(site, 1 + SEED)
    await tried.send(MESSAGES // 2)
    half = memory()
    await tried.send(MESSAGES)
    grown = memory() - half
    counted(messages=tried.sent, grown_kb=grown)
    assert grown < SPARE_KB
    assert (tried.failed, errors(caplog)) == ([], [])
    assert {"done", "error", "refused", "welcome"} <= set(tried.answers)
    assert tried.kinds == set(MESSAGE_TYPES), "whatever clients may say is tried"


def test_a_planted_fault_is_found_by_requests(
    site: RunningSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "LONGEST_VALUE", 1_000_000)
    with site.visit() as client:
        tried = Requests(site, client, 1 + SEED)
        for _ in range(PLANTED):
            if not tried.failed:
                tried.send()
    assert tried.failed, "long values break the texts again, and nobody has noticed"


async def test_a_planted_fault_is_found_by_messages(
    site: RunningSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "LONGEST_VALUE", 1_000_000)
    tried = Messages(site, 1 + SEED)
    await tried.send(PLANTED)
    assert tried.failed, "long values break the texts again, and nobody has noticed"
