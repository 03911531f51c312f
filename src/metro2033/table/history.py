"""The history of a match: its steps, and saved states from which any other is reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar, cast

from msgspec import Struct

from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.event import Event, Log
from metro2033.engine.kernel.loop import apply
from metro2033.table.decision import Choice

S = TypeVar("S", bound=Core)

SPACING: Final = 100
"""Choices between two saved states."""

RECENT: Final = 16
"""Steps, at least, whose events are kept: viewers are told them soon."""


Told = tuple[Event, ...]
"""What happened in a step."""

Replayed = tuple[int, tuple[Told, ...]]
"""What happened in steps that were played again, and how many came before them."""

NOTHING: Final[Replayed] = (0, ())


class Step(Struct, frozen=True, gc=False):
    """One choice.

    A forced choice was the only one; a barrier is a choice from which somebody learnt something;
    `asked` is the kind of the question, "" if no longer known.
    """

    choice: Choice
    asked: str
    word: int
    is_forced: bool
    is_barrier: bool


class History(Generic[S]):
    """The steps so far, starting from state `start` after the `past`; states are never changed.

    Events of earlier steps than the last ones are found by playing them again.
    """

    def __init__(self, start: S, past: Sequence[Step] = ()) -> None:
        self.steps: Final = list(past)
        self.first: Final = len(past)
        self._kept: Final[dict[int, S]] = {self.first: start}
        self._told: Final[list[Told]] = []
        self._replayed = NOTHING

    def append(self, step: Step, state: S, told: Told) -> None:
        """Add the step that led to `state`."""
        self.steps.append(step)
        self._told.append(told)
        if len(self._told) == 2 * RECENT:
            del self._told[:-RECENT]
        if self._replayed[1]:
            self._replayed = NOTHING
        if len(self.steps) % SPACING == 0:
            self._kept[len(self.steps)] = state

    def cut(self, n: int) -> list[Step]:
        """Remove and return the steps after the n-th."""
        # States saved further on are replaced before anyone looks at them.
        cut = self.steps[n:]
        del self.steps[n:]
        del self._told[max(0, len(self._told) - len(cut)) :]
        return cut

    def told(self, n: int) -> Told:
        """What happened in the n-th step; nothing is known of the past before the start."""
        if n <= self.first:
            return ()
        kept = n - 1 - (len(self.steps) - len(self._told))
        return self._told[kept] if kept >= 0 else self._told_again(n - 1)

    def _told_again(self, place: int) -> Told:
        """What happened in a step whose events are no longer kept."""
        start, found = self._replayed
        if not start <= place < start + len(found):
            start = self._near(place)
            end = start - start % SPACING + SPACING
            state = self.at(start)
            found = tuple([_play(state, step) for step in self.steps[start:end]])
            self._replayed = (start, found)
        return found[place - start]

    def at(self, n: int) -> S:
        """A copy of the state after `n` choices."""
        if not self.first <= n <= len(self.steps):
            last = len(self.steps)
            raise IndexError(f"there are states after {self.first} to {last} choices, not {n}")
        near = self._near(n)
        state = cast("S", self._kept[near].clone())
        for step in self.steps[near:n]:
            apply(state, step.choice.seat, step.word)
        return state

    def _near(self, n: int) -> int:
        """The last saved state that is not after `n` choices."""
        return max(self.first, n - n % SPACING)


def _play(state: Core, step: Step) -> Told:
    """Play a step once more, in `state`; what happened."""
    log = Log()
    state.log = log
    apply(state, step.choice.seat, step.word)
    state.log = None
    return tuple(log.events)
