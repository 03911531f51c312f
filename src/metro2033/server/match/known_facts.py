"""What each viewer may know of a table: worked out once for all, completed for each viewer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.table.table import Table

Facts = Mapping[str, Any]


class KnownFacts:
    """The facts of a table by viewer.

    Parts that are equal, for several viewers or before and after a change, are the same objects:
    they take up memory once, and need not be compared.
    """

    def __init__(self, table: Table[Any]) -> None:
        self._table: Final = table
        self._moment: tuple[int, int] | None = None
        self._public: Facts = {}
        self._private: Final[dict[int, Facts]] = {}
        self._all: Final[dict[int, Facts]] = {}

    def of(self, viewer: int) -> Facts:
        """All that a viewer may know of the match as it stands."""
        table = self._table
        if self._moment != table.moment:
            self._moment = table.moment
            self._public = shared(self._public, dict(table.game.facts(table.view(SPECTATOR))))
            self._all.clear()
        if viewer not in self._all:
            self._all[viewer] = self._complete(viewer)
        return self._all[viewer]

    def _complete(self, viewer: int) -> Facts:
        """What everybody may know, and what only this viewer does."""
        if viewer == SPECTATOR:
            return self._public
        table, before = self._table, self._private.get(viewer, {})
        private = shared(before, dict(table.game.private_facts(table.view(viewer))))
        self._private[viewer] = private
        return overlaid(self._public, private)


def shared(old: Facts, new: dict[str, Any]) -> Facts:
    """`new`, with parts of `old` in the place of those that equal them.

    >>> old = {"round": 1, "owner": {"polis": 2}}
    >>> shared(old, {"round": 2, "owner": {"polis": 2}})["owner"] is old["owner"]
    True
    """
    return old if old == new else _keep_equal(old, new)


def _keep_equal(old: Facts, new: dict[str, Any]) -> Facts:
    for name, value in new.items():
        before = old.get(name)
        if before == value:
            new[name] = before
        elif isinstance(value, dict) and isinstance(before, dict):
            _keep_equal(before, value)
    return new


def overlaid(below: Facts, above: Facts) -> Facts:
    """`below` with `above` in its place; an object replaces only what it has itself.

    >>> overlaid({"round": 1, "player": {"1": [], "2": []}}, {"player": {"2": ["mask"]}})
    {'round': 1, 'player': {'1': [], '2': ['mask']}}
    """
    found = dict(below)
    for name, value in above.items():
        found[name] = {**found[name], **value} if isinstance(value, dict) else value
    return found
