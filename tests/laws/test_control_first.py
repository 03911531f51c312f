"""Controls of the first edition's list of secrets: each kind of secret is given away once."""

from collections.abc import Callable
from typing import Any

import pytest

from laws.first_secret import cards, first_secrets, open_cards
from laws.games import Match
from laws.walk import data, moments
from metro2033.engine.kernel.event import UNKNOWN
from metro2033.engine.model.pile import DONE, DRAWN, EQUIPMENT, HELD, MISSIONS, REST, THREATS

MATCH = Match("first", 3)
VIEWER = 1

LEAKS: dict[str, tuple[int, list[int]]] = {
    "missions of others": (MISSIONS, [HELD, HELD + 2]),
    "missions looked at": (MISSIONS, [DRAWN]),
    "missions that went back": (MISSIONS, [REST]),
    "the next items": (EQUIPMENT, [REST]),
    "the next threats": (THREATS, [REST]),
}


def is_told(leak: Callable[[Any, Any], None]) -> bool:
    """Whether the list finds something at some moment of some match."""
    for seed in range(20):
        for s in moments(MATCH, seed, 20):
            v = MATCH.game.view(s, VIEWER)
            leak(s, v)
            if first_secrets(data(s), data(v), VIEWER):
                return True
    return False


@pytest.mark.parametrize("secret", LEAKS)
def test_every_secret_given_away_is_told(secret: str) -> None:
    deck, zones = LEAKS[secret]
    assert is_told(lambda s, v: open_cards(s, v, deck, zones))


def test_a_hidden_item_is_told() -> None:
    def hide(_: Any, v: Any) -> None:
        v.own_cards()
        for card, deck in cards():
            if deck == EQUIPMENT and HELD <= v.zone[card] < DONE:
                v.zone[card] = UNKNOWN

    assert is_told(hide)


def test_the_true_views_give_nothing_away() -> None:
    assert not is_told(lambda _s, _v: None)
