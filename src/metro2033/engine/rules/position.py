"""What both editions read and write in the same way in a written position."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NATURE, Frame, finish
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.position_fault import Thing
from metro2033.engine.kernel.reading import ANY, Reading
from metro2033.engine.kernel.word import first
from metro2033.engine.model import pile
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import REST
from metro2033.engine.model.state import FACTION, FIGURE, State
from metro2033.engine.rules.draw import offer_rest

SHORT: Final = "data-too-few-cards"
"""Why a card cannot be put where a position wants it: all its copies are elsewhere."""


def read_sides(s: State, players: list[Reading], clash: str) -> None:
    """Who plays which faction with which hero; both are there only once, or there is a clash."""
    slugs = s.content.slugs
    for seat, player in enumerate(players):
        faction = player.slug_or("faction", slugs["faction"], slugs["faction"][seat])
        hero = player.slug_or("hero", slugs["hero"], slugs["hero"][seat])
        for other in range(seat):
            if s.get(other, FACTION) == faction or s.get(other, FIGURE) == hero:
                player.fail("", clash, {})
                break
        s.put(seat, FACTION, faction)
        s.put(seat, FIGURE, hero)


def take_cards(
    s: State, read: Reading, name: str, deck: i64, zone: i64, seen: i64, missing: str
) -> int:
    """Put the named cards of a deck into a zone, and return how many they are.

    `missing` says what is wrong where the deck lacks a card.
    """
    kinds = read.slug_list(name, s.content.slugs[pile.DECK_NAMES[deck]])
    return lay_cards(s, read, name, kinds, [seen] * len(kinds), deck, zone, missing)


def take_secret(
    s: State, read: Reading, name: str, deck: i64, zone: i64, seen: i64, missing: str
) -> int:
    """The same for cards that may lie face down: `NAME_seen` says which seats have seen each."""
    kinds = read.slug_list(name, s.content.slugs[pile.DECK_NAMES[deck]])
    masks = read_seen(s, read, name, kinds, seen)
    return lay_cards(s, read, name, kinds, masks, deck, zone, missing)


def take_hand(
    s: State,
    read: Reading,
    name: str,
    deck: i64,
    seat: i64,
    rank: i64,
    missing: str,
    deal: list[Frame],
) -> int:
    """Cards face down before a player, dated by `rank`; return how many they are.

    Those that are left open are added to what nature has to deal.
    """
    kinds = read.card_list(name, s.content.slugs[pile.DECK_NAMES[deck]])
    masks = read_seen(s, read, name, kinds, i64(1) << seat)
    zone = pile.HELD + seat
    lay_cards(s, read, name, kinds, masks, deck, zone, missing)
    s.own_cards()
    for card in range(s.content.card_count):
        if s.content.deck_of[card] == deck and s.zone[card] == zone and s.rank[card] == 0:
            s.rank[card] = rank
    for kind in kinds:
        if kind == NOTHING:
            deal.append(OpenCardFrame(deck, seat, rank))
    return len(kinds)


def check_deal(s: State, read: Reading, deal: list[Frame]) -> None:
    """Note a deck that has fewer cards left than are left open."""
    for deck in range(i64(pile.DECKS)):
        wanted = 0
        for frame in deal:
            if isinstance(frame, OpenCardFrame) and frame.deck == deck:
                wanted += 1
        left = int(pile.size(s, deck, REST))
        if wanted > left:
            read.fail("", "data-too-few-left", {"count": wanted, "left": left})


def read_seen(s: State, read: Reading, name: str, kinds: list[int], usual: i64) -> list[i64]:
    """The mask of the seats that have seen each of some cards."""
    given = read.seat_lists(f"{name}_seen", len(kinds), int(s.seat_count()))
    if given is None:
        return [usual] * len(kinds)
    everybody = (i64(1) << s.seat_count()) - 1
    masks: list[i64] = []
    for seats in given:
        mask: i64 = 0
        for seat in seats:
            mask |= i64(1) << seat
        masks.append(EVERYONE if mask == everybody else mask)
    return masks


def lay_cards(
    s: State,
    read: Reading,
    name: str,
    kinds: list[int],
    masks: list[i64],
    deck: i64,
    zone: i64,
    missing: str,
) -> int:
    """Move cards out of the rest, last first so that the first lies on top; return how many."""
    slugs = s.content.slugs[pile.DECK_NAMES[deck]]
    order = list(range(len(kinds)))
    if zone == pile.TOP:
        order.reverse()
    taken = 0
    for i in order:
        if kinds[i] == NOTHING:
            continue
        card = pile.find_kind(s, deck, REST, kinds[i])
        if card == NOTHING:
            thing = Thing(pile.DECK_NAMES[deck], slugs[kinds[i]])
            read.fail(name, missing, {"card": thing})
        else:
            pile.move_card(s, card, zone, masks[i])
            taken += 1
    return taken


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class OpenCardFrame(Frame):
    """Before play, nature deals a seat a card that the position leaves open, out of the rest.

    It lies face down before the player, dated by `rank`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "seat", "rank")

    def __init__(self, deck: i64, seat: i64, rank: i64) -> None:
        self.deck: Final = deck
        self.seat: Final = seat
        self.rank: Final = rank

    def step(self, s: State) -> i64:
        return NATURE

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        offer_rest(s, self.deck, out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        card = pile.find_kind(s, self.deck, REST, first(option))
        finish(s, NOTHING)
        pile.move_card(s, card, pile.HELD + self.seat, i64(1) << self.seat)
        s.own_cards()
        s.rank[card] = self.rank

    def asks(self) -> str:
        return "draw"


def write_cards(s: State, out: dict[str, Any], name: str, deck: i64, zone: i64) -> None:
    """Write the cards of a public zone, unless there are none."""
    kinds = zone_cards(s, deck, zone)
    if kinds:
        out[name] = [slug_of(s, card) for card in kinds]


def write_secret(
    s: State, out: dict[str, Any], name: str, deck: i64, zone: i64, usual: i64, rank: i64 = NOTHING
) -> None:
    """Write cards that may lie face down, and who has seen them if that is not as usual.

    With a rank, only those dated by it. Nothing is written of cards that a view does not know.
    """
    found = zone_cards(s, deck, zone)
    if rank != NOTHING:
        found = [card for card in found if s.rank[card] == rank]
    if found:
        out[name] = [slug_of(s, card) for card in found]
        if any([s.seen[card] != usual for card in found]):
            out[f"{name}_seen"] = [seats_of(s, s.seen[card]) for card in found]


def write_open(out: dict[str, Any], name: str, count: i64) -> None:
    """Add cards that a view does not know to those of a hand."""
    known: list[str] = out.get(name, [])
    if count > len(known):
        out.pop(f"{name}_seen", None)
        out[name] = known + [ANY] * (count - len(known))


def zone_cards(s: State, deck: i64, zone: i64) -> list[i64]:
    """The known cards of a zone; where they lie in order, those before the first unknown one."""
    found: list[i64] = []
    if zone == pile.TOP or zone == pile.BOTTOM:
        for rank in range(pile.size(s, deck, zone)):
            card = pile.ranked(s, deck, zone, rank)
            if card == NOTHING:
                break
            found.append(card)
        return found
    start = s.content.deck_start[deck]
    for card in range(start, start + s.content.deck_count[deck]):
        if s.zone[card] == zone:
            found.append(card)
    return found


def seats_of(s: State, mask: i64) -> list[int]:
    """The seats of a mask, from 1."""
    return [
        int(seat) + 1 for seat in range(s.seat_count()) if mask == EVERYONE or mask >> seat & 1 == 1
    ]


def slug_of(s: State, card: i64) -> str:
    """What a card is called."""
    deck = s.content.deck_of[card]
    return s.content.slugs[pile.DECK_NAMES[deck]][s.content.kind_of[card]]


def write_house(s: State, out: dict[str, Any], name: str, value: i64) -> None:
    """Write a house rule that is not as usual."""
    for rule in s.edition.house_rules:
        if rule.name == name and rule.default != value:
            rules: dict[str, int] = out.setdefault("house", {})
            rules[name] = int(value)
