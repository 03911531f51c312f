"""Tournaments as the store takes and gives them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from metro2033.server.store.entities import Data, Match, NewSeat, Status
from metro2033.server.tournament.entrant import Entrant, Sitting

TournamentStatus = Literal["open", "running", "over", "cancelled"]
"""People gather; it is played; it was played to its end; it was called off."""

TableState = Literal["new", "played", "late", "done"]
"""Nobody has begun it yet; it is played; bots play it to its end; its points are counted."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament; `due` is when it begins by itself, or when its round ends.

    `version` counts the changes of who plays what: whoever has seen an older one pairs nobody.
    """

    id: str
    organiser: str | None
    status: TournamentStatus
    is_public: bool
    settings: Data
    seed: int
    rounds: int
    round: int
    due: int | None
    version: int
    created: int
    updated: int


@dataclass(frozen=True, slots=True)
class StoredEntrant:
    """An entrant: an account, a bot, or neither if the account was deleted."""

    number: int
    account: str | None
    bot: str | None
    pool: int
    is_out: bool
    joined: int
    name: str
    has_profile: bool


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """A table of a round; `status` is that of its match, or None if the match was deleted.

    Where spectators are behind, not everybody may know yet that it has ended.
    """

    round: int
    number: int
    match: str
    state: TableState
    status: Status | None
    is_end_hidden: bool

    @property
    def shown_status(self) -> Status | None:
        """The status as far as everybody may know it."""
        return "running" if self.is_end_hidden else self.status


@dataclass(frozen=True, slots=True)
class TournamentSeat:
    """An entrant's seat in a round; `number` is the table, 0 for a bye."""

    round: int
    entrant: int
    number: int
    seat: int
    points: int | None
    place: int | None


@dataclass(frozen=True)
class WholeTournament:
    """A tournament with all that belongs to it, as it was at one moment."""

    tournament: Tournament
    entrants: tuple[StoredEntrant, ...]
    tables: tuple[TournamentTable, ...]
    seats: tuple[TournamentSeat, ...]

    @property
    def players(self) -> list[Entrant]:
        """The entrants, as pairing sees them."""
        return [Entrant(one.number, one.pool, one.is_out) for one in self.entrants]

    @property
    def sittings(self) -> list[Sitting]:
        """What was played and counted."""
        byes = [
            Sitting(seat.round, (seat.entrant,), (seat.points or 0,))
            for seat in self.seats
            if seat.number == 0
        ]
        tables = [self._sitting(table) for table in self.tables if table.state == "done"]
        return byes + tables

    def seats_at(self, table: TournamentTable) -> Sequence[TournamentSeat]:
        """The entrants at a table, in the order of seats."""
        return self._seats.get((table.round, table.number), ())

    @cached_property
    def _seats(self) -> Mapping[tuple[int, int], Sequence[TournamentSeat]]:
        """The seatings, by round and table."""
        found: dict[tuple[int, int], list[TournamentSeat]] = {}
        for seat in sorted(self.seats, key=lambda one: one.seat):
            found.setdefault((seat.round, seat.number), []).append(seat)
        return found

    def _sitting(self, table: TournamentTable) -> Sitting:
        here = self.seats_at(table)
        places = [seat.place for seat in here if seat.place is not None]
        return Sitting(
            table.round,
            tuple(seat.entrant for seat in here),
            tuple(seat.points or 0 for seat in here),
            tuple(places) if len(places) == len(here) else (),
        )


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table of a new round: its match, its seats, and its entrants."""

    match: Match
    seats: Sequence[NewSeat]
    entrants: Sequence[int]


@dataclass(frozen=True, slots=True)
class NewRound:
    """A round that is to be stored with all its tables, or not at all."""

    tournament: str
    version: int
    number: int
    due: int
    tables: Sequence[NewTable]
    byes: Sequence[int]
