"""Values as TOML writes them, in files and in faults that repeat what somebody wrote."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

ESCAPES: Final = {
    '"': '\\"',
    "\\": "\\\\",
    "\b": "\\b",
    "\t": "\\t",
    "\n": "\\n",
    "\f": "\\f",
    "\r": "\\r",
}


def quoted(text: str) -> str:
    """A text in quotes, with everything escaped that cannot stand there."""
    return f'"{"".join([escaped(letter) for letter in text])}"'


def escaped(letter: str) -> str:
    """A letter as it stands between quotes."""
    known = ESCAPES.get(letter, "")
    if known:
        return known
    return f"\\u{ord(letter):04x}" if letter < " " or letter == "\x7f" else letter


def literal(text: str) -> str:
    """A text in single quotes, between which nothing is escaped, if it can stand there."""
    return f"'{text}'" if "'" not in text and text.isprintable() else quoted(text)


def key_text(name: str) -> str:
    """A name, in quotes if it needs them."""
    is_bare = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if is_bare else quoted(name)


def value_text(found: object, quote: Callable[[str], str] = quoted) -> str:
    """A value on one line.

    >>> print(value_text({"army": 3, "cards": ["akm"], "is open": True}))
    { army = 3, cards = ["akm"], "is open" = true }
    """
    if isinstance(found, str):
        return quote(found)
    if isinstance(found, (list, tuple)):
        return f"[{', '.join([value_text(each, quote) for each in found])}]"
    if isinstance(found, Mapping):
        pairs = [f"{key_text(str(name))} = {value_text(found[name], quote)}" for name in found]
        return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
    if isinstance(found, bool):
        return "true" if found else "false"
    return "null" if found is None else str(found)


def shown(found: object) -> str:
    """A value as a fault repeats it.

    >>> print(shown(["Okhotny Ryad", True, 3]), shown("Hunter's"))
    ['Okhotny Ryad', true, 3] "Hunter's"
    """
    return value_text(found, literal)
