"""Counting the tree of choices, as chess programs do: one number tells of every rule at once."""

from collections.abc import Callable
from typing import Any

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import after, offer
from metro2033.engine.kernel.offer import Offer


def lowest(seats: list[int]) -> int:
    return seats[0]


def highest(seats: list[int]) -> int:
    return seats[-1]


def count(s: Any, depth: int, pick: Callable[[list[int]], int] = lowest) -> int:
    """The number of ways to give `depth` answers; a match that is over counts once.

    Where several seats are asked, `pick` says whose answer is counted first.
    """
    if depth == 0 or not s.asked:
        return 1
    seat = pick([seat for seat in range(CHANCE + 1) if s.asked >> seat & 1])
    out = Offer()
    offer(s, seat, out)
    if depth == 1:
        return out.count
    return sum(count(after(s, seat, out.options[i]), depth - 1, pick) for i in range(out.count))
