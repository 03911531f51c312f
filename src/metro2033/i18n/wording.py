"""The words for options, events and questions of one edition, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.word import Signature
from metro2033.engine.model.question import SUBJECTS
from metro2033.key_text import name_of, split_key

from .bundle import ENGLISH, has_text, text
from .name import HIDDEN, Name, spelled

Argument = str | int | None
"""A slug, a number, or None for what the reader may not know."""


def variables(kinds: Sequence[str]) -> list[str]:
    """The names of a message's variables, from the kinds of its arguments.

    >>> variables(["seat", "seat", "number"])
    ['seat', 'seat2', 'number']
    """
    return [
        kind if kinds[:i].count(kind) == 0 else f"{kind}{kinds[:i].count(kind) + 1}"
        for i, kind in enumerate(kinds)
    ]


class Wording:
    """Words for one game; `seats` are the factions of the players, by seat number."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        self.language: Final = language
        self.edition: Final = game.name
        self.seats: dict[str, str] = {}
        self._game: Final = game
        self._verbs: Final = {verb.name: verb for verb in game.verbs}
        self._events: Final = {event.name: event for event in game.events}

    def text(self, message_id: str, part: str | None = None, **args: Any) -> str:
        """A message of this language and edition."""
        return text(message_id, spelled(args), self.language, self.edition, part)

    def has(self, message_id: str, part: str | None = None) -> bool:
        """Whether there is such a message."""
        return has_text(message_id, self.language, self.edition, part)

    def name(self, kind: str, slug: str) -> Name:
        """A thing by its ID."""
        faction = self.seats.get(slug, "") if kind == "seat" else ""
        return Name(kind, slug, self.language, self.edition, faction)

    def option(self, key: str, question: str = "") -> str:
        """The label of an option, at a question of some kind."""
        verb, args = self.parts(key)
        message_id = f"option-{verb.name}"
        part = question if question and self.has(message_id, question) else None
        return self.text(message_id, part, **args)

    def verb(self, key: str) -> Signature:
        """The verb of a key."""
        return self._verbs[name_of(key)]

    def parts(self, key: str) -> tuple[Signature, dict[str, Any]]:
        """The verb of a key and its arguments as variables."""
        name, texts = split_key(key)
        verb = self._verbs[name]
        values = [int(t) if k == "number" else t for k, t in zip(verb.kinds, texts, strict=True)]
        return verb, self.arguments(verb.kinds, values)

    def event(self, name: str, args: Sequence[Argument], part: str | None = None) -> str:
        """An event as a sentence, or an attribute of it."""
        return self.text(f"event-{name}", part, **self.event_arguments(name, args))

    def event_arguments(self, name: str, args: Sequence[Argument]) -> dict[str, Any]:
        """The arguments of an event as variables."""
        return self.arguments(self._events[name].kinds, args)

    def nameless(self) -> Wording:
        """The same words for players who have no name yet."""
        return Wording(self._game, self.language)

    def question(
        self, kind: str, key: str = "", about: Mapping[str, Argument] | None = None
    ) -> str:
        """A question in words; some depend on what can be answered, such as `key`.

        `about` is what it names; all that it could name is hidden without it.
        """
        verb = name_of(key)
        part = verb if verb and self.has(f"question-{kind}", verb) else None
        named = dict.fromkeys(SUBJECTS.get(kind, ())) | dict(about or {})
        args = {thing: self._value(thing, slug) for thing, slug in named.items()}
        return self.text(f"question-{kind}", part, **args)

    def arguments(self, kinds: Sequence[str], args: Sequence[Argument]) -> dict[str, Any]:
        """The variables of a message: numbers, and things by their ID."""
        pairs = zip(variables(kinds), kinds, args, strict=True)
        return {variable: self._value(kind, arg) for variable, kind, arg in pairs}

    def _value(self, kind: str, arg: Argument) -> Name | int:
        if arg is None:
            return self.name(kind, HIDDEN)
        return arg if isinstance(arg, int) else self.name(kind, arg)

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in one phrase."""
        *others, last = parts
        if not others:
            return last
        phrase = others[0]
        for part in others[1:]:
            phrase = self.text("list-more", first=phrase, second=part)
        return self.text("list-two", first=phrase, second=last)

    def amounts(self, stock: Mapping[str, int]) -> str:
        """Resources by number, without empty ones; "" for nothing."""
        found = [self.name("resource", kind).counted(n) for kind, n in stock.items() if n]
        return self.listed(found) if found else ""
