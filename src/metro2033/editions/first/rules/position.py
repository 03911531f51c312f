"""Positions of the first edition set up from readable words; the documentation lists them all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metro2033.editions.first.rules.fact import FORMER_NAMES
from metro2033.editions.first.rules.shop import excess_type
from metro2033.editions.first.rules.turn import BEGIN, END_THREAT, MAIN, ROLL, TurnFrame
from metro2033.engine.kernel.core import Frame
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.helper import SequenceFrame
from metro2033.engine.kernel.position_fault import Thing
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.model import code as c
from metro2033.engine.model import state as st
from metro2033.engine.model.edition import SETUP
from metro2033.engine.model.ids import KINDS, NEUTRAL, NOTHING, ORDINARY, RESOURCES
from metro2033.engine.model.pile import EQUIPMENT, HELD, MISSIONS, THREATS, TOP
from metro2033.engine.model.state import State
from metro2033.engine.rules.position import (
    SHORT,
    check_deal,
    read_sides,
    take_cards,
    take_hand,
    take_secret,
)
from metro2033.engine.rules.station import TOKEN_WIDTH, hold, place_token

MOMENTS: Final = [SETUP, "turn", "roll", "main", "end"]
"""Where a position begins: at set-up, at the start of a turn, its roll, its actions, its end."""

STEPS: Final = {"turn": BEGIN, "roll": ROLL, "main": MAIN, "end": END_THREAT}
"""Where a turn begins at each moment."""


def read_match(s: State, read: Reading, players: list[Reading], moment: str) -> None:
    """A match in progress: players, decks and whose turn it is."""
    seats = len(players)
    s.numbers[st.FIRST] = read.seat("first", 0, seats)
    s.numbers[st.ROUND] = read.number("round", 2, 1, 1000)
    turn = read.seat("turn", int(s.numbers[st.FIRST]), seats)
    s.numbers[st.ACTIVE] = turn
    read_sides(s, players, "data-same-clan")
    deal: list[Frame] = []
    for seat, player in enumerate(players):
        read_player(s, seat, player, deal)
        if s.get(seat, st.POINTS) >= s.numbers[st.TARGET]:
            player.fail("", "data-has-won", {"points": int(s.numbers[st.TARGET])})
        player.close()
    for name, deck in (("threat", THREATS), ("equipment", EQUIPMENT), ("mission", MISSIONS)):
        take_secret(s, read, f"{name}_deck", deck, TOP, 0, SHORT)
    check_deal(s, read, deal)
    s.stack.append(TurnFrame(turn, STEPS[moment]))
    if deal:
        s.stack.append(SequenceFrame(deal))


def read_player(s: State, seat: i64, read: Reading, deal: list[Frame]) -> None:
    """Stations with their tokens, home, hero, scales, items and mission of one player."""
    stations = s.content.slugs["station"]
    start = s.content.faction_start[s.get(seat, st.FACTION)]
    names = [stations[station] for station in start]
    owned = read.slug_list("stations", stations, names)
    levels = read.number_list("levels", 2, 12)
    if len(levels) > len(owned):
        read.fail("levels", "data-too-many-levels", {"most": len(owned)})
    if len(owned) == 0:
        read.fail("stations", "data-no-home", {})
    home = read.slug_or("home", stations, stations[owned[0]] if owned else names[0])
    token = s.content.numbers[c.HOME_TOKEN]
    for i, station in enumerate(owned):
        if station == home and i < len(levels) and levels[i] != token:
            owned_home = Thing("station", stations[home])
            read.fail("levels", "data-home-token", {"station": owned_home, "token": int(token)})
        level = token if station == home else levels[i] if i < len(levels) else 0
        give_station(s, seat, station, level, read)
    if s.owner[home] != seat and owned:
        read.fail("home", "data-not-theirs", {"station": Thing("station", stations[home])})
    s.put(seat, st.HOME, home)
    s.put(seat, st.PLACE, read.slug_or("at", stations, stations[home]))
    read_scales(s, seat, read)
    for former, name in FORMER_NAMES.items():
        read.renamed(former, name)
    take_cards(s, read, "equipment", EQUIPMENT, HELD + seat, EVERYONE, SHORT)
    if excess_type(s, seat) != NOTHING:
        read.fail("equipment", "data-too-heavy", {})
    if take_hand(s, read, "missions", MISSIONS, seat, 0, SHORT, deal) > 1:
        read.fail("missions", "data-one-mission", {})


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
        ("barred", st.BARRED),
        ("barred_next", st.BARRED_NEXT),
    ):
        s.put(seat, field, read.number(name, 0, 0, 1))
    s.put(seat, st.GROWTH, read.number("growth", 0, 0, 9))


def give_station(s: State, seat: i64, station: i64, level: i64, read: Reading) -> None:
    """A player owns a capturable station, with a token; without a number the lowest from 8 on."""
    name = s.content.slugs["station"][station]
    thing = Thing("station", name)
    if s.content.station_kind[station] != ORDINARY:
        read.fail("stations", "data-not-ownable", {"station": thing})
        return
    if s.owner[station] != NEUTRAL:
        read.fail("stations", "data-two-owners", {"station": thing})
        return
    if level == 0:
        level = 8
        while level < TOKEN_WIDTH and s.tokens[seat * TOKEN_WIDTH + level] == 0:
            level += 1
    if level >= TOKEN_WIDTH or s.tokens[seat * TOKEN_WIDTH + level] == 0:
        read.fail("levels", "data-no-token", {"station": thing, "token": int(level)})
        return
    hold(s, seat, station)
    place_token(s, seat, station, level, "")
