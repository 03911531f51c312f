"""The choice trees of the second edition from fixed positions."""

from typing import Any

import pytest

from laws.walk import options
from metro2033 import catalog
from metro2033.engine.kernel.loop import after
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import verb
from tree.count import count, highest, lowest

GAME = catalog.game("second")

RED = {"faction": "red_line", "hero": "hunter", "army": 5}
BAUMAN = {"faction": "bauman_alliance", "hero": "khan", "army": 4, "at": "kurskaya"}
LOOKER = {"faction": "red_line", "hero": "hunter", "missions": ["gift_to_library"]}

POSITIONS: dict[str, dict[str, Any]] = {
    "armies": {"moment": "army", "player": [RED, BAUMAN]},
    "vote": {
        "moment": "vote",
        "law_deck": ["taxation", "armistice", "solidarity"],
        "player": [LOOKER, {"faction": "fourth_reich", "hero": "anna"}],
    },
    "heroes": {
        "moment": "hero",
        "player": [
            {"faction": "bandits", "hero": "artyom", "at": "polyanka"},
            {"faction": "arbat_confederation", "hero": "khan", "at": "park_kultury"},
        ],
    },
    "trade": {
        "moment": "hero",
        "player": [
            {"faction": "bandits", "hero": "sasha", "at": "taganskaya", "pig": 2, "ammo": 3},
            {"faction": "red_line", "hero": "melnik"},
            {"faction": "bauman_alliance", "hero": "anna"},
        ],
    },
}

COUNTS = {
    "armies": [8, 63, 746],
    "vote": [2, 6, 13, 26, 88, 388],
    "heroes": [15, 64, 770, 5657],
    "trade": [24, 161, 2627],
}
"""The number of ways to give 1, 2, 3 ... answers."""


@pytest.mark.parametrize("name", POSITIONS)
def test_the_tree_has_the_size_it_had(name: str) -> None:
    s = GAME.position(POSITIONS[name])
    depths = range(1, len(COUNTS[name]) + 1)
    assert [count(s, depth) for depth in depths] == COUNTS[name]


def test_the_order_of_combat_cards_does_not_change_the_tree() -> None:
    """Army or hero defends, seven cards are dealt three and three, each side plays one of three."""
    stations = GAME.slugs["station"]
    s = after(
        GAME.position(POSITIONS["armies"]), 0, pack(verb.ATTACK_STATION, stations.index("kurskaya"))
    )
    assert count(s, 4) == 2 * 7 * 6 * 5
    for _ in range(7):
        seat = 8 if s.asked >> 8 & 1 else 1
        s = after(s, seat, options(s, seat)[0])
    assert count(s, 2, lowest) == count(s, 2, highest) == 3 * 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_tree_of_a_new_match(seats: int) -> None:
    """Who begins, then factions: six, then those that border one already taken."""
    s = GAME.new(seats, GAME.settle(seats, {}))
    assert [count(s, depth) for depth in (1, 2, 3)] == [seats, seats * 6, seats * 6 * 2]
