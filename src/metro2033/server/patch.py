"""Merge patches (RFC 7396): what has to be sent so that one JSON object becomes another."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def merge_patch(old: Data, new: Data) -> Data:
    """The patch that turns `old` into `new`; neither may hold None, which would take away.

    >>> merge_patch({"round": 1, "player": {"1": {"army": 2, "ammo": 1}}},
    ...             {"round": 2, "player": {"1": {"army": 2}}})
    {'round': 2, 'player': {'1': {'ammo': None}}}
    """
    patch: Data = {}
    for name, value in new.items():
        before = old.get(name)
        if before == value:
            continue
        is_object = type(value) is dict and type(before) is dict
        patch[name] = merge_patch(before, value) if is_object else value  # type: ignore[arg-type]
    for name in old:
        if name not in new:
            patch[name] = None
    return patch


def patched(old: Data, patch: Data) -> Data:
    """What `old` becomes by a patch."""
    new = dict(old)
    for name, value in patch.items():
        if value is None:
            new.pop(name, None)
        elif type(value) is dict:
            before = new.get(name)
            new[name] = patched(before if type(before) is dict else {}, value)
        else:
            new[name] = value
    return new
