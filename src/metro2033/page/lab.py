"""The balance lab in a worker of a page: plain functions, with JSON texts in and out.

Matches are played in slices, so that the page can show how far they are, use several workers, and
stop; the digits depend on the seed alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import msgspec

from metro2033.catalog import game
from metro2033.content import ContentFault, Fault
from metro2033.content.fault import because
from metro2033.content.house import House, house_of, house_text
from metro2033.content.reference import ID
from metro2033.content.text import kind_of
from metro2033.content.toml import NotToml, read_toml
from metro2033.i18n import Complaint, text
from metro2033.lab.form import form_of, printed_rows
from metro2033.lab.label import Labels
from metro2033.lab.look import editions, look_at
from metro2033.lab.play import Trial
from metro2033.lab.report import Report
from metro2033.lab.warning import card_name

Data = Mapping[str, Any]


class Job(msgspec.Struct, frozen=True):
    """What is tried out: house cards as plain data, and how matches are played."""

    cards: dict[str, Any]
    seats: int
    bot: str
    seed: int

    @property
    def trial(self) -> Trial:
        """How matches are played."""
        return Trial(self.cards["edition"], self.seats, self.bot, self.seed)

    def file(self) -> Path:
        """The cards as a file, always the same for the same cards."""
        written = house_text(self.cards)
        name = sha256(written.encode()).hexdigest()[:16]
        file = Path(gettempdir()) / f"house-{name}.toml"
        if not file.exists():
            file.write_text(written, encoding="utf-8")
        return file


def form(edition: str, language: str) -> str:
    """The form of the cards of an edition, and the printed ones."""
    (tables, shapes), rules = form_of(edition, language), game(edition)
    told = {
        "tables": tables,
        "shapes": shapes,
        "rows": printed_rows(edition),
        "least_seats": rules.least_seats,
        "most_seats": rules.most_seats,
    }
    return _text(told)


def look(cards: str, language: str) -> str:
    """What can be said of house cards at once: faults, texts, warnings, and their file."""
    data = msgspec.json.decode(cards)
    found = look_at(data)
    house = _house(data)
    return _text(
        {
            "faults": [_fault(fault, language, house) for fault in found.faults],
            "texts": found.texts,
            "warnings": [warned.data(language, house) for warned in found.warnings],
            "file": house_text(data),
        }
    )


def read(file: str, language: str) -> str:
    """The cards of a file as plain data, or what is wrong with it."""
    try:
        data = read_toml(file)
        faults = list(_unshown(house_of(data), language))
    except NotToml as error:
        faults = [because("", "", error)]
    except ContentFault as error:
        faults = list(error.faults)
    if faults:
        nameless = House("", {}, {})
        return _text({"faults": [_fault(fault, language, nameless) for fault in faults]})
    return _text({"faults": [], "cards": data})


def _unshown(house: House, language: str) -> Iterator[Fault]:
    """Cards that no form shows: whoever took them in could neither mend nor remove them."""
    if house.edition not in editions():
        known = ", ".join(editions())
        yield because("", "", Complaint("fault-no-edition", name=house.edition, known=known))
        return
    tables = {table["table"] for table in form_of(house.edition, language)[0]}
    for table, rows in house.rows.items():
        if table not in tables:
            yield because("", table, Complaint("data-no-table"))
        for row in rows:
            if not ID.fullmatch(str(row.get("id"))):
                yield because("", table, Complaint("data-id", "form"))


def play(job: str, number: int, is_house: bool) -> str:
    """Match `number` with house cards, or with the printed set, where it is the same for all."""
    wanted = msgspec.json.decode(job, type=Job)
    return _text(wanted.trial.play(wanted.file() if is_house else None, number))


def report(job: str, pairs: str, language: str) -> str:
    """What pairs of matches say about the cards."""
    wanted = msgspec.json.decode(job, type=Job)
    played: Sequence[Any] = msgspec.json.decode(pairs)
    found = Report(wanted.trial, game(wanted.trial.edition, wanted.file()), played)
    return _text(found.data(look_at(wanted.cards).cards, language, house_of(wanted.cards)))


def failure(reason: str, language: str) -> str:
    """What the page says when a worker has failed."""
    return text("lab-page", {"reason": reason}, language, part="failed")


def _house(data: Data) -> House:
    """Cards by whose texts faults and warnings name them; none where they cannot be read."""
    try:
        return house_of(data)
    except ContentFault:
        return House(str(data.get("edition")), {}, {})


def _fault(fault: Fault, language: str, house: House) -> dict[str, str]:
    """What is wrong with a card, in the words of the form and by the name that readers know."""
    tables = [table for table, id in house.ids() if id == fault.record]
    labels = Labels(house.edition, tables[0] if tables else "", language)
    why = fault.why and labels.told(fault.why)
    told = replace(fault, record=_named(fault.record, labels, house, language), why=why)
    return {"record": fault.record, "text": told.told(language)}


def _named(record: str, labels: Labels, house: House, language: str) -> str:
    """What a card, a printed one or a whole table is called."""
    printed = printed_rows(house.edition) if house.edition in editions() else {}
    for table, id in house.ids():
        printed.setdefault(table, []).insert(0, {"id": id})
    found = [table for table, rows in printed.items() if record in [row["id"] for row in rows]]
    if found:
        return card_name(house, kind_of(found[0]), record, language)
    return labels.kind(record)


def _text(told: object) -> str:
    return msgspec.json.encode(told).decode()
