"""Writes a scenario as TOML: values first, then tables, each in the order in which it is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from metro2033.engine.kernel.toml_value import key_text, value_text


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
    lines = [
        f"{key_text(name)} = {value_text(found)}" for name, found in data.items() if is_value(found)
    ]
    parts = ["".join(f"{line}\n" for line in lines)]
    for name, found in data.items():
        inner = (*path, name)
        header = ".".join(map(key_text, inner))
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
