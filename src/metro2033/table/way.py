"""The paths along which options take a hero, as the seat being asked may know them."""

from __future__ import annotations

from metro2033.engine.kernel.core import Core
from metro2033.engine.model.edition import Edition, Way
from metro2033.engine.model.state import State
from metro2033.table.decision import Decision


def ways(view: Core, decision: Decision) -> dict[str, Way]:
    """The paths of those options that move the hero, by key."""
    if not isinstance(view, State):
        return {}
    edition = view.edition
    assert isinstance(edition, Edition)
    keys = {option.word: option.key for option in decision.options}
    found = edition.ways(view, decision.seat, list(keys))
    return {keys[word]: way for word, way in found.items()}
