"""The history of a match: its steps, and saved states from which any other is reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar, cast

from msgspec import Struct

from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.event import Event
from metro2033.engine.kernel.loop import apply
from metro2033.table.decision import Choice

S = TypeVar("S", bound=Core)

SPACING: Final = 50
"""Choices between two saved states."""


class Step(Struct, frozen=True, gc=False):
    """One choice and what it led to.

    A forced choice was the only one; a barrier is a choice from which somebody learnt something;
    `asked` is the kind of the question, "" if no longer known.
    """

    choice: Choice
    asked: str
    word: int
    events: tuple[Event, ...]
    is_forced: bool
    is_barrier: bool


class History(Generic[S]):
    """The steps so far, starting from state `start` after the `past`; states are never changed."""

    def __init__(self, start: S, past: Sequence[Step] = ()) -> None:
        self.steps: Final = list(past)
        self.first: Final = len(past)
        self._kept: Final[dict[int, S]] = {self.first: start}

    def append(self, step: Step, state: S) -> None:
        """Add the step that led to `state`."""
        self.steps.append(step)
        if len(self.steps) % SPACING == 0:
            self._kept[len(self.steps)] = state

    def cut(self, n: int) -> list[Step]:
        """Remove and return the steps after the n-th."""
        # States saved further on are replaced before anyone looks at them.
        cut = self.steps[n:]
        del self.steps[n:]
        return cut

    def at(self, n: int) -> S:
        """A copy of the state after `n` choices."""
        if not self.first <= n <= len(self.steps):
            last = len(self.steps)
            raise IndexError(f"there are states after {self.first} to {last} choices, not {n}")
        near = max(self.first, n - n % SPACING)
        state = cast("S", self._kept[near].clone())
        for step in self.steps[near:n]:
            apply(state, step.choice.seat, step.word)
        return state
