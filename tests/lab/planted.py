"""House cards that are wrong in known ways, and matches with them."""

from __future__ import annotations

from typing import Any

Cards = dict[str, Any]

WON_AT_ONCE: Cards = {
    "edition": "second",
    "faction": [{"id": "red_line", "target": 1}],
    "mission": [
        {
            "id": "ghost_hunt",
            "goal": "scouted_kill",
            "during": [{"at": "mission.window", "do": [{"op": "gain", "what": "pig", "n": 1}]}],
            "name": {"en": "Ghost Hunt", "ru": "Охота на призрака", "hu": "Szellemvadászat"},
        }
    ],
}
"""A faction that wins with one point, and a mission that random players never complete."""

ENDLESS: Cards = {
    "edition": "first",
    "item": [
        {
            "id": "pump",
            "type": "inventory",
            "copies": 1,
            "price": {"pig": 1},
            "during": [{"at": "main", "do": [{"op": "gain", "what": "ammo", "n": 1}]}],
        }
    ],
}
"""An item that brings ammo as often as its owner likes."""


def equipment(id: str = "akm", **fields: Any) -> Cards:
    """One equipment card of the second edition."""
    return {"edition": "second", "equipment": [{"id": id, **fields}]}


def strength(*adds: int, **filters: str) -> list[Cards]:
    """Statics that add to the strength of a hero."""
    return [{"on": "hero.strength", "add": add, **filters} for add in adds]
