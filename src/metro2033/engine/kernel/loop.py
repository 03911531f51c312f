"""The loop: run frames until somebody must choose."""

from __future__ import annotations

from typing import TypeVar, cast

from mypy_extensions import i64

from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.offer import Offer

S = TypeVar("S", bound=Core)


def advance(s: Core) -> None:
    """Run the frame on top until it asks; an empty stack ends the match."""
    stack = s.stack
    while stack.depth > 0:
        if s.is_over:
            stack.clear()
            break
        asked = stack.frames[stack.depth - 1].step(s)
        if asked != NOBODY:
            s.asked = asked
            return
    s.asked = NOBODY


def offer(s: Core, seat: i64, out: Offer) -> None:
    """Write the options of the question that `seat` is asked into `out`."""
    out.clear()
    s.stack.top().offer(s, seat, out)
    if seat != CHANCE:
        s.offer_aside(seat, out)


def apply(s: Core, seat: i64, option: i64) -> None:
    """Take the answer of `seat` in place and go on; the caller vouches that it was offered."""
    if seat == CHANCE or not s.take_aside(seat, option):
        s.stack.top().choose(s, seat, option)
    advance(s)


def after(s: S, seat: i64, option: i64) -> S:
    """The state after the answer; `s` stays as it was."""
    t = cast("S", s.clone())
    apply(t, seat, option)
    return t


def asked_seat(s: Core) -> i64:
    """The lowest seat that is asked, CHANCE for nature, -1 when the match is over."""
    mask = s.asked
    if mask == NOBODY:
        return -1
    seat: i64 = 0
    while seat < CHANCE and mask >> seat & 1 == 0:
        seat += 1
    return seat
