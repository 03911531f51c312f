"""Plays a match between bots and finds the puzzles in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metro2033 import catalog
from metro2033.bots.registry import bot, evaluator
from metro2033.engine.kernel.core import CHANCE, NOBODY
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.trait import DEALS
from metro2033.engine.kernel.word import verb_of
from metro2033.engine.model.ids import NOTHING
from metro2033.key_text import name_of
from metro2033.table.keys import codec_of
from mine_puzzles.measure import LEAST_CHANCE, found_by, level, measured, themes
from mine_puzzles.position import PLAYER, Asked, chance, searched
from mine_puzzles.purpose import purpose

GLANCE, LOOK = 80, 500
"""Simulations of the searches that find candidates."""

PROMISING = 0.04
"""The least lead of a candidate, and the least chance."""

MOST_TRIED, MOST_KEPT = 8, 3
"""So many candidates of a match are measured, and so many become puzzles."""

APART = 25
"""Puzzles of a match are at least so many choices apart."""

DULL = 4
"""Fewer answers than this are worth asking only if the second bot may miss the best one."""


@dataclass(frozen=True)
class Candidate:
    """A position of a match, the answer that seems best, and how often weaker bots find it."""

    at: int
    asked: Asked
    best: int
    found: list[float]

    @property
    def ease(self) -> float:
        """How easily it is found: the hardest come first."""
        return sum(self.found)


def mined(
    edition: str, seats: int, seed: int, least: int = 2, without: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """The puzzles of one match with at least so many answers; the best is none of `without`.

    The same arguments give the same puzzles.
    """
    game = catalog.game(edition)
    choices, candidates = played(edition, seats, seed, least)
    key = codec_of(game).key
    candidates = [found for found in candidates if name_of(key(found.best)) not in without]
    kept: list[dict[str, Any]] = []
    candidates.sort(key=lambda candidate: (candidate.ease, candidate.at))
    for candidate in candidates[:MOST_TRIED]:
        if len(kept) == MOST_KEPT:
            break
        if any(abs(puzzle["at"] - candidate.at) < APART for puzzle in kept):
            continue
        asked = candidate.asked
        puzzle = measured(asked, candidate.found, candidate.best, 1000 * seed + candidate.at)
        if puzzle is None:
            continue
        chances = {key(option): chance for option, chance in puzzle.chances.items()}
        told = purpose(edition, asked.state, asked.seat, chances)
        kept.append(
            {
                "id": f"{edition[0]}{seed}-{candidate.at}",
                "seats": seats,
                "at": candidate.at,
                "seat": asked.seat + 1,
                "themes": themes(asked, puzzle.best, puzzle.chances, told.get("danger", "")),
                "level": level(puzzle.found),
                "found": puzzle.found,
                "best": key(puzzle.best),
                "chances": chances,
                "choices": " ".join(choices[: candidate.at]),
                "purpose": told,
                "is_retired": False,
            }
        )
    return kept


def played(edition: str, seats: int, seed: int, least: int) -> tuple[list[str], list[Candidate]]:
    """The choices of a match between bots, and the positions that may be puzzles."""
    game, source, out = catalog.game(edition), Stream(seed), Offer()
    player, codec = bot(PLAYER, game, source), codec_of(game)
    state: Any = game.new(seats, game.settle(seats, {}))
    choices: list[str] = []
    found: list[Candidate] = []
    while state.asked != NOBODY:
        seat = asked_seat(state)
        several = state.asked.bit_count() > 1
        offer(state, seat, out)
        if seat == CHANCE:
            option = out.pick(source)
        else:
            if (
                out.count >= least
                and not several
                and not game.verbs[verb_of(out.options[0])].has(DEALS)
            ):
                asked = Asked(game, state.clone(), seat, asking(state).asks())
                if not is_known(asked):
                    found.extend(glanced(asked, len(choices), seed))
            offer(state, seat, out)
            option = player.choose(game.view(state, seat), seat, out)
        choices.append(f"{seat + 1}@{codec.key(option)}" if several else codec.key(option))
        apply(state, seat, option)
    return choices, found


def is_known(asked: Asked) -> bool:
    """Whether all bots answer by the same rule, so that none is weaker than another."""
    out = Offer()
    offer(asked.state, asked.seat, out)
    return bool(evaluator(asked.game).rule(asked.view, asked.seat, out) != NOTHING)


def glanced(asked: Asked, at: int, seed: int) -> list[Candidate]:
    """The position as a candidate, if one answer stands out."""
    count = len(asked.options)
    seed = 1000 * seed + at
    if not stands_out(asked, searched(asked, seed, GLANCE)[:3], seed, GLANCE // 4):
        return []
    ranked = searched(asked, seed, LOOK)
    if not stands_out(asked, ranked[:3], seed, LOOK // 4):
        return []
    shares = found_by(asked, ranked[0], seed)
    is_obvious = shares[0] >= 0.9 or (count < DULL and shares[1] >= 0.9)
    return [] if is_obvious else [Candidate(at, asked, ranked[0], shares)]


def stands_out(asked: Asked, ranked: list[int], seed: int, visits: int) -> bool:
    """Whether the first of some answers promises more than the others."""
    best, *others = [chance(asked, option, seed, visits) for option in ranked]
    return best >= LEAST_CHANCE and best - max(others) >= PROMISING
