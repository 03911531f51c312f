"""Patterns of keys and events: parts joined by colons, where `*` matches any part.

A `*` at the end matches all remaining parts, or none.
"""

from typing import Any, Final

from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.toml_value import shown
from metro2033.engine.kernel.word import Signature
from metro2033.i18n import Complaint
from metro2033.key_text import SEPARATOR, split_key
from metro2033.table.keys import NUMBER, BadKey, KeyCodec, form, nearest

ANY: Final = "*"
HIDDEN: Final = "?"
"""In an event: an argument the listener may not know."""


class BadPattern(Complaint, ValueError):
    """A pattern that can never match anything in the edition."""


def fits(pattern: str, text: str) -> bool:
    """Whether a key or an event matches the pattern.

    >>> fits("walk:*", "walk:birch"), fits("walk:*", "rest"), fits("*:1:birch", "walked:1:birch")
    (True, False, True)
    """
    wanted, parts = pattern.split(SEPARATOR), text.split(SEPARATOR)
    if wanted[-1] == ANY:
        wanted.pop()
        parts = parts[: len(wanted)]
    return len(wanted) == len(parts) and all(
        want in {ANY, part} for want, part in zip(wanted, parts, strict=True)
    )


class Vocabulary:
    """The keys and events of an edition."""

    def __init__(self, game: Game[Any]) -> None:
        self.codec: Final = KeyCodec(game)
        self._slugs: Final = game.slugs
        self._verbs: Final = {verb.name: verb for verb in game.verbs}
        self._events: Final = {event.name: event for event in game.events}

    def check_key(self, text: str) -> None:
        """Raise BadPattern unless the text is exactly a key."""
        try:
            self.codec.word(text)
        except BadKey as error:
            part, near = "near" if error.nearest else None, shown(error.nearest)
            about = {"key": shown(error.key), "form": error.form}
            raise BadPattern("data-key", part, **about, near=near) from None

    def check_keys(self, pattern: str) -> None:
        """Raise BadPattern if no key can match."""
        if ANY in pattern.split(SEPARATOR):
            self._check(pattern, "verb", self._verbs, ())
        else:
            self.check_key(pattern)

    def check_event(self, pattern: str) -> None:
        """Raise BadPattern if no event can match."""
        self._check(pattern, "event", self._events, (HIDDEN,))

    def _check(
        self, pattern: str, noun: str, known: dict[str, Signature], also: tuple[str, ...]
    ) -> None:
        name, parts = split_key(pattern)
        if name == ANY:
            return
        if name not in known:
            near = nearest(name, dict.fromkeys(known, 0))
            part = f"{noun}-near" if near else noun
            raise BadPattern("data-word", part, name=shown(name), near=shown(near))
        kinds = known[name].kinds
        is_open = bool(parts) and parts[-1] == ANY
        if len(parts) > len(kinds) or (noun == "event" and len(parts) < len(kinds) and not is_open):
            raise BadPattern("data-form", pattern=shown(pattern), form=form(known[name]))
        for kind, part in zip(kinds, parts, strict=False):
            if part not in (ANY, "", *also):
                self._check_part(pattern, kind, part)

    def _check_part(self, pattern: str, kind: str, part: str) -> None:
        if kind == NUMBER:
            if not part.lstrip("-").isdecimal():
                raise BadPattern("data-part", "number", part=shown(part), pattern=shown(pattern))
        elif part not in self._slugs[kind]:
            near = nearest(part, dict.fromkeys(self._slugs[kind], 0))
            about = {"part": shown(part), "pattern": shown(pattern), "kind": kind}
            raise BadPattern("data-part", "near" if near else "thing", **about, near=shown(near))
