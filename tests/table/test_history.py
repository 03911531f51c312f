"""Events of a match are the same however long ago they were, and whatever was taken back."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from metro2033.engine.kernel.event import SPECTATOR, Event
from metro2033.engine.kernel.source import Stream
from metro2033.table import history
from metro2033.table.history import RECENT, SPACING, History, Step, Told
from metro2033.table.table import Table
from table.play import SECRET, opened, pick

CHOICES = 3 * SPACING + 7


def plain(told: Iterable[Event]) -> list[Any]:
    """Events in a form that can be compared."""
    return [
        (
            *(e.kind, [int(value) for value in e.args], e.audience, e.hidden, e.rules, e.winner),
            [(p.side, p.kind, p.thing, p.value, p.rules) for p in e.parts or []],
        )
        for e in told
    ]


class Witness:
    """Plays a match at random and remembers what happened in each step."""

    def __init__(self, edition: str, seed: int) -> None:
        self.table: Table[Any] = opened(2, edition=edition)
        self.random = Random(seed)
        self.heard: list[list[Any]] = []

    def play(self, choices: int) -> None:
        source = Stream(self.random.randrange(1 << 30))
        while not self.table.is_over and self.table.count < choices:
            if self.table.nature() is not None:
                self.heard.append(plain(self.table.draw(SECRET).events))
                continue
            seat = self.table.asked[source.below(len(self.table.asked))]
            ask = self.table.ask(seat)
            assert ask is not None
            keys = ask.decision.keys
            self.heard.append(plain(pick(self.table, seat, keys[source.below(len(keys))]).events))

    def take_back(self, n: int) -> None:
        self.table.take_back(n)
        del self.heard[n:]

    def differing(self) -> list[int]:
        """The steps of which the table tells something else, in order or in disorder."""
        order = list(range(1, self.table.count + 1))
        disorder = self.random.sample(order, len(order))
        told = self.table._history.told
        return [n for n in order + disorder if plain(told(n)) != self.heard[n - 1]]


@pytest.mark.parametrize("edition", ["toy", "first", "second"])
def test_old_events_are_told_as_they_were(edition: str) -> None:
    witness = Witness(edition, seed=3)
    witness.play(CHOICES)
    assert witness.differing() == []
    for n in (3 * SPACING - RECENT, 2 * SPACING, 2 * SPACING - 9, 20, 0):
        if n <= witness.table.count:
            witness.take_back(n)
            assert witness.differing() == []
            witness.play(n + SPACING + 2 * RECENT + 3)
            assert witness.differing() == []


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_old_events_tell_no_more_than_a_seat_may_know(viewer: int) -> None:
    witness, known = Witness("second", seed=5), list[list[Any]]()
    for n in range(1, CHOICES + 1):
        witness.play(n)
        known.append(plain(witness.table.events_for(viewer, n - 1, n)))
    assert known != witness.heard, "nothing was secret"
    again = [plain(witness.table.events_for(viewer, n - 1, n)) for n in range(1, CHOICES + 1)]
    assert again == known


def test_only_events_of_the_last_steps_are_kept() -> None:
    witness = Witness("second", seed=7)
    witness.play(CHOICES)
    kept = witness.table._history
    assert len(kept._told) < 2 * RECENT
    kept.told(1)
    assert kept._replayed[1]
    witness.play(CHOICES + 1)
    assert not kept._replayed[1]


def test_events_told_otherwise_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    play = history._play

    def forget(state: Any, step: Step) -> tuple[Event, ...]:
        return play(state, step)[1:]

    monkeypatch.setattr(history, "_play", forget)
    witness = Witness("second", seed=3)
    witness.play(CHOICES)
    assert witness.differing()


def test_events_of_steps_that_were_taken_back_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    append = History.append

    def keep_events(self: History[Any], step: Step, state: Any, told: Told) -> None:
        replayed = self._replayed
        append(self, step, state, told)
        self._replayed = replayed

    monkeypatch.setattr(History, "append", keep_events)
    witness = Witness("second", seed=3)
    witness.play(CHOICES)
    assert witness.differing() == []
    witness.table._history.told(20)
    witness.take_back(20)
    witness.play(CHOICES)
    assert witness.differing()
