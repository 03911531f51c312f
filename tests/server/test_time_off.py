"""Rest: quiet hours and vacations, by a calendar."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metro2033.server.time_off import (
    DAY_MS,
    VACATION_DAYS,
    YEAR_MS,
    QuietHours,
    QuietTimes,
    Rest,
    Rests,
    is_by_day,
    is_zone,
    vacation_left,
    zone_of,
)

HOUR = 3_600_000
NIGHT = QuietHours("Europe/Budapest", 22 * 60, 8 * 60)


def moment(year: int, month: int, day: int, hour: int, zone: str = "Europe/Budapest") -> int:
    """A moment of the calendar."""
    return int(datetime(year, month, day, hour, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


NOON = moment(2026, 3, 10, 12)


def test_a_night_is_rest() -> None:
    rest = Rest(QuietTimes(NIGHT))
    assert rest.rested(NOON, NOON + DAY_MS) == 10 * HOUR
    assert rest.until(moment(2026, 3, 11, 3)) == moment(2026, 3, 11, 8)
    assert rest.until(NOON) is None
    assert rest.next_turn(NOON) == moment(2026, 3, 10, 22)
    assert rest.next_turn(moment(2026, 3, 10, 22)) == moment(2026, 3, 11, 8)


def test_hours_of_the_day_may_be_quiet_as_well() -> None:
    rest = Rest(QuietTimes(QuietHours("Asia/Tokyo", 9 * 60, 17 * 60)))
    begin = moment(2026, 3, 10, 0, zone="Asia/Tokyo")
    assert rest.rested(begin, begin + DAY_MS) == 8 * HOUR
    assert rest.until(begin + 10 * HOUR) == begin + 17 * HOUR


def test_a_night_stays_a_night_when_clocks_change() -> None:
    spring = moment(2026, 3, 29, 1)
    assert Rest(QuietTimes(NIGHT)).until(spring) == moment(2026, 3, 29, 8)
    assert (
        Rest(QuietTimes(NIGHT)).rested(moment(2026, 3, 28, 22), moment(2026, 3, 29, 8)) == 9 * HOUR
    )
    assert (
        Rest(QuietTimes(NIGHT)).rested(moment(2026, 10, 24, 22), moment(2026, 10, 25, 8))
        == 11 * HOUR
    )


def test_time_that_is_left_does_not_pass_while_one_rests() -> None:
    assert Rest(QuietTimes(NIGHT)).after(NOON, 10 * HOUR) == NOON + 10 * HOUR
    assert Rest(QuietTimes(NIGHT)).after(NOON, 11 * HOUR) == moment(2026, 3, 11, 9)
    assert Rest(QuietTimes(NIGHT)).after(moment(2026, 3, 11, 3), HOUR) == moment(2026, 3, 11, 9)
    assert Rest().after(NOON, HOUR) == NOON + HOUR


def test_a_vacation_swallows_its_nights() -> None:
    rest = Rest(QuietTimes(NIGHT), [(NOON, NOON + 7 * DAY_MS)])
    assert rest.rested(NOON, NOON + 7 * DAY_MS) == 7 * DAY_MS
    assert rest.rested(NOON, NOON + 8 * DAY_MS) == 7 * DAY_MS + 10 * HOUR
    assert rest.after(NOON, HOUR) == NOON + 7 * DAY_MS + HOUR


def test_what_was_before_it_was_wanted_is_no_rest() -> None:
    rest = Rest(QuietTimes().changed(NIGHT, moment(2026, 3, 11, 3)))
    assert rest.rested(NOON, NOON + 10 * DAY_MS) == 5 * HOUR + 8 * 10 * HOUR


def test_other_hours_count_in_full_after_a_day() -> None:
    late = QuietHours("Europe/Budapest", 6 * 60, 12 * 60)
    rest = Rest(QuietTimes(NIGHT).changed(late, NOON))
    # On the first morning only what is quiet both before and after the change.
    assert rest.rested(NOON, NOON + DAY_MS) == 2 * HOUR
    assert rest.rested(NOON + DAY_MS, NOON + 2 * DAY_MS) == 6 * HOUR
    assert rest.rested(NOON - DAY_MS, NOON) == 10 * HOUR


def test_who_changes_their_mind_again_loses_nothing() -> None:
    late = QuietHours("Europe/Budapest", 6 * 60, 12 * 60)
    quiet = QuietTimes(NIGHT).changed(late, NOON).changed(NIGHT, NOON + HOUR)
    assert Rest(quiet).rested(NOON, NOON + 3 * DAY_MS) == 30 * HOUR


def test_a_vacation_counts_however_lately_quiet_hours_have_changed() -> None:
    quiet = QuietTimes().changed(NIGHT, NOON + 3 * DAY_MS)
    rest = Rest(quiet, [(NOON, NOON + 2 * DAY_MS)])
    assert rest.rested(NOON, NOON + 3 * DAY_MS) == 2 * DAY_MS


HALF_HOUR = HOUR // 2
changes = st.lists(
    st.tuples(
        st.integers(1, 80),
        st.none()
        | st.builds(
            lambda begin, length, zone: QuietHours(zone, begin * 30, (begin + length) * 30 % 1440),
            st.integers(0, 47),
            st.integers(1, 24),
            st.sampled_from(["UTC", "Europe/Moscow", "Asia/Tokyo"]),
        ),
    ),
    max_size=12,
)


def live(wanted: list[tuple[int, QuietHours | None]]) -> None:
    """Change quiet hours again and again; AssertionError if a day has more than twelve."""
    quiet, at = QuietTimes(), NOON
    spans_of_rest: list[tuple[int, int]] = []
    for ticks, hours in [*wanted, (100, None)]:
        end = at + ticks * HALF_HOUR
        for span in Rest(quiet).spans(at):
            if span[0] >= end:
                break
            spans_of_rest.append((max(span[0], at), min(span[1], end)))
        at = end
        assert Rest(quiet).rested(at - DAY_MS, at) <= DAY_MS // 2
        quiet = quiet.changed(hours, at)
    for first, _ in spans_of_rest:
        day = [(begin, min(end, first + DAY_MS)) for begin, end in spans_of_rest]
        assert sum(max(0, end - begin) for begin, end in day if begin >= first) <= DAY_MS // 2


@given(changes)
def test_no_day_has_more_than_twelve_quiet_hours_however_they_change(
    wanted: list[tuple[int, QuietHours | None]],
) -> None:
    live(wanted)


def test_hours_that_count_at_once_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def changed(_: QuietTimes, hours: QuietHours | None, now: int) -> QuietTimes:
        return QuietTimes(hours, now - DAY_MS, hours, now)

    monkeypatch.setattr(QuietTimes, "changed", changed)
    halves = [QuietHours("UTC", 0, 12 * 60), QuietHours("UTC", 12 * 60, 0)]
    with pytest.raises(AssertionError):
        live([(2, halves[1]), *((24, halves[n % 2]) for n in range(6))])


spans = st.lists(
    st.tuples(st.integers(0, 40 * 24), st.integers(1, 200)).map(
        lambda pair: (NOON + pair[0] * HOUR, NOON + (pair[0] + pair[1]) * HOUR)
    ),
    max_size=3,
)
quiet = st.none() | st.builds(
    lambda begin, length, zone: QuietHours(zone, begin, (begin + length) % 1440),
    st.integers(0, 1439),
    st.integers(1, 720),
    st.sampled_from(["UTC", "Europe/Moscow", "America/New_York", "Pacific/Apia"]),
)


@given(quiet, spans, st.integers(0, 30 * 24), st.integers(0, 20 * 24))
def test_rest_and_time_that_passes_are_all_time(
    hours: QuietHours | None, vacations: list[tuple[int, int]], start: int, ms: int
) -> None:
    rest, begin = Rest(QuietTimes(hours), vacations), NOON + start * HOUR
    end = rest.after(begin, ms * HOUR)
    assert end - begin - rest.rested(begin, end) == ms * HOUR
    middle = (begin + end) // 2
    assert rest.rested(begin, end) == rest.rested(begin, middle) + rest.rested(middle, end)
    every = range(begin, end, 1_800_000)
    assert sum(rest.until(at) is not None for at in every) * 1_800_000 == pytest.approx(
        rest.rested(begin, end), abs=HOUR * (4 + (end - begin) // DAY_MS)
    )


def test_seats_rest_in_the_time_of_their_clocks() -> None:
    rests = Rests({1: Rest(QuietTimes(NIGHT))}, lambda: NOON)
    assert rests.rested(0, 0, DAY_MS) == 0
    assert rests.rested(1, 0, DAY_MS) == 10 * HOUR
    assert rests.after(1, 0, 11 * HOUR) == 21 * HOUR
    assert rests.until(1, 12 * HOUR) == moment(2026, 3, 11, 8)
    assert rests.until(0, 0) is None
    assert rests.next_turn(1, 0) == 10 * HOUR
    assert rests.next_turn(0, 0) is None


def test_vacations_of_the_last_year_count() -> None:
    all_days = VACATION_DAYS * DAY_MS
    assert vacation_left([], NOON) == all_days
    assert vacation_left([(NOON - 10 * DAY_MS, NOON)], NOON) == all_days - 10 * DAY_MS
    assert vacation_left([(NOON - YEAR_MS - 5 * DAY_MS, NOON - YEAR_MS)], NOON) == all_days
    assert vacation_left([(NOON - HOUR, NOON)] * 3, NOON) == all_days - 3 * DAY_MS
    half = (NOON - YEAR_MS - 5 * DAY_MS, NOON - YEAR_MS + 5 * DAY_MS)
    assert vacation_left([half], NOON) == all_days - 5 * DAY_MS


def test_only_clocks_of_days_know_rest() -> None:
    assert is_by_day({"kind": "days", "days": 1})
    assert is_by_day({"kind": "bank", "seconds": 86_400, "increment": 0})
    assert not is_by_day({"kind": "bank", "seconds": 7_200, "increment": 0})
    assert not is_by_day(None)


def test_zones_are_known_or_not() -> None:
    assert is_zone("Europe/Moscow")
    for name in ("Europe/Nowhere", "", "../etc/passwd", "a\0b"):
        assert not is_zone(name)
    assert zone_of("Europe/Nowhere") is UTC
