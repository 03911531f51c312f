"""What an answer is for: its aims and the danger it meets, told from the reasons for it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from metro2033.bots.contrast import Reason
from metro2033.bots.reply import Loss
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import State

VICTORY: Final = "victory"
"""The aim of a plan that wins the match at once."""

LOSS: Final = "loss"
"""The danger that a rival takes a station."""

EVEN: Final = 0.01
"""Answers whose chances to win differ by less are about equal."""

RACE: Final = ("there", "one_short", "two_short", "points")
"""Features of the way to victory: the first of them says it all."""

OWN_DANGERS: Final = {"exposed": "neighbours", "outgunned": "outgunned"}
"""Features of one's own that are dangers."""

SPARED: Final = (
    "pigs",
    "mushrooms",
    "ammo",
    "soldiers",
    "rests",
    "large_army",
    "army_ready",
    "hero_ready",
)
"""What can be the aim of doing nothing: to spare something, never to gain it."""

RIVALS_DANGERS: Final = {
    "points": "race",
    "one_short": "race",
    "two_short": "race",
    "there": "race",
    "mission": "missions",
    "missions": "missions",
    "army": "army",
    "large_army": "army",
    "army_odds": "army",
    "army_ready": "army",
    "soldiers": "army",
    "weak_border": "army",
    "hero": "hero",
    "gear": "hero",
    "hero_odds": "hero",
    "hero_ready": "hero",
    "prey_ready": "hero",
    "raid_ready": "hero",
    "prize_distance": "hero",
    "rests": "hero",
    "pigs": "goods",
    "mushrooms": "goods",
    "ammo": "goods",
    "activity": "goods",
    "stations": "land",
    "polis": "land",
    "income": "land",
    "free_border": "land",
    "exposed": "pressure",
    "outgunned": "pressure",
}
"""Features of a rival that become worse, by the danger that grows smaller."""

DANGERS: Final = sorted({LOSS, *OWN_DANGERS.values(), *RIVALS_DANGERS.values()})


@final
class Purpose:
    """What an answer is for: features to improve, and the danger it averts.

    `danger` is "" where none decides, `rival` the seat it comes from, or NOTHING, and `station` the
    station in danger, or NOTHING. `is_even` says that it matters little: other answers are about as
    good.
    """

    def __init__(
        self, aims: list[str], danger: str, rival: i64, station: i64, is_even: bool
    ) -> None:
        self.aims: Final = aims
        self.danger: Final = danger
        self.rival: Final = rival
        self.station: Final = station
        self.is_even: Final = is_even


def purpose_of(
    s: State, seat: i64, reasons: list[Reason], losses: list[Loss], lead: float
) -> Purpose:
    """The purpose that reasons tell of; a station to be lost is the first danger.

    `lead` is by how much the answer is better than the next one.
    """
    aims: list[str] = []
    danger = ""
    rival: i64 = NOTHING
    station: i64 = NOTHING
    for loss in losses:
        danger = LOSS
        rival = loss.rival
        station = loss.station
    for why in reasons:
        named = RIVALS_DANGERS[why.feature]
        if why.is_own:
            named = OWN_DANGERS.get(why.feature, "")
        if named == "":
            aims.append(why.feature)
        elif danger == "":
            danger = named
            rival = strongest(s, seat) if why.is_own else why.rival
    is_even = len(aims) == 0 and danger == "" and lead < EVEN
    return Purpose(told(aims, 2 if danger == "" else 1), danger, rival, station, is_even)


def told(aims: list[str], most: int) -> list[str]:
    """The aims that are worth telling: one of the way to victory, and not too many."""
    race = [name for name in RACE if name in aims]
    found: list[str] = []
    for name in aims:
        shown = race[0] if name in RACE else name
        if shown not in found:
            found.append(shown)
    return found[:most]


def strongest(s: State, seat: i64) -> i64:
    """The rival with the strongest army."""
    found: i64 = NOTHING
    for other in range(s.seat_count()):
        is_first = found == NOTHING
        if other != seat and (is_first or s.get(other, st.STRENGTH) > s.get(found, st.STRENGTH)):
            found = other
    return found
