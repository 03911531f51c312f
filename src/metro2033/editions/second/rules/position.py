"""Positions of the second edition set up from readable words; the documentation lists them all."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from metro2033.editions.second.rules.army import ArmyFrame
from metro2033.editions.second.rules.events import DangerFrame
from metro2033.editions.second.rules.hero import HeroFrame
from metro2033.editions.second.rules.mobilization import MaintenanceFrame
from metro2033.editions.second.rules.setup import SetupFrame, close_zones, empty_table
from metro2033.editions.second.rules.stage import begin_stage
from metro2033.editions.second.rules.turn import CLOSE, PhaseFrame, RoundFrame, phases
from metro2033.editions.second.rules.vote import VoteFrame
from metro2033.engine.kernel.core import Frame, stack_of
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.game import BadPosition
from metro2033.engine.kernel.helper import EachSeatFrame, SequenceFrame
from metro2033.engine.kernel.loop import advance
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.model import code as c
from metro2033.engine.model import pile
from metro2033.engine.model import state as st
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.ids import ABANDONED, HANSA, KINDS, NEUTRAL, NOTHING, RESOURCES
from metro2033.engine.model.pile import (
    COMBAT,
    DISCARD,
    DONE,
    EQUIPMENT,
    FORCE,
    HELD,
    LAWS,
    MISSIONS,
    OPEN,
    REST,
    THREATS,
)
from metro2033.engine.model.state import State
from metro2033.engine.rules.station import hold

SETUP: Final = "setup"
MOMENTS: Final = [SETUP, "events", "threat", "vote", "mobilization", "army", "hero", "end"]
"""Where a position begins: at set-up, at a phase, or at one of the events."""


def position(edition: Edition, data: dict[str, Any]) -> State:
    """Set up a position and go on to its first question."""
    read = Reading(data, "position")
    players = read.tables("player")
    seats = read.number("seats", len(players) or 2, edition.least_seats, edition.most_seats)
    house = read.table("house")
    rules: dict[str, int] = {}
    for rule in edition.house_rules:
        rules[rule.name] = house.number(rule.name, rule.default, rule.least, rule.most)
    if rules["first_player"] > seats:
        raise house.fail("first_player", f"there are {seats} seats")
    house.close()
    moment = MOMENTS[read.slug_or("moment", MOMENTS, "hero")]
    s = empty_table(edition, seats)
    write_rules(s, rules)
    if moment == SETUP:
        if len(players) > 0:
            raise BadPosition("position.player", "at set-up nobody has anything yet")
        read.close()
        s.stack.append(SetupFrame())
    else:
        if len(players) != seats:
            raise BadPosition("position.player", f"expected {seats} players, not {len(players)}")
        read_table(s, read)
        read_players(s, players)
        read_decks(s, read)
        begin(s, read, moment)
        read.close()
    for fault in edition.faults(s):
        raise BadPosition("position", fault)
    advance(s)
    return s


def write_rules(s: State, rules: dict[str, int]) -> None:
    """Write the house rules into the state."""
    s.numbers[st.WIN_POINTS] = rules["victory_points"]
    s.numbers[st.OPEN_RING] = rules["open_ring"]
    s.numbers[st.FIRST_SEAT] = rules["first_player"]
    s.numbers[st.MOST_ROUNDS] = rules["most_rounds"]


def read_table(s: State, read: Reading) -> None:
    """Round, stage, first player and the position of the round marker."""
    s.numbers[st.FIRST] = read.number("first", 1, 1, s.seat_count()) - 1
    s.numbers[st.ROUND] = read.number("round", 2, 1, 1000)
    s.numbers[st.POSITION] = read.slug_or("track", s.content.slugs["position"], "loop_1")
    begin_stage(s, read.number("stage", 1, 1, 2))


def read_players(s: State, players: list[Reading]) -> None:
    """Factions and heroes first, since they say which stations are open; then all they have."""
    slugs = s.content.slugs
    for seat, read in enumerate(players):
        faction = read.slug_or("faction", slugs["faction"], slugs["faction"][seat])
        hero = read.slug_or("hero", slugs["hero"], slugs["hero"][seat])
        for other in range(seat):
            if s.get(other, st.FACTION) == faction or s.get(other, st.FIGURE) == hero:
                raise BadPosition(read.place, "two players have the same faction or hero")
        s.put(seat, st.FACTION, faction)
        s.put(seat, st.FIGURE, hero)
    close_zones(s)
    for seat, read in enumerate(players):
        read_player(s, seat, read)
        read.close()


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
    take_cards(s, read, "equipment", EQUIPMENT, HELD + seat, EVERYONE)
    take_cards(s, read, "missions", MISSIONS, HELD + seat, 1 << seat)
    n = take_cards(s, read, "completed", MISSIONS, DONE + seat, EVERYONE)
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
    before = take_cards(s, read, "scouted", THREATS, HELD + seat, 1 << seat)
    set_scouting_round(s, seat, s.numbers[st.ROUND] - 1)
    now = take_cards(s, read, "scouted_now", THREATS, HELD + seat, 1 << seat)
    set_scouting_round(s, seat, s.numbers[st.ROUND])
    s.put(seat, st.SCOUTED_BEFORE, before)
    s.put(seat, st.SCOUTED_NOW, now)


def set_scouting_round(s: State, seat: i64, number: i64) -> None:
    """Date the scouted cards that have no date yet."""
    for card in range(s.content.card_count):
        is_scouted = s.content.deck_of[card] == THREATS and s.zone[card] == HELD + seat
        if is_scouted and s.rank[card] == 0:
            s.rank[card] = number


def take_cards(s: State, read: Reading, name: str, deck: i64, zone: i64, seen: i64) -> int:
    """Put the named cards of a deck into a zone, last first so that the first lies on top."""
    kinds = read.slug_list(name, s.content.slugs[pile.DECK_NAMES[deck]])
    for kind in reversed(kinds):
        card = pile.find_kind(s, deck, REST, kind)
        if card == NOTHING:
            slug = s.content.slugs[pile.DECK_NAMES[deck]][kind]
            raise read.fail(name, f"{slug} is not in the deck: in two places, or of another stage")
        pile.move_card(s, card, zone, seen)
    return len(kinds)


def read_decks(s: State, read: Reading) -> None:
    """The law in force, the market, discards, and cards that lie on top of their deck unseen."""
    laws = take_cards(s, read, "law", LAWS, FORCE, EVERYONE)
    if laws > 1:
        raise read.fail("law", "at most one law is in force")
    card = pile.find(s, LAWS, FORCE)
    if card != NOTHING:
        s.numbers[st.LAW] = s.content.kind_of[card]
    take_cards(s, read, "market", EQUIPMENT, OPEN, EVERYONE)
    if pile.size(s, EQUIPMENT, OPEN) > s.content.numbers[c.MARKET_SIZE]:
        raise read.fail("market", "more cards than the market has places")
    for deck in range(i64(COMBAT)):
        name = pile.DECK_NAMES[deck]
        take_cards(s, read, f"{name}_deck", deck, pile.TOP, 0)
        if deck == LAWS:
            continue
        take_cards(s, read, f"{name}_discard", deck, DISCARD, EVERYONE)
        if read.number(f"{name}_rest", 1, 0, 1) == 0:
            empty_rest(s, deck)


def empty_rest(s: State, deck: i64) -> None:
    """Take all cards that the position does not name out of play."""
    for card in range(s.content.card_count):
        if s.content.deck_of[card] == deck and s.zone[card] == REST:
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
    phase = phase_of(moment)
    s.numbers[st.PHASE] = phase
    if moment == "events":
        steps += parts[1:]
    elif moment != "end":
        steps += rest_of_round(parts, phase)
    s.stack = stack_of([RoundFrame(CLOSE), SequenceFrame(steps)])


def phase_of(moment: str) -> i64:
    """The number of the phase in which a moment lies."""
    if moment == "mobilization":
        return 2
    if moment == "army":
        return 3
    if moment == "hero":
        return 4
    return 5 if moment == "end" else 1


def rest_of_round(parts: list[Frame], phase: i64) -> list[Frame]:
    """The parts of the round after a phase."""
    found: list[Frame] = []
    is_later = False
    for part in parts:
        if isinstance(part, PhaseFrame) and part.phase > phase:
            is_later = True
        if is_later:
            found.append(part)
    return found
