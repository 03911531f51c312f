"""How the server does: for those who run it, and for what watches it."""

from __future__ import annotations

import platform
from contextlib import suppress
from typing import Annotated, Final

from fastapi import APIRouter, Header, Response
from pydantic import BaseModel, Field

from metro2033 import __version__, catalog
from metro2033.form import engine_form
from metro2033.server.http.api.request_context import SiteOf, refusals
from metro2033.server.http.auth import is_token
from metro2033.server.metrics import CONTENT_TYPE
from metro2033.server.protocol.wire import VERSION
from metro2033.server.store.entities import Unavailable
from metro2033.server.tables.problem import Problem

router: Final = APIRouter(tags=["operation"])


class StateModel(BaseModel):
    """The server is well."""

    status: str = "ok"


class VersionModel(BaseModel):
    """What runs here."""

    version: str
    engine: str = Field(description="Plain or compiled.")
    python: str
    protocol: int = Field(description="The version of the messages on the WebSocket.")
    rules: dict[str, int] = Field(description="The version of the rules of each edition.")


@router.get("/healthz")
async def is_alive() -> StateModel:
    """Whether the process answers at all."""
    return StateModel()


@router.get("/readyz", responses=refusals(503))
async def is_ready(site: SiteOf) -> StateModel:
    """Whether the database takes writes too: one is made, at most once a second."""
    await site.store.check_writable()
    return StateModel()


@router.get("/version")
async def show_version(site: SiteOf) -> VersionModel:
    """What runs here."""
    return VersionModel(
        version=__version__,
        engine=engine_form(),
        python=platform.python_version(),
        protocol=VERSION,
        rules={name: catalog.game(name).rules_version for name in site.settings.editions},
    )


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        **refusals(403),
        200: {"description": "Metrics for Prometheus.", "content": {"text/plain": {}}},
    },
)
async def show_metrics(
    site: SiteOf,
    authorization: Annotated[str, Header(description="`Bearer` and the metrics token.")] = "",
) -> Response:
    """Figures for Prometheus; closed unless the server has a token for them."""
    if not is_token(authorization.removeprefix("Bearer "), site.settings.metrics_token):
        raise Problem(403, "problem-not-admin")
    with suppress(Unavailable):  # which is among the figures
        counts = await site.store.counts()
        for status, number in counts.matches.items():
            site.metrics.matches.labels(status).set(number)
        site.metrics.accounts.set(counts.accounts)
    return Response(site.metrics.text(), media_type=CONTENT_TYPE)
