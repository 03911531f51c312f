"""Observations and actions of an edition as NumPy arrays, and their names.

>>> space = space_of("second")
>>> space.observation_size, space.action_count
(2261, 1162)
>>> space.action_names[1]
'faction:fourth_reich'
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from metro2033.catalog import game, having, pack
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, second, third, verb_of
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.state import State
from metro2033.key_text import join_key
from metro2033.research.fast.encoder import Encoder
from metro2033.table.keys import NUMBER

VERSION: Final = 1
"""The version in the names of environments; raised when results of learning could change."""

N = TypeVar("N", bound=np.generic)

Row = NDArray[np.int8]
Rows = NDArray[np.int8]
"""Observations and masks are signed bytes; the last axis runs over numbers or actions."""


class NoSpace(LookupError):
    """A game without observations."""


class Buffer(Protocol):
    """A vector of the compiled engine."""

    def __buffer__(self, flags: int, /) -> memoryview: ...


class Space:
    """The observations and actions of one edition.

    `tables` names the parts of an observation: for each the names of its rows and columns.
    """

    def __init__(self, edition: Game[Any]) -> None:
        if not isinstance(edition, Edition) or edition.name not in learnable():
            raise NoSpace(f"there are no observations of {edition.name}")
        self.game: Final = edition
        self.encoder: Final[Encoder] = pack(edition.name).encoder(edition)
        self.observation_size: Final = int(self.encoder.size)
        self.action_count: Final = int(self.encoder.actions.count)
        blocks = self.encoder.layout.blocks
        self.tables: Final = {block.name: (block.rows, block.columns) for block in blocks}
        self._parts: Final = {
            block.name: (slice(int(block.base), int(block.end)), shape(block.rows, block.columns))
            for block in blocks
        }

    @property
    def action_names(self) -> list[str]:
        """The key of each action; seats are relative to the one that answers."""
        slugs = {**self.game.slugs, "seat": [f"+{n}" for n in range(8)]}
        names = []
        for index in range(self.action_count):
            word = int(self.encoder.actions.word(index, 0, 8))
            verb = self.game.verbs[verb_of(word)]
            args = zip(verb.kinds, (first(word), second(word), third(word)), strict=False)
            texts = [str(arg) if kind == NUMBER else slugs[kind][arg] for kind, arg in args]
            names.append(join_key(verb.name, texts))
        return names

    @property
    def observation_names(self) -> list[str]:
        """The name of each number of a flat observation: table, row and column."""
        return [
            f"{table}.{thing}.{column}"
            for table, (rows, columns) in self.tables.items()
            for thing in rows
            for column in columns
        ]

    def observe(self, state: Core, seat: int) -> Row:
        """The flat observation of a seat, from a state or its view."""
        assert isinstance(state, State)
        return row(self.encoder.observation(state, seat))

    def reveal(self, state: Core) -> Row:
        """What the first seat would observe if all cards were face up."""
        assert isinstance(state, State)
        told = state.clone()
        shared(told.seen, np.int64)[:] = EVERYONE
        return row(self.encoder.observation(told, 0))

    def mask(self, offer: Offer, seat: int, seats: int) -> Row:
        """The mask of the actions offered to a seat."""
        return row(self.encoder.offered(seat, seats, offer))

    def entities(self, flat: Rows) -> dict[str, Rows]:
        """A flat observation, or many of them, as tables; nothing is copied."""
        many = flat.shape[:-1]
        return {
            name: flat[..., part].reshape(many + size) for name, (part, size) in self._parts.items()
        }

    def action(self, word: int, seat: int, seats: int) -> int:
        """The number of an option."""
        return int(self.encoder.actions.index(word, seat, seats))

    def word(self, action: int, seat: int, seats: int) -> int:
        """The option of an action; BadAction if it has none here."""
        return int(self.encoder.actions.word(action, seat, seats))


def shape(rows: list[str], columns: list[str]) -> tuple[int, ...]:
    """The shape of a table; one with a single row is a row."""
    return (len(rows), len(columns)) if len(rows) > 1 else (len(columns),)


def learnable() -> tuple[str, ...]:
    """The editions that have observations."""
    return having("encoder.py")


@cache
def space_of(edition: str, content: Path | None = None) -> Space:
    """The space of an edition, made once."""
    return space_for(game(edition, content))


@cache
def space_for(edition: Game[Any]) -> Space:
    """The space of an edition that is there already; NoSpace if it has none."""
    return Space(edition)


def row(vector: Buffer) -> Row:
    """A vector of signed bytes as an array of its own."""
    return np.frombuffer(memoryview(vector), np.int8).copy()


class Memory:
    """Tells NumPy where a vector lies, and keeps it alive."""

    def __init__(self, view: NDArray[Any]) -> None:
        self.kept: Final = view
        told = view.__array_interface__
        self.__array_interface__: Final = {**told, "data": (told["data"][0], False)}


def shared(vector: Buffer, kind: type[N]) -> NDArray[N]:
    """A large vector as an array, without a copy.

    Vectors show their memory for reading only. Those of a batch are handed out once and never
    written again, so whoever gets the array may write into it.
    """
    return np.asarray(Memory(np.frombuffer(memoryview(vector), kind)))
