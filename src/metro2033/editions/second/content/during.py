"""Timing points, and programs that run there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from metro2033.content.effect import Fighter, Place, Role, TimingPoint, Who
from metro2033.editions.second.content.op import Op

Point = Literal[
    "events.start",
    "vote.before",
    "attack.neutral",
    "battle.declared",
    "threat.revealed",
    "threat.won",
    "threat.lost",
    "capture.paid",
    "hero.action",
    "mission.window",
]

OWN = frozenset({"faction", "hero", "equipment"})
"""Cards that players have before them."""

POINTS: dict[str, TimingPoint] = {
    "events.start": TimingPoint({"law"}, {"each", "who"}),
    "vote.before": TimingPoint(OWN, {"is_optional"}),
    "attack.neutral": TimingPoint(OWN, {"fighter", "is_optional", "once", "before"}),
    "battle.declared": TimingPoint(OWN, {"fighter", "is_optional"}),
    "threat.revealed": TimingPoint(OWN, {"fighter", "is_optional"}),
    "threat.won": TimingPoint({"threat"}, {"fighter", "role"}),
    "threat.lost": TimingPoint({"threat"}, {"fighter", "role"}),
    "capture.paid": TimingPoint({"law"}, {"of"}),
    "hero.action": TimingPoint({"hero", "equipment"}, {"where"}),
    "mission.window": TimingPoint({"mission"}),
}
"""Every timing point, the cards that have effects there and the conditions these may have:

- `events.start`: phase 1, before production
- `vote.before`: after the mission window, before the law card is opened
- `attack.neutral`: an attack on a neutral station outside Polis is declared, a scouted card is
  placed, the threat is not yet opened
- `battle.declared`: attacker, target and defender are fixed, combat cards not yet dealt; for a
  neutral Polis station before comparing
- `threat.revealed`: the card is open, for one fighter at a time
- `threat.won`, `threat.lost`: after the result; first the reward, then this, then the capture
- `capture.paid`: a station has just been captured
- `hero.action`: the action of a hero's turn
- `mission.window`: the moments in which a mission's ability can be used
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class During:
    """A program that runs at a timing point, under conditions.

    - `each`: once for every seat, from the first player on; `who` narrows the seats
    - `fighter`, `role`: who fights, and on which side
    - `of`: who held the captured station before
    - `where`: the hero's station has to be like one of these
    - `is_optional`: you decide whether it runs; `once`: at most once in that time
    - `before`: cards whose effects at the same point come after this one
    """

    at: Point
    do: tuple[Op, ...]
    each: Literal["seat"] | None = None
    who: Who | None = None
    fighter: Fighter | None = None
    role: Role | None = None
    of: Literal["neutral", "player"] | None = None
    where: tuple[Place, ...] = ()
    is_optional: bool = False
    once: Literal["round"] | None = None
    before: tuple[str, ...] = ()
