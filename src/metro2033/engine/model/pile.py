"""Cards and where they are: decks with a known top and bottom, hands, discards.

A deck is a top in order, an unordered rest and a bottom in order. A card is known to the seats in
its `seen` mask; what nobody has seen lies in the rest, and nature says which card comes next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import pack
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import State

EQUIPMENT: Final = 0
MISSIONS: Final = 1
THREATS: Final = 2
LAWS: Final = 3
COMBAT: Final = 4
DECKS: Final = 5
DECK_NAMES: Final = ["equipment", "mission", "threat", "law", "combat"]

REST: Final = 0
TOP: Final = 1
BOTTOM: Final = 2
DISCARD: Final = 3
OPEN: Final = 4
"""Face up on the table: the market, the threat being fought, the law under vote."""
FORCE: Final = 5
"""The law in force."""
BOX: Final = 6
"""Out of play: the threats of the other stage."""
DRAWN: Final = 7
"""In the hand of the seat that must choose which to keep."""
HELD: Final = 8
"""HELD + seat: carried by the hero, or face down before the player."""
DONE: Final = 16
"""DONE + seat: missions completed."""
ZONES: Final = 24


def size(s: State, deck: i64, zone: i64) -> i64:
    """How many cards of a deck are in a zone; everybody may know it."""
    return s.sizes[deck * ZONES + zone]


def deck_size(s: State, deck: i64) -> i64:
    """How many cards can be drawn without a reshuffle."""
    base = deck * ZONES
    return s.sizes[base + REST] + s.sizes[base + TOP] + s.sizes[base + BOTTOM]


def can_draw(s: State, deck: i64) -> bool:
    """Whether a card can be taken, if need be from the reshuffled discards (E2-DECK-004)."""
    return deck_size(s, deck) + size(s, deck, DISCARD) > 0


def move_card(s: State, card: i64, zone: i64, seen: i64) -> None:
    """Put a card into a zone; TOP and BOTTOM take it as the outermost card."""
    s.own_cards()
    deck = s.content.deck_of[card]
    leave(s, deck, card)
    place = deck * ZONES + zone
    if zone == TOP:
        shift(s, deck, TOP, 0, 1)
        s.rank[card] = 0
    elif zone == BOTTOM:
        s.rank[card] = s.sizes[place]
    else:
        s.rank[card] = 0
    s.zone[card] = zone
    s.seen[card] = seen
    s.sizes[place] += 1


def lay_under_top(s: State, card: i64) -> None:
    """Make a card the last of the known top, below those already there."""
    s.own_cards()
    deck = s.content.deck_of[card]
    leave(s, deck, card)
    s.zone[card] = TOP
    s.rank[card] = s.sizes[deck * ZONES + TOP]
    s.sizes[deck * ZONES + TOP] += 1


def leave(s: State, deck: i64, card: i64) -> None:
    """Take a card out of its zone and close the gap in an ordered one."""
    zone = s.zone[card]
    s.sizes[deck * ZONES + zone] -= 1
    if zone == TOP or zone == BOTTOM:
        shift(s, deck, zone, s.rank[card] + 1, -1)


def shift(s: State, deck: i64, zone: i64, least: i64, by: i64) -> None:
    """Renumber the cards of an ordered zone from rank `least` on."""
    if s.sizes[deck * ZONES + zone] == 0:
        return
    start = s.content.deck_start[deck]
    for card in range(start, start + s.content.deck_count[deck]):
        if s.zone[card] == zone and s.rank[card] >= least:
            s.rank[card] += by


def ranked(s: State, deck: i64, zone: i64, rank: i64) -> i64:
    """The card at a place of an ordered zone, or NOTHING."""
    start = s.content.deck_start[deck]
    for card in range(start, start + s.content.deck_count[deck]):
        if s.zone[card] == zone and s.rank[card] == rank:
            return card
    return NOTHING


def known_next(s: State, deck: i64) -> i64:
    """The next card when its place is fixed, or NOTHING when nature must say.

    An empty deck first takes back its discards (E2-DECK-003).
    """
    if deck_size(s, deck) == 0:
        reshuffle(s, deck)
    base = deck * ZONES
    if s.sizes[base + TOP] > 0:
        return ranked(s, deck, TOP, 0)
    if s.sizes[base + REST] == 0 and s.sizes[base + BOTTOM] > 0:
        return ranked(s, deck, BOTTOM, 0)
    return NOTHING


def reshuffle(s: State, deck: i64) -> None:
    """The discards become the unordered rest of the deck."""
    if size(s, deck, DISCARD) == 0:
        return
    start = s.content.deck_start[deck]
    for card in range(start, start + s.content.deck_count[deck]):
        if s.zone[card] == DISCARD:
            move_card(s, card, REST, 0)


def find(s: State, deck: i64, zone: i64) -> i64:
    """The first card of a zone, or NOTHING."""
    if s.sizes[deck * ZONES + zone] == 0:
        return NOTHING
    zones = s.zone
    start = s.content.deck_start[deck]
    for card in range(start, start + s.content.deck_count[deck]):
        if zones[card] == zone:
            return card
    return NOTHING


def find_kind(s: State, deck: i64, zone: i64, kind: i64) -> i64:
    """The first card of a kind in a zone, or NOTHING; copies of one kind are alike."""
    zones = s.zone
    kinds = s.content.kind_of
    start = s.content.deck_start[deck]
    for card in range(start, start + s.content.deck_count[deck]):
        if zones[card] == zone and kinds[card] == kind:
            return card
    return NOTHING


def offer_kinds(s: State, deck: i64, zone: i64, word: i64, out: Offer) -> None:
    """Offer each kind of card of a deck in a zone once."""
    start = s.content.deck_start[deck]
    last: i64 = NOTHING
    for card in range(start, start + s.content.deck_count[deck]):
        kind = s.content.kind_of[card]
        if s.zone[card] == zone and kind != last:
            out.add(pack(word, kind))
            last = kind


def discard(s: State, card: i64) -> None:
    """Put a card face up on its discard pile, or back into the deck where there is none."""
    if s.content.discards_return:
        move_card(s, card, REST, 0)
    else:
        move_card(s, card, DISCARD, EVERYONE)


def knows(s: State, card: i64, seat: i64) -> bool:
    """Whether a seat knows where a card is."""
    seen = s.seen[card]
    return seen == EVERYONE or (seat >= 0 and seen >> seat & 1 == 1)
