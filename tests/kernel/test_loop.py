"""The loop: run until somebody is asked, answer in place or on a clone, walk at random."""

import pytest

from kernel.frames import GAME, state
from metro2033.editions.toy.rules.turn import REST, LampFrame, RoundFrame, TurnFrame
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.core import CHANCE, NATURE, NOBODY
from metro2033.engine.kernel.event import Log
from metro2033.engine.kernel.helper import SequenceFrame
from metro2033.engine.kernel.loop import advance, after, apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk
from metro2033.engine.kernel.word import pack


def test_work_goes_on_until_somebody_is_asked() -> None:
    s = state(SequenceFrame([SequenceFrame([]), SequenceFrame([TurnFrame(2)])]))
    advance(s)
    assert s.asked == 4
    assert s.stack[-1] == TurnFrame(2)


def test_an_empty_stack_ends_the_match() -> None:
    s = state(TurnFrame(2))
    advance(s)
    apply(s, 2, pack(REST))
    assert (list(s.stack), s.asked, asked_seat(s)) == ([], NOBODY, -1)


def test_asking_twice_changes_nothing() -> None:
    s = state(RoundFrame())
    advance(s)
    before = state_to_data(s)
    advance(s)
    assert state_to_data(s) == before


@pytest.mark.parametrize(
    ("mask", "seat"),
    [(0, -1), (1, 0), (4, 2), (6, 1), (128, 7), (255, 0), (NATURE, CHANCE), (NATURE | 8, 3)],
)
def test_the_lowest_seat_is_named(mask: int, seat: int) -> None:
    s = state()
    s.asked = mask
    assert asked_seat(s) == seat


def test_an_offer_starts_empty() -> None:
    s = state(LampFrame())
    out = Offer()
    offer(s, CHANCE, out)
    offer(s, CHANCE, out)
    assert (out.count, out.total) == (12, 12)


def test_after_leaves_the_state_as_it_was() -> None:
    s = state(TurnFrame(1), TurnFrame(2))
    advance(s)
    s.log = Log()
    before = state_to_data(s)
    t = after(s, 2, pack(REST))
    assert state_to_data(s) == before
    assert s.log.events == []
    assert t.log is None
    assert (list(t.stack), t.bullets[2]) == ([TurnFrame(1)], 4)


def test_after_and_apply_agree() -> None:
    s = state(TurnFrame(1), TurnFrame(2))
    advance(s)
    t = after(s, 2, pack(REST))
    apply(s, 2, pack(REST))
    assert state_to_data(s) == state_to_data(t)


def test_nothing_is_offered_or_taken_after_the_end() -> None:
    s = state()
    with pytest.raises(IndexError):
        offer(s, 0, Offer())
    with pytest.raises(IndexError):
        apply(s, 0, 0)


def test_a_walk_counts_what_it_does() -> None:
    s = GAME.new(3, GAME.settle(3, {"rounds": 2, "points": 9}))
    walk = Walk(Stream(1))
    assert walk.play(s)
    assert (walk.decisions >= 6, walk.draws >= 2, s.asked) == (True, True, NOBODY)
    assert walk.play(s), "a match that is over stays over"


def test_a_walk_may_stop_early() -> None:
    s = GAME.new(3, GAME.settle(3, {}))
    walk = Walk(Stream(1))
    assert not walk.play(s, 5)
    assert walk.decisions + walk.draws == 5


def test_a_walk_is_the_same_in_pieces() -> None:
    whole, pieces = Walk(Stream(9)), Walk(Stream(9))
    s, t = (GAME.new(4, GAME.settle(4, {})) for _ in range(2))
    whole.play(s)
    while not pieces.play(t, 3):
        pass
    assert state_to_data(s) == state_to_data(t)
    assert whole.checksum == pieces.checksum
