"""What can be said of every match of Metro in words; editions add what only they have."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.card_fact import cards
from metro2033.engine.model.ids import AMMO, MUSHROOMS, NOTHING, PIGS
from metro2033.engine.model.pile import EQUIPMENT, HELD, MISSIONS, OPEN, THREATS
from metro2033.engine.model.state import State


class PlayerFacts(TypedDict):
    """What can be said of a player; cards by name, as far as they are known."""

    faction: str
    hero: str
    at: str
    rests: int
    army: int
    points: int
    station_count: int
    stations: list[str]
    equipment: list[str]
    missions: list[str]
    mission_count: int
    pig: int
    mushroom: int
    ammo: int


class Facts(TypedDict):
    """What can be said of a state or a view; seats count from 1, and 0 is nobody."""

    round: int
    first: int
    winner: int
    ended_by: str
    open_threat: list[str]
    owner: dict[str, int]
    equipment_deck_size: int
    mission_deck_size: int
    threat_deck_size: int


def match_facts(s: State) -> Facts:
    """What both editions say of a match."""
    stations = s.content.slugs["station"]
    return {
        "round": int(s.numbers[st.ROUND]),
        "first": int(s.numbers[st.FIRST]) + 1,
        "winner": int(s.numbers[st.WINNER]) + 1,
        "ended_by": st.REASONS[s.numbers[st.REASON]],
        "open_threat": cards(s, THREATS, OPEN),
        "owner": {stations[i]: int(s.owner[i]) + 1 for i in range(len(stations))},
        "equipment_deck_size": int(pile.deck_size(s, EQUIPMENT)),
        "mission_deck_size": int(pile.deck_size(s, MISSIONS)),
        "threat_deck_size": int(pile.deck_size(s, THREATS)),
    }


def player_facts(s: State, seat: i64) -> PlayerFacts:
    """What both editions say of a player."""
    slugs = s.content.slugs
    stations = slugs["station"]
    return {
        "faction": named(slugs["faction"], s.get(seat, st.FACTION)),
        "hero": named(slugs["hero"], s.get(seat, st.FIGURE)),
        "at": named(stations, s.get(seat, st.PLACE)),
        "rests": int(s.get(seat, st.RESTS)),
        "army": int(s.get(seat, st.STRENGTH)),
        "points": int(s.get(seat, st.POINTS)),
        "station_count": int(s.get(seat, st.STATIONS)),
        "stations": sorted([stations[i] for i in range(len(stations)) if s.owner[i] == seat]),
        "equipment": cards(s, EQUIPMENT, HELD + seat),
        "missions": cards(s, MISSIONS, HELD + seat),
        "mission_count": int(pile.size(s, MISSIONS, HELD + seat)),
        "pig": int(s.stock(seat, PIGS)),
        "mushroom": int(s.stock(seat, MUSHROOMS)),
        "ammo": int(s.stock(seat, AMMO)),
    }


def named(names: list[str], number: i64) -> str:
    """The slug of a number, or nothing."""
    return "" if number == NOTHING else names[number]
