"""What is counted with every move reads as Prometheus' own counters and histograms would."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from metro2033.server.tally import Tally, Timings

BOUNDS = (0.001, 0.5, 1, 10)


def lines(registry: CollectorRegistry) -> list[str]:
    """What is scraped, without when it began."""
    text = generate_latest(registry).decode()
    return [line for line in text.splitlines() if "_created" not in line]


def test_tallies_read_like_counters() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    tally = Tally("metro2033_choices", "Choices.", "cause", ours)
    counter = Counter("metro2033_choices", "Choices.", ["cause"], registry=theirs)
    for cause in ("chosen", "drawn", "chosen", 'with "quotes"'):
        tally.counts[cause] += 1
        counter.labels(cause).inc()
    assert lines(ours) == lines(theirs)


def test_timings_read_like_histograms() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    timings = Timings("metro2033_answer_seconds", "Time.", BOUNDS, ours)
    histogram = Histogram("metro2033_answer_seconds", "Time.", registry=theirs, buckets=BOUNDS)
    assert lines(ours) == lines(theirs)
    for seconds in (0, 0.001, 0.25, 0.5, 0.75, 10, 11):
        timings.observe(seconds)
        histogram.observe(seconds)
    assert lines(ours) == lines(theirs)
