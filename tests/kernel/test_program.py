"""ProgramFrame: one instruction after another, and what a child answers lands in register 0."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kernel.frames import state
from metro2033.editions.toy.rules.state import ToyState
from metro2033.editions.toy.rules.turn import GAIN, RIDE, WALK, FindFrame, RideFrame, TurnFrame
from metro2033.engine.kernel.helper import ProgramFrame
from metro2033.engine.kernel.loop import advance, apply
from metro2033.engine.kernel.word import pack

TWICE = [pack(GAIN, 2), pack(RIDE), pack(GAIN, 1), pack(RIDE)]


def program(words: list[int], at: int = 0, result: int = 0) -> FindFrame:
    return FindFrame(vec[i64](words), at, vec[i64]([result, 1]))


def started(words: list[int]) -> ToyState:
    s = state(TurnFrame(0), program(words))
    advance(s)
    return s


def test_it_runs_until_an_instruction_asks() -> None:
    s = started(TWICE)
    assert s.bullets[1] == 5
    assert list(s.stack) == [TurnFrame(0), program(TWICE, 2), RideFrame(1)]


def test_an_answer_lands_in_register_0_and_the_program_goes_on() -> None:
    s = started(TWICE)
    apply(s, 1, pack(WALK, 7))
    assert s.bullets[1] == 6
    assert list(s.stack) == [TurnFrame(0), program(TWICE, 4, 7), RideFrame(1)]


def test_a_finished_program_leaves_the_stack() -> None:
    s = started(TWICE)
    apply(s, 1, pack(WALK, 7))
    apply(s, 1, pack(WALK, 8))
    assert list(s.stack) == [TurnFrame(0)]
    assert s.asked == 1


def test_an_empty_program_does_nothing() -> None:
    assert list(started([]).stack) == [TurnFrame(0)]


def test_progress_leaves_the_registers_of_a_clone() -> None:
    s = started(TWICE)
    t = s.clone()
    apply(s, 1, pack(WALK, 7))
    assert list(t.stack) == [TurnFrame(0), program(TWICE, 2), RideFrame(1)]


def test_a_bare_program_performs_nothing() -> None:
    bare: ProgramFrame = ProgramFrame(vec[i64]([1]), 0, vec[i64]([0]))
    s = state(bare)
    with pytest.raises(NotImplementedError):
        bare.step(s)
    with pytest.raises(NotImplementedError):
        bare.perform(s, 1)
