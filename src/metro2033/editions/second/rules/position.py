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
from metro2033.engine.kernel.position_fault import Thing
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.model import code as c
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.edition import SETUP
from metro2033.engine.model.ids import ABANDONED, HANSA, KINDS, NEUTRAL, NOTHING, RESOURCES
from metro2033.engine.model.state import State
from metro2033.engine.rules.position import (
    SHORT,
    check_deal,
    read_sides,
    take_cards,
    take_hand,
    take_secret,
)
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

ELSEWHERE: Final = "data-card-elsewhere"
"""The same of a threat, which may also be of another stage."""


def read_match(s: State, read: Reading, players: list[Reading], moment: str) -> None:
    """A match in progress: the table, players, decks and whose turn it is."""
    read_table(s, read)
    read_sides(s, players, "data-same-faction")
    close_zones(s)
    deal: list[Frame] = []
    for seat, player in enumerate(players):
        read_player(s, seat, player, deal)
        player.close()
    read_decks(s, read)
    check_deal(s, read, deal)
    begin(s, read, moment, deal)


def read_table(s: State, read: Reading) -> None:
    """Round, stage, first player and the position of the round marker."""
    s.numbers[st.FIRST] = read.seat("first", 0, int(s.seat_count()))
    s.numbers[st.ROUND] = read.number("round", 2, 1, 1000)
    s.numbers[st.POSITION] = read.slug_or("track", s.content.slugs["position"], "loop_1")
    begin_stage(s, read.number("stage", 1, 1, 2))


def read_player(s: State, seat: i64, read: Reading, deal: list[Frame]) -> None:
    """Stations, hero, army, resources and cards of one player."""
    numbers = s.content.numbers
    stations = s.content.slugs["station"]
    homes = [stations[i] for i in range(len(stations)) if is_home(s, seat, i)]
    for station in read.slug_list("stations", stations, homes):
        give_station(s, seat, station, read)
    if s.get(seat, st.STATIONS) == 0:
        read.fail("stations", "data-no-stations", {})
    if s.get(seat, st.STATIONS) > numbers[c.FACTION_TOKENS]:
        tokens = int(numbers[c.FACTION_TOKENS])
        read.fail("stations", "data-too-many-stations", {"most": tokens})
    place = read.slug_or("at", stations, homes[0])
    if s.open[place] == 0:
        read.fail("at", "data-closed", {"station": Thing("station", stations[place])})
    s.put(seat, st.PLACE, place)
    least, most = numbers[c.LEAST_STRENGTH], numbers[c.MOST_STRENGTH]
    s.put(seat, st.STRENGTH, read.number("army", numbers[c.START_STRENGTH], least, most))
    s.put(seat, st.RESTS, read.number("rests", 0, 0, numbers[c.REST_TURNS]))
    for kind in range(KINDS):
        n = read.number(RESOURCES[kind], 0, 0, numbers[c.TOKENS + kind])
        s.add(seat, st.STOCK + kind, n)
        s.reserve[kind] -= n
        if s.reserve[kind] < 0:
            in_box = int(numbers[c.TOKENS + kind])
            read.fail(RESOURCES[kind], "data-too-many-tokens", {"most": in_box})
    take_cards(s, read, "equipment", pile.EQUIPMENT, pile.HELD + seat, EVERYONE, SHORT)
    take_hand(s, read, "missions", pile.MISSIONS, seat, 0, SHORT, deal)
    n = take_cards(s, read, "completed", pile.MISSIONS, pile.DONE + seat, EVERYONE, SHORT)
    s.put(seat, st.COMPLETED, n)
    s.add(seat, st.POINTS, n * numbers[c.MISSION_POINTS])
    read_scouted(s, seat, read, deal)


def is_home(s: State, seat: i64, station: i64) -> bool:
    """Whether a station is a printed home of the seat's faction."""
    return s.content.station_home[station] == s.get(seat, st.FACTION)


def give_station(s: State, seat: i64, station: i64, read: Reading) -> None:
    """A player owns a station that can be owned and that nobody else has."""
    name = s.content.slugs["station"][station]
    kind = s.content.station_kind[station]
    thing = Thing("station", name)
    if s.open[station] == 0:
        read.fail("stations", "data-closed", {"station": thing})
    elif kind == HANSA or kind == ABANDONED:
        read.fail("stations", "data-not-ownable", {"station": thing})
    elif s.owner[station] != NEUTRAL:
        read.fail("stations", "data-two-owners", {"station": thing})
    else:
        hold(s, seat, station)


def read_scouted(s: State, seat: i64, read: Reading, deal: list[Frame]) -> None:
    """Threats scouted in the round before, and in this one."""
    now = s.numbers[st.ROUND]
    before = take_hand(s, read, "scouted", pile.THREATS, seat, now - 1, ELSEWHERE, deal)
    s.put(seat, st.SCOUTED_BEFORE, before)
    n = take_hand(s, read, "scouted_now", pile.THREATS, seat, now, ELSEWHERE, deal)
    s.put(seat, st.SCOUTED_NOW, n)


def read_decks(s: State, read: Reading) -> None:
    """The law in force, the market, discards, and cards that lie on top of their deck unseen."""
    laws = take_cards(s, read, "law", pile.LAWS, pile.FORCE, EVERYONE, SHORT)
    if laws > 1:
        read.fail("law", "data-one-law", {})
    card = pile.find(s, pile.LAWS, pile.FORCE)
    if card != NOTHING:
        s.numbers[st.LAW] = s.content.kind_of[card]
    take_cards(s, read, "market", pile.EQUIPMENT, pile.OPEN, EVERYONE, SHORT)
    places = s.content.numbers[c.MARKET_SIZE]
    if pile.size(s, pile.EQUIPMENT, pile.OPEN) > places:
        read.fail("market", "data-market-full", {"most": int(places)})
    for deck in range(i64(pile.COMBAT)):
        name = pile.DECK_NAMES[deck]
        why = ELSEWHERE if deck == pile.THREATS else SHORT
        take_secret(s, read, f"{name}_deck", deck, pile.TOP, 0, why)
        take_secret(s, read, f"{name}_bottom", deck, pile.BOTTOM, 0, why)
        if deck == pile.LAWS:
            continue
        take_secret(s, read, f"{name}_discard", deck, pile.DISCARD, EVERYONE, why)
        if read.number(f"{name}_rest", 1, 0, 1) == 0:
            empty_rest(s, deck)


def empty_rest(s: State, deck: i64) -> None:
    """Take all cards that the position does not name out of play."""
    for card in range(s.content.card_count):
        if s.content.deck_of[card] == deck and s.zone[card] == pile.REST:
            pile.move_card(s, card, pile.BOX, EVERYONE)


def begin(s: State, read: Reading, moment: str, deal: list[Frame]) -> None:
    """Open the procedures from the wanted moment on, from the turn of a seat, after the deal."""
    seats = s.seat_count()
    start = s.numbers[st.FIRST]
    turn = read.seat("turn", int(start), int(seats))
    left = seats - (turn - start) % seats
    parts = phases(s)
    steps: list[Frame] = deal
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
