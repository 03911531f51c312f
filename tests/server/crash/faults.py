"""Faults of servers that the tests of crashes must find, and two that only set the time."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete

from metro2033.server.http import server_parts
from metro2033.server.match.hub import Hub
from metro2033.server.notices import worker as worker_module
from metro2033.server.notices.worker import NoticeWorker
from metro2033.server.store import matches, played, ratings, schema
from metro2033.server.store import notices as outbox
from metro2033.server.store import store as store_module
from metro2033.server.store.notice_entities import Batch
from metro2033.server.store.rating_entities import RatedMatch
from metro2033.server.store.store import Store
from metro2033.server.store.tournament_entities import NewRound
from metro2033.server.store.writer import Writer


def acknowledge_before_commit() -> None:
    """The fault that the tests must find: to tell that something is stored before it is."""

    def hasty(self: Writer, tasks: list[Any]) -> None:
        with self._connected().begin() as transaction:
            for task in tasks:
                task.result = task.job(transaction.connection)
            # Whoever waits is woken once: the report that comes after the commit finds nobody.
            self._report(tasks, 0)
            time.sleep(0.05)

    Writer._try = hasty  # type: ignore[assignment, method-assign]
    Writer._try_together = lambda _self, _tasks: False  # type: ignore[assignment, method-assign]


def keep_descriptors() -> None:
    """The fault that the soak must find: a descriptor is left open by everybody who comes."""
    enter = Hub.enter

    async def leaky(self: Hub, *args: Any) -> Any:
        os.open(os.devnull, os.O_RDONLY)
        return await enter(self, *args)

    setattr(Hub, "enter", leaky)  # noqa: B010 - mypy knows what a method is


def keep_tasks() -> None:
    """The other fault that the soak must find: a task goes on for everybody who comes."""
    enter, kept = Hub.enter, set[asyncio.Task[None]]()

    async def leaky(self: Hub, *args: Any) -> Any:
        kept.add(asyncio.create_task(asyncio.sleep(1e9)))
        return await enter(self, *args)

    setattr(Hub, "enter", leaky)  # noqa: B010 - mypy knows what a method is


def keep_memory() -> None:
    """The third: a megabyte is kept of everybody who comes."""
    enter, kept = Hub.enter, list[bytes]()

    async def leaky(self: Hub, *args: Any) -> Any:
        kept.append(b"\x01" * (1 << 20))
        return await enter(self, *args)

    setattr(Hub, "enter", leaky)  # noqa: B010 - mypy knows what a method is


def go_by_the_calendar() -> None:
    """The fault that jumps of the system's clock must find: clocks at the table go by it."""
    vars(server_parts)["monotonic_ms"] = lambda: time.time_ns() // 1_000_000


def tell_nothing() -> None:
    """No fault of the server: what is to be told stays in the outbox."""

    async def still(_: NoticeWorker) -> None:
        await asyncio.sleep(1e9)

    vars(store_module)["NOTICE_DELAY_MS"] = 0
    setattr(NoticeWorker, "run", still)  # noqa: B010 - mypy knows what a method is


def tell_soon() -> None:
    """No fault either: people are told at once, and what a dead server had taken is soon free."""
    vars(store_module)["NOTICE_DELAY_MS"] = 0
    vars(outbox)["LEASE_MS"] = 500
    vars(worker_module)["ROUND_SECONDS"] = 0.02
    worker_module.PAUSES_MS.update(dict.fromkeys(worker_module.PAUSES_MS, 0))


def forget_what_was_taken() -> None:
    """The fault that dying while telling must find: what is taken is told already."""
    claim = outbox.claim

    def hasty(connection: Any, now: int, room: Any) -> list[Batch]:
        batches = claim(connection, now, room)
        for batch in batches:
            outbox.done(connection, batch, now)
        return batches

    tell_soon()
    vars(outbox)["claim"] = hasty


def mark_nothing() -> None:
    """The other fault that dying while telling must find: nothing notes what goes out."""
    tell_soon()
    vars(outbox)["begin"] = lambda *_: True


def pair_in_two_steps() -> None:
    """The fault that dying while pairing must find: matches are stored before their round."""
    put = Store.put_round

    async def hasty(self: Store, new: NewRound, delay_ms: int) -> bool:
        for table in new.tables:
            seated = replace(table.match, id=matches.new_id())
            await self.write(partial(matches.create, new=seated, seats=table.seats))
        return await put(self, new, delay_ms)

    setattr(Store, "put_round", hasty)  # noqa: B010 - mypy knows what a method is


def forget_before_reading() -> None:
    """The fault that dying while reading must find: a match is off the list before it is read."""

    async def hasty(self: Store, match_id: str, *args: Any, **options: Any) -> bool:
        def job(connection: Connection) -> bool:
            played.make_due(connection, match_id)
            return played.count(connection, match_id, *args, **options)

        await self.drop_due(match_id)
        return await self.write(job)

    setattr(Store, "count_played", hasty)  # noqa: B010 - mypy knows what a method is


def forget_before_counting() -> None:
    """The fault that dying while counting must find: a match is off the list before it counts."""

    def forget(connection: Connection) -> list[str]:
        off = delete(schema.rating_due).returning(schema.rating_due.c.match)
        return list(connection.execute(off).scalars())

    async def hasty(self: Store) -> list[RatedMatch]:
        forgotten = await self.write(forget)

        def job(connection: Connection) -> list[RatedMatch]:
            for match in forgotten:
                ratings.make_due(connection, match)
            return ratings.count_due(connection, self.now()).counted

        return await self.write(job)

    setattr(Store, "count_ratings", hasty)  # noqa: B010 - mypy knows what a method is


def keep_plans_later() -> None:
    """The fault that dying while a plan answers must find: its answer is stored before it."""
    append = Store.append

    async def hasty(self: Store, match_id: str, *args: Any, **options: Any) -> None:
        plans = options.pop("plans", None)
        await append(self, match_id, *args, **options)
        if plans:
            await self.put_plans(match_id, plans)

    setattr(Store, "append", hasty)  # noqa: B010 - mypy knows what a method is


def keep_clocks_later() -> None:
    """The fault that dying as time runs out must find: an answer is stored before the clocks."""
    append = Store.append

    async def hasty(self: Store, match_id: str, *args: Any, **options: Any) -> None:
        clocks = options.pop("clocks", None)
        await append(self, match_id, *args, **options)
        if clocks:
            await self.save_clocks({match_id: clocks})

    setattr(Store, "append", hasty)  # noqa: B010 - mypy knows what a method is


FAULTS = {
    "clocks later": keep_clocks_later,
    "plans later": keep_plans_later,
    "forgets to read": forget_before_reading,
    "forgets to count": forget_before_counting,
    "still": tell_nothing,
    "soon": tell_soon,
    "forgets": forget_what_was_taken,
    "marks nothing": mark_nothing,
    "calendar": go_by_the_calendar,
    "hasty": acknowledge_before_commit,
    "descriptors": keep_descriptors,
    "tasks": keep_tasks,
    "memory": keep_memory,
    "two steps": pair_in_two_steps,
}
