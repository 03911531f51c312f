"""Plain data for frames, states and events, made from their FIELDS; nothing here is pickled.

The data hold only dicts, lists, texts and ints, so any text format can carry them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.kernel.core import Core, Frame
from metro2033.engine.kernel.event import Event
from metro2033.engine.kernel.helper import EachSeatFrame, SealFrame, SequenceFrame

Data = dict[str, Any]
S = TypeVar("S", bound=Core)


class BadData(ValueError):
    """Data that no state, frame or event can have been written to."""


def frame_table(frames: list[type[Frame[Any]]]) -> dict[str, type[Frame[Any]]]:
    """The frame classes by name, the kernel's helpers included."""
    helpers: list[type[Frame[Any]]] = [SequenceFrame, EachSeatFrame, SealFrame]
    return {frame.__name__: frame for frame in [*helpers, *frames]}


def frame_to_data(frame: Frame[Any]) -> Data:
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


def frame_from_data(data: Data, table: Mapping[str, type[Frame[Any]]]) -> Frame[Any]:
    """The frame that `data` was made from."""
    frame = table.get(data.get("frame", ""))
    if frame is None:
        raise BadData(f"unknown frame {data.get('frame')!r}")
    values: list[Any] = []
    for field in frame.FIELDS:
        name, _, kind = field.partition(":")
        if name not in data:
            raise BadData(f"{frame.__name__} lacks {name!r}")
        value = data[name]
        if kind == "vec":
            value = vec_of(value)
        elif kind == "frames":
            value = [frame_from_data(part, table) for part in value]
        elif kind == "frame":
            value = frame_from_data(value, table)
        values.append(value)
    make: Any = frame
    return cast("Frame[Any]", make(*values))


def vec_of(numbers: Any) -> vec[i64]:
    """A vector of the given numbers."""
    if not isinstance(numbers, list) or not all([type(n) is int for n in numbers]):
        raise BadData(f"expected a list of numbers, not {numbers!r}")
    return vec[i64](numbers)


def state_to_data(s: Core) -> Data:
    """A whole state as data, the open procedures included."""
    data: Data = {}
    for field in s.FIELDS:
        value = getattr(s, field)
        data[field] = int(value) if isinstance(value, int) else [int(number) for number in value]
    data["asked"] = int(s.asked)
    data["stack"] = [frame_to_data(frame) for frame in s.stack]
    return data


def state_from_data(blank: S, data: Data, table: Mapping[str, type[Frame[Any]]]) -> S:
    """Fill the empty state `blank` from the data of a state of the same game."""
    expected = {*blank.FIELDS, "asked", "stack"}
    if set(data) != expected:
        raise BadData(f"expected the fields {sorted(expected)}, not {sorted(data)}")
    for field in blank.FIELDS:
        value = data[field]
        setattr(blank, field, value if isinstance(value, int) else vec_of(value))
    blank.asked = data["asked"]
    blank.stack = [frame_from_data(frame, table) for frame in data["stack"]]
    return blank


def event_to_data(event: Event) -> Data:
    """An event as data."""
    args = [int(value) for value in event.args]
    return {"kind": event.kind, "args": args, "audience": event.audience, "hidden": event.hidden}


def event_from_data(data: Data) -> Event:
    """The event that `data` was made from."""
    return Event(data["kind"], vec_of(data["args"]), data["audience"], data["hidden"])
