"""A word of card effects serves several cards; what one card alone does is its special."""

from collections import defaultdict

from metro2033 import catalog
from metro2033.content.origin import inside
from metro2033.content.reference import records


def users(tag: str) -> dict[str, set[str]]:
    """For each word of a kind the cards of both editions that use it."""
    found: dict[str, set[str]] = defaultdict(set)
    for edition in ("first", "second"):
        for _, kind, record in records(catalog.pack(edition).content()):
            for part in inside(record):
                word = getattr(part, tag, None)
                if isinstance(word, str):
                    found[word].add(f"{edition} {kind} {record.id}")
    return found


def test_a_special_is_of_one_card() -> None:
    specials = users("special")
    assert len(specials) > 30
    assert {word: cards for word, cards in specials.items() if len(cards) != 1} == {}


def test_operations_and_statics_serve_several_cards() -> None:
    words = users("op") | users("on")
    assert len(words) > 30
    assert {word: cards for word, cards in words.items() if len(cards) < 2} == {}
