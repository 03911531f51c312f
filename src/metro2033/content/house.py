"""House cards: a file of cards that change printed ones, or join them.

The file names its edition and has tables like those of the data folder. A card with the id of a
printed one needs only the fields that differ; a new one needs all of them. `name`, `text` and
`flavour` have a text for each language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from metro2033.content.fault import ContentFault, Fault, because
from metro2033.content.network import Content
from metro2033.content.text import LANGUAGES
from metro2033.content.toml import NotToml, read_toml
from metro2033.engine.kernel.toml_value import key_text, shown, value_text
from metro2033.i18n import Complaint

Row = dict[str, Any]
Tables = dict[str, dict[str, Any]]
"""Files of a data folder by name, each with its tables."""

TEXTS: Final = ("name", "text", "flavour")
EDITION: Final = "edition"
HOUSE: Final = "house"


@dataclass(frozen=True, slots=True)
class House:
    """House cards of an edition: their fields by table, and their texts by table and id."""

    edition: str
    rows: Mapping[str, list[Row]]
    texts: Mapping[tuple[str, str], Mapping[str, Mapping[str, str]]]

    def ids(self) -> list[tuple[str, str]]:
        """Table and id of every card that has an id."""
        found = [(table, row.get("id")) for table, rows in self.rows.items() for row in rows]
        return [(table, id) for table, id in found if isinstance(id, str)]

    def text(self, table: str, id: str, part: str, language: str) -> str:
        """A text of a card, or ""."""
        return self.texts.get((table, id), {}).get(part, {}).get(language, "")


def read_house(file: Path) -> House:
    """The cards of a file; raises `ContentFault` with all that cannot be read."""
    try:
        return house_of(read_toml(file.read_text(encoding="utf-8")))
    except NotToml as error:
        raise ContentFault([_fault(error)]) from None
    except UnicodeDecodeError:
        raise ContentFault([_fault(Complaint("fault-not-text"))]) from None


def house_of(data: Mapping[str, Any]) -> House:
    """The cards in plain data; raises `ContentFault` with all that cannot be read."""
    faults: list[Fault] = []
    edition = data.get(EDITION)
    if not isinstance(edition, str):
        faults.append(_fault(Complaint("data-missing", name=EDITION)))
    rows: dict[str, list[Row]] = {}
    texts: dict[tuple[str, str], dict[str, dict[str, str]]] = {}
    for table, given in data.items():
        if table == EDITION:
            continue
        if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
            faults.append(_fault(Complaint("data-records", table=table), table))
            continue
        rows[table] = [{name: row[name] for name in row if name not in TEXTS} for row in given]
        for row in given:
            texts[table, str(row.get("id"))] = {name: row[name] for name in TEXTS if name in row}
    faults += _text_faults(texts)
    house = House(str(edition), rows, texts)
    ids = house.ids()
    for table, id in sorted({known for known in ids if ids.count(known) > 1}):
        faults.append(_fault(Complaint("data-id", "twice", kind=table), id))
    if faults:
        raise ContentFault(faults)
    return house


def _text_faults(texts: Mapping[tuple[str, str], Mapping[str, Any]]) -> Iterator[Fault]:
    for (_, id), parts in texts.items():
        for part, said in parts.items():
            if not isinstance(said, dict):
                why = Complaint("data-kind", "table", value=shown(said))
                yield _fault(Complaint("data-at", path=part, reason=why), id)
                continue
            for language, text in said.items():
                path = f"{part}.{language}"
                if language not in LANGUAGES:
                    known = ", ".join(LANGUAGES)
                    why = Complaint("data-none-of", value=shown(language), list=known)
                    yield _fault(Complaint("data-at", path=part, reason=why), id)
                elif not isinstance(text, str):
                    why = Complaint("data-kind", "str", value=shown(text))
                    yield _fault(Complaint("data-at", path=path, reason=why), id)


def _fault(why: Complaint, record: str = "") -> Fault:
    return because("", record, why)


def lay_over(tables: Tables, house: House, into: type[Content], faults: list[Fault]) -> Tables:
    """The tables of the printed game with house cards in them."""
    files = {part.metadata["table"]: part.metadata["file"] for part in fields(into)}
    found = {file: dict(parts) for file, parts in tables.items()}
    for table, rows in house.rows.items():
        if not table or table not in files:
            faults.append(_fault(Complaint("data-no-table"), table))
            continue
        cards = list(found[files[table]].get(table, []))
        places = {row["id"]: place for place, row in enumerate(cards)}
        for row in rows:
            made = {"provenance": HOUSE, "source": HOUSE, "own": [], **row}
            place = places.get(row.get("id"))
            if place is None:
                cards.append(made)
            else:
                cards[place] = {**cards[place], **made}
        found[files[table]][table] = cards
    return found


def house_text(data: Mapping[str, Any]) -> str:
    """House cards as the text of a file.

    >>> print(house_text({"edition": "second", "law": [{"id": "truce", "name": {"en": "Truce"}}]}))
    edition = "second"
    <BLANKLINE>
    [[law]]
    id = "truce"
    name = { en = "Truce" }
    <BLANKLINE>
    """
    lines = [f"{EDITION} = {value_text(data[EDITION])}", ""]
    for table, rows in data.items():
        if table != EDITION:
            for row in rows:
                fields = [f"{key_text(name)} = {value_text(row[name])}" for name in row]
                lines += [f"[[{key_text(table)}]]", *fields, ""]
    return "\n".join(lines)
