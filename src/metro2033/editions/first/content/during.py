"""Timing points of the first edition, and programs that run there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from metro2033.content.condition import FREE, Cost, Fighter, Place
from metro2033.editions.first.content.op import FirstOp

FirstPoint = Literal[
    "main",
    "threat.revealed",
    "threat.answer",
    "threat.lost",
    "battle.before_dice",
    "battle.after_dice",
    "battle.hero_lost",
    "capture.after",
    "turn.end_threat",
]

POINTS_OF: dict[str, frozenset[str]] = {
    "main": frozenset({"cost", "where", "takes", "once"}),
    "threat.revealed": frozenset(),
    "threat.answer": frozenset({"cost", "fighter", "once"}),
    "threat.lost": frozenset(),
    "battle.before_dice": frozenset({"cost", "fighter", "against", "once"}),
    "battle.after_dice": frozenset({"cost", "fighter", "once"}),
    "battle.hero_lost": frozenset({"cost"}),
    "capture.after": frozenset({"is_optional"}),
    "turn.end_threat": frozenset(),
}
"""Every timing point and the conditions an effect may have there:

- `main`: a free step of your own turn, whenever you choose
- `threat.revealed`: the card is open, whatever comes of it
- `threat.answer`: then, before the dice, the player who fights it may answer; a hero meets threats
  only when he attacks a neutral station
- `threat.lost`: the threat has won
- `battle.before_dice`, `battle.after_dice`: both sides may use cards, the attacker first
- `battle.hero_lost`: your hero himself has been beaten, nothing has happened to him yet
- `capture.after`: the station has just been captured, its token placed, points counted
- `turn.end_threat`: the end of your turn, before missions and activity
"""

CHOSEN = frozenset(
    {"main", "threat.answer", "battle.before_dice", "battle.after_dice", "battle.hero_lost"}
)
"""The points at which the player decides whether a program runs."""

RESPONSES = CHOSEN - {"main", "threat.answer"}
"""Those of them that come in other players' turns too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstDuring:
    """A program that runs at a timing point, under conditions.

    - `cost`: what the player pays for it
    - `fighter`: who fights, `against` a hero
    - `where`: the hero's station has to be like one of these
    - `takes`: the hero's attack, which he must still have
    - `is_optional`: the player may decline where it would run by itself; `once` in a turn
    """

    at: FirstPoint
    do: tuple[FirstOp, ...]
    cost: Cost = FREE
    fighter: Fighter | None = None
    against: Literal["hero"] | None = None
    where: tuple[Place, ...] = ()
    takes: Literal["attack"] | None = None
    is_optional: bool = False
    once: Literal["turn"] | None = None
