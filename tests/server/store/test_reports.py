"""Reports to officials: how many one person may make, and how long they are kept."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.server.store.moderation_entities import HOST, Deed, NewReport, TooManyReports
from metro2033.server.store.reports import MOST_A_DAY
from metro2033.server.store.store import Store
from metro2033.server.time_off import DAY_MS, YEAR_MS

NOON = 1_781_000_000_000


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
async def dated(database_url: str) -> Any:
    """A store, and the time that it goes by."""
    clock = Clock()
    store = await Store.open(database_url, now=clock)
    yield store, clock
    await store.close()


def report(number: int) -> NewReport:
    """A report of one person about another at a match of its own."""
    return NewReport(
        kind="behaviour",
        match=f"m{number}",
        title="Polis",
        line=None,
        seat=1,
        reporter="anna",
        reporter_name="Anna",
        subject="boris",
        subject_name="Boris",
        quote="",
        note="",
    )


async def test_one_person_reports_so_often_in_a_day_and_no_more(dated: tuple[Store, Clock]) -> None:
    store, clock = dated
    for number in range(MOST_A_DAY):
        await store.add_report(report(number))
    with pytest.raises(TooManyReports):
        await store.add_report(report(MOST_A_DAY))
    clock.now += DAY_MS
    await store.add_report(report(MOST_A_DAY))
    assert await store.open_reports() == MOST_A_DAY + 1


async def test_closed_reports_go_after_a_year_and_open_ones_stay(
    dated: tuple[Store, Clock],
) -> None:
    store, clock = dated
    ids = [await store.add_report(report(number)) for number in range(2)]
    deed = Deed(HOST, "decide_report", ids[0], "Nothing.", "rejected")
    await store.decide_report(deed, ids[0], "rejected")
    clock.now += YEAR_MS
    await store.drop_expired_sessions()
    assert await store.report(ids[0]) is not None
    clock.now += 1
    await store.drop_expired_sessions()
    assert [await store.report(id) is not None for id in ids] == [False, True]
