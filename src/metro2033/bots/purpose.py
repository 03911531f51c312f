"""What an answer is for: its aims and the danger it meets, derived from its reasons."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from metro2033.bots.contrast import Reason
from metro2033.bots.reply import FALL, HURT, KINDS, LOSS, Danger
from metro2033.engine.kernel.game import Game
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import State

IMPLIED: Final = {
    HURT: ("rests", "hero_ready", "keep_hero", "keep_gear"),
    LOSS: ("keep_points",),
    FALL: ("keep_points",),
}
"""Aims that a danger says already."""

VICTORY: Final = "victory"
"""The aim of a plan that wins the match at once."""

EVEN: Final = 0.01
"""Answers whose chances to win differ by less are about equal."""

ALIKE: Final = (
    ("there", "one_short", "two_short", "points", "stations"),
    ("soldiers", "pigs", "mushrooms", "ammo"),
    ("gear", "hero"),
    ("keep_gear", "keep_hero"),
    ("save_goods", "save_pigs", "save_mushrooms", "save_ammo"),
)
"""Features that mean much the same: the way to victory, goods, equipment. The first says it all."""

OWN_DANGERS: Final = {"exposed": "neighbours", "outgunned": "outgunned"}
"""Features of the seat itself that are dangers."""

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

KEPT: Final = {
    "there": "keep_points",
    "one_short": "keep_points",
    "two_short": "keep_points",
    "points": "keep_points",
    "stations": "keep_points",
    "army": "keep_army",
    "army_odds": "keep_army",
    "hero": "keep_hero",
    "hero_odds": "keep_hero",
    "gear": "keep_gear",
    "pigs": "save_pigs",
    "mushrooms": "save_mushrooms",
    "ammo": "save_ammo",
    "soldiers": "save_goods",
    "income": "",
    "activity": "",
    "missions": "",
}
"""Aims where a feature does not rise but others would let it fall; "" is none."""

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

DANGERS: Final = sorted({*KINDS, *OWN_DANGERS.values(), *RIVALS_DANGERS.values()})


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
    s: State, seat: i64, reasons: list[Reason], averted: Danger | None, lead: float
) -> Purpose:
    """The purpose behind reasons; what rivals would do next is the first danger.

    `lead` is by how much the answer is better than the next one.
    """
    aims: list[str] = []
    danger = ""
    rival: i64 = NOTHING
    station: i64 = NOTHING
    if averted is not None:
        danger = averted.kind
        rival = averted.rival
        station = averted.station
    for why in reasons:
        named = RIVALS_DANGERS.get(why.feature, "")
        if why.is_own:
            named = OWN_DANGERS.get(why.feature, "")
        if named == "":
            aims.append(why.feature)
        elif danger == "":
            danger = named
            rival = strongest(s, seat) if why.is_own else why.rival
    is_even = len(aims) == 0 and danger == "" and lead < EVEN
    implied = IMPLIED.get(danger, ())
    aims = [aim for aim in aims if aim not in implied]
    return Purpose(told(aims, 2 if danger == "" else 1), danger, rival, station, is_even)


def names_in(game: Game[Any], purpose: Purpose) -> tuple[str, str]:
    """The number of the seat and the ID of the station that a danger is about, "" for none."""
    seat, station = "", ""
    if purpose.rival != NOTHING:
        seat = str(purpose.rival + 1)
    if purpose.station != NOTHING:
        station = game.slugs["station"][purpose.station]
    return seat, station


def told(aims: list[str], most: int) -> list[str]:
    """The aims that are worth telling: one of those that are alike, and not too many."""
    found: list[str] = []
    for name in aims:
        shown = name
        for alike in ALIKE:
            same = [other for other in alike if other in aims]
            if name in alike:
                shown = same[0]
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
