"""Reads a scenario file, and checks everything that can be checked without playing."""

from collections.abc import Callable
from functools import partial
from pathlib import Path as File
from typing import Any, Final, Literal, TypeVar

from metro2033 import catalog, rulebook
from metro2033.content.toml import NotToml, read_toml
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.toml_value import shown
from metro2033.i18n import Complaint
from metro2033.scenario.fault import Fault, Malformed
from metro2033.scenario.field import NATURE, WATCHER, BadField, Fields, expected
from metro2033.scenario.lines import Lines, Path
from metro2033.scenario.pattern import Vocabulary
from metro2033.scenario.script import End, Refusal, Scenario, Sight, Start, Step
from metro2033.scenario.wording import place_name

Part = TypeVar("Part")

NO_END: Final = End("", None, {}, (), ())

STARTS: Final[tuple[Literal["position", "new", "replay"], ...]] = ("position", "new", "replay")


def read(path: File, content: File | None = None) -> Scenario:
    """The scenario in a file, or Malformed; `content` is a folder other than the package's."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Malformed(str(path), [Fault(1, "", Complaint("fault-not-text"))]) from None
    except OSError as error:
        raise Malformed(str(path), [Fault(1, "", error)]) from None
    return read_text(text, str(path), content)


def read_text(
    text: str, path: str = "scenario", content: File | None = None, *, must_check: bool = True
) -> Scenario:
    """The scenario in a text, or Malformed with all its faults; `path` is its name in messages.

    One that is only played from its start need not check anything.
    """
    reader = reader_of(text, path, content)
    scenario = reader.read()
    if must_check and not reader.faults and scenario and not scenario.checks_something:
        reader.faults.append(BadField((), Complaint("data-checks-nothing")))
    if scenario is None or reader.faults:
        raise Malformed(path, reader.told())
    return scenario


def reader_of(text: str, path: str = "scenario", content: File | None = None) -> "Reader":
    """What reads a text that is TOML; Malformed if it is not."""
    try:
        data = read_toml(text)
    except NotToml as error:
        raise Malformed(path, [Fault(error.line, "", error.beside_line)]) from None
    return Reader(path, data, Lines(text), content)


def missing(name: str) -> Complaint:
    """The complaint that a field is missing."""
    return Complaint("data-missing", name=name)


class Reader:
    """Reads one file, and notes all its faults; the vocabulary is known once the edition is."""

    def __init__(self, path: str, data: dict[str, Any], lines: Lines, content: File | None) -> None:
        self.path: Final = path
        self.data: Final = data
        self.lines: Final = lines
        self.content: Final = content
        self.faults: Final[list[BadField]] = []
        self.game: Game[Any]
        self.words: Vocabulary

    def told(self) -> list[Fault]:
        """The faults with their lines."""
        return [Fault(self.lines.of(e.place), place_name(e.place), e.why) for e in self.faults]

    def attempt(self, part: Callable[[], Part], otherwise: Part) -> Part:
        """Read a part; what is wrong with it is noted, and the part is left out."""
        try:
            return part()
        except BadField as error:
            self.faults.append(error)
            return otherwise

    def read(self) -> Scenario | None:
        """The scenario as far as it can be read; None without an edition."""
        fields = Fields(self.data, ())
        title = self.attempt(lambda: self.named(fields, "title"), "")
        edition = self.attempt(lambda: self.named(fields, "edition"), "")
        if not edition:
            return None
        try:
            self.game = catalog.game(edition, self.content)
        except (catalog.UnknownEdition, catalog.NoContent) as error:
            self.faults.append(fields.fail("edition", error))
            return None
        return self.scenario(fields, title, edition)

    def named(self, fields: Fields, name: str) -> str:
        """A text that every scenario has."""
        found = fields.text(name)
        if not found:
            raise BadField((), missing(name))
        return found

    def scenario(self, fields: Fields, title: str, edition: str) -> Scenario:
        """Everything after the title and the edition."""
        words = self.words = Vocabulary(self.game)
        nothing = Start("position", {})
        scenario = Scenario(
            path=self.path,
            title=title,
            edition=edition,
            rules=self.attempt(lambda: self.rules(fields), ()),
            start=self.attempt(lambda: self.start(fields), nothing),
            nature=self.attempt(lambda: fields.texts("nature", words.check_keys), ()),
            steps=self.steps(self.attempt(lambda: fields.items("step"), [])),
            end=self.attempt(lambda: self.end(fields.table("end")), NO_END),
            lines=self.lines,
            content=self.content,
        )
        self.faults.extend(fields.left_over())
        return scenario

    def steps(self, values: list[Any]) -> tuple[Step, ...]:
        """All steps that can be read."""
        found = []
        for i, value in enumerate(values):
            step = self.attempt(partial(self.step, value, ("step", i)), None)
            if step is not None:
                found.append(step)
        return tuple(found)

    def rules(self, fields: Fields) -> tuple[str, ...]:
        """The rules it shows; if the rulebook covers the edition, they must be in it."""
        rules = fields.texts("rules")
        for i, rule in enumerate(rules):
            self.check_rule(rule, ("rules", i))
        return rules

    def check_rule(self, rule: str, place: Path) -> None:
        """Raise BadField for a rule or ruling the edition does not have."""
        if self.game.name not in rulebook.EDITIONS:
            return
        find = rulebook.ruling if rule.startswith("R") else rulebook.rule
        try:
            edition = find(rule).edition
        except rulebook.RulebookError as error:
            raise BadField(place, error) from None
        if edition != self.game.name:
            raise BadField(place, Complaint("data-other-edition", rule=rule, edition=edition))

    def start(self, fields: Fields) -> Start:
        """The one start that is given."""
        found = [(kind, value) for kind in STARTS if (value := fields.take(kind)) is not None]
        if len(found) != 1:
            place: Path = (found[1][0],) if found else ()
            raise BadField(place, Complaint("data-expected", "start"))
        kind, data = found[0]
        if not isinstance(data, dict):
            raise BadField((kind,), expected("table", data))
        return Start(kind, data)

    def step(self, value: Any, place: Path) -> Step | None:
        """One step."""
        fields = Fields(value, place)
        words = self.words
        choose = fields.text("choose")
        fields.checked(("choose",), choose, words.check_key)
        step = Step(
            place=place,
            seat=fields.seat("seat", self.game.most_seats, NATURE),
            asked=fields.text("asked"),
            offered=fields.texts("offered", words.check_keys),
            not_offered=fields.texts("not_offered", words.check_keys),
            only=fields.texts("only", words.check_keys) if "only" in value else None,
            refused=self.refusals(fields),
            weights=self.weights(fields),
            choose=choose,
            nature=fields.texts("nature", words.check_keys),
            holds=fields.table("holds"),
            events=fields.texts("events", words.check_event),
            no_events=fields.texts("no_events", words.check_event),
            views=self.views(fields),
            say=fields.text("say"),
            show=fields.texts("show"),
            accept=fields.texts("accept", words.check_keys),
        )
        fields.close()
        if step.accept and not step.choose:
            raise BadField((*place, "accept"), Complaint("data-accept"))
        if step.seat is None and (step.needs_question or step.refused):
            raise BadField(place, Complaint("data-whose"))
        return step

    def refusals(self, fields: Fields) -> tuple[Refusal, ...]:
        """Answers that must be refused."""
        found = []
        for i, value in enumerate(fields.items("refused")):
            inner = Fields(value, (*fields.place, "refused", i))
            refusal = Refusal(inner.text("key"), inner.text("rule"))
            inner.close()
            if not refusal.key:
                raise BadField(inner.place, missing("key"))
            inner.checked(("key",), refusal.key, self.words.check_key)
            if refusal.rule:
                self.check_rule(refusal.rule, (*inner.place, "rule"))
            found.append(refusal)
        return tuple(found)

    def weights(self, fields: Fields) -> dict[str, int]:
        """The expected weights of nature's answers."""
        weights = fields.table("weights")
        for key, weight in weights.items():
            fields.checked(("weights", key), key, self.words.check_key)
            if type(weight) is not int:
                why = Complaint("data-kind", "float", value=shown(weight))
                raise BadField((*fields.place, "weights", key), why)
        return weights

    def views(self, fields: Fields) -> tuple[Sight, ...]:
        """What seats must know."""
        found = []
        for i, value in enumerate(fields.items("view")):
            inner = Fields(value, (*fields.place, "view", i))
            seat = inner.seat("seat", self.game.most_seats, WATCHER)
            holds = inner.table("holds")
            lacks = inner.table("lacks")
            events = inner.texts("events", self.words.check_event)
            no_events = inner.texts("no_events", self.words.check_event)
            inner.close()
            if seat is None:
                raise BadField(inner.place, missing("seat"))
            found.append(Sight(inner.place, seat, holds, lacks, events, no_events))
        return tuple(found)

    def end(self, value: Any) -> End:
        """What must be true at the end."""
        fields = Fields(value, ("end",))
        seats = fields.take("seat")
        if seats is not None:
            listed = seats if isinstance(seats, list) else [seats]
            most = self.game.most_seats
            seats = frozenset(fields.one_seat("seat", seat, most, NATURE) for seat in listed)
        ranking = fields.items("ranking")
        if not all(type(place) is int for place in ranking):
            raise fields.fail("ranking", Complaint("data-expected", "ranking"))
        end = End(
            open=fields.text("open"),
            seats=seats,
            holds=fields.table("holds"),
            ranking=tuple(ranking),
            views=self.views(fields),
        )
        fields.close()
        return end
