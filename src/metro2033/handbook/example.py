"""Examples: scenario files, played and told in words, sums and positions on the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from metro2033 import catalog, rulebook
from metro2033.chart.figure import THEME, Position
from metro2033.chart.picture import Drawing
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.trait import DULL_IF_HIDDEN, FIGHT_OUTCOME, SUBHEADING
from metro2033.handbook.sum import Total, totals
from metro2033.i18n import Wording
from metro2033.key_text import split_key
from metro2033.scenario import play, read_text
from metro2033.scenario.pattern import fits
from metro2033.scenario.script import Scenario, Step
from metro2033.table.table import Table


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence: what is refused, with the rule against it, what is chosen, or what happens.

    Where a fight ends, `totals` are the sums of its two sides.
    """

    kind: Literal["refused", "chosen", "event"]
    text: str
    rule: str = ""
    totals: tuple[Total, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment on the map: what spectators know, the stations to show, and those that are marked.

    `good` can be chosen, `bad` cannot.
    """

    facts: dict[str, Any]
    stations: tuple[str, ...] = ()
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Example:
    """An example of an edition in one language; `frames` show its start and its end.

    `position` is the scenario as text, from which it can be played.
    """

    id: str
    title: str
    rules: tuple[str, ...]
    lines: tuple[Sentence, ...]
    frames: tuple[Frame, ...]
    position: str


@cache
def example(edition: str, name: str, language: str) -> Example:
    """The example in a scenario file."""
    title = rulebook.text(f"example-{edition}-{name.replace('_', '-')}", language=language)
    scenario = scenario_of(edition, name)
    witness = Witness(scenario, language)
    result = play(scenario, witness)
    assert result.is_passed, result.lines()
    lines, frames = tuple(witness.lines), witness.frames()
    return Example(name, title, scenario.rules, lines, frames, scenario_text(edition, name))


def scenario_of(edition: str, name: str) -> Scenario:
    """The scenario that an example plays."""
    return read_text(scenario_text(edition, name), f"{edition}/examples/{name}.toml")


def scenario_text(edition: str, name: str) -> str:
    """The file of an example."""
    path = catalog.pack(edition).files / "examples" / f"{name}.toml"
    return path.read_text(encoding="utf-8")


def facts_of(table: Table[Any]) -> dict[str, Any]:
    """What spectators know."""
    game = table.game
    return dict(game.facts(game.view(table.state, SPECTATOR)))


class Witness:
    """Tells what a scenario shows while it is played.

    The first picture shows the first question whose options the scenario checks.
    """

    def __init__(self, scenario: Scenario, language: str) -> None:
        self.edition: Final = scenario.edition
        self.language: Final = language
        self.lines: Final[list[Sentence]] = []
        self._good: set[str] = set()
        self._bad: set[str] = set()
        self._is_marked = False
        self._begin: dict[str, Any] = {}
        self._end: dict[str, Any] = {}

    def before(self, step: Step, table: Table[Any]) -> None:
        """Tell what is refused and chosen, and record the position."""
        # What chance decides is told by the events that follow.
        seat = CHANCE if step.seat is None else step.seat
        ask = table.ask(seat) if 0 <= seat < CHANCE else None
        if ask is not None:
            words = self.wording(table)
            who = str(words.name("seat", str(ask.decision.seat + 1)))
            for refusal in step.refused:
                option = words.option(refusal.key, ask.decision.kind)
                self.lines.append(
                    Sentence("refused", self.said("refused", who, option), refusal.rule)
                )
            if step.choose:
                option = words.option(step.choose, ask.decision.kind)
                self.lines.append(Sentence("chosen", self.said("chosen", who, option)))
            if not self._is_marked:
                self.mark(step, table, ask.decision.keys)
        self._begin = self._begin or facts_of(table)

    def mark(self, step: Step, table: Table[Any], keys: Sequence[str]) -> None:
        """Record what a scenario says about the options of its question."""
        patterns = [*step.offered, *(step.only or ())]
        shown = [key for key in keys if any(fits(pattern, key) for pattern in patterns)]
        self._good = self.stations(table, shown)
        self._bad = self.stations(table, [refusal.key for refusal in step.refused])
        if self._good or self._bad:
            self._is_marked = True
            self._begin = facts_of(table)

    def after(self, _: Step, table: Table[Any], heard: int) -> None:
        """Tell what happened."""
        words = self.wording(table)
        for event in table.events_for(SPECTATOR, heard):
            name, args = table.codec.event_args(event)
            told = table.game.events[event.kind]
            is_dull = told.has(DULL_IF_HIDDEN) and args[-1] is None
            if not is_dull and not told.has(SUBHEADING):
                # Whoever picks a faction has no other name yet.
                speaker = words.nameless() if "faction" in told.kinds else words
                sums = totals(event, words, table.game) if told.has(FIGHT_OUTCOME) else ()
                self.lines.append(Sentence("event", speaker.event(name, args), totals=sums))
        self._end = facts_of(table)

    def said(self, kind: str, who: str, option: str) -> str:
        """A line about an option."""
        return rulebook.text(f"telling-{kind}", language=self.language, who=who, option=option)

    def wording(self, table: Table[Any]) -> Wording:
        """A wording in which players go by their factions."""
        words = Wording(table.game, self.language)
        players = table.game.facts(table.state)["player"]
        words.seats = {seat: p["faction"] for seat, p in players.items() if p["faction"]}
        return words

    def stations(self, table: Table[Any], keys: list[str]) -> set[str]:
        """The stations that options are about: themselves, or the homes of a faction."""
        words = {word for key in keys for word in split_key(key)[1]}
        homes = Drawing(self.edition, self.language, THEME).homes
        homely = {station for station, side in homes.items() if side in words}
        return (words | homely) & {*table.game.slugs["station"]}

    def frames(self) -> tuple[Frame, ...]:
        """The start with what is possible, and the end if it looks different."""
        begin, end = Position.of(self._begin), Position.of(self._end)
        stations = self._good | self._bad | begin.stations
        is_changed = begin != end or self._begin.get("level") != self._end.get("level")
        around = tuple(sorted(stations | end.stations if is_changed else stations))
        first = Frame(self._begin, around, tuple(sorted(self._good)), tuple(sorted(self._bad)))
        return (first, Frame(self._end, around)) if is_changed else (first,)
