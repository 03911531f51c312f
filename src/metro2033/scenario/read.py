"""Reads a scenario file, and checks everything that can be checked without playing."""

import re
import tomllib
from pathlib import Path as File
from typing import Any, Final, Literal

from metro2033 import catalog, rulebook
from metro2033.engine.kernel.game import Game
from metro2033.i18n import Complaint
from metro2033.scenario.fault import Malformed
from metro2033.scenario.field import NATURE, WATCHER, BadField, Fields, expected
from metro2033.scenario.lines import Lines, Path
from metro2033.scenario.pattern import Vocabulary
from metro2033.scenario.script import End, Refusal, Scenario, Sight, Start, Step
from metro2033.scenario.wording import place_name

STARTS: Final[tuple[Literal["position", "new", "replay"], ...]] = ("position", "new", "replay")


def read(path: File, content: File | None = None) -> Scenario:
    """The scenario in a file, or Malformed; `content` is a folder other than the package's."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Malformed(str(path), 1, Complaint("fault-not-text")) from None
    except OSError as error:
        raise Malformed(str(path), 1, error) from None
    return read_text(text, str(path), content)


def read_text(
    text: str, path: str = "scenario", content: File | None = None, *, must_check: bool = True
) -> Scenario:
    """The scenario in a text; `path` is its name in messages.

    One that is only played from its start need not check anything.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = re.sub(r" \(at .*\)$", "", str(error))
        why = Complaint("data-not-toml", "plain", reason=reason)
        raise Malformed(path, syntax_line(str(error), text), why) from None
    lines = Lines(text)
    try:
        scenario = _Reader(path, lines, content).scenario(data)
        if must_check and not scenario.checks_something:
            raise BadField((), Complaint("data-checks-nothing"))
        return scenario
    except BadField as error:
        raise Malformed(path, lines.of(error.place), placed(error)) from None


def placed(error: BadField) -> Complaint | str:
    """What is wrong with a field, with its place if it has one."""
    if not error.place:
        return error.why
    return Complaint("data-at", path=place_name(error.place), reason=error.why)


def missing(name: str) -> Complaint:
    """The complaint that a field is missing."""
    return Complaint("data-missing", name=name)


def syntax_line(message: str, text: str) -> int:
    """The line named by the parser, or the last one."""
    found = re.search(r"at line (\d+)", message)
    return int(found.group(1)) if found else text.count("\n") + 1


class _Reader:
    """Reads one file; the edition's vocabulary is known once its name is."""

    def __init__(self, path: str, lines: Lines, content: File | None) -> None:
        self.path: Final = path
        self.lines: Final = lines
        self.content: Final = content
        self.game: Game[Any]
        self.words: Vocabulary

    def scenario(self, data: dict[str, Any]) -> Scenario:
        fields = Fields(data, ())
        title, edition = fields.text("title"), fields.text("edition")
        if not title or not edition:
            name = "edition" if title else "title"
            raise BadField((), missing(name))
        try:
            self.game = catalog.game(edition, self.content)
        except (catalog.UnknownEdition, catalog.NoContent) as error:
            raise fields.fail("edition", error) from None
        self.words = Vocabulary(self.game)
        scenario = Scenario(
            path=self.path,
            title=title,
            edition=edition,
            rules=self.rules(fields),
            start=self.start(fields),
            nature=fields.texts("nature", self.words.check_keys),
            steps=tuple(
                self.step(step, ("step", i)) for i, step in enumerate(fields.items("step"))
            ),
            end=self.end(fields.table("end")),
            lines=self.lines,
            content=self.content,
        )
        fields.close()
        return scenario

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
            given = " and ".join(kind for kind, _ in found) or "none"
            place: Path = (found[1][0],) if found else ()
            raise BadField(place, Complaint("data-expected", "start", value=given))
        kind, data = found[0]
        if not isinstance(data, dict):
            raise BadField((kind,), expected("table", data))
        return Start(kind, data)

    def step(self, value: Any, place: Path) -> Step:
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
                why = Complaint("data-kind", "float", value=repr(weight))
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
