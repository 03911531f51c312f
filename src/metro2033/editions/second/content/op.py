"""Operations of card effects, each with its arguments. A program does them in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.effect import Cost, SharedOp
from metro2033.editions.second.content.special import LoseStation
from metro2033.editions.second.content.static import Static


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """You draw from the deck in secret and keep one card; the rest is discarded."""

    op: Literal["draw_equipment", "draw_mission"]
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Peek:
    """You look in secret at the top cards, put some under the deck, the rest back in any order.

    `bury` is exactly that many, but one card always stays on top; or any number.
    """

    op: Literal["peek"] = "peek"
    deck: Literal["threat", "law"]
    n: int
    bury: int | Literal["any"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PayOr:
    """You pay the cost, or, by choice or for want of it, the other program follows."""

    op: Literal["pay_or"] = "pay_or"
    cost: Cost
    otherwise: tuple[Op, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Casualties:
    """The army loses 1 strength, not below its least; a hero is wounded, after the capture.

    No attack was lost, so statics about lost attacks do not apply.
    """

    op: Literal["casualties"] = "casualties"


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardEquipment:
    """You discard equipment cards of your hero, of your choice, as far as they have any."""

    op: Literal["discard_equipment"] = "discard_equipment"
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Timed:
    """Statics that hold for a while, for you or for one hero or army of your choice."""

    op: Literal["timed"] = "timed"
    static: tuple[Static, ...]
    until: Literal["battle", "round"]
    target: Literal["you", "any_hero", "any_army"] = "you"


Op: TypeAlias = SharedOp | Draw | Peek | PayOr | Casualties | DiscardEquipment | Timed | LoseStation
