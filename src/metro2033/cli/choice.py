"""The options of a question as lines: one per line, or in columns if there are many."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from metro2033.cli.paint import NUMBER, QUIET, hanging
from metro2033.cli.position import Position
from metro2033.engine.kernel.trait import ATTACKS
from metro2033.i18n import Name
from metro2033.key_text import name_of
from metro2033.table.decision import Decision

FEW: Final = 9
"""Up to this many options are listed one per line."""

LEAST_GROUP: Final = 3
MOST_COLUMNS: Final = 5

CARDS: Final = {"faction", "hero", "equipment", "mission", "threat", "law", "combat", "effect"}
"""Kinds of things whose text is shown the first time they are offered."""


ALWAYS: Final = {"combat"}
"""Kinds of cards whose numbers are needed every time."""


class Choices:
    """Lists options; `known` are the cards whose text has been shown before."""

    def __init__(self, position: Position) -> None:
        self.position: Final = position
        self.wording: Final = position.wording
        self.known: Final[set[str]] = set()

    def lines(
        self, decision: Decision, facts: Mapping[str, Any], console: Console
    ) -> Iterator[Text]:
        """The options with their numbers."""
        by_verb: dict[str, list[tuple[int, str]]] = {}
        for number, key in enumerate(decision.keys, 1):
            by_verb.setdefault(name_of(key), []).append((number, key))
        is_many = len(decision.options) > FEW
        notes = {key: self.note(key, facts, str(decision.seat + 1)) for key in decision.keys}
        for verb, options in by_verb.items():
            is_group = is_many and len(options) >= LEAST_GROUP
            if is_group and self.wording.has(f"option-{verb}", "group"):
                yield Text(self.wording.text(f"option-{verb}", "group"), style=QUIET)
                cells = [(number, self.short(key), notes[key]) for number, key in options]
                yield from columns(cells, console.width)
            else:
                for number, key in options:
                    label = self.wording.option(key, decision.kind)
                    body = labelled(label, notes[key])
                    body.append(self.explained(key), style=QUIET)
                    yield hanging(console, Text(f"{number:3}  ", style=NUMBER), body)

    def explained(self, key: str) -> str:
        """The text of the cards in an option, the first time they are offered."""
        if key in self.known:
            return ""
        cards = [name for name in self.things(key) if name.kind in CARDS]
        if not any(name.kind in ALWAYS for name in cards):
            self.known.add(key)
        said = [sentence for name in cards for sentence in self.position.box.summary(name)]
        return " ".join(["", self.wording.text("dash"), *said]) if said else ""

    def short(self, key: str) -> str:
        """An option under the heading of its group."""
        things = self.wording.parts(key)[1]
        return str(next(iter(things.values()))) if len(things) == 1 else self.wording.option(key)

    def things(self, key: str) -> list[Name]:
        """What an option is about."""
        return [thing for thing in self.wording.parts(key)[1].values() if isinstance(thing, Name)]

    def note(self, key: str, facts: Mapping[str, Any], seat: str) -> str:
        """A note on the station in an option; for an attack, on who defends it."""
        stations = [thing.slug for thing in self.things(key) if thing.kind == "station"]
        if not stations:
            return self.price(key)
        owner = str(facts["owner"][stations[0]])
        is_attack = self.wording.verb(key).has(ATTACKS)
        if is_attack and "level" not in facts and owner != "0":
            army = facts["player"][owner]["army"]
            name = self.wording.name("seat", owner)
            return self.wording.text("station-guarded", owner=name, number=army)
        return self.position.note(stations[0], facts, seat)

    def price(self, key: str) -> str:
        """What an option costs, if that never changes."""
        prices = getattr(getattr(self.position.box.content, "numbers", None), "prices", None)
        price = getattr(prices, self.wording.verb(key).price, None)
        return "" if price is None else self.position.box.reader.amounts(price)


def columns(cells: list[tuple[int, str, str]], width: int) -> Iterator[Text]:
    """Many options of one kind, in as many columns as fit."""
    texts = [Text(f"{n:3}  ", NUMBER) + labelled(label, note) for n, label, note in cells]
    for count in range(MOST_COLUMNS, 0, -1):
        height = -(-len(texts) // count)
        stacks = [texts[i : i + height] for i in range(0, len(texts), height)]
        widths = [max(map(len, stack)) + 1 for stack in stacks]
        if sum(widths) <= width or count == 1:
            break
    for row in range(height):
        line = Text()
        for stack, wide in zip(stacks, widths, strict=True):
            cell = stack[row] if row < len(stack) else Text()
            line.append_text(cell).append(" " * (wide - len(cell)))
        line.rstrip()
        yield line


def labelled(label: str, note: str) -> Text:
    """An option with a note."""
    return Text(label).append(f" [{note}]" if note else "", style=QUIET)
