"""What an open question is about, by the names of things: for its text, and for who shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import subject_of
from metro2033.engine.model.question import SUBJECTS
from metro2033.table.decision import Decision
from metro2033.table.keys import Argument


@dataclass(frozen=True, slots=True)
class NamedSubject:
    """What the text of a question names, the cards that cause it, and the rules behind it.

    `args` has None for what this question is not about. Cards are pairs of a kind and an ID.
    """

    args: dict[str, Argument]
    cards: tuple[tuple[str, str], ...]
    rules: tuple[str, ...]


def subject(game: Game[Any], view: Core, decision: Decision) -> NamedSubject:
    """What a question is about, from the view of the seat that is asked."""
    told = subject_of(view, decision.seat)
    args: dict[str, Argument] = dict.fromkeys(SUBJECTS.get(decision.kind, ()))
    args |= {name: slug(game, *told.things[name]) for name in args if name in told.things}
    cards = [(kind, slug(game, kind, number)) for kind, number in told.cards]
    # The effect of a card that is shown has its name: it would be the same card twice.
    faces = {name for kind, name in cards if kind != "effect"}
    shown = tuple((kind, name) for kind, name in cards if kind != "effect" or name not in faces)
    return NamedSubject(args, shown, tuple(told.rules.split()))


def slug(game: Game[Any], kind: str, number: int) -> str:
    """The ID of a thing of a kind."""
    return game.slugs[kind][number]
