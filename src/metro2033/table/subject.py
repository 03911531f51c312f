"""What an open question is about: the players, stations and cards that its text names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from metro2033.engine.kernel.core import Core, Frame
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import SealFrame
from metro2033.engine.model.question import SUBJECTS
from metro2033.engine.model.state import State
from metro2033.key_text import split_key
from metro2033.table.decision import Decision
from metro2033.table.keys import Argument

SIDES: Final = (("attacker", "defender"), ("one", "other"))
"""Fields of the frames of fights, which hold both sides."""

VICTIMS: Final = ("victim", "seat")
"""Fields of the frames that ask one player about another one."""

SELF: Final = 4
"""The register of a program with the card whose program it is."""


def subject(
    game: Game[Any], state: Core, decision: Decision, facts: Mapping[str, Any]
) -> dict[str, Argument]:
    """What the text of a question names; None for what this one is not about."""
    occasion = Occasion(game, state, decision, facts)
    return {kind: occasion.found(kind) for kind in SUBJECTS.get(decision.kind, ())}


class Occasion:
    """The procedures that led to a question, the one that asks first."""

    def __init__(
        self, game: Game[Any], state: Core, decision: Decision, facts: Mapping[str, Any]
    ) -> None:
        self._game: Final = game
        self._state: Final = state
        self._decision: Final = decision
        self._facts: Final = facts
        frames = [f for f in state.stack if not isinstance(f, SealFrame)]
        self._frames: Final = [frame.masked(decision.seat) for frame in reversed(frames)]

    def found(self, kind: str) -> str | None:
        """The thing of a kind that the question is about, if there is just one."""
        if kind == "seat":
            return self._slug(kind, self._other_player())
        if kind == "station":
            return self._slug(kind, self._place()) or self._unmarked()
        if kind == "equipment":
            asking = numbers(self._frames[0])
            return self._slug(kind, asking.get("item", asking.get("kind", -1)))
        if kind == "effect":
            return self._only_offered(kind) or self._slug(kind, self._program())
        return self._only_offered(kind) or only(self._facts.get(f"open_{kind}", ()))

    def _slug(self, kind: str, number: int) -> str | None:
        slugs = self._game.slugs[kind]
        return slugs[number] if 0 <= number < len(slugs) else None

    def _other_player(self) -> int:
        """The opponent in the fight, or the player at whose cost something is chosen."""
        seat = self._decision.seat
        for frame in self._frames:
            fields = numbers(frame)
            for one, other in SIDES:
                if seat in (fields.get(one), fields.get(other)):
                    return fields[one] + fields[other] - seat
            if "chooser" in fields:
                whose = next(fields[name] for name in VICTIMS if name in fields)
                return whose if whose != seat else -1
        return -1

    def _place(self) -> int:
        places = (numbers(frame).get("station", -1) for frame in self._frames)
        return next((place for place in places if place >= 0), -1)

    def _unmarked(self) -> str | None:
        """The first station of the player that has no token yet."""
        levels = self._facts.get("level", {})
        for slug, owner in self._facts.get("owner", {}).items():
            if owner == self._decision.seat + 1 and levels.get(slug) == 0:
                return str(slug)
        return None

    def _program(self) -> int:
        """The effect whose program asks, below questions of the same kind."""
        asking = type(self._frames[0])
        below = next((frame for frame in self._frames if type(frame) is not asking), None)
        if "program:vec" not in getattr(below, "FIELDS", ()) or not isinstance(self._state, State):
            return -1
        program, card = list(below.program), below.registers[SELF]  # type: ignore[union-attr]
        for number, effect in enumerate(self._state.content.effects):
            if effect.kind == card and list(effect.code) == program:
                return number
        return -1

    def _only_offered(self, kind: str) -> str | None:
        """The thing of a kind that all options with such a thing name."""
        verbs = {verb.name: verb for verb in self._game.verbs}
        named = set[str]()
        for option in self._decision.options:
            name, texts = split_key(option.key)
            pairs = zip(verbs[name].kinds, texts, strict=False)
            named |= {text for known, text in pairs if known == kind}
        return only(named)


def numbers(frame: Frame) -> dict[str, int]:
    """The numbers among the fields of a frame."""
    return {field: int(getattr(frame, field)) for field in frame.FIELDS if ":" not in field}


def only(things: Iterable[str]) -> str | None:
    """The only one of some things, if there is just one."""
    distinct = list(dict.fromkeys(things))
    return distinct[0] if len(distinct) == 1 else None
