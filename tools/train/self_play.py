"""Exploring self-play: bots that err on purpose, positions after what they did, and who won.

A chunk is a file of rows: what a network sees of a position (signed bytes), the chances that later
positions gave every seat (parts of 255), and which seat won; seats are counted from the viewer.
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from metro2033 import catalog
from metro2033.bots import registry
from metro2033.bots.bot import Bot
from metro2033.bots.consequence import state_of
from metro2033.bots.feature import Evaluator
from metro2033.bots.lookahead import HeuristicBot
from metro2033.bots.value import LearnedValue
from metro2033.engine.kernel.core import CHANCE, NOBODY
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source, Stream
from metro2033.engine.kernel.trait import DEALS
from metro2033.engine.kernel.word import verb_of
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.state import State

RULES = {"most_rounds": 40}
CHUNK = 25
"""Matches in a file."""
ROUND = 10_000
"""Chunks from here to those of the next round: every round has matches of its own."""
SAMPLED = 4
"""Of so many positions one is noted, besides those that follow an explored answer."""
LATER = 0.85
"""How much of a target comes from beyond the next position that is noted: TD(lambda)."""
TARGETS = 6
"""A chance for each of six seats; then the winner."""


@dataclass(frozen=True)
class Task:
    """Where positions come from: an edition, a number of seats, and the network that plays."""

    edition: str
    seats: int
    network: Path | None = None
    """None: positions are judged by the weighted features alone."""
    explored: int = 10
    """Of a hundred answers, so many are any of the options."""


def play(task: Task, folder: Path, chunks: range, seconds: float, jobs: int) -> None:
    """Play some chunks on all cores, as far as the time allows."""
    folder.mkdir(parents=True, exist_ok=True)
    shares = [chunks[job::jobs] for job in range(jobs)]
    with ProcessPoolExecutor(jobs) as pool:
        list(pool.map(partial(share, task, folder, end=time.time() + seconds), shares))


def share(task: Task, folder: Path, chunks: range, end: float) -> None:
    """What one process plays."""
    for number in chunks:
        if time.time() >= end:
            return
        chunk(task, number, folder / f"{number:06}.rows")


def chunk(task: Task, number: int, file: Path) -> Path:
    """Play the matches of a chunk and write their positions, unless that was done before."""
    if not file.exists():
        part = file.with_suffix(".part")
        with part.open("wb") as out:
            for match in range(number * CHUNK, (number + 1) * CHUNK):
                for row in positions(task, match):
                    out.write(row)
        part.replace(file)
    return file


@cache
def mind(edition: str, file: Path | None) -> tuple[Edition, Evaluator, LearnedValue]:
    """What judges positions, made once in a process."""
    game = catalog.game(edition)
    assert isinstance(game, Edition)
    judge = registry.evaluator(game)
    own = network(file) if file else {}
    return game, judge, registry.learned_value(game, judge, own)


def network(file: Path) -> dict[int, bytes]:
    """A file network-2.bin by its number of seats."""
    return {int(file.stem.removeprefix("network-")): file.read_bytes()}


def width(task: Task) -> int:
    """The bytes of a row."""
    return len(mind(task.edition, None)[2].usual) + TARGETS + 1


@dataclass(frozen=True)
class Noted:
    """A position of a match: who looks at it, what a network sees, and everybody's chances."""

    viewer: int
    row: bytes
    chance: list[float]


def player(task: Task, source: Source) -> Bot:
    """Who plays in a task."""
    game, judge, value = mind(task.edition, task.network)
    return HeuristicBot(game, judge, source, 1, 0.0, value if task.network else None)


def note(game: Edition, value: LearnedValue, state: State, viewer: int, source: Source) -> Noted:
    """A position as bots meet it in play: in a world imagined from what the viewer may know."""
    world = state_of(game.imagine(game.view(state, viewer), viewer, source))
    value.judge(world, viewer)
    chance = list(value.evaluator.chance)[: int(world.seat_count())]
    return Noted(viewer, bytes(value.row(world, viewer)), chance)


def positions(task: Task, number: int) -> list[bytes]:
    """The rows of one match; none if nobody won."""
    game, judge, value = mind(task.edition, task.network)
    bots = [player(task, Stream(10 * number + seat)) for seat in range(task.seats)]
    nature, will, sample = Stream(3 * number + 1), Stream(5 * number + 2), Stream(7 * number + 3)
    state, out = game.new(task.seats, game.settle(task.seats, RULES)), Offer()
    found: list[Noted] = []
    turn, is_due = -1, False
    while state.asked != NOBODY:
        seat = asked_seat(state)
        now = judge.turn(state)
        if now != turn or (seat != CHANCE and judge.is_big(state)):
            if turn >= 0 and (is_due or sample.below(SAMPLED) == 0):
                found.append(note(game, value, state, sample.below(task.seats), sample))
            turn, is_due = now, False
        offer(state, seat, out)
        if seat == CHANCE:
            answer = out.pick(nature)
        elif out.count > 1 and (is_deal(game, out) or will.below(100) < task.explored):
            answer = out.options[will.below(out.count)]
            is_due = True
        else:
            answer = bots[seat].choose(game.view(state, seat), seat, out)
        apply(state, seat, answer)
    ranking = game.ranking(state)
    if 1 not in ranking:
        return []
    return rows(found, ranking.index(1), task.seats)


def rows(found: list[Noted], winner: int, seats: int) -> list[bytes]:
    """The positions of a match, each with what became of it."""
    target = [float(seat == winner) for seat in range(seats)]
    made = []
    for one in reversed(found):
        turned = target[one.viewer :] + target[: one.viewer]
        chances = [round(255 * share) for share in turned] + [0] * (TARGETS - seats)
        made.append(one.row + bytes([*chances, (winner - one.viewer) % seats]))
        pairs = zip(target, one.chance, strict=True)
        target = [LATER * far + (1 - LATER) * near for far, near in pairs]
    return made[::-1]


def is_deal(game: Edition, options: Offer) -> bool:
    """Whether factions and heroes are dealt: a draft would show only what bots like."""
    return game.verbs[verb_of(options.options[0])].has(DEALS)
