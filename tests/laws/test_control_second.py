"""Controls of the second edition's list of secrets: each kind of secret is given away once."""

from collections.abc import Callable
from typing import Any

import pytest

from laws.games import Match
from laws.second_secret import open_cards, second_secrets
from laws.walk import data, moments
from metro2033.engine.kernel.core import stack_of
from metro2033.engine.model.pile import (
    BOTTOM,
    COMBAT,
    DISCARD,
    DRAWN,
    EQUIPMENT,
    HELD,
    LAWS,
    MISSIONS,
    REST,
    THREATS,
    TOP,
)

MATCH = Match("second", 3)
VIEWER = 1
OTHERS = [HELD, HELD + 2]

LEAKS: dict[str, tuple[int, list[int]]] = {
    "missions of others": (MISSIONS, OTHERS),
    "rejected missions": (MISSIONS, [DISCARD]),
    "missions just drawn": (MISSIONS, [DRAWN]),
    "equipment just drawn": (EQUIPMENT, [DRAWN]),
    "scouted threats": (THREATS, OTHERS),
    "combat hands": (COMBAT, OTHERS),
    "the seventh card": (COMBAT, [REST]),
    "the next threats": (THREATS, [REST]),
    "the next laws": (LAWS, [REST]),
    "threats looked at": (THREATS, [TOP]),
    "threats buried": (THREATS, [BOTTOM]),
}


def is_told(leak: Callable[[Any, Any], None]) -> bool:
    """Whether the list finds something at some moment of some match."""
    for seed in range(60):
        for s in moments(MATCH, seed, 20):
            v = MATCH.game.view(s, VIEWER)
            leak(s, v)
            if second_secrets(data(s), data(v), VIEWER):
                return True
    return False


@pytest.mark.parametrize("secret", LEAKS)
def test_every_secret_given_away_is_told(secret: str) -> None:
    deck, zones = LEAKS[secret]
    assert is_told(lambda s, v: open_cards(s, v, deck, zones))


def test_a_frame_that_gives_a_placed_card_away_is_told() -> None:
    assert is_told(lambda s, v: setattr(v, "stack", stack_of(list(s.stack))))


def test_the_true_views_give_nothing_away() -> None:
    assert not is_told(lambda _s, _v: None)
