"""The memory of somebody who writes everything down: all that lay open, after every choice.

It keeps the facts and events of a spectator in words and looks through all of them for every
question, and it follows the backs of cards one by one. Nothing of it is used by the game.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from metro2033.engine.kernel.event import EVERYONE, SPECTATOR
from metro2033.engine.model import pile
from metro2033.table.memory import DeckMemory
from metro2033.table.table import Table

HANDS = (pile.DRAWN, *range(pile.HELD, pile.DONE))
"""Where cards lie face down before somebody."""


class Page(NamedTuple):
    """What is written down after a choice, by deck: cards that nobody sees, backs in hands, cards
    in the box, cards that everybody was told about, and hands of which something was whispered."""

    unseen: dict[str, Counter[str]]
    backs: dict[tuple[str, int], set[int]]
    removed: dict[str, Counter[str]]
    told: dict[str, set[str]]
    whispered: set[tuple[str, int]]


class ReferenceMemory:
    """Notes of a whole match."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.pages: list[Page] = []
        content = table.game.content  # type: ignore[attr-defined]
        self.decks = {
            name: Counter(
                content.slugs[name][content.kind_of[card]]
                for card in range(content.card_count)
                if content.deck_of[card] == deck
            )
            for deck, name in enumerate(pile.DECK_NAMES)
            if content.deck_count[deck]
        }

    def write(self) -> None:
        """Write down what lies on the table now, and what was told since the last page."""
        table = self.table
        state, facts = table.state, table.game.facts(table.view(SPECTATOR))
        backs: dict[tuple[str, int], set[int]] = {}
        removed: dict[str, Counter[str]] = {}
        content = state.content
        for card, zone in enumerate(state.zone):
            deck = pile.DECK_NAMES[content.deck_of[card]]
            if zone in HANDS and state.seen[card] != EVERYONE:
                backs.setdefault((deck, zone), set()).add(card)
            elif zone == pile.BOX:
                kind = content.slugs[deck][content.kind_of[card]]
                removed.setdefault(deck, Counter())[kind] += 1
        unseen = {deck: Counter(cards) for deck, cards in facts["unseen"].items()}
        self.pages.append(Page(unseen, backs, removed, *self._told()))

    def _told(self) -> tuple[dict[str, set[str]], set[tuple[str, int]]]:
        """What the last choice told everybody about, and whispered of hands."""
        table, told, whispered = self.table, dict[str, set[str]](), set[tuple[str, int]]()
        events = table.events_for(SPECTATOR, table.count - 1) if table.count else []
        for name, args in map(table.codec.event_args, events):
            signature = next(event for event in table.game.events if event.name == name)
            for kind, value in zip(signature.kinds, args, strict=True):
                if kind in self.decks and value:
                    told.setdefault(kind, set()).add(str(value))
                elif kind in self.decks and value is None:
                    seats = [
                        of for of in zip(signature.kinds, args, strict=True) if of[0] == "seat"
                    ]
                    whispered |= {(kind, pile.HELD + int(str(seat)) - 1) for _, seat in seats}
        return told, whispered

    def never_seen(self, deck: str) -> Counter[str]:
        """Cards that have not lain face up: no page has as many copies as have to be there."""
        fresh = self.decks[deck] - self.pages[-1].removed.get(deck, Counter())
        most = Counter[str]()
        for page in self.pages:
            most |= self.decks[deck] - page.unseen[deck] - page.removed.get(deck, Counter())
            most |= Counter(page.told.get(deck, set()))
        return fresh - most

    def not_in_hand(self, deck: str, zone: int) -> set[str]:
        """Unseen kinds of which all copies were elsewhere since the last card was taken there."""
        place = (deck, zone)
        last = len(self.pages) - 1
        while last and not self._may_have_got(place, last):
            last -= 1
        single = {kind for kind, copies in self.decks[deck].items() if copies == 1}
        elsewhere = set().union(
            *(page.told.get(deck, set()) & single for page in self.pages[last + 1 :]),
            *(set(self.decks[deck]) - set(page.unseen[deck]) for page in self.pages[last:]),
        )
        return set(self.pages[-1].unseen[deck]) & elsewhere

    def _may_have_got(self, place: tuple[str, int], n: int) -> bool:
        """Whether a hand may have got a card by a choice, for all that others can tell."""
        page, before = self.pages[n], self.pages[n - 1].backs.get(place, set())
        return not page.backs.get(place, set()) <= before or place in page.whispered

    def check(self, memory: list[DeckMemory]) -> None:
        """Compare a memory with the notes, and with the cards that really lie in hands."""
        page = self.pages[-1]
        assert [deck.deck for deck in memory] == list(self.decks)
        for found in memory:
            deck = found.deck
            fresh = self.never_seen(deck)
            assert Counter(found.fresh) == fresh, deck
            assert Counter(found.fresh) + Counter(found.returned) == page.unseen[deck], deck
            lists = (found.fresh, found.returned, found.discarded, found.in_play)
            rest = (found.removed, found.top, found.bottom)
            assert sum((Counter(cards) for cards in (*lists, *rest)), Counter()) == self.decks[deck]
            self._check_hands(found, page)

    def _check_hands(self, found: DeckMemory, page: Page) -> None:
        """What lies face down: as many cards as there are, and every true card is possible."""
        state = self.table.state
        names = state.content.slugs[found.deck]
        hands = {zone: cards for (deck, zone), cards in page.backs.items() if deck == found.deck}
        told = {pile.HELD + h.seat - 1 if h.seat else pile.DRAWN: h for h in found.hidden}
        assert {zone: hand.count for zone, hand in told.items()} == {
            zone: len(cards) for zone, cards in hands.items()
        }
        for zone, cards in hands.items():
            assert set(told[zone].never) == self.not_in_hand(found.deck, zone), found.deck
            assert not {names[state.content.kind_of[card]] for card in cards} & set(
                told[zone].never
            )
