"""The choice trees of the toy from fixed positions."""

from typing import Any

import pytest

from metro2033.editions.toy.rules.game import ToyGame
from metro2033.editions.toy.rules.turn import DUEL
from metro2033.engine.kernel.loop import after
from metro2033.engine.kernel.word import pack
from tree.count import count, highest, lowest

GAME = ToyGame()

POSITIONS: dict[str, dict[str, Any]] = {
    "quiet": {"place": ["alder", "maple"]},
    "duel": {"place": ["elm", "elm"], "bullets": [2, 5]},
    "crowd": {"seats": 4, "place": ["elm"] * 4, "bullets": [0, 1, 2, 9], "turn": 3},
    "finds": {"hands": [["rumour", "trolley"], ["supplies", "rumour"]]},
    "top": {"top": "trolley", "hands": [["rumour"], []]},
    "last card": {
        "hands": [["rumour"], ["trolley", "trolley"]],
        "discard": [*["supplies"] * 4, *["rumour"] * 3, "trolley"],
    },
    "last round": {"rounds": 1, "seats": 3, "turn": 2, "turns_left": 2},
    "won": {"points": [3, 0], "turn": 2, "turns_left": 1},
}

COUNTS = {
    "quiet": [6, 33, 333, 2193],
    "duel": [7, 37, 352, 2338],
    "crowd": [9, 50, 267, 1473, 11751],
    "finds": [7, 50, 478, 3833],
    "top": [7, 43, 499, 3136],
    "last card": [7, 33, 371, 2642],
    "last round": [6, 34, 62, 80, 80, 80],
    "won": [6, 8, 8, 8, 8, 8],
}
"""The number of ways to give 1, 2, 3 ... answers."""


@pytest.mark.parametrize("name", POSITIONS)
def test_the_tree_has_the_size_it_had(name: str) -> None:
    s = GAME.position(POSITIONS[name])
    depths = range(1, len(COUNTS[name]) + 1)
    assert [count(s, depth) for depth in depths] == COUNTS[name]


@pytest.mark.parametrize(("challenger", "other"), [(2, 0), (2, 3), (2, 1)])
def test_the_order_of_sealed_answers_does_not_change_the_tree(challenger: int, other: int) -> None:
    """Two bids of those who have two bullets and 0, 1 or 9, then the turn of the last seat."""
    s = after(GAME.position(POSITIONS["crowd"]), challenger, pack(DUEL, other))
    bids = 3 * {0: 1, 1: 2, 3: 4}[other]
    assert count(s, 2, lowest) == count(s, 2, highest) == bids
    assert count(s, 3, lowest) == count(s, 3, highest) == bids * 9


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [12, 72, 396, 3996]), (3, [12, 72, 396, 2196]), (4, [12, 72, 396, 2196])],
)
def test_the_tree_of_a_new_match(seats: int, counts: list[int]) -> None:
    s = GAME.new(seats, GAME.settle(seats, {}))
    assert [count(s, depth) for depth in range(1, 5)] == counts
