"""What a seat has done about its soldiers in this round."""

from __future__ import annotations

from typing import Any

from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.state import State
from metro2033.table.progress import Progress


def has_dismissed(table: Progress[Any], seat: int) -> bool:
    """Whether a seat that may hire now has just dismissed soldiers that it could have kept."""
    choices = table.choices
    for n in range(table.count, table.first, -1):
        choice = choices[n - 1]
        if choice.seat != seat:
            continue
        word = table.codec.word(choice.key)
        if verb_of(word) == verb.MAINTAIN:
            state, out = table.at(n - 1), Offer()
            assert isinstance(state, State)
            strength = state.get(seat, st.STRENGTH)
            offer(state, seat, out)
            return first(word) < strength and out.has(pack(verb.MAINTAIN, strength))
        if verb_of(word) != verb.HIRE:
            return False
    return False
