"""Operations of card effects that only the first edition has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from metro2033.content.effect import SharedOp
from metro2033.editions.first.content.special import ProgramSpecial


@dataclass(frozen=True, slots=True, kw_only=True)
class Strengthen:
    """Your hero is stronger for a while; `by` explosives, or in person."""

    op: Literal["strengthen"] = "strengthen"
    n: int
    until: Literal["battle", "turn", "match"]
    by: Literal["explosives"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """Your hero may neither attack nor buy, in this turn or in your next one.

    In this turn only if they have done neither yet.
    """

    op: Literal["bar"] = "bar"
    turn: Literal["this", "next"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Fetch:
    """You take an item from the deck; if none is there, from an opponent of your choice."""

    op: Literal["fetch"] = "fetch"
    item: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StationOp:
    """What stations do.

    - `reselect`: you look at missions again and keep one of them or the one you have
    - `face_threat`: a threat attacks this station, unless you met one in this turn already
    """

    op: Literal["reselect", "face_threat"]


FirstOp: TypeAlias = SharedOp | Strengthen | Bar | Fetch | StationOp | ProgramSpecial
