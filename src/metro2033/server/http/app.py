"""The web application: REST, WebSocket and pages over one store and its rooms."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from anyio import to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import Response

from metro2033 import __version__, catalog
from metro2033.server.bots.pool import BotPool
from metro2033.server.cluster.ownership import Cluster
from metro2033.server.cluster.single_process import SingleProcess
from metro2033.server.cluster.trouble import Troubles
from metro2033.server.descriptors import most_connections
from metro2033.server.gc_policy import collect_regularly, tune_collector
from metro2033.server.http import connection
from metro2033.server.http.api import (
    account_safety,
    admin,
    editions,
    embedding,
    feed,
    health,
    lessons,
    lifecycle,
    notices,
    officials,
    positions,
    profiles,
    puzzles,
    ratings,
    record_import,
    records,
    reports,
    sanctions,
    sessions,
    statistics,
    tables,
    time_off,
    tournaments,
    watching,
    what_if,
)
from metro2033.server.http.api.body_examples import add_examples
from metro2033.server.http.api.invite_link import base_url
from metro2033.server.http.api.request_context import REFUSAL
from metro2033.server.http.api_docs import add_documentation
from metro2033.server.http.chores import count_ratings, read_played, sweep
from metro2033.server.http.client_pages import add_offline_page, add_pages
from metro2033.server.http.guard import Guard
from metro2033.server.http.limit_log import LimitLog
from metro2033.server.http.problem import ProblemBody, asked_language, problem_response
from metro2033.server.http.site import Site
from metro2033.server.http.tournament_course import run_tournaments
from metro2033.server.http.validation import malformation
from metro2033.server.log import logger
from metro2033.server.match.dependencies import Dependencies, monotonic_ms
from metro2033.server.match.hub import Hub
from metro2033.server.match.replays import ReplayCache
from metro2033.server.metrics import Metrics
from metro2033.server.protocol.wire import fact_schemas
from metro2033.server.rate_limit import Buckets
from metro2033.server.settings import Settings
from metro2033.server.store.database import sqlite_file
from metro2033.server.store.entities import (
    Conflict,
    PasswordChanged,
    Unavailable,
    Unknown,
)
from metro2033.server.store.health import StoreHealth
from metro2033.server.store.moderation_entities import Banned, NotAllowed
from metro2033.server.store.store import Store
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.reviewing import ReviewWriter
from metro2033.server.tables.tables import Tables
from metro2033.server.thread_policy import take_short_turns
from metro2033.table.line import BadRecord

if TYPE_CHECKING:
    from metro2033.server.notices.worker import NoticeWorker

ABOUT: Final = """Tables, seats, records and rules over REST; what is live goes over the WebSocket
at `/api/socket`, which docs/websocket.md describes.

Who acts is told by a session cookie, which the server sets when somebody first sits down, watches
or logs in. Refusals have one shape, `application/problem+json`, with the id and the text of a
message. Seats count from 1; times are milliseconds since 1970 in UTC."""

LOG: Final = logger("metro2033.app")

SPARE_CONNECTIONS: Final = 500
"""Connections beyond the sockets: for requests."""

COSTLY_RATE: Final = 0.1
COSTLY_BURST: Final = 0.5
"""The share of its requests that an address may spend on what costs much, steadily and at once."""


TALKERS: Final = 3
"""How many people may write as much as they can behind one address."""


def create_app(settings: Settings) -> FastAPI:
    """The application; its store and rooms are opened when it starts."""
    metrics = Metrics()
    limits = LimitLog(metrics)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        most = most_connections(settings.connections + SPARE_CONNECTIONS)
        try:
            async with running(settings, metrics) as site:
                app.state.site = site
                yield {connection.STATE: connection.ConnectionCap(settings, most, limits)}
        except Exception as error:
            app.state.failure = error
            raise

    app = FastAPI(
        title="Metro 2033",
        version=__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        generate_unique_id_function=operation_id,
        responses={"default": REFUSAL},
    )
    app.add_middleware(Guard, settings=settings, metrics=metrics, limits=limits)
    for part in (
        tables,
        lifecycle,
        lessons,
        records,
        record_import,
        positions,
        puzzles,
        what_if,
        watching,
        embedding,
        ratings,
        tournaments,
        profiles,
        statistics,
        sessions,
        account_safety,
        time_off,
        notices,
        feed,
        editions,
        reports,
        sanctions,
        officials,
        admin,
        health,
    ):
        app.include_router(part.router)
    add_refusals(app)
    add_documentation(app)
    add_offline_page(app, settings.offline_page)
    add_pages(app, address=lambda request: base_url(request, settings))
    add_document(app)
    return app


@asynccontextmanager
async def running(settings: Settings, metrics: Metrics) -> AsyncIterator[Site]:
    """The parts of a server, opened in order and closed in the other."""
    for name in settings.editions:
        # Reading an edition takes a while; the first player should not have to wait for it.
        await to_thread.run_sync(catalog.game, name)
    store = await Store.open(
        settings.database,
        on_commit=lambda _, seconds: metrics.append_seconds.observe(seconds),
        health=StoreHealth(lambda kind: metrics.store_failures.labels(kind).inc()),
    )
    try:
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
            costly = Buckets(
                settings.requests_per_second * COSTLY_RATE, settings.request_burst * COSTLY_BURST
            )
            chores = [
                asyncio.create_task(chore)
                for chore in (
                    sweep(store),
                    count_ratings(store),
                    read_played(store, bots),
                    run_tournaments(store, hub),
                    collect_regularly(),
                )
            ]
            teller = await notices_for(store, settings, metrics)
            if teller is not None:
                chores.append(asyncio.create_task(teller.run()))
            reviews = ReviewWriter(store, bots)
            tables = Tables(
                store,
                hub,
                bots,
                ReplayCache(store),
                reviews,
                settings.editions,
                settings.matches_per_session,
            )
            hour, talk = 3600, settings.chat_per_minute * TALKERS
            yield Site(
                settings,
                metrics,
                store,
                hub,
                tables,
                bots,
                costly,
                new_tables=Buckets(settings.tables_per_hour / hour, settings.tables_per_hour),
                newcomers=Buckets(settings.newcomers_per_hour / hour, settings.newcomers_per_hour),
                talk=Buckets(talk / 60, talk),
                notices=teller,
            )
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            if teller is not None:
                await teller.close()
            await reviews.close()
        finally:
            await hub.close()
            await bots.close()
    finally:
        await store.close()


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


def operation_id(route: APIRoute) -> str:
    """The name of an operation in generated clients: that of its function."""
    return route.name


def add_document(app: FastAPI) -> None:
    """Make the OpenAPI document complete when somebody wants it; that takes a while."""
    make = app.openapi

    @cache
    def document() -> dict[str, Any]:
        made = make()
        schemas = made["components"]["schemas"]
        problem = ProblemBody.model_json_schema(ref_template="#/components/schemas/{model}")
        schemas.update(problem.pop("$defs"))
        schemas["ProblemBody"] = problem
        schemas |= fact_schemas("#/components/schemas/{name}")
        add_examples(made)
        return made

    app.openapi = document  # type: ignore[method-assign]


def problem_of_store(error: Exception) -> Problem:
    """Why the store did not do what it was asked."""
    if isinstance(error, Unavailable):
        return Problem(503, "problem-not-stored", after=2)
    for kind, message in (
        (PasswordChanged, "problem-wrong-password"),
        (NotAllowed, "problem-not-admin"),
        (Banned, "problem-banned-now"),
    ):
        if isinstance(error, kind):
            return Problem(403, message)
    # Somebody else was quicker: the match has changed or is gone.
    is_gone = isinstance(error, Unknown)
    return Problem(404, "problem-no-match") if is_gone else Problem(409, "problem-changed")


def add_refusals(app: FastAPI) -> None:
    """Give every refusal one shape."""

    def refuse(request: Request, problem: Problem) -> Response:
        language = asked_language(request)
        return problem_response(problem, language, request.state.request_id)

    async def problem(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)
        return refuse(request, error)

    async def malformed(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return refuse(request, malformation(error.errors()[0]))

    async def outdated(request: Request, error: Exception) -> Response:
        assert isinstance(error, BadRecord)
        return refuse(request, Problem(409, "problem-other-content"))

    async def unrouted(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        message = "problem-method" if error.status_code == 405 else "problem-not-found"
        response = refuse(request, Problem(error.status_code, message))
        response.headers.update(error.headers or {})
        return response

    async def unstored(request: Request, error: Exception) -> Response:
        return refuse(request, problem_of_store(error))

    app.add_exception_handler(Problem, problem)
    app.add_exception_handler(BadRecord, outdated)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, unrouted)
    for kind in (Banned, Conflict, NotAllowed, Unknown, Unavailable):
        app.add_exception_handler(kind, unstored)
