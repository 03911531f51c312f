"""The parts of a server: opened in order when it starts, closed in the other when it stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from anyio import to_thread

from metro2033 import catalog
from metro2033.server.bots.pool import BotPool
from metro2033.server.cluster.ownership import Cluster
from metro2033.server.cluster.single_process import SingleProcess
from metro2033.server.cluster.trouble import Troubles
from metro2033.server.gc_policy import collect_regularly, tune_collector
from metro2033.server.http.chores import count_ratings, read_played, sweep
from metro2033.server.http.site import Site
from metro2033.server.http.tournament_course import run_tournaments
from metro2033.server.match.dependencies import Dependencies, monotonic_ms
from metro2033.server.match.hub import Hub
from metro2033.server.match.replays import ReplayCache
from metro2033.server.metrics import Metrics
from metro2033.server.rate_limit import Buckets
from metro2033.server.settings import Settings
from metro2033.server.store.database import sqlite_file
from metro2033.server.store.health import StoreHealth
from metro2033.server.store.store import Store
from metro2033.server.tables.reviewing import ReviewWriter
from metro2033.server.tables.tables import Tables
from metro2033.server.thread_policy import take_short_turns

if TYPE_CHECKING:
    from metro2033.server.notices.worker import NoticeWorker

COSTLY_RATE: Final = 0.1
COSTLY_BURST: Final = 0.5
"""The share of its requests that an address may spend on what costs much, steadily and at once."""

TALKERS: Final = 3
"""How many people may write as much as they can behind one address."""


@asynccontextmanager
async def running(settings: Settings, metrics: Metrics) -> AsyncIterator[Site]:
    """A server until the end of the block."""
    for name in settings.editions:
        # Reading an edition takes a while; the first player should not have to wait for it.
        await to_thread.run_sync(catalog.game, name)
    store = await Store.open(
        settings.database,
        on_commit=lambda _, seconds: metrics.append_seconds.observe(seconds),
        health=StoreHealth(lambda kind: metrics.store_failures.labels(kind).inc()),
    )
    try:
        async with playing(store, settings, metrics) as (hub, bots):
            teller = await notices_for(store, settings, metrics)
            reviews = ReviewWriter(store, bots)
            chores = [
                sweep(store),
                count_ratings(store),
                read_played(store, bots),
                run_tournaments(store, hub),
                collect_regularly(),
                *([] if teller is None else [teller.run()]),
            ]
            most, editions = settings.matches_per_session, settings.editions
            tables = Tables(store, hub, bots, ReplayCache(store), reviews, editions, most)
            async with working(chores):
                yield site_of_parts(settings, metrics, tables, store, hub, bots, teller)
            if teller is not None:
                await teller.close()
            await reviews.close()
    finally:
        await store.close()


@asynccontextmanager
async def playing(
    store: Store, settings: Settings, metrics: Metrics
) -> AsyncIterator[tuple[Hub, BotPool]]:
    """What plays the matches of a store."""
    bots = BotPool(settings.bot_workers)
    deps = Dependencies(
        store, bots, metrics, settings.bot_delay_ms, monotonic_ms, settings.chat_per_minute
    )
    troubles = Troubles(lambda kind: metrics.cluster_troubles.labels(kind).inc())
    hub = Hub(deps, cluster_for(store, settings.cluster_host, troubles))
    await hub.open()
    tune_collector()
    take_short_turns()
    try:
        yield hub, bots
    finally:
        await hub.close()
        await bots.close()


@asynccontextmanager
async def working(chores: Iterable[Coroutine[Any, Any, None]]) -> AsyncIterator[None]:
    """What a server does by itself, beside its work."""
    tasks = [asyncio.create_task(chore) for chore in chores]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def site_of_parts(
    settings: Settings,
    metrics: Metrics,
    tables: Tables,
    store: Store,
    hub: Hub,
    bots: BotPool,
    teller: NoticeWorker | None,
) -> Site:
    """The parts together, with what an address may do."""
    rate, burst = settings.requests_per_second, settings.request_burst
    talk = settings.chat_per_minute * TALKERS
    return Site(
        settings,
        metrics,
        store,
        hub,
        tables,
        bots,
        costly=Buckets(rate * COSTLY_RATE, burst * COSTLY_BURST),
        new_tables=hourly(settings.tables_per_hour),
        newcomers=hourly(settings.newcomers_per_hour),
        talk=Buckets(talk / 60, talk),
        notices=teller,
    )


def hourly(number: int) -> Buckets:
    """So many within an hour, all of them at once if need be."""
    return Buckets(number / 3600, number)


def cluster_for(store: Store, host: str = "", troubles: Troubles | None = None) -> Cluster:
    """The kind of cluster that fits the database; `host` is where other machines reach this one."""
    file = sqlite_file(store.url)
    if file is not None:
        return SingleProcess(file)
    # Imported late: a server on SQLite needs no PostgreSQL driver.
    from metro2033.server.cluster.postgres import PostgresCluster

    return PostgresCluster(store, host=host, troubles=troubles)


async def notices_for(store: Store, settings: Settings, metrics: Metrics) -> NoticeWorker | None:
    """The notifier of turns, if the extra for servers is installed."""
    try:
        from metro2033.server.http.notice_setup import notice_worker
    except ImportError:
        return None
    return await notice_worker(store, settings, metrics)
