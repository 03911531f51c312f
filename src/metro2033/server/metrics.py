"""What the server counts and measures, for Prometheus. Labels are few and hold nothing private."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from metro2033 import __version__
from metro2033.form import engine_form
from metro2033.server.tally import Tally, Timings

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


@cache
def _tag(kind: type[Struct]) -> str:
    """What messages of a kind are called on the wire."""
    return str(kind.__struct_config__.tag)


class Metrics:
    """The metrics of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        build = Info("metro2033_build", "Version and engine.", registry=self.registry)
        build.info({"version": __version__, "engine": engine_form()})
        self.requests: Final = self._counter(
            "requests", "REST requests by route and status.", "method", "route", "status"
        )
        self.request_seconds: Final = self._seconds(
            "request_seconds", "How long REST requests took.", "route"
        )
        self.turned_away: Final = self._counter(
            "turned_away", "Requests and sockets turned away at the door, by reason.", "reason"
        )
        self.sockets: Final = self._gauge("sockets", "Open WebSockets.")
        self.messages: Final = self._tally("messages", "Messages of clients, by type.", "type")
        self.rooms: Final = self._gauge("rooms", "Matches in memory.")
        self.choices: Final = self._tally("choices", "Choices taken, by cause.", "cause")
        self.refusals: Final = self._counter("refusals", "Refused answers, by message.", "message")
        self.answer_seconds: Final = Timings(
            "metro2033_answer_seconds",
            "From an answer to its acknowledgement.",
            SECONDS,
            self.registry,
        )
        self.append_seconds: Final = self._seconds("append_seconds", "Until choices are durable.")
        self.store_failures: Final = self._counter(
            "store_failures", "Failures of the database, by kind.", "kind"
        )
        self.cluster_troubles: Final = self._counter(
            "cluster_troubles", "Troubles between server processes, by kind.", "kind"
        )
        self.notices: Final = self._counter(
            "notices",
            "Messages about turns, by kind and outcome.",
            "kind",
            "outcome",
        )
        self.bot_seconds: Final = self._seconds("bot_seconds", "How long bots thought.", "bot")
        self.matches: Final = self._gauge("matches", "Matches by status.", "status")
        self.accounts: Final = self._gauge("accounts", "Accounts.")

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"metro2033_{name}", what, labels, registry=self.registry)

    def _tally(self, name: str, what: str, label: str) -> Tally:
        return Tally(f"metro2033_{name}", what, label, self.registry)

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(f"metro2033_{name}", what, labels, registry=self.registry)

    def _seconds(self, name: str, what: str, *labels: str) -> Histogram:
        name = f"metro2033_{name}"
        return Histogram(name, what, labels, registry=self.registry, buckets=SECONDS)

    def count_choice(self, cause: str) -> None:
        """A choice was taken."""
        self.choices.counts[cause] += 1

    def count_message(self, kind: type[Struct]) -> None:
        """A client has sent a message."""
        self.messages.counts[_tag(kind)] += 1

    def count_refusal(self, message: str) -> None:
        """A message was refused."""
        self.refusals.labels(message).inc()

    def time_bot(self, bot: str, seconds: float) -> None:
        """A bot took so long to answer."""
        self.bot_seconds.labels(bot).observe(seconds)

    def count_notice(self, kind: str, outcome: str) -> None:
        """A message was sent, or was not."""
        self.notices.labels(kind, outcome).inc()

    def count_rooms(self, change: int) -> None:
        """Rooms were loaded, or unloaded where `change` is negative."""
        self.rooms.inc(change)

    def value(self, name: str) -> float:
        """What a gauge shows."""
        return self.registry.get_sample_value(f"metro2033_{name}") or 0

    def by_label(self, name: str, label: str) -> dict[str, int]:
        """What a counter has counted, by a label."""
        return {
            sample.labels[label]: int(sample.value)
            for family in self.registry.collect()
            if family.name == f"metro2033_{name}"
            for sample in family.samples
            if sample.name.endswith("_total")
        }

    def text(self) -> bytes:
        """Everything in the text form of Prometheus."""
        return generate_latest(self.registry)
