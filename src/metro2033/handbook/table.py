"""Tables of the rulebook: numbers and cards of the content, and what fights end with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from metro2033 import catalog, rulebook
from metro2033.handbook.outcome import told
from metro2033.handbook.spread import spread
from metro2033.i18n import Wording

FACES: Final = 6
"""Sides of a die."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row: what it is about, then cells, each a few sentences; and the rules it tells."""

    head: str
    cells: tuple[tuple[str, ...], ...]
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BookTable:
    """A table with its heading and the heads of its columns."""

    id: str
    title: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """What tables are made from: the content of an edition, and words."""

    edition: str
    content: Any
    words: Wording

    def text(self, name: str, **args: int) -> str:
        """A text of the tables of this edition."""
        text_id = f"table-{self.edition}-{name}"
        return rulebook.text(text_id, None, language=self.words.language, **args)


def table(edition: str, name: str, language: str) -> BookTable:
    """The table of that name."""
    pack = catalog.pack(edition)
    source = Source(edition, pack.content(), Wording(pack.game(), language))
    rows = tuple(MAKERS[name](source))
    heads = [source.text(f"{name}-{n}") for n in range(len(rows[0].cells) + 1)]
    return BookTable(name, source.text(name), tuple(heads), rows)


def plain(head: str, *cells: str) -> Row:
    """A row whose cells are one sentence each."""
    return Row(head, tuple((cell,) for cell in cells))


def targets(source: Source) -> Iterable[Row]:
    """Players, and the points that win."""
    players = source.content.numbers.players
    for n, points in enumerate(players.targets, players.least):
        yield plain(str(n), str(points))


def levels(source: Source) -> Iterable[Row]:
    """The numbers of tokens, and how often two dice show each."""
    tokens = source.content.numbers.tokens
    numbers = getattr(tokens, tokens.default)
    for number in sorted({*numbers, tokens.home}):
        throws = sum(1 for one in range(1, FACES + 1) if 1 <= number - one <= FACES)
        yield plain(str(number), str(numbers.count(number)), f"{throws}/{FACES**2}")


def upkeep(source: Source) -> Iterable[Row]:
    """Strengths of an army, and what keeping them costs."""
    free = source.text("upkeep-free")
    for strength, pigs in enumerate(source.content.numbers.army.upkeep, 1):
        yield plain(str(strength), source.words.amounts({"pig": pigs}) or free)


def prices(source: Source) -> Iterable[Row]:
    """Everything that has one price."""
    found = source.content.numbers.prices
    for name in (
        *("soldier", "equipment", "renewal", "mission"),
        *("capture_neutral", "capture_player", "mission_ability"),
    ):
        cost = getattr(found, name)
        stock = {kind: getattr(cost, kind) for kind in ("ammo", "mushroom", "pig")}
        head = source.text(f"price-{name.replace('_', '-')}")
        yield plain(head, source.words.amounts(stock))


def track(source: Source) -> Iterable[Row]:
    """The round track, place by place."""
    words = source.words
    for n, place in enumerate(source.content.positions):
        stock = words.amounts(dict.fromkeys(place.resources, place.units))
        events = [words.text("coming-threat")] if place.has_threat else []
        events += [words.text("coming-law")] if place.has_law else []
        head = source.text("track-place", number=n) if n else source.text("track-start")
        yield plain(head, stock or words.text("dash"), ", ".join(events) or words.text("dash"))


def combat(source: Source) -> Iterable[Row]:
    """The combat cards, and what they add against each type."""
    for card in source.content.combat:
        versus = card.versus
        numbers = [versus.attack, versus.defence, versus.manoeuvre]
        type_name = source.words.text(f"type-{card.type}")
        name = str(source.words.name("combat", card.id))
        yield plain(name, type_name, *(f"+{number}" for number in numbers))


def outcomes(source: Source) -> Iterable[Row]:
    """Every kind of fight: what winning and losing it brings."""
    language = source.words.language
    for row in rulebook.table(source.edition, "outcomes")["row"]:
        cells = [told(source.edition, row, end, language) for end in ("won", "lost")]
        head = source.text(f"outcome-{row['id']}")
        yield Row(head, tuple(cells), tuple(spread(row["rules"])))


MAKERS: Final[dict[str, Callable[[Source], Iterable[Row]]]] = {
    "targets": targets,
    "levels": levels,
    "upkeep": upkeep,
    "prices": prices,
    "track": track,
    "combat": combat,
    "outcomes": outcomes,
}
"""How each table is made."""
