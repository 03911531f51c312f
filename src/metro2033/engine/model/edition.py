"""An edition as a value: content, numbers, set-up, turn and end, for the rules that both share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.kernel.core import Frame
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import advance
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.kernel.source import Source
from metro2033.engine.model import code as c
from metro2033.engine.model import fact
from metro2033.engine.model import state as st
from metro2033.engine.model import view as views
from metro2033.engine.model.content import Content
from metro2033.engine.model.ground import Ground
from metro2033.engine.model.happening import EVENTS
from metro2033.engine.model.ids import KINDS, NEUTRAL, NOTHING
from metro2033.engine.model.pile import DECKS, DONE, HELD, REST, ZONES
from metro2033.engine.model.question import QUESTIONS
from metro2033.engine.model.state import State
from metro2033.engine.model.verb import VERBS


@final
class Way:
    """Stations from where the hero stands to where they go, the cost up to each, and the budget."""

    def __init__(self, stations: list[int], costs: list[int], budget: int) -> None:
        self.stations = stations
        self.costs = costs
        self.budget = budget


class Route:
    """Answers that take a hero, one after another, along a way."""

    def __init__(self, options: list[int], way: Way) -> None:
        self.options = options
        self.way = way


SETUP: Final = "setup"
"""The moment before anybody has anything."""


class Edition(Game[State]):
    """A game of Metro; `changed` tells it what the shared rules have done.

    `cited` names the edition's rule for what a shared frame does or refuses. `moments` are where a
    written position can begin. `all_open` and `grounds` are which stations are in play: vectors
    that never change, one for many matches.
    """

    def __init__(self, name: str, rules_version: int, content: Content) -> None:
        super().__init__(name, rules_version, content.digest)
        self.verbs = VERBS
        self.events = EVENTS
        self.questions = QUESTIONS
        self.content = content
        self.slugs = content.slugs
        self.least_seats = int(content.numbers[c.LEAST_SEATS])
        self.most_seats = int(content.numbers[c.MOST_SEATS])
        self.cited: dict[str, str] = {}
        self.moments: list[str] = []
        self.usual_moment = ""
        self.all_open: Final = vec[i64]([1] * content.station_count)
        self.grounds: Final[dict[int, vec[i64]]] = {}
        self.known_grounds: Final[list[Ground]] = []

    def blank(self) -> State:
        return State(self)

    def view(self, s: State, seat: i64) -> State:
        return views.view(s, seat)

    def private_facts(self, view: State) -> Mapping[str, Any]:
        found: dict[str, Any] = {"unseen": fact.unseen(view)}
        players: dict[str, Any] = {}
        for place in fact.secret_piles(view):
            deck, zone = place // ZONES, place % ZONES
            if zone >= HELD:
                seat = (zone - HELD) % (DONE - HELD)
                players[str(seat + 1)] = self.player_facts(view, seat)
            else:
                found.update(self.secret_pile_facts(view, deck, zone))
        if players:
            found["player"] = players
        return found

    def player_facts(self, s: State, seat: i64) -> Mapping[str, Any]:
        """What can be said of a player."""
        raise NotImplementedError

    def secret_pile_facts(self, view: State, deck: i64, zone: i64) -> Mapping[str, Any]:
        """What can be said of a pile whose cards not everybody knows; by default nothing is."""
        return {}

    def imagine(self, view: State, seat: i64, source: Source) -> State:
        return views.imagine(view, source)

    def table(self, seats: i64, rules: dict[str, int]) -> State:
        """The table before set-up: the reserve is full, and every deck is an unordered rest."""
        s = State(self)
        content = self.content
        s.owner = vec[i64]([NEUTRAL] * content.station_count)
        s.open = self.all_open
        s.seats = vec[i64]([0] * (seats * st.SEAT_WIDTH))
        s.reserve = vec[i64]([content.numbers[c.TOKENS + kind] for kind in range(KINDS)])
        s.zone = vec[i64]([REST] * content.card_count)
        s.rank = vec[i64]([0] * content.card_count)
        s.seen = vec[i64]([0] * content.card_count)
        s.sizes = vec[i64]([0] * (DECKS * ZONES))
        for deck in range(i64(DECKS)):
            s.sizes[deck * ZONES + REST] = content.deck_count[deck]
        s.timed = vec[i64]([0] * (seats * content.timed_count))
        s.numbers = vec[i64]([0] * st.NUMBERS)
        s.numbers[st.ROUND] = 1
        s.numbers[st.STAGE] = 1
        s.numbers[st.MOST_ROUNDS] = rules["most_rounds"]
        for index in (st.WINNER, st.LAW):
            s.numbers[index] = NOTHING
        for seat in range(seats):
            for field in (st.FACTION, st.FIGURE, st.PLACE):
                s.put(seat, field, NOTHING)
        return s

    def set_up(self) -> Frame:
        """The frame that begins a match."""
        raise NotImplementedError

    def new(self, seats: int, rules: dict[str, int]) -> State:
        s = self.table(seats, rules)
        s.stack.append(self.set_up())
        advance(s)
        return s

    def described(self, read: Reading) -> State:
        players = read.tables("player")
        given = min(max(len(players), self.least_seats), self.most_seats)
        seats = read.number("seats", given, self.least_seats, self.most_seats)
        house = read.table("house")
        rules: dict[str, int] = {}
        for rule in self.house_rules:
            rules[rule.name] = house.number(rule.name, rule.default, rule.least, rule.most)
        house.close()
        moment = self.moments[read.slug_or("moment", self.moments, self.usual_moment)]
        self.check_rules(house, seats, rules)
        is_whole = len(players) == seats
        s = self.table(seats, rules)
        if moment == SETUP:
            if len(players) > 0:
                read.fail("player", "data-setup-players", {})
            s.stack.append(self.set_up())
        elif is_whole:
            self.read_match(s, read, players, moment)
        else:
            least, most = self.least_seats, self.most_seats
            read.fail(
                "player",
                "data-player-count",
                {"count": seats, "found": len(players), "least": least, "most": most},
            )
        if moment == SETUP or is_whole:
            read.close()
        return s

    def check_rules(self, house: Reading, seats: int, rules: dict[str, int]) -> None:
        """Note house rules that do not fit together, and replace them."""

    def read_match(self, s: State, read: Reading, players: list[Reading], moment: str) -> None:
        """Read a match in progress, and open its procedures at a moment."""
        raise NotImplementedError

    def ranking(self, s: State) -> list[int]:
        """The winner, then the others by points; without a winner nobody is first."""
        if s.asked != 0 or len(s.stack) > 0:
            return []
        points = [s.get(seat, st.POINTS) for seat in range(s.seat_count())]
        winner = s.numbers[st.WINNER]
        best = 1 if winner >= 0 else 2
        if winner >= 0:
            points[winner] = 1000
        return [best + sum([1 for other in points if other > mine]) for mine in points]

    def program(self, code: vec[i64], registers: vec[i64], rules: str, cause: i64) -> Frame:
        """The frame that runs a card's program, for rules below the edition's operations."""
        raise NotImplementedError

    def rule(self, name: str) -> str:
        """The ID of the rule for what a shared frame does or refuses, or an empty text."""
        return self.cited.get(name, "")

    def limit(self, seat: i64, kind: i64) -> Frame:
        """The frame by which a hero with a new item of a kind gives up what is too much."""
        raise NotImplementedError

    def ways(self, s: State, seat: i64, options: list[int]) -> dict[int, Way]:
        """The ways of those options that move the hero of a seat."""
        raise NotImplementedError

    def routes(self, s: State, seat: i64) -> list[Route]:
        """How the hero of a seat that is asked gets where no single answer leads, the shortest way.

        Empty where one answer leads everywhere.
        """
        return []

    def wares(self, s: State, seat: i64, option: i64) -> list[int]:
        """How many cards an answer may put on sale, and how many of them the seat can pay for.

        Empty for an answer that puts nothing on sale.
        """
        return []

    def changed(self, s: State, seat: i64) -> None:
        """Something a seat has grew: goals may be reached."""
        raise NotImplementedError

    def offer_aside(self, s: State, seat: i64, out: Offer) -> None:
        """Offer what a seat may do at any question; see `Core`."""

    def take_aside(self, s: State, seat: i64, option: i64) -> bool:
        """Do what was offered aside; False for an answer to the question itself."""
        return False

    def refuse_aside(self, s: State, seat: i64, option: i64) -> str:
        """The rule by which an option is not offered aside, or an empty text."""
        return ""
