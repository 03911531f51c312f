"""The text form of keys and events: a name and its arguments, joined by colons.

`walk:birch`, `bid:2`, `rest`. Whatever builds such a text or takes one apart does it here; which
names and arguments a game has is what `metro2033.table.keys` knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SEPARATOR: Final = ":"


def join_key(name: str, args: Iterable[str] = ()) -> str:
    """The text of a name and its arguments.

    >>> join_key("walk", ["birch"]), join_key("rest")
    ('walk:birch', 'rest')
    """
    return SEPARATOR.join([name, *args])


def split_key(text: str) -> tuple[str, list[str]]:
    """The name and the arguments of a text.

    >>> split_key("walk:birch"), split_key("rest")
    (('walk', ['birch']), ('rest', []))
    """
    name, *args = text.split(SEPARATOR)
    return name, args


def name_of(text: str) -> str:
    """The name at the start of a text.

    >>> name_of("walk:birch")
    'walk'
    """
    return text.partition(SEPARATOR)[0]
