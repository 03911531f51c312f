"""The type of what can be said of a match of the toy."""

from __future__ import annotations

from typing import TypedDict


class ToyFacts(TypedDict):
    """What can be said of a state or a view; seats are in order."""

    place: list[str]
    bullets: list[int]
    points: list[int]
    hands: list[list[str]]
    discard: list[str]
    round: int
    deck_size: int
