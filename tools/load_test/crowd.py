"""Simulated players at many tables, who answer at random after thinking for a while."""

from __future__ import annotations

import asyncio
from collections import Counter
from time import perf_counter
from typing import Final

import msgspec

from load_test.websocket_client import WebSocketClient, call
from metro2033.engine.kernel.source import Stream


class Option(msgspec.Struct):
    """An answer that is offered."""

    key: str


class Question(msgspec.Struct):
    """A question with its options."""

    ask: int
    options: list[Option]


class Heard(msgspec.Struct):
    """The parts of a server message that a simulated player needs."""

    type: str
    id: int = 0
    n: int = 0
    question: Question | None = None
    message: str = ""
    code: str = ""


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """An answer."""

    id: int
    ask: int
    key: str


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """A greeting."""

    match: str
    seat: int


_DECODER: Final = msgspec.json.Decoder(Heard)
_ENCODER: Final = msgspec.json.Encoder()


class Tally:
    """Totals of all tables: seconds until each answer was acknowledged, and errors."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.errors: Counter[str] = Counter()
        self.over = 0
        self.is_done = False

    def begin(self) -> None:
        """Start counting again."""
        self.seconds = []
        self.errors = Counter()


class LoadPlayer:
    """One seat at one table, on a connection of its own."""

    def __init__(self, crowd: Crowd, match: str, seat: int) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.n = 0
        self.welcomed: Final = asyncio.get_running_loop().create_future()
        self._crowd: Final = crowd
        self._wire: WebSocketClient | None = None
        self._asked = -1
        self._sent = 0
        self._sent_at = 0.0

    async def come(self, port: int, cookie: str) -> None:
        """Connect and take the seat."""
        self._wire = await call(port, cookie, self._hear, self._end)
        self._wire.send(_ENCODER.encode(Hello(self.match, self.seat)))
        await asyncio.wait_for(self.welcomed, 60)

    def go(self) -> None:
        """Disconnect."""
        if self._wire is not None:
            self._wire.close()

    def _hear(self, text: bytes) -> None:
        heard = _DECODER.decode(text)
        tally = self._crowd.tally
        if heard.type == "done":
            tally.seconds.append(perf_counter() - self._sent_at)
        elif heard.type in {"welcome", "change"}:
            self.n = heard.n
            self._consider(heard.question)
            if not self.welcomed.done():
                self.welcomed.set_result(None)
        elif heard.type == "over":
            tally.over += 1
        elif heard.type in {"refused", "error"}:
            tally.errors[heard.message or heard.code] += 1

    def _consider(self, question: Question | None) -> None:
        """Schedule the answer to a new question."""
        if question is None or question.ask == self._asked or self._crowd.tally.is_done:
            return
        self._asked = question.ask
        loop = asyncio.get_running_loop()
        loop.call_later(self._crowd.thought(), self._answer, question)

    def _answer(self, question: Question) -> None:
        if self._crowd.tally.is_done or self._wire is None:
            return
        option = question.options[self._crowd.source.below(len(question.options))]
        self._sent += 1
        self._sent_at = perf_counter()
        self._wire.send(_ENCODER.encode(Answer(self._sent, question.ask, option.key)))

    def _end(self) -> None:
        if not self._crowd.tally.is_done:
            self._crowd.tally.errors["connection lost"] += 1


class Crowd:
    """All simulated players; together they answer a given number of questions per second."""

    def __init__(self, tally: Tally, seed: int) -> None:
        self.tally: Final = tally
        self.source: Final = Stream(seed)
        self.players: Final[list[LoadPlayer]] = []
        self.mean_thought = 1.0

    def pace(self, rate: float, tables: int) -> None:
        """Set the rate of answers per second; each table has about one open question."""
        self.mean_thought = tables / rate

    def thought(self) -> float:
        """Draw a thinking time between half the mean and one and a half times the mean."""
        return self.mean_thought * (0.5 + self.source.below(1 << 20) / (1 << 20))

    async def seat(self, tables: dict[str, str], seats: int, port: int) -> None:
        """Connect the players of all tables, given as match IDs with session cookies."""
        gate = asyncio.Semaphore(64)

        async def come(player: LoadPlayer, cookie: str) -> None:
            async with gate:
                await player.come(port, cookie)

        comers = []
        for match, cookie in tables.items():
            for seat in range(1, seats + 1):
                player = LoadPlayer(self, match, seat)
                self.players.append(player)
                comers.append(come(player, cookie))
        await asyncio.gather(*comers)

    def go(self) -> None:
        """Disconnect everyone."""
        self.tally.is_done = True
        for player in self.players:
            player.go()
