"""One number for every answer that a seat can be offered, the same in all matches of an edition.

Verbs follow one another; the answers of a verb are counted by their arguments, the last one
fastest. Seats are counted from the one who answers: 0 is itself, 1 the next on its left.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import NONE, Signature, first, pack, second, third, verb_of

ABSENT: Final = -1
"""The base of a verb that no seat of the edition uses."""


class BadAction(ValueError):
    """A number that is no action here, or an option that has no number."""


@final
class ActionTable:
    """The numbers of all answers of an edition.

    `sizes` says how many there are of each kind of argument, and `numbers` below what the plain
    numbers of a verb stay.
    """

    def __init__(
        self,
        verbs: list[Signature],
        used: list[int],
        sizes: dict[str, int],
        numbers: dict[int, int],
    ) -> None:
        self.verbs: Final = verbs
        self.base: Final = vec[i64]([ABSENT] * len(verbs))
        self.arity: Final = vec[i64]([len(verb.kinds) for verb in verbs])
        self.size: Final = vec[i64]([1] * (3 * len(verbs)))
        self.is_seat: Final = vec[i64]([0] * len(verbs))
        self.words: vec[i64] = vec[i64]()
        for number in used:
            verb = verbs[number]
            for i, kind in enumerate(verb.kinds):
                many = numbers[number] if kind == "number" else sizes[kind]
                self.size[3 * number + i] = many
            self.base[number] = i64(len(self.words))
            self.is_seat[number] = 1 if verb.kinds[:1] == ("seat",) else 0
            self.add_words(number)
        self.count: Final[i64] = i64(len(self.words))

    def add_words(self, verb: i64) -> None:
        """Add all answers of a verb, as the first seat would give them."""
        arity = self.arity[verb]
        for a in range(self.size[3 * verb]):
            for b in range(self.size[3 * verb + 1]):
                for c in range(self.size[3 * verb + 2]):
                    word = pack(
                        verb,
                        a if arity > 0 else i64(NONE),
                        b if arity > 1 else i64(NONE),
                        c if arity > 2 else i64(NONE),
                    )
                    self.words = append(self.words, word)

    def index(self, word: i64, seat: i64, seats: i64) -> i64:
        """The number of an option that `seat` is offered in a match of `seats`."""
        verb = verb_of(word)
        base = self.base[verb]
        if base == ABSENT:
            raise BadAction(f"seats never answer {self.verbs[verb].name}")
        arity = self.arity[verb]
        if arity == 0:
            return base
        a = first(word)
        if self.is_seat[verb] == 1:
            a = (a + seats - seat) % seats
        b = second(word) if arity > 1 else i64(0)
        c = third(word) if arity > 2 else i64(0)
        at = 3 * verb
        if a >= self.size[at] or b >= self.size[at + 1] or c >= self.size[at + 2]:
            raise BadAction(f"{self.verbs[verb].name} has no number for {a}, {b}, {c}")
        return base + (a * self.size[at + 1] + b) * self.size[at + 2] + c

    def word(self, index: i64, seat: i64, seats: i64) -> i64:
        """The option that a number means for `seat` in a match of `seats`."""
        if index < 0 or index >= self.count:
            raise BadAction(f"actions are 0 to {self.count - 1}, not {index}")
        word = self.words[index]
        if self.is_seat[verb_of(word)] == 0:
            return word
        n = first(word)
        if n >= seats:
            raise BadAction(f"action {index} names a seat that nobody holds")
        return pack(verb_of(word), (n + seat) % seats, second(word), third(word))

    def option(self, index: i64, seat: i64, seats: i64, offer: Offer) -> i64:
        """The offered option that a number means; BadAction if it is not offered."""
        word = self.word(index, seat, seats)
        if not offer.has(word):
            raise BadAction(f"action {index} is not among the options")
        return word
