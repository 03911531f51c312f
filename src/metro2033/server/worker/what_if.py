"""What if: a board imagined from what a seat may know, on which answers of all seats are tried."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from metro2033.bots.registry import UnknownBot
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.form import engine_form
from metro2033.review.position_value import PositionValue, error, mean
from metro2033.server.bots.bot_question import WhatIfWork
from metro2033.server.bots.preview_reply import preview_reply
from metro2033.server.match.logged_table import LoggedTable
from metro2033.server.protocol.what_if import ImaginedBoard, SeatQuestion
from metro2033.table.fair import SECRET_BYTES
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

TRIALS: Final = 8
"""Ways on to the next big question by which other positions are judged."""

WORLDS: Final = {"compiled": 12, "plain": 4}
"""Imaginations over which chances are averaged."""

APART: Final = 1_000_003
"""Between the seeds of two worlds."""

SURE: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20)
"""Standard errors on either side of a mean of two, three, ..., twelve, 95 % (Student)."""


def imagined_board(
    game: Game[Any], view: Any, viewer: int, seed: int, work: WhatIfWork
) -> ImaginedBoard:
    """The board of a seed; the same one answers with the same luck."""
    world = game.imagine(view, viewer, Stream(seed))
    live, made = played(game, world, seed, work)
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
        ranking=table.ranking,
        **judged(game, view, viewer, seed, work, made),
        **more_of(game, live, work),
    )


def played(game: Game[Any], world: Any, seed: int, work: WhatIfWork) -> tuple[LoggedTable, int]:
    """The table of a world after the answers that fit there, and how many did."""
    header = Header.new(game, [Player("", "human")] * work.seats)
    live = LoggedTable(Table(game, header, world), seed.to_bytes(SECRET_BYTES))
    live.settle(0)
    return live, tried(live, work)


def more_of(game: Game[Any], live: LoggedTable, work: WhatIfWork) -> dict[str, Any]:
    """What else was asked of an open question: odds and changes, or what cannot be done."""
    seat = work.about - 1
    ask = live.table.ask(seat)
    if ask is None:
        return {}
    if work.tell == "lacks":
        return {"lacks": live.presenter.lacks(ask.decision, work.station)}
    if work.tell == "odds":
        view, options = live.table.view(seat), Offer()
        offer(view, seat, options)
        try:
            told = preview_reply(game, view, seat, options)
        except UnknownBot:
            return {}
        return {"fights": told.fights, "differences": told.differences}
    return {}


def tried(live: LoggedTable, work: WhatIfWork) -> int:
    """Give the answers one after the other as far as they fit; how many did."""
    for number, choice in enumerate(work.choices):
        ask = live.table.ask(choice.seat - 1)
        if ask is None or live.answer(choice.seat - 1, ask.number, choice.key, 0) is not None:
            return number
    return len(work.choices)


def judged(
    game: Game[Any], view: Any, viewer: int, seed: int, work: WhatIfWork, made: int
) -> dict[str, Any]:
    """The chances of all seats at the end of a line and at its start, over several worlds.

    Those worlds count in which the same answers can be given. Empty where nobody can judge.
    """
    try:
        judge = PositionValue(game, TRIALS)
    except UnknownBot:
        return {"chances": [], "before": []}
    line = replace(work, choices=work.choices[:made])
    after, before = list[list[float]](), list[list[float]]()
    for number in range(WORLDS[engine_form()]):
        world = game.imagine(view, viewer, Stream(seed + number * APART))
        start = world.clone()
        live, fitting = played(game, world, seed + number * APART, line)
        if fitting == made:
            after.append(judge.value(live.table.state, seed).chances)
            before.append(judge.value(start, seed).chances)
    columns = list(zip(*after, strict=True))
    means, bounds = [mean(column) for column in columns], [bound(column) for column in columns]
    return {
        "chances": [round(chance, 3) for chance in means],
        "before": [round(mean(column), 3) for column in zip(*before, strict=True)],
        "worlds": len(after),
        "low": [round(max(m - b, 0.0), 3) for m, b in zip(means, bounds, strict=True)],
        "high": [round(min(m + b, 1.0), 3) for m, b in zip(means, bounds, strict=True)],
    }


def bound(column: tuple[float, ...]) -> float:
    """How far the true mean may be from that of a sample, 95 %; all there is for a single one."""
    if len(column) < 2:
        return 1.0
    return SURE[len(column) - 2] * error(column)
