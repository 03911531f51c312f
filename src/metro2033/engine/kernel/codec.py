"""Plain data for frames and states, made from their FIELDS; nothing here is pickled.

The data hold only dicts, lists, texts and ints, so any text format can carry them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.kernel.core import Core, Frame, stack_of
from metro2033.engine.kernel.helper import EachSeatFrame, SealFrame, SequenceFrame

Data = dict[str, Any]
TEXT: Final = "text"
"""The kind of a field whose value is a text; it may be missing in the data."""
LATER: Final = "later"
"""The kind of a number that came with a later version; it may be missing in the data."""
S = TypeVar("S", bound=Core)


class BadData(ValueError):
    """Data that no state or frame can have been written to."""


def frame_table(frames: list[type[Frame]]) -> dict[str, type[Frame]]:
    """The frame classes by name, the kernel's helpers included."""
    helpers: list[type[Frame]] = [SequenceFrame, EachSeatFrame, SealFrame]
    return {frame.__name__: frame for frame in [*helpers, *frames]}


def frame_to_data(frame: Frame) -> Data:
    """A frame as data."""
    data: Data = {"frame": type(frame).__name__}
    for field in frame.FIELDS:
        name, _, kind = field.partition(":")
        value = getattr(frame, name)
        if kind == "vec":
            value = [int(number) for number in value]
        elif kind == "frames":
            value = [frame_to_data(part) for part in value]
        elif kind == "frame":
            value = frame_to_data(value)
        data[name] = value
    return data


def frame_from_data(data: Any, table: Mapping[str, type[Frame]]) -> Frame:
    """The frame that `data` was made from."""
    if not isinstance(data, dict):
        raise BadData(f"expected a frame, not {data!r}")
    name = data.get("frame")
    frame = table.get(name) if isinstance(name, str) else None
    if frame is None:
        raise BadData(f"unknown frame {name!r}")
    fields = [field.partition(":") for field in frame.FIELDS]
    for name, _, kind in fields:
        if kind in (TEXT, LATER) and name not in data:
            data = {**data, name: "" if kind == TEXT else -1}
    check_fields(data, ["frame", *[field[0] for field in fields]], frame.__name__)
    make: Any = frame
    made: Frame = make(*[read(data[name], kind, table) for name, _, kind in fields])
    columns = [numbers_of(data[name]) for name, _, kind in fields if kind == "vec"]
    return made.filled(columns) if columns else made


def read(value: Any, kind: str, table: Mapping[str, type[Frame]]) -> Any:
    """A value of a frame, by the kind that its FIELDS name; vectors stay empty, to be filled."""
    if kind == "vec":
        return vec[i64]()
    if kind == "frames":
        return [frame_from_data(part, table) for part in list_of(value)]
    if kind == "frame":
        return frame_from_data(value, table)
    return text_of(value) if kind == TEXT else number_of(value)


def check_fields(data: dict[Any, Any], expected: list[str], owner: str) -> None:
    """Refuse data with a field too few or too many."""
    if set(data) != set(expected):
        found = sorted([str(name) for name in data])
        raise BadData(f"{owner}: expected the fields {sorted(expected)}, not {found}")


def is_number(value: Any) -> bool:
    """Whether it is an int that fits into an `i64`."""
    return type(value) is int and -(2**63) <= value < 2**63


def number_of(value: Any) -> int:
    """The given number."""
    if not is_number(value):
        raise BadData(f"expected a number, not {value!r}")
    return cast("int", value)


def text_of(value: Any) -> str:
    """The given text."""
    if not isinstance(value, str):
        raise BadData(f"expected a text, not {value!r}")
    return value


def list_of(values: Any) -> list[Any]:
    """The given list."""
    if not isinstance(values, list):
        raise BadData(f"expected a list, not {values!r}")
    return values


def numbers_of(numbers: Any) -> list[int]:
    """The given list of numbers."""
    if not isinstance(numbers, list) or not all([is_number(n) for n in numbers]):
        raise BadData(f"expected a list of numbers, not {numbers!r}")
    return numbers


def state_to_data(s: Core) -> Data:
    """A whole state as data, the open procedures included."""
    data: Data = {}
    for field in s.FIELDS:
        data[field] = [int(number) for number in getattr(s, field)]
    data["asked"] = int(s.asked)
    data["stack"] = [frame_to_data(frame) for frame in s.stack]
    return data


def state_from_data(blank: S, data: Any, table: Mapping[str, type[Frame]]) -> S:
    """Fill the empty state `blank` from the data of a state of the same game."""
    if not isinstance(data, dict):
        raise BadData(f"expected a state, not {data!r}")
    check_fields(data, [*blank.FIELDS, "asked", "stack"], "state")
    blank.fill([numbers_of(data[field]) for field in blank.FIELDS])
    blank.asked = number_of(data["asked"])
    blank.stack = stack_of([frame_from_data(frame, table) for frame in list_of(data["stack"])])
    return blank
