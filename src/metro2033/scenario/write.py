"""Writes a scenario as TOML: values first, then tables, each in the order in which it is given."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def written(data: Mapping[str, Any], path: tuple[str, ...] = ()) -> str:
    """A table as text; those below it follow under headers of their own.

    >>> print(written({"title": "A", "position": {"round": 2, "player": [{"army": 1}]}}), end="")
    title = "A"
    <BLANKLINE>
    [position]
    round = 2
    <BLANKLINE>
    [[position.player]]
    army = 1
    """
    lines = [f"{key(name)} = {value(found)}" for name, found in data.items() if is_value(found)]
    parts = ["".join(f"{line}\n" for line in lines)]
    for name, found in data.items():
        inner = (*path, name)
        header = ".".join(map(key, inner))
        if isinstance(found, Mapping):
            parts.append(f"\n[{header}]\n{written(found, inner)}")
        elif not is_value(found):
            parts += [f"\n[[{header}]]\n{written(each, inner)}" for each in found]
    return "".join(parts).removeprefix("\n")


def is_value(found: object) -> bool:
    """Whether something stands behind its name; tables and lists of tables have headers."""
    if isinstance(found, list):
        return not found or not all(isinstance(each, Mapping) for each in found)
    return not isinstance(found, Mapping)


def key(name: str) -> str:
    """A name, in quotes if it needs them."""
    is_bare = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if is_bare else quoted(name)


def value(found: object) -> str:
    """A value on one line."""
    if isinstance(found, str):
        return quoted(found)
    if isinstance(found, list):
        return f"[{', '.join(map(value, found))}]"
    if isinstance(found, Mapping):
        pairs = [f"{key(name)} = {value(inner)}" for name, inner in found.items()]
        return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
    if isinstance(found, bool):
        return "true" if found else "false"
    return str(found)


def quoted(text: str) -> str:
    """A text in quotes; TOML escapes like JSON."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
