"""Playing the toy by keys such as `walk:birch`, as a test reads it.

Seats are numbers from 0, as in the engine; in keys, events and positions they count from 1.
"""

from typing import Any

from metro2033.editions.toy.rules.fact_type import ToyFacts
from metro2033.editions.toy.rules.game import ToyGame
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR, UNKNOWN, Log, redact
from metro2033.engine.kernel.loop import apply, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import Signature, first, pack, verb_of

GAME = ToyGame()
ALL = -9
"""The viewer to whom nothing is hidden."""


def named(kind: str, value: int) -> str:
    if value == UNKNOWN:
        return "?"
    return str(value) if kind == "number" else GAME.slugs[kind][value]


def key(word: int) -> str:
    """The option as text."""
    verb = GAME.verbs[verb_of(word)]
    return ":".join([verb.name, *[named(kind, first(word)) for kind in verb.kinds]])


def word(text: str) -> int:
    """The option that a text means, offered or not."""
    name, *args = text.split(":")
    number = [verb.name for verb in GAME.verbs].index(name)
    kinds = GAME.verbs[number].kinds
    values = [
        int(arg) if kind == "number" else GAME.slugs[kind].index(arg)
        for kind, arg in zip(kinds, args, strict=True)
    ]
    return pack(number, *values)


class Play:
    """A toy match from a position on."""

    def __init__(self, **position: Any) -> None:
        self.state = GAME.position(position)
        self.log = self.state.log = Log()

    def offered(self, seat: int) -> Offer:
        assert self.state.asked >> seat & 1, f"seat {seat} is not asked"
        out = Offer()
        offer(self.state, seat, out)
        return out

    def options(self, seat: int) -> list[str]:
        out = self.offered(seat)
        return [key(out.options[i]) for i in range(out.count)]

    def chances(self) -> dict[str, int]:
        """What nature may answer, with weights."""
        out = self.offered(CHANCE)
        return {key(out.options[i]): out.weights[i] for i in range(out.count)}

    def choose(self, seat: int, text: str) -> None:
        assert self.offered(seat).has(word(text)), f"{text} is not offered to seat {seat}"
        apply(self.state, seat, word(text))

    def draw(self, text: str) -> None:
        """Nature's answer."""
        self.choose(CHANCE, text)

    def refusal(self, seat: int, text: str) -> str:
        assert not self.offered(seat).has(word(text)), f"{text} is offered to seat {seat}"
        return self.state.stack[-1].refusal(self.state, seat, word(text))

    def told(self, viewer: int = ALL) -> list[str]:
        """What has happened so far, as `viewer` may know it."""
        lines = []
        for event in self.log.events:
            seen = event if viewer == ALL else redact(event, viewer)
            signature: Signature = GAME.events[seen.kind]
            args = [named(k, v) for k, v in zip(signature.kinds, seen.args, strict=True)]
            lines.append(" ".join([signature.name, *args]))
        return lines

    def facts(self) -> ToyFacts:
        assert GAME.faults(self.state) == []
        return GAME.facts(self.state)


__all__ = ["ALL", "GAME", "SPECTATOR", "Play", "key", "word"]
