"""Frames as values: equal by their fields, readable, and silent until a game says more."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kernel.frames import seal, state
from metro2033.editions.toy.rules.turn import DrawFrame, FindFrame, LampFrame, RideFrame, TurnFrame
from metro2033.engine.kernel.core import Core, Frame, finish, replace_top
from metro2033.engine.kernel.helper import EachSeatFrame, SequenceFrame, sealed
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import NONE


def program(*words: int) -> FindFrame:
    return FindFrame(vec[i64](list(words)), 0, vec[i64]([0, 1]))


def test_frames_with_equal_fields_are_equal() -> None:
    assert TurnFrame(1) == TurnFrame(1)
    assert LampFrame() == LampFrame()
    assert seal([0, 2], [-1, 5]) == seal([0, 2], [-1, 5])
    assert program(1, 2) == program(1, 2)
    assert SequenceFrame([TurnFrame(1)], 0) == SequenceFrame([TurnFrame(1)], 0)
    assert EachSeatFrame(TurnFrame(0), 4, 1, 2) == EachSeatFrame(TurnFrame(0), 4, 1, 2)


def test_frames_with_other_fields_or_classes_differ() -> None:
    assert TurnFrame(1) != TurnFrame(2)
    assert TurnFrame(1) != DrawFrame(1)
    assert TurnFrame(1) != 1
    assert seal([0, 2], [-1, 5]) != seal([0, 2], [-1, 6])
    assert program(1, 2) != program(1, 2, 3)
    assert SequenceFrame([TurnFrame(1)], 0) != SequenceFrame([TurnFrame(2)], 0)
    assert SequenceFrame([TurnFrame(1)], 0) != SequenceFrame([TurnFrame(1)], 1)
    assert EachSeatFrame(TurnFrame(0), 4, 1, 2) != EachSeatFrame(DrawFrame(0), 4, 1, 2)


def test_frames_are_no_keys() -> None:
    with pytest.raises(TypeError):
        hash(TurnFrame(1))


def test_a_frame_reads_like_its_constructor() -> None:
    each = EachSeatFrame(TurnFrame(0), 4, 1, 2)
    assert repr(LampFrame()) == "LampFrame()"
    assert repr(each) == "EachSeatFrame(body=TurnFrame(seat=0), seats=4, at=1, left=2)"
    assert repr(SequenceFrame([LampFrame(), TurnFrame(3)], 1)) == (
        "SequenceFrame(parts=[LampFrame(), TurnFrame(seat=3)], at=1)"
    )
    assert repr(seal([0, 2], [-1, 5])) == (
        "SealFrame(seats=vec[i64]([0, 2]), answers=vec[i64]([-1, 5]))"
    )


def test_a_frame_that_says_nothing_has_defaults() -> None:
    s = state(TurnFrame(0))
    out = Offer()
    out.add(7)
    out.add(8)
    frame = LampFrame()
    assert frame.source() == NONE
    assert frame.fallback(s, 0, out) == 7
    assert frame.refusal(s, 0, 8) == ""
    assert frame.masked(3) == frame
    assert frame.imagined(s, Stream(1)) == frame
    frame.resume(s, 5)
    assert list(s.stack) == [TurnFrame(0)]


def test_a_frame_may_name_the_card_that_asks() -> None:
    assert RideFrame(0).source() == 2


def test_the_contract_itself_does_nothing() -> None:
    s = state()
    frame: Frame = Frame()
    calls = [
        lambda: frame.step(s),
        lambda: frame.offer(s, 0, Offer()),
        lambda: frame.choose(s, 0, 0),
        lambda: frame.unseal(s, []),
        lambda: frame.seated(0),
        frame.asks,
        Core().clone,
    ]
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()


def test_progress_replaces_the_top_only() -> None:
    s = state(LampFrame(), TurnFrame(0))
    replace_top(s, TurnFrame(1))
    assert list(s.stack) == [LampFrame(), TurnFrame(1)]


def test_a_finished_frame_hands_its_result_to_the_one_below() -> None:
    s = state(program(1), RideFrame(1))
    finish(s, 42)
    assert list(s.stack) == [FindFrame(vec[i64]([1]), 0, vec[i64]([42, 1]))]


def test_the_last_frame_finishes_into_nothing() -> None:
    s = state(LampFrame())
    finish(s, 42)
    assert list(s.stack) == []


def test_a_sealed_question_starts_open_and_keeps_the_seats_apart() -> None:
    seats = vec[i64]([0, 3])
    frame = sealed(seats)
    assert frame == seal([0, 3], [-1, -1])
    assert list(seats) == [0, 3]
