"""Plays a scenario at a table and compares what happens with what it says."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path as File
from typing import Any, Final, Protocol

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.toml_value import shown
from metro2033.i18n import Complaint
from metro2033.i18n.bundle import ENGLISH
from metro2033.scenario import check
from metro2033.scenario.fact import differences, found_in
from metro2033.scenario.lines import Path
from metro2033.scenario.pattern import fits
from metro2033.scenario.read import read
from metro2033.scenario.script import NOTHING, End, Facts, Scenario, Sight, Step
from metro2033.scenario.start import open_table
from metro2033.scenario.wording import event_text, listed, place_name, who, who_all
from metro2033.table.answer import Ask, Refused
from metro2033.table.decision import Choice
from metro2033.table.table import Table


@dataclass(frozen=True)
class Failure:
    """Something that differs from the scenario."""

    line: int
    where: str
    reason: str
    why: Complaint = field(compare=False, repr=False)


@dataclass(frozen=True)
class Result:
    """The result of a scenario: its failures, up to the point where it could not continue.

    `choices` are those made, and `begins` how many of them came before each step.
    """

    scenario: Scenario
    failures: tuple[Failure, ...]
    choices: tuple[Choice, ...]
    begins: tuple[int, ...]

    @property
    def is_passed(self) -> bool:
        """Whether everything was as the scenario says."""
        return not self.failures

    def lines(self, language: str = ENGLISH) -> list[str]:
        """One line for each failure: file, line, step and reason."""
        path = self.scenario.path
        return [f"{path}:{f.line}: {f.where}: {f.why.told(language)}" for f in self.failures]


class _Stop(Exception):
    """The scenario cannot continue."""


def run(path: File, content: File | None = None) -> Result:
    """Read and play the scenario in a file; Malformed if it cannot be played at all.

    `content` is a content folder other than the package's.
    """
    return play(read(path, content))


class Watcher(Protocol):
    """Watches while a scenario is played."""

    def before(self, step: Step, table: Table[Any]) -> None:
        """The question of a step is open."""

    def after(self, step: Step, table: Table[Any], heard: int) -> None:
        """The step is done; what followed choice number `heard` belongs to it."""


def play(scenario: Scenario, watcher: Watcher | None = None) -> Result:
    """Play a scenario."""
    run = _Run(scenario, watcher)
    failures = run.play()
    return Result(scenario, tuple(failures), run.table.choices, tuple(run.begins))


class _Run:
    """One scenario being played.

    `queue` is what is left of the header's answers for nature; `heard` is the number of choices
    whose events belong to earlier steps.
    """

    def __init__(self, scenario: Scenario, watcher: Watcher | None = None) -> None:
        self.scenario: Final = scenario
        self.watcher: Final = watcher
        self.table: Final[Table[Any]] = open_table(scenario)
        self.queue: Final = deque(scenario.nature)
        self.heard = len(self.table.choices)
        self.failures: Final[list[Failure]] = []
        self.begins: Final[list[int]] = []

    def play(self) -> list[Failure]:
        """Play all steps and the end; return the failures."""
        try:
            self.let_nature()
            for step in self.scenario.steps:
                self.step(step)
            self.end(self.scenario.end)
            if self.queue:
                raise self.stop(
                    ("nature",), Complaint("data-nature", "left", list=listed(self.queue))
                )
        except _Stop:
            pass
        return self.failures

    def note(self, findings: Iterable[tuple[Path, Complaint]]) -> None:
        """Record findings."""
        for place, why in findings:
            where = place_name(place[:2] if place[0] == "step" else place[:1])
            self.failures.append(Failure(self.scenario.lines.of(place), where, str(why), why))

    def stop(self, place: Path, why: Complaint) -> _Stop:
        """Record the failure that ends the run."""
        self.note([(place, why)])
        return _Stop()

    def step(self, step: Step) -> None:
        """Compare the question, choose, let nature answer, and compare the result."""
        self.pass_forced(step.seat, step.asked)
        self.begins.append(self.table.count)
        if self.watcher is not None:
            self.watcher.before(step, self.table)
        if step.seat is not None:
            self.check_refusals(step, step.seat)
            ask = self.table.ask(step.seat)
            if ask is not None:
                self.note(check.question(step, ask.decision))
            elif step.needs_question:
                why = Complaint("data-not-asked", who=who(step.seat), open=self.open_now())
                raise self.stop((*step.place, "seat"), why)
            if ask is not None and step.choose:
                self.choose(ask, step.choose, (*step.place, "choose"))
        for i, pattern in enumerate(step.nature):
            self.answer_nature(pattern, (*step.place, "nature", i))
        self.let_nature()
        self.check_after(step)
        if self.watcher is not None:
            self.watcher.after(step, self.table, self.heard)
        self.heard = len(self.table.choices)

    def pass_forced(self, seat: int | None, kind: str) -> None:
        """Answer questions that leave no choice, unless the next step is about them."""
        while len(self.table.asked) == 1:
            ask = self.table.ask(self.table.asked[0])
            assert ask is not None
            decision = ask.decision
            is_meant = seat in {None, decision.seat} and kind in {"", decision.kind}
            if is_meant or len(decision.options) > 1 or decision.is_sealed:
                return
            self.table.choose(decision.seat, ask.number, decision.keys[0])
            self.let_nature()

    def check_refusals(self, step: Step, seat: int) -> None:
        """Try what must be refused; a refused answer changes nothing."""
        ask = self.table.ask(seat)
        for i, refusal in enumerate(step.refused):
            place = (*step.place, "refused", i)
            if ask is not None and refusal.key in ask.decision.keys:
                self.note([(place, Complaint("data-refusal", "offered", key=shown(refusal.key)))])
                continue
            answer = self.table.choose(seat, ask.number if ask else 0, refusal.key)
            assert isinstance(answer, Refused)
            if refusal.rule and answer.rule != refusal.rule:
                part = "rule" if answer.rule else "other"
                cited = {"rule": answer.rule, "message": answer.message, "wanted": refusal.rule}
                self.note(
                    [(place, Complaint("data-refusal", part, key=shown(refusal.key), **cited))]
                )

    def choose(self, ask: Ask, key: str, place: Path) -> None:
        """Make a choice, or stop: nothing after it would make sense."""
        answer = self.table.choose(ask.decision.seat, ask.number, key)
        if isinstance(answer, Refused):
            about = {"key": shown(key), "rule": answer.rule, "list": listed(ask.decision.keys)}
            part = "rule" if answer.rule else None
            raise self.stop(place, Complaint("data-refused", part, **about))
        for fault in self.table.game.faults(self.table.state):
            raise self.stop(place, Complaint("data-law", fault=fault))

    def let_nature(self) -> None:
        """Answer from the scenario's own list as long as nature is asked."""
        while self.queue and self.table.nature() is not None:
            index = len(self.scenario.nature) - len(self.queue)
            self.answer_nature(self.queue.popleft(), ("nature", index))

    def answer_nature(self, pattern: str, place: Path) -> None:
        """Let nature answer with the first option that matches."""
        ask = self.table.nature()
        if ask is None:
            about = {"pattern": shown(pattern), "open": self.open_now()}
            raise self.stop(place, Complaint("data-nature", **about))
        fitting = [key for key in ask.decision.keys if fits(pattern, key)]
        if not fitting:
            about = {"pattern": shown(pattern), "list": listed(ask.decision.keys)}
            raise self.stop(place, Complaint("data-not-offered", "nature", **about))
        self.choose(ask, fitting[0], place)

    def check_after(self, step: Step) -> None:
        """Compare facts and events after the step."""
        self.check_facts(step.holds, None, (*step.place, "holds"))
        events = self.events(SPECTATOR)
        self.note(check.told(step.events, events, SPECTATOR, (*step.place, "events")))
        self.note(check.untold(step.no_events, events, (*step.place, "no_events")))
        self.check_views(step.views)

    def check_views(self, views: Iterable[Sight]) -> None:
        """Compare what seats may know."""
        for sight in views:
            self.check_facts(sight.holds, sight.seat, (*sight.place, "holds"))
            former = self.table.game.former_names
            for name, why in found_in(sight.lacks, self.told_to(sight.seat), former):
                about = Complaint("data-to", who=who(sight.seat), reason=why)
                self.note([((*sight.place, "lacks", name), about)])
            events = self.events(sight.seat)
            self.note(check.told(sight.events, events, sight.seat, (*sight.place, "events")))
            self.note(check.untold(sight.no_events, events, (*sight.place, "no_events")))

    def told_to(self, seat: int) -> Facts:
        """The facts as a seat may know them."""
        return self.table.game.facts(self.table.view(seat))

    def check_facts(self, holds: Facts, seat: int | None, place: Path) -> None:
        """Compare facts of the state, or of a seat's view."""
        if holds:
            game = self.table.game
            facts = game.facts(self.table.state) if seat is None else self.told_to(seat)
            for name, why in differences(holds, facts, game.former_names):
                whose = who(SPECTATOR if seat is None else seat)
                seen = why if seat is None else Complaint("data-to", who=whose, reason=why)
                self.note([((*place, name), seen)])

    def events(self, seat: int) -> list[str]:
        """What the seat has heard since the previous step, as texts."""
        events = self.table.events_for(seat, self.heard)
        return [event_text(self.table.codec, event) for event in events]

    def end(self, end: End) -> None:
        """Compare the open question and the facts when all steps are done."""
        if end.open and end.open != NOTHING:
            self.pass_forced(min(end.seats) if end.seats else None, end.open)
        asked = self.table.asked
        ask = self.table.ask(asked[0]) if asked else None
        if end.open and end.open != (ask.decision.kind if ask else NOTHING):
            about = {"open": self.open_now(), "wanted": shown(end.open)}
            self.note([(("end", "open"), Complaint("data-end", "open", **about))])
        if end.seats is not None and end.seats != set(asked):
            part, wanted = who_all(end.seats)
            why = Complaint("data-end", part, open=self.open_now(), who=wanted)
            self.note([(("end", "seat"), why)])
        self.check_facts(end.holds, None, ("end", "holds"))
        if end.ranking and self.table.ranking != list(end.ranking):
            about = {"found": str(self.table.ranking), "wanted": str(list(end.ranking))}
            self.note([(("end", "ranking"), Complaint("data-end", "ranking", **about))])
        self.check_views(end.views)

    def open_now(self) -> Complaint:
        """What is open, in words."""
        asked = self.table.asked
        ask = self.table.ask(asked[0]) if asked else None
        if ask is None:
            return Complaint("data-open", "over")
        part, whom = who_all(asked)
        about = {"kind": shown(ask.decision.kind), "list": listed(ask.decision.keys)}
        return Complaint("data-open", part, who=whom, **about)
