"""Card effects compiled into the rows and words that the engine reads: what editions share."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.content.condition import Resource
from metro2033.content.effect import (
    ArmyAdd,
    DiscardSelf,
    Gain,
    HeroSpeed,
    HeroStrength,
    LoseResource,
)
from metro2033.engine.effects import program as op
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import code as c
from metro2033.engine.model import ids
from metro2033.engine.model.content import Content

SharedOp = Gain | LoseResource | ArmyAdd | DiscardSelf
SharedStatic = HeroStrength | HeroSpeed


class Coder:
    """Collects the tables of statics that the cards of an edition share."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.static_rows: list[int] = []
        self.timed: list[int] = []
        self.timed_battle: list[int] = []

    def close(self) -> None:
        """Hand the collected tables to the content."""
        self.content.statics = vec[i64](self.static_rows)
        self.content.timed_static = vec[i64](self.timed)
        self.content.timed_battle = vec[i64](self.timed_battle)
        self.content.timed_count = len(self.timed)

    def spans(self, cards: Sequence[Sequence[list[int]]]) -> vec[i64]:
        """Add the rows of some cards; the result has the first row and the count of each card."""
        found: list[int] = []
        for card in cards:
            found += [self.row_count(), len(card)]
            for cells_of_static in card:
                self.static_rows += cells_of_static
        return vec[i64](found)

    def row_count(self) -> int:
        """How many rows there are."""
        return len(self.static_rows) // c.STATIC_WIDTH


def shared_step(step: SharedOp) -> int:
    """The word of an operation that both editions have."""
    match step:
        case Gain():
            return pack(op.GAIN, ids.RESOURCES.index(step.what), step.n)
        case LoseResource():
            return pack(op.LOSE_OWN if step.who == "you" else op.TAKE_FROM_LOSER, step.n)
        case ArmyAdd():
            return pack(op.ARMY_ADD, step.n)
        case DiscardSelf():
            return pack(op.DISCARD_SELF)


def shared_row(static: SharedStatic) -> list[int]:
    """A static that both editions have, as a row: topic, value, role, foe, place."""
    if isinstance(static, HeroSpeed):
        return cells(c.HERO_SPEED, static.add)
    foe = c.ANY_THREAT if static.versus == "threat" else number(ids.FOES, static.versus)
    return cells(c.HERO_STRENGTH, static.add, number(ids.ROLES, static.role), foe)


class Unsupported(ValueError):
    """An effect that is well formed but that the engine has no means for."""


def number(words: list[str], word: str | None) -> int:
    """The number of a word, ALWAYS when it is not given."""
    return c.ALWAYS if word is None else words.index(word)


def cells(
    topic: int, value: int, role: int = c.ALWAYS, foe: int = c.ALWAYS, place: str | None = None
) -> list[int]:
    """The cells of a row."""
    return [topic, value, role, foe, c.ALWAYS if place is None else c.HERO_PLACE]


def kind(resource: Resource) -> int:
    """The number of a resource."""
    return ids.RESOURCES.index(resource)
