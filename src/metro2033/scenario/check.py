"""Compares play with a scenario: each finding is a place in the file and a reason."""

from collections.abc import Iterator, Sequence

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.toml_value import shown
from metro2033.i18n import Complaint
from metro2033.scenario.lines import Path
from metro2033.scenario.pattern import fits
from metro2033.scenario.script import Step
from metro2033.scenario.wording import listed, who
from metro2033.table.decision import Decision

Findings = Iterator[tuple[Path, Complaint]]


def question(step: Step, decision: Decision) -> Findings:
    """Compare the open question with the step."""
    if step.asked and decision.kind != step.asked:
        kinds = {"kind": shown(decision.kind), "wanted": shown(step.asked)}
        yield (*step.place, "asked"), Complaint("data-asked", who=who(decision.seat), **kinds)
    yield from options(step, decision.keys)
    weights = decision.weights or [1] * len(decision.options)
    lots = dict(zip(decision.keys, weights, strict=True))
    for key, weight in step.weights.items():
        if lots.get(key, 0) != weight:
            figures = {"found": str(lots.get(key, 0)), "wanted": str(weight)}
            yield (*step.place, "weights", key), Complaint("data-weight", key=shown(key), **figures)


def options(step: Step, keys: Sequence[str]) -> Findings:
    """Compare the options with those that should and should not be offered."""
    for field, patterns in (("offered", step.offered), ("only", step.only or ())):
        for i, pattern in enumerate(patterns):
            if not any(fits(pattern, key) for key in keys):
                why = Complaint("data-not-offered", pattern=shown(pattern), list=listed(keys))
                yield (*step.place, field, i), why
    for i, pattern in enumerate(step.not_offered):
        found = [key for key in keys if fits(pattern, key)]
        if found:
            yield (*step.place, "not_offered", i), Complaint("data-offered", list=listed(found))
    if step.only is not None:
        more = [key for key in keys if not any(fits(pattern, key) for pattern in step.only)]
        if more:
            yield (*step.place, "only"), Complaint("data-offered", "besides", list=listed(more))


def told(patterns: Sequence[str], events: Sequence[str], seat: int, place: Path) -> Findings:
    """These events must have occurred in this order; others may lie between."""
    rest = iter(events)
    for i, pattern in enumerate(patterns):
        if not any(fits(pattern, event) for event in rest):
            part = None if seat == SPECTATOR else "to"
            found = listed(events) or Complaint("data-list", "nothing")
            about = {"pattern": shown(pattern), "who": who(seat), "list": found}
            yield (*place, i), Complaint("data-not-told", part, **about)
            return


def untold(patterns: Sequence[str], events: Sequence[str], place: Path) -> Findings:
    """These events must not have occurred."""
    for i, pattern in enumerate(patterns):
        found = [event for event in events if fits(pattern, event)]
        if found:
            yield (*place, i), Complaint("data-told", list=listed(found))
