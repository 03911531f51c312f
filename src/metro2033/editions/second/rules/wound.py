"""Wounded heroes: the way to a home station, and the turn they miss there (E2-OUT-007, -008)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import RuleFrame, finish
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model.state import FACTION, PLACE, RESTS, WOUNDED_BY, State
from metro2033.engine.rules.modifier import holds

RESTING: Final = ["E2-OUT-008", "E2-OUT-017", "E2-OUT-023", "E2-OUT-025"]
"""Why a hero rests, by the number WOUNDED_BY: a threat, or a rule that wounds as well."""


def rest(s: State, seat: i64) -> None:
    """A wounded hero misses a turn."""
    s.add(seat, RESTS, -1)
    s.tell(happening.HERO_RESTED, RESTING[s.get(seat, WOUNDED_BY)], seat)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WoundFrame(RuleFrame):
    """A beaten hero goes to a home station and misses turns (E2-OUT-007, E2-OUT-008)."""

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        """Printed home stations; those the player still owns, while there are any (R2-092).

        A card may open all stations of the faction.
        """
        if holds(s, seat, c.RETREATS_ANYWHERE):
            for station in range(s.content.station_count):
                if s.owner[station] == seat:
                    out.add(pack(verb.RETREAT, station))
        else:
            offer_homes(s, seat, True, verb.RETREAT, out)
        if out.count == 0:
            offer_homes(s, seat, False, verb.RETREAT, out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        s.put(seat, PLACE, first(option))
        if not holds(s, seat, c.NO_REST):
            s.put(seat, RESTS, s.content.numbers[c.REST_TURNS])
            s.put(seat, WOUNDED_BY, RESTING.index(self.rules) if self.rules in RESTING else 0)
        s.tell(happening.HERO_WOUNDED, self.rules, seat, first(option))
        finish(s, 0)

    def asks(self) -> str:
        return "retreat"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if verb_of(option) == verb.RETREAT:
            if s.content.station_home[first(option)] == s.get(seat, FACTION):
                return "R2-092"
        return "E2-OUT-007"


def offer_homes(s: State, seat: i64, owned: bool, word: i64, out: Offer) -> None:
    """Offer the home stations of a seat's faction, all of them or those it owns."""
    faction = s.get(seat, FACTION)
    for station in range(s.content.station_count):
        if s.content.station_home[station] == faction:
            if not owned or s.owner[station] == seat:
                out.add(pack(word, station))
