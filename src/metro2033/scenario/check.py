"""What is not as a scenario says: each finding is a place in the file and a reason."""

from collections.abc import Iterator, Sequence

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.scenario.lines import Path
from metro2033.scenario.pattern import fits
from metro2033.scenario.script import Step
from metro2033.scenario.wording import listed, who
from metro2033.table.decision import Decision

Findings = Iterator[tuple[Path, str]]


def question(step: Step, decision: Decision) -> Findings:
    """Compare the open question with what the step says of it."""
    if step.asked and decision.kind != step.asked:
        words = f"{who(decision.seat)} is asked {decision.kind!r}, expected {step.asked!r}"
        yield (*step.place, "asked"), words
    yield from options(step, decision.keys)
    weights = decision.weights or [1] * len(decision.options)
    lots = dict(zip(decision.keys, weights, strict=True))
    for key, weight in step.weights.items():
        if lots.get(key, 0) != weight:
            words = f"{key!r} weighs {lots.get(key, 0)}, expected {weight}"
            yield (*step.place, "weights", key), words


def options(step: Step, keys: Sequence[str]) -> Findings:
    """Compare what is offered with what should be, and should not."""
    for field, patterns in (("offered", step.offered), ("only", step.only or ())):
        for i, pattern in enumerate(patterns):
            if not any(fits(pattern, key) for key in keys):
                words = f"{pattern!r} is not offered; offered: {listed(keys)}"
                yield (*step.place, field, i), words
    for i, pattern in enumerate(step.not_offered):
        found = [key for key in keys if fits(pattern, key)]
        if found:
            yield (*step.place, "not_offered", i), f"offered against expectation: {listed(found)}"
    if step.only is not None:
        more = [key for key in keys if not any(fits(pattern, key) for pattern in step.only)]
        if more:
            yield (*step.place, "only"), f"offered besides: {listed(more)}"


def told(patterns: Sequence[str], events: Sequence[str], seat: int, place: Path) -> Findings:
    """The events must have been told in this order; others may lie between."""
    rest = iter(events)
    for i, pattern in enumerate(patterns):
        if not any(fits(pattern, event) for event in rest):
            whom = "" if seat == SPECTATOR else f" to {who(seat)}"
            words = f"{pattern!r} was not told{whom}; told: {listed(events) or 'nothing'}"
            yield (*place, i), words
            return


def untold(step: Step, events: Sequence[str]) -> Findings:
    """These events must not have been told."""
    for i, pattern in enumerate(step.no_events):
        found = [event for event in events if fits(pattern, event)]
        if found:
            yield (*step.place, "no_events", i), f"told against expectation: {listed(found)}"
