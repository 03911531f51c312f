"""Examples: scenario files, played and told in words and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from metro2033 import catalog, rulebook
from metro2033.chart.figure import THEME, UNMARKED, Figure, Marks, Position
from metro2033.chart.picture import Drawing
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.trait import DULL_IF_HIDDEN, SUBHEADING
from metro2033.i18n import Wording
from metro2033.key_text import split_key
from metro2033.scenario import play, read_text
from metro2033.scenario.pattern import fits
from metro2033.scenario.script import Scenario, Step
from metro2033.table.table import Table


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence: what is refused, with the rule against it, what is chosen, or what happens."""

    kind: Literal["refused", "chosen", "event"]
    text: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Example:
    """An example of an edition in one language; pictures show its start and its end."""

    id: str
    title: str
    rules: tuple[str, ...]
    lines: tuple[Sentence, ...]
    pictures: tuple[str, ...]


@cache
def example(edition: str, name: str, language: str) -> Example:
    """The example in a scenario file."""
    title = rulebook.text(f"example-{edition}-{name.replace('_', '-')}", language=language)
    scenario = scenario_of(edition, name)
    witness = Witness(scenario, language)
    result = play(scenario, witness)
    assert result.is_passed, result.lines()
    return Example(name, title, scenario.rules, tuple(witness.lines), witness.pictures(title))


def scenario_of(edition: str, name: str) -> Scenario:
    """The scenario that an example plays."""
    path = catalog.pack(edition).files / "examples" / f"{name}.toml"
    return read_text(path.read_text(encoding="utf-8"), str(path))


class Witness:
    """Tells what a scenario shows while it is played.

    The first picture shows the first question whose options the scenario checks.
    """

    def __init__(self, scenario: Scenario, language: str) -> None:
        self.edition: Final = scenario.edition
        self.language: Final = language
        self.lines: Final[list[Sentence]] = []
        self._marks = UNMARKED
        self._begin: Position | None = None
        self._end: Position | None = None

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
            if self._marks == UNMARKED:
                self.mark(step, table, ask.decision.keys)
        self._begin = self._begin or Position.of(table.game.facts(table.state))

    def mark(self, step: Step, table: Table[Any], keys: Sequence[str]) -> None:
        """Record what a scenario says about the options of its question."""
        patterns = [*step.offered, *(step.only or ())]
        shown = [key for key in keys if any(fits(pattern, key) for pattern in patterns)]
        good = self.stations(table, shown)
        bad = self.stations(table, [refusal.key for refusal in step.refused])
        self._marks = Marks(frozenset(good), frozenset(bad))
        if good or bad:
            self._begin = Position.of(table.game.facts(table.state))

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
                self.lines.append(Sentence("event", speaker.event(name, args)))
        self._end = Position.of(table.game.facts(table.state))

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

    def pictures(self, title: str) -> tuple[str, ...]:
        """The start with what is possible, and the end if it looks different."""
        if self._begin is None or self._end is None:
            return ()
        positions = [self._begin] if self._begin == self._end else [self._begin, self._end]
        around = {*self._marks.good, *self._marks.bad}.union(*(p.stations for p in positions))
        return tuple(
            Figure(self.edition, self.language, position).cut(title, around, marks)
            for position, marks in zip(positions, (self._marks, UNMARKED), strict=False)
        )
