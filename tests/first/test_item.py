"""What a hero carries, over random matches, and a deck of items that runs out."""

from collections import Counter

import pytest

from first.random_play import edition, matches
from laws.walk import options
from metro2033.editions.first.rules.shop import ITEM_TYPES
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import after
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import pile, verb
from metro2033.engine.model.pile import BOX, EQUIPMENT, HELD, OPEN, REST
from metro2033.engine.model.state import State

BUY = pack(verb.BUY)


def carried(s: State, seat: int) -> Counter[str]:
    """How many items of each type a hero carries."""
    start = s.content.deck_start[EQUIPMENT]
    cards = range(start, start + s.content.deck_count[EQUIPMENT])
    kinds = [s.content.kind_of[card] for card in cards if s.zone[card] == HELD + seat]
    return Counter(ITEM_TYPES[s.content.item_type[kind]] for kind in kinds)


def fits(items: Counter[str]) -> bool:
    """Whether a hero may carry so much."""
    hands = items["one_handed"] + 2 * items["two_handed"]
    return hands <= 2 and items["armour"] <= 1 and items["transport"] <= 1 <= 6 - items["inventory"]


@pytest.mark.rule(
    "E1-ITEM-002", "E1-ITEM-003", "E1-ITEM-004", "E1-ITEM-005", "E1-ITEM-006", "R1-066"
)
def test_no_hero_ever_carries_too_much() -> None:
    most = 0
    for s in matches(12, 12):
        for seat in range(s.seat_count()):
            items = carried(s, seat)
            if s.asked == 0 or asking(s).asks() not in {"item_limit", "discount"}:
                assert fits(items)
            most = max(most, items.total())
    assert most > 1


def shop(left: int) -> State:
    """A hero at Hansa with all resources and so many items in the deck."""
    rich = {"faction": "polis", "at": "kievskaya_ring", "ammo": 9, "pig": 9, "mushroom": 9}
    s = edition().position({"player": [rich, {"faction": "red_line"}]})
    start = s.content.deck_start[EQUIPMENT]
    for card in range(start + left, start + s.content.deck_count[EQUIPMENT]):
        pile.move_card(s, card, BOX, -1)
    return s


@pytest.mark.rule("R1-078")
def test_fewer_than_two_items_in_the_deck() -> None:
    assert BUY not in options(shop(0), 0)
    for left in (1, 2, 3):
        s = shop(left)
        assert BUY in options(s, 0)
        s = after(s, 0, BUY)
        while asking(s).asks() == "draw":
            s = after(s, CHANCE, options(s, CHANCE)[0])
        assert asking(s).asks() == "purchase"
        assert pile.size(s, EQUIPMENT, OPEN) == min(left, 2)
        s = after(s, 0, pack(verb.PASS_TURN))
        assert pile.size(s, EQUIPMENT, REST) == left
