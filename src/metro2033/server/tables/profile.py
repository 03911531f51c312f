"""What a profile says of the finished matches of an account."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from metro2033.figures.share import Share
from metro2033.server.store.profile_entities import PlayedSeat

GROUPS: Final = ("edition", "seats", "faction", "hero")
"""By what results are told."""

MOST_CARDS: Final = 5
"""Favourite cards of an edition."""


@dataclass(frozen=True, slots=True)
class GroupResult:
    """What an account has reached with something, or at an edition: its wins of so many matches."""

    group: str
    edition: str
    thing: str
    matches: int
    wins: int
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class FavouriteCard:
    """A card that an account has used often: so many times, in so many matches."""

    edition: str
    kind: str
    card: str
    times: int
    matches: int


def longest_streak(played: Iterable[PlayedSeat]) -> int:
    """The most matches that were won one after the other."""
    longest = current = 0
    for seat in played:
        current = current + 1 if seat.place == 1 else 0
        longest = max(longest, current)
    return longest


def results(played: Sequence[PlayedSeat]) -> list[GroupResult]:
    """Wins by each group, those with the most matches first."""
    shares: dict[tuple[str, str, str], Share] = defaultdict(Share)
    for seat in played:
        for group in GROUPS:
            thing = str(getattr(seat, group))
            if thing:
                shares[group, seat.edition, thing].add(float(seat.place == 1))
    found = []
    for (group, edition, thing), share in shares.items():
        low, high = (round(bound, 4) for bound in share.bounds)
        found.append(
            GroupResult(group, edition, thing, share.trials, round(share.count), low, high)
        )
    return sorted(found, key=lambda one: (GROUPS.index(one.group), -one.matches, one.thing))


def favourite_cards(played: Sequence[PlayedSeat]) -> list[FavouriteCard]:
    """The cards of each edition that were used most."""
    by_edition: dict[str, list[Mapping[str, int]]] = defaultdict(list)
    for seat in played:
        by_edition[seat.edition].append(seat.cards)
    return [
        card for edition in sorted(by_edition) for card in _favourites(edition, by_edition[edition])
    ]


def _favourites(edition: str, used: Sequence[Mapping[str, int]]) -> Iterator[FavouriteCard]:
    """The cards that were used most in matches of one edition."""
    times, matches = Counter[str](), Counter[str]()
    # Few cards are used more than a few times in a match: equal counts are added up together.
    alike = Counter(chain.from_iterable(cards.items() for cards in used))
    for (name, number), count in alike.items():
        times[name] += number * count
        matches[name] += count
    for name, number in sorted(times.items(), key=lambda one: (-one[1], one[0]))[:MOST_CARDS]:
        kind, _, card = name.partition(":")
        yield FavouriteCard(edition, kind, card, number, matches[name])
