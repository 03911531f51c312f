"""How numbers and marks are written into an observation."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from metro2033.engine.model.ids import NOTHING


def byte(number: i64) -> u8:
    """A number of an observation; what does not fit into a signed byte is cut off."""
    if number > 127:
        return 127
    if number < -128:
        return 128
    return u8(number & 255)


def turned(seat: i64, viewer: i64, seats: i64) -> i64:
    """A seat as the viewer counts it."""
    n = seat - viewer
    return n if n >= 0 else n + seats


def mark(out: vec[u8], at: i64, i: i64) -> None:
    """Mark one of several alternatives, none if `i` is NOTHING."""
    if i != NOTHING:
        out[at + i] = 1


def bits(a: i64, b: i64) -> i64:
    """How many bits two masks have set: effects that a seat has used and may use but once."""
    count: i64 = 0
    while a != 0:
        a &= a - 1
        count += 1
    while b != 0:
        b &= b - 1
        count += 1
    return count
