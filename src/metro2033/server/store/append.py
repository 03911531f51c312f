"""What a move writes: choices and all that follows from them, for one match or many at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from metro2033.server.store import (
    choice_log,
    notices,
    plans,
    played,
    seating,
    snapshots,
    watching,
)
from metro2033.server.store.choice_log import Move
from metro2033.server.store.entities import Data, Snapshot, StoredChoice
from metro2033.server.store.watch_entities import Summary
from metro2033.server.store.writer import Apart, JointJob


@dataclass(frozen=True, slots=True)
class Append(JointJob):
    """The next choices of a match; see `Store.append`."""

    move: Move
    choices: Sequence[StoredChoice]
    clocks: Mapping[int, int]
    places: Sequence[int]
    snapshot: Snapshot | None
    tell: Collection[int]
    tell_at: int
    plans: Mapping[int, Data | None]
    summary: Summary | None = None

    def __call__(self, connection: Connection) -> None:
        choice_log.move(connection, self.move)
        add_all(connection, [self])

    @classmethod
    def run_all(cls, connection: Connection, jobs: Sequence[Append]) -> None:
        owners, moves = {job.move.owner for job in jobs}, [job.move for job in jobs]
        if len(owners) > 1 or not choice_log.move_all(connection, moves):
            raise Apart
        add_all(connection, jobs)


def add_all(connection: Connection, jobs: Sequence[Append]) -> None:
    """Write what moves of one owner have led to, after them."""
    owner = jobs[0].move.owner
    choice_log.append(connection, [(job.move.match, job.choices) for job in jobs])
    choice_log.put_clocks(connection, {job.move.match: job.clocks for job in jobs}, owner)
    states = {job.move.match: job.snapshot for job in jobs if job.snapshot is not None}
    snapshots.put(connection, states, owner)
    summaries = {job.move.match: job.summary for job in jobs if job.summary is not None}
    watching.put(connection, summaries)
    for job in jobs:
        seating.put_places(connection, job.move.match, job.places)
        notices.add(connection, job.move.match, job.tell, job.move.step.count, job.tell_at)
        plans.put(connection, job.move.match, job.plans)
        if job.places:
            plans.forget(connection, job.move.match)
            played.make_due(connection, job.move.match)
            watching.close(connection, job.move.match, job.move.step.updated)
