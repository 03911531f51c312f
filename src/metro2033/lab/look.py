"""House cards looked at without a match: whether they are legal, how they read, what is odd."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from metro2033 import catalog
from metro2033.content import Content, ContentFault, Fault
from metro2033.content.code import Unsupported
from metro2033.content.effect import FREE, DiscardSelf
from metro2033.content.fault import because
from metro2033.content.house import House, house_of, house_text
from metro2033.content.origin import Record, inside
from metro2033.content.reading import CardReader
from metro2033.content.text import LANGUAGES, kind_of
from metro2033.i18n import Name, Wording
from metro2033.lab.dominance import dominated
from metro2033.lab.warning import Warned

LONGEST: Final = 320
"""Characters of a text that a card has room for; the longest printed one has 260."""

ORIGIN: Final = frozenset({"provenance", "source", "own"})


@dataclass(frozen=True, slots=True)
class Card:
    """A house card: its table and record, and the printed card that it changes, if it does."""

    table: str
    record: Record
    printed: Record | None

    @property
    def kind(self) -> str:
        """The kind of thing it is, in both editions."""
        return kind_of(self.table)


@dataclass(frozen=True, slots=True)
class Look:
    """What can be said of house cards at once; without cards if they cannot be used."""

    edition: str
    faults: tuple[Fault, ...]
    cards: tuple[Card, ...]
    texts: Mapping[str, Mapping[str, tuple[str, ...]]]
    warnings: tuple[Warned, ...]


def look_at(data: Mapping[str, Any]) -> Look:
    """Look at house cards that are given as plain data."""
    try:
        house = house_of(data)
        if house.edition not in catalog.EDITIONS or not catalog.pack(house.edition).has_content:
            raise catalog.UnknownEdition(
                "fault-no-edition", name=house.edition, known=", ".join(editions())
            )
        content = _content(house.edition, data)
        faults = _faults(house, content, data)
    except ContentFault as error:
        return Look(str(data.get("edition")), _unfiled(error.faults), (), {}, ())
    except catalog.UnknownEdition as error:
        return Look(str(data.get("edition")), (because("", "", error),), (), {}, ())
    cards = tuple(_cards(house, content))
    texts = {
        f"{card.table}:{card.record.id}": {
            language: tuple(_read(house, card, language)) for language in LANGUAGES
        }
        for card in cards
    }
    warnings = () if faults else tuple(_warnings(house, content, cards, texts))
    return Look(house.edition, _unfiled(faults), cards, texts, warnings)


def _unfiled(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Faults without the files of the printed set, which house cards have nothing to do with."""
    return tuple(replace(fault, file="") for fault in faults)


def editions() -> list[str]:
    """The editions that have cards."""
    return [name for name in catalog.names() if catalog.pack(name).has_content]


def _content(edition: str, data: Mapping[str, Any]) -> Content:
    with TemporaryDirectory() as folder:
        return catalog.pack(edition).content(house_file(data, Path(folder)))


def house_file(data: Mapping[str, Any], folder: Path) -> Path:
    """House cards as a file in a folder."""
    file = folder / "house.toml"
    file.write_text(house_text(data), encoding="utf-8")
    return file


def _faults(house: House, content: Content, data: Mapping[str, Any]) -> list[Fault]:
    """What keeps the cards from being played."""
    found = catalog.pack(house.edition).card_faults(content)
    return found or [*_unsupported(house, data)]


def _unsupported(house: House, data: Mapping[str, Any]) -> Iterator[Fault]:
    """Effects that the engine has no means for: cards are tried one by one."""
    for table, id in house.ids():
        rows = [row for row in data[table] if row.get("id") == id]
        with TemporaryDirectory() as folder:
            file = house_file({"edition": house.edition, table: rows}, Path(folder))
            try:
                catalog.pack(house.edition).game(file)
            except Unsupported as error:
                yield because("", id, error)
            except ContentFault:
                continue  # It needs another card of the set.


def _cards(house: House, content: Content) -> Iterator[Card]:
    printed, found = _printed(house.edition), _records(content)
    for table, id in house.ids():
        yield Card(table, found[table][id], printed[table].get(id))


@cache
def _printed(edition: str) -> dict[str, dict[str, Record]]:
    return _records(catalog.pack(edition).content())


def _records(content: Content) -> dict[str, dict[str, Record]]:
    return {
        part.metadata["table"]: {record.id: record for record in getattr(content, part.name)}
        for part in fields(content)
        if part.metadata["table"]
    }


def _read(house: House, card: Card, language: str) -> Iterator[str]:
    """The name of a card, and what is said on it."""
    id, kind = card.record.id, card.kind
    name = Name(kind, id, language, house.edition)
    yield house.text(card.table, id, "name", language) or str(name)
    wording = Wording(catalog.game(house.edition), language)
    reader = CardReader(wording)
    yield from reader.facts(card.record, kind)
    goal = getattr(card.record, "goal", None)
    if goal is not None:
        yield wording.text("card-goal", goal=wording.name("goal", goal))
    own = house.text(card.table, id, "text", language)
    if own:
        yield own
    elif card.printed is not None and _plays(card.record) == _plays(card.printed):
        ability = getattr(card.record, "ability", "")
        if ability:
            said = Name("ability", ability, language, house.edition)
            yield wording.text("card-ability", ability=said, text=said.part("text"))
        yield from filter(None, [name.part("text")])
    else:
        yield from reader.sentences(card.record)
    yield from filter(None, [house.text(card.table, id, "flavour", language)])


def _plays(record: Record) -> list[Any]:
    return [getattr(record, part.name) for part in fields(record) if part.name not in ORIGIN]


def _warnings(
    house: House,
    content: Content,
    cards: tuple[Card, ...],
    texts: Mapping[str, Mapping[str, tuple[str, ...]]],
) -> Iterator[Warned]:
    for card in cards:
        said = texts[f"{card.table}:{card.record.id}"]
        yield from _reading_warnings(house, card, said)
        if card.printed is not None and _plays(card.record) == _plays(card.printed):
            yield Warned("same", card.kind, card.record.id)
        if any(map(_is_endless, inside(card.record))):
            yield Warned("endless", card.kind, card.record.id)
    for table in dict.fromkeys(card.table for card in cards):
        names = [card.record.id for card in cards if card.table == table]
        pairs = [*dominated(table, list(_records(content)[table].values()), {*names})]
        for id in names:
            better = tuple(good for good, bad in pairs if bad == id)
            worse = tuple(bad for good, bad in pairs if good == id)
            if better:
                yield Warned("worse", kind_of(table), id, better)
            if worse:
                yield Warned("better", kind_of(table), id, worse)


def _reading_warnings(
    house: House, card: Card, said: Mapping[str, tuple[str, ...]]
) -> Iterator[Warned]:
    """Languages in which a card has no name, or too long a text."""
    kind, id = card.kind, card.record.id
    for language in LANGUAGES:
        printed = Name(kind, id, language, house.edition).found()
        if not house.text(card.table, id, "name", language) and not printed:
            yield Warned("nameless", kind, id, language=language)
        length = sum(map(len, said[language][1:]))
        if length > LONGEST:
            yield Warned("long", kind, id, language=language, number=length)


def _is_endless(part: Any) -> bool:
    """Whether a program is a free step of one's turn that costs nothing and is never used up."""
    if not hasattr(part, "takes"):
        return False
    is_free = part.cost == FREE and part.once is None and part.takes is None
    return is_free and part.at == "main" and not any(isinstance(op, DiscardSelf) for op in part.do)
