"""Traces: what happened and how long it took, and nothing that anybody holds, answers or says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from metro2033.server import tracing
from server.http.site import RunningSite
from server.match.player import Browser

SEATS = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
KNOWN = {"kind", "seat", "method", "route", "status"}


@pytest.fixture
def spans() -> Iterator[Any]:
    """What is told of the server while it is traced."""
    pytest.importorskip("opentelemetry.sdk", reason="pip install 'metro2033[tracing]'")
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    tracing.start(provider)
    yield exporter
    tracing.stop()


async def test_a_move_is_traced_from_its_message_to_the_store(
    site: RunningSite, spans: Any
) -> None:
    browser = Browser(site)
    match = browser.make("second", SEATS, start=True)
    async with browser.sit(match) as socket:
        assert socket.question is not None
        seat = socket.state["seat"]
        key = socket.question["options"][0]["key"]
        assert (await socket.answer(key))["type"] == "done"
    told = spans.get_finished_spans()
    by_id = {span.context.span_id: span for span in told}
    [command] = [s for s in told if s.name == "command" and s.attributes["kind"] == "Answer"]
    assert command.attributes["seat"] == seat
    assert by_id[command.parent.span_id].name == "message"
    appended = [s for s in told if s.name == "append" and s.parent is not None]
    assert command.context.span_id in {span.parent.span_id for span in appended}
    requests = [dict(s.attributes) for s in told if s.name == "request"]
    assert {"method": "POST", "route": "/api/matches", "status": 201} in requests
    assert {name for span in told for name in span.attributes} <= KNOWN
    text = " ".join(span.to_json() for span in told)
    for hidden in (key, match, "Anna", *browser.cookies.values()):
        assert hidden not in text
    assert not [span for span in told if span.events]


async def test_an_error_is_told_by_its_type_alone(spans: Any) -> None:
    with pytest.raises(ValueError, match="hidden card"), tracing.span("command", kind="Answer"):
        raise ValueError("a hidden card")
    [span] = spans.get_finished_spans()
    assert span.attributes["error.type"] == "ValueError"
    assert "hidden card" not in span.to_json()


def test_nothing_is_traced_unless_it_is_wanted() -> None:
    assert tracing.span("command", kind="Answer") is tracing.OFF
    tracing.note(status=200)
