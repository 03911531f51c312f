"""Card effects compiled into the rows and words that the engine reads: what editions share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.content.column import pick
from metro2033.content.effect import (
    ArmyAdd,
    DiscardSelf,
    Gain,
    HeroSpeed,
    LoseResource,
    Resource,
    SharedOp,
    SharedStatic,
)
from metro2033.engine.effects import program as op
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import code as c
from metro2033.engine.model import ids
from metro2033.engine.model.content import Content, Effect
from metro2033.i18n import Complaint

Op = TypeVar("Op")
Static = TypeVar("Static")
During = TypeVar("During")
During_co = TypeVar("During_co", covariant=True)


class Card(Protocol[During_co]):
    """A record that may have programs at timing points."""

    @property
    def id(self) -> str: ...
    @property
    def during(self) -> Sequence[During_co]: ...


class Coder(Generic[Op, Static, During]):
    """Compiles operations, statics and programs at timing points of one edition.

    It collects the tables of statics that all cards share; `durings` are the records of the
    content's effects.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        self.static_rows: list[int] = []
        self.timed: list[int] = []
        self.timed_battle: list[int] = []
        self.durings: list[During] = []

    def step(self, step: Op) -> list[int]:
        """The words of one operation."""
        raise NotImplementedError

    def row(self, static: Static) -> list[int]:
        """A static as a row: topic, value, role, foe, place."""
        raise NotImplementedError

    def effect(self, during: During, by: int, kind: int, name: str) -> Effect:
        """A program at a timing point, on a card by its kind and name."""
        raise NotImplementedError

    def words(self, program: Sequence[Op]) -> list[int]:
        """The words of a program."""
        return [word for step in program for word in self.step(step)]

    def code(self, program: Sequence[Op]) -> vec[i64]:
        """A program as a vector of words."""
        return vec[i64](self.words(program))

    def effects(self, by: int, cards: Sequence[Card[During]]) -> list[vec[i64]]:
        """Add the programs of some cards; the result has the numbers of the effects of each."""
        content = self.content
        found: list[vec[i64]] = []
        for kind, card in enumerate(cards):
            begin = len(content.effects)
            for during in card.during:
                content.effects.append(self.effect(during, by, kind, card.id))
                content.slugs["effect"].append(card.id)
                self.durings.append(during)
            found.append(vec[i64](list(range(begin, len(content.effects)))))
        return found

    def close(self) -> None:
        """Hand the collected tables to the content."""
        self.content.statics = vec[i64](self.static_rows)
        self.content.timed_static = vec[i64](self.timed)
        self.content.timed_battle = vec[i64](self.timed_battle)
        self.content.timed_count = len(self.timed)

    def rows(self, cards: Iterable[Sequence[Static]]) -> vec[i64]:
        """Add the statics of some cards; the result has the first row and the count of each."""
        found: list[int] = []
        for card in cards:
            found += [self.row_count(), len(card)]
            for static in card:
                self.static_rows += self.row(static)
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
    foe = c.ANY_THREAT if static.versus == "threat" else pick(ids.FOES, static.versus)
    return cells(c.HERO_STRENGTH, static.add, pick(ids.ROLES, static.role), foe)


class Unsupported(Complaint):
    """An effect that is well formed but that the engine has no means for."""


def cells(
    topic: int, value: int, role: int = c.ALWAYS, foe: int = c.ALWAYS, place: str | None = None
) -> list[int]:
    """The cells of a row."""
    return [topic, value, role, foe, c.ALWAYS if place is None else c.HERO_PLACE]


def kind_of(resource: Resource) -> int:
    """The number of a resource."""
    return ids.RESOURCES.index(resource)
