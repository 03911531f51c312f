"""SealFrame: asks all at once, shows nothing until all have answered, in any order."""

from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kernel.frames import options, seal, state
from metro2033.editions.toy.rules.state import ToyState
from metro2033.editions.toy.rules.turn import BID, DuelFrame, TurnFrame
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.core import NOBODY, stack_of
from metro2033.engine.kernel.event import SPECTATOR, Log
from metro2033.engine.kernel.helper import (
    HIDDEN,
    OPEN,
    SealFrame,
    asking,
    imagine_stack,
    is_sealed,
    sealed,
)
from metro2033.engine.kernel.loop import advance, apply, asked_seat
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import first, pack


def duel(attacker: int = 2, defender: int = 0) -> ToyState:
    s = state(TurnFrame(3), DuelFrame(attacker, defender))
    s.bullets[0] = 1
    advance(s)
    return s


def top(s: ToyState) -> SealFrame:
    frame = s.stack[-1]
    assert isinstance(frame, SealFrame)
    return frame


def test_all_open_seats_are_asked_at_once() -> None:
    s = duel()
    assert s.asked == 0b101
    apply(s, 2, pack(BID, 3))
    assert s.asked == 0b001
    apply(s, 0, pack(BID, 1))
    assert list(s.stack) == [TurnFrame(3)]


def test_the_frame_below_offers_to_each_seat() -> None:
    s = duel()
    assert [first(option) for option in options(s, 0)] == [0, 1]
    assert [first(option) for option in options(s, 2)] == [0, 1, 2, 3]


@pytest.mark.parametrize("attacker", [0, 2])
def test_answers_commute(attacker: int) -> None:
    answers = {0: pack(BID, 1), 2: pack(BID, 3)}
    ends = []
    for order in permutations(answers):
        s = duel(attacker, 2 - attacker)
        s.log = Log()
        for seat in order:
            apply(s, seat, answers[seat])
        ends.append((state_to_data(s), [repr(event) for event in s.log.events]))
    assert ends[0] == ends[1]
    assert ends[0][0]["points"] == [0, 0, 1, 0]


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    s = duel()
    with pytest.raises(ValueError, match="not asked"):
        apply(s, 1, pack(BID, 0))


def test_an_answer_leaves_the_frames_of_a_clone() -> None:
    s = duel()
    t = s.clone()
    apply(s, 0, pack(BID, 1))
    assert top(t) == seal([0, 2], [OPEN, OPEN])


def test_nobody_sees_the_answers_of_others() -> None:
    answered = seal([0, 2, 3], [pack(BID, 1), OPEN, pack(BID, 2)])
    assert answered.masked(0) == seal([0, 2, 3], [pack(BID, 1), OPEN, HIDDEN])
    assert answered.masked(3) == seal([0, 2, 3], [HIDDEN, OPEN, pack(BID, 2)])
    for viewer in (1, 2, SPECTATOR):
        assert answered.masked(viewer) == seal([0, 2, 3], [HIDDEN, OPEN, HIDDEN])


def test_masking_leaves_the_frame_and_may_be_repeated() -> None:
    answered = seal([0, 2], [pack(BID, 1), OPEN])
    masked = answered.masked(2)
    assert answered == seal([0, 2], [pack(BID, 1), OPEN])
    assert masked.masked(2) == masked
    assert masked.masked(0) == masked, "what is hidden stays hidden"


def test_imagination_fills_what_is_hidden_and_no_more() -> None:
    s = duel()
    apply(s, 0, pack(BID, 1))
    seen = set()
    for seed in range(30):
        v = s.clone()
        v.stack = stack_of([frame.masked(2) for frame in s.stack])
        imagine_stack(v, Stream(seed))
        assert top(v).answers[1] == OPEN
        seen.add(top(v).answers[0])
    assert seen == {pack(BID, 0), pack(BID, 1)}


def test_an_own_answer_is_not_imagined() -> None:
    answered = seal([0, 2], [pack(BID, 1), OPEN])
    s = state(DuelFrame(2, 0), answered)
    assert answered.masked(0).imagined(s, Stream(1)) == answered


def test_a_seal_asks_nobody_when_no_seat_is_named() -> None:
    frame = sealed(vec[i64]())
    s = state(frame)
    assert frame == seal([], [])
    with pytest.raises(IndexError):
        frame.step(s)


@pytest.mark.parametrize("seats", [[2, 0], [1, 1], [0, 2, 1]])
def test_the_seats_of_a_seal_stand_in_order(seats: list[int]) -> None:
    with pytest.raises(ValueError, match="seat order"):
        sealed(vec[i64](seats))


def test_answers_are_handed_over_in_seat_order() -> None:
    """The duel of 2 against 0 knows whose bid is whose."""
    s = duel(2, 0)
    apply(s, 2, pack(BID, 0))
    apply(s, 0, pack(BID, 1))
    assert list(s.points) == [1, 0, 0, 0]
    assert list(s.bullets) == [0, 3, 3, 3]


def test_fallback_and_refusal_are_those_of_the_frame_below() -> None:
    s = state(TurnFrame(0), seal([0], [OPEN]))
    out = Offer()
    out.add(pack(BID, 2))
    assert s.stack[-1].refusal(s, 0, pack(1, 5)) == "TOY-WALK"
    assert s.stack[-1].fallback(s, 0, out) == pack(BID, 2)


@pytest.mark.parametrize("stack", [1, 2])
def test_a_seal_lies_on_the_frame_that_asks(stack: int) -> None:
    """Compiled code has no limit to recursion: asking itself would end the process."""
    s = state(*[seal([0], [OPEN])] * stack)
    for ask in (options, lambda s, _: asking(s)):
        with pytest.raises(ValueError, match="belongs to the frame below"):
            ask(s, 0)


def test_the_frame_that_asks_is_the_one_below_a_seal() -> None:
    s = duel()
    assert is_sealed(s)
    assert asking(s) == DuelFrame(2, 0)
    s = state(DuelFrame(2, 0), TurnFrame(1))
    assert not is_sealed(s)
    assert asking(s) == TurnFrame(1)


def test_a_seal_says_that_it_is_one() -> None:
    s = duel()
    assert top(s).asks() == "sealed"
    assert asked_seat(s) == 0
    assert s.asked != NOBODY
