"""Views: what a seat may know, built as a state with the rest masked, and imagined full again."""

from __future__ import annotations

from mypy_extensions import i64

from metro2033.engine.kernel.core import Stack, stack_of
from metro2033.engine.kernel.event import EVERYONE, UNKNOWN
from metro2033.engine.kernel.source import Source
from metro2033.engine.model import pile
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import ROUND, SCOUTED_BEFORE, State


def view(s: State, seat: i64) -> State:
    """What `seat` may know of `s`: all that lies open, and the cards it has seen.

    Where a card lies that it has not seen is UNKNOWN; how many lie where is open to all.
    """
    v = s.clone()
    v.stack = stack_of([frame.masked(seat) for frame in s.stack])
    v.own_cards()
    for card in range(s.content.card_count):
        if not pile.knows(s, card, seat):
            v.zone[card] = UNKNOWN
            v.rank[card] = 0
            v.seen[card] = 0
        elif v.seen[card] != EVERYONE:
            v.seen[card] = 1 << seat
    return v


def imagine(v: State, source: Source) -> State:
    """A full state that gives the view `v` again: its unknown cards are dealt at random."""
    s = v.clone()
    s.own_cards()
    for deck in range(i64(pile.DECKS)):
        deal(s, deck, source)
    stack = Stack()
    stack.take(v.stack)
    for i in range(stack.depth):
        stack.frames[i] = stack.frames[i].imagined(s, source)
    s.stack = stack
    return s


def deal(s: State, deck: i64, source: Source) -> None:
    """Deal the unknown cards of a deck to the places that lack a card."""
    start = s.content.deck_start[deck]
    end = start + s.content.deck_count[deck]
    zones = s.zone
    pool = zones[start:end]  # holds `left` cards at its beginning
    left: i64 = 0
    missing = s.sizes[deck * pile.ZONES : (deck + 1) * pile.ZONES]
    for card in range(start, end):
        zone = zones[card]
        if zone == UNKNOWN:
            pool[left] = card
            left += 1
        else:
            missing[zone] -= 1
    for place in range(i64(pile.REST + 1), i64(pile.ZONES)):
        for _card in range(missing[place]):
            pick = source.below(left)
            left -= 1
            lay(s, deck, place, pool[pick])
            pool[pick] = pool[left]
    for i in range(left):
        zones[pool[i]] = pile.REST


def lay(s: State, deck: i64, zone: i64, card: i64) -> None:
    """Put an imagined card into a zone, at the first free place of an ordered one."""
    if zone == pile.TOP or zone == pile.BOTTOM:
        rank: i64 = 0
        while pile.ranked(s, deck, zone, rank) != NOTHING:
            rank += 1
        s.rank[card] = rank
    elif pile.HELD <= zone < pile.DONE:
        holder = zone - pile.HELD
        s.seen[card] = 1 << holder
        if deck == pile.THREATS:
            s.rank[card] = scouting_round(s, holder, zone)
    s.zone[card] = zone


def scouting_round(s: State, holder: i64, zone: i64) -> i64:
    """The round in which the next imagined scouted card was taken: older ones are dealt first."""
    older: i64 = 0
    start = s.content.deck_start[pile.THREATS]
    for card in range(start, start + s.content.deck_count[pile.THREATS]):
        if s.zone[card] == zone and s.rank[card] < s.numbers[ROUND]:
            older += 1
    is_older = older < s.get(holder, SCOUTED_BEFORE)
    return s.numbers[ROUND] - 1 if is_older else s.numbers[ROUND]
