"""Positions of the second edition set up from readable words; the documentation lists them all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metro2033.editions.second.rules.army import ArmyFrame
from metro2033.editions.second.rules.events import DangerFrame
from metro2033.editions.second.rules.hero import HeroFrame
from metro2033.editions.second.rules.mobilization import MaintenanceFrame
from metro2033.editions.second.rules.setup import close_zones
from metro2033.editions.second.rules.stage import begin_stage
from metro2033.editions.second.rules.turn import (
    ARMY_ACTIONS,
    CLOSE,
    EVENTS,
    HERO_ACTIONS,
    MOBILIZATION,
    ROUND_END,
    PhaseFrame,
    RoundFrame,
    phases,
)
from metro2033.editions.second.rules.vote import VoteFrame
from metro2033.engine.kernel.core import Frame, stack_of
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.helper import EachSeatFrame, SequenceFrame
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.model import code as c
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.edition import SETUP
from metro2033.engine.model.ids import ABANDONED, HANSA, KINDS, NEUTRAL, NOTHING, RESOURCES
from metro2033.engine.model.state import State
from metro2033.engine.rules.position import read_sides, take_cards
from metro2033.engine.rules.station import hold

MOMENTS: Final = [SETUP, "events", "threat", "vote", "mobilization", "army", "hero", "end"]
"""Where a position begins: at set-up, at a phase, or at one of the events."""

PHASES: Final = {
    "mobilization": MOBILIZATION,
    "army": ARMY_ACTIONS,
    "hero": HERO_ACTIONS,
    "end": ROUND_END,
}
"""The phases in which moments lie; the others are events."""

ELSEWHERE: Final = "%s is not in the deck: in two places, or of another stage"
"""Why a card cannot be put where a position wants it."""


def read_match(s: State, read: Reading, players: list[Reading], moment: str) -> None:
    """A match in progress: the table, players, decks and whose turn it is."""
    read_table(s, read)
    read_sides(s, players, "faction")
    close_zones(s)
    for seat, player in enumerate(players):
        read_player(s, seat, player)
        player.close()
    read_decks(s, read)
    begin(s, read, moment)


def read_table(s: State, read: Reading) -> None:
    """Round, stage, first player and the position of the round marker."""
    s.numbers[st.FIRST] = read.number("first", 1, 1, s.seat_count()) - 1
    s.numbers[st.ROUND] = read.number("round", 2, 1, 1000)
    s.numbers[st.POSITION] = read.slug_or("track", s.content.slugs["position"], "loop_1")
    begin_stage(s, read.number("stage", 1, 1, 2))


def read_player(s: State, seat: i64, read: Reading) -> None:
    """Stations, hero, army, resources and cards of one player."""
    numbers = s.content.numbers
    stations = s.content.slugs["station"]
    homes = [stations[i] for i in range(len(stations)) if is_home(s, seat, i)]
    for station in read.slug_list("stations", stations, homes):
        give_station(s, seat, station, read)
    if s.get(seat, st.STATIONS) == 0:
        raise read.fail("stations", "a player always has stations")
    place = read.slug_or("at", stations, homes[0])
    if s.open[place] == 0:
        raise read.fail("at", f"{stations[place]} is closed")
    s.put(seat, st.PLACE, place)
    least, most = numbers[c.LEAST_STRENGTH], numbers[c.MOST_STRENGTH]
    s.put(seat, st.STRENGTH, read.number("army", numbers[c.START_STRENGTH], least, most))
    s.put(seat, st.RESTS, read.number("rests", 0, 0, numbers[c.REST_TURNS]))
    for kind in range(KINDS):
        n = read.number(RESOURCES[kind], 0, 0, numbers[c.TOKENS + kind])
        s.add(seat, st.STOCK + kind, n)
        s.reserve[kind] -= n
        if s.reserve[kind] < 0:
            raise read.fail(RESOURCES[kind], "more tokens than there are in the box")
    take_cards(s, read, "equipment", pile.EQUIPMENT, pile.HELD + seat, EVERYONE, ELSEWHERE)
    take_cards(s, read, "missions", pile.MISSIONS, pile.HELD + seat, 1 << seat, ELSEWHERE)
    n = take_cards(s, read, "completed", pile.MISSIONS, pile.DONE + seat, EVERYONE, ELSEWHERE)
    s.put(seat, st.COMPLETED, n)
    s.add(seat, st.POINTS, n * numbers[c.MISSION_POINTS])
    read_scouted(s, seat, read)


def is_home(s: State, seat: i64, station: i64) -> bool:
    """Whether a station is a printed home of the seat's faction."""
    return s.content.station_home[station] == s.get(seat, st.FACTION)


def give_station(s: State, seat: i64, station: i64, read: Reading) -> None:
    """A player owns a station that can be owned and that nobody else has."""
    name = s.content.slugs["station"][station]
    kind = s.content.station_kind[station]
    if s.open[station] == 0:
        raise read.fail("stations", f"{name} is closed")
    if kind == HANSA or kind == ABANDONED:
        raise read.fail("stations", f"{name} cannot be owned")
    if s.owner[station] != NEUTRAL:
        raise read.fail("stations", f"{name} has two owners")
    hold(s, seat, station)


def read_scouted(s: State, seat: i64, read: Reading) -> None:
    """Threats scouted in the round before, and in this one."""
    before = take_cards(s, read, "scouted", pile.THREATS, pile.HELD + seat, 1 << seat, ELSEWHERE)
    set_scouting_round(s, seat, s.numbers[st.ROUND] - 1)
    now = take_cards(s, read, "scouted_now", pile.THREATS, pile.HELD + seat, 1 << seat, ELSEWHERE)
    set_scouting_round(s, seat, s.numbers[st.ROUND])
    s.put(seat, st.SCOUTED_BEFORE, before)
    s.put(seat, st.SCOUTED_NOW, now)


def set_scouting_round(s: State, seat: i64, number: i64) -> None:
    """Date the scouted cards that have no date yet."""
    for card in range(s.content.card_count):
        is_scouted = s.content.deck_of[card] == pile.THREATS and s.zone[card] == pile.HELD + seat
        if is_scouted and s.rank[card] == 0:
            s.rank[card] = number


def read_decks(s: State, read: Reading) -> None:
    """The law in force, the market, discards, and cards that lie on top of their deck unseen."""
    laws = take_cards(s, read, "law", pile.LAWS, pile.FORCE, EVERYONE, ELSEWHERE)
    if laws > 1:
        raise read.fail("law", "at most one law is in force")
    card = pile.find(s, pile.LAWS, pile.FORCE)
    if card != NOTHING:
        s.numbers[st.LAW] = s.content.kind_of[card]
    take_cards(s, read, "market", pile.EQUIPMENT, pile.OPEN, EVERYONE, ELSEWHERE)
    if pile.size(s, pile.EQUIPMENT, pile.OPEN) > s.content.numbers[c.MARKET_SIZE]:
        raise read.fail("market", "more cards than the market has places")
    for deck in range(i64(pile.COMBAT)):
        name = pile.DECK_NAMES[deck]
        take_cards(s, read, f"{name}_deck", deck, pile.TOP, 0, ELSEWHERE)
        if deck == pile.LAWS:
            continue
        take_cards(s, read, f"{name}_discard", deck, pile.DISCARD, EVERYONE, ELSEWHERE)
        if read.number(f"{name}_rest", 1, 0, 1) == 0:
            empty_rest(s, deck)


def empty_rest(s: State, deck: i64) -> None:
    """Take all cards that the position does not name out of play."""
    for card in range(s.content.card_count):
        if s.content.deck_of[card] == deck and s.zone[card] == pile.REST:
            pile.move_card(s, card, pile.BOX, EVERYONE)


def begin(s: State, read: Reading, moment: str) -> None:
    """Open the procedures from the wanted moment on, from the turn of a seat."""
    seats = s.seat_count()
    start = s.numbers[st.FIRST]
    turn = read.number("turn", start + 1, 1, seats) - 1
    left = seats - (turn - start) % seats
    parts = phases(s)
    steps: list[Frame] = []
    if moment == "threat":
        steps.append(DangerFrame())
    if moment == "vote":
        steps.append(VoteFrame())
    if moment == "mobilization":
        steps.append(EachSeatFrame(MaintenanceFrame(0), seats, turn, left))
    if moment == "army":
        steps.append(EachSeatFrame(ArmyFrame(0), seats, turn, left))
    if moment == "hero":
        steps.append(EachSeatFrame(HeroFrame(0), seats, turn, left))
    phase = PHASES.get(moment, EVENTS)
    s.numbers[st.PHASE] = phase
    is_due = moment == "events"
    for part in parts[1:]:
        is_due = is_due or (isinstance(part, PhaseFrame) and part.phase > phase)
        if is_due:
            steps.append(part)
    s.stack = stack_of([RoundFrame(CLOSE), SequenceFrame(steps)])
