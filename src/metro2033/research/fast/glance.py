"""A view for a moment: it shares with the state what everybody may know, so it costs little."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.kernel.core import Frame
from metro2033.engine.kernel.event import EVERYONE, UNKNOWN
from metro2033.engine.kernel.helper import EachSeatFrame, SequenceFrame
from metro2033.engine.model.pile import TOP
from metro2033.engine.model.state import State


def glance(s: State, seat: i64, v: State) -> None:
    """Make `v` show what `seat` may know of `s`, for reading only and only until `s` goes on.

    An observation made from it equals the one made from the view of the seat; what no
    observation tells is left out: frames that only say what comes later, and most ranks.
    """
    frames: list[Frame[Any]] = []
    for frame in s.stack:
        if not isinstance(frame, SequenceFrame) and not isinstance(frame, EachSeatFrame):
            frames.append(frame.masked(seat))
    v.stack = frames
    v.asked = s.asked
    v.owner = s.owner
    v.level = s.level
    v.tokens = s.tokens
    v.open = s.open
    v.seats = s.seats
    v.reserve = s.reserve
    v.sizes = s.sizes
    v.timed = s.timed
    v.numbers = s.numbers
    count = s.content.card_count
    if len(v.zone) == 0:
        v.zone = vec[i64]([0] * int(count))
        v.rank = vec[i64]([0] * int(count))
    zones = s.zone
    seen = s.seen
    bit = i64(1) << seat if seat >= 0 else i64(0)
    for card in range(count):
        known = seen[card]
        if known == EVERYONE or known & bit != 0:
            v.zone[card] = zones[card]
            if zones[card] == TOP:
                v.rank[card] = s.rank[card]
        else:
            v.zone[card] = UNKNOWN
