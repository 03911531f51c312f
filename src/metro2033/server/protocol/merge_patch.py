"""Merge patches (RFC 7396): what has to be sent so that one JSON object becomes another."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from operator import is_not
from typing import Any

Data = dict[str, Any]


Known = dict[tuple[int, int], Data]
"""Patches of parts by the identities of the parts, which live as long as this."""


def merge_patch(old: Mapping[str, Any], new: Mapping[str, Any], known: Known | None = None) -> Data:
    """The patch that turns `old` into `new`; neither may hold None, which would take away.

    What `known` holds of parts that many objects share is worked out only once.

    >>> merge_patch({"round": 1, "player": {"1": {"army": 2, "ammo": 1}}},
    ...             {"round": 2, "player": {"1": {"army": 2}}})
    {'round': 2, 'player': {'1': {'ammo': None}}}
    """
    patch: Data = {} if list(old) == list(new) else {name: None for name in old if name not in new}
    known = {} if known is None else known
    for name in replaced(old, new):
        before, value = old.get(name), new[name]
        if not isinstance(value, dict) or not isinstance(before, dict):
            if before != value:
                patch[name] = value
            continue
        part = (id(before), id(value))
        if part not in known:
            known[part] = merge_patch(before, value, known)
        if known[part]:
            patch[name] = known[part]
    return patch


def replaced(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    """The names in `new` whose values are other objects than in `old`.

    >>> name = [1]
    >>> replaced({"a": name, "b": [2]}, {"a": name, "b": [2], "c": [3]})
    ['b', 'c']
    """
    if list(old) == list(new):  # as nearly always: then no name has to be looked up
        return list(compress(new, map(is_not, old.values(), new.values())))
    return [name for name, value in new.items() if old.get(name) is not value]


def patched(old: Data, patch: Data) -> Data:
    """What `old` becomes by a patch."""
    new = dict(old)
    for name, value in patch.items():
        if value is None:
            new.pop(name, None)
        elif isinstance(value, dict):
            before = new.get(name)
            new[name] = patched(before if isinstance(before, dict) else {}, value)
        else:
            new[name] = value
    return new
