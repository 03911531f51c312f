"""The codec: every record comes back from its data, and what is no such data is refused."""

import json
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kernel.frames import GAME, seal
from metro2033.editions.toy.rules import turn
from metro2033.engine.kernel.codec import (
    BadData,
    Data,
    frame_from_data,
    frame_table,
    frame_to_data,
    state_from_data,
    state_to_data,
)
from metro2033.engine.kernel.core import Frame
from metro2033.engine.kernel.helper import EachSeatFrame, SequenceFrame
from metro2033.engine.kernel.loop import apply
from metro2033.engine.kernel.word import pack

TABLE = frame_table(GAME.frames)
FRAMES: list[Frame] = [
    turn.RoundFrame(),
    turn.LampFrame(),
    turn.TurnFrame(3),
    turn.DrawFrame(2),
    turn.DuelFrame(3, 1),
    turn.LookFrame(1),
    turn.RideFrame(0),
    turn.FindFrame(vec[i64]([pack(1, 2), pack(0x7FFF)]), 1, vec[i64]([-5, 2])),
    turn.FindFrame(vec[i64](), 0, vec[i64]()),
    seal([0, 2], [-1, -2]),
    seal([], []),
    SequenceFrame([]),
    SequenceFrame([turn.LampFrame(), SequenceFrame([seal([1], [pack(5, 3)])], 1)], 2),
    EachSeatFrame(EachSeatFrame(turn.TurnFrame(0), 4, 3, 2), 4, 0, 1),
]


def test_every_frame_class_is_tried() -> None:
    assert {type(frame).__name__ for frame in FRAMES} == set(TABLE)


@pytest.mark.parametrize("frame", FRAMES, ids=repr)
def test_a_frame_comes_back(frame: Frame) -> None:
    data = json.loads(json.dumps(frame_to_data(frame)))
    again = frame_from_data(data, TABLE)
    assert again == frame
    assert frame_to_data(again) == frame_to_data(frame)


def test_frame_data_have_a_fixed_form() -> None:
    assert frame_to_data(EachSeatFrame(turn.TurnFrame(0), 4, 3, 2)) == {
        "frame": "EachSeatFrame",
        "body": {"frame": "TurnFrame", "seat": 0},
        "seats": 4,
        "at": 3,
        "left": 2,
    }
    assert frame_to_data(SequenceFrame([seal([1], [-1])])) == {
        "frame": "SequenceFrame",
        "parts": [{"frame": "SealFrame", "seats": [1], "answers": [-1]}],
        "at": 0,
    }


def test_a_state_comes_back() -> None:
    s = GAME.new(3, GAME.settle(3, {}))
    apply(s, 8, pack(turn.LIT, 3))
    data = json.loads(json.dumps(state_to_data(s)))
    again = state_from_data(GAME.blank(), data, TABLE)
    assert state_to_data(again) == state_to_data(s)
    assert (again.stack, again.asked) == (s.stack, s.asked)
    assert again.log is None


def test_a_state_shares_nothing_with_its_data() -> None:
    s = GAME.new(2, GAME.settle(2, {}))
    data = state_to_data(s)
    again = state_from_data(GAME.blank(), data, TABLE)
    s.bullets[0] = 8
    again.bullets[1] = 7
    assert data["bullets"] == [3, 3]


NO_NUMBERS: list[Any] = [None, "3", True, 3.0, [3], {"a": 3}, 2**63, -(2**63) - 1]
NO_LISTS: list[Any] = [None, 3, "34", {"0": 3}, (1, 2)]


def bad(frame: Data) -> pytest.ExceptionInfo[BadData]:
    with pytest.raises(BadData) as raised:
        frame_from_data(frame, TABLE)
    return raised


@pytest.mark.parametrize("value", NO_NUMBERS, ids=repr)
def test_a_number_of_a_frame_is_a_number(value: Any) -> None:
    assert bad({"frame": "TurnFrame", "seat": value}).match("expected a number, not")


@pytest.mark.parametrize("value", [*NO_LISTS, *[[item] for item in NO_NUMBERS]], ids=repr)
def test_a_vector_of_a_frame_is_a_list_of_numbers(value: Any) -> None:
    raised = bad({"frame": "SealFrame", "seats": [0], "answers": value})
    assert raised.match("expected a list of numbers, not")


@pytest.mark.parametrize("value", NO_LISTS, ids=repr)
def test_the_parts_of_a_frame_are_a_list(value: Any) -> None:
    assert bad({"frame": "SequenceFrame", "parts": value, "at": 0}).match("expected a list, not")


@pytest.mark.parametrize("value", [None, 3, "LampFrame", [], ["frame"]], ids=repr)
def test_a_frame_is_a_table(value: Any) -> None:
    assert bad(value).match("expected a frame, not")
    assert bad({"frame": "SequenceFrame", "parts": [value], "at": 0}).match("expected a frame, not")
    each = {"frame": "EachSeatFrame", "body": value, "seats": 2, "at": 0, "left": 1}
    assert bad(each).match("expected a frame, not")


@pytest.mark.parametrize("name", ["NoFrame", "", None, 3, ["TurnFrame"], "Frame", "ProgramFrame"])
def test_an_unknown_frame_is_refused(name: Any) -> None:
    assert bad({"frame": name, "seat": 1}).match("unknown frame")


def test_a_frame_without_a_name_is_refused() -> None:
    assert bad({"seat": 1}).match("unknown frame None")


def test_a_frame_with_a_field_too_few_or_too_many_is_refused() -> None:
    assert bad({"frame": "TurnFrame"}).match("TurnFrame: expected the fields")
    assert bad({"frame": "TurnFrame", "seat": 1, "at": 2}).match("TurnFrame: expected the fields")


def bad_state(data: Any) -> pytest.ExceptionInfo[BadData]:
    with pytest.raises(BadData) as raised:
        state_from_data(GAME.blank(), data, TABLE)
    return raised


def state_data(**changes: Any) -> Data:
    return state_to_data(GAME.new(2, GAME.settle(2, {}))) | changes


@pytest.mark.parametrize("value", [*NO_LISTS, *[[item] for item in NO_NUMBERS]], ids=repr)
def test_a_vector_of_a_state_is_a_list_of_numbers(value: Any) -> None:
    assert bad_state(state_data(bullets=value)).match("expected a list of numbers, not")


@pytest.mark.parametrize("value", NO_NUMBERS, ids=repr)
def test_the_mask_of_a_state_is_a_number(value: Any) -> None:
    assert bad_state(state_data(asked=value)).match("expected a number, not")


@pytest.mark.parametrize("value", NO_LISTS, ids=repr)
def test_the_stack_of_a_state_is_a_list(value: Any) -> None:
    assert bad_state(state_data(stack=value)).match("expected a list, not")


def test_a_state_has_exactly_its_fields() -> None:
    data = state_data()
    del data["bullets"]
    assert bad_state(data).match("state: expected the fields")
    assert bad_state(state_data(luck=[])).match("state: expected the fields")
    assert bad_state({3: 4}).match("state: expected the fields")
    assert bad_state(state_data(stack=[{"frame": "NoFrame"}])).match("unknown frame 'NoFrame'")


@pytest.mark.parametrize("value", [None, [], "state", 3], ids=repr)
def test_a_state_is_a_table(value: Any) -> None:
    assert bad_state(value).match("expected a state, not")
