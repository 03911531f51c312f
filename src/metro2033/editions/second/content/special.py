"""Specials of the second edition: what one card alone does, in a program or while in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class LoseStation:
    """The owner of the station on which your hero stands loses it; it becomes neutral."""

    special: Literal["lose_station"] = "lose_station"


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroEquipmentLimit:
    """Equipment cards the hero may carry."""

    special: Literal["equipment_limit"] = "equipment_limit"
    add: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroRetreat:
    """A wounded hero goes to any station of the faction instead of a home station."""

    special: Literal["retreat_anywhere"] = "retreat_anywhere"
