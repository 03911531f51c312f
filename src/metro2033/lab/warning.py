"""What is odd about house cards, to be told in any language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from metro2033.content.house import House
from metro2033.content.text import kind_of
from metro2033.i18n import Figures, Name, text


@dataclass(frozen=True, slots=True)
class Warned:
    """A warning: its name, the card it is about, and what it is filled with."""

    name: str
    kind: str = ""
    id: str = ""
    others: tuple[str, ...] = ()
    language: str = ""
    number: int = 0
    total: int = 0

    def told(self, language: str, house: House) -> str:
        """The warning in a language."""
        return text(
            "lab-warning",
            {
                "card": card_name(house, self.kind, self.id, language),
                "other": ", ".join(
                    card_name(house, self.kind, other, language) for other in self.others
                ),
                "language": self.language,
                "number": self.number,
                "change": ("+" if self.number > 0 else "") + Figures(language).number(self.number),
                "total": self.total,
            },
            language,
            part=self.name,
        )

    def data(self, language: str, house: House) -> dict[str, Any]:
        """The warning as JSON data."""
        told = self.told(language, house)
        return {"name": self.name, "kind": self.kind, "id": self.id, "text": told}


def card_name(house: House, kind: str, id: str, language: str) -> str:
    """What a card is called, by its house text or by the printed one."""
    if not id or kind == "order":
        return id
    for table, known in house.ids():
        if known == id and kind_of(table) == kind and house.text(table, id, "name", language):
            return house.text(table, id, "name", language)
    return str(Name(kind, id, language, house.edition))
