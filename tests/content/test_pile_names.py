"""Facts name the cards of a pile in the order of the alphabet, each card once."""

from __future__ import annotations

from collections import Counter

import pytest

from metro2033 import catalog
from metro2033.engine.model import fact, pile
from metro2033.engine.model.state import State


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_cards_of_all_piles_of_a_deck_are_the_deck(edition: str) -> None:
    game = catalog.game(edition)
    state = game.new(3, game.settle(3, {}))
    assert isinstance(state, State)
    content = state.content
    for deck, name in enumerate(pile.DECK_NAMES):
        start, count = content.deck_start[deck], content.deck_count[deck]
        kinds = [content.kind_of[card] for card in range(start, start + count)]
        piles = [fact.cards(state, deck, zone) for zone in range(pile.ZONES)]
        assert piles == [sorted(cards) for cards in piles]
        found = Counter(card for cards in piles for card in cards)
        assert found == Counter(game.slugs[name][kind] for kind in kinds)
