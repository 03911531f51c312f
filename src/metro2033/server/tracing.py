"""Spans of what a server does, for OpenTelemetry: off unless it is told to trace.

A span says what kind of thing happened, for which seat, and how long it took. It holds no answer,
no card, no text and no id of a match, and of an error its type alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Final

from metro2033.i18n.complaint import needing

NAME: Final = "metro2033"
OFF: Final = nullcontext()

_tracer: Any = None


def start(provider: Any = None) -> None:
    """Trace from now on; without a provider, as the OTEL_ variables of the environment say."""
    global _tracer  # noqa: PLW0603 - one for the process, and quick to look up
    if provider is None:
        provider = _exporting()
    _tracer = provider.get_tracer(NAME)


def stop() -> None:
    """Stop tracing."""
    global _tracer  # noqa: PLW0603
    _tracer = None


def span(name: str, **attributes: str | int) -> AbstractContextManager[None]:
    """Record what happens inside as one span."""
    return OFF if _tracer is None else _told(name, attributes)


def note(**attributes: str | int) -> None:
    """Add to the span that is open."""
    if _tracer is not None:
        from opentelemetry import trace

        trace.get_current_span().set_attributes(attributes)


@contextmanager
def _told(name: str, attributes: dict[str, str | int]) -> Iterator[None]:
    # The text of an error may name a hidden card.
    quiet = {"record_exception": False, "set_status_on_exception": False}
    with _tracer.start_as_current_span(name, attributes=attributes, **quiet) as opened:
        try:
            yield
        except BaseException as error:
            opened.set_attribute("error.type", type(error).__name__)
            raise


def _exporting() -> Any:
    """A provider that sends spans to a collector, by HTTP."""
    with needing("tracing"):
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    provider = TracerProvider(resource=Resource.create({"service.name": NAME}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return provider
