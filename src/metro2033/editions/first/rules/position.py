"""Positions of the first edition set up from readable words; the documentation lists them all."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from metro2033.editions.first.rules.fact import FORMER_NAMES
from metro2033.editions.first.rules.item import excess_type
from metro2033.editions.first.rules.setup import SetupFrame, empty_table
from metro2033.editions.first.rules.turn import BEGIN, END_THREAT, MAIN, TurnFrame
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.game import BadPosition
from metro2033.engine.kernel.loop import advance
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.model import code as c
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.ids import KINDS, NEUTRAL, NOTHING, ORDINARY, RESOURCES
from metro2033.engine.model.pile import EQUIPMENT, HELD, MISSIONS, REST, THREATS, TOP
from metro2033.engine.model.state import State
from metro2033.engine.rules.station import hold
from metro2033.engine.rules.token import TOKEN_WIDTH, place_token

MOMENTS: Final = ["setup", "turn", "main", "end"]
"""Where a position begins: at set-up, at the roll of a turn, in its main phase, at its end."""


def position(edition: Edition, data: dict[str, Any]) -> State:
    """Set up a position and go on to its first question."""
    read = Reading(data, "position")
    players = read.tables("player")
    seats = read.number("seats", len(players) or 2, edition.least_seats, edition.most_seats)
    house = read.table("house")
    rules: dict[str, int] = {}
    for rule in edition.house_rules:
        rules[rule.name] = house.number(rule.name, rule.default, rule.least, rule.most)
    house.close()
    moment = MOMENTS[read.slug_or("moment", MOMENTS, "main")]
    s = empty_table(edition, seats, rules["other_tokens"] == 1)
    apply_rules(s, rules)
    if moment == "setup":
        if len(players) > 0:
            raise BadPosition("position.player", "at set-up nobody has anything yet")
        read.close()
        s.stack.append(SetupFrame())
    else:
        read_match(s, read, players, seats, moment)
    for fault in edition.faults(s):
        raise BadPosition("position", fault)
    advance(s)
    return s


def apply_rules(s: State, rules: dict[str, int]) -> None:
    """Write the house rules into the state."""
    s.numbers[st.DRAFT] = rules["draft"]
    s.numbers[st.TUNNELS_ONLY] = rules["army_tunnels_only"]
    s.numbers[st.THREAT_OFFSET] = rules["threat_offset"]
    s.numbers[st.TARGET] += rules["victory_points"]
    s.numbers[st.MOST_ROUNDS] = rules["most_rounds"]


def read_match(s: State, read: Reading, players: list[Reading], seats: int, moment: str) -> None:
    """A match in progress: players, decks and whose turn it is."""
    if len(players) != seats:
        raise BadPosition("position.player", f"expected {seats} players, not {len(players)}")
    s.numbers[st.FIRST] = read.number("first", 1, 1, seats) - 1
    s.numbers[st.ROUND] = read.number("round", 2, 1, 1000)
    turn = read.number("turn", s.numbers[st.FIRST] + 1, 1, seats) - 1
    s.numbers[st.ACTIVE] = turn
    slugs = s.content.slugs
    for seat, player in enumerate(players):
        clan = player.slug_or("faction", slugs["faction"], slugs["faction"][seat])
        hero = player.slug_or("hero", slugs["hero"], slugs["hero"][seat])
        for other in range(seat):
            if s.get(other, st.FACTION) == clan or s.get(other, st.FIGURE) == hero:
                raise BadPosition(player.place, "two players have the same clan or hero")
        s.put(seat, st.FACTION, clan)
        s.put(seat, st.FIGURE, hero)
    for seat, player in enumerate(players):
        read_player(s, seat, player)
        if s.get(seat, st.POINTS) >= s.numbers[st.TARGET]:
            raise BadPosition(player.place, "the player has already won")
        player.close()
    for name, deck in (("threat", THREATS), ("equipment", EQUIPMENT), ("mission", MISSIONS)):
        take_cards(s, read, f"{name}_deck", deck, TOP, 0)
    read.close()
    at = BEGIN if moment == "turn" else MAIN if moment == "main" else END_THREAT
    s.stack.append(TurnFrame(turn, at))


def read_player(s: State, seat: i64, read: Reading) -> None:
    """Stations with their tokens, home, hero, scales, items and mission of one player."""
    stations = s.content.slugs["station"]
    start = s.content.faction_start[s.get(seat, st.FACTION)]
    names = [stations[station] for station in start]
    owned = read.slug_list("stations", stations, names)
    if len(owned) == 0:
        raise read.fail("stations", "a player always has a home")
    levels = read.number_list("levels", 2, 12)
    if len(levels) > len(owned):
        raise read.fail("levels", f"expected at most {len(owned)} numbers, one a station")
    home = read.slug_or("home", stations, stations[owned[0]])
    token = s.content.numbers[c.HOME_TOKEN]
    for i, station in enumerate(owned):
        if station == home and i < len(levels) and levels[i] != token:
            raise read.fail("levels", f"the home {stations[home]} always has the {token}")
        level = token if station == home else levels[i] if i < len(levels) else 0
        give_station(s, seat, station, level, read)
    if s.owner[home] != seat:
        raise read.fail("home", f"{stations[home]} is not the player's")
    s.put(seat, st.HOME, home)
    s.put(seat, st.PLACE, read.slug_or("at", stations, stations[home]))
    read_scales(s, seat, read)
    for former, name in FORMER_NAMES.items():
        read.renamed(former, name)
    take_cards(s, read, "equipment", EQUIPMENT, HELD + seat, EVERYONE)
    if excess_type(s, seat) != NOTHING:
        raise read.fail("equipment", "a hero cannot carry all this")
    take_cards(s, read, "missions", MISSIONS, HELD + seat, 1 << seat)
    if pile.size(s, MISSIONS, HELD + seat) > 1:
        raise read.fail("missions", "a player has one mission")


def read_scales(s: State, seat: i64, read: Reading) -> None:
    """Numbers of a player."""
    numbers = s.content.numbers
    s.put(seat, st.STRENGTH, read.number("army", 2, 0, numbers[c.MOST_STRENGTH]))
    s.put(seat, st.ACTIVITY, read.number("activity", 0, 0, numbers[c.MOST_ACTIVITY]))
    for kind in range(KINDS):
        n = read.number(RESOURCES[kind], 0, 0, numbers[c.MOST_STOCK])
        s.put(seat, st.STOCK + kind, n)
        s.reserve[kind] -= n
    points = read.number("mission_points", 0, 0, 10)
    s.put(seat, st.COMPLETED, points)
    s.add(seat, st.POINTS, points)
    for name, field in (
        ("rests", st.RESTS),
        ("resting", st.RESTING),
        ("barred_next", st.BARRED_NEXT),
    ):
        s.put(seat, field, read.number(name, 0, 0, 1))
    s.put(seat, st.GROWTH, read.number("growth", 0, 0, 9))


def give_station(s: State, seat: i64, station: i64, level: i64, read: Reading) -> None:
    """A player owns a capturable station, with a token; without a number the lowest from 8 on."""
    name = s.content.slugs["station"][station]
    if s.content.station_kind[station] != ORDINARY:
        raise read.fail("stations", f"{name} cannot be owned")
    if s.owner[station] != NEUTRAL:
        raise read.fail("stations", f"{name} has two owners")
    if level == 0:
        level = 8
        while level < TOKEN_WIDTH and s.tokens[seat * TOKEN_WIDTH + level] == 0:
            level += 1
    if level >= TOKEN_WIDTH or s.tokens[seat * TOKEN_WIDTH + level] == 0:
        raise read.fail("levels", f"no free token {level} for {name}")
    hold(s, seat, station)
    place_token(s, seat, station, level, "")


def take_cards(s: State, read: Reading, name: str, deck: i64, zone: i64, seen: i64) -> None:
    """Put the named cards of a deck into a zone, last first so that the first lies on top."""
    kinds = read.slug_list(name, s.content.slugs[pile.DECK_NAMES[deck]])
    for kind in reversed(kinds):
        card = pile.find_kind(s, deck, REST, kind)
        if card == NOTHING:
            slug = s.content.slugs[pile.DECK_NAMES[deck]][kind]
            raise read.fail(name, f"there are not so many of {slug}")
        pile.move_card(s, card, zone, seen)
