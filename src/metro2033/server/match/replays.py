"""Replays: matches read back from the store to be looked at, never changed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from metro2033 import catalog
from metro2033.server.match.dependencies import MatchStore
from metro2033.server.match.upgrade import is_current, kept_state, reaches, updated_header
from metro2033.server.store.entities import Match, Snapshot, StoredChoice
from metro2033.table.answer import Accepted
from metro2033.table.decision import Choice
from metro2033.table.fair import commitment
from metro2033.table.line import BadRecord
from metro2033.table.record import read_header, write
from metro2033.table.table import Table

MOST_REPLAYS: Final = 8

MOST_RANKINGS: Final = 10_000

MOST_READ: Final = 2
"""Matches that are read back at the same time: a long one takes a core for seconds."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A match with all its choices, and what followed each of them."""

    match: Match
    table: Table[Any]
    log: tuple[StoredChoice, ...]
    entries: tuple[Accepted, ...]

    def record(self) -> str:
        """The text of the record; the secret is disclosed if the match was played to its end.

        A record from elsewhere may commit to a secret that it does not tell: then nobody knows it.
        """
        is_fair = self.table.is_over and self.table.header.commitment == commitment(
            self.match.secret
        )
        return write(self.table.record(self.match.secret if is_fair else None))


def replayed(match: Match, log: list[StoredChoice], snapshot: Snapshot | None = None) -> Replay:
    """Play a match again from its choices; BadRecord if other rules or cards lead elsewhere."""
    assert match.header is not None
    header = read_header(dict(match.header))
    is_known = is_current(header) or snapshot is None
    game = catalog.game(header.edition)
    table = Table.open(game, header if is_known else updated_header(header))
    entries = tuple(table.follow(Choice(choice.seat, choice.key)) for choice in log)
    if snapshot is not None and not is_known and not reaches(table, snapshot):
        raise BadRecord(1, "fault-other-version", name=header.edition)
    return Replay(match, table, tuple(log), entries)


class ReplayCache:
    """The finished matches that were looked at last, ready to be looked at again."""

    def __init__(self, store: MatchStore) -> None:
        self._store: Final = store
        self._replays: Final[OrderedDict[str, Replay]] = OrderedDict()
        self._rankings: Final[OrderedDict[str, list[int]]] = OrderedDict()
        self._reading: Final[dict[tuple[str, int], asyncio.Task[Replay]]] = {}
        self._slots: Final = asyncio.Semaphore(MOST_READ)

    async def replay(self, match: Match) -> Replay:
        """A match as far as it has come; only finished ones stay in the cache."""
        found = self._replays.get(match.id)
        if found is not None:
            self._replays.move_to_end(match.id)
            return found
        moment = match.id, match.count
        reading = self._reading.get(moment)
        if reading is None:
            work = self._keep(match) if match.status == "over" else self._read(match)
            reading = self._reading[moment] = asyncio.create_task(work)
            reading.add_done_callback(lambda _: self._reading.pop(moment))
        # Whoever gives up takes it from nobody else, and its thread still counts.
        return await asyncio.shield(reading)

    async def _read(self, match: Match) -> Replay:
        """Play a match again; of all that are asked for, only a few at a time."""
        async with self._slots:
            # Where somebody watches with a delay, the match that they know has fewer choices.
            log = (await self._store.choices(match.id))[: match.count]
            snapshot = await self._store.snapshot(match.id)
            return await asyncio.to_thread(replayed, match, log, snapshot)

    async def _keep(self, match: Match) -> Replay:
        """Play a finished match again, and have it ready for others."""
        replay = self._replays[match.id] = await self._read(match)
        while len(self._replays) > MOST_REPLAYS:
            self._replays.popitem(last=False)
        return replay

    async def ranking(self, match: Match) -> list[int]:
        """The place of each seat at the end of a match; empty while it goes on.

        Of rules or cards that this server does not know nothing can be told.
        """
        if match.status != "over":
            return []
        if match.id not in self._rankings:
            try:
                self._rankings[match.id] = await self._find_ranking(match)
            except BadRecord:
                self._rankings[match.id] = []
            while len(self._rankings) > MOST_RANKINGS:
                self._rankings.popitem(last=False)
        return self._rankings[match.id]

    async def _find_ranking(self, match: Match) -> list[int]:
        """The ranking from the state that was kept; records from elsewhere are played again."""
        snapshot = await self._store.snapshot(match.id)
        if snapshot is None:
            return (await self.replay(match)).table.ranking
        game = catalog.game(match.settings["edition"])
        return game.ranking(kept_state(game, snapshot))
