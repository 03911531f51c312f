"""Public memory: what everybody at a table could have remembered of the cards.

It goes by what lay face up at some time and by how many cards lie face down where, never by a card
that somebody has not seen. Copies of a card are alike.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any, Final

from metro2033.engine.kernel.event import SPECTATOR, UNKNOWN
from metro2033.engine.model import pile
from metro2033.engine.model.state import State
from metro2033.table.progress import Progress

KEEP_EVERY: Final = 25
"""After how many choices another copy of the notes is kept."""

MOST_KEPT: Final = 20
"""Copies that are kept: further back than that hardly anybody goes."""


@dataclass(frozen=True, slots=True)
class HiddenCards:
    """Cards that lie face down before a seat: how many, and which unknown ones they cannot be.

    A card that lay face up somewhere since the last of them was taken is not among them. Seats
    count from 1; 0 is for cards that have been drawn, and of which somebody is choosing.
    """

    seat: int
    count: int
    never: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckMemory:
    """The cards of a deck; every card is in one list, `hidden` ones are `fresh` or `returned`.

    `fresh` ones have never lain face up, `returned` ones have, but nobody knows where they are now.
    `removed` ones are in the box. `top` and `bottom` of the deck are in the order of drawing.
    """

    deck: str
    size: int
    fresh: tuple[str, ...]
    returned: tuple[str, ...]
    discarded: tuple[str, ...]
    in_play: tuple[str, ...]
    removed: tuple[str, ...]
    top: tuple[str, ...]
    bottom: tuple[str, ...]
    hidden: tuple[HiddenCards, ...]


@dataclass(slots=True)
class DeckNotes:
    """What has been noted of a deck: kinds of cards by their most copies seen at once, and when.

    `accounted` is the last moment at which everybody knew where all copies of a kind were, `taken`
    the last at which a zone may have got a card face down, `unknown` how many lie there.
    """

    most_seen: Counter[int] = field(default_factory=Counter)
    accounted: dict[int, int] = field(default_factory=dict)
    taken: dict[int, int] = field(default_factory=dict)
    unknown: dict[int, int] = field(default_factory=dict)

    def copy(self) -> DeckNotes:
        """Notes to go back to; `unknown` is never changed, but replaced."""
        return DeckNotes(
            self.most_seen.copy(), dict(self.accounted), dict(self.taken), self.unknown
        )


@dataclass(slots=True)
class DeckNews:
    """What a choice told everybody of a deck.

    `shown` cards were named: they may be turned up and gone again before anybody is asked. In the
    `handled` zones somebody did something with a card that others do not see: one may have been
    exchanged for another.
    """

    shown: set[int] = field(default_factory=set)
    handled: set[int] = field(default_factory=set)


class PublicMemory:
    """The memory of a table; it catches up with the match when somebody asks.

    Now and then it keeps a copy of its notes, so that it need not begin anew when something is
    taken back.
    """

    def __init__(self, table: Progress[Any]) -> None:
        self._table: Final = table
        self._kept: Final[deque[tuple[int, list[DeckNotes]]]] = deque(maxlen=MOST_KEPT)
        self._notes = [DeckNotes() for _ in range(pile.DECKS)]
        self._noted = table.first - 1
        self._undone = len(table.undone)

    def _go_back(self) -> None:
        """Forget what was taken back: it has not been seen in this match."""
        since = min(undone.n for undone in self._table.undone[self._undone :])
        while self._kept and self._kept[-1][0] > since:
            self._kept.pop()
        first = (self._table.first - 1, [DeckNotes() for _ in range(pile.DECKS)])
        self._noted, notes = self._kept[-1] if self._kept else first
        self._notes = [each.copy() for each in notes]
        self._undone = len(self._table.undone)

    def _note(self, n: int, state: State) -> None:
        """Take note of a state."""
        for deck, news in enumerate(heard(self._table, n)):
            note(state, deck, n, self._notes[deck], news)
        self._noted = n
        if n % KEEP_EVERY == 0 and not (self._kept and self._kept[-1][0] == n):
            self._kept.append((n, [each.copy() for each in self._notes]))

    def recall(self) -> list[DeckMemory]:
        """All decks as they can be remembered now; nothing where a game has none."""
        table = self._table
        if not isinstance(table.state, State):
            return []
        if self._undone != len(table.undone):
            self._go_back()
        state: State = table.state
        for n, state in table.states(self._noted + 1):
            self._note(n, state)
        decks = [deck for deck in range(pile.DECKS) if state.content.deck_count[deck]]
        return [recalled(state, deck, self._notes[deck]) for deck in decks]


def heard(table: Progress[Any], n: int) -> list[DeckNews]:
    """What everybody was told of each deck by choice number `n`."""
    news = [DeckNews() for _ in range(pile.DECKS)]
    signatures = table.game.events
    for event in table.events_for(SPECTATOR, n - 1, n) if n > table.first else ():
        args = list(zip(signatures[event.kind].kinds, event.args, strict=True))
        for kind, value in args:
            if kind not in pile.DECK_NAMES:
                continue
            told = news[pile.DECK_NAMES.index(kind)]
            if value >= 0:
                told.shown.add(value)
            elif value == UNKNOWN:
                told.handled |= {pile.HELD + seat for of, seat in args if of == "seat"}
    return news


def cards_of(s: State, deck: int) -> range:
    """The cards of a deck."""
    start = s.content.deck_start[deck]
    return range(start, start + s.content.deck_count[deck])


def known_zones(s: State, deck: int) -> dict[int, int]:
    """Where the cards lie of which everybody knows it."""
    return {card: s.zone[card] for card in cards_of(s, deck) if pile.knows(s, card, SPECTATOR)}


def unknown_counts(s: State, deck: int, known: dict[int, int]) -> dict[int, int]:
    """How many cards lie in each zone that not everybody knows."""
    counted = Counter(known.values())
    return {zone: pile.size(s, deck, zone) - counted[zone] for zone in range(pile.ZONES)}


def note(s: State, deck: int, n: int, notes: DeckNotes, news: DeckNews) -> None:
    """Take note of a deck as it lies after `n` choices, and of what the last one told of it."""
    kinds, known = s.content.kind_of, known_zones(s, deck)
    placed = Counter(kinds[card] for card in known)
    copies = Counter(kinds[card] for card in cards_of(s, deck))
    notes.most_seen |= Counter(kinds[card] for card, zone in known.items() if zone != pile.BOX)
    notes.most_seen |= Counter(news.shown)
    # A card that was shown in passing may have been drawn again within the same choice.
    notes.accounted |= {kind: n - 1 for kind in news.shown if copies[kind] == 1}
    notes.accounted |= {kind: n for kind, count in placed.items() if count == copies[kind]}
    unknown = unknown_counts(s, deck, known)
    grown = [zone for zone, count in unknown.items() if count > notes.unknown.get(zone, 0)]
    notes.taken |= dict.fromkeys({*grown, *news.handled}, n)
    notes.unknown = unknown


def recalled(s: State, deck: int, notes: DeckNotes) -> DeckMemory:
    """What can be remembered of a deck, from the notes up to this state."""
    kinds, known = s.content.kind_of, known_zones(s, deck)
    lying: dict[int, list[int]] = {}
    for card in sorted(known, key=lambda card: s.rank[card]):
        lying.setdefault(known[card], []).append(kinds[card])
    copies = Counter(kinds[card] for card in cards_of(s, deck))
    removed = Counter(lying.pop(pile.BOX, []))
    fresh = copies - removed - notes.most_seen
    returned = copies - fresh - Counter(kinds[card] for card in known)
    in_play = [kind for zone, found in lying.items() if zone >= pile.OPEN for kind in found]
    slugs = s.content.slugs[pile.DECK_NAMES[deck]]

    def named(found: Counter[int]) -> tuple[str, ...]:
        return tuple(sorted(slugs[kind] for kind in found.elements()))

    return DeckMemory(
        deck=pile.DECK_NAMES[deck],
        size=pile.deck_size(s, deck),
        fresh=named(fresh),
        returned=named(returned),
        discarded=named(Counter(lying.get(pile.DISCARD, []))),
        in_play=named(Counter(in_play)),
        removed=named(removed),
        top=tuple(slugs[kind] for kind in lying.get(pile.TOP, [])),
        bottom=tuple(slugs[kind] for kind in lying.get(pile.BOTTOM, [])),
        hidden=tuple(
            HiddenCards(
                seat=zone - pile.HELD + 1 if zone >= pile.HELD else 0,
                count=notes.unknown[zone],
                never=tuple(
                    sorted(
                        slugs[kind]
                        for kind in fresh + returned
                        if notes.accounted.get(kind, -1) >= notes.taken[zone]
                    )
                ),
            )
            for zone in (pile.DRAWN, *range(pile.HELD, pile.DONE))
            if notes.unknown[zone]
        ),
    )
