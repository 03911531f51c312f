"""Questions of recorded matches, shown in a page one after another: no server plays them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Page, WebSocketRoute

from browser.screens import BOT, ME, made
from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import is_discreet
from metro2033.engine.kernel.trait import ATTACKS
from metro2033.server.match.table_presenter import TablePresenter
from metro2033.server.protocol import part, server, wire
from metro2033.server.store.entities import StoredChoice
from metro2033.table.answer import Cause
from metro2033.table.decision import Choice, Decision
from metro2033.table.memory import DeckMemory
from metro2033.table.record import read
from metro2033.table.table import Table

REPLAYS: Final = Path(__file__).parents[1] / "replays"

STEPS: Final = 40
"""So many choices before a question are told to the page."""

NAMES: Final = ("Anna", "Boris", "Cecília", "Дмитрий", "Erzsébet", "Wolfgang Amadeus Schmidt")


@dataclass(frozen=True)
class Moment:
    """A question of a recorded match and all that the asked seat sees with it."""

    kind: str
    seat: int
    seats: int
    count: int
    facts: dict[str, Any]
    question: part.Question
    waiting: part.Waiting
    steps: list[part.Step]
    memory: list[DeckMemory]


@cache
def moments(edition: str) -> list[Moment]:
    """A question of every kind, the one with the most answers among all recorded matches."""
    best: dict[str, Moment] = {}
    for file in sorted((REPLAYS / edition).glob("*.jsonl")):
        for table, log, seat, decision in questions(file):
            known = best.get(decision.kind)
            if known is None or len(known.question.options) < len(decision.options):
                memory = TablePresenter(table, log).memory()
                best[decision.kind] = moment_of(table, log, seat, decision.kind, memory)
    return [best[kind] for kind in sorted(best)]


def recorded(edition: str) -> list[str]:
    """The names of the recorded matches of an edition."""
    return sorted(file.stem for file in (REPLAYS / edition).glob("*.jsonl"))


def whole_match(edition: str, name: str, first: int = 0, step: int = 1) -> Iterator[Moment]:
    """Every question of a recorded match, or each `step`-th from the first that is wanted."""
    found = questions(REPLAYS / edition / f"{name}.jsonl")
    for table, log, seat, decision in islice(found, first, None, step):
        yield moment_of(table, log, seat, decision.kind)


Question = tuple[Table[Any], list[StoredChoice], int, Decision]
"""A table at which a seat is asked something, and the choices before."""


def questions(file: Path) -> Iterator[Question]:
    """Every question of a record that people are asked."""
    record = read(file.read_text(encoding="utf-8"))
    table = Table.open(catalog.game(record.header.edition), record.header)
    log: list[StoredChoice] = []
    for choice in record.choices:
        for seat in table.asked:
            ask = None if seat == CHANCE else table.ask(seat)
            if ask is not None and (len(ask.decision.options) > 1 or is_discreet(table.state)):
                yield table, log, seat, ask.decision
        cause = cause_of(table, choice)
        log.append(StoredChoice(len(log) + 1, choice.seat, choice.key, cause, 0))
        table.follow(choice)


def cause_of(table: Table[Any], choice: Choice) -> Cause:
    """Who gives the next answer of a record: nature, the table if there is no other, or people."""
    if choice.seat == CHANCE:
        return "drawn"
    ask = table.ask(choice.seat)
    is_only = ask is not None and len(ask.decision.options) == 1
    return "forced" if is_only and not is_discreet(table.state) else "chosen"


def moment_of(
    table: Table[Any],
    log: list[StoredChoice],
    seat: int,
    kind: str,
    memory: Sequence[DeckMemory] = (),
) -> Moment:
    """What a seat is asked now, and all that it sees with it."""
    presenter = TablePresenter(table, log)
    facts = presenter.facts(seat)
    question = presenter.question(seat, facts)
    assert question is not None
    steps = presenter.steps(seat, max(0, table.count - STEPS), table.count)
    seats, waiting = len(table.header.seats), presenter.waiting()
    told = (dict(facts), question, waiting, steps, list(memory))
    return Moment(kind, seat + 1, seats, table.count, *told)


def previewed(moment: Moment, ask: int) -> server.Chances:
    """What is said of every answer: fights with a sum, two numbers that change for the rest."""
    fight = part.Fight(
        win=0.416,
        draw=0.283,
        loss=0.301,
        parts=[part.SumPart(0, "army", 5), part.SumPart(1, "army", 4)],
        after_win=[part.Spread("points", 1, 1)],
        after_draw=[],
        after_loss=[part.Spread("army", -2, -1)],
    )
    options = moment.question.options
    fights = {option.key: fight for option in options if ATTACKS in option.traits}
    change = [part.Difference(what, moment.seat, 3, 2) for what in ("army", "ammo")]
    differences = {option.key: change for option in options if option.key not in fights}
    odds = dict.fromkeys(fights, fight.win)
    return server.Chances(id=0, ask=ask, odds=odds, fights=fights, differences=differences)


class Projector:
    """Shows recorded questions at a table of the page, in the place of the server's own match."""

    def __init__(self, page: Page, edition: str) -> None:
        self.page: Final = page
        self.asked = 0
        self._edition: Final = edition
        self._moment: Moment | None = None
        self._socket: WebSocketRoute | None = None
        self._answer = ""

    def open(self, url: str) -> None:
        """Sit down at a table whose messages come from here."""
        match = made(self.page, self._edition, ME, BOT, start=True)
        self.page.route_web_socket("**/api/socket", self._connected)
        self.page.goto(f"{url}/match/{match}")

    def show(self, moment: Moment) -> None:
        """Ask a recorded question."""
        self.asked += 1
        self._moment = moment
        while self._socket is None:
            self.page.wait_for_timeout(20)
        self._socket.send(self._welcome(0))
        self.page.wait_for_selector(f".decision[data-ask='{self.asked}'] [data-confirm]")

    def await_answer(self) -> str:
        """The key of the answer that the page gives; it is refused."""
        while not self._answer:
            self.page.wait_for_timeout(20)
        return self._answer

    def _connected(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self._heard(socket, text))

    def _heard(self, socket: WebSocketRoute, text: str | bytes) -> None:
        told = msgspec.json.decode(text)
        reply = self._reply(told)
        self._socket = socket
        if reply is not None:
            socket.send(reply)

    def _reply(self, told: dict[str, Any]) -> str | None:
        moment, number = self._moment, told["id"]
        if moment is None:
            return None
        if told["type"] == "hello":
            return self._welcome(number)
        if told["type"] == "odds":
            return written(replace(previewed(moment, told["ask"]), id=number))
        if told["type"] == "memory":
            return written(server.Remembered(id=number, n=moment.count, decks=moment.memory))
        if told["type"] == "answer":
            self._answer = told["key"]
        if told["type"] == "history":
            since, until = told["since"], told["until"]
            steps = [step for step in moment.steps if since < step.n <= until]
            return written(server.Past(id=number, since=since, steps=steps))
        return written(server.Error(id=number, code="unavailable", text=""))

    def _welcome(self, number: int) -> str:
        moment = self._moment
        assert moment is not None
        game = catalog.game(self._edition)
        match = part.Match(
            id="recorded",
            edition=self._edition,
            rules_version=game.rules_version,
            content_digest=game.content_digest,
            house_rules={},
            commitment=None,
            lesson=None,
            clock=None,
            hints=True,
            chat=True,
            rated=False,
            phrases=list(part.PHRASES),
        )
        seats = [
            part.SeatState(seat, "person", NAMES[seat - 1], None, is_here=True)
            for seat in range(1, moment.seats + 1)
        ]
        return written(
            server.Welcome(
                id=number,
                protocol=wire.VERSION,
                match=match,
                status="running",
                seat=moment.seat,
                held=[moment.seat],
                seq=self.asked,
                n=moment.count,
                facts=moment.facts,
                question=replace(moment.question, ask=self.asked),
                waiting=moment.waiting,
                clocks=[],
                undo="free",
                seats=seats,
                proposal=None,
                ranking=[],
                chat=[],
                time=0,
            )
        )


def written(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()
