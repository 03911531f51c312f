"""An edition as a value: content, numbers, set-up, turn and end, for the rules that both share."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.kernel.core import Frame
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.model import code as c
from metro2033.engine.model import view as views
from metro2033.engine.model.content import Content
from metro2033.engine.model.ground import Ground
from metro2033.engine.model.happening import EVENTS
from metro2033.engine.model.question import QUESTIONS
from metro2033.engine.model.state import State
from metro2033.engine.model.verb import VERBS
from metro2033.engine.model.way import Way


class Edition(Game[State]):
    """A game of Metro; `changed` tells it what the shared rules have done.

    `cited` names the edition's rule for what a shared frame does or refuses. `all_open` and
    `grounds` are which stations are in play: vectors that never change, one for many matches.
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
        self.all_open: Final = vec[i64]([1] * content.station_count)
        self.grounds: Final[dict[int, vec[i64]]] = {}
        self.known_grounds: Final[list[Ground]] = []

    def blank(self) -> State:
        return State(self)

    def view(self, s: State, seat: i64) -> State:
        return views.view(s, seat)

    def imagine(self, view: State, seat: i64, source: Source) -> State:
        return views.imagine(view, source)

    def program(
        self,
        code: vec[i64],
        seat: i64,
        station: i64,
        fighter: i64,
        card: i64,
        other: i64,
        rules: str,
    ) -> Frame:
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
