"""Patterns in rated matches that an administrator may want to look at: they prove nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from metro2033.server.store.rating_entities import RatedMatch

MOST_MATCHES: Final = 10_000
"""How many of the last rated matches are looked at."""

LEAST_MATCHES: Final = 4
LEFT_SHARE: Final = 0.25
"""From how many matches on, and what share of them left to a bot, somebody is listed."""

LEAST_MEETINGS: Final = 6
LOST_SHARE: Final = 0.9
MET_SHARE: Final = 0.5
"""From how many meetings on, what share of them lost, and what share of all matches they are.

Somebody may also lose by one new account after the other: meetings with those who play hardly
anybody else count together, if they are such a share of the winner's matches.
"""


@dataclass(frozen=True, slots=True)
class Deserter:
    """An account that leaves matches to bots."""

    account: str
    matches: int
    left: int


@dataclass(frozen=True, slots=True)
class OneSidedPair:
    """An account that plays mostly where another one does, and nearly always ends behind it."""

    winner: str
    loser: str
    meetings: int
    lost: int
    matches: int


def deserters(played: Iterable[RatedMatch]) -> list[Deserter]:
    """Who has left many matches, the most first."""
    matches, left = Counter[str](), Counter[str]()
    for match in played:
        for seat in match.seats:
            if seat.account:
                matches[seat.account] += 1
                left[seat.account] += seat.is_left
    found = [
        Deserter(account, number, left[account])
        for account, number in matches.items()
        if number >= LEAST_MATCHES and left[account] >= LEFT_SHARE * number
    ]
    return sorted(found, key=lambda one: (-one.left, one.account))


def one_sided_pairs(played: Sequence[RatedMatch]) -> list[OneSidedPair]:
    """Who may give matches away to somebody, the most suspicious first."""
    matches, meetings, lost = Counter[str](), Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for match in played:
        matches.update(seat.account for seat in match.seats if seat.account)
        for winner, loser, is_lost in _meetings(match):
            meetings[winner, loser] += 1
            lost[winner, loser] += is_lost
    given = {
        (winner, loser): number
        for (winner, loser), number in meetings.items()
        if lost[winner, loser] >= LOST_SHARE * number and number >= MET_SHARE * matches[loser]
    }
    got = Counter[str]()
    for (winner, loser), number in given.items():
        got[winner] += number * (LOST_SHARE * matches[loser] <= number < LEAST_MEETINGS)
    found = [
        OneSidedPair(winner, loser, number, lost[winner, loser], matches[loser])
        for (winner, loser), number in given.items()
        if number >= LEAST_MEETINGS
        or (
            number >= LOST_SHARE * matches[loser]
            and got[winner] >= max(LEAST_MEETINGS, MET_SHARE * matches[winner])
        )
    ]
    return sorted(found, key=lambda pair: (-pair.lost, pair.loser, pair.winner))


def _meetings(match: RatedMatch) -> Iterator[tuple[str, str, bool]]:
    """All pairs of accounts in a match, and whether the second ended behind the first."""
    people = [seat for seat in match.seats if seat.account]
    for one, other in permutations(people, 2):
        assert one.account is not None
        assert other.account is not None
        yield one.account, other.account, other.place > one.place
