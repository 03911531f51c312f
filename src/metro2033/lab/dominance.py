"""Cards that are strictly better or worse than another: read off the data where it compares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, fields
from itertools import product
from json import dumps
from typing import Any, Final

from metro2033.content.effect import FREE, Cost
from metro2033.content.origin import Record

GRID: Final[Mapping[str, tuple[str, ...]]] = {
    "versus": ("physical", "biological", "radiation", "player"),
    "role": ("attack", "defence"),
    "of": ("neutral", "player"),
    "place": ("here", "elsewhere"),
    "against": ("anybody", "you"),
    "fighter": ("army", "hero"),
}
"""Situations that statics tell apart."""

PRICES: Final = frozenset({"capture.cost", "army.upkeep", "first_soldier"})
"""Topics that add to what one pays."""

COMPARED: Final = frozenset({"item", "equipment", "hero", "combat"})
"""Tables of cards that belong to one player each, and whose numbers are good for that player."""

ALIKE: Final = ("type", "kind", "skill")
"""Fields in which cards must agree to be compared."""

NUMBERS: Final = ("strength", "speed", "movement", "stands_in")

Value = dict[str, int]
"""What a card is worth in every situation; more is better."""


def dominated(table: str, cards: Sequence[Record], names: set[str]) -> Iterator[tuple[str, str]]:
    """Pairs of a better and a worse card, of which at least one is among `names`."""
    if table not in COMPARED:
        return
    values = {card.id: _value(card) for card in cards}
    for good, bad in product(cards, cards):
        if good.id != bad.id and names & {good.id, bad.id} and _agree(good, bad):
            better, worse = values[good.id], values[bad.id]
            keys = better.keys() | worse.keys()
            leads = [better.get(key, 0) - worse.get(key, 0) for key in keys]
            if all(lead >= 0 for lead in leads) and any(lead > 0 for lead in leads):
                yield good.id, bad.id


def _agree(good: Record, bad: Record) -> bool:
    """Whether two cards are of one kind, and the first can do all that the second can."""
    if any(getattr(good, name, None) != getattr(bad, name, None) for name in ALIKE):
        return False
    return not Counter(_programs(bad)) - Counter(_programs(good))


def _programs(card: Record) -> list[str]:
    return [dumps(asdict(part), sort_keys=True) for part in getattr(card, "during", ())]


def _value(card: Record) -> Value:
    found: Value = Counter()
    for name in NUMBERS:
        found[name] = getattr(card, name, 0)
    price: Cost = getattr(card, "price", FREE)
    for part in fields(price):
        found[f"price.{part.name}"] = -getattr(price, part.name)
    versus = getattr(card, "versus", None)
    for part in fields(versus) if versus is not None else ():
        found[f"versus.{part.name}"] = getattr(versus, part.name)
    for program in _programs(card):
        found[f"program.{program}"] += 1
    for static in getattr(card, "static", ()):
        for key, number in _worth(static):
            found[key] += number
    return found


def _worth(static: Any) -> Iterator[tuple[str, int]]:
    """What a static adds in each situation that it applies to."""
    data = asdict(static)
    topic = str(data.get("on") or data.get("special"))
    # A price of being attacked is paid by others.
    is_price = topic in PRICES or (topic == "attack.cost" and data.get("against") != "you")
    # Another number than the usual one is a property: what it is worth is not in the data.
    number = data.get("add", 1)
    rest = {name: data[name] for name in data if name not in {*GRID, "add", "on", "special"}}
    for situation in product(*GRID.values()):
        if all(_fits(data.get(n), word) for n, word in zip(GRID, situation, strict=True)):
            yield f"{topic} {sorted(rest.items())} {situation}", -number if is_price else number


def _fits(wanted: str | None, word: str) -> bool:
    if wanted is None or wanted == word:
        return True
    if wanted == "threat":
        return word != "player"
    return wanted in {"hero", "near_hero"} and word == "here"
