"""Keys: the text form of packed words, and the only codec between the two.

A key is a verb and its arguments, joined by colons: `walk:birch`, `bid:2`, `rest`. Numbers are
decimal. Missing arguments are omitted at the end and empty before others.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final

from metro2033.engine.kernel.event import UNKNOWN, Event
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.word import NONE, Signature, first, pack, second, third, verb_of
from metro2033.key_text import SEPARATOR, join_key, split_key

NUMBER: Final = "number"
"""The kind of an argument that is not an index into slugs."""

MOST_ARGUMENTS: Final = 3
LONGEST_NAME: Final = 80

Argument = str | int | None
"""An argument of an event: a slug, a number, "" for none, or None if unknown."""


class BadKey(ValueError):
    """A text that is not a key of the game: the form it should have, and the nearest valid key."""

    def __init__(self, key: str, form: str, nearest: str) -> None:
        hint = f"; did you mean {nearest!r}?" if nearest else ""
        super().__init__(f"{key!r} is not a key of the form {form}{hint}")
        self.key = key
        self.form = form
        self.nearest = nearest


class BadWord(ValueError):
    """A packed word, or an event, that the vocabulary of the game cannot express."""


class KeyCodec:
    """Converts words and events of a game to text, and keys back to words.

    >>> from metro2033.catalog import game
    >>> codec = KeyCodec(game("toy"))
    >>> codec.key(codec.word("walk:birch"))
    'walk:birch'
    >>> codec.word("walk:brich")
    Traceback (most recent call last):
    ...
    metro2033.table.keys.BadKey: 'walk:brich' is not a key of the form walk:<platform>; \
did you mean 'walk:birch'?
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self._verbs: Final = game.verbs
        self._events: Final = game.events
        self._slugs: Final = game.slugs
        # Most words are requested again and again.
        self._keys: Final[dict[int, str]] = {}
        self._by_name: Final = unique([verb.name for verb in game.verbs], "verb")
        self._index: Final = {kind: unique(slugs, kind) for kind, slugs in game.slugs.items()}
        for signature in [*game.verbs, *game.events]:
            for kind in signature.kinds:
                if kind != NUMBER and kind not in game.slugs:
                    raise BadWord(f"{signature.name} has an argument of unknown kind {kind!r}")
        for verb in game.verbs:
            if len(verb.kinds) > MOST_ARGUMENTS:
                raise BadWord(f"{verb.name} has more than {MOST_ARGUMENTS} arguments")

    def key(self, word: int) -> str:
        """The key of a packed word."""
        key = self._keys.get(word)
        if key is None:
            key = self._keys[word] = self._make_key(word)
        return key

    def _make_key(self, word: int) -> str:
        if not 0 <= verb_of(word) < len(self._verbs):
            raise BadWord(f"word {word} has no verb")
        verb = self._verbs[verb_of(word)]
        values = [first(word), second(word), third(word)]
        if any(value != NONE for value in values[len(verb.kinds) :]):
            raise BadWord(f"word {word} has more arguments than {verb.name} takes")
        pairs = zip(verb.kinds, values, strict=False)
        args = [self._text(kind, value) for kind, value in pairs]
        while args and not args[-1]:
            args.pop()
        return join_key(verb.name, args)

    def word(self, key: str) -> int:
        """The packed word of a key, or BadKey."""
        name, texts = split_key(key)
        number = self._by_name.get(name)
        if number is None:
            near = nearest(name, self._by_name)
            raise BadKey(key, "verb:argument", join_key(near, texts) if near else "")
        verb = self._verbs[number]
        if len(texts) > len(verb.kinds) or (texts and not texts[-1]):
            raise BadKey(key, form(verb), "")
        values = [self._value(kind, text) for kind, text in zip(verb.kinds, texts, strict=False)]
        if None in values:
            raise BadKey(key, form(verb), self._mended(verb, texts))
        return pack(number, *(value for value in values if value is not None))

    def event_args(self, event: Event) -> tuple[str, list[Argument]]:
        """The name of an event and its arguments; None stands for what the viewer may not know."""
        if not 0 <= event.kind < len(self._events):
            raise BadWord(f"event kind {event.kind} does not exist")
        told = self._events[event.kind]
        if len(event.args) != len(told.kinds):
            raise BadWord(f"{told.name} has {len(event.args)} arguments, not {len(told.kinds)}")
        args: list[Argument] = []
        for i, kind in enumerate(told.kinds):
            value = int(event.args[i])
            if value == UNKNOWN and (kind != NUMBER or event.hidden >> i & 1):
                args.append(None)
            elif kind == NUMBER:
                args.append(value)
            else:
                args.append(self._text(kind, value))
        return told.name, args

    def _text(self, kind: str, value: int) -> str:
        if value == NONE:
            return ""
        if kind == NUMBER:
            return str(int(value))
        slugs = self._slugs[kind]
        if not 0 <= value < len(slugs):
            raise BadWord(f"no {kind} has the index {value}")
        return slugs[value]

    def _value(self, kind: str, text: str) -> int | None:
        if not text:
            return NONE
        if kind != NUMBER:
            return self._index[kind].get(text)
        is_short = text.isascii() and text.isdigit() and len(text) <= len(str(NONE))
        is_canonical = is_short and str(int(text)) == text and int(text) < NONE
        return int(text) if is_canonical else None

    def _mended(self, verb: Signature, texts: Sequence[str]) -> str:
        """The key with each unknown slug replaced by the nearest, or "" if none is near."""
        args: list[str] = []
        for kind, text in zip(verb.kinds, texts, strict=False):
            is_right = self._value(kind, text) is not None
            part = text if is_right else nearest(text, self._index.get(kind, {}))
            if text and not part:
                return ""
            args.append(part)
        return join_key(verb.name, args)


@lru_cache(maxsize=16)
def codec_of(game: Game[Any]) -> KeyCodec:
    """The codec of a game, cached: many tables may be open at the same time."""
    return KeyCodec(game)


def form(verb: Signature) -> str:
    """The form of a verb's keys, such as `walk:<platform>`."""
    return join_key(verb.name, (f"<{kind}>" for kind in verb.kinds))


def nearest(text: str, known: dict[str, int]) -> str:
    """The known name most similar to `text`, or ""."""
    # A very long text resembles nothing, and takes long to compare.
    wanted = text[:LONGEST_NAME]
    return next(iter(get_close_matches(wanted, list(known), 1)), "")


def unique(names: Sequence[str], kind: str) -> dict[str, int]:
    """The index of each name; names that keys could not tell apart are rejected."""
    index: dict[str, int] = {}
    for i, name in enumerate(names):
        if not name or SEPARATOR in name or name in index:
            raise BadWord(f"{name!r} cannot be the name of one {kind}")
        index[name] = i
    return index
