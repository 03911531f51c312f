"""Where the totals of a fight come from, part by part, in words; the engine tells the parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from metro2033.engine.kernel.event import Event, Part
from metro2033.engine.kernel.game import Game
from metro2033.engine.model.fact import part_name
from metro2033.i18n import Wording

UNNAMED: Final = ("skill", "guard")
"""Kinds of parts that are called by their kind, although they have a thing."""


@dataclass(frozen=True, slots=True)
class Term:
    """One part of a total: what gives it, how much, and the rules behind it."""

    name: str
    value: int
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Total:
    """One side of a fight: who, the parts of its total, and whether it won."""

    name: str
    terms: tuple[Term, ...]
    total: int
    is_winner: bool


def totals(event: Event, words: Wording, game: Game[Any]) -> tuple[Total, ...]:
    """The two sides of the fight that an event ends."""
    parts = event.parts or []
    numbers = [int(n) for n in event.args][-2:]
    names = side_names(event, words, game)
    return tuple(
        Total(
            names[side],
            tuple(term(part, words, game) for part in parts if part.side == side),
            numbers[side],
            event.winner == side,
        )
        for side in range(2)
    )


def side_names(event: Event, words: Wording, game: Game[Any]) -> list[str]:
    """Who fights: players, a threat, or the guard of Polis."""
    kinds = game.events[event.kind].kinds
    names = []
    for kind, arg in zip(kinds, event.args, strict=True):
        if kind == "seat":
            names.append(str(words.name("seat", str(arg + 1))))
        elif kind == "threat":
            names.append(str(words.name("threat", game.slugs["threat"][arg])))
    return [*names, words.text("part-guard")][:2]


def term(part: Part, words: Wording, game: Game[Any]) -> Term:
    """A part in words."""
    id = "" if part.kind in UNNAMED else part_name(game.slugs, part.kind, part.thing)
    name = str(words.name(part.kind, id)) if id else words.text(f"part-{part.kind}")
    return Term(name, int(part.value), tuple(part.rules.split()))


def summed(total: Total) -> str:
    """A total in one line: `Polis: 4 (Hunter) + 6 (Dice) = 10`."""
    terms = [f"{'−' if t.value < 0 else '+'} {abs(t.value)} ({t.name})" for t in total.terms]
    return f"{total.name}: {' '.join(terms).removeprefix('+ ')} = {total.total}"
