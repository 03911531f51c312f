"""What an open question is about, told by the procedures that led to it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Subject:
    """The things that the text of a question to `seat` may name, and why it is asked.

    Procedures tell of themselves from the asking one downwards; whoever tells first stands nearest
    to the question, so what they have told stays. A thing of number -1 is none. `things` are pairs
    of a kind and a number, by the argument of the text; the argument `effect` is whatever card is
    at work. `cards` are those that cause the question, `rules` those by which it is asked.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.things: dict[str, tuple[str, int]] = {}
        self.cards: list[tuple[str, int]] = []
        self.rules: str = ""

    def name(self, kind: str, number: i64) -> None:
        """The question is about a thing of a kind."""
        if number >= 0 and kind not in self.things:
            self.things[kind] = (kind, int(number))

    def rival(self, seat: i64) -> None:
        """The question is about another player; nobody is their own rival."""
        if seat != self.seat:
            self.name("seat", seat)

    def show(self, kind: str, number: i64) -> None:
        """A card causes the question, which is about it."""
        self.name(kind, number)
        card = (kind, int(number))
        if number >= 0 and card not in self.cards:
            self.cards.append(card)
            self.things.setdefault("effect", card)

    def by(self, rules: str) -> None:
        """The question is asked by these rules."""
        if self.rules == "":
            self.rules = rules
