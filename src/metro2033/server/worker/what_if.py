"""What if: a board imagined from what a seat may know, on which answers of all seats are tried."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from metro2033.bots.registry import UnknownBot
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.source import Stream
from metro2033.review.position_value import PositionValue
from metro2033.server.bots.bot_question import WhatIfWork
from metro2033.server.match.logged_table import LoggedTable
from metro2033.server.protocol.what_if import ImaginedBoard, SeatQuestion
from metro2033.table.fair import SECRET_BYTES
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

TRIALS: Final = 8
"""Ways on to the next big question by which other positions are judged."""


def imagined_board(
    game: Game[Any], view: Any, viewer: int, seed: int, work: WhatIfWork
) -> ImaginedBoard:
    """The board of a seed; the same one answers with the same luck."""
    world = game.imagine(view, viewer, Stream(seed))
    header = Header.new(game, [Player("", "human")] * work.seats)
    live = LoggedTable(Table(game, header, world), seed.to_bytes(SECRET_BYTES))
    live.settle(0)
    made = tried(live, work)
    table, presenter = live.table, live.presenter
    facts = game.facts(table.state)
    asked = [seat for seat in table.asked if seat != CHANCE]
    questions = [(seat, presenter.question(seat, facts)) for seat in asked]
    steps = presenter.steps(viewer, 0, table.count)
    return ImaginedBoard(
        n=work.n,
        made=made,
        facts=dict(facts),
        asked=[SeatQuestion(seat + 1, told) for seat, told in questions if told is not None],
        waiting=presenter.waiting(),
        steps=[replace(step, n=work.n + step.n) for step in steps],
        chances=chances(game, table.state, seed),
        before=chances(game, world, seed),
        ranking=table.ranking,
    )


def tried(live: LoggedTable, work: WhatIfWork) -> int:
    """Give the answers one after the other as far as they fit; how many did."""
    for number, choice in enumerate(work.choices):
        ask = live.table.ask(choice.seat - 1)
        if ask is None or live.answer(choice.seat - 1, ask.number, choice.key, 0) is not None:
            return number
    return len(work.choices)


def chances(game: Game[Any], state: Any, seed: int) -> list[float]:
    """The chances of all seats to win, as reviews judge them; empty where nobody can."""
    try:
        judge = PositionValue(game, TRIALS)
    except UnknownBot:
        return []
    return [round(chance, 3) for chance in judge.value(state, seed).chances]
