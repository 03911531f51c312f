"""What a viewer may not know, checked on the data of a view by hand-written lists."""

from collections.abc import Callable, Iterator
from typing import Any

from metro2033.editions.toy.rules import state as t
from metro2033.editions.toy.rules.game import UNSEEN
from metro2033.engine.kernel.codec import Data
from metro2033.engine.kernel.event import UNKNOWN
from metro2033.engine.kernel.helper import HIDDEN, OPEN

Secrets = Callable[[Data, Data, int], list[str]]
"""The secrets of a state's data that are open in the data of a view, in words."""


def frames(data: Any) -> Iterator[Data]:
    """Every frame in the data of a stack, also those inside others."""
    if isinstance(data, dict):
        yield data
    for inner in data.values() if isinstance(data, dict) else data:
        if isinstance(inner, dict | list):
            yield from frames(inner)


def sealed_secrets(seen: Data, viewer: int) -> list[str]:
    """The sealed answers of others that stand open in a view; the same for every game."""
    return [
        f"the sealed answer of seat {seat}"
        for frame in frames(seen["stack"])
        if frame["frame"] == "SealFrame"
        for seat, answer in zip(frame["seats"], frame["answers"], strict=True)
        if seat != viewer and answer not in (OPEN, HIDDEN)
    ]


def toy_secrets(truth: Data, seen: Data, viewer: int) -> list[str]:
    found = []
    for seat in range(len(truth["place"])):
        hand = seen["hand"][seat * t.FIND_COUNT : (seat + 1) * t.FIND_COUNT]
        if seat != viewer and set(hand) != {UNKNOWN}:
            found.append(f"the hand of seat {seat}")
    if set(seen["deck"]) != {UNKNOWN}:
        found.append("the deck")
    has_looked = viewer >= 0 and truth["numbers"][t.TOP_SEEN] & 2**viewer != 0
    has_secret = truth["numbers"][t.TOP] != t.NO_CARD and not has_looked
    if has_secret and seen["numbers"][t.TOP] != UNSEEN:
        found.append("the top card")
    return found
