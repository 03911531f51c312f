"""What a viewer of the first edition may not know, written from the rules, not from the views."""

from collections.abc import Iterator
from typing import Any

from metro2033 import catalog
from metro2033.editions.first.rules.edition import FirstEdition
from metro2033.engine.kernel.codec import Data
from metro2033.engine.kernel.event import EVERYONE, UNKNOWN
from metro2033.engine.model.pile import (
    DECK_NAMES,
    DONE,
    DRAWN,
    EQUIPMENT,
    HELD,
    MISSIONS,
    OPEN,
    REST,
)

OPEN_ZONES = {OPEN, *range(DONE, DONE + 8)}
"""What lies face up: offered items, the threat that is faced, completed missions."""


def cards() -> Iterator[tuple[int, int]]:
    """Every card with its deck."""
    game = catalog.game("first")
    assert isinstance(game, FirstEdition)
    content = game.content
    yield from ((card, content.deck_of[card]) for card in range(content.card_count))


def chooser(truth: Data) -> int:
    """The seat that looks at missions and must keep one of them."""
    choosing = [frame["seat"] for frame in truth["stack"] if frame["frame"] == "MissionFrame"]
    return int(choosing[-1]) if choosing else -1


def is_secret(truth: Data, card: int, deck: int, viewer: int) -> bool:
    """Whether a viewer may not know where a card is.

    There is no discard pile and nobody looks into a deck: what goes back is shuffled, and all
    that was known of it is forgotten.
    """
    zone = truth["zone"][card]
    if zone == REST:
        return True
    if zone in OPEN_ZONES:
        return False
    if zone == DRAWN:
        assert deck == MISSIONS
        return viewer != chooser(truth)
    assert HELD <= zone < DONE
    assert deck in {EQUIPMENT, MISSIONS}
    return deck == MISSIONS and viewer != zone - HELD


def first_secrets(truth: Data, seen: Data, viewer: int) -> list[str]:
    """The cards that a view shows or marks though they are secret, and open ones that it hides."""
    found = []
    for card, deck in cards():
        name = f"card {card} of {DECK_NAMES[deck]} in zone {truth['zone'][card]}"
        mine = [seen[field][card] for field in ("zone", "rank", "seen")]
        if is_secret(truth, card, deck, viewer):
            if mine != [UNKNOWN, 0, 0]:
                found.append(name)
        elif mine[0] != truth["zone"][card]:
            found.append(f"{name} is hidden without need")
        elif mine[2] != EVERYONE and (viewer < 0 or mine[2] != 2**viewer):
            found.append(f"who else has seen {name}")
    return found


def open_cards(s: Any, v: Any, deck: int, zones: list[int]) -> None:
    """A planted fault: show the cards of some zones."""
    v.own_cards()
    for card, its_deck in cards():
        if its_deck == deck and s.zone[card] in zones:
            v.zone[card], v.rank[card], v.seen[card] = s.zone[card], s.rank[card], s.seen[card]
