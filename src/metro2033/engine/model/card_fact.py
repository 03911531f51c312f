"""What can be said of cards in words, and whether every card is where it is counted."""

from __future__ import annotations

from mypy_extensions import i64

from metro2033.engine.kernel.event import UNKNOWN
from metro2033.engine.model import pile
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import DECK_NAMES, DECKS, ZONES
from metro2033.engine.model.state import State


def cards(s: State, deck: i64, zone: i64) -> list[str]:
    """The cards of a deck in a zone by name, sorted, as far as they are known."""
    names = s.content.slugs[DECK_NAMES[deck]]
    start = s.content.deck_start[deck]
    found: list[str] = []
    for card in range(start, start + s.content.deck_count[deck]):
        if s.zone[card] == zone:
            found.append(names[s.content.kind_of[card]])
    return sorted(found)


def card_faults(s: State) -> list[str]:
    """Every card is in one place, and the sizes of the piles are right."""
    found: list[str] = []
    for deck in range(i64(DECKS)):
        counts = [0] * ZONES
        start = s.content.deck_start[deck]
        for card in range(start, start + s.content.deck_count[deck]):
            if s.zone[card] == UNKNOWN:
                found.append(f"a card of {DECK_NAMES[deck]} is nowhere")
            else:
                counts[s.zone[card]] += 1
        for zone in range(ZONES):
            if counts[zone] != pile.size(s, deck, zone):
                found.append(f"{DECK_NAMES[deck]}: {counts[zone]} cards in zone {zone}")
        for zone in (pile.TOP, pile.BOTTOM):
            for rank in range(pile.size(s, deck, zone)):
                if pile.ranked(s, deck, zone, rank) == NOTHING:
                    found.append(f"{DECK_NAMES[deck]}: no card at place {rank} of zone {zone}")
    return found
