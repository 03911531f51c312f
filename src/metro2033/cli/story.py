"""What has happened, as a story: sentences in paragraphs, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from metro2033.engine.kernel.event import Event, redact
from metro2033.engine.kernel.trait import (
    AMOUNT,
    DULL_IF_HIDDEN,
    FIGHT_DICE,
    FIGHT_OUTCOME,
    HEADING,
    JOINED,
    PASSES,
    SUBHEADING,
    SUMS_UP,
)
from metro2033.engine.kernel.word import Signature
from metro2033.handbook.sum import summed as summed_total
from metro2033.handbook.sum import totals
from metro2033.i18n import Wording
from metro2033.i18n.wording import Argument
from metro2033.rulebook import question_rules
from metro2033.table.answer import Accepted
from metro2033.table.keys import KeyCodec
from metro2033.table.table import Table

Rules = tuple[str, ...]

ALL: Final = -3
"""The viewer who may know everything."""


@dataclass(frozen=True, slots=True)
class Telling:
    """An event as a viewer sees it, with the rules behind it if wanted.

    Where a fight ends, `sums` say where the totals of both sides come from.
    """

    event: Signature
    args: tuple[Argument, ...]
    rules: Rules = ()
    sums: tuple[str, ...] = ()

    @property
    def is_dull(self) -> bool:
        """Whether it says nothing to those who may not know what it is about."""
        return self.event.has(DULL_IF_HIDDEN) and self.args[-1] is None

    @property
    def subject(self) -> Argument:
        """Whom it is about: a player, or nobody."""
        return self.args[0] if self.event.kinds[:1] == ("seat",) else None


class Story:
    """Sentences in paragraphs; headings of phases without events are left out."""

    def __init__(self) -> None:
        self.paragraphs: Final[list[list[str]]] = []
        self._subject: Argument = None
        self._small = ""
        self._is_headed = False

    def begin(self, sentence: str) -> None:
        """Add a paragraph of its own."""
        self.paragraphs.append([sentence])
        self._subject = None
        self._is_headed = False

    def head(self, sentence: str, is_small: bool) -> None:
        """Start something new."""
        if is_small:
            self._small = sentence
        else:
            self.begin(sentence)
            self._small = ""
        self._is_headed = True

    def go_on(self, sentence: str, subject: Argument) -> None:
        """Add a sentence about somebody."""
        is_same = bool(self.paragraphs) and subject == self._subject and not self._small
        if self._small:
            self.begin(self._small)
            self._small = ""
        elif not is_same and not self._is_headed:
            self.paragraphs.append([])
        if not self.paragraphs:
            self.paragraphs.append([])
        self.paragraphs[-1].append(sentence)
        self._subject = subject
        self._is_headed = False


class Teller:
    """Tells events in words; those of a `cited` table with the rules behind them."""

    def __init__(self, codec: KeyCodec, wording: Wording) -> None:
        self.codec: Final = codec
        self.wording: Final = wording
        self.cited: Table[Any] | None = None

    def tell(self, entries: Sequence[Accepted], viewer: int) -> list[str]:
        """The paragraphs of some answers, including those that were forced on the viewer."""
        story = Story()
        tellings: list[Telling] = []
        for entry in entries:
            if entry.cause == "forced" and entry.choice.seat == viewer:
                self.add(story, tellings)
                tellings = []
                story.begin(
                    with_rules(self.forced(entry.choice.key, entry.asked), self.asking_rules(entry))
                )
            events = [e if viewer == ALL else redact(e, viewer) for e in entry.events]
            tellings += interesting([self.telling(event) for event in events])
        self.add(story, tellings)
        return [" ".join(sentences) for sentences in story.paragraphs]

    def asking_rules(self, entry: Accepted) -> Rules:
        """The rules behind the question that an answer was given to, where these are wanted."""
        if self.cited is None:
            return ()
        return question_rules(self.cited.game.name, self.cited.kind_at(entry.n))

    def add(self, story: Story, tellings: Sequence[Telling]) -> None:
        """Add events to a story; those of one player form a paragraph."""
        for run in joined(tellings):
            rules = dict.fromkeys(rule for telling in run for rule in telling.rules)
            sentence = with_rules(with_sums(self.sentence(run), run[-1].sums), tuple(rules))
            event = run[0].event
            if event.has(HEADING):
                story.head(sentence, is_small=event.has(SUBHEADING))
            else:
                story.go_on(sentence, run[0].subject)

    def forced(self, key: str, asked: str = "") -> str:
        """The sentence for an answer that was the only one to a kind of question."""
        if self.wording.verb(key).has(PASSES):
            part = asked if asked and self.wording.has("forced-pass", asked) else None
            return self.wording.text("forced-pass", part)
        return self.wording.text("forced", option=self.wording.option(key))

    def telling(self, event: Event) -> Telling:
        """An event as seen by a viewer who may know all of it."""
        _, args = self.codec.event_args(event)
        rules = event.rules.split() if self.cited is not None else ()
        told = self.codec.game.events[event.kind]
        sums: tuple[str, ...] = ()
        if event.parts and told.has(FIGHT_OUTCOME):
            sides = totals(event, self.wording, self.codec.game)
            sums = tuple(summed_total(side) for side in sides if len(side.terms) > 1)
        return Telling(told, tuple(args), tuple(rules), sums)

    def sentence(self, run: Sequence[Telling]) -> str:
        """One event, or several of the same kind, as a sentence."""
        run = summed(run)
        first = run[0]
        name, kinds = first.event.name, first.event.kinds
        if len(run) > 1:
            kept = {"seat": self.wording.name("seat", str(first.subject))} if first.subject else {}
            if None in first.args:
                return self.wording.text(f"event-{name}", "hidden", **kept, count=len(run))
            things = self.wording.listed(
                self.wording.event(name, telling.args, "item") for telling in run
            )
            return self.wording.text(f"event-{name}", "many", **kept, list=things)
        wording = self.wording.nameless() if "faction" in kinds else self.wording
        return wording.event(name, first.args)


def with_sums(sentence: str, sums: Sequence[str]) -> str:
    """A sentence with where its totals come from."""
    return f"{sentence} ({'; '.join(sums)})" if sums else sentence


def with_rules(sentence: str, rules: Rules) -> str:
    """A sentence with the IDs of the rules behind it."""
    return f"{sentence} [{', '.join(rules)}]" if rules else sentence


def interesting(tellings: Sequence[Telling]) -> list[Telling]:
    """Leave out what says nothing, and what the next event tells as a whole or by a better name.

    Those are the parts of an exchange, and the roll of a player for a threat.
    """
    found: list[Telling] = []
    for telling in tellings:
        if telling.event.has(FIGHT_DICE) and telling.subject is None:
            while found and found[-1].event.has(FIGHT_DICE):
                found.pop()
        if telling.event.has(SUMS_UP):
            while found and found[-1].event.has(AMOUNT) and found[-1].subject == telling.subject:
                found.pop()
        if not telling.is_dull:
            found.append(telling)
    return found


def joined(tellings: Sequence[Telling]) -> Iterator[list[Telling]]:
    """Runs of events that are told together."""
    run: list[Telling] = []
    for telling in tellings:
        is_same = bool(run) and run[0].event is telling.event and run[0].subject == telling.subject
        if is_same and telling.event.has(JOINED):
            run.append(telling)
            continue
        if run:
            yield run
        run = [telling]
    if run:
        yield run


def summed(run: Sequence[Telling]) -> list[Telling]:
    """A run with the amounts of the same thing added up."""
    if not run[0].event.has(AMOUNT):
        return list(run)
    sums: dict[tuple[Argument, ...], int] = {}
    for telling in run:
        *whose, amount = telling.args
        assert isinstance(amount, int)
        sums[tuple(whose)] = sums.get(tuple(whose), 0) + amount
    return [Telling(run[0].event, (*whose, amount)) for whose, amount in sums.items()]
