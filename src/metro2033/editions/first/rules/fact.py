"""What can be said of a state of the first edition, in the words of a position; and its laws."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metro2033.editions.first.rules.fact_type import FirstFacts, FirstPlayerFacts
from metro2033.editions.first.rules.fight import fights
from metro2033.editions.first.rules.goal import progress
from metro2033.editions.first.rules.part import hero_parts
from metro2033.engine.effects.part import speed_parts
from metro2033.engine.model import code as c
from metro2033.engine.model import fact, pile
from metro2033.engine.model import state as st
from metro2033.engine.model.fact import (
    card_faults,
    cards,
    match_facts,
    named,
    player_facts,
)
from metro2033.engine.model.ids import KINDS, NEUTRAL, NOTHING, ORDINARY, RESOURCES
from metro2033.engine.model.pile import EQUIPMENT, HELD, MISSIONS, OPEN
from metro2033.engine.model.state import State
from metro2033.engine.rules.station import TOKEN_WIDTH

FORMER_NAMES: Final = {"items": "equipment", "mission": "missions"}
"""Facts of players that had other names than in the second edition."""

DIGEST_FACTS: Final = fact.DIGEST_FACTS | frozenset(
    "active target offer level player.home player.resting player.activity player.mission_points"
    " player.growth player.barred player.barred_next player.tokens".split()
)
"""Facts that digests of records cover; never add to them."""


def facts(s: State) -> FirstFacts:
    """What can be said of a state or a view; cards that a view leaves open are not named."""
    return {
        **match_facts(s, fights(s)),
        "active": int(s.numbers[st.ACTIVE]) + 1,
        "target": int(s.numbers[st.TARGET]),
        "offer": cards(s, EQUIPMENT, OPEN),
        "level": levels(s),
        "player": {str(seat + 1): player(s, seat) for seat in range(s.seat_count())},
    }


def levels(s: State) -> dict[str, int]:
    """The number on the token of each station, 0 without one."""
    stations = s.content.slugs["station"]
    found = s.content.station_zeros.copy()
    for station in range(s.content.station_count):
        if s.level[station] != 0:
            found[stations[station]] = int(s.level[station])
    return found


def player(s: State, seat: i64) -> FirstPlayerFacts:
    """What can be said of a player."""
    return {
        **player_facts(
            s,
            seat,
            points_missing(s, seat),
            hero_parts(s, seat),
            speed_parts(s, seat, 1, "E1-ACTION-013"),
            progress(s, seat),
        ),
        "home": named(s.content.slugs["station"], s.get(seat, st.HOME)),
        "resting": int(s.get(seat, st.RESTING)),
        "activity": int(s.get(seat, st.ACTIVITY)),
        "mission_points": int(s.get(seat, st.COMPLETED)),
        "growth": int(s.get(seat, st.GROWTH)),
        "barred": int(s.get(seat, st.BARRED)),
        "barred_next": int(s.get(seat, st.BARRED_NEXT)),
        "tokens": free_tokens(s, seat),
    }


def points_missing(s: State, seat: i64) -> i64:
    """How many points a seat lacks to win, which it does at once."""
    return max(s.numbers[st.TARGET] - s.get(seat, st.POINTS), 0)


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
            found.append(f"player {seat + 1} has lost their home")
    return found
