"""Whatever the OpenAPI document allows, and what it forbids, is answered as the document says."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as fix_seed
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from effort import SEED, Counted, many
from metro2033.server.tables import lifecycle
from server.http.site import ADMIN_TOKEN, RunningSite, table

SEATS = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@schemathesis.serializer("application/x-ndjson")
def record(_context: Any, value: Any) -> bytes:
    """A body that should be a record."""
    return value if isinstance(value, bytes) else str(value).encode(errors="replace")


PARTS = 4
"""Tests among which the operations are shared out, to run side by side."""


def seated(site: RunningSite, *, is_running: bool) -> tuple[str, str]:
    """A match, and the token of the one who plays it."""
    with site.visit() as client:
        made = client.post("/api/matches", json=table(seats=SEATS, start=is_running)).json()
        return made["match"]["id"], client.cookies["metro2033"]


def fuzz(site: RunningSite, operation: Any, mode: GenerationMode, *, is_running: bool) -> int:
    """Try an operation with many values, on a match that is there where that fits; how often."""
    asked = 0
    match, cookie = seated(site, is_running=is_running)
    headers = {"Authorization": f"Bearer {ADMIN_TOKEN}", "Cookie": f"metro2033={cookie}"}

    @settings(
        max_examples=many(8),
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @fix_seed(SEED)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        nonlocal asked
        asked += 1
        if mode == GenerationMode.POSITIVE and "match_id" in case.path_parameters:
            case.path_parameters["match_id"] = match
        case.call_and_validate(headers=headers, checks=CHECKS)

    try:
        ask()
    except Unsatisfiable:
        assert mode == GenerationMode.NEGATIVE, "only what takes nothing cannot be got wrong"
    return asked


def operations_of(site: RunningSite) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{site.url}/api/openapi.json")
    return [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_is_asked_is_answered_as_documented(
    site: RunningSite, part: int, mode: GenerationMode, counted: Counted
) -> None:
    operations = operations_of(site)
    assert len(operations) > 30
    for operation in operations[part::PARTS]:
        counted(requests=fuzz(site, operation, mode, is_running=part % 2 == 0))


@pytest.mark.slow
def test_a_planted_fault_is_found(site: RunningSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lifecycle, "show", AsyncMock(side_effect=RuntimeError("planted")))
    (operation,) = [o for o in operations_of(site) if o.label == "GET /api/matches/{match_id}"]
    with pytest.raises(FailureGroup):
        fuzz(site, operation, GenerationMode.POSITIVE, is_running=True)
