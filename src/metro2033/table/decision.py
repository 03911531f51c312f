"""Questions and answers outside the engine: options have keys, decisions can be shown and sent."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from metro2033.engine.kernel.core import CHANCE, Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking, is_sealed
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import NONE, verb_of
from metro2033.table.keys import KeyCodec


class Option(Struct, frozen=True, gc=False):
    """One legal answer: its text form, its packed form for the engine, the traits of its verb."""

    key: str
    word: int
    traits: tuple[str, ...] = ()


class Decision(Struct, frozen=True, gc=False):
    """A question to one seat: pick exactly one of the options.

    `weights` are nature's odds, one number per option, and empty for other seats. `source` is the
    card that asks, or None if a rule does. `fallback` is the key for an absent player; "" for
    nature. The answer to a sealed question stays hidden until everyone asked has answered.
    `traits` are those of the kind of question.
    """

    seat: int
    kind: str
    options: tuple[Option, ...]
    weights: tuple[int, ...]
    source: int | None
    fallback: str
    is_sealed: bool
    traits: tuple[str, ...] = ()

    @property
    def keys(self) -> list[str]:
        """The keys of the options, in the order they are offered."""
        return [option.key for option in self.options]


class Choice(Struct, frozen=True, gc=False):
    """The answer of a seat; seats count from 0, nature is seat CHANCE."""

    seat: int
    key: str


@lru_cache(maxsize=1 << 16)
def choice_of(codec: KeyCodec, seat: int, word: int) -> Choice:
    """The answer of a seat; one object for all matches, in which most are given again and again."""
    return Choice(seat, codec.key(word))


class NotAsked(ValueError):
    """The seat has no open question."""


def decide(codec: KeyCodec, state: Core, seat: int) -> Decision:
    """The question to `seat` in `state`."""
    if seat < 0 or state.asked >> seat & 1 == 0:
        raise NotAsked(f"seat {seat} is not asked")
    buffer = Offer()
    offer(state, seat, buffer)
    asker = asking(state)
    words = list(buffer.options[: buffer.count])
    source = int(asker.source())
    kind, game = asker.asks(), codec.game
    fallback = "" if seat == CHANCE else codec.key(asker.fallback(state, seat, buffer))
    return Decision(
        seat=seat,
        kind=kind,
        options=_options(codec, words),
        weights=tuple(int(n) for n in buffer.weights[: buffer.count]) if seat == CHANCE else (),
        source=None if source == NONE else source,
        fallback=fallback,
        is_sealed=is_sealed(state),
        traits=game.questions[kind],
    )


@lru_cache(maxsize=16)
def _options_of(_game: Game[Any]) -> dict[int, Option]:
    """The options that a game has offered so far, by word: most are offered again and again."""
    return {}


def _options(codec: KeyCodec, words: list[int]) -> tuple[Option, ...]:
    """The options of words, in their order."""
    known = _options_of(codec.game)
    try:
        return tuple(map(known.__getitem__, words))
    except KeyError:
        for word in words:
            if word not in known:
                traits = codec.game.verbs[verb_of(word)].traits
                known[word] = Option(codec.key(word), word, traits)
    return tuple(map(known.__getitem__, words))
