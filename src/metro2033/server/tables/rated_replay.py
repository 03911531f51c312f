"""Rated matches played again from their choices: whether the places that count are right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from metro2033.server.match.replays import ReplayCache
from metro2033.server.store.entities import Match
from metro2033.server.store.rating_entities import RatedMatch
from metro2033.table.line import BadRecord

MOST_REPLAYED: Final = 20
"""Matches that are played again at once; a long one takes seconds."""


class RatedStore(Protocol):
    """Where matches and what they count for are kept."""

    async def match(self, match_id: str) -> Match | None:
        """The match of that id."""

    async def rated_matches_after(self, last: int, most: int) -> list[RatedMatch]:
        """The next matches that have counted after a number, in their order."""


@dataclass(frozen=True, slots=True)
class WrongPlaces:
    """A match whose seats have reached other places than were stored."""

    rated: RatedMatch
    played: Sequence[int]

    @property
    def stored(self) -> list[int]:
        """The places that were stored."""
        return [seat.place for seat in self.rated.seats]


@dataclass(slots=True)
class ReplayedPart:
    """Some rated matches that were played again.

    `unread` are those that are deleted, or follow rules that this server does not know; `last` is
    the number of the last one, None after all.
    """

    matches: int
    last: int | None
    wrong: list[WrongPlaces] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)


async def replay_rated(store: RatedStore, replays: ReplayCache, after: int) -> ReplayedPart:
    """Play the next matches after a number again."""
    found = await store.rated_matches_after(after, MOST_REPLAYED)
    part = ReplayedPart(len(found), found[-1].number if found else None)
    for rated in found:
        played = await _places(store, replays, rated.match)
        if not played:
            part.unread.append(rated.match)
        elif played != [seat.place for seat in rated.seats]:
            part.wrong.append(WrongPlaces(rated, played))
    return part


async def _places(store: RatedStore, replays: ReplayCache, match_id: str) -> list[int]:
    """The places that follow from the choices of a match; none if they cannot be found."""
    match = await store.match(match_id)
    if match is None or match.status != "over":
        return []
    try:
        return (await replays.replay(match)).table.ranking
    except BadRecord:
        return []
