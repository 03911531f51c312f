"""What can be said of every match of Metro in words; editions add what only they have."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metro2033.engine.kernel.event import EVERYONE, UNKNOWN, Part
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.fact_type import Facts, FightFacts, PartFacts, PlayerFacts
from metro2033.engine.model.ids import AMMO, MUSHROOMS, NEUTRAL, NOTHING, PIGS
from metro2033.engine.model.state import State

DIGEST_FACTS: Final = frozenset(
    "round first winner ended_by open_threat owner equipment_deck_size mission_deck_size"
    " threat_deck_size player player.faction player.hero player.at player.rests player.army"
    " player.points player.station_count player.stations player.equipment player.missions"
    " player.mission_count player.pig player.mushroom player.ammo".split()
)
"""Facts of both editions that digests of records cover; never add to them."""


def match_facts(s: State, fight: list[FightFacts]) -> Facts:
    """What both editions say of a match."""
    return {
        "round": int(s.numbers[st.ROUND]),
        "first": int(s.numbers[st.FIRST]) + 1,
        "winner": int(s.numbers[st.WINNER]) + 1,
        "ended_by": st.REASONS[s.numbers[st.REASON]],
        "open_threat": cards(s, pile.THREATS, pile.OPEN),
        "owner": owners(s),
        "equipment_deck_size": int(pile.deck_size(s, pile.EQUIPMENT)),
        "mission_deck_size": int(pile.deck_size(s, pile.MISSIONS)),
        "threat_deck_size": int(pile.deck_size(s, pile.THREATS)),
        "fight": fight,
        "unseen": unseen(s),
    }


def owners(s: State) -> dict[str, int]:
    """The owner of each station, 0 for none."""
    stations = s.content.slugs["station"]
    found = s.content.station_zeros.copy()
    for station in range(s.content.station_count):
        if s.owner[station] != NEUTRAL:
            found[stations[station]] = int(s.owner[station]) + 1
    return found


def unseen(s: State) -> dict[str, list[str]]:
    """The cards of each deck of which nobody who sees this knows where they are."""
    found: dict[str, list[str]] = {}
    for deck in range(i64(pile.DECKS)):
        if s.content.deck_count[deck] > 0:
            found[pile.DECK_NAMES[deck]] = cards(s, deck, UNKNOWN)
    return found


def player_facts(
    s: State,
    seat: i64,
    points_missing: i64,
    strength: list[Part],
    speed: list[Part],
    progress: dict[str, list[int]],
) -> PlayerFacts:
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
        "equipment": cards(s, pile.EQUIPMENT, pile.HELD + seat),
        "missions": cards(s, pile.MISSIONS, pile.HELD + seat),
        "mission_count": int(pile.size(s, pile.MISSIONS, pile.HELD + seat)),
        "pig": int(s.stock(seat, PIGS)),
        "mushroom": int(s.stock(seat, MUSHROOMS)),
        "ammo": int(s.stock(seat, AMMO)),
        "points_missing": int(points_missing),
        "hero_strength": told_parts(s, strength),
        "hero_speed": told_parts(s, speed),
        "progress": progress,
    }


def open_fight(
    s: State, one: i64, other: i64, threat: i64, station: i64, prize: str, parts: list[Part]
) -> FightFacts:
    """What can be said of a fight; `other` is NOTHING for a threat or a guard."""
    slugs = s.content.slugs
    return {
        "seats": [int(one) + 1, int(other) + 1],
        "threat": named(slugs["threat"], threat),
        "station": named(slugs["station"], station),
        "prize": prize,
        "parts": told_parts(s, parts),
    }


def told_parts(s: State, parts: list[Part]) -> list[PartFacts]:
    """Parts of a strength or speed with the names of what gives them."""
    return [
        {
            "side": int(part.side),
            "kind": part.kind,
            "id": part_name(s.content.slugs, part.kind, part.thing),
            "value": int(part.value),
            "rules": part.rules.split(),
        }
        for part in parts
    ]


def part_name(slugs: dict[str, list[str]], kind: str, thing: i64) -> str:
    """The slug of what gives a part of a strength; "" where there is but one of its kind."""
    names = slugs.get("hero" if kind == "skill" else kind, [])
    return names[thing] if 0 <= thing < len(names) else ""


def named(names: list[str], number: i64) -> str:
    """The slug of a number, or nothing."""
    return "" if number == NOTHING else names[number]


def cards(s: State, deck: i64, zone: i64) -> list[str]:
    """The cards of a deck in a zone by name, sorted, as far as they are known."""
    names = s.content.slugs[pile.DECK_NAMES[deck]]
    start = s.content.deck_start[deck]
    found: list[str] = []
    for place in range(start, start + s.content.deck_count[deck]):
        card = s.content.by_name[place]
        if s.zone[card] == zone:
            found.append(names[s.content.kind_of[card]])
    return found


def secret_piles(v: State) -> list[i64]:
    """Where cards lie that the viewer knows and not everybody: each a deck and a zone as one."""
    found: list[i64] = []
    for card in range(v.content.card_count):
        if v.zone[card] != UNKNOWN and v.seen[card] != EVERYONE:
            place = v.content.deck_of[card] * pile.ZONES + v.zone[card]
            if place not in found:
                found.append(place)
    return found


def card_faults(s: State) -> list[str]:
    """Every card is in one place, and the sizes of the piles are right."""
    found: list[str] = []
    for deck in range(i64(pile.DECKS)):
        name = pile.DECK_NAMES[deck]
        counts = [0] * pile.ZONES
        start = s.content.deck_start[deck]
        for card in range(start, start + s.content.deck_count[deck]):
            if s.zone[card] == UNKNOWN:
                found.append(f"a card of {name} is nowhere")
            else:
                counts[s.zone[card]] += 1
        for zone in range(pile.ZONES):
            if counts[zone] != pile.size(s, deck, zone):
                found.append(f"{name}: {counts[zone]} cards in zone {zone}")
        for zone in (pile.TOP, pile.BOTTOM):
            for rank in range(pile.size(s, deck, zone)):
                if pile.ranked(s, deck, zone, rank) == NOTHING:
                    found.append(f"{name}: no card at place {rank} of zone {zone}")
    return found
