"""Merge patches (RFC 7396): what has to be sent so that one JSON object becomes another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Data = dict[str, Any]


def merge_patch(old: Mapping[str, Any], new: Mapping[str, Any]) -> Data:
    """The patch that turns `old` into `new`; neither may hold None, which would take away.

    >>> merge_patch({"round": 1, "player": {"1": {"army": 2, "ammo": 1}}},
    ...             {"round": 2, "player": {"1": {"army": 2}}})
    {'round': 2, 'player': {'1': {'ammo': None}}}
    """
    if old.keys() != new.keys():
        patch: Data = {name: None for name in old if name not in new}
    else:
        patch = {}
    for name, value in new.items():
        before = old.get(name)
        if before is value or before == value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            patch[name] = merge_patch(before, value)
        else:
            patch[name] = value
    return patch


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
