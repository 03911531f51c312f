"""What can be said of a state of the second edition, in the words of a position; and its laws."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from metro2033.editions.second.rules.events import supply
from metro2033.editions.second.rules.fact_type import (
    BallotFacts,
    PileFacts,
    SecondFacts,
    SecondPlayerFacts,
)
from metro2033.editions.second.rules.fight import fights
from metro2033.editions.second.rules.goal import progress
from metro2033.editions.second.rules.part import hero_parts
from metro2033.editions.second.rules.turn import points_missing
from metro2033.editions.second.rules.vote import voters_done, votes
from metro2033.engine.effects.part import speed_parts
from metro2033.engine.model import code as c
from metro2033.engine.model import fact, pile
from metro2033.engine.model import state as st
from metro2033.engine.model.fact import (
    card_faults,
    cards,
    match_facts,
    player_facts,
)
from metro2033.engine.model.ids import ABANDONED, HANSA, KINDS, NEUTRAL, NOTHING, RESOURCES
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import upkeep

PILE_FACTS: Final = "deck_size discard_size discard top bottom".split()
PILE_NAMES: Final = [[f"{deck}_{part}" for part in PILE_FACTS] for deck in pile.DECK_NAMES]
"""The names of these facts, by deck."""

DIGEST_FACTS: Final = (
    fact.DIGEST_FACTS
    | frozenset(
        "track stage phase law market open_law reserve token open"
        " player.completed player.scouted player.scouted_count player.combat".split()
    )
    | {f"{deck}_{part}" for deck in pile.DECK_NAMES for part in PILE_FACTS}
)
"""Facts that digests of records cover; never add to them."""


def facts(s: State) -> SecondFacts:
    """What can be said of a state or a view; cards that a view leaves open are not named."""
    return {
        **match_facts(s, fights(s)),
        **pile_facts(s),
        "track": s.content.slugs["position"][s.numbers[st.POSITION]],
        "stage": int(s.numbers[st.STAGE]),
        "phase": int(s.numbers[st.PHASE]),
        "law": cards(s, pile.LAWS, pile.FORCE),
        "market": cards(s, pile.EQUIPMENT, pile.OPEN),
        "open_law": cards(s, pile.LAWS, pile.OPEN),
        "ballots": ballots(s),
        "reserve": {RESOURCES[kind]: int(s.reserve[kind]) for kind in range(KINDS)},
        "token": tokens(s),
        "open": open_stations(s),
        "player": {str(seat + 1): player(s, seat) for seat in range(s.seat_count())},
    }


def pile_facts(s: State) -> PileFacts:
    """What can be said of the decks and discard piles."""
    found: dict[str, object] = {}
    for deck in range(i64(pile.DECKS)):
        deck_size, discard_size, discard, top, bottom = PILE_NAMES[deck]
        found[deck_size] = int(pile.deck_size(s, deck))
        found[discard_size] = int(pile.size(s, deck, pile.DISCARD))
        found[discard] = cards(s, deck, pile.DISCARD)
        found[top] = ordered(s, deck, pile.TOP)
        found[bottom] = ordered(s, deck, pile.BOTTOM)
    return cast("PileFacts", found)


def secret_pile(v: State, deck: i64, zone: i64) -> dict[str, list[str]]:
    """What can be said of a pile with cards that not everybody knows."""
    name = pile.DECK_NAMES[deck]
    if zone == pile.TOP:
        return {f"{name}_top": ordered(v, deck, zone)}
    if zone == pile.BOTTOM:
        return {f"{name}_bottom": ordered(v, deck, zone)}
    return {f"{name}_discard": cards(v, deck, zone)} if zone == pile.DISCARD else {}


def tokens(s: State) -> dict[str, str]:
    """What the token on each station shows: its resource, in Polis the faction; "" without one."""
    content = s.content
    stations, factions = content.slugs["station"], content.slugs["faction"]
    found = content.station_blanks.copy()
    for station in range(content.station_count):
        owner = s.owner[station]
        if owner != NEUTRAL:
            resource = content.station_resource[station]
            is_plain = resource < KINDS
            shown = RESOURCES[resource] if is_plain else factions[s.get(owner, st.FACTION)]
            found[stations[station]] = shown
    return found


def open_stations(s: State) -> dict[str, bool]:
    """Whether each station is in play."""
    stations = s.content.slugs["station"]
    found = s.content.station_truths.copy()
    for station in range(s.content.station_count):
        if s.open[station] == 0:
            found[stations[station]] = False
    return found


def player(s: State, seat: i64) -> SecondPlayerFacts:
    """What can be said of a player."""
    return {
        **player_facts(
            s,
            seat,
            points_missing(s, seat),
            hero_parts(s, seat),
            speed_parts(s, seat, 0, "R2-086"),
            progress(s, seat),
        ),
        "completed": cards(s, pile.MISSIONS, pile.DONE + seat),
        "scouted": cards(s, pile.THREATS, pile.HELD + seat),
        "scouted_count": int(pile.size(s, pile.THREATS, pile.HELD + seat)),
        "combat": cards(s, pile.COMBAT, pile.HELD + seat),
        "supply": supply(s, seat),
        "upkeep": int(upkeep(s, seat, s.get(seat, st.STRENGTH))),
    }


def ballots(s: State) -> list[BallotFacts]:
    """All seats in the order in which they vote, while they do (E2-LAW-003)."""
    count = s.seat_count()
    voted = voters_done(s)
    found: list[BallotFacts] = []
    for i in range(count if voted >= 0 else 0):
        seat = (s.numbers[st.FIRST] + i) % count
        vote = int(s.get(seat, st.VOTE)) if i < voted else 0
        said = "for" if vote > 0 else "against" if i < voted else ""
        n = abs(vote) if i < voted else int(votes(s, seat))
        found.append({"seat": int(seat) + 1, "votes": n, "cast": said})
    return found


def ordered(s: State, deck: i64, zone: i64) -> list[str]:
    """The cards of an ordered zone from the first on, `?` for one that is not known."""
    names = s.content.slugs[pile.DECK_NAMES[deck]]
    found: list[str] = []
    for rank in range(pile.size(s, deck, zone)):
        card = pile.ranked(s, deck, zone, rank)
        found.append("?" if card == NOTHING else names[s.content.kind_of[card]])
    return found


def faults(s: State) -> list[str]:
    """The laws of conservation that a full state breaks."""
    return [
        *token_faults(s),
        *station_faults(s),
        *player_faults(s),
        *card_faults(s),
        *law_faults(s),
    ]


def token_faults(s: State) -> list[str]:
    """Every resource token is in the reserve or before a player (E2-COMP-012 to -014)."""
    found: list[str] = []
    for kind in range(KINDS):
        n = s.reserve[kind]
        for seat in range(s.seat_count()):
            n += s.stock(seat, kind)
            if s.stock(seat, kind) < 0:
                found.append(f"player {seat + 1} has less than no {RESOURCES[kind]}")
        if n != s.content.numbers[c.TOKENS + kind] or s.reserve[kind] < 0:
            found.append(
                f"{n} tokens of {RESOURCES[kind]} in all, {s.reserve[kind]} in the reserve"
            )
    return found


def station_faults(s: State) -> list[str]:
    """Only open stations that can be captured have owners (E2-BOARD-006, -011, -014)."""
    found: list[str] = []
    for station in range(s.content.station_count):
        kind = s.content.station_kind[station]
        if s.owner[station] != NEUTRAL:
            if s.open[station] == 0 or kind == HANSA or kind == ABANDONED:
                found.append(f"{s.content.slugs['station'][station]} cannot have an owner")
    return found


def player_faults(s: State) -> list[str]:
    """Points are stations and missions; armies and heroes are where they can be."""
    found: list[str] = []
    numbers = s.content.numbers
    for seat in range(s.seat_count()):
        name = f"player {seat + 1}"
        stations: i64 = 0
        for station in range(s.content.station_count):
            if s.owner[station] == seat:
                stations += 1
        if stations != s.get(seat, st.STATIONS):
            found.append(f"{name} counts {s.get(seat, st.STATIONS)} stations but has {stations}")
        points = stations * numbers[c.STATION_POINTS]
        points += pile.size(s, pile.MISSIONS, pile.DONE + seat) * numbers[c.MISSION_POINTS]
        if s.get(seat, st.POINTS) != points:
            found.append(f"{name} has {s.get(seat, st.POINTS)} points, not {points}")
        if stations > numbers[c.FACTION_TOKENS]:
            found.append(f"{name} has more stations than tokens")
        army = s.get(seat, st.STRENGTH)
        if not numbers[c.LEAST_STRENGTH] <= army <= numbers[c.MOST_STRENGTH]:
            found.append(f"{name} has an army of {army}")
        place = s.get(seat, st.PLACE)
        if place != NOTHING and s.open[place] == 0:
            found.append(f"the hero of {name} stands in a closed zone")
    return found


def law_faults(s: State) -> list[str]:
    """One law is in force at most, and it is the one remembered (E2-LAW-013)."""
    law = pile.find(s, pile.LAWS, pile.FORCE)
    kind = NOTHING if law == NOTHING else s.content.kind_of[law]
    if pile.size(s, pile.LAWS, pile.FORCE) > 1 or kind != s.numbers[st.LAW]:
        return ["the law in force is not the one remembered"]
    return []
