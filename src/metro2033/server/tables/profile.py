"""What a profile says of the finished matches of an account."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
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
    times, matches = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for seat in played:
        for card, number in seat.cards.items():
            times[seat.edition, card] += number
            matches[seat.edition, card] += 1
    found: dict[str, list[FavouriteCard]] = defaultdict(list)
    for (edition, name), number in sorted(times.items(), key=lambda one: (-one[1], one[0])):
        kind, _, card = name.partition(":")
        if len(found[edition]) < MOST_CARDS:
            found[edition].append(
                FavouriteCard(edition, kind, card, number, matches[edition, name])
            )
    return [card for edition in sorted(found) for card in found[edition]]
