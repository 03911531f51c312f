"""States of the second edition in the words of a position; the documentation lists what is lost."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from metro2033.editions.second.rules.army import ArmyFrame
from metro2033.editions.second.rules.events import DangerFrame
from metro2033.editions.second.rules.hero import HeroFrame
from metro2033.editions.second.rules.mobilization import MaintenanceFrame
from metro2033.editions.second.rules.setup import SetupFrame
from metro2033.editions.second.rules.turn import (
    ARMY_ACTIONS,
    EVENTS,
    HERO_ACTIONS,
    MOBILIZATION,
    ROUND_END,
)
from metro2033.editions.second.rules.vote import VoteFrame
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.helper import EachSeatFrame
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.edition import SETUP
from metro2033.engine.model.ids import KINDS, RESOURCES
from metro2033.engine.model.state import State
from metro2033.engine.rules.position import (
    write_cards,
    write_house,
    write_open,
    write_secret,
)

PHASES: Final = {
    EVENTS: "events",
    MOBILIZATION: "mobilization",
    ARMY_ACTIONS: "army",
    HERO_ACTIONS: "hero",
    ROUND_END: "end",
}


def written(s: State) -> dict[str, Any]:
    """A state or a view as a position: the turn of whoever plays begins anew."""
    out: dict[str, Any] = {}
    write_house(s, out, "victory_points", s.numbers[st.WIN_POINTS])
    write_house(s, out, "open_ring", s.numbers[st.OPEN_RING])
    write_house(s, out, "first_player", s.numbers[st.FIRST_SEAT])
    write_house(s, out, "most_rounds", s.numbers[st.MOST_ROUNDS])
    if any([isinstance(frame, SetupFrame) for frame in s.stack]):
        return {"moment": SETUP, "seats": int(s.seat_count()), **out}
    out["moment"], turn = moment(s)
    out["turn"] = turn + 1
    out["first"] = int(s.numbers[st.FIRST]) + 1
    out["round"] = int(s.numbers[st.ROUND])
    out["track"] = s.content.slugs["position"][s.numbers[st.POSITION]]
    out["stage"] = int(s.numbers[st.STAGE])
    write_cards(s, out, "law", pile.LAWS, pile.FORCE)
    write_cards(s, out, "market", pile.EQUIPMENT, pile.OPEN)
    for deck in range(i64(pile.COMBAT)):
        name = pile.DECK_NAMES[deck]
        write_secret(s, out, f"{name}_deck", deck, pile.TOP, 0)
        write_secret(s, out, f"{name}_bottom", deck, pile.BOTTOM, 0)
        if deck != pile.LAWS:
            write_secret(s, out, f"{name}_discard", deck, pile.DISCARD, EVERYONE)
    out["player"] = [player(s, seat) for seat in range(s.seat_count())]
    return out


def moment(s: State) -> tuple[str, int]:
    """Where play is, and whose turn it is; an open procedure begins anew."""
    turn = int(s.numbers[st.FIRST])
    found = PHASES.get(int(s.numbers[st.PHASE]), "events")
    for frame in s.stack:
        if isinstance(frame, EachSeatFrame) and isinstance(
            frame.body, (MaintenanceFrame, ArmyFrame, HeroFrame)
        ):
            turn = int((frame.at - 1) % frame.seats)
        elif isinstance(frame, DangerFrame):
            found = "threat"
        elif isinstance(frame, VoteFrame):
            found = "vote"
    return found, turn


def player(s: State, seat: i64) -> dict[str, Any]:
    """What a position says of a player."""
    slugs = s.content.slugs
    stations = slugs["station"]
    now = s.numbers[st.ROUND]
    out: dict[str, Any] = {
        "faction": slugs["faction"][s.get(seat, st.FACTION)],
        "hero": slugs["hero"][s.get(seat, st.FIGURE)],
        "at": stations[s.get(seat, st.PLACE)],
        "stations": [stations[i] for i in range(len(stations)) if s.owner[i] == seat],
        "army": int(s.get(seat, st.STRENGTH)),
        "rests": int(s.get(seat, st.RESTS)),
    }
    for kind in range(i64(KINDS)):
        out[RESOURCES[kind]] = int(s.stock(seat, kind))
    hand, own = pile.HELD + seat, i64(1) << seat
    write_cards(s, out, "equipment", pile.EQUIPMENT, hand)
    write_secret(s, out, "missions", pile.MISSIONS, hand, own)
    write_open(out, "missions", pile.size(s, pile.MISSIONS, hand))
    write_cards(s, out, "completed", pile.MISSIONS, pile.DONE + seat)
    write_secret(s, out, "scouted", pile.THREATS, hand, own, now - 1)
    write_open(out, "scouted", s.get(seat, st.SCOUTED_BEFORE))
    write_secret(s, out, "scouted_now", pile.THREATS, hand, own, now)
    write_open(out, "scouted_now", s.get(seat, st.SCOUTED_NOW))
    return out
