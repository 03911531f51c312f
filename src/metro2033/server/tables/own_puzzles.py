"""Puzzles of one's own: whether a position has one answer that is clearly the best."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final
from zlib import crc32

from metro2033.bots.registry import UnknownBot, evaluator, usual_for
from metro2033.engine.kernel.codec import state_to_data
from metro2033.server.bots.bot_question import BotAdvice, BotQuestion, Share
from metro2033.server.match.actor import Identity
from metro2033.server.match.table_presenter import vocabulary
from metro2033.server.tables.positions import Position, play_position
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.puzzles import put_away, told_purpose
from metro2033.server.tables.tables import Tables
from metro2033.server.tables.wanted import WantedPlay

OWN: Final = "own"
"""Stands for the ID of a puzzle that somebody has set up."""

SEARCHES: Final = 4
"""Searches in different worlds that have to agree."""

LEAD: Final = 0.05
"""By how much the best answer has to be better than any other, in chances to win."""

LEAST_CHANCE: Final = 0.2
"""Whoever has lost anyway has nothing to find."""

SURE: Final = 3.18
"""Standard errors on either side of a mean of four, 95 % (Student)."""


async def play_own_puzzle(
    tables: Tables, position: Position, wanted: WantedPlay, who: Identity
) -> dict[str, Any]:
    """Begin a match at the question of a position; other puzzles of the visitor are put away."""
    await put_away(tables, who)
    own = replace(wanted, seat=(position.asked or [0])[0] + 1, is_hot_seat=False)
    return await play_position(
        tables, position, own, who, puzzle=OWN, hints=False, chat=False, watch="nobody"
    )


async def judge_position(tables: Tables, position: Position, share: Share) -> dict[str, Any]:
    """Whether a position is a puzzle, the best answers with their chances, or why it is none.

    The same position gets the same verdict.
    """
    table, seat = position.table, (position.asked or [-1])[0]
    ask = table.ask(seat)
    if ask is None:
        return told(position, seat, "chance", [])
    if not can_judge(position):
        return told(position, seat, "nobody", [])
    if len(ask.decision.options) < 2:
        return told(position, seat, "one_answer", [])
    view = state_to_data(table.view(seat))
    seed = crc32(repr(view).encode())
    rounds = list[list[BotAdvice]]()
    for n in range(SEARCHES):
        question = BotQuestion(
            edition=table.game.name,
            bot=usual_for(table.game),
            seat=seat,
            seed=seed + n,
            view=view,
            task="advise",
            share=share,
        )
        reply = await tables.bots.think(question)
        if reply is None or len(reply.best) < 2:
            raise Problem(503, "problem-busy", after=2)
        rounds.append(reply.best)
    return told(position, seat, why_not(rounds), rounds)


def can_judge(position: Position) -> bool:
    """Whether anybody can tell good answers from bad ones."""
    try:
        evaluator(position.table.game)
    except UnknownBot:
        return False
    return True


def why_not(rounds: list[list[BotAdvice]]) -> str:
    """Why the answers make no puzzle; "" where one is clearly the best."""
    if len({found[0].key for found in rounds}) > 1:
        return "disagree"
    if mean(chance_of(found[0]) for found in rounds) < LEAST_CHANCE:
        return "lost"
    lead, error = lead_of(rounds)
    return "close" if lead < LEAD or lead - error <= 0 else ""


def lead_of(rounds: list[list[BotAdvice]]) -> tuple[float, float]:
    """How far the best answer is ahead of the second, and how sure that is (95 %)."""
    leads = [chance_of(found[0]) - max(map(chance_of, found[1:])) for found in rounds]
    return mean(leads), SURE * stdev(leads) / sqrt(len(leads))


def chance_of(advice: BotAdvice) -> float:
    """The chance to win with an answer."""
    return advice.chance or 0.0


def told(position: Position, seat: int, why: str, rounds: list[list[BotAdvice]]) -> dict[str, Any]:
    """The verdict on a position; `why` names the reason against it."""
    chances: dict[str, list[float]] = {}
    for found in rounds:
        for advice in found:
            chances.setdefault(advice.key, []).append(chance_of(advice))
    ranked = sorted(chances, key=lambda key: (-len(chances[key]), -mean(chances[key])))
    options = [vocabulary(position.table.game).option(key) for key in ranked]
    answers = [
        {"key": o.key, "verb": o.verb, "args": o.args, "chance": round(mean(chances[o.key]), 3)}
        for o in options
    ]
    lead, error = lead_of(rounds) if rounds else (0.0, 0.0)
    return {
        "seat": seat + 1,
        "count": position.table.count,
        "is_puzzle": not why,
        "why": why,
        "best": rounds[0][0].key if rounds else "",
        "answers": sorted(answers, key=lambda answer: -answer["chance"]),
        "purpose": purpose_told(position, rounds),
        "lead": round(lead, 3),
        "low": round(max(lead - error, 0.0), 3),
        "high": round(min(lead + error, 1.0), 3),
        "needed": LEAD,
    }


def purpose_told(position: Position, rounds: list[list[BotAdvice]]) -> dict[str, Any] | None:
    """What the best answer is for, as the first search that can tell it says."""
    best = [found[0].purpose for found in rounds if found[0].key == rounds[0][0].key]
    purpose = next(filter(None, best), None)
    words = vocabulary(position.table.game)
    return None if purpose is None else told_purpose(words, purpose)
