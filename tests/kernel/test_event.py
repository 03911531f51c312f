"""Events: who may know an argument sees it, nobody else does."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.kernel.event import EVERYONE, SPECTATOR, UNKNOWN, Event, Log, redact

arguments = st.lists(st.integers(0, 99), max_size=6)
masks = st.integers(0, 255)


def event(args: list[int], audience: int = EVERYONE, hidden: int = 0) -> Event:
    return Event(3, vec[i64](args), audience, hidden, "E1-ACTION-009")


def seen(told: Event, viewer: int) -> list[int]:
    return list(redact(told, viewer).args)


@given(arguments, masks, st.integers(0, 63), st.sampled_from([*range(8), SPECTATOR]))
def test_hidden_arguments_are_for_the_audience(
    args: list[int], audience: int, hidden: int, viewer: int
) -> None:
    may_know = viewer >= 0 and audience & 2**viewer != 0
    expected = [
        UNKNOWN if hidden & 2**i and not may_know else value for i, value in enumerate(args)
    ]
    told = event(args, audience, hidden)
    assert seen(told, viewer) == expected
    assert list(told.args) == args, "redaction leaves the event as it was"


@given(arguments, st.sampled_from([*range(8), SPECTATOR]))
def test_what_is_told_to_everyone_is_seen_by_everyone(args: list[int], viewer: int) -> None:
    assert seen(event(args), viewer) == args
    assert seen(event(args, EVERYONE, hidden=63), viewer) == args


@given(arguments, masks, st.integers(0, 63))
def test_a_spectator_sees_no_more_than_any_seat(
    args: list[int], audience: int, hidden: int
) -> None:
    told = event(args, audience, hidden)
    outsider = seen(told, SPECTATOR)
    for seat in range(8):
        pairs = zip(outsider, seen(told, seat), strict=True)
        assert all(mine in (UNKNOWN, theirs) for mine, theirs in pairs)


@given(arguments, masks, st.integers(0, 63), st.sampled_from([*range(8), SPECTATOR]))
def test_redacting_twice_is_redacting_once(
    args: list[int], audience: int, hidden: int, viewer: int
) -> None:
    once = redact(event(args, audience, hidden), viewer)
    twice = redact(once, viewer)
    assert repr(twice) == repr(once)


def test_redaction_keeps_what_all_may_know() -> None:
    told = redact(event([4, 7], 2, 2), 0)
    assert (told.kind, told.audience, told.hidden) == (3, 2, 2)
    assert repr(told) == "Event(3, [4, -1], audience=2, hidden=2, rules='E1-ACTION-009')"


def test_the_log_keeps_the_order() -> None:
    log = Log()
    log.tell(1, vec[i64]([5]))
    log.whisper(2, vec[i64]([6, 7]), 4, 2, "R1-066")
    assert [repr(told) for told in log.events] == [
        "Event(1, [5], audience=-1, hidden=0, rules='')",
        "Event(2, [6, 7], audience=4, hidden=2, rules='R1-066')",
    ]
