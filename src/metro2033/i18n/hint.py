"""A hint as one sentence: what to do, what for, and against which danger."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from metro2033.engine.kernel.trait import PASSES
from metro2033.i18n.wording import Wording
from metro2033.key_text import split_key


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer to a kind of question, what is to be done next, and its purpose.

    `deed` is the key of what is done next, or ""; `aims` are features to improve; `danger` is
    what it is done against, `seat` the number of the seat from which that comes, or "", and
    `station` the station in danger, or "".
    """

    key: str
    kind: str = ""
    deed: str = ""
    aims: list[str] = field(default_factory=list)
    danger: str = ""
    seat: str = ""
    station: str = ""
    is_even: bool = False


ADVISED: Final = "hint-advised"
MISSED: Final = "hint-missed"
"""How a sentence begins: what to do now, or what would have been better."""


def hint_sentence(wording: Wording, hint: Hint, beginning: str = ADVISED) -> str:
    """The hint as a player would say it."""
    aims = [_phrase(wording, f"hint-aim-{aim}", hint.kind) for aim in hint.aims]
    said, part = f"hint-say-{hint.danger}" if hint.danger else "hint-say", None
    if hint.danger:
        part = None if hint.aims else "bare"
    elif not hint.aims:
        is_rest = beginning == ADVISED and PASSES in wording.verb(hint.key).traits
        part = "even" if hint.is_even else "rest" if is_rest else "plain"
    begun = "even" if part == "even" else None
    values = {
        "do": wording.text(beginning, begun, do=_what(wording, hint)),
        "aim": _both(wording, "hint-aim-both", aims),
    }
    named = {"seat": hint.seat, "station": hint.station}
    things = {kind: wording.name(kind, slug) for kind, slug in named.items() if slug}
    sentence = wording.text(said, part, **values, **things)
    return sentence[:1].upper() + sentence[1:]


def _what(wording: Wording, hint: Hint) -> str:
    """What to do, and what to do after it."""
    said = [_deed(wording, hint.key, hint.kind)]
    if hint.deed:
        is_there = split_key(hint.deed)[1] == split_key(hint.key)[1] != []
        said.append(_deed(wording, hint.deed, "there" if is_there else ""))
    return _both(wording, "hint-do-both", said)


def _deed(wording: Wording, key: str, part: str) -> str:
    verb, args = wording.parts(key)
    return _phrase(wording, f"hint-do-{verb.name}", part, **args)


def _phrase(wording: Wording, message: str, part: str, **args: Any) -> str:
    """A phrase in the form for a kind of question, if it has one."""
    return wording.text(message, part if part and wording.has(message, part) else None, **args)


def _both(wording: Wording, message: str, said: list[str]) -> str:
    """One or two phrases as one."""
    if len(said) < 2:
        return "".join(said)
    return wording.text(message, first=said[0], second=said[1])
