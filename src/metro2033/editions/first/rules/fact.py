"""What can be said of a state of the first edition, in the words of a position; and its laws."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from metro2033.engine.model import content as c
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.card_fact import card_faults, cards
from metro2033.engine.model.ids import KINDS, NEUTRAL, NOTHING, ORDINARY, RESOURCES
from metro2033.engine.model.pile import DECK_NAMES, EQUIPMENT, HELD, MISSIONS, OPEN, THREATS
from metro2033.engine.model.state import State
from metro2033.engine.rules.token import TOKEN_WIDTH

OWN_DECKS = (EQUIPMENT, MISSIONS, THREATS)


def facts(s: State) -> dict[str, Any]:
    """What can be said of a state or a view; cards that a view leaves open are not named."""
    stations = s.content.slugs["station"]
    result: dict[str, Any] = {
        "round": int(s.numbers[st.ROUND]),
        "first": int(s.numbers[st.FIRST]) + 1,
        "active": int(s.numbers[st.ACTIVE]) + 1,
        "target": int(s.numbers[st.TARGET]),
        "winner": int(s.numbers[st.WINNER]) + 1,
        "ended_by": st.REASONS[s.numbers[st.REASON]],
        "offer": cards(s, EQUIPMENT, OPEN),
        "open_threat": cards(s, THREATS, OPEN),
        "owner": {stations[i]: int(s.owner[i]) + 1 for i in range(len(stations))},
        "level": {stations[i]: int(s.level[i]) for i in range(len(stations))},
        "player": {str(seat + 1): player(s, seat) for seat in range(s.seat_count())},
    }
    for deck in OWN_DECKS:
        result[f"{DECK_NAMES[deck]}_deck_size"] = int(pile.deck_size(s, deck))
    return result


def player(s: State, seat: i64) -> dict[str, Any]:
    """What can be said of a player."""
    slugs = s.content.slugs
    stations = slugs["station"]
    result: dict[str, Any] = {
        "faction": named(slugs["faction"], s.get(seat, st.FACTION)),
        "hero": named(slugs["hero"], s.get(seat, st.FIGURE)),
        "at": named(stations, s.get(seat, st.PLACE)),
        "home": named(stations, s.get(seat, st.HOME)),
        "rests": int(s.get(seat, st.RESTS)),
        "resting": int(s.get(seat, st.RESTING)),
        "army": int(s.get(seat, st.STRENGTH)),
        "activity": int(s.get(seat, st.ACTIVITY)),
        "points": int(s.get(seat, st.POINTS)),
        "mission_points": int(s.get(seat, st.COMPLETED)),
        "growth": int(s.get(seat, st.GROWTH)),
        "barred": int(s.get(seat, st.BARRED)),
        "barred_next": int(s.get(seat, st.BARRED_NEXT)),
        "station_count": int(s.get(seat, st.STATIONS)),
        "stations": sorted([stations[i] for i in range(len(stations)) if s.owner[i] == seat]),
        "tokens": free_tokens(s, seat),
        "items": cards(s, EQUIPMENT, HELD + seat),
        "mission": cards(s, MISSIONS, HELD + seat),
        "mission_count": int(pile.size(s, MISSIONS, HELD + seat)),
    }
    for kind in range(KINDS):
        result[RESOURCES[kind]] = int(s.stock(seat, kind))
    return result


def named(names: list[str], number: i64) -> str:
    """The slug of a number, or nothing."""
    return "" if number == NOTHING else names[number]


def free_tokens(s: State, seat: i64) -> list[int]:
    """The free tokens of a seat, each by its number."""
    found: list[int] = []
    for number in range(TOKEN_WIDTH):
        for _ in range(s.tokens[seat * TOKEN_WIDTH + number]):
            found.append(number)
    return found


def faults(s: State) -> list[str]:
    """The laws of conservation that a full state breaks."""
    found: list[str] = []
    for seat in range(s.seat_count()):
        found += player_faults(s, seat)
    return [*found, *station_faults(s), *card_faults(s)]


def player_faults(s: State, seat: i64) -> list[str]:
    """Scales, tokens and points of one player."""
    found: list[str] = []
    name = f"player {seat + 1}"
    for kind in range(KINDS):
        if not 0 <= s.stock(seat, kind) <= s.content.numbers[c.MOST_STOCK]:
            found.append(f"{name} has {s.stock(seat, kind)} of {RESOURCES[kind]}")
    if not 0 <= s.get(seat, st.STRENGTH) <= s.content.numbers[c.MOST_STRENGTH]:
        found.append(f"{name} has an army of {s.get(seat, st.STRENGTH)}")
    if not 0 <= s.get(seat, st.ACTIVITY) <= s.content.numbers[c.MOST_ACTIVITY]:
        found.append(f"{name} has activity {s.get(seat, st.ACTIVITY)}")
    return [*found, *holding_faults(s, seat, name)]


def holding_faults(s: State, seat: i64, name: str) -> list[str]:
    """Stations, points, tokens and missions of one player agree."""
    found: list[str] = []
    stations = 0
    placed = 0
    for station in range(s.content.station_count):
        if s.owner[station] == seat:
            stations += 1
            placed += 1 if s.level[station] > 0 else 0
    if stations != s.get(seat, st.STATIONS):
        found.append(f"{name} counts {s.get(seat, st.STATIONS)} stations but has {stations}")
    points = stations * int(s.content.numbers[c.STATION_POINTS]) + s.get(seat, st.COMPLETED)
    if s.get(seat, st.POINTS) != points:
        found.append(f"{name} has {s.get(seat, st.POINTS)} points")
    if len(free_tokens(s, seat)) + placed != sum([int(n) for n in s.content.faction_tokens]):
        found.append(f"{name} has lost or gained tokens")
    if pile.size(s, MISSIONS, HELD + seat) > 1:
        found.append(f"{name} has more than one mission")
    return found


def station_faults(s: State) -> list[str]:
    """Only capturable stations have owners, and only owned ones tokens."""
    found: list[str] = []
    for station in range(s.content.station_count):
        name = s.content.slugs["station"][station]
        if s.owner[station] != NEUTRAL and s.content.station_kind[station] != ORDINARY:
            found.append(f"{name} cannot have an owner")
        if s.owner[station] == NEUTRAL and s.level[station] != 0:
            found.append(f"{name} has a token but no owner")
    token = s.content.numbers[c.HOME_TOKEN]
    for seat in range(s.seat_count()):
        home = s.get(seat, st.HOME)
        if home != NOTHING and (s.owner[home] != seat or s.level[home] != token):
            found.append(f"player {seat + 1} has lost his home")
    return found
