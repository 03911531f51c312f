"""What a viewer of the second edition may not know, written from the rules, not from the views."""

from collections.abc import Iterator
from typing import Any

from laws.secret import frames
from metro2033 import catalog
from metro2033.editions.second.rules.edition import SecondEdition
from metro2033.engine.kernel.codec import Data
from metro2033.engine.kernel.event import EVERYONE, UNKNOWN
from metro2033.engine.model.pile import (
    BOTTOM,
    BOX,
    COMBAT,
    DECK_NAMES,
    DISCARD,
    DONE,
    DRAWN,
    EQUIPMENT,
    FORCE,
    HELD,
    LAWS,
    MISSIONS,
    OPEN,
    REST,
    THREATS,
    TOP,
)

OPEN_ZONES = {OPEN, FORCE, BOX, *range(DONE, DONE + 8)}
"""What lies face up, and the box, whose cards everybody can tell."""


def edition() -> SecondEdition:
    game = catalog.game("second")
    assert isinstance(game, SecondEdition)
    return game


def cards() -> Iterator[tuple[int, int]]:
    """Every card with its deck."""
    content = edition().content
    yield from ((card, content.deck_of[card]) for card in range(content.card_count))


def keeper(truth: Data) -> int:
    """The seat that has drawn cards and must keep one of them."""
    kept = [frame["seat"] for frame in truth["stack"] if frame["frame"] == "KeepFrame"]
    return int(kept[-1]) if kept else -1


def is_secret(truth: Data, card: int, deck: int, viewer: int) -> bool:
    """Whether a viewer may not know where a card is.

    Where that depends on who has looked at it, the state itself remembers that; other laws hold
    this memory to what has been told.
    """
    zone, seen = truth["zone"][card], truth["seen"][card]
    has_seen = seen == EVERYONE or (viewer >= 0 and seen & 2**viewer != 0)
    if zone == REST:
        return True
    if zone in OPEN_ZONES:
        return False
    if zone == DRAWN:
        return viewer != keeper(truth)
    if HELD <= zone < DONE:
        return deck in {MISSIONS, THREATS, COMBAT} and viewer != zone - HELD
    if zone == DISCARD:
        return deck == MISSIONS and not has_seen
    assert zone in {TOP, BOTTOM}
    assert deck in {THREATS, LAWS, EQUIPMENT, MISSIONS}
    return not has_seen


def second_secrets(truth: Data, seen: Data, viewer: int) -> list[str]:
    """The cards that a view shows or marks though they are secret, and what frames give away."""
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
    return [*found, *frame_secrets(seen, viewer)]


def frame_secrets(seen: Data, viewer: int) -> list[str]:
    """Whether a placed card is the one that is fought is known to who placed it."""
    return [
        f"what seat {frame['seat']} has placed"
        for frame in frames(seen["stack"])
        if (frame.get("scouted", 0) > 0 or frame.get("placed", -1) >= 0) and frame["seat"] != viewer
    ]


def open_cards(s: Any, v: Any, deck: int, zones: list[int]) -> None:
    """A planted fault: show the cards of some zones."""
    v.own_cards()
    for card, its_deck in cards():
        if its_deck == deck and s.zone[card] in zones:
            v.zone[card], v.rank[card], v.seen[card] = s.zone[card], s.rank[card], s.seen[card]
