"""The web application: REST, WebSocket and pages over one store and its rooms."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Final

from fastapi import FastAPI
from fastapi.routing import APIRoute

from metro2033 import __version__
from metro2033.server.descriptors import most_connections
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
from metro2033.server.http.client_pages import add_offline_page, add_pages
from metro2033.server.http.guard import Guard
from metro2033.server.http.limit_log import LimitLog
from metro2033.server.http.problem import ProblemBody
from metro2033.server.http.refusals import add_refusals
from metro2033.server.http.server_parts import running
from metro2033.server.metrics import Metrics
from metro2033.server.protocol.wire import fact_schemas
from metro2033.server.settings import Settings

ABOUT: Final = """Tables, seats, records and rules over REST; what is live goes over the WebSocket
at `/api/socket`, which docs/websocket.md describes.

Who acts is told by a session cookie, which the server sets when somebody first sits down, watches
or logs in. Refusals have one shape, `application/problem+json`, with the id and the text of a
message. Seats count from 1; times are milliseconds since 1970 in UTC."""

SPARE_CONNECTIONS: Final = 500
"""Connections beyond the sockets: for requests."""

PARTS: Final = (
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
)


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
    for part in PARTS:
        app.include_router(part.router)
    add_refusals(app)
    add_documentation(app)
    add_offline_page(app, settings.offline_page)
    add_pages(app, address=lambda request: base_url(request, settings))
    add_document(app)
    return app


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
