"""States of the first edition in the words of a position; the documentation lists what is lost."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from metro2033.editions.first.rules.setup import SetupFrame
from metro2033.editions.first.rules.turn import BEGIN, END_THREAT, ROLL, TurnFrame
from metro2033.engine.model import code as c
from metro2033.engine.model import state as st
from metro2033.engine.model.edition import SETUP
from metro2033.engine.model.ids import KINDS, RESOURCES
from metro2033.engine.model.pile import EQUIPMENT, HELD, MISSIONS, THREATS, TOP, size
from metro2033.engine.model.state import State
from metro2033.engine.rules.position import (
    write_cards,
    write_house,
    write_open,
    write_secret,
)
from metro2033.engine.rules.station import TOKEN_WIDTH


def written(s: State) -> dict[str, Any]:
    """A state or a view as a position: the phase of the running turn begins anew."""
    out: dict[str, Any] = {}
    numbers, seats = s.numbers, s.seat_count()
    usual = s.content.numbers[c.TARGETS + seats]
    write_house(s, out, "draft", numbers[st.DRAFT])
    write_house(s, out, "other_tokens", 1 if has_other_tokens(s) else 0)
    write_house(s, out, "army_tunnels_only", numbers[st.TUNNELS_ONLY])
    write_house(s, out, "threat_offset", numbers[st.THREAT_OFFSET])
    write_house(s, out, "victory_points", numbers[st.TARGET] - usual)
    write_house(s, out, "most_rounds", numbers[st.MOST_ROUNDS])
    if any([isinstance(frame, SetupFrame) for frame in s.stack]):
        return {"moment": SETUP, "seats": int(seats), **out}
    out["moment"] = moment(s)
    out["turn"] = int(numbers[st.ACTIVE]) + 1
    out["first"] = int(numbers[st.FIRST]) + 1
    out["round"] = int(numbers[st.ROUND])
    for name, deck in (("threat", THREATS), ("equipment", EQUIPMENT), ("mission", MISSIONS)):
        write_secret(s, out, f"{name}_deck", deck, TOP, 0)
    out["player"] = [player(s, seat) for seat in range(seats)]
    return out


def moment(s: State) -> str:
    """Where the running turn is: at its start, its roll, its actions or its end."""
    for frame in s.stack:
        if isinstance(frame, TurnFrame):
            if frame.at == BEGIN:
                return "turn"
            if frame.at <= ROLL + 1:
                return "roll"
            return "main" if frame.at <= END_THREAT else "end"
    return "main"


def has_other_tokens(s: State) -> bool:
    """Whether the tokens of the first seat are those of the house rule."""
    mine = [int(s.tokens[number]) for number in range(TOKEN_WIDTH)]
    for station in range(s.content.station_count):
        if s.owner[station] == 0 and s.level[station] > 0:
            mine[s.level[station]] += 1
    return mine != [int(n) for n in s.content.faction_tokens]


def player(s: State, seat: i64) -> dict[str, Any]:
    """What a position says of a player."""
    slugs = s.content.slugs
    stations = slugs["station"]
    owned = [i for i in range(len(stations)) if s.owner[i] == seat]
    out: dict[str, Any] = {
        "faction": slugs["faction"][s.get(seat, st.FACTION)],
        "hero": slugs["hero"][s.get(seat, st.FIGURE)],
        "stations": [stations[i] for i in owned],
        "levels": [int(s.level[i]) for i in owned],
        "home": stations[s.get(seat, st.HOME)],
        "at": stations[s.get(seat, st.PLACE)],
        "army": int(s.get(seat, st.STRENGTH)),
        "activity": int(s.get(seat, st.ACTIVITY)),
    }
    for kind in range(i64(KINDS)):
        out[RESOURCES[kind]] = int(s.stock(seat, kind))
    write_cards(s, out, "equipment", EQUIPMENT, HELD + seat)
    write_secret(s, out, "missions", MISSIONS, HELD + seat, i64(1) << seat)
    write_open(out, "missions", size(s, MISSIONS, HELD + seat))
    out["mission_points"] = int(s.get(seat, st.COMPLETED))
    out["rests"] = int(s.get(seat, st.RESTS))
    out["resting"] = int(s.get(seat, st.RESTING))
    out["barred"] = int(s.get(seat, st.BARRED))
    out["barred_next"] = int(s.get(seat, st.BARRED_NEXT))
    out["growth"] = int(s.get(seat, st.GROWTH))
    return out
