"""The paths along which options take a hero, as the seat being asked may know them, and took it."""

from __future__ import annotations

from typing import Any

from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.trait import MOVES
from metro2033.engine.kernel.word import verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.edition import Edition, Route, Way
from metro2033.engine.model.state import State
from metro2033.table.decision import Decision
from metro2033.table.progress import Progress


def stations_left(table: Progress[Any], seat: int) -> list[int]:
    """The stations that the hero of a seat has left since they did anything but everyday work."""
    found: list[int] = []
    for n in range(table.count, table.first, -1):
        choice = table.choices[n - 1]
        if choice.seat != seat:
            continue
        word = verb_of(table.codec.word(choice.key))
        if word not in verb.EVERYDAY:
            break
        if MOVES in table.game.verbs[word].traits:
            state = table.at(n - 1)
            assert isinstance(state, State)
            found.append(int(state.get(seat, st.PLACE)))
    return found


def routes(view: Core, decision: Decision) -> list[Route]:
    """How the hero gets by several answers where none leads at once; none for other questions."""
    if not isinstance(view, State) or not any(MOVES in o.traits for o in decision.options):
        return []
    edition = view.edition
    assert isinstance(edition, Edition)
    return edition.routes(view, decision.seat)


def ways(view: Core, decision: Decision) -> dict[str, Way]:
    """The paths of those options that move the hero, by key."""
    if not isinstance(view, State):
        return {}
    edition = view.edition
    assert isinstance(edition, Edition)
    keys = {option.word: option.key for option in decision.options}
    found = edition.ways(view, decision.seat, list(keys))
    return {keys[word]: way for word, way in found.items()}
