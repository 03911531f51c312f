"""Matches read back from the store, to be looked at: nothing here can change them."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from anyio import to_thread

from metro2033 import catalog
from metro2033.server.http.problem import Problem
from metro2033.server.match.upgrade import brought_up, is_of_today, leads_to
from metro2033.server.store.entities import Match, Snapshot, StoredChoice
from metro2033.server.store.store import Store
from metro2033.table.answer import Accepted
from metro2033.table.decision import Choice
from metro2033.table.fair import commitment
from metro2033.table.line import BadRecord
from metro2033.table.record import read_header, write
from metro2033.table.table import Table

MOST_KEPT: Final = 8


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
    """Play a match again from its choices; one of other rules or cards, if that is the same."""
    assert match.header is not None
    try:
        header = read_header(dict(match.header))
        is_known = is_of_today(header) or snapshot is None
        table = Table.open(catalog.game(header.edition), header if is_known else brought_up(header))
        entries = tuple(table.follow(Choice(choice.seat, choice.key)) for choice in log)
    except BadRecord:
        raise Problem(409, "problem-other-content") from None
    if snapshot is not None and not is_known and not leads_to(table, snapshot):
        raise Problem(409, "problem-other-content")
    return Replay(match, table, tuple(log), entries)


class ReplayCache:
    """Finished matches that were looked at last, ready to be looked at again."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._kept: Final[OrderedDict[str, Replay]] = OrderedDict()

    async def played(self, match: Match) -> Replay:
        """A match as far as it has come; only finished ones stay on the shelf."""
        kept = self._kept.get(match.id)
        if kept is not None:
            self._kept.move_to_end(match.id)
            return kept
        log = await self._store.choices(match.id)
        snapshot = await self._store.snapshot(match.id)
        played = await to_thread.run_sync(replayed, match, log, snapshot)
        if match.status == "over":
            self._kept[match.id] = played
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return played
