"""Traits: what those who show, tell or answer a match ask of a verb, an event or a question.

A vocabulary declares its words with their traits; whoever needs to know goes by the trait, and
lists no words.
"""

from __future__ import annotations

from typing import Final

# Of verbs.

ENDS: Final = "ends"
"""The answer ends something or leaves it."""

PASSES: Final = "passes"
"""The answer does nothing at all."""

SPENDS: Final = "spends"
"""The answer uses up what may be wanted later."""

MOVES: Final = "moves"
"""The answer moves the hero of the seat on the map."""

WORTH_A_MOVE: Final = "worth_a_move"
"""Heroes go somewhere in order to answer so."""

ATTACKS: Final = "attacks"
"""The answer, or the event, is an attack on a station or a hero of others."""

FIGHTS: Final = "fights"
"""A fight may follow at once."""

AT_HERO: Final = "at_hero"
"""The answer is aimed at the hero of the seat in it."""

DEALS: Final = "deals"
"""The answer settles at set-up who plays what."""

GAINS: Final = "gains"
"""The seat gets one of the resource in the answer."""

ROLLED: Final = "rolled"
"""The last number in the answer is one that two dice can show."""

# Of events.

REVEALS: Final = "reveals"
"""Somebody learns something: undo stops there."""

HEADING: Final = "heading"
"""A part of the story begins."""

SUBHEADING: Final = "subheading"
"""A small part begins: not worth telling where nothing happens in it."""

JOINED: Final = "joined"
"""Several in a row, of one seat if they have one, are told in one sentence."""

AMOUNT: Final = "amount"
"""The last argument is how much it was; those of one sentence add up."""

SUMS_UP: Final = "sums_up"
"""It tells the whole of which the amounts right before it are parts."""

DULL_IF_HIDDEN: Final = "dull_if_hidden"
"""It says nothing to those who may not know its last argument."""

MINOR: Final = "minor"
"""Never what a moment is remembered for."""

NEWS: Final = "news"
"""What a moment is remembered for."""

LOSES_STATION: Final = "loses_station"
"""The seat loses the station."""

HURTS_HERO: Final = "hurts_hero"
"""The hero of the seat is hurt."""

FIGHT_PLACE: Final = "fight_place"
"""Names the station of the fight that follows."""

FIGHT_CARD: Final = "fight_card"
"""A card of a seat is turned over in a fight."""

FIGHT_DICE: Final = "fight_dice"
"""Two dice of a seat, or else of its opponent, fall in a fight."""

FIGHT_OUTCOME: Final = "fight_outcome"
"""The strengths of two sides, the last two arguments, were compared; the first side is a seat."""

GAINS_STATION: Final = "gains_station"
"""The seat becomes the owner of the station."""

SCORES: Final = "scores"
"""The seat gets points for something else than a station."""

# Of questions.

IN_FIGHT: Final = "in_fight"
"""It may be asked in a fight, which goes on with every answer."""

WINDOW: Final = "window"
"""A chance to use something before the match goes on; whoever wants nothing passes."""

ABOUT_THREAT: Final = "about_threat"
"""It is about the open threat."""

ABOUT_LAW: Final = "about_law"
"""It is about the open law."""
