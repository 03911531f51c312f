"""What has happened, as a story: sentences in paragraphs, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from metro2033.cli.citation import Citation, Rules
from metro2033.engine.kernel.event import Event, redact
from metro2033.i18n import Wording
from metro2033.i18n.wording import Argument
from metro2033.table.answer import Accepted
from metro2033.table.keys import KeyCodec

JOINED: Final = {
    "resource_gained": 1,
    "resource_spent": 1,
    "market_filled": 0,
    "items_offered": 0,
    "combat_dealt": 1,
    "mission_drawn": 1,
    "hero_moved": 1,
}
"""Events that share a sentence when several follow each other, and how many arguments they must
have in common."""

NOTHING_ELSE: Final = "pass"

SMALL: Final = {"phase_began"}
HEADINGS: Final = {"round_began", "stage_began", "phase_began", "turn_began"}

AMOUNTS: Final = {"resource_gained", "resource_spent"}
"""Events that end with an amount."""

ALL: Final = -3
"""The viewer who may know everything."""


@dataclass(frozen=True, slots=True)
class Telling:
    """An event as a viewer sees it, with the rules behind it if wanted."""

    name: str
    args: tuple[Argument, ...]
    rules: Rules = ()

    @property
    def is_dull(self) -> bool:
        """Whether it says only that somebody else got an unknown combat card."""
        return self.name == "combat_dealt" and self.args[-1] is None


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
    """Tells events in words; with `citation`, each is followed by the rules behind it."""

    def __init__(self, codec: KeyCodec, wording: Wording) -> None:
        self.codec: Final = codec
        self.wording: Final = wording
        self.citation: Citation | None = None

    def tell(self, entries: Sequence[Accepted], viewer: int) -> list[str]:
        """The paragraphs of some answers, including those that were forced on the viewer."""
        story, scene = Story(), None
        tellings: list[Telling] = []
        for entry in entries:
            if entry.cause == "forced" and entry.choice.seat == viewer:
                self.add(story, tellings)
                tellings = []
                rules = self.citation.of_answer(entry) if self.citation else ()
                story.begin(with_rules(self.forced(entry.choice.key), rules))
            events = [e if viewer == ALL else redact(e, viewer) for e in entry.events]
            found = [self.telling(event) for event in events]
            if self.citation is not None:
                scene = scene or self.citation.scene_before(entry)
                cited, scene = self.citation.of_events(entry, events, scene)
                found = [replace(t, rules=rules) for t, rules in zip(found, cited, strict=True)]
            tellings += interesting(found)
        self.add(story, tellings)
        return [" ".join(sentences) for sentences in story.paragraphs]

    def add(self, story: Story, tellings: Sequence[Telling]) -> None:
        """Add events to a story; those of one player form a paragraph."""
        for run in joined(tellings):
            rules = dict.fromkeys(rule for telling in run for rule in telling.rules)
            sentence = with_rules(self.sentence(run), tuple(rules))
            if run[0].name in HEADINGS:
                story.head(sentence, is_small=run[0].name in SMALL)
            else:
                story.go_on(sentence, self.subject(run[0]))

    def forced(self, key: str) -> str:
        """The sentence for an answer that was the only one."""
        if key == NOTHING_ELSE:
            return self.wording.text("forced-pass")
        return self.wording.text("forced", option=self.wording.option(key))

    def telling(self, event: Event) -> Telling:
        """An event as seen by a viewer who may know all of it."""
        name, args = self.codec.event_args(event)
        return Telling(name, tuple(args))

    def subject(self, telling: Telling) -> Argument:
        """Whom an event is about: a player, or nobody."""
        is_player = self.wording.event_kinds(telling.name)[:1] == ("seat",)
        return telling.args[0] if is_player else None

    def sentence(self, run: Sequence[Telling]) -> str:
        """One event, or several of the same kind, as a sentence."""
        run = summed(run)
        first = run[0]
        if len(run) > 1:
            shared = JOINED[first.name]
            values = self.wording.event_arguments(first.name, first.args)
            kept = dict(list(values.items())[:shared])
            if None in first.args:
                return self.wording.text(f"event-{first.name}", "hidden", **kept, count=len(run))
            things = self.wording.listed(
                self.wording.event(telling.name, telling.args, "item") for telling in run
            )
            return self.wording.text(f"event-{first.name}", "many", **kept, list=things)
        if "faction" in self.wording.event_kinds(first.name):
            return self.wording.nameless().event(first.name, first.args)
        return self.wording.event(first.name, first.args)


def with_rules(sentence: str, rules: Rules) -> str:
    """A sentence with the IDs of the rules behind it."""
    return f"{sentence} [{', '.join(rules)}]" if rules else sentence


def interesting(tellings: Sequence[Telling]) -> list[Telling]:
    """Leave out what says nothing, and the parts of an exchange that is told as a whole."""
    found: list[Telling] = []
    for telling in tellings:
        if telling.name == "exchanged":
            while found and found[-1].name in AMOUNTS and found[-1].args[0] == telling.args[0]:
                found.pop()
        if not telling.is_dull:
            found.append(telling)
    return found


def joined(tellings: Sequence[Telling]) -> Iterator[list[Telling]]:
    """Runs of events that are told together."""
    run: list[Telling] = []
    for telling in tellings:
        shared = JOINED.get(telling.name, -1)
        is_same = bool(run) and run[0].name == telling.name and shared >= 0
        if is_same and run[0].args[:shared] == telling.args[:shared]:
            run.append(telling)
            continue
        if run:
            yield run
        run = [telling]
    if run:
        yield run


def summed(run: Sequence[Telling]) -> list[Telling]:
    """A run with the amounts of the same thing added up."""
    if run[0].name not in AMOUNTS:
        return list(run)
    sums: dict[tuple[Argument, ...], int] = {}
    for telling in run:
        *whose, amount = telling.args
        assert isinstance(amount, int)
        sums[tuple(whose)] = sums.get(tuple(whose), 0) + amount
    return [Telling(run[0].name, (*whose, amount)) for whose, amount in sums.items()]
