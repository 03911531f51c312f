"""Timing points of the first edition, and programs that run there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from metro2033.content.effect import FREE, Cost, Fighter, Place, TimingPoint
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

OWN = frozenset({"hero", "item"})
"""Cards that players have before them."""

POINTS: dict[str, TimingPoint] = {
    "main": TimingPoint(OWN, {"cost", "where", "takes", "once"}),
    "threat.revealed": TimingPoint({"threat"}),
    "threat.answer": TimingPoint(OWN, {"cost", "fighter", "once"}),
    "threat.lost": TimingPoint({"threat"}),
    "battle.before_dice": TimingPoint(OWN, {"cost", "fighter", "against", "once"}),
    "battle.after_dice": TimingPoint(OWN, {"cost", "fighter", "once"}),
    "battle.hero_lost": TimingPoint(OWN, {"cost"}),
    "capture.after": TimingPoint({"station"}, {"is_optional"}),
    "turn.end_threat": TimingPoint({"station"}),
}
"""Every timing point, the cards that have effects there and the conditions these may have:

- `main`: a free step of your own turn, whenever you choose
- `threat.revealed`: the card is open, whatever comes of it
- `threat.answer`: then, before the dice, the player who fights it may answer; a hero meets threats
  only when attacking a neutral station
- `threat.lost`: the threat has won
- `battle.before_dice`, `battle.after_dice`: both sides may use cards, the attacker first
- `battle.hero_lost`: your hero in person has been beaten, nothing has happened to them yet
- `capture.after`: the station has just been captured, its token placed, points counted
- `turn.end_threat`: the end of your turn, before missions and activity
"""

CHOSEN = frozenset(
    {"main", "threat.answer", "battle.before_dice", "battle.after_dice", "battle.hero_lost"}
)
"""The points at which the player decides whether a program runs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstDuring:
    """A program that runs at a timing point, under conditions.

    - `cost`: what the player pays for it
    - `fighter`: who fights, `against` a hero
    - `where`: the hero's station has to be like one of these
    - `takes`: the hero's attack, which they must still have
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
