"""One match of a tournament, from the first question to the last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from metro2033.agents.agent import Agent, Question, Seating
from metro2033.agents.seat_agent import SeatAgent
from metro2033.agents.spec import agent
from metro2033.arena.clock import Clock
from metro2033.arena.order import Order
from metro2033.arena.plan import derive
from metro2033.engine.kernel.core import CHANCE, NOBODY
from metro2033.engine.kernel.event import Event, Log, redact
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.trait import DEALS
from metro2033.engine.kernel.word import verb_of
from metro2033.figures.story import Story
from metro2033.i18n import Complaint
from metro2033.processes.runner import before_end
from metro2033.table.decision import Choice
from metro2033.table.keys import KeyCodec
from metro2033.table.record import End, Header, Player, Record, write
from metro2033.table.snapshot import outcome_digest

MOST_ANSWERS: Final = 100_000
"""A longer match is abandoned as unfinished: bots that only pass would never end it."""

CHECK: Final = 0xFFFF_FFFF

Result = dict[str, Any]
"""The result of a match as JSON data. Everything but `times` follows from the order alone, unless a
program misses its time limit."""

CREW: Final[dict[tuple[object, ...], Agent]] = {}
"""The agents of this process: programs are started once and play match after match."""


class Match:
    """A match with its agents, its sources of randomness, and what is recorded of it."""

    def __init__(self, order: Order, number: int) -> None:
        self.order: Final = order
        self.number: Final = number
        self.game: Final = order.game
        self.sitting: Final = order.plan.at(number)
        self.rules: Final = order.house_rules()
        self.state: Final = self.game.new(order.players, self.rules)
        self.seat_agents: Final = [
            SeatAgent(bot, self._seating(seat), order.most_faults)
            for seat, bot in enumerate(crew(order, self.sitting.bots))
        ]
        self.story: Final = Story(self.game, order.players) if order.has_stories else None
        self.answers: Final[list[tuple[int, int]]] = []
        self._nature: Final = Stream(derive(order.seed, "nature", number))
        self._deal: Final = Stream(derive(order.seed, "deal", self.sitting.block))
        self._buffer: Final = Offer()
        self._heard: Final[list[list[Event]]] = [[] for _ in self.seat_agents]
        self._has_log: Final = self.story is not None or any(
            c.hears_events for c in self.seat_agents
        )

    def play(self) -> Result:
        """Play to the end, or until it is clear that there is none."""
        state = self.state
        while state.asked != NOBODY and len(self.answers) < MOST_ANSWERS:
            seat = asked_seat(state)
            offer(state, seat, self._buffer)
            self._take(seat, self._answer(seat))
        ranking = self.game.ranking(state)
        for seat_agent in self.seat_agents:
            seat_agent.leave(ranking)
        if self.order.records is not None:
            self._write_record(ranking)
        return self._result(ranking)

    def _seating(self, seat: int) -> Seating:
        seed = derive(self.order.seed, "seat", self.number, seat)
        return Seating(self.number, seat, self.order.players, self.rules, seed)

    def _answer(self, seat: int) -> int:
        """Answer for nature, the deal, a single option, or the agent at the seat."""
        buffer = self._buffer
        is_nature = seat == CHANCE
        is_deal = self.game.verbs[verb_of(buffer.options[0])].has(DEALS)
        if is_deal and (is_nature or not self.order.is_drafted):
            # The deal is the same in all matches of a block.
            return buffer.pick(self._deal)
        if is_nature:
            return buffer.pick(self._nature)
        if buffer.count == 1:
            return buffer.options[0]
        state = self.state
        heard, self._heard[seat] = self._heard[seat], []
        question = Question(
            len(self.answers),
            seat,
            asking(state).asks(),
            self.game.view(state, seat),
            buffer,
            heard,
        )
        return self.seat_agents[seat].answer(state, question)

    def _take(self, seat: int, word: int) -> None:
        """Apply an answer, and notify those who listen."""
        self.answers.append((seat, word))
        if not self._has_log:
            apply(self.state, seat, word)
            return
        log = self.state.log = Log()
        apply(self.state, seat, word)
        if self.story is not None:
            self.story.hear(self.state, log.events)
        for viewer, seat_agent in enumerate(self.seat_agents):
            if seat_agent.hears_events:
                self._heard[viewer] += [redact(event, viewer) for event in log.events]

    def _result(self, ranking: list[int]) -> Result:
        """The result of the match."""
        result: Result = {
            "match": self.number,
            "bots": list(self.sitting.bots),
            "ranking": ranking,
            "answers": len(self.answers),
            "decisions": [len(seat_agent.seconds) for seat_agent in self.seat_agents],
            "replaced": [seat_agent.replaced for seat_agent in self.seat_agents],
            "faults": [
                {"seat": seat + 1, "ask": trouble.number, "kind": trouble.kind}
                | {"reason": trouble.reason, **named(trouble.why)}
                for seat, seat_agent in enumerate(self.seat_agents)
                for trouble in seat_agent.troubles
            ],
            "checksum": checksum(self.answers),
        }
        if self.story is not None:
            result["story"] = self.story.data(self.state)
        result["times"] = [Clock.of(seat_agent.seconds).data() for seat_agent in self.seat_agents]
        return result

    def _write_record(self, ranking: list[int]) -> None:
        """Write the match to a file that `metro2033 replay` can read."""
        assert self.order.records is not None
        players = [Player(bot, f"bot:{bot}") for bot in self.sitting.bots]
        codec = KeyCodec(self.game)
        choices = tuple(Choice(seat, codec.key(word)) for seat, word in self.answers)
        end = End(tuple(ranking), outcome_digest(self.game, self.state)) if ranking else None
        record = Record(Header.new(self.game, players, self.rules), choices, end)
        file = self.order.records / f"{self.number:06}.jsonl"
        file.write_text(write(record), encoding="utf-8", newline="\n")


def named(why: Complaint | str) -> dict[str, Any]:
    """The message of a complaint, so that readers of a result can get it in their language."""
    return why.data() if isinstance(why, Complaint) else {}


def checksum(answers: Sequence[tuple[int, int]]) -> int:
    """A number that two matches share only if all their answers are the same."""
    total = 0
    for seat, word in answers:
        total = (total * 31 + (word ^ (word >> 32)) + seat) & CHECK
    return total


def play_matches(order: Order, numbers: Sequence[int]) -> list[Result]:
    """Play the matches with these numbers."""
    return [Match(order, number).play() for number in numbers]


def crew(order: Order, bots: Sequence[str]) -> list[Agent]:
    """An agent for each seat; a bot with two seats is there twice."""
    end_politely()
    met: Counter[str] = Counter()
    found = []
    for bot in bots:
        place = (order.edition, order.content, order.limit, bot, met[bot])
        met[bot] += 1
        if place not in CREW:
            CREW[place] = agent(bot, order.game, order.content, order.limit)
        found.append(CREW[place])
    return found


def dismiss() -> None:
    """Dismiss all agents of this process."""
    while CREW:
        CREW.popitem()[1].close()


@cache
def end_politely() -> None:
    """Say goodbye to programs when this process ends."""
    before_end(dismiss)
