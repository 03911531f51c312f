"""SequenceFrame and EachSeatFrame: what runs, in which order, and who may know of it."""

import pytest

from kernel.frames import seal, state
from metro2033.editions.toy.rules.turn import BID, LIT, REST, DuelFrame, LampFrame, TurnFrame
from metro2033.engine.kernel.core import NATURE, NOBODY
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.helper import HIDDEN, OPEN, EachSeatFrame, SequenceFrame
from metro2033.engine.kernel.loop import advance, apply, asked_seat
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import pack


def test_a_sequence_runs_its_parts_in_order() -> None:
    s = state(SequenceFrame([TurnFrame(2), LampFrame(), TurnFrame(0)]))
    advance(s)
    asked = []
    while s.asked != NOBODY:
        asked.append(s.asked)
        apply(s, asked_seat(s), pack(LIT, 3) if s.asked == NATURE else pack(REST))
    assert asked == [4, NATURE, 1]
    assert list(s.stack) == []


def test_a_sequence_is_gone_when_its_last_part_asks_no_more() -> None:
    s = state(SequenceFrame([TurnFrame(2)]))
    advance(s)
    assert list(s.stack) == [SequenceFrame([TurnFrame(2)], 1), TurnFrame(2)]


def test_an_empty_sequence_does_nothing() -> None:
    s = state(TurnFrame(1), SequenceFrame([]))
    advance(s)
    assert list(s.stack) == [TurnFrame(1)]


def test_progress_leaves_the_sequence_of_a_clone() -> None:
    s = state(SequenceFrame([TurnFrame(2), TurnFrame(0)]))
    t = s.clone()
    advance(s)
    assert list(t.stack) == [SequenceFrame([TurnFrame(2), TurnFrame(0)], 0)]


@pytest.mark.parametrize(
    ("seats", "at", "left", "order"),
    [
        (4, 0, 4, [0, 1, 2, 3]),
        (4, 2, 4, [2, 3, 0, 1]),
        (4, 3, 2, [3, 0]),
        (3, 1, 1, [1]),
        (3, 1, 0, []),
        (2, 1, 5, [1, 0, 1, 0, 1]),
    ],
)
def test_each_seat_goes_clockwise_and_wraps(
    seats: int, at: int, left: int, order: list[int]
) -> None:
    s = state(EachSeatFrame(TurnFrame(0), seats, at, left), seats=seats)
    advance(s)
    asked = []
    while s.asked != NOBODY:
        asked.append(asked_seat(s))
        apply(s, asked[-1], pack(REST))
    assert asked == order
    assert list(s.stack) == []


def test_each_seat_knows_who_is_next() -> None:
    s = state(EachSeatFrame(TurnFrame(0), 4, 3, 3))
    advance(s)
    assert list(s.stack) == [EachSeatFrame(TurnFrame(0), 4, 0, 2), TurnFrame(3)]


SECRET = pack(BID, 2)


def test_a_sequence_hides_the_secrets_of_its_parts() -> None:
    frame = SequenceFrame([LampFrame(), seal([0, 1], [SECRET, OPEN])], 1)
    assert frame.masked(0) == frame
    for viewer in (1, 2, SPECTATOR):
        assert frame.masked(viewer) == SequenceFrame([LampFrame(), seal([0, 1], [HIDDEN, OPEN])], 1)


def test_each_seat_hides_the_secrets_of_its_body() -> None:
    frame = EachSeatFrame(seal([0, 1], [SECRET, OPEN]), 4, 1, 2)
    assert frame.masked(0) == frame
    for viewer in (1, 2, SPECTATOR):
        assert frame.masked(viewer) == EachSeatFrame(seal([0, 1], [HIDDEN, OPEN]), 4, 1, 2)


def test_sequence_and_each_seat_imagine_what_they_hide() -> None:
    """The secret is drawn from the offer of the duel below."""
    hidden = seal([0, 1], [HIDDEN, OPEN])
    for frame in (SequenceFrame([hidden]), EachSeatFrame(hidden, 4, 0, 1)):
        s = state(DuelFrame(0, 1), frame)
        seen = set()
        for seed in range(40):
            imagined = frame.imagined(s, Stream(seed))
            assert imagined.masked(1) == frame
            seen.add(repr(imagined))
        assert len(seen) == 4, "a bid of none to three bullets"
