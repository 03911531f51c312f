"""What both editions read in the same way in a written position."""

from __future__ import annotations

from mypy_extensions import i64

from metro2033.engine.kernel.game import BadPosition
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.model import pile
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import FACTION, FIGURE, State


def read_sides(s: State, players: list[Reading], side: str) -> None:
    """Who plays which faction, called `side`, with which hero; both are there only once."""
    slugs = s.content.slugs
    for seat, player in enumerate(players):
        faction = player.slug_or("faction", slugs["faction"], slugs["faction"][seat])
        hero = player.slug_or("hero", slugs["hero"], slugs["hero"][seat])
        for other in range(seat):
            if s.get(other, FACTION) == faction or s.get(other, FIGURE) == hero:
                raise BadPosition(player.place, f"two players have the same {side} or hero")
        s.put(seat, FACTION, faction)
        s.put(seat, FIGURE, hero)


def take_cards(
    s: State, read: Reading, name: str, deck: i64, zone: i64, seen: i64, missing: str
) -> int:
    """Put the named cards of a deck into a zone, last first so that the first lies on top.

    `missing` says what is wrong where the deck lacks a card.
    """
    slugs = s.content.slugs[pile.DECK_NAMES[deck]]
    kinds = read.slug_list(name, slugs)
    for kind in reversed(kinds):
        card = pile.find_kind(s, deck, pile.REST, kind)
        if card == NOTHING:
            raise read.fail(name, missing % slugs[kind])
        pile.move_card(s, card, zone, seen)
    return len(kinds)
