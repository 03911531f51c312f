"""Merge patches (RFC 7396): what has to be sent so that one JSON object becomes another."""

from __future__ import annotations

from collections.abc import Mapping
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
    if old.keys() != new.keys():
        patch: Data = {name: None for name in old if name not in new}
    else:
        patch = {}
    known = {} if known is None else known
    for name, value in new.items():
        before = old.get(name)
        if before is value:
            continue
        if not isinstance(value, dict) or not isinstance(before, dict):
            if before != value:
                patch[name] = value
            continue
        part = (id(before), id(value))
        if part not in known:
            known[part] = {} if before == value else merge_patch(before, value, known)
        if known[part]:
            patch[name] = known[part]
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
